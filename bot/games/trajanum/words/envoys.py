"""What is said of envoys: where they may go, and what they bring there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from bot.engine import Choice, Player, Text, text
from bot.games.sayings import Sayings
from bot.games.trajanum.rules import forum
from bot.games.trajanum.rules.envoys import EnvoyChoice
from bot.games.trajanum.rules.moves import Envoy, column_of
from bot.games.trajanum.rules.names import colour_name
from bot.games.trajanum.state import View
from bot.i18n.fluent import signed

from .phrases import REWARD_WORTH, breaths, own
from .prospects import Sending, effects, sending

SAID = Sayings[View]()

AREA = "!"
"""What a picture writes where an area is completed."""

CELLS_IN_A_BREATH = 12
"""So many cells are named in a line."""


@SAID.asks(EnvoyChoice)
def _envoy(view: View, asked: EnvoyChoice) -> Text:
    ship = own(view).ship
    if asked.where == forum.EAGLE:
        return text("prompt-envoy-eagle", envoys=ship)
    if asked.where == forum.ANY:
        return text("prompt-envoy-any", envoys=ship)
    return text("prompt-envoy-choice", colour=colour_name(asked.where), envoys=ship)


def cells_in_words(view: View) -> Iterator[Text]:
    """The cells that are open to the viewer's envoy."""
    asked = view.decision
    assert isinstance(asked, EnvoyChoice)
    cells = [_called(view, cell) for cell in forum.open_cells(view, view.own_seat, asked.where)]
    for some in breaths(cells, CELLS_IN_A_BREATH):
        yield text("in-words-open-cells", cells=some)


def _called(view: View, cell: str) -> Text:
    """A cell by its label and its colour."""
    return text("choice-cell", cell=cell, colour=colour_name(view.forum.colours()[cell]))


@dataclass(frozen=True)
class Target:
    """A cell: whether an envoy there completes its area, and what it changes."""

    completes: bool
    sending: Sending


def _target(view: View, cell: str) -> Target:
    """What the viewer's envoy would change on that cell."""
    placed = replace(view.forum, envoys={**view.forum.envoys, cell: view.own_seat})
    area = placed.area_of(cell)
    return Target(
        area is not None and not placed.free(area),
        sending(view, replace(view, forum=placed), view.own_seat),
    )


@SAID.shows(Envoy, "cell")
def _cell(view: View, label: str) -> Choice:
    """A cell with what an envoy there changes."""
    target = _target(view, label)
    found = target.sending
    effects: list[Text | Player] = []
    if target.completes:
        effects.append(Text("would-complete"))
    elif area := view.forum.area_of(label):
        effects.append(text("would-join", left=len(view.forum.free(area)) - 1, cells=len(area.cells)))
    if found.eagles:
        effects.append(text("would-eagle", points=found.eagles))
    if found.size:
        effects.append(text("would-group", size=found.size))
    return Choice(
        _called(view, label),
        text("hint-effects", effects=effects) if effects else None,
        found.points + REWARD_WORTH * target.completes + found.size / 10,
        label,
        _badge([target]),
        legend=_legend([target]),
    )


@SAID.shows(Envoy, "column")
def _column(view: View, label: str) -> Choice:
    """A column of the forum, from the left, with the most that an envoy brings there."""
    asked = view.decision
    assert isinstance(asked, EnvoyChoice)
    cells = [one for one in forum.open_cells(view, view.own_seat, asked.where) if column_of(one) == label]
    found = [_target(view, one) for one in cells]
    most = max(one.sending.points for one in found)
    hint = text("hint-cells-points" if most > 0 else "hint-cells", cells=len(cells), points=most)
    return Choice(
        text("choice-column", column=label), hint, -ord(label), label, _badge(found), legend=_legend(found)
    )


def _badge(found: Sequence[Target]) -> str:
    """The most points, and a sign for a complete area."""
    most = max(one.sending.points for one in found)
    return (signed(most) if most > 0 else "") + AREA * any(one.completes for one in found)


def _legend(found: Sequence[Target]) -> tuple[Text, ...]:
    """What is written on a cell, or a column."""
    points = [Text("sign-points")] if any(one.sending.points > 0 for one in found) else []
    return (*points, *([Text("sign-area")] if any(one.completes for one in found) else []))


SAID.foresees(Envoy)(effects)
