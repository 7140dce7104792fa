"""Phrases that several files of words share, and the prospects of a seat for scorings.

Menus compare a position with one that has another building or envoy; previews compare those before and after a move.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from bot.engine import Argument, MovePreview, Player, Text, text, yes
from bot.games.trajanum import components, scoring, state
from bot.games.trajanum.components import BUILDINGS, CONSTANTS, TRAJAN_CARDS, BuildingKind
from bot.games.trajanum.holdings import HOLDINGS
from bot.games.trajanum.rules import forum, moves, tiles
from bot.games.trajanum.rules.building import BuildingReward, TrackEnd, envoys_coming, is_of_use
from bot.games.trajanum.rules.tiles import TileEffect, tile_of
from bot.i18n.fluent import signed

REWARD_WORTH = 3
"""A typical worth of a reward or an envoy in points, used only to sort menus."""


def points(amount: int) -> Text:
    return text("points", amount=amount)


def own(view: state.View) -> state.Player:
    return view.players[view.own_seat]


def goods(player: state.Player) -> Argument:
    return components.resources_names(player.resources)


def streets_told(view: state.View, seat: int, symbols: Sequence[str]) -> Argument:
    """Called streets, each with its row or column in the seat's colonia."""
    return components.street_names(symbols, lambda symbol: street(view, seat, symbol))


def street(view: state.View, seat: int, symbol: str) -> Text:
    label = tiles.street_label(view, seat, symbol)
    return text("street-in-colonia", street=components.street_name(symbol), line=line(label))


def line(label: str) -> Text:
    return text("line-row" if label.isdigit() else "line-column", line=label)


def source(view: state.View, name: str) -> Text:
    if name == moves.NONE:
        return Text("choice-alone")
    tile = components.tile_name(tiles.tile_of(view, view.own_seat, name))
    if name == moves.OWN:
        return text("choice-own", tile=tile)
    if name == moves.RECEIVED:
        return text("choice-received", player=Player(view.left_of(view.own_seat)), tile=tile)
    return text("choice-reserve", tile=tile)


def ability(row: int, citizen: str = "first") -> Text:
    """The ability of the first citizen of a row, or the bonus for the second."""
    return Text(f"picture-page-row-{row}-{citizen}")


def rows_listed(numbers: Iterable[int], key: str = "rows-listed") -> Text:
    """Citizen rows by their numbers: "rows 1 and 3"; "no row" for none."""
    shown = [text("row-number", row=number) for number in numbers]
    return text(key, count=len(shown), rows=shown)


def rewards_of(view: state.View, plan: components.Plan) -> list[Text]:
    """The rewards of the parts of a building tile; envoys are counted together."""
    kinds = [BUILDINGS[part] for part in plan.parts]
    told = [_grey_reward(view, kind, brief=len(kinds) > 1) for kind in kinds if kind.colour is None]
    if colour := kinds[-1].colour:
        sent = min(len(kinds) - len(told), forum.envoys_to_send(view, view.own_seat, colour))
        coming, named = envoys_coming(view, view.own_seat, plan), components.colour_name(colour)
        if not sent and forum.envoys_to_send(view, view.own_seat, colour, coming):
            told.append(text("would-envoy-perhaps", colour=named))
        else:
            told.append(text("would-envoys", count=sent, colour=named, ship=own(view).ship))
    return told


def _grey_reward(view: state.View, kind: BuildingKind, *, brief: bool) -> Text:
    if kind.track is None:
        return points(view.column_points(view.own_seat))
    step = own(view).next_step(kind.track)
    if step is None:
        return Text("would-nothing")
    if brief or not is_of_use(view, view.own_seat, kind.track, step):
        return text("would-step", step=step)
    return text("would-reward", step=step, reward=components.reward_name(kind.track, step))


def slider(view: state.View) -> Text:
    player = own(view)
    return text("hint-slider", before=player.shift, after=player.upgraded)


def held(view: state.View, resource: components.Resource) -> Text:
    return text("hint-held", held=amount(view, resource))


def amount(view: state.View, resource: components.Resource) -> Text:
    return components.resource_name(resource, own(view).resources[resource])


def marks(worth: int, key: str, *, marked: bool) -> tuple[str, tuple[Text, ...]]:
    """The badge of a place, with its points in each scoring and its mark, and the legend for it."""
    found = {signed(worth): Text("sign-points")} if worth > 0 else {}
    if marked:
        found["!"] = Text(key)
    return "".join(found), tuple(found.values())


@dataclass(frozen=True)
class Site:
    """What buildings gain: `points` in each colonia scoring, and fulfilled building orders by cycle."""

    points: int
    orders: Mapping[int, int]


def site(view: state.View, before: state.Player, after: state.Player) -> Site:
    """What a colonia gains compared with before, given the active citizens."""
    orders = {cycle: TRAJAN_CARDS[card] for cycle, card in view.trajan.items() if cycle >= view.cycle}
    formed = scoring.formations
    gained = {cycle: formed(after, order) - formed(before, order) for cycle, order in orders.items()}
    colonia = scoring.colonia_points(after) - scoring.colonia_points(before)
    return Site(colonia, {cycle: more for cycle, more in gained.items() if more > 0})


@dataclass(frozen=True)
class EnvoyGain:
    """What envoys gain: `points` in each forum scoring, including those for `eagles`.

    `size` is the new size of the largest group if it has grown beyond one envoy, else 0.
    """

    points: int
    eagles: int
    size: int


def sending(before: state.Table, after: state.Table, seat: int) -> EnvoyGain:
    former, now = len(forum.largest_group(before, seat)), len(forum.largest_group(after, seat))
    counted = HOLDINGS["eagles"], HOLDINGS["group"]
    eagles, group = (holding.of(after, seat) - holding.of(before, seat) for holding in counted)
    return EnvoyGain(eagles + group, eagles, now if now > max(1, former) else 0)


def largest_group(table: state.Table, seat: int) -> dict[str, Argument]:
    worth = points(HOLDINGS["group"].of(table, seat))
    return {"size": len(forum.largest_group(table, seat)), "points": worth}


def crane(view: state.View, corner: str) -> Text:
    colour, each = own(view).cranes[corner].colour, points(CONSTANTS.crane_points[view.cycle - 1])
    structures = len(scoring.structures(own(view), colour))
    return text("outlook-crane", colour=colour, structures=structures, each=each)


def effects(foreseen: MovePreview) -> list[Text]:
    """What a move changes besides goods and points, and which rewards are still to come."""
    before, after = own(foreseen.before), own(foreseen.after)
    told = []
    if after.ship != before.ship:
        told.append(text("outlook-ship", envoys=after.ship))
    if after.shift != before.shift:
        worth = points(after.order_points)
        told.append(text("outlook-slider", before=before.shift, after=after.shift, points=worth))
    for corner, opened in after.cranes.items():
        if opened.state == "open" and before.cranes[corner].state == "covered":
            told.append(crane(foreseen.after, corner))
    for number, (former, row) in enumerate(zip(before.rows, after.rows, strict=True), 1):
        if row.active and not former.active:
            gained = {"row": components.row_choice(number), "ability": ability(number)}
            told.append(text("outlook-ability", **gained))
        if row.counting > former.counting:
            told.append(text("outlook-row-counts", number=number, factor=1 + row.counting))
    return [*told, *_scorings(foreseen), *_owed(foreseen.after)]


def _scorings(foreseen: MovePreview) -> list[Text]:
    before, after, seat = foreseen.before, foreseen.after, foreseen.seat
    built, sent = site(before, own(before), own(after)), sending(before, after, seat)
    told = [text("outlook-colonia", points=points(built.points))] if built.points > 0 else []
    told += [
        text("outlook-order", cycle=components.NUMERALS[cycle], times=times)
        for cycle, times in built.orders.items()
    ]
    if sent.eagles > 0:
        beside = [forum.eagle_points(table, seat, patrician=False) for table in (before, after)]
        lasting = yes(beside[1] - beside[0] >= sent.eagles)
        told.append(text("outlook-eagle", points=points(sent.eagles), lasting=lasting))
    if sent.size or sent.points > sent.eagles:
        told.append(text("outlook-group", **largest_group(after, seat)))
    return told


def _owed(view: state.View) -> list[Text]:
    """What follows for the viewer after the open question, unless the answer changes it."""
    player, seat = own(view), view.own_seat
    sent = int(isinstance(view.decision, forum.EnvoyChoice))
    worth, citizens = points(view.column_points(seat)), player.active_citizens
    column: dict[str, Argument] = {"points": worth, "fragment": view.column_value, "citizens": citizens}
    told = []
    if isinstance(view.decision, forum.BonusChoice) and view.decision.picks > 1:
        told.append(Text("outlook-two-bonuses"))
    for step in reversed(view.agenda):
        match step:
            case TileEffect(source=source):
                told.append(text("outlook-tile", tile=components.tile_name(tile_of(view, seat, source))))
            case TrackEnd(track=track):
                told.append(text("outlook-track-end", **column, track=components.track_name(track)))
            case BuildingReward(building=building):
                kind, name = BUILDINGS[building], components.building_name(building)
                if kind.colour is not None:
                    left = forum.envoys_to_send(view, seat, kind.colour) > sent
                    named = {"building": name, "colour": components.colour_name(kind.colour)}
                    key = "outlook-envoy" if left else "outlook-no-envoy"
                    told.append(text(key, ship=max(0, player.ship - sent), **named))
                    sent += 1
                elif kind.track is None:
                    told.append(text("outlook-column", **column))
                elif (step_then := player.next_step(kind.track)) is None:
                    told.append(text("outlook-no-step", building=name))
                else:
                    reward = components.reward_name(kind.track, step_then)
                    none_left = components.REWARDS[kind.track, step_then].envoy and player.ship <= sent
                    of_use = not none_left and is_of_use(view, seat, kind.track, step_then)
                    key = "outlook-step" if of_use else "outlook-step-earlier"
                    told.append(text(key, building=name, step=step_then, reward=reward))
    return told
