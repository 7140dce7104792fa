"""The whole table in words, and its pictures in few."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.engine import Argument, Described, Passage, Player, Text, text
from bot.games.discordia import components
from bot.games.discordia.components import CONSTANTS
from bot.games.discordia.rules import names, years
from bot.games.discordia.state import View
from bot.games.sayings import breaths, own_passage

from . import seats
from .phrases import either, rolled, spaces, stars, tribes

TILES_IN_A_BREATH = 3
"""So many city tiles or towers are named in a line, with all that is printed on them."""
NAMED_IN_A_BREATH = 5
"""So many decrees or privileges."""


# The columns.


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


# The raid.


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


# What is on offer.


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
        # The viewer's seat before the others, those in turn order.
        *(
            own_passage(view, seat, list(seats.seat_in_words(view, seat)))
            for seat in sorted(view.turn_order(), key=lambda seat: seat != view.viewer)
        ),
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
    stocks = {seat: seats.stock_briefly(view, seat) for seat in range(view.seats)}
    cities = {seat: seats.city_briefly(view, seat) for seat in range(view.seats)}
    return [Described(board, stocks), Described([_stage(view, "cities")], cities)]


# How far the game has come.


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
