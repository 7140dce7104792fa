"""The moments of each game that the documentation shows, and how sample games reach them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from bot.engine import AnyState, Decision, Move, asked_of, open_decisions
from bot.games.discordia.rules.moves import Dispatch
from bot.games.discordia.rules.turns import ActionChoice
from bot.games.marble.rules.moves import Play
from bot.games.praetor.rules.action import Build
from bot.games.trajanum.rules.moves import Envoy, Take
from tools.example.rules.moves import Plant

Stop: TypeAlias = Callable[[AnyState], bool]  # whether a sample game has reached the wanted position


class SampleMoment(NamedTuple):
    """A position of a sample game: its name, the number of seats, and when it is reached (default: the end)."""

    name: str
    seats: int
    until: Stop | None


class SampleChoice(NamedTuple):
    """A step of a move whose places are shown, as soon as it is offered after `plies` moves."""

    name: str
    seats: int
    plies: int
    move: type[Move]
    step: str


@dataclass(frozen=True)
class Samples:
    """How sample games of a title are played, and what is drawn of them.

    - `tables` are drawn as everybody sees them, `mats` and `choices` as the seat that is asked sees them, and
      `open_mats` are the first seat's mats as everybody sees them.
    - Moves in `idle` lead nowhere: random games of the tests seldom make them. Sample players make these and those in
      `shunned` only if there are no others.
    - Sample players choose at random in the fields in `unranked`, whose order doesn't say what is good.
    """

    tables: tuple[SampleMoment, ...] = ()
    mats: tuple[SampleMoment, ...] = ()
    open_mats: tuple[SampleMoment, ...] = ()
    choices: tuple[SampleChoice, ...] = ()
    idle: frozenset[str] = frozenset()
    shunned: frozenset[str] = frozenset()
    unranked: frozenset[str] = frozenset()


def after(plies: int) -> Stop:
    """Stop after `plies` moves."""
    return lambda state: bool(state.ply >= plies)


def happened(event: str, plies: int) -> Stop:
    """Stop when the event happened in the last move, after at least `plies` moves."""
    return lambda state: bool(state.ply >= plies and any(told.key == event for told in state.events))


def asking(decision: type[Decision], plies: int) -> Stop:
    """Stop when the decision is asked, after at least `plies` moves."""
    kind = decision.kind()
    return lambda state: bool(state.ply >= plies and any(asked.decision == kind for asked in asked_of(state)))


def offering(move: type[Move], plies: int) -> Stop:
    """Stop when the first player asked may make such a move, after at least `plies` moves."""

    def stop(state: AnyState) -> bool:
        asked = open_decisions(state)[0]
        return bool(state.ply >= plies and any(form.move is move for form in asked.forms(state)))

    return stop


def just_built(plies: int) -> Stop:
    """Stop after a move that only built something, after at least `plies` moves."""

    def stop(state: AnyState) -> bool:
        keys = [event.key for event in state.events]
        return bool(state.ply >= plies and keys in (["built"], ["built-with-discount"]))

    return stop


SAMPLES: Final[Mapping[str, Samples]] = {
    "praetor": Samples(
        tables=(
            SampleMoment("start", 4, after(0)),
            SampleMoment("2-players", 2, just_built(36)),
            SampleMoment("3-players", 3, just_built(40)),
            SampleMoment("5-players", 5, just_built(60)),
            SampleMoment("end", 4, None),
        ),
        mats=(SampleMoment("mat", 3, just_built(25)),),
        choices=(SampleChoice("choice", 3, 25, Build, "space"),),
        idle=frozenset(("pass", "done")),
    ),
    "provincia": Samples(
        tables=(
            SampleMoment("cities", 3, after(1)),
            SampleMoment("2-players", 2, just_built(70)),
            SampleMoment("4-players", 4, happened("taken", 140)),
            SampleMoment("6-players", 6, happened("taken", 240)),
            SampleMoment("tokens", 5, happened("answered", 100)),
            SampleMoment("raid", 6, happened("gauls-came", 150)),
            SampleMoment("end", 4, None),
        ),
        mats=(SampleMoment("hand", 4, just_built(90)),),
        open_mats=(SampleMoment("city", 4, just_built(90)),),
        idle=frozenset(("discard", "done")),
        shunned=frozenset(("exchange", "trade")),
        unranked=frozenset(("city", "deck")),
    ),
    "marble": Samples(
        tables=(
            SampleMoment("start", 4, after(0)),
            SampleMoment("2-players", 2, happened("aqueduct-extended", 60)),
            SampleMoment("3-players", 3, happened("claimed", 70)),
            SampleMoment("4-players", 4, happened("built", 100)),
            SampleMoment("end", 4, None),
        ),
        mats=(SampleMoment("mat", 4, happened("laid-with-magistrate", 70)),),
        choices=(
            SampleChoice("choice", 4, 70, Play, "row"),
            SampleChoice("choice-row", 4, 70, Play, "place"),
        ),
        shunned=frozenset(("draw", "recall")),
    ),
    "discordia": Samples(
        tables=(
            SampleMoment("draft", 3, after(1)),
            SampleMoment("2-players", 2, happened("tile-taken", 60)),
            SampleMoment("3-players", 3, happened("specially-dispatched", 110)),
            SampleMoment("4-players", 4, happened("tile-taken", 150)),
            SampleMoment("raid", 4, happened("raid-won", 100)),
            SampleMoment("end", 4, None),
        ),
        mats=(SampleMoment("mat", 4, asking(ActionChoice, 150)),),
        choices=(SampleChoice("choice", 4, 150, Dispatch, "tile"),),
        idle=frozenset(("discard",)),
    ),
    "trajanum": Samples(
        tables=(
            SampleMoment("set-up", 4, after(1)),
            SampleMoment("start", 3, happened("laid", 1)),
            SampleMoment("2-players", 2, happened("envoy-placed", 80)),
            SampleMoment("3-players", 3, happened("built", 130)),
            SampleMoment("4-players", 4, happened("area-completed", 200)),
            SampleMoment("taken", 4, happened("tiles-taken", 170)),
            SampleMoment("end", 4, None),
        ),
        mats=(SampleMoment("mat", 4, happened("took", 160)),),
        choices=(
            SampleChoice("choice", 4, 160, Take, "space"),
            SampleChoice("choice-envoy", 4, 150, Envoy, "cell"),
        ),
        shunned=frozenset(("exchange",)),
    ),
    "example": Samples(
        tables=(SampleMoment("3-players", 3, happened("planted", 8)), SampleMoment("end", 4, None)),
        mats=(SampleMoment("mat", 3, after(5)),),
        choices=(SampleChoice("choice", 3, 8, Plant, "bed"),),
    ),
}
"""The samples of each game; one that isn't listed has none."""


def samples_of(game: str) -> Samples:
    return SAMPLES.get(game, Samples())
