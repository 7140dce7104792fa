"""The whole table and each seat in words, and their pictures in few."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.engine import Argument, Described, Outcome, Passage, Place, Player, Text, text
from bot.games.discordia import components
from bot.games.discordia.components import CONSTANTS
from bot.games.discordia.holdings import HOLDINGS, MEANS
from bot.games.discordia.rules import city, dispatches, names, years
from bot.games.discordia.rules.dispatches import ROWS_OF
from bot.games.discordia.rules.figures import standings
from bot.games.discordia.state import Player as Governor
from bot.games.discordia.state import Tile, View
from bot.games.sayings import breaths, own_passages

from .phrases import at, either, open_items, privilege_gains, rolled, spaces, star_to, stars, stock, tribes


def status(view: View, seat: int) -> Sequence[Text]:
    """What a seat has, in a few lines: the mat in words, in its turn with what is still open."""
    player, lack = view.players[seat], years.lack(view.players[seat])
    told = [
        *_first(view, seat),
        text("status-city", tiles=[_tile(slot, tile) for slot, tile in player.tiles()] or Text("none")),
    ]
    for track in components.TRACKS:
        about = text("status-track", track=names.track(track), **_stars_on(player, track))
        space = city.next_space(player, track)
        further = space and text("status-track-next", track=about, next=star_to(view, seat, space))
        told.append(further or about)
    told += [
        text("status-ring", field=player.aqueduct),
        text("status-shortage", **lack.told, total=lack.total),
    ]
    if view.left is not None and view.outcome is None:
        holds = "yes" if years.withstands(view, seat) else "no"
        told.append(text("status-raid", tribes=tribes(view), strength=player.strength, holds=holds))
    told.append(text("status-decrees", count=len(player.decrees), most=CONSTANTS.decree_spaces))
    if fulfilled := dispatches.claimable(view, seat):
        told.append(text("status-fulfilled", decrees=[names.decree(decree) for decree in fulfilled]))
    if player.unspent:
        told.append(text("status-privileges", privileges=list(map(names.privilege, player.unspent))))
    return told + _any_colour(player)


def rank(view: View, seat: int) -> Text:
    standing = (view.outcome or Outcome("", standings(view))).standing_of(seat)
    return text("status-stock", stock=stock(view.players[seat]), place=standing.place, seats=view.seats)


def _first(view: View, seat: int) -> Iterator[Text]:
    """The stock; the die of the seat's turn with what is still open in it; what the seat has to act with."""
    yield rank(view, seat)
    turn = view.turn
    if turn is not None and turn.seat == seat and view.outcome is None:
        still_open = open_items(view, turn) or Text("open-nothing")
        yield text("status-turn", die=names.die(turn.die), value=turn.value, open=still_open)
    star, manipulator = HOLDINGS["star"].told(view, seat), HOLDINGS["manipulator"].told(view, seat)
    yield text("status-means", stars=star, manipulators=manipulator)


def _tile(slot: str, tile: Tile) -> Text:
    if tile.open_space:
        return text("status-tile", tile=at(slot, tile), space=names.letters(tile.open_space))
    return text("status-tile-full", tile=at(slot, tile)) if tile.is_full else at(slot, tile)


def _stars_on(player: Governor, track: components.Track) -> dict[str, int]:
    return {"stars": city.stars_on(player, track), "length": city.track_length(player, track)}


def _any_colour(player: Governor) -> list[Text]:
    sorts = [names.sort(sort) for sort in city.any_colour(player)]
    return [text("status-any-colour", sorts=sorts)] if sorts else []


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
        beyond = range(len(places) + 1, PRINTED + 1) if row != "T" else ()
        if unbuilt := [_printed(components.PLAN[f"{row}{place}"]) for place in beyond]:
            yield text("in-words-unbuilt", row=name, places=unbuilt)


def _place(slot: str, tile: Tile | None) -> Text:
    if tile is None:
        printed = components.PLAN.get(slot)
        bare = printed is None or not (printed.printed and printed.symbols)
        return text("in-words-free" if bare else "in-words-free-symbol", slot=Place(slot))
    if not tile.face.spaces:
        return at(slot, tile)
    # What stands on it, what its next spaces need, and when figures can be sent there.
    open_spaces = [names.letters(space) for space in tile.face.spaces[len(tile.figures) :]]
    about: dict[str, Argument] = {
        "figures": names.figures(tile.letters),
        "next": open_spaces[0] if open_spaces else "",
        "count": len(open_spaces),
        "then": list(open_spaces[1:]),
        "fresh": "yes" if tile.fresh else "no",
    }
    key = "in-words-full" if tile.is_full else "in-words-filled" if tile.figures else "in-words-empty"
    return text("in-words-standing", tile=at(slot, tile), state=text(key, **about))


def _printed(space: components.Space) -> Text:
    brings = [Text("gain-symbol")] * space.symbols
    if space.bonus:
        brings.append(names.effect(space.bonus))
    return text("star-to", space=Place(space.id), gains=list(brings))


def track_in_words(player: Governor, track: components.Track) -> Iterator[Text]:
    """How many stars lie on a track, what its free spaces bring, and what its first extension covers."""
    name, about = Text(f"in-words-track-{track}"), _stars_on(player, track)
    yield text("in-words-track", track=name, **about)
    numbers = range(about["stars"] + 1, about["length"] + 1)
    free = [_printed(city.track_space(track, number)) for number in numbers]
    for number, some in enumerate(breaths(free, IN_A_BREATH)):
        yield text("in-words-track-more" if number else "in-words-track-free", track=name, spaces=some)
    above = components.ABOVE_TRACK[components.EXTENSION_OF_TRACK[track].id]
    if not player.extensions[above.kind]:
        yield text("in-words-track-above", track=name)


def seat_in_words(view: View, seat: int) -> Iterator[Text]:
    """All that a seat has: its stock, its city place by place, its shortage, decrees and privileges."""
    player = view.players[seat]
    yield from _first(view, seat)
    yield text("in-words-own-strength", strength=player.strength)
    yield from rows_in_words(player)
    for track in components.TRACKS:
        yield from track_in_words(player, track)
    field, relief = player.aqueduct, components.RELIEF[player.aqueduct]
    yield text("in-words-aqueduct", field=field, end=components.AQUEDUCT_END, relief=relief)
    lack = years.lack(player)
    key = "in-words-surplus" if lack.total < 0 else "in-words-shortage"
    yield text(key, **lack._asdict(), total=abs(lack.total))
    claimed = [names.decree(decree) for decree in player.decrees]
    none = Text("in-words-decrees-claimed-none")
    yield text("in-words-decrees-claimed", decrees=claimed) if claimed else none
    if free := [_printed(space) for space in city.decree_spaces(player)]:
        yield text("in-words-decree-spaces", spaces=free)
    for some in breaths([_nearness(player, decree) for decree in view.decrees], IN_A_BREATH):
        yield text("in-words-progress", decrees=some)
    if city.develops_on_5(player):
        yield Text("in-words-develops-on-5")
    yield from _any_colour(player)
    for one in player.privileges:
        told = {"privilege": names.privilege(one.id), "spent": "yes" if one.spent else "no"}
        yield text("in-words-own-privilege", **told, gains=privilege_gains(one.id))


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


def stock_briefly(view: View, seat: int) -> list[Text]:
    if view.outcome is not None:
        return [rank(view, seat)]
    told = [text("pictured-stock", stock=stock(view.players[seat]))]
    if view.phase == "season" and seat == view.maximus:
        told.append(Text("pictured-maximus"))
    if seat == view.start_player:
        told.append(Text("pictured-start-player"))
    return [*told, *(held.told(view, seat) for held in (*HOLDINGS.on(MEANS), HOLDINGS["shortage"]))]


def city_briefly(view: View, seat: int) -> list[Text]:
    tiles = [at(slot, tile) for slot, tile in view.players[seat].tiles()]
    held = [held.told(view, seat) for held in HOLDINGS.shown("alt")]
    return [*held, text("pictured-tiles", tiles=tiles or Text("none"))]


TILES_IN_A_BREATH = 3
"""So many city tiles or towers are named in a line, with all that is printed on them."""
NAMED_IN_A_BREATH = 5
"""So many decrees or privileges."""


def columns_in_words(view: View) -> Iterator[Text]:
    stands = [Text(f"letter-{name}-stands") for name in (*components.COLOURS, "any")]
    yield text("letters-explained", letters=stands)
    for column in range(1, components.COLUMNS + 1):
        yield _column(view, column)
        yield from _cells(view, column)


def _column(view: View, column: int) -> Text:
    tile = components.ACTION_TILES[view.action_tiles[column - 1]]
    where = either([Text(f"action-dispatch_{sort}") for sort in tile.dispatches])
    others = either([Text(f"in-words-{action}") for action in tile.others])
    actions = text("in-words-actions", where=where, others=others)
    dice = [names.die(die) for die in components.DICE if view.dice.get(die) == column]
    about: dict[str, Argument]
    about = {"actions": actions, "dice": list(dice), "count": len(dice), "column": column}
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
            details = [spaces(kind.front)]
            details += [names.effect(kind.bonus)] if kind.bonus else []
            details += [text("hint-back", spaces=spaces(kind.back))] if kind.back else []
            lying.append(text("in-words-cell", cell=cell, tile=names.tile(tile), details=details))
    for some in breaths(lying, TILES_IN_A_BREATH):
        yield text("in-words-cells", tiles=some)
    if empty := [cell for cell in cells if view.display[cell] is None]:
        yield text("in-words-cells-empty", cells=[text("choice-slot", slot=cell) for cell in empty])


def raid_to_come(view: View) -> Iterator[Text]:
    for side, tile, backs in zip(
        ("damage", "reward"), (view.left, view.right), view.face_down(), strict=True
    ):
        if tile is None:
            yield text(f"in-words-{side}-hidden", back=backs[:1])
        else:
            kind = components.GERMANIC[tile]
            yield text(f"in-words-{side}", strength=kind.strength, effect=names.effect(kind.effect))
    complete = view.left is not None and view.right is not None
    for seat, player in enumerate(view.players):
        about = {"strength": player.strength, "tribes": view.raid_strength}
        holds = "yes" if years.withstands(view, seat) else "no"
        key = "in-words-strength" if complete else "in-words-strength-so-far"
        yield text(key, player=Player(seat), **about, holds=holds)


def offers_in_words(view: View) -> Iterator[Text]:
    yield text("in-words-supply", stars=stars(view.cult), manipulators=view.manipulators, stack=view.stack)
    bag = {"figures": names.figures(view.bag)} if view.options.get("show_bag") == "on" else {}
    yield text("in-words-bag-shown" if bag else "in-words-bag", bag=view.bag_size, **bag)
    extensions = [
        text("in-words-left", thing=names.extension(kind), left=left)
        for kind, left in view.extensions.items()
    ]
    yield text("in-words-extensions", extensions=extensions)
    yield from _towers(view)
    yield from _listed("decrees", [names.decree(decree) for decree in view.decrees])
    counted = Counter(view.privileges)
    kinds = [kind for kind in components.PRIVILEGES.values() if counted[kind.id]]
    privileges = [
        text(
            "in-words-joker" if kind.joker else "in-words-privilege",
            privilege=names.privilege(kind.id),
            gains=names.effects(kind.effects),
            count=counted[kind.id],
        )
        for kind in kinds
    ]
    yield from _listed("privileges", privileges)


def _towers(view: View) -> Iterator[Text]:
    """The towers with their spaces, those together that bring the same when they are built."""
    for bonus in dict.fromkeys(components.TOWERS[tower].bonus for tower in sorted(view.towers)):
        towers = [_tower(tower) for tower in sorted(view.towers) if components.TOWERS[tower].bonus == bonus]
        about = {"bonus": names.effect(bonus)} if bonus else {}
        for some in breaths(towers, NAMED_IN_A_BREATH):
            yield text("in-words-towers-bonus" if bonus else "in-words-towers", **about, towers=some)
    if not view.towers:
        yield Text("in-words-towers-none")


def _tower(tower: str) -> Text:
    name, front = names.tile(tower), components.FRONTS[tower]
    return text("in-words-tower", tower=name, spaces=spaces(front)) if front.spaces else name


def _listed(what: str, things: list[Text]) -> Iterator[Text]:
    for some in breaths(things, NAMED_IN_A_BREATH):
        yield text(f"in-words-{what}", things=some)
    if not things:
        yield Text(f"in-words-{what}-none")


def in_words(view: View) -> Sequence[Passage]:
    """The whole table as the viewer knows it, with all that its pictures show and the mats of the seats."""
    course = Text("passage-course" if view.outcome is None else "passage-over")
    return [
        Passage(course, list(_course(view))),
        Passage(Text("passage-columns"), list(columns_in_words(view))),
        Passage(Text("passage-raid"), list(raid_to_come(view))),
        Passage(Text("passage-offer"), list(offers_in_words(view))),
        *own_passages(view, seat_in_words),
    ]


def pictured(view: View) -> Sequence[Described]:
    """The two pictures of the table in few words: the board, and everybody's city."""
    over = view.outcome is not None
    board = [_stage(view, "board")]
    if view.dice and view.phase == "season" and not over:
        board.append(text("in-words-dice", dice=[rolled(view, die) for die in components.DICE]))
    if view.left is not None and not over:
        board.append(text("pictured-tribes", tribes=tribes(view)))
    columns = Counter(cell[0] for cell, tile in view.display.items() if tile is not None)
    listed = ", ".join(str(columns[str(column)]) for column in range(1, components.COLUMNS + 1))
    board.append(text("pictured-display", columns=listed, stack=view.stack))
    if not over:
        about = {"manipulators": view.manipulators, "extensions": sum(view.extensions.values())}
        about |= {"towers": len(view.towers), "decrees": len(view.decrees)}
        about |= {"privileges": len(view.privileges), "bag": view.bag_size}
        board.append(text("pictured-offer", cult=view.cult, **about))
    stocks = {seat: stock_briefly(view, seat) for seat in range(view.seats)}
    cities = {seat: city_briefly(view, seat) for seat in range(view.seats)}
    return [Described(board, stocks), Described([_stage(view, "cities")], cities)]


def _course(view: View) -> Iterator[Text]:
    if view.outcome is not None:
        yield text("in-words-over", year=view.year)
        yield Text(view.outcome.reason)
    else:
        yield text("in-words-year", year=view.year, years=CONSTANTS.years, moment=_moment(view))
        yield text("in-words-start-player", player=Player(view.start_player))
        if view.phase == "season":
            order = [Player(seat) for seat in view.turn_order()]
            yield text("in-words-order", player=Player(view.maximus), players=order)
    if view.dice:
        yield text("in-words-dice", dice=[rolled(view, die) for die in components.DICE])
        used = [
            text("in-words-die-used", player=Player(seat), die=names.die(player.die), value=player.value)
            for seat in view.turn_order()
            if (player := view.players[seat]).die is not None and player.value is not None
        ]
        if used:
            yield text("in-words-dice-used", used=used)


def _moment(view: View) -> Text:
    if view.phase != "season":
        return Text(f"phase-{view.phase}")
    season = names.season(view.season)
    return text("in-words-season", season=season, number=view.season, seasons=CONSTANTS.seasons)


def _stage(view: View, picture: str) -> Text:
    if view.outcome is not None:
        return text(f"pictured-{picture}-over", year=view.year)
    return text(f"pictured-{picture}", year=view.year, years=CONSTANTS.years, moment=_moment(view))
