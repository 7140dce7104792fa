"""What somebody has, and the whole table in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Player, Text, text
from bot.games.discordia.components import COLUMNS, CONSTANTS, DICE, Track
from bot.games.discordia.rules import decrees, names, raid, shortage, tracks
from bot.games.discordia.scoring import standings
from bot.games.discordia.state import Player as Governor
from bot.games.discordia.state import Tile, View
from bot.games.telling import happened, who_is_asked

from .phrases import letters, open_items, rolled, standing, star_to, stars, stock, tribes

# A seat.


def status(view: View, seat: int) -> Sequence[Text]:
    """What a seat has, in a few lines: the mat in words, in its turn with what is still open."""
    player = view.players[seat]
    return [
        _standing(view, seat),
        *_turn(view, seat),
        text(
            "status-means",
            stars=stars(player.stars),
            active=player.active,
            manipulators=player.manipulators,
        ),
        text("status-city", tiles=[_tile(slot, tile) for slot, tile in player.tiles()] or Text("none")),
        *_tracks(view, seat),
        _shortage(player),
        *_raid(view, seat),
        *_decrees(view, seat),
        *_privileges(player),
    ]


def _standing(view: View, seat: int) -> Text:
    ranking = view.outcome.standings if view.outcome else standings(view)
    place = next(standing.place for standing in ranking if standing.seat == seat)
    return text("status-stock", stock=stock(view.players[seat]), place=place, seats=view.seats)


def _turn(view: View, seat: int) -> list[Text]:
    turn = view.turn
    if turn is None or turn.seat != seat or view.outcome is not None:
        return []
    return [
        text(
            "status-turn",
            die=names.die(turn.die),
            value=turn.value,
            open=open_items(view, turn) or Text("open-nothing"),
        )
    ]


def _tile(slot: str, tile: Tile) -> Text:
    """A tile with what its next space needs, or that it is full."""
    space = tile.open_space
    if space:
        return text("status-tile", tile=standing(slot, tile), space=letters(space))
    return text("status-tile-full", tile=standing(slot, tile)) if tile.is_full else standing(slot, tile)


def _tracks(view: View, seat: int) -> list[Text]:
    ring = text("status-ring", field=view.players[seat].aqueduct)
    return [*(_track(view, seat, track) for track in _TRACKS), ring]


_TRACKS: tuple[Track, ...] = ("expedition", "development")


def _track(view: View, seat: int, track: Track) -> Text:
    player = view.players[seat]
    space = tracks.next_space(player, track)
    about = text(
        "status-track",
        track=names.track(track),
        stars=tracks.stars_on(player, track),
        length=tracks.track_length(player, track),
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
    holds = "yes" if raid.withstands(view, seat) else "no"
    return [text("status-raid", tribes=tribes(view), strength=view.players[seat].strength, holds=holds)]


def _decrees(view: View, seat: int) -> list[Text]:
    player = view.players[seat]
    told = [text("status-decrees", count=len(player.decrees), most=CONSTANTS.decree_spaces)]
    if fulfilled := decrees.claimable(view, seat):
        told.append(text("status-fulfilled", decrees=[names.decree(decree) for decree in fulfilled]))
    return told


def _privileges(player: Governor) -> list[Text]:
    """Privileges that still help, and sorts to which any die sends figures."""
    told = []
    if unspent := [one for one in player.privileges if not one.spent]:
        told.append(text("status-privileges", privileges=[names.privilege(one.id) for one in unspent]))
    if sorts := tracks.any_colour(player):
        told.append(text("status-any-colour", sorts=[names.sort(sort) for sort in sorts]))
    return told


# The whole table.


def position(view: View) -> Sequence[Text]:
    """The whole table in words, most important first: the picture's description."""
    return [
        _course(view),
        _stocks(view),
        *who_is_asked(view),
        *happened(view),
        *_dice(view),
        *([text("position-tribes", tribes=tribes(view))] if view.left and view.outcome is None else []),
        _display(view),
        _supply(view),
        *(_seat(view, seat) for seat in range(view.seats)),
    ]


def _course(view: View) -> Text:
    if view.outcome is not None:
        return text("position-over", year=view.year)
    if view.phase == "season":
        season = names.season(view.season)
        return text("position-season", year=view.year, years=CONSTANTS.years, season=season)
    return text("position-phase", year=view.year, years=CONSTANTS.years, phase=Text(f"phase-{view.phase}"))


def _stocks(view: View) -> Text:
    fewest_first = sorted(range(view.seats), key=lambda seat: view.players[seat].figures)
    stocks: list[Text | Player] = [
        text("position-stock", player=Player(seat), amount=view.players[seat].figures)
        for seat in fewest_first
    ]
    return text("position-stocks", stocks=stocks)


def _dice(view: View) -> list[Text]:
    if not view.dice or view.phase != "season" or view.outcome is not None:
        return []
    return [text("position-dice", dice=[rolled(view, die) for die in DICE], player=Player(view.maximus))]


def _display(view: View) -> Text:
    """How many city tiles lie in each column."""
    columns = [
        sum(tile is not None and cell[0] == str(column) for cell, tile in view.display.items())
        for column in range(1, COLUMNS + 1)
    ]
    return text("position-display", columns=", ".join(map(str, columns)), stack=view.stack)


def _supply(view: View) -> Text:
    shown = view.options["show_bag"] == "on"
    return text(
        "position-supply-bag" if shown else "position-supply",
        figures=names.figures(view.bag),
        cult=view.cult,
        bag=view.bag_size,
        manipulators=view.manipulators,
        extensions=sum(view.extensions.values()),
        towers=len(view.towers),
        decrees=len(view.decrees),
        privileges=len(view.privileges),
    )


def _seat(view: View, seat: int) -> Text:
    player = view.players[seat]
    return text(
        "position-seat",
        player=Player(seat),
        tiles=sum(1 for _ in player.tiles()),
        stars=player.stars,
        strength=player.strength,
        lack=shortage.lack(player).total,
    )
