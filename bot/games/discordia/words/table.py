"""The table and each seat in words, in full and as descriptions of pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.engine import Argument, Outcome, Part, Parts, Place, Player, TableDescription, Text, text, yes
from bot.games.discordia import components
from bot.games.discordia.components import CONSTANTS
from bot.games.discordia.holdings import HOLDINGS
from bot.games.discordia.rules import city, dispatches, names, years
from bot.games.discordia.rules.figures import standings
from bot.games.discordia.state import Player as Governor
from bot.games.discordia.state import Tile, View
from bot.games.sayings import breaths

from .phrases import at, either, offered, open_items, privilege_gains, rolled, spaces, star_to, stock


def status(view: View, seat: int) -> list[Text]:
    """What a seat has: its means, then its city place by place."""
    return [*_means(view, seat), *_city(view, seat)]


def _means(view: View, seat: int) -> Iterator[Text]:
    """The stock, what the seat's turn still allows, its means, and its shortage and strength."""
    player, lack = view.players[seat], years.lack(view.players[seat])
    standing = (view.outcome or Outcome("", standings(view))).standing_of(seat)
    yield text("status-stock", stock=stock(player), place=standing.place, seats=view.seats)
    if view.phase == "season" and seat == view.maximus:
        yield Text("status-maximus")
    if seat == view.start_player and view.outcome is None:
        yield Text("status-start-player")
    if (turn := view.turn) is not None and turn.seat == seat:
        still_open = open_items(view, turn) or Text("open-nothing")
        yield text("status-turn", die=names.die(turn.die), value=turn.value, open=still_open)
    if view.phase == "season" and player.die is not None and player.value is not None:
        yield text("status-die", die=names.die(player.die), value=player.value)
    yield from HOLDINGS.listed(view, seat)
    key, over = "status-surplus" if lack.total < 0 else "status-shortage", yes(view.outcome is not None)
    yield text(key, **lack._asdict(), total=abs(lack.total), over=over)
    if view.outcome is None:
        raid = {"strength": player.strength, "tribes": view.raid_strength}
        over = yes(view.phase in ("raid", "shortage"))
        yield text("status-strength", holds=yes(years.withstands(view, seat)), over=over, **raid)


def _city(view: View, seat: int) -> Iterator[Text]:
    """The city place by place, with what unbuilt and free places bring; decrees and privileges."""
    player = view.players[seat]
    yield from _rows(view, seat)
    for track in components.TRACKS:
        yield from _track(view, seat, track)
    field, relief = player.aqueduct, components.RELIEF[player.aqueduct]
    yield text("status-aqueduct", field=field, end=components.AQUEDUCT_END, relief=relief)
    claimed = [names.decree(decree) for decree in player.decrees]
    yield text("status-decrees", count=len(claimed), decrees=claimed)
    if free := [star_to(view, seat, space) for space in city.decree_spaces(player)]:
        yield text("status-decree-spaces", spaces=free)
    if city.develops_on_5(player):
        yield Text("status-develops-on-5")
    if sorts := [names.sort(sort) for sort in city.any_colour(player)]:
        yield text("status-any-colour", sorts=sorts)
    for one in player.privileges:
        brings = privilege_gains(one.id)
        yield text("status-privilege", privilege=names.privilege(one.id), spent=yes(one.spent), gains=brings)
    for some in breaths([_nearness(player, decree) for decree in view.decrees], IN_A_BREATH):
        yield text("status-progress", decrees=some)


PRINTED = 5
"""The number of places of a row on the printed plan."""
IN_A_BREATH = 4
"""The most places, spaces or decrees in a line."""


def _rows(view: View, seat: int) -> Iterator[Text]:
    """Each row with its places from the left, and what its next extensions bring."""
    for row in components.ROWS_FROM_TOP:
        name = Text(f"in-words-row-{row}")
        places = [*zip(components.SLOTS[row], view.players[seat].rows[row], strict=False)]
        if tiles := [_place(slot, tile) for slot, tile in places if tile]:
            yield text("status-tiles", tiles=tiles)
        for some in breaths([_place(slot, tile) for slot, tile in places], IN_A_BREATH):
            yield text("status-row", row=name, places=some)
        beyond = components.SLOTS[row][len(places) : PRINTED] if row != components.TOWER_ROW else ()
        if unbuilt := [star_to(view, seat, components.PLAN[slot]) for slot in beyond]:
            yield text("status-unbuilt", row=name, places=unbuilt)


def _place(slot: str, tile: Tile | None) -> Text:
    if tile is None:
        printed = components.PLAN.get(slot)
        bare = printed is None or not (printed.printed and printed.symbols)
        return text("in-words-free" if bare else "in-words-free-symbol", slot=Place(slot))
    if not tile.face.spaces:
        return at(slot, tile)
    about: dict[str, Argument] = {"figures": names.figures(tile.letters), "fresh": yes(tile.fresh)}
    if tile.open_space:
        about["needs"] = spaces(tile.face.spaces[len(tile.figures) :])
    key = "in-words-full" if tile.is_full else "in-words-filled" if tile.figures else "in-words-empty"
    return text("in-words-standing", tile=at(slot, tile), state=text(key, **about))


def _track(view: View, seat: int, track: components.Track) -> Iterator[Text]:
    """The stars on a track, what its free spaces bring, and the symbol that its first extension covers."""
    name, player = Text(f"in-words-track-{track}"), view.players[seat]
    stars, found = city.stars_on(player, track), city.track_spaces(player, track)
    yield text("status-track", track=name, stars=stars, length=len(found))
    free = [star_to(view, seat, space) for space in found[stars:]]
    for number, some in enumerate(breaths(free, IN_A_BREATH)):
        key = "status-track-more" if number else "status-track-free"
        yield text(key, track=name, next=some[0], spaces=some)
    above = components.ABOVE_TRACK[components.EXTENSION_OF_TRACK[track].id]
    if not player.extensions[above.kind]:
        yield text("status-track-above", track=name)


def _nearness(player: Governor, decree: str) -> Text:
    fulfilled = yes(dispatches.is_fulfilled(player, decree))
    near = dispatches.nearness(player, decree)
    return text("in-words-nearness", decree=names.decree(decree), fulfilled=fulfilled, **near)


TILES_IN_A_BREATH = 3
"""The most city tiles in a line, with all their details."""


def _columns(view: View) -> Iterator[Text]:
    stands = [Text(f"letter-{name}-stands") for name in (*components.COLOURS, "any")]
    yield text("letters-explained", letters=stands)
    for column in range(1, components.COLUMNS + 1):
        yield _column(view, column)
        yield from _cells(view, column)


def _column(view: View, column: int) -> Text:
    tile = components.ACTION_TILES[view.action_tiles[column - 1]]
    dice = [names.die(die) for die in components.DICE if view.dice.get(die) == column]
    where = either([Text(f"action-dispatch_{sort}") for sort in tile.dispatches])
    others = either([Text(f"in-words-{action}") for action in tile.others])
    actions = text("in-words-actions", where=where, others=others)
    about: dict[str, Argument] = {
        "actions": actions,
        "dice": list(dice),
        "count": len(dice),
        "column": column,
    }
    if column > CONSTANTS.seasons:
        return text("in-words-column-develop", **about)
    season, bonus = names.season(column), names.effect(view.season_bonuses[column - 1])
    return text("in-words-column", season=season, bonus=bonus, **about)


def _cells(view: View, column: int) -> Iterator[Text]:
    cells = [cell for cell in components.CELLS[column] if cell in view.display]
    lying = []
    for cell in cells:
        if tile := view.display[cell]:
            kind = components.CITY_TILES[tile]
            more = [names.effect(kind.bonus)] if kind.bonus else []
            more += [text("hint-back", spaces=spaces(kind.back.spaces))] if kind.back else []
            details = offered(spaces(kind.front.spaces), *more)
            lying.append(text("in-words-cell", cell=cell, tile=names.tile(tile), details=details))
    for some in breaths(lying, TILES_IN_A_BREATH):
        yield text("in-words-cells", tiles=some)
    if empty := [cell for cell in cells if view.display[cell] is None]:
        yield text("in-words-cells-empty", cells=[text("choice-slot", slot=cell) for cell in empty])


def _columns_in_brief(view: View) -> Iterator[Text]:
    lying = Counter(cell[0] for cell, tile in view.display.items() if tile is not None)
    yield text("pictured-tiles", columns=", ".join(str(lying[str(column)]) for column in components.CELLS))


def _dice(view: View) -> Iterator[Text]:
    if view.dice:
        yield text("in-words-dice", dice=[rolled(view, die) for die in components.DICE])


def _raid(view: View) -> Iterator[Text]:
    tiles, complete = {"damage": view.left, "reward": view.right}, yes(None not in (view.left, view.right))
    for (side, tile), backs in zip(tiles.items(), view.face_down(), strict=True):
        if tile is None:
            yield text(f"in-words-{side}-hidden", back=backs[:1])
        else:
            kind = components.GERMANIC[tile]
            yield text(f"in-words-{side}", strength=kind.strength, effect=names.effect(kind.effect))
    for seat, player in enumerate(view.players if view.outcome is None else ()):
        about = {"strength": player.strength, "tribes": view.raid_strength}
        holds = yes(years.withstands(view, seat))
        yield text("in-words-strength", player=Player(seat), **about, complete=complete, holds=holds)


def _supply(view: View) -> Iterator[Text]:
    left = {"manipulators": view.manipulators, "stack": view.stack}
    yield text("in-words-supply", stars=text("stars", amount=view.cult), **left)
    shown, figures = view.options.get("show_bag", "off"), names.figures(view.bag)
    yield text("in-words-bag", bag=view.bag_size, shown=shown, figures=figures)


def _extensions(view: View) -> Iterator[Text]:
    left = [
        text("in-words-left", thing=names.extension(kind), left=left)
        for kind, left in view.extensions.items()
    ]
    yield text("in-words-extensions", extensions=left)


def _towers(view: View) -> Iterator[Text]:
    return _offered("towers", [_tower(components.TOWERS[tower]) for tower in sorted(view.towers)])


def _decrees(view: View) -> Iterator[Text]:
    return _offered("decrees", [names.decree(decree) for decree in view.decrees])


def _privileges(view: View) -> Iterator[Text]:
    counted = Counter(view.privileges)
    kinds = [kind for kind in components.PRIVILEGES.values() if counted[kind.id]]
    return _offered("privileges", [_privilege(kind, counted[kind.id]) for kind in kinds])


def _privilege(kind: components.PrivilegeTile, count: int) -> Text:
    name = names.privilege(kind.id)
    if kind.joker:
        return text("in-words-joker", privilege=name, count=count)
    return text("in-words-privilege", privilege=name, gains=names.effects(kind.effects), count=count)


def _tower(tower: components.TowerTile) -> Text:
    details = [spaces(tower.spaces)] if tower.spaces else []
    details += [names.effect(tower.bonus)] if tower.bonus else []
    name = names.tile(tower.id)
    return text("in-words-tower", tower=name, details=details) if details else name


def _offered(what: str, things: Sequence[Text]) -> Iterator[Text]:
    for some in breaths(things, IN_A_BREATH) if things else ([],):
        yield text("in-words-offered", what=Text(f"passage-{what}"), things=some, count=len(things))


def pictured(view: View) -> Sequence[TableDescription]:
    """The descriptions of the two pictures of the table: the board with the seats' means, and the cities."""
    board = PARTS.brief(view)
    means = {seat: list(_means(view, seat)) for seat in range(view.seats)}
    cities = {seat: list(_city(view, seat)) for seat in range(view.seats)}
    return [TableDescription(board, means), TableDescription([_stage(view, "pictured-cities")], cities)]


def _course(view: View) -> Iterator[Text]:
    yield _stage(view, "in-words-year")
    if view.outcome is not None:
        yield Text(view.outcome.reason)
    else:
        yield text("in-words-start-player", player=Player(view.start_player))
    if view.phase == "season":
        order = [Player(seat) for seat in view.turn_order()]
        yield text("in-words-order", player=Player(view.maximus), players=order)
    used = [
        text("in-words-die-used", player=Player(seat), die=names.die(player.die), value=player.value)
        for seat in view.turn_order()
        if (player := view.players[seat]).die is not None and player.value is not None
    ]
    if used:
        yield text("in-words-dice-used", used=used)


def _stage(view: View, key: str) -> Text:
    """The year and the moment in it, with the message `key`; with `<key>-over` if the game is over."""
    if view.outcome is not None:
        return text(f"{key}-over", year=view.year)
    season = text("in-words-season", season=names.season(view.season), number=view.season)
    return text(key, year=view.year, moment=season if view.phase == "season" else Text(f"phase-{view.phase}"))


PARTS = Parts(
    View,
    (
        Part("course", ("year", "season", "phase", "start_player", "players"), _course, _course),
        Part("dice", ("season", "phase", "start_player", "dice", "turn"), _dice, _dice, until_end=True),
        Part(
            "columns",
            ("season", "phase", "season_bonuses", "dice", "action_tiles", "display"),
            _columns,
            _columns_in_brief,
            until_end=True,
        ),
        Part("raid", ("year", "left", "right", "players.strength"), _raid, _raid),
        Part("supply", ("cult", "manipulators", "stack", "bag"), _supply, _supply),
        Part("extensions", ("extensions",), _extensions, _extensions),
        Part("towers", ("towers",), _towers, _towers),
        Part("decrees", ("decrees",), _decrees, _decrees),
        Part("privileges", ("privileges",), _privileges, _privileges),
    ),
    elsewhere=dict.fromkeys(("removed", "past_tribes"), "tiles out of the game no longer matter"),
)
"""The parts of the table in words."""
