"""What somebody has, in a few lines."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Text, text
from bot.games.discordia.components import CONSTANTS, Track
from bot.games.discordia.rules import dispatches, figures, moves, ships, shortage
from bot.games.discordia.scoring import standings
from bot.games.discordia.state import Player as Governor
from bot.games.discordia.state import Tile, View

from .phrases import at, open_items, star_to, stars, stock, tribes


def status(view: View, seat: int) -> Sequence[Text]:
    """What a seat has, in a few lines: the mat in words, in its turn with what is still open."""
    player = view.players[seat]
    return [
        rank(view, seat),
        *this_turn(view, seat),
        means(player),
        text("status-city", tiles=[_tile(slot, tile) for slot, tile in player.tiles()] or Text("none")),
        *_tracks(view, seat),
        _shortage(player),
        *_raid(view, seat),
        *_decrees(view, seat),
        *_privileges(player),
    ]


def rank(view: View, seat: int) -> Text:
    """The stock of a seat, and its rank."""
    ranking = view.outcome.standings if view.outcome else standings(view)
    place = next(standing.place for standing in ranking if standing.seat == seat)
    return text("status-stock", stock=stock(view.players[seat]), place=place, seats=view.seats)


def means(player: Governor) -> Text:
    """Stars, and manipulators of dice."""
    return text(
        "status-means",
        stars=stars(player.stars),
        active=player.active,
        manipulators=player.manipulators,
    )


def this_turn(view: View, seat: int) -> list[Text]:
    """The die of a seat's turn with what is still open in it; nothing when it is somebody else's."""
    turn = view.turn
    if turn is None or turn.seat != seat or view.outcome is not None:
        return []
    return [
        text(
            "status-turn",
            die=moves.die(turn.die),
            value=turn.value,
            open=open_items(view, turn) or Text("open-nothing"),
        )
    ]


def _tile(slot: str, tile: Tile) -> Text:
    """A tile with what its next space needs, or that it is full."""
    space = tile.open_space
    if space:
        return text("status-tile", tile=at(slot, tile), space=moves.letters(space))
    return text("status-tile-full", tile=at(slot, tile)) if tile.is_full else at(slot, tile)


def _tracks(view: View, seat: int) -> list[Text]:
    ring = text("status-ring", field=view.players[seat].aqueduct)
    return [*(_track(view, seat, track) for track in _TRACKS), ring]


_TRACKS: tuple[Track, ...] = ("expedition", "development")


def _track(view: View, seat: int, track: Track) -> Text:
    player = view.players[seat]
    space = figures.next_space(player, track)
    about = text(
        "status-track",
        track=moves.track(track),
        stars=figures.stars_on(player, track),
        length=figures.track_length(player, track),
    )
    return text("status-track-next", track=about, next=star_to(view, seat, space)) if space else about


def _shortage(player: Governor) -> Text:
    lacking = shortage.lack(player)
    return text(
        "status-shortage",
        symbols=lacking.symbols,
        spaces=lacking.spaces,
        relief=lacking.relief,
        total=lacking.total,
    )


def _raid(view: View, seat: int) -> list[Text]:
    if view.left is None or view.outcome is not None:
        return []
    holds = "yes" if ships.withstands(view, seat) else "no"
    return [text("status-raid", tribes=tribes(view), strength=view.players[seat].strength, holds=holds)]


def _decrees(view: View, seat: int) -> list[Text]:
    player = view.players[seat]
    told = [text("status-decrees", count=len(player.decrees), most=CONSTANTS.decree_spaces)]
    if fulfilled := dispatches.claimable(view, seat):
        told.append(text("status-fulfilled", decrees=[moves.decree(decree) for decree in fulfilled]))
    return told


def _privileges(player: Governor) -> list[Text]:
    """Privileges that still help, and sorts to which any die sends figures."""
    told = []
    if unspent := [one for one in player.privileges if not one.spent]:
        told.append(text("status-privileges", privileges=[moves.privilege(one.id) for one in unspent]))
    if sorts := figures.any_colour(player):
        told.append(text("status-any-colour", sorts=[moves.sort(sort) for sort in sorts]))
    return told
