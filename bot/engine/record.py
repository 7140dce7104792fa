"""Records: all that is needed to replay a game, and to check that it comes out the same."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct

from .game import AnyState, Game
from .moves import Refusal
from .position import Outcome

Number: TypeAlias = Annotated[int, Meta(ge=-(2**53), le=2**53)]
"""A number in a record: an integer that every JSON parser reads exactly."""

Label: TypeAlias = Annotated[str, Meta(max_length=100)]
"""A text in a record; the longest is a digest of 64 characters."""

Drawn: TypeAlias = Annotated[list[Number], Meta(max_length=1_000)]
"""The numbers that chance drew during a move: at most a quarter of this bound in any game."""


class Mismatch(Exception):
    """A record that doesn't replay as it says: the first ply that differs, and how."""


class Entry(Struct, frozen=True, omit_defaults=True):
    """A move, in the form that `Game.move_from` takes, and the numbers that chance drew.

    `computer` is the level of the computer that chose it, if one did.
    """

    seat: Number
    move: Annotated[dict[Label, Number | Label], Meta(max_length=20)]
    drawn: Drawn
    computer: Label | None = None


class Record(Struct, frozen=True, kw_only=True):
    """A game from its seed to its last position.

    `seed` is hexadecimal; `drawn` are the numbers that chance drew at set-up; `digest` is the SHA-256 of the last
    position, valid for the version of the rules that the record was written under.
    """

    game: Label
    rules_version: Number
    seats: Number
    options: Annotated[dict[Label, Label], Meta(max_length=100)]
    seed: Label
    drawn: Drawn
    entries: list[Entry]
    outcome: Outcome | None
    digest: Label

    def to_json(self) -> bytes:
        """The record on one line."""
        return msgspec.json.encode(self)

    @classmethod
    def from_json(cls, line: bytes | str) -> Record:
        """The record from its JSON. Raises `msgspec.ValidationError` or `msgspec.DecodeError`."""
        return msgspec.json.decode(line, type=cls)

    def positions(self, game: Game) -> Iterator[AnyState]:
        """Replay the record: yield the position at the start and after each entry (always the same object).

        Raises Mismatch where the replay differs from the record; the last position is checked when the iterator is
        exhausted.
        """
        self._compare(0, "game", self.game, game.id)
        if self.rules_version not in range(1, game.rules_version + 1):
            self._compare(0, "version of the rules", self.rules_version, game.rules_version)
        try:
            state = game.new(self.seats, self.options, bytes.fromhex(self.seed), self.rules_version)
        except Refusal as refusal:
            raise Mismatch(f"ply 0: the set-up is refused ({refusal.reason.key})") from refusal
        self._compare(0, "what chance decided", self.drawn, state.chance.drawn)
        yield state
        for ply, entry in enumerate(self.entries, 1):
            try:
                game.apply(state, entry.seat, game.move_from(entry.move))
            except (Refusal, msgspec.ValidationError) as error:
                reason = error.reason.key if isinstance(error, Refusal) else error
                raise Mismatch(f"ply {ply}: seat {entry.seat} may not {entry.move} ({reason})") from error
            self._compare(ply, "what chance decided", entry.drawn, state.chance.drawn)
            yield state
        self._compare(len(self.entries), "outcome", self.outcome, state.outcome)
        if self.rules_version == game.rules_version:
            self._compare(len(self.entries), "digest of the position", self.digest, digest(game, state))

    def verify(self, game: Game) -> AnyState:
        """Replay the record, and return the last position. Raises Mismatch."""
        *_, last = self.positions(game)
        return last

    def _compare(self, ply: int, what: str, recorded: object, played: object) -> None:
        if recorded != played:
            raise Mismatch(f"ply {ply}: {what} differs: recorded {recorded!r}, played {played!r}")


def digest(game: Game, state: AnyState) -> str:
    """The SHA-256 of a position."""
    return sha256(game.encode(state)).hexdigest()
