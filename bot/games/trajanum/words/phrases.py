"""Small parts of sentences that several tellings share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from bot.engine import Argument, Player, Text, text
from bot.games.trajanum.components import BUILDINGS, CONSTANTS, PRESTIGE, BuildingKind, Plan
from bot.games.trajanum.rules import changes, streets, tiles
from bot.games.trajanum.rules.moves import GREY, NONE, OWN, RECEIVED
from bot.games.trajanum.rules.names import building_name, resource_name, reward_name, street_name, tile_name
from bot.games.trajanum.state import Player as Governor
from bot.games.trajanum.state import View

REWARD_WORTH = 3
"""What a reward or an envoy is worth to most players, in points; it orders menus, no more."""

NUMERALS = ("I", "II", "III")
"""The cycles, as they are written."""


def breaths(told: Sequence[Text], most: int) -> Iterator[list[Text]]:
    """What is listed, so much of it at a time as is read aloud in one breath."""
    for start in range(0, len(told), most):
        yield list(told[start : start + most])


def numeral(cycle: int) -> str:
    """A cycle, as it is written."""
    return NUMERALS[cycle - 1]


def points(amount: int) -> Text:
    """So many points, as a phrase that other sentences take in."""
    return text("points", amount=amount)


def own(view: View) -> Governor:
    """The viewer's own things."""
    return view.players[view.own_seat]


def streets_called(view: View, seat: int) -> Argument:
    """The streets that are called, each with the row or the column that it is in the seat's colonia."""
    return _with_lines(view, seat, view.streets)


def streets_open(view: View, seat: int) -> Argument:
    """The same of those that call for the seat's second tile, which the first one has not used up."""
    return _with_lines(view, seat, streets.open_streets(view, seat))


def _with_lines(view: View, seat: int, symbols: Sequence[str]) -> Argument:
    return [
        text("street-twice", street=street(view, seat, symbol))
        if symbols.count(symbol) > 1
        else street(view, seat, symbol)
        for symbol in dict.fromkeys(symbols)
    ]


def street(view: View, seat: int, symbol: str) -> Text:
    """A street with the row or the column that it is in the seat's colonia."""
    return text(
        "street-in-colonia", street=street_name(symbol), line=line(streets.street_label(view, seat, symbol))
    )


def line(label: str) -> Text:
    """A row or a column of the colonia."""
    return text("line-row" if label.isdigit() else "line-column", line=label)


def source(view: View, name: str) -> Text:
    """A tile that may be used, with where it comes from."""
    if name == NONE:
        return Text("choice-alone")
    tile = tile_name(tiles.tile_of(view, view.own_seat, name))
    if name == OWN:
        return text("choice-own", tile=tile)
    if name == RECEIVED:
        return text("choice-received", player=Player(view.left_of(view.own_seat)), tile=tile)
    return text("choice-reserve", tile=tile)


def ability(row: int) -> Text:
    """What the first citizen of a row does while the row is active."""
    return Text(f"picture-page-row-{row}-first")


def once(row: int) -> Text:
    """What the second citizen of a row brings once."""
    return Text(f"picture-page-row-{row}-second")


def rows_listed(numbers: Iterable[int], key: str = "rows-listed") -> Text:
    """Citizen rows by their numbers: "rows 1 and 3"; "no row" for none."""
    shown: list[Text | Player] = [text("row-number", row=number) for number in numbers]
    return text(key, count=len(shown), rows=shown)


def counted(amounts: Mapping[str, int], kind: str) -> Argument:
    """What there is of each, read out (`<kind>-<name>`); "none" for nothing."""
    named: list[Text | Player] = [
        text(f"{kind}-{name}", amount=amount) for name, amount in amounts.items() if amount
    ]
    return named or Text("none")


def buildings(player: Governor) -> Argument:
    """What stands in a colonia, counted."""
    built = [building.id for building in player.buildings.values()]
    return counted({kind: built.count(kind) for kind in BUILDINGS}, "buildings")


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
    """Points for a column, a step on a track (with its reward, unless told briefly), or nothing behind its end."""
    if kind.track is None:
        return points(changes.column_points(view, view.own_seat))
    step = own(view).tracks[kind.track] + 1
    if step > CONSTANTS.track_steps:
        return Text("would-nothing")
    if brief:
        return text("would-step", step=step)
    return text("would-reward", step=step, reward=reward_name(kind.track, step))


def half(plan: Plan, order: str) -> Text:
    """The building of a plan that is grey, or coloured (`GREY`, `COLOURED`)."""
    found = next(part for part in plan.parts if (BUILDINGS[part].colour is None) == (order == GREY))
    return building_name(found)


def zone(shift: int) -> int:
    """The points of an order where the slider stands."""
    return PRESTIGE.order_points[shift]


def slider(view: View) -> Text:
    """Where an upgrade would move the slider."""
    player = own(view)
    return text("hint-slider", before=player.shift, after=changes.upgraded(player))


def held(view: View, resource: str) -> Text:
    """How much of a resource the viewer has, as a hint."""
    return text("hint-held", held=amount(view, resource))


def amount(view: View, resource: str) -> Text:
    """How much of a resource the viewer has."""
    return resource_name(
        resource, next(held for name, held in own(view).resources.items() if name == resource)
    )
