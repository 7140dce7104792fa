"""How spaces of a colonia and cells of the forum are shown to the player who may choose them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.engine import Choice, Player, Text, Value, text
from bot.games.telling import named
from bot.games.trajanum.components import BUILDINGS, CONSTANTS, PLANS, Plan
from bot.games.trajanum.rules import changes, colonia, forum, streets
from bot.games.trajanum.rules.envoys import EnvoyChoice
from bot.games.trajanum.rules.moves import NONE, column_of
from bot.games.trajanum.rules.names import colour_name, resource_name, tile_name
from bot.games.trajanum.rules.taking import Taking
from bot.games.trajanum.state import FACE_DOWN, View
from bot.words import signed

from .outlook import Sending, Site, sending, site
from .phrases import line, numeral, own

REWARD_WORTH = 3
"""What a reward or an envoy is worth to most players, in points; it orders menus, no more."""

TRIBUNE = "\N{MINUS SIGN}1"
"""What a picture writes on a tile that costs a tribune."""

ORDER, AREA = "!", "!"
"""What a picture writes where an order is fulfilled, and where an area is completed."""


# Spaces with tiles.


def taken(view: View, space: str, chosen: Mapping[str, Value]) -> Choice:
    """A space with a tile: what costs nothing first, and of that what lies open."""
    player = own(view)
    tile = player.tiles[space]
    shown = tile != FACE_DOWN
    price = streets.tile_prices(view, view.own_seat)[space] if isinstance(view.decision, Taking) else 0
    hint = _why(view, space, price) if isinstance(view.decision, Taking) else None
    if crane := player.cranes.get(space):
        key = "hint-crane" if hint is None else "hint-with-crane"
        about = {} if hint is None else {"hint": hint}
        hint = text(key, colour=colour_name(crane.colour), **about)
    label = (
        text("choice-space-open", space=space, tile=tile_name(tile))
        if shown
        else text("choice-space", space=space)
    )
    return Choice(label, hint, 2 * -price + int(shown), space, TRIBUNE if price else "")


def _why(view: View, space: str, price: int) -> Text:
    """The streets that call a space; the tribune that it costs where none does."""
    if price:
        return text("hint-costs", price=resource_name("tribune", price))
    seat = view.own_seat
    called = zip(view.streets, streets.called_streets(view, seat), strict=True)
    labels = dict.fromkeys(
        streets.street_label(view, seat, symbol) for symbol, spaces in called if space in spaces
    )
    return text("hint-called", lines=[line(label) for label in labels])


# Spaces to build on.


def worth(view: View, plan: Plan) -> float:
    """What the parts of a plan are worth to most players: it orders the menu."""
    player = own(view)
    found = 0
    envoys = player.ship
    for part in plan.parts:
        kind = BUILDINGS[part]
        if kind.colour is not None:
            found += REWARD_WORTH * (envoys > 0)
            envoys -= 1
        elif kind.track is None:
            found += changes.column_points(view, view.own_seat)
        else:
            found += REWARD_WORTH * (player.tracks[kind.track] < CONSTANTS.track_steps)
    return found


def space(view: View, label: str, chosen: Mapping[str, Value]) -> Choice:
    """A space for the first half, with what the building changes there; with the best other half."""
    what = named(chosen, "what")
    if what is None:
        return Choice(text("choice-space", space=label), place=label)
    plan = PLANS[what]
    wanted = named(chosen, "second")
    seconds = [wanted] if wanted else colonia.second_places(own(view), plan, label)
    certain = site(view, {label: plan.parts[0]})
    best = max((_with_second(view, plan, label, second) for second in seconds), key=_rank)
    return _built(label, certain if len(seconds) > 1 else best, best)


def second(view: View, label: str, chosen: Mapping[str, Value]) -> Choice:
    """A space for the other half."""
    if label == NONE:
        return Choice(Text("choice-nothing"))
    what, first = named(chosen, "what"), named(chosen, "space")
    if what is None or first is None:
        return Choice(text("choice-space", space=label), place=label)
    found = _with_second(view, PLANS[what], first, label)
    return _built(label, found, found)


def _with_second(view: View, plan: Plan, first: str, second: str) -> Site:
    built = {first: plan.parts[0]}
    return site(view, built if second == NONE else {**built, second: plan.parts[-1]})


def _rank(found: Site) -> float:
    return found.points + REWARD_WORTH * sum(found.orders.values())


def _built(label: str, certain: Site, best: Site) -> Choice:
    """A space with what it brings for sure, and what it can bring."""
    effects: list[Text | Player] = []
    if certain.points:
        effects.append(text("would-row", points=certain.points))
    for cycle, times in best.orders.items():
        key = "would-order" if cycle in certain.orders else "would-order-perhaps"
        effects.append(text(key, cycle=numeral(cycle), times=times))
    hint = text("hint-effects", effects=effects) if effects else None
    badge = (signed(certain.points) if certain.points else "") + ORDER * bool(certain.orders)
    return Choice(text("choice-space", space=label), hint, _rank(best), label, badge)


# Cells of the forum.


def cell(view: View, label: str, chosen: Mapping[str, Value]) -> Choice:
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


def column(view: View, label: str, chosen: Mapping[str, Value]) -> Choice:
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
