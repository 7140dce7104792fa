"""All that a game says of its positions and moves, with what every game says alike where it says nothing of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from bot.engine import AnyView, Described, Parts, Passage, Player, RulesPage, Text, text
from bot.i18n.fluent import Words, those_that_fit

from . import sayings
from .sayings import Sayings

Rules: TypeAlias = Callable[[int, Mapping[str, str], int | None], Sequence[RulesPage]]
"""Of the number of seats, the options and the version of the rules, None for the present one: the pages."""


class GameWords(Sayings[Any]):
    """What is said of moves and questions by the `parts`, and of positions by these functions. All take views.

    - `status(view, seat)`: what a seat has, what matters most first: the private board in words. A line has other forms
      in the table in words (`.whole`) and in a picture's description (`.brief`) where its message has such attributes;
    - `rules(seats, options, rules_version)`: the game explained, page by page;
    - `awaited(view, seat)`: what a seat is asked, said to everybody;
    - `length(view)`: how long the game has taken, in what it counts; another such unit begins where this changes;
    - `table`: the parts of the table; without them the words say only how long the game has taken;
    - `pictured(view)`: the pictures of the table in few words, one for each that its artist draws; by default one.
    """

    def __init__(
        self,
        *parts: Sayings[Any],
        status: Callable[[Any, int], Sequence[Text]],
        rules: Rules,
        awaited: Callable[[Any, int], Text] = sayings.awaited,
        length: Callable[[Any], Text] = sayings.rounds,
        table: Parts | None = None,
        pictured: Callable[[Any], Sequence[Described]] | None = None,
    ) -> None:
        super().__init__(*parts)
        self.status, self._rules, self.awaited, self.length = status, rules, awaited, length
        self.table = table
        self.pictured = pictured or self._pictured

    def rules(
        self, seats: int, options: Mapping[str, str], rules_version: int | None = None
    ) -> Sequence[RulesPage]:
        """The game explained, page by page, as it is played under a version of its rules; with None, as it is now."""
        return self._rules(seats, options, rules_version)

    def prompt(self, view: Any) -> Text:
        """What the viewer is asked, with what they have to do it with."""
        return self.question(view, view.decision)

    def values_typed(self, typed: str) -> list[str]:
        """What a text may stand for that has the letters of one language, where moves hold others."""
        return []

    def in_words(self, view: Any) -> Sequence[Passage]:
        """The whole table as the viewer knows it; the viewer's seat before the others, those in turn order."""
        seats = sorted(view.turn_order(), key=lambda seat: bool(seat != view.viewer))
        table = (
            self.table.passages(view) if self.table else [Passage(Text("game-title"), [self.length(view)])]
        )
        return [*table, *(self._seat(view, seat) for seat in seats)]

    def _seat(self, view: AnyView, seat: int) -> Passage:
        title = text("passage-seat-gone" if view.gone[seat] else "passage-seat", player=Player(seat))
        return Passage(title, [*self.status(view, seat)], seat)

    def _pictured(self, view: Any) -> Sequence[Described]:
        seats = {seat: [*self.status(view, seat)] for seat in range(view.seats)}
        return [Described(self.table.brief(view) if self.table else [self.length(view)], seats)]


LONGEST_ALT: Final = 1024  # characters of a picture's description
_FOR_THE_TABLE: Final = 320  # characters for what belongs to nobody, before the seats share the rest
_BETWEEN: Final = "; "


def picture_in_words(picture: Described, view: AnyView, said: Words) -> str:
    """A picture in as many letters as Discord takes, the seats that are asked first, each with the same room."""
    opening, *others = said.lines(picture.table, "brief")
    lines = those_that_fit([opening, *others], _FOR_THE_TABLE) or [opening]
    asked = {one.seat for one in view.asked}
    seats = sorted(picture.seats, key=lambda seat: seat not in asked)
    names = [
        said("described-asked" if seat in asked else "described-seat", player=said.player(seat))
        for seat in seats
    ]
    room = LONGEST_ALT - sum(len(line) + 1 for line in lines)
    for name, seat in zip(names, seats, strict=True):
        own = room // len(seats) - len(name) - len(_BETWEEN)
        parts = those_that_fit(said.lines(picture.seats[seat], "brief"), own, _BETWEEN)
        lines.append(f"{name} {_BETWEEN.join(parts)}")
    left = LONGEST_ALT - sum(len(line) + 1 for line in lines)
    lines += those_that_fit((line for line in others if line not in lines), left)
    return "\n".join(lines)
