"""Parts of sentences that several files share, and what positions have in prospect for a seat.

Menus compare a position with one that has a building or an envoy more; previews, positions before and after a move."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from bot.engine import Argument, Foreseen, Player, Text, text
from bot.games.trajanum import components, scoring
from bot.games.trajanum.components import BUILDINGS, CONSTANTS, TRAJAN_CARDS, BuildingKind
from bot.games.trajanum.rules import forum, tiles
from bot.games.trajanum.rules.building import BuildingReward, TrackEnd
from bot.games.trajanum.rules.forum import BonusChoice, EnvoyChoice
from bot.games.trajanum.rules.moves import NONE, OWN, RECEIVED
from bot.games.trajanum.rules.tiles import TileEffect, tile_of
from bot.games.trajanum.state import Player as Governor
from bot.games.trajanum.state import Table, View

REWARD_WORTH = 3
"""What a reward or an envoy is worth to most players, in points; it orders menus, no more."""
NUMERALS = ("I", "II", "III")


def numeral(cycle: int) -> str:
    return NUMERALS[cycle - 1]


def points(amount: int) -> Text:
    return text("points", amount=amount)


def own(view: View) -> Governor:
    return view.players[view.own_seat]


def streets_told(view: View, seat: int, symbols: Sequence[str]) -> Argument:
    """Streets that are called, each with the row or the column that it is in the seat's colonia."""
    named = {symbol: street(view, seat, symbol) for symbol in symbols}
    return [
        text("street-twice", street=name) if symbols.count(symbol) > 1 else name
        for symbol, name in named.items()
    ]


def street(view: View, seat: int, symbol: str) -> Text:
    label = tiles.street_label(view, seat, symbol)
    return text("street-in-colonia", street=components.street_name(symbol), line=line(label))


def line(label: str) -> Text:
    return text("line-row" if label.isdigit() else "line-column", line=label)


def source(view: View, name: str) -> Text:
    if name == NONE:
        return Text("choice-alone")
    tile = components.tile_name(tiles.tile_of(view, view.own_seat, name))
    if name == OWN:
        return text("choice-own", tile=tile)
    if name == RECEIVED:
        return text("choice-received", player=Player(view.left_of(view.own_seat)), tile=tile)
    return text("choice-reserve", tile=tile)


def ability(row: int) -> Text:
    return Text(f"picture-page-row-{row}-first")


def once(row: int) -> Text:
    return Text(f"picture-page-row-{row}-second")


def rows_listed(numbers: Iterable[int], key: str = "rows-listed") -> Text:
    """Citizen rows by their numbers: "rows 1 and 3"; "no row" for none."""
    shown: list[Text | Player] = [text("row-number", row=number) for number in numbers]
    return text(key, count=len(shown), rows=shown)


def buildings(player: Governor) -> Argument:
    built = [building.id for building in player.buildings.values()]
    named: list[Text | Player] = [
        text(f"buildings-{kind}", amount=built.count(kind)) for kind in BUILDINGS if kind in built
    ]
    return named or Text("none")


def rewards_of(view: View, parts: Sequence[str]) -> list[Text | Player]:
    """What the parts of a building tile bring: envoys together, each other part by itself."""
    kinds = [BUILDINGS[part] for part in parts]
    brief = len(kinds) > 1
    told: list[Text | Player] = [_grey_reward(view, kind, brief) for kind in kinds if kind.colour is None]
    coloured = [kind for kind in kinds if kind.colour is not None]
    if coloured:
        envoys = min(len(coloured), own(view).ship)
        told.append(text("would-envoys", count=envoys, colour=Text(f"colour-{coloured[0].colour}")))
    return told


def _grey_reward(view: View, kind: BuildingKind, brief: bool) -> Text:
    if kind.track is None:
        return points(view.column_points(view.own_seat))
    step = own(view).tracks[kind.track] + 1
    if step > CONSTANTS.track_steps:
        return Text("would-nothing")
    if brief:
        return text("would-step", step=step)
    return text("would-reward", step=step, reward=components.reward_name(kind.track, step))


def slider(view: View) -> Text:
    player = own(view)
    return text("hint-slider", before=player.shift, after=player.upgraded)


def held(view: View, resource: str) -> Text:
    return text("hint-held", held=amount(view, resource))


def amount(view: View, resource: str) -> Text:
    held = next(held for name, held in own(view).resources.items() if name == resource)
    return components.resource_name(resource, held)


@dataclass(frozen=True)
class Site:
    """What buildings change: `points` in each scoring of the colonia, and by cycle the building orders fulfilled."""

    points: int
    orders: Mapping[int, int]


def site(view: View, before: Governor, after: Governor) -> Site:
    """What a colonia has more in prospect than before, with the citizens that are active."""
    gained = {
        cycle: scoring.formations(after, TRAJAN_CARDS[card]) - scoring.formations(before, TRAJAN_CARDS[card])
        for cycle, card in view.trajan.items()
        if cycle >= view.cycle
    }
    return Site(
        scoring.colonia_points(after) - scoring.colonia_points(before),
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
        return self.eagles + self.group


def sending(before: Table, after: Table, seat: int) -> Sending:
    size = len(forum.largest_group(after, seat))
    return Sending(
        forum.eagle_points(after, seat) - forum.eagle_points(before, seat),
        size if size > max(1, len(forum.largest_group(before, seat))) else 0,
        forum_group(after, seat) - forum_group(before, seat),
    )


def forum_group(table: Table, seat: int) -> int:
    return scoring.group_points(table.players[seat], len(forum.largest_group(table, seat)))


def envoys_sent(table: Table, seat: int) -> list[str]:
    return [cell for cell, owner in table.forum.envoys.items() if owner == seat]


def crane(view: View, corner: str) -> Text:
    colour, each = own(view).cranes[corner].colour, points(CONSTANTS.crane_points[view.cycle - 1])
    return text("outlook-crane", colour=colour, structures=scoring.structures(own(view), colour), each=each)


def effects(foreseen: Foreseen) -> list[Text]:
    """What a move changes beside goods and points, and what is still owed for it."""
    before, after = own(foreseen.before), own(foreseen.after)
    told = []
    if after.ship != before.ship:
        told.append(text("outlook-ship", envoys=after.ship))
    if after.shift != before.shift:
        worth = points(scoring.order_points(after))
        told.append(text("outlook-slider", before=before.shift, after=after.shift, points=worth))
    told += [
        crane(foreseen.after, corner)
        for corner, opened in after.cranes.items()
        if opened.state == "open" and before.cranes[corner].state == "covered"
    ]
    return [*told, *_citizens(before, after), *_scorings(foreseen), *_owed(foreseen.after)]


def _citizens(before: Governor, after: Governor) -> list[Text]:
    told = []
    for number, (former, row) in enumerate(zip(before.rows, after.rows, strict=True), 1):
        if row.active and not former.active:
            told.append(text("outlook-ability", row=components.row_choice(number), ability=ability(number)))
        if row.counting > former.counting:
            told.append(text("outlook-row-counts", number=number, factor=1 + row.counting))
    return told


def _scorings(foreseen: Foreseen) -> list[Text]:
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
                told.append(text("outlook-tile", tile=components.tile_name(tile_of(view, seat, source))))
            case TrackEnd(seat=owner, track=track) if owner == seat:
                told.append(_column_points(view, "outlook-track-end", track=components.track_name(track)))
            case BuildingReward(seat=owner, building=building) if owner == seat:
                told.append(_owed_reward(view, building, envoys))
                envoys -= BUILDINGS[building].colour is not None
            case _:
                pass
    return told


def _owed_reward(view: View, building: str, envoys: int) -> Text:
    kind, name = BUILDINGS[building], components.building_name(building)
    if kind.colour is not None:
        key = "outlook-envoy" if envoys > 0 else "outlook-no-envoy"
        return text(key, building=name, colour=components.colour_name(kind.colour))
    if kind.track is None:
        return _column_points(view, "outlook-column")
    step = own(view).tracks[kind.track] + 1
    if step > CONSTANTS.track_steps:
        return text("outlook-no-step", building=name)
    return text("outlook-step", building=name, step=step, reward=components.reward_name(kind.track, step))


def _column_points(view: View, key: str, **about: Text) -> Text:
    worth, citizens = points(view.column_points(view.own_seat)), own(view).active_citizens
    return text(key, points=worth, fragment=view.column_value, citizens=citizens, **about)
