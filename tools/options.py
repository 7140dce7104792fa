"""Types of the tools' parameters, which are positional or `--name` options (cyclopts)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Final, TypeAlias

from cyclopts import Parameter

from bot.games import TITLES


class CannotRun(Exception):
    """A tool can't do what is asked, or has failed; the sentence says why, and what would be right."""


def one_of(games: Mapping[str, object]) -> Callable[[object, str], None]:
    """A validator that a game is one of these."""

    def check(kind: object, game: str) -> None:
        if game not in games:
            raise ValueError(f"There is no game called {game}. The games are {', '.join(sorted(games))}.")

    return check


GameId: TypeAlias = Annotated[str, Parameter(validator=one_of(TITLES))]
GameOptions: TypeAlias = Annotated[
    dict[str, str], Parameter(name="--option", help="of the game: --option.NAME VALUE", show_default=False)
]
NO_OPTIONS: Final[dict[str, str]] = {}
Seed: TypeAlias = Annotated[int, Parameter(help="of the first game; each further game has the next number")]
Games: TypeAlias = Annotated[Sequence[GameId], Parameter(help="all if none is named", show_default=False)]
Into: TypeAlias = Annotated[Path | None, Parameter(help="the file, if not the game's own")]
