"""`GameWords`: the words of a game for its positions, moves and rules, with defaults."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from bot.engine import AnyView, Parts, Passage, Player, RulesPage, TableDescription, Text, text
from bot.i18n.fluent import Words, those_that_fit

from . import sayings
from .sayings import Sayings

Rules: TypeAlias = Callable[[int, Mapping[str, str], int | None], Sequence[RulesPage]]
"""The pages of the rules for a number of seats, options, and a version of the rules (None: the present one)."""


class GameWords(Sayings[Any]):
    """The words for moves and questions (the `parts`), and for positions, by these functions of views:

    - `status(view, seat)`: what a seat has, the most important first: the private board in words. The table in words
      uses the attribute `.whole` of a message, descriptions of pictures `.brief`, if it has them;
    - `rules(seats, options, rules_version)`: the pages of the rules;
    - `awaited(view, seat)`: what a seat is asked, in words for everybody;
    - `length(view)`: the length of the game so far, in rounds or another unit; a new one begins when this changes;
    - `table`: the parts of the table; without them the table in words has only the length of the game;
    - `pictured(view)`: the descriptions of the table's pictures, one for each that the artist draws; default: one.
    """

    def __init__(
        self,
        *parts: Sayings[Any],
        status: Callable[[Any, int], Sequence[Text]],
        rules: Rules,
        awaited: Callable[[Any, int], Text] = sayings.awaited,
        length: Callable[[Any], Text] = sayings.rounds,
        table: Parts | None = None,
        pictured: Callable[[Any], Sequence[TableDescription]] | None = None,
    ) -> None:
        super().__init__(*parts)
        self.status, self._rules, self.awaited, self.length = status, rules, awaited, length
        self.table = table
        self.pictured = pictured or self._pictured

    def rules(
        self, seats: int, options: Mapping[str, str], rules_version: int | None = None
    ) -> Sequence[RulesPage]:
        """The pages of the rules, as they are under a version of the rules (None: now)."""
        return self._rules(seats, options, rules_version)

    def prompt(self, view: Any) -> Text:
        """The question to the viewer, with the means they have for it."""
        return self.question(view, view.decision)

    def values_typed(self, typed: str) -> list[str]:
        """The values that a typed text may mean, if labels have other letters in a language than in moves."""
        return []

    def in_words(self, view: Any) -> Sequence[Passage]:
        """The table in words as the viewer knows it; the viewer's seat first, the others in turn order."""
        seats = sorted(view.turn_order(), key=lambda seat: bool(seat != view.viewer))
        table = (
            self.table.passages(view) if self.table else [Passage(Text("game-title"), [self.length(view)])]
        )
        return [*table, *(self._seat(view, seat) for seat in seats)]

    def _seat(self, view: AnyView, seat: int) -> Passage:
        title = text("passage-seat-gone" if view.gone[seat] else "passage-seat", player=Player(seat))
        return Passage(title, [*self.status(view, seat)], seat)

    def _pictured(self, view: Any) -> Sequence[TableDescription]:
        seats = {seat: [*self.status(view, seat)] for seat in range(view.seats)}
        return [TableDescription(self.table.brief(view) if self.table else [self.length(view)], seats)]


LONGEST_ALT: Final = 1024  # characters of a picture's description
_FOR_THE_TABLE: Final = 320  # characters for lines about the table, before the seats share the rest
_BETWEEN: Final = "; "


def picture_in_words(picture: TableDescription, view: AnyView, said: Words) -> str:
    """A picture's description, as long as Discord allows: seats that are asked come first, all with the same room."""
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
