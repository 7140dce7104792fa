"""`Title`: a game's rules, words and pictures together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from typing import NamedTuple

from bot.app.fallbacks import spared
from bot.engine import AnyView, Chances, Evaluation, Game
from bot.i18n.fluent import Words
from bot.pictures.artist import Artist
from bot.pictures.highlights import Steps
from bot.pictures.names import Showing
from bot.pictures.theme import Theme

from .game_words import GameWords, picture_in_words


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
    evaluation: Evaluation = field(default_factory=Evaluation)
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
