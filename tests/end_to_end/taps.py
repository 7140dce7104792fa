"""How many taps the turns of a game take, including the last one.

Opening a menu and choosing count as two taps; *Move* counts as one, unless the page has come without a tap.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import median_low
from typing import Any

from bot.channel.messages.components import ButtonMeaning
from bot.i18n.fluent import LOCALES
from tests.labels import label_of
from tests.scene import parts

CONFIRMING = tuple(label_of("do", locale) for locale in LOCALES)
ACTIONS = {"draw", "play", "aqueduct", "recall"}
CHOICES = {"build": 2, "play": 2, "aqueduct": 2, "water": 3}
"""How much is to be chosen for moves of these kinds; one thing for all others."""


@dataclass
class Clicked:
    """A turn composed by clicks; `as_suggested` if no suggested value was changed and no step taken back."""

    detours: float = 0.1
    """How often something is clicked that doesn't lead on."""
    moves: list[dict[str, Any]] = field(default_factory=list)
    taps: int = 0
    called: bool = False
    """Whether its page had to be called by *Move*."""
    opened: int = 0
    """The taps that only opened a menu or a group of answers."""
    warned: int = 0
    """The taps that confirmed something that there was a warning of."""
    as_suggested: bool = True
    last: Any = None
    """The result of the last click."""

    @property
    def kinds(self) -> list[str]:
        """The kinds of its moves."""
        return [move["type"] for move in self.moves]

    @property
    def choices(self) -> int:
        """How much had to be chosen."""
        return sum(CHOICES.get(kind, 1) for kind in self.kinds)

    async def press(self, page: Any, player: Any, label: str) -> None:
        """Click a button."""
        self.taps += 1
        self.opened += label.endswith(" …")
        self.warned += label.startswith(CONFIRMING) and label in red(page)
        self.last = await player.click(page, label=label)

    async def choose(self, page: Any, player: Any, menu: Any, chance: Random) -> None:
        """Choose a random option of a menu."""
        self.taps += 2
        self.opened += 1
        option = chance.choice(menu["options"])
        self.last = await player.select(page, [option["value"]], custom_id=menu["custom_id"])


def red(page: Any) -> set[str]:
    """The labels of a page's red buttons."""
    return {part["label"] for part in parts(page) if part.get("style") == ButtonMeaning.GIVES_UP.value.value}


@dataclass(frozen=True)
class Row:
    """A kind of turn: which turns belong to it, and how often each may confirm, and open a menu or a group, at most."""

    name: str
    fits: Callable[[Clicked], bool]
    confirmed: int
    opened: int

    def too_many(self, turn: Clicked) -> bool:
        """Whether a turn took more taps than what was to be chosen, or opened too much for it."""
        needed = turn.choices + self.confirmed
        return turn.taps > turn.called + needed + turn.opened or turn.opened > self.opened


def of(*wanted: str, **last: str) -> Callable[[Clicked], bool]:
    """Matches turns of exactly these moves, the last of which has one of these values."""
    return lambda turn: (
        turn.kinds == [*wanted] and all(turn.moves[-1][name] in values for name, values in last.items())
    )


two_tiles = of("take", "take", "keep")

ROWS = {
    "praetor": [
        Row("build", of("build"), 1, 0),
        Row("activate", of("activate"), 1, 1),
        Row("pass", of("pass"), 1, 0),
    ],
    "provincia": [
        Row("a deck and an open card", of("choose-deck", "take", slot="ABCD"), 1, 0),
        Row("a deck and a hidden card", of("choose-deck", "take", slot="EF"), 0, 0),
        Row("a card, a deck, an open card", of("take", "choose-deck", "take", slot="ABCD"), 1, 0),
        Row("a card, a deck, a hidden card", of("take", "choose-deck", "take", slot="EF"), 0, 0),
    ],
    "marble": [
        Row("two actions", lambda turn: sum(kind in ACTIONS for kind in turn.kinds) == 2, 1, 4),
    ],
    "discordia": [
        Row("two actions", lambda turn: turn.kinds[0::2] == ["choose-die"] * 2, 2, 4),
    ],
    "trajanum": [
        Row("set-up", of("setup"), 0, 0),
        Row("two tiles", lambda turn: two_tiles(turn) and not turn.warned, 0, 3),
        Row("two tiles with a warning", lambda turn: two_tiles(turn) and turn.warned > 0, 2, 3),
    ],
}


@dataclass
class Taps:
    """The turns of a game and their taps."""

    game: str
    players: int
    turns: list[Clicked] = field(default_factory=list)

    def rows(self) -> Iterator[tuple[Row, list[Clicked]]]:
        """Each kind of turn, with the turns in which nothing suggested was changed."""
        for row in ROWS.get(self.game, ()):
            found = [turn for turn in self.turns if turn.as_suggested and row.fits(turn)]
            if found:
                yield row, found

    def too_many(self) -> list[str]:
        """Descriptions of the turns that took too many taps, and of what all turns together took too many of.

        After a player's first turn each page comes without a tap; few taps open a menu or a group.
        """
        taps, called, opened = (
            sum(getattr(turn, name) for turn in self.turns) for name in ("taps", "called", "opened")
        )
        rows = [
            f"{row.name}: {turn.taps} taps for {turn.choices} choices, with {turn.opened} menus or groups"
            for row, found in self.rows()
            for turn in found
            if row.too_many(turn)
        ]
        moved = [f"Move: {called} times, by {self.players} players"] if called > self.players else []
        opening = [f"{opened} of {taps} taps open a menu or a group"] if opened > taps / 5 else []
        return rows + moved + opening

    def table(self) -> str:
        """A table of kinds of turns, then of sequences of moves: how many, with the least, median and most taps."""
        found: dict[str, list[int]] = {}
        for turn in self.turns:
            name = ", ".join(turn.kinds) + ("" if turn.as_suggested else ", with changes")
            found.setdefault(name, []).append(turn.taps)
        lines = [f"{self.game}: taps from Move on"]
        lines += [_line(row.name, [turn.taps for turn in turns]) for row, turns in self.rows()]
        lines += [_line(f"  {name}", taps) for name, taps in sorted(found.items())]
        return "\n".join(lines)


def _line(name: str, taps: Sequence[int]) -> str:
    return f"{name:<34}{len(taps):>5} times {min(taps):>4} {median_low(taps):>4} {max(taps):>4}"
