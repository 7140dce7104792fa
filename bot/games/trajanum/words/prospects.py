"""What positions have in prospect for a seat: points of the scorings to come, abilities, steps still owed.

Menus compare a position with one that has a building or an envoy more, previews the positions before and after a move.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.engine import Foreseen, Text, text
from bot.games.trajanum.components import BUILDINGS, CONSTANTS, TRAJAN_CARDS
from bot.games.trajanum.rules import changes, cycle_scoring, forum, orders
from bot.games.trajanum.rules.building import BuildingReward, TrackEnd
from bot.games.trajanum.rules.envoys import BonusChoice, EnvoyChoice
from bot.games.trajanum.rules.names import (
    building_name,
    colour_name,
    reward_name,
    row_choice,
    tile_name,
    track_name,
)
from bot.games.trajanum.rules.tiles import TileEffect, tile_of
from bot.games.trajanum.state import Player as Governor
from bot.games.trajanum.state import Table, View

from .phrases import ability, numeral, own, points, zone


@dataclass(frozen=True)
class Site:
    """What buildings change: `points` in each scoring of the colonia, and by cycle the building orders fulfilled."""

    points: int
    orders: Mapping[int, int]


def site(view: View, before: Governor, after: Governor) -> Site:
    """What a colonia has more in prospect than before, with the citizens that are active."""
    gained = {
        cycle: orders.formations(after, TRAJAN_CARDS[card]) - orders.formations(before, TRAJAN_CARDS[card])
        for cycle, card in view.trajan.items()
        if cycle >= view.cycle
    }
    return Site(
        cycle_scoring.colonia_points(after) - cycle_scoring.colonia_points(before),
        {cycle: more for cycle, more in gained.items() if more > 0},
    )


@dataclass(frozen=True)
class Sending:
    """What envoys change: the `size` of the largest group if it has become larger (0 else, and for one alone), and
    the points in each scoring of the forum: for eagles, and for the group."""

    eagles: int
    size: int
    group: int

    @property
    def points(self) -> int:
        """The points in each scoring."""
        return self.eagles + self.group


def sending(before: Table, after: Table, seat: int) -> Sending:
    """What a seat's envoys have more in prospect than before."""
    size = len(forum.largest_group(after, seat))
    return Sending(
        forum.eagle_points(after, seat) - forum.eagle_points(before, seat),
        size if size > max(1, len(forum.largest_group(before, seat))) else 0,
        forum_group(after, seat) - forum_group(before, seat),
    )


def forum_group(table: Table, seat: int) -> int:
    """What the seat's largest group is worth now."""
    return cycle_scoring.group_points(table.players[seat], len(forum.largest_group(table, seat)))


def envoys_sent(table: Table, seat: int) -> list[str]:
    """The cells on which the seat's envoys are."""
    return [cell for cell, owner in table.forum.envoys.items() if owner == seat]


def crane(view: View, corner: str) -> Text:
    """What a crane brings that is laid open."""
    colour = own(view).cranes[corner].colour
    return text(
        "outlook-crane",
        colour=colour,
        structures=cycle_scoring.structures(own(view), colour),
        each=points(CONSTANTS.crane_points[view.cycle - 1]),
    )


def effects(foreseen: Foreseen) -> list[Text]:
    """What a move changes beside goods and points, and what is still owed for it."""
    before, after = own(foreseen.before), own(foreseen.after)
    told = []
    if after.ship != before.ship:
        told.append(text("outlook-ship", envoys=after.ship))
    if after.shift != before.shift:
        worth = points(zone(after.shift))
        told.append(text("outlook-slider", before=before.shift, after=after.shift, points=worth))
    told += [
        crane(foreseen.after, corner)
        for corner, opened in after.cranes.items()
        if opened.state == "open" and before.cranes[corner].state == "covered"
    ]
    return [*told, *_citizens(before, after), *_scorings(foreseen), *_owed(foreseen.after)]


def _citizens(before: Governor, after: Governor) -> list[Text]:
    """The abilities that citizens have brought, and what they do for the buildings of their row."""
    told = []
    for number, (former, row) in enumerate(zip(before.rows, after.rows, strict=True), 1):
        if row.active and not former.active:
            told.append(text("outlook-ability", row=row_choice(number), ability=ability(number)))
        if row.counting > former.counting:
            told.append(text("outlook-row-counts", number=number, factor=1 + row.counting))
    return told


def _scorings(foreseen: Foreseen) -> list[Text]:
    """What the scorings to come bring more than before."""
    before, after, seat = foreseen.before, foreseen.after, foreseen.seat
    built, sent = site(before, own(before), own(after)), sending(before, after, seat)
    told = [text("outlook-colonia", points=points(built.points))] if built.points > 0 else []
    told += [
        text("outlook-order", cycle=numeral(cycle), times=times) for cycle, times in built.orders.items()
    ]
    if sent.eagles > 0:
        told.append(text("outlook-eagle", points=points(sent.eagles)))
    if sent.size or sent.group > 0:
        size = len(forum.largest_group(after, seat))
        told.append(text("outlook-group", size=size, points=points(forum_group(after, seat))))
    return told


def _owed(view: View) -> list[Text]:
    """What comes for the viewer after what is asked now; figures as they are so far."""
    player, seat = own(view), view.own_seat
    envoys = player.ship - isinstance(view.decision, EnvoyChoice)
    told = []
    if isinstance(view.decision, BonusChoice) and view.decision.picks > 1:
        told.append(Text("outlook-two-bonuses"))
    for step in reversed(view.agenda):
        match step:
            case TileEffect(seat=owner, source=source) if owner == seat:
                told.append(text("outlook-tile", tile=tile_name(tile_of(view, seat, source))))
            case TrackEnd(seat=owner, track=track) if owner == seat:
                told.append(_column(view, "outlook-track-end", track=track_name(track)))
            case BuildingReward(seat=owner, building=building) if owner == seat:
                told.append(_reward(view, building, envoys))
                envoys -= BUILDINGS[building].colour is not None
            case _:
                pass
    return told


def _reward(view: View, building: str, envoys: int) -> Text:
    """What the other half of a double tile will bring, with so many envoys left for it."""
    kind, name = BUILDINGS[building], building_name(building)
    if kind.colour is not None:
        key = "outlook-envoy" if envoys > 0 else "outlook-no-envoy"
        return text(key, building=name, colour=colour_name(kind.colour))
    if kind.track is None:
        return _column(view, "outlook-column")
    step = own(view).tracks[kind.track] + 1
    if step > CONSTANTS.track_steps:
        return text("outlook-no-step", building=name)
    return text("outlook-step", building=name, step=step, reward=reward_name(kind.track, step))


def _column(view: View, key: str, **about: Text) -> Text:
    """The points of the column's fragment, and of the active citizens."""
    return text(
        key,
        points=points(changes.column_points(view, view.own_seat)),
        fragment=view.column_value,
        citizens=own(view).active_citizens,
        **about,
    )
