"""`Title`: a game's rules, words and pictures together, and the moments that the documentation shows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from typing import NamedTuple, TypeAlias

from bot.app.fallbacks import spared
from bot.engine import (
    AnyState,
    AnyView,
    Chances,
    Decision,
    Evaluation,
    Game,
    Move,
    asked_of,
    open_decisions,
)
from bot.i18n.fluent import Words
from bot.pictures.artist import Artist
from bot.pictures.highlights import Steps
from bot.pictures.names import Showing
from bot.pictures.theme import Theme

from .balance import Balance
from .game_words import GameWords, picture_in_words

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


class DescribedPicture(NamedTuple):
    """A picture as PNG, with its description."""

    png: bytes
    description: str


@dataclass(frozen=True)
class Title:
    """Everything that the bot needs to know about a game: `TITLE` in its `title.py`."""

    game: Game
    words: GameWords
    artist: Artist
    samples: Samples = field(default_factory=Samples)
    evaluation: Evaluation = field(default_factory=Evaluation)
    balance: Balance = field(default_factory=Balance)
    chances: Chances = field(default_factory=Chances)

    @property
    def theme(self) -> Theme:
        """The colors of the game."""
        return self.artist.heading.theme

    def table_picture(self, part: int, view: AnyView, showing: Showing, steps: Steps) -> DescribedPicture:
        """One of the public pictures of the table, with its steps numbered."""
        drawn = self.artist.draw_part(part, view, showing, steps)
        about = f"what is said of a picture of {self.game.id}"
        return DescribedPicture(drawn, spared(about, "", self._described, part, view, showing.words))

    def _described(self, part: int, view: AnyView, said: Words) -> str:
        return picture_in_words(self.words.pictured(view)[part], view, said)

    def __reduce__(self) -> tuple[Callable[[str], Title], tuple[str]]:
        """Pickle a title by its name: it is all code, which the other process has."""
        return _title_of, (self.game.id,)


def _title_of(game: str) -> Title:
    titles: dict[str, Title] = import_module(__package__).TITLES
    return titles[game]


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
