"""What somebody has, and the whole table in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.engine import Argument, Place, Player, Text, text
from bot.games.telling import happened, who_is_asked
from bot.games.trajanum.components import TILES, TRACK_NAMES, TRAJAN_CARDS
from bot.games.trajanum.rules import forum, orders
from bot.games.trajanum.rules.names import (
    card_name,
    colour_name,
    icons_names,
    resources_names,
    row_name,
    street_names,
    tile_name,
    tile_names,
    track_name,
)
from bot.games.trajanum.scoring import standings
from bot.games.trajanum.state import FACE_DOWN, Hand, View
from bot.games.trajanum.state import Player as Governor

from .phrases import buildings, numeral, points, zone
from .prospects import forum_group

# A seat.


def status(view: View, seat: int) -> Sequence[Text]:
    """What a seat has, in a few lines: the mat in words, with the tiles where the seat itself looks."""
    player = view.players[seat]
    return [
        _standing(view, seat),
        text("status-resources", resources=resources_names(player.resources)),
        *_hand(view, seat),
        text("status-citizens", rows=_rows(player)),
        text("status-built", buildings=buildings(player)),
        text("status-tracks", tracks=_tracks(player)),
        *_cranes(player),
        text(
            "status-envoys", ship=player.ship, sent=_sent(view, seat), eagles=forum.eagle_points(view, seat)
        ),
        text(
            "status-slider",
            shift=player.shift,
            flipped="yes" if player.flipped else "no",
            size=len(forum.largest_group(view, seat)),
            group=points(forum_group(view, seat)),
            order=points(zone(player.shift)),
        ),
        *_reserve(player),
        *_orders(view, seat),
        *_unseen(view, seat),
    ]


def _standing(view: View, seat: int) -> Text:
    """The points, and the place that they mean, as things stand."""
    ranked = view.outcome.standings if view.outcome else standings(view)
    standing = next(standing for standing in ranked if standing.seat == seat)
    return text("status-points", points=points(standing.total), place=standing.place, seats=view.seats)


def _hand(view: View, seat: int) -> list[Text]:
    """The tiles of the round: what everybody sees of them, or what the viewer alone knows."""
    if seat != view.viewer:
        return _shown(view.players[seat].hand, "status-tile")
    private = view.private(seat)
    told = [text("status-taken", space=Place(one.space), tile=tile_name(one.tile)) for one in private.taken]
    if private.passed is not None and not told:
        receiver = Player(view.right_of(seat))
        told.append(text("status-passed", tile=tile_name(private.passed), player=receiver))
    own = private.hand if private.hand != Hand() else view.players[seat].hand
    return _shown(own, "status-tile") + told


def _shown(hand: Hand, key: str) -> list[Text]:
    """The tiles that can be seen."""
    tiles = {"own": hand.own, "received": hand.received}
    return [
        text(f"{key}-{source}", tile=tile_name(tile))
        for source, tile in tiles.items()
        if tile is not None and tile != FACE_DOWN
    ]


def _rows(player: Governor) -> Argument:
    """The citizen rows that have citizens."""
    return [
        text(
            "status-row",
            row=row_name(number),
            count=len(player.rows[number - 1].citizens),
            active="yes" if player.rows[number - 1].active else "no",
        )
        for number in player.inhabited
    ] or Text("none")


def _tracks(player: Governor) -> Argument:
    return [
        text(
            "status-track",
            track=track_name(track),
            step=player.tracks[track],
            plaza="yes" if track in player.plaza else "no",
        )
        for track in TRACK_NAMES
    ]


def _cranes(player: Governor) -> list[Text]:
    """The cranes that can still score; none before the set-up."""
    left: list[Text | Player] = [
        text(f"status-crane-{crane.state}", colour=colour_name(crane.colour), corner=Place(corner))
        for corner, crane in player.cranes.items()
        if crane.state != "scored"
    ]
    return [text("status-cranes", cranes=left)] if left else []


def _sent(view: View, seat: int) -> int:
    return sum(owner == seat for owner in view.forum.envoys.values())


def _reserve(player: Governor) -> list[Text]:
    return [text("status-reserve", tiles=tile_names(player.reserve))] if player.reserve else []


def _orders(view: View, seat: int) -> list[Text]:
    """The orders of the cycles that are not over, and how often the seat would fulfil them now."""
    player = view.players[seat]
    return [
        text(
            "status-order",
            card=card_name(card),
            formations=orders.formations(player, TRAJAN_CARDS[card]),
            collections=orders.collected(player, TRAJAN_CARDS[card]),
        )
        for cycle, card in view.trajan.items()
        if cycle >= view.cycle and view.outcome is None
    ]


def _unseen(view: View, seat: int) -> list[Text]:
    """What the owner may know of the tiles that lie face down."""
    if seat != view.viewer:
        return []
    if view.spare is not None:
        return [text("status-spare", tile=tile_name(view.spare))]
    if not view.unseen:
        return []
    icons, citizens = _contents(view.unseen)
    return [text("status-unseen", count=len(view.unseen), icons=icons, citizens=citizens)]


def _contents(tiles: Sequence[str]) -> tuple[Argument, int]:
    """What tiles bring in all: their icons, and how many citizens."""
    icons = [icon for tile in tiles for icon in TILES[tile].gives]
    return icons_names(icons), sum(TILES[tile].citizen is not None for tile in tiles)


# The whole table.


def position(view: View) -> Sequence[Text]:
    """The whole table in words, most important first: the picture's description."""
    return [
        _course(view),
        _scores(view),
        *who_is_asked(view),
        *happened(view),
        *_streets(view),
        *(_seat(view, seat) for seat in range(view.seats)),
        text("position-forum", free=_free_cells(view), areas=_areas(view)),
        *_card(view),
    ]


def _course(view: View) -> Text:
    if view.outcome is not None:
        return Text("position-over")
    if view.phase == "set_up":
        return Text("position-set-up")
    key = "position-scoring" if view.phase == "scoring" else "position-round"
    return text(key, cycle=numeral(view.cycle), round=view.round, start=Player(view.start_seat))


def _scores(view: View) -> Text:
    leading_first = sorted(range(view.seats), key=lambda seat: -view.players[seat].vp)
    scores: list[Text | Player] = [
        text("position-score", player=Player(seat), points=view.players[seat].vp) for seat in leading_first
    ]
    return text("position-scores", scores=scores)


def _streets(view: View) -> list[Text]:
    if not view.streets or view.outcome is not None:
        return []
    return [text("position-streets", streets=street_names(view.streets))]


def _card(view: View) -> list[Text]:
    """The orders that are scored next."""
    card = next((view.trajan[cycle] for cycle in view.trajan if cycle >= view.cycle), None)
    if card is None or view.outcome is not None:
        return []
    return [text("position-card", card=card_name(card))]


def _free_cells(view: View) -> int:
    return sum(len(view.forum.free(area)) for area in view.forum.areas)


def _areas(view: View) -> Argument:
    """The areas that are begun, by colour; here envoys go first."""
    begun = Counter(area.colour for area in view.forum.areas if view.forum.started(area))
    return [
        text("position-area", colour=colour_name(colour), count=count) for colour, count in begun.items()
    ] or Text("none")


def _seat(view: View, seat: int) -> Text:
    player = view.players[seat]
    return text(
        "position-seat",
        player=Player(seat),
        resources=resources_names(player.resources),
        ship=player.ship,
        sent=_sent(view, seat),
        buildings=len(player.buildings),
        citizens=player.active_citizens,
    )
