"""What is said of envoys: where they may go, and what they bring there."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from msgspec.structs import replace

from bot.engine import Choice, Place, Player, Text, text
from bot.games.sayings import Sayings
from bot.games.trajanum.rules import cycle_scoring, envoys, forum
from bot.games.trajanum.rules.envoys import EnvoyChoice
from bot.games.trajanum.rules.moves import Envoy, column_of
from bot.games.trajanum.rules.names import colour_name
from bot.games.trajanum.state import Table, View
from bot.words.fluent import signed

from .phrases import REWARD_WORTH, own, points

SAID = Sayings[View]()

AREA = "!"
"""What a picture writes where an area is completed."""


@SAID.asks(EnvoyChoice)
def _envoy(view: View, asked: EnvoyChoice) -> Text:
    ship = own(view).ship
    if asked.where == forum.EAGLE:
        return text("prompt-envoy-eagle", envoys=ship)
    if asked.where == forum.ANY:
        return text("prompt-envoy-any", envoys=ship)
    return text("prompt-envoy-choice", colour=colour_name(asked.where), envoys=ship)


@dataclass(frozen=True)
class Sending:
    """What an envoy on a cell would change: whether its area is complete, the size of its group if that is the
    largest then (0 else, and for one alone), and the points for eagles and the group in each scoring of the forum."""

    completes: bool
    eagles: int
    group: int
    points: int


def sending(view: View, cell: str) -> Sending:
    """What the viewer's envoy would change on that cell."""
    seat = view.own_seat
    placed = replace(view.forum, envoys={**view.forum.envoys, cell: seat})
    after = replace(view, forum=placed)
    area = placed.area_of(cell)
    eagles = forum.eagle_points(after, seat) - forum.eagle_points(view, seat)
    group = forum.largest_group(after, seat)
    return Sending(
        completes=area is not None and not placed.free(area),
        eagles=eagles,
        group=len(group) if len(group) > max(1, len(forum.largest_group(view, seat))) else 0,
        points=eagles + forum_group(after, seat) - forum_group(view, seat),
    )


def forum_group(table: Table, seat: int) -> int:
    """What the seat's largest group is worth now."""
    return cycle_scoring.group_points(table.players[seat], len(forum.largest_group(table, seat)))


@SAID.shows(Envoy, "cell")
def _cell(view: View, label: str) -> Choice:
    """A cell with what an envoy there changes."""
    colour = view.forum.colours()[label]
    found = sending(view, label)
    effects: list[Text | Player] = []
    if found.completes:
        effects.append(Text("would-complete"))
    elif area := view.forum.area_of(label):
        effects.append(text("would-join", left=len(view.forum.free(area)) - 1, cells=len(area.cells)))
    if found.eagles:
        effects.append(text("would-eagle", points=found.eagles))
    if found.group:
        effects.append(text("would-group", size=found.group))
    return Choice(
        text("choice-cell", cell=label, colour=colour_name(colour)),
        text("hint-effects", effects=effects) if effects else None,
        _sent(found),
        label,
        _badge([found]),
    )


@SAID.shows(Envoy, "column")
def _column(view: View, label: str) -> Choice:
    """A column of the forum, from the left, with the most that an envoy brings there."""
    asked = view.decision
    assert isinstance(asked, EnvoyChoice)
    cells = [one for one in forum.open_cells(view, view.own_seat, asked.where) if column_of(one) == label]
    found = [sending(view, one) for one in cells]
    most = max(one.points for one in found)
    hint = text("hint-cells-points" if most > 0 else "hint-cells", cells=len(cells), points=most)
    return Choice(text("choice-column", column=label), hint, -ord(label), label, _badge(found))


def _sent(found: Sending) -> float:
    """The points that an envoy brings in a scoring, with an area bonus."""
    return found.points + REWARD_WORTH * found.completes + found.group / 10


def _badge(found: Iterable[Sending]) -> str:
    """The most points, and a sign for a complete area."""
    found = list(found)
    most = max(one.points for one in found)
    return (signed(most) if most > 0 else "") + AREA * any(one.completes for one in found)


@SAID.foretells(Envoy)
def _envoy_sent(view: View, move: Envoy) -> list[Text]:
    """Where the envoy goes, the bonus for a complete area, and what it brings in each scoring."""
    seat, player = view.own_seat, own(view)
    colour = colour_name(view.forum.colours()[move.cell])
    told = [text("preview-envoy", cell=Place(move.cell), colour=colour, envoys=player.ship - 1)]
    found = sending(view, move.cell)
    if found.completes:
        told.append(text("preview-complete", picks=envoys.bonuses_due(view, seat)))
    if found.eagles:
        told.append(text("preview-eagle", points=points(found.eagles)))
    if found.group:
        worth = points(cycle_scoring.group_points(player, found.group))
        told.append(text("preview-group", size=found.group, points=worth))
    return told
