"""What a game shows of itself in the documentation: pictures at moments of sample games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from bot.engine import AnyState, Decision, Move, asked_of, open_decisions

Stop: TypeAlias = Callable[[AnyState], bool]  # whether a sample game has come to the position that is wanted


class SampleMoment(NamedTuple):
    """A position of a sample game: its name, the number of seats, when it has come; without `until` the end."""

    name: str
    seats: int
    until: Stop | None


class SampleChoice(NamedTuple):
    """A step of a move whose places are shown, as soon as it is on offer after so many moves of the game."""

    name: str
    seats: int
    plies: int
    move: type[Move]
    step: str


@dataclass(frozen=True)
class Samples:
    """How sample games of a title are played, and what is drawn of them.

    `tables` are shown as everybody sees them, `mats` and `choices` as the seat does that is asked, `open_mats`
    the first seat's as everybody sees it. Moves in `idle` lead nowhere: random games of the tests make
    them seldom. Sample players make these and those in `shunned` only for want of any other, and choose by
    chance in the fields in `unranked`, whose order says nothing of worth.
    """

    tables: tuple[SampleMoment, ...] = ()
    mats: tuple[SampleMoment, ...] = ()
    open_mats: tuple[SampleMoment, ...] = ()
    choices: tuple[SampleChoice, ...] = ()
    idle: frozenset[str] = frozenset()
    shunned: frozenset[str] = frozenset()
    unranked: frozenset[str] = frozenset()


def after(plies: int) -> Stop:
    """Stop when so many moves have been played."""
    return lambda state: bool(state.ply >= plies)


def happened(event: str, plies: int) -> Stop:
    """Stop when that happened in the last move, when at least so many have been played."""
    return lambda state: bool(state.ply >= plies and any(told.key == event for told in state.events))


def asking(decision: type[Decision], plies: int) -> Stop:
    """Stop when that is asked, when at least so many moves have been played."""
    kind = decision.kind()
    return lambda state: bool(state.ply >= plies and any(asked.decision == kind for asked in asked_of(state)))


def offering(move: type[Move], plies: int) -> Stop:
    """Stop when the first player asked may make such a move, when at least so many have been played."""

    def stop(state: AnyState) -> bool:
        asked = open_decisions(state)[0]
        return bool(state.ply >= plies and any(form.move is move for form in asked.forms(state)))

    return stop


def just_built(plies: int) -> Stop:
    """Stop after something was built, when at least so many moves have been played, and nothing followed."""

    def stop(state: AnyState) -> bool:
        keys = [event.key for event in state.events]
        return bool(state.ply >= plies and keys in (["built"], ["built-with-discount"]))

    return stop
