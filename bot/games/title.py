"""A title: a game's rules, with what it says and how it looks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module

from bot.engine import Chances, Evaluation, Game
from bot.pictures.artist import Artist
from bot.pictures.theme import Theme

from .balance import Balance
from .game_words import GameWords
from .samples import Samples


@dataclass(frozen=True)
class Title:
    """All that the bot needs to know of a game: `TITLE` in its `title.py`."""

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

    def __reduce__(self) -> tuple[Callable[[str], Title], tuple[str]]:
        """A title travels to another process by its name: all of it is code, which is there already."""
        return _title_of, (self.game.id,)


def _title_of(game: str) -> Title:
    titles: dict[str, Title] = import_module(__package__).TITLES
    return titles[game]
