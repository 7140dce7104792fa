"""How many taps the turns of a game take, including the last one.

Opening a menu and choosing count as two taps; *Move* counts as one, unless the page has come without a tap.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import median_low
from typing import Any

ACTIONS = {"draw", "play", "aqueduct", "recall"}


@dataclass
class Clicked:
    """A turn composed by clicks; `as_suggested` if no suggested value was changed and no step taken back."""

    kinds: list[str] = field(default_factory=list)
    taps: int = 0
    as_suggested: bool = True
    last: Any = None
    """The result of the last click."""

    async def press(self, page: Any, player: Any, label: str) -> None:
        """Click a button."""
        self.taps += 1
        self.last = await player.click(page, label=label)

    async def choose(self, page: Any, player: Any, menu: Any, chance: Random) -> None:
        """Choose a random option of a menu."""
        self.taps += 2
        option = chance.choice(menu["options"])
        self.last = await player.select(page, [option["value"]], custom_id=menu["custom_id"])


@dataclass(frozen=True)
class Row:
    """A kind of turn: which turns belong to it, its highest median of taps, and the most taps it may ever take."""

    name: str
    fits: Callable[[list[str]], bool]
    usual: int
    most: int


def of(*wanted: str) -> Callable[[list[str]], bool]:
    """Matches turns of exactly these moves."""
    return lambda turn: turn == [*wanted]


ROWS = {
    "praetor": [
        Row("build", of("build"), 3, 4),
        Row("activate", of("activate"), 2, 4),
        Row("pass", of("pass"), 2, 3),
    ],
    "provincia": [
        Row("a deck and a card", of("choose-deck", "take"), 2, 4),
        Row("a card, the next deck and its card", of("take", "choose-deck", "take"), 4, 5),
    ],
    "marble": [
        Row("two actions", lambda turn: sum(kind in ACTIONS for kind in turn) == 2, 5, 10),
    ],
    "discordia": [
        Row("two actions", lambda turn: len(turn) == 4 and turn[0::2] == ["choose-die"] * 2, 6, 8),
    ],
    "trajanum": [
        Row("set-up", of("setup"), 2, 2),
        Row("two tiles", of("take", "take", "keep"), 3, 7),
    ],
}


@dataclass
class Taps:
    """The turns of a game and their taps."""

    game: str
    turns: list[Clicked] = field(default_factory=list)

    def rows(self) -> Iterator[tuple[Row, list[int]]]:
        """Each kind of turn, with the taps of the turns in which nothing suggested was changed."""
        for row in ROWS.get(self.game, ()):
            found = [turn.taps for turn in self.turns if row.fits(turn.kinds) and turn.as_suggested]
            if found:
                yield row, found

    def too_many(self) -> list[str]:
        """Descriptions of the kinds of turns that took too many taps."""
        return [
            f"{row.name}: usually {median_low(found)}, at most {max(found)}"
            for row, found in self.rows()
            if median_low(found) > row.usual or max(found) > row.most
        ]

    def table(self) -> str:
        """A table of kinds of turns, then of sequences of moves: how many, with the least, median and most taps."""
        found: dict[str, list[int]] = {}
        for turn in self.turns:
            name = ", ".join(turn.kinds) + ("" if turn.as_suggested else ", with changes")
            found.setdefault(name, []).append(turn.taps)
        lines = [f"{self.game}: taps from Move on"]
        lines += [_line(row.name, taps) for row, taps in self.rows()]
        lines += [_line(f"  {name}", taps) for name, taps in sorted(found.items())]
        return "\n".join(lines)


def _line(name: str, taps: Sequence[int]) -> str:
    return f"{name:<34}{len(taps):>5} times {min(taps):>4} {median_low(taps):>4} {max(taps):>4}"
