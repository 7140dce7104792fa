"""What a complete legal move will do, computed from the view alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.engine import Argument, Move, Place, Player, Text, text
from bot.games.trajanum.components import (
    CONSTANTS,
    CORNERS,
    DIAGONALS,
    TILES,
)
from bot.games.trajanum.rules import cycle_scoring, set_up, streets, tiles
from bot.games.trajanum.rules.moves import (
    NONE,
    OWN,
    RECEIVED,
    Bonus,
    Build,
    Citizen,
    End,
    Envoy,
    Exchange,
    Gain,
    Keep,
    Pay,
    Reward,
    Setup,
    Skip,
    Stop,
    Take,
    Use,
)
from bot.games.trajanum.rules.names import class_name, colour_name, resource_name, row_name, tile_name
from bot.games.trajanum.rules.taking import Taking
from bot.games.trajanum.state import FACE_DOWN, View

from . import building_previews
from .building_previews import gains
from .outlook import scoring
from .phrases import ability, once, own, points, rows_listed


def preview(view: View, move: Move) -> Sequence[Text]:
    """What the move will do: costs first, then gains, then what can't be taken back."""
    return _PREVIEWS[type(move)](view, move)


# The set-up.


def _setup(view: View, move: Setup) -> list[Text]:
    citizen = own(view).citizen
    other = next(other for other in set_up.other_classes(citizen) if other != move.upper)
    upper, lower = DIAGONALS[move.diagonal]
    colours = (move.nw, move.ne, move.sw, move.se)
    cranes: Argument = [
        text("choice-crane", corner=Place(corner), colour=colour_name(colour))
        for corner, colour in zip(CORNERS, colours, strict=True)
    ]
    return [
        text("preview-cranes", cranes=cranes),
        text("preview-first-citizen", row=row_name(move.row), ability=ability(move.row)),
        text(
            "preview-corners",
            upper=Place(upper),
            citizen=class_name(move.upper),
            lower=Place(lower),
            other=class_name(other),
        ),
        Text("preview-unseen"),
    ]


# Taking tiles.


def _take(view: View, move: Take) -> list[Text]:
    """In the taking the tile is seen by the viewer alone; for a reward it takes effect."""
    seat = view.own_seat
    shown = own(view).tiles[move.space]
    told: list[Text] = []
    taking = isinstance(view.decision, Taking)
    if taking and (price := streets.tile_prices(view, seat)[move.space]):
        told.append(text("preview-price", price=resource_name("tribune", price)))
    if shown != FACE_DOWN:
        told.append(text("preview-take-open", space=Place(move.space), tile=tile_name(shown)))
    else:
        told.append(text("preview-take", space=Place(move.space)))
    if crane := own(view).cranes.get(move.space):
        told.append(
            text(
                "preview-crane",
                colour=colour_name(crane.colour),
                structures=cycle_scoring.structures(own(view), crane.colour),
                each=points(CONSTANTS.crane_points[view.cycle - 1]),
            )
        )
    if taking:
        return told if shown != FACE_DOWN else [*told, Text("preview-seen")]
    return [*told, Text("preview-effect")]


def _stop(view: View, move: Stop) -> list[Text]:
    taken = view.private(view.own_seat).taken
    neighbour = Player(view.right_of(view.own_seat))
    if not taken:
        return [text("preview-stop-none", player=neighbour)]
    return [text("preview-stop", tile=tile_name(taken[0].tile), player=neighbour)]


def _keep(view: View, move: Keep) -> list[Text]:
    passed = next(one.tile for one in view.private(view.own_seat).taken if one.tile != move.tile)
    return [
        text(
            "preview-keep",
            tile=tile_name(move.tile),
            passed=tile_name(passed),
            player=Player(view.right_of(view.own_seat)),
        )
    ]


# Using tiles.


def _use(view: View, move: Use) -> list[Text]:
    """The price of both, what is stored unused, then each tile with its effect and where it goes."""
    sources = [move.tile] if move.then == NONE else [move.tile, move.then]
    told = []
    if len(sources) > 1:
        told.append(text("preview-price", price=resource_name("tribune", CONSTANTS.both_tiles_tribunes)))
    player = own(view)
    if player.hand.own and OWN not in sources:
        told.append(text("preview-own-unused", tile=tile_name(player.hand.own), envoys=player.ship + 1))
    if player.hand.received and RECEIVED not in sources:
        told.append(
            text(
                "preview-received-unused",
                tile=tile_name(player.hand.received),
                player=Player(view.left_of(view.own_seat)),
            )
        )
    for name in sources:
        told += _effect(view, name)
    return told


def _effect(view: View, name: str) -> list[Text]:
    tile = TILES[tiles.tile_of(view, view.own_seat, name)]
    if tile.citizen is not None and (rows := tiles.rows_for(own(view), tile.citizen)):
        names: Argument = [row_name(row) for row in rows]
        return [text("preview-citizen", citizen=class_name(tile.citizen), rows=names, count=len(rows))]
    told = gains(view, tile.gives)
    if name == OWN:
        return [*told, text("preview-own-used", envoys=own(view).ship + 1)]
    return [*told, Text("preview-received-used" if name == RECEIVED else "preview-reserve-used")]


def _citizen(view: View, move: Citizen) -> list[Text]:
    asked = view.decision
    assert isinstance(asked, tiles.CitizenChoice)
    row = own(view).rows[move.row - 1]
    if not row.citizens:
        told = [text("preview-row-first", row=row_name(move.row), ability=ability(move.row))]
    else:
        told = [text("preview-row-second", row=row_name(move.row), bonus=once(move.row))]
        if not row.active:
            told.append(text("preview-row-revived", ability=ability(move.row)))
    count = len(row.citizens) + 1
    return [*told, text("preview-row-counts", number=move.row, factor=1 + count)]


def _gain(view: View, move: Gain) -> list[Text]:
    return [text("preview-gain", resources=resource_name(move.resource, 1))]


# The end of a turn, and the payment.


def _end(view: View, move: End) -> list[Text]:
    return [Text("preview-end")]


def _pay(view: View, move: Pay) -> list[Text]:
    """What is paid, who stops working, and what the scoring brings then."""
    paid = cycle_scoring.rows_named(move.rows)
    unpaid = [number for number in own(view).inhabited if number not in paid]
    left = own(view).resources["coin"] - len(paid) * CONSTANTS.citizen_pay
    told = [text("preview-paid", rows=rows_listed(paid), coins=resource_name("coin", left))]
    if unpaid:
        told.append(text("preview-unpaid", rows=rows_listed(unpaid)))
    found = scoring(view, view.own_seat, paid)
    sources: list[Text | Player] = [
        text("preview-source", source=Text(f"source-{source}"), points=amount)
        for source, amount in found.items()
        if amount
    ]
    if sources:
        told.append(text("preview-scoring", points=points(sum(found.values())), sources=sources))
    else:
        told.append(Text("preview-scoring-none"))
    return [*told, Text("preview-unseen")]


_PREVIEWS: dict[type[Move], Callable[[View, Any], Sequence[Text]]] = {
    Setup: _setup,
    Take: _take,
    Stop: _stop,
    Keep: _keep,
    Use: _use,
    Citizen: _citizen,
    Gain: _gain,
    Exchange: building_previews.exchanged,
    Build: building_previews.built,
    Reward: building_previews.rewarded,
    Envoy: building_previews.sent,
    Bonus: building_previews.bonus,
    Skip: building_previews.declined,
    End: _end,
    Pay: _pay,
}
