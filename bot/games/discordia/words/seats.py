"""What is said of a seat: its city and all that it has, in a line and in full."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine import Argument, Place, Player, Text, text
from bot.games.discordia import components
from bot.games.discordia.components import CONSTANTS
from bot.games.discordia.rules import city, dispatches, names, years
from bot.games.discordia.rules.dispatches import ROWS_OF
from bot.games.discordia.scoring import standings
from bot.games.discordia.state import Player as Governor
from bot.games.discordia.state import Tile, View
from bot.games.sayings import breaths

from .phrases import at, open_items, privilege_gains, star_to, stars, stock, tribes


def status(view: View, seat: int) -> Sequence[Text]:
    """What a seat has, in a few lines: the mat in words, in its turn with what is still open."""
    player = view.players[seat]
    return [
        rank(view, seat),
        *this_turn(view, seat),
        means(player),
        text("status-city", tiles=[_tile(slot, tile) for slot, tile in player.tiles()] or Text("none")),
        *(_track(view, seat, track) for track in components.TRACKS),
        text("status-ring", field=player.aqueduct),
        _shortage(player),
        *_raid(view, seat),
        *_decrees(view, seat),
        *_privileges(player),
    ]


def rank(view: View, seat: int) -> Text:
    ranking = view.outcome.standings if view.outcome else standings(view)
    place = next(standing.place for standing in ranking if standing.seat == seat)
    return text("status-stock", stock=stock(view.players[seat]), place=place, seats=view.seats)


def means(player: Governor) -> Text:
    about = {"active": player.active, "manipulators": player.manipulators}
    return text("status-means", stars=stars(player.stars), **about)


def this_turn(view: View, seat: int) -> list[Text]:
    """The die of a seat's turn with what is still open in it; nothing when it is somebody else's."""
    turn = view.turn
    if turn is None or turn.seat != seat or view.outcome is not None:
        return []
    still_open = open_items(view, turn) or Text("open-nothing")
    return [text("status-turn", die=names.die(turn.die), value=turn.value, open=still_open)]


def _tile(slot: str, tile: Tile) -> Text:
    space = tile.open_space
    if space:
        return text("status-tile", tile=at(slot, tile), space=names.letters(space))
    return text("status-tile-full", tile=at(slot, tile)) if tile.is_full else at(slot, tile)


def _track(view: View, seat: int, track: components.Track) -> Text:
    player = view.players[seat]
    space = city.next_space(player, track)
    stars, length = city.stars_on(player, track), city.track_length(player, track)
    about = text("status-track", track=names.track(track), stars=stars, length=length)
    return text("status-track-next", track=about, next=star_to(view, seat, space)) if space else about


def _shortage(player: Governor) -> Text:
    lack = years.lack(player)
    about = {"symbols": lack.symbols, "spaces": lack.spaces, "relief": lack.relief}
    return text("status-shortage", **about, total=lack.total)


def _raid(view: View, seat: int) -> list[Text]:
    if view.left is None or view.outcome is not None:
        return []
    holds = "yes" if years.withstands(view, seat) else "no"
    return [text("status-raid", tribes=tribes(view), strength=view.players[seat].strength, holds=holds)]


def _decrees(view: View, seat: int) -> list[Text]:
    player = view.players[seat]
    told = [text("status-decrees", count=len(player.decrees), most=CONSTANTS.decree_spaces)]
    if fulfilled := dispatches.claimable(view, seat):
        told.append(text("status-fulfilled", decrees=[names.decree(decree) for decree in fulfilled]))
    return told


def _privileges(player: Governor) -> list[Text]:
    told = []
    if unspent := [one for one in player.privileges if not one.spent]:
        told.append(text("status-privileges", privileges=[names.privilege(one.id) for one in unspent]))
    return told + _any_colour(player)


def _any_colour(player: Governor) -> list[Text]:
    sorts = [names.sort(sort) for sort in city.any_colour(player)]
    return [text("status-any-colour", sorts=list(sorts))] if sorts else []


PRINTED = 5
"""So many places of a row are printed on the plan, with what extending to them brings."""
IN_A_BREATH = 4
"""So many places, spaces or decrees are named in a line."""


def rows_in_words(player: Governor) -> Iterator[Text]:
    """Each row with its places from the left, and what the next extensions bring there."""
    for row in components.ROWS_FROM_TOP:
        name = Text(f"in-words-row-{row}")
        places = [_place(f"{row}{number}", tile) for number, tile in enumerate(player.rows[row], 1)]
        for some in breaths(places, IN_A_BREATH):
            yield text("in-words-row", row=name, places=some)
        if row != "T" and (unbuilt := _unbuilt(player, row)):
            yield text("in-words-unbuilt", row=name, places=unbuilt)


def _place(slot: str, tile: Tile | None) -> Text:
    if tile is None:
        printed = components.PLAN.get(slot)
        bare = printed is None or not (printed.printed and printed.symbols)
        return text("in-words-free" if bare else "in-words-free-symbol", slot=Place(slot))
    state = _tile_in_words(tile)
    return at(slot, tile) if state is None else text("in-words-standing", tile=at(slot, tile), state=state)


def _tile_in_words(tile: Tile) -> Text | None:
    """What stands on a tile, what its next spaces need, and when figures can be sent there; None without spaces."""
    if not tile.face.spaces:
        return None
    open_spaces = [names.letters(space) for space in tile.face.spaces[len(tile.figures) :]]
    about: dict[str, Argument] = {
        "figures": names.figures(tile.letters),
        "next": open_spaces[0] if open_spaces else "",
        "count": len(open_spaces),
        "then": list(open_spaces[1:]),
        "fresh": "yes" if tile.fresh else "no",
    }
    if tile.is_full:
        return text("in-words-full", **about)
    return text("in-words-filled" if tile.figures else "in-words-empty", **about)


def _unbuilt(player: Governor, row: components.Row) -> list[Text | Player]:
    labels = [f"{row}{place}" for place in range(len(player.rows[row]) + 1, PRINTED + 1)]
    return [_printed(components.PLAN[label]) for label in labels]


def _printed(space: components.Space) -> Text:
    brings = [Text("gain-symbol")] * space.symbols
    if space.bonus:
        brings.append(names.effect(space.bonus))
    return text("star-to", space=Place(space.id), gains=list(brings))


def track_in_words(player: Governor, track: components.Track) -> Iterator[Text]:
    """How many stars lie on a track, what its free spaces bring, and what its first extension covers."""
    name = Text(f"in-words-track-{track}")
    stars, length = city.stars_on(player, track), city.track_length(player, track)
    yield text("in-words-track", track=name, stars=stars, length=length)
    free = [_printed(city.track_space(track, number)) for number in range(stars + 1, length + 1)]
    for number, some in enumerate(breaths(free, IN_A_BREATH)):
        yield text("in-words-track-more" if number else "in-words-track-free", track=name, spaces=some)
    above = components.ABOVE_TRACK[components.EXTENSION_OF_TRACK[track].id]
    if not player.extensions[above.kind]:
        yield text("in-words-track-above", track=name)


def decrees_in_words(player: Governor) -> Iterator[Text]:
    """The decrees that were claimed, and what the free decree spaces bring."""
    claimed = [names.decree(decree) for decree in player.decrees]
    none = Text("in-words-decrees-claimed-none")
    yield text("in-words-decrees-claimed", decrees=list(claimed)) if claimed else none
    if free := [_printed(space) for space in components.DECREE_SPACES[len(claimed) :]]:
        yield text("in-words-decree-spaces", spaces=list(free))


def seat_in_words(view: View, seat: int) -> list[Text]:
    """All that a seat has: its stock, its city place by place, its shortage, decrees and privileges."""
    player = view.players[seat]
    return [
        rank(view, seat),
        *this_turn(view, seat),
        means(player),
        text("in-words-own-strength", strength=player.strength),
        *rows_in_words(player),
        *track_in_words(player, "expedition"),
        *track_in_words(player, "development"),
        _aqueduct(player),
        _shortage_in_words(player),
        *decrees_in_words(player),
        *_progress(view, player),
        *([Text("in-words-develops-on-5")] if city.develops_on_5(player) else []),
        *_any_colour(player),
        *_privileges_in_words(player),
    ]


def _aqueduct(player: Governor) -> Text:
    field, relief = player.aqueduct, components.RELIEF[player.aqueduct]
    return text("in-words-aqueduct", field=field, end=components.AQUEDUCT_END, relief=relief)


def _shortage_in_words(player: Governor) -> Text:
    lack = years.lack(player)
    key = "in-words-surplus" if lack.total < 0 else "in-words-shortage"
    return text(key, **lack._asdict(), total=abs(lack.total))


def _progress(view: View, player: Governor) -> Iterator[Text]:
    """How near the seat is to each decree on offer, as long as it has a space for one."""
    for some in breaths([_nearness(player, decree) for decree in view.decrees], IN_A_BREATH):
        yield text("in-words-progress", decrees=some)


def _nearness(player: Governor, decree: str) -> Text:
    condition = components.DECREES[decree].condition
    about: dict[str, Argument] = {
        "decree": names.decree(decree),
        "reached": dispatches.progress(player, condition),
        "amount": condition.amount,
        "fulfilled": "yes" if dispatches.is_fulfilled(player, decree) else "no",
    }
    if condition.sort is None:
        return text("in-words-nearness-most" if condition.is_limit else "in-words-nearness", **about)
    tiles = dispatches.occupied(player.city, ROWS_OF[condition.sort])
    return text("in-words-nearness-tiles", tiles=tiles, wanted=condition.tiles, **about)


def _privileges_in_words(player: Governor) -> list[Text]:
    return [
        text(
            "in-words-own-privilege",
            privilege=names.privilege(one.id),
            gains=privilege_gains(one.id),
            spent="yes" if one.spent else "no",
        )
        for one in player.privileges
    ]


# In few words.


def stock_briefly(view: View, seat: int) -> list[Text]:
    """A seat beside the board: its stock, and what it has to act with."""
    player = view.players[seat]
    if view.outcome is not None:
        return [rank(view, seat)]
    told = [text("pictured-stock", stock=stock(player))]
    if view.phase == "season" and seat == view.maximus:
        told.append(Text("pictured-maximus"))
    if seat == view.start_player:
        told.append(Text("pictured-start-player"))
    return [
        *told,
        stars(player.stars),
        text("pictured-manipulators", active=player.active, manipulators=player.manipulators),
        *_needs(player),
    ]


def city_briefly(view: View, seat: int) -> list[Text]:
    """A city in short parts, what matters most first."""
    player = view.players[seat]
    return [
        text("pictured-figures", amount=player.figures),
        *_needs(player),
        text("pictured-tiles", tiles=[at(slot, tile) for slot, tile in player.tiles()] or Text("none")),
        text("pictured-tracks", expedition=player.expedition, development=player.development),
        text("pictured-aqueduct", field=player.aqueduct),
        text("pictured-decrees", count=len(player.decrees), most=CONSTANTS.decree_spaces),
        *([text("pictured-privileges", count=len(player.privileges))] if player.privileges else []),
    ]


def _needs(player: Governor) -> list[Text]:
    return [
        text("pictured-strength", strength=player.strength),
        text("pictured-shortage", total=years.lack(player).total),
    ]
