"""Chance: a seeded generator whose whole condition is a seed and a number of draws."""

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
    """Draws from SHA-256 in counter mode: the same on every machine, in every release of Python.

    `drawn` holds what chance decided during the last move, for the record.
    """

    seed: bytes
    draws: int = 0
    drawn: list[int] = []

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1, each as likely as the others."""
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
        """The values in an order by chance (Fisher and Yates)."""
        result = list(values)
        for index in range(len(result) - 1, 0, -1):
            other = self.below(index + 1)
            result[index], result[other] = result[other], result[index]
        return result

    def another(self) -> Chance:
        """A chance of its own, whose seed is drawn from this one."""
        return Chance(b"".join(self.below(1 << 32).to_bytes(4, "big") for _ in range(4)))

    def bring_to_light(self, what: str, to: int | None = None) -> None:
        """Hear what unknown thing is about to be looked at, by a seat alone or by all; foreseeing stops here."""

    def looked_at(self, value: T, unknown: T) -> T:
        """A value that somebody looks at from here on; who plays ahead goes on with what stands for it."""
        return value

    @property
    def fingerprint(self) -> str:
        """What is published of the seed before the game: its SHA-256."""
        return fingerprint(self.seed)


def fingerprint(seed: bytes) -> str:
    """The SHA-256 of a seed, in hexadecimal."""
    return sha256(seed).hexdigest()
