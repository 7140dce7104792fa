"""What a picture needs beside the position: who sits there, and the language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from bot.words import Words


@dataclass(frozen=True)
class Showing:
    """The players' names by seat, as they are shown, and the words of the game in the picture's language."""

    names: tuple[str, ...]
    words: Words


class Artist(Protocol):
    """What every game's `table` module offers. Pure: the same view gives the same bytes. All are PNG."""

    def draw_table(self, view: Any, showing: Showing) -> Sequence[bytes]:
        """What everybody sees; a second picture where one would be unreadable."""
        ...

    def draw_mat(self, view: Any, seat: int, showing: Showing) -> bytes:
        """A seat's own board, with what it can do."""
        ...

    def draw_choice(self, view: Any, seat: int, places: Mapping[str, str], showing: Showing) -> bytes:
        """The board with the places that can be chosen: labels of the places, and what to write on them."""
        ...

    def draw_rules(self, picture: str, showing: Showing) -> bytes:
        """A picture of the rules pages, by the name that the page gives."""
        ...
