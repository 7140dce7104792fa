"""Chance: a seeded random generator whose whole state is the seed and the number of draws."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Final, TypeVar

from msgspec import Struct

T = TypeVar("T")

SEED_BYTES: Final = 16
"""The length of the seeds of games."""

_SPAN = 1 << 256


class Chance(Struct):
    """Draws from SHA-256 in counter mode: the same on every machine and in every release of Python.

    `drawn` are the numbers drawn during the last move, for the record.
    """

    seed: bytes
    draws: int = 0
    drawn: list[int] = []

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1, all equally likely."""
        limit = _SPAN - _SPAN % bound
        while True:
            number = int.from_bytes(sha256(self.seed + self.draws.to_bytes(8, "big")).digest(), "big")
            self.draws += 1
            if number < limit:
                self.drawn.append(number % bound)
                return number % bound

    def pick(self, values: Sequence[T]) -> T:
        """One of the values."""
        return values[self.below(len(values))]

    def shuffled(self, values: Sequence[T]) -> list[T]:
        """The values in random order (Fisher–Yates)."""
        result = list(values)
        for index in range(len(result) - 1, 0, -1):
            other = self.below(index + 1)
            result[index], result[other] = result[other], result[index]
        return result

    def another(self) -> Chance:
        """An independent generator, whose seed is drawn from this one."""
        return Chance(b"".join(self.below(1 << 32).to_bytes(4, "big") for _ in range(4)))

    def bring_to_light(self, what: str, to: int | None = None) -> None:
        """Called before something hidden is revealed, to one seat or to all. A preview stops here."""

    def looked_at(self, value: T, unknown: T) -> T:
        """A hidden value that somebody now looks at. A preview continues with `unknown` instead."""
        return value


def fingerprint(seed: bytes) -> str:
    """What is published before the game: the SHA-256 of its seed, in hexadecimal."""
    return sha256(seed).hexdigest()
