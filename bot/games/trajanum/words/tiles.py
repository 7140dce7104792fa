"""What is said of the set-up, of taking tiles and of using them."""

from __future__ import annotations

from functools import partial

from bot.engine import Argument, Choice, Foreseen, Missing, Place, Player, Text, text
from bot.games.sayings import Sayings
from bot.games.trajanum import components
from bot.games.trajanum.components import CLASSES, COLOURS, CONSTANTS, CORNERS, DIAGONALS, ROWS_OF, TILES
from bot.games.trajanum.rules import rounds, tiles
from bot.games.trajanum.rules.building import OwnTileChoice
from bot.games.trajanum.rules.moves import NONE, OWN, RECEIVED, Citizen, Gain, Keep, Setup, Stop, Take, Use
from bot.games.trajanum.rules.rounds import SetUpChoice, Using
from bot.games.trajanum.rules.tiles import CitizenChoice, GainChoice, Taking
from bot.games.trajanum.state import FACE_DOWN, View

from .phrases import (
    ability,
    crane,
    effects,
    held,
    line,
    once,
    own,
    rows_listed,
    slider,
    source,
    street,
    streets_told,
)

SAID = Sayings[View]()


@SAID.asks(SetUpChoice)
def _set_up(view: View, asked: SetUpChoice) -> Text:
    citizen = own(view).citizen
    return text(
        "prompt-set-up-choice", citizen=components.class_name(citizen), rows=rows_listed(ROWS_OF[citizen])
    )


def _crane(corner: str, view: View, colour: str) -> Choice:
    label = text("choice-crane", corner=Place(corner), colour=components.colour_name(colour))
    return Choice(label, None, -[*map(str, COLOURS)].index(colour), corner, colour)


for _field, _corner in zip(("nw", "ne", "sw", "se"), CORNERS, strict=True):
    SAID.shows(Setup, _field)(partial(_crane, _corner))


@SAID.shows(Setup, "diagonal")
def _diagonal(view: View, diagonal: str) -> Choice:
    upper, lower = DIAGONALS[diagonal]
    label = text("choice-diagonal", upper=Place(upper), lower=Place(lower))
    return Choice(label, rank=-[*DIAGONALS].index(diagonal))


@SAID.shows(Setup, "upper")
def _upper(view: View, citizen: str, diagonal: str | None) -> Choice:
    other = next(other for other in rounds.other_classes(own(view).citizen) if other != citizen)
    both = {"citizen": components.class_name(citizen), "other": components.class_name(other)}
    label, rank = text("choice-upper", **both), -[*map(str, CLASSES)].index(citizen)
    if diagonal is None:
        return Choice(label, rank=rank)
    upper, lower = DIAGONALS[diagonal]
    hint = text("hint-corners", upper=Place(upper), lower=Place(lower), **both)
    return Choice(label, hint, rank, upper, citizen)


@SAID.foresees(Setup)
def _laid_out(foreseen: Foreseen) -> list[Text]:
    player = own(foreseen.after)
    cranes: Argument = [
        text("choice-crane", corner=Place(corner), colour=components.colour_name(crane.colour))
        for corner, crane in player.cranes.items()
    ]
    corners: Argument = [
        text("outlook-corner", citizen=components.tile_name(tile), corner=Place(corner))
        for corner, tile in player.tiles.items()
    ]
    return [
        text("outlook-cranes", cranes=cranes),
        text("outlook-corners", citizens=corners),
        *effects(foreseen),
        Text("outlook-unseen"),
    ]


TRIBUNE = "\N{MINUS SIGN}1"
"""What a picture writes on a tile that costs a tribune."""


@SAID.asks(Taking)
def _taking(view: View, asked: Taking) -> Text:
    seat = view.own_seat
    taken = [one.tile for one in view.private(seat).taken]
    if len(taken) > 1:
        return text(
            "prompt-keep", tiles=list(map(components.tile_name, taken)), player=Player(view.right_of(seat))
        )
    tribunes = tiles.tribunes_left(view, seat)
    key = "prompt-taking-stop" if tiles.may_stop(view, seat) else "prompt-taking"
    if not taken:
        return text(key, streets=streets_told(view, seat, view.streets), tribunes=tribunes)
    left = streets_told(view, seat, tiles.open_streets(view, seat))
    return text(f"{key}-second", streets=left, tribunes=tribunes, tile=components.tile_name(taken[0]))


@SAID.asks(OwnTileChoice)
def _own_tile(view: View, asked: OwnTileChoice) -> Text:
    return Text("prompt-own-tile-choice")


@SAID.shows(Take, "space")
def _space(view: View, space: str) -> Choice:
    player = own(view)
    tile = player.tiles[space]
    shown = tile != FACE_DOWN
    price = tiles.tile_prices(view, view.own_seat)[space] if isinstance(view.decision, Taking) else 0
    hint = _why(view, space, price) if isinstance(view.decision, Taking) else None
    if crane := player.cranes.get(space):
        key = "hint-crane" if hint is None else "hint-with-crane"
        about = {} if hint is None else {"hint": hint}
        hint = text(key, colour=crane.colour, **about)
    label = text("choice-space", space=space)
    if shown:
        label = text("choice-space-open", space=space, tile=components.tile_name(tile))
    badge, legend = (TRIBUNE, (Text("sign-tribune"),)) if price else ("", ())
    return Choice(label, hint, 2 * -price + int(shown), space, badge, legend=legend)


def _why(view: View, space: str, price: int) -> Text:
    if price:
        return text("hint-costs", price=components.resource_name("tribune", price))
    seat = view.own_seat
    called = zip(view.streets, tiles.called_streets(view, seat), strict=True)
    symbols = [symbol for symbol, spaces in called if space in spaces]
    labels = dict.fromkeys(tiles.street_label(view, seat, symbol) for symbol in symbols)
    return text("hint-called", lines=[line(label) for label in labels])


@SAID.lacks(Take, "space")
def _tiles(view: View) -> list[Missing]:
    if not isinstance(view.decision, Taking):
        return []
    seat = view.own_seat
    prices = tiles.tile_prices(view, seat)
    found = [
        Missing(street(view, seat, symbol), Text("lacks-tiles"))
        for symbol in dict.fromkeys(view.streets)
        if not any(space in prices for space in tiles.street_spaces(view, seat, symbol))
    ]
    if not tiles.tribunes_left(view, seat) and any(prices.values()):
        found.append(Missing(Text("choice-elsewhere"), Text("lacks-tribune")))
    return found


def takes_in_words(view: View) -> list[Text]:
    spaces, prices = tiles.takeable(view, view.own_seat), tiles.tile_prices(view, view.own_seat)
    free, paid = ([space for space in spaces if prices[space] == price] for price in (0, 1))
    told = [
        text("in-words-take-free", spaces=list(map(Place, free))) if free else Text("in-words-take-free-none")
    ]
    return [*told, text("in-words-take-tribune", spaces=list(map(Place, paid)))] if paid else told


@SAID.foresees(Take)
def _take(foreseen: Foreseen) -> list[Text]:
    """In the taking the tile is seen by the viewer alone, and paid for later; for a reward it takes effect."""
    view, move = foreseen.before, foreseen.move
    assert isinstance(move, Take)
    told = [text("outlook-take", space=Place(move.space))] if foreseen.stop == "light" else []
    if not isinstance(view.decision, Taking):
        return [*told, Text("outlook-effect")] if told else effects(foreseen)
    if told:
        told.append(Text("outlook-seen"))
    if price := tiles.tile_prices(view, view.own_seat)[move.space]:
        told.append(text("outlook-price", price=components.resource_name("tribune", price)))
    return [*told, crane(view, move.space)] if move.space in own(view).cranes else told


@SAID.warns(Take)
def _tribune(foreseen: Foreseen) -> Text | None:
    view, move = foreseen.before, foreseen.move
    assert isinstance(move, Take)
    if not isinstance(view.decision, Taking):
        return None
    prices = tiles.tile_prices(view, view.own_seat)
    if not prices[move.space] or all(prices.values()):
        return None
    return text("caution-tribune", space=Place(move.space))


@SAID.foresees(Stop)
@SAID.foresees(Keep)
def _passed(foreseen: Foreseen) -> list[Text]:
    receiver = Player(foreseen.before.right_of(foreseen.seat))
    passed = foreseen.after.private(foreseen.seat).passed
    told = [text("outlook-none-passed" if passed is None else "outlook-passed", player=receiver)]
    return [*told, Text("outlook-delivery")] if foreseen.stop == "light" else told


@SAID.shows(Keep, "tile")
def _kept(view: View, tile: str) -> Choice:
    taken = view.private(view.own_seat).taken
    place = next(index for index, one in enumerate(taken) if one.tile == tile)
    return Choice(components.tile_name(tile), text("hint-from", space=Place(taken[place].space)), -place)


@SAID.asks(Using)
def _using(view: View, asked: Using) -> Text:
    tribunes, price, seat = own(view).resources["tribune"], CONSTANTS.both_tiles_tribunes, view.own_seat
    both = any(tiles.seconds(view, seat, tile) for tile in tiles.candidates(view, seat))
    if both and tribunes >= price:
        return text("prompt-using-both", price=price, tribunes=tribunes)
    return Text("prompt-using")


@SAID.shows(Use, "tile")
def _used(view: View, name: str) -> Choice:
    called = Text("called-own" if name == OWN else "called-reserve")
    if name == RECEIVED:
        called = text("called-received", player=Player(view.left_of(view.own_seat)))
    return Choice(source(view, name), _brings(view, name), called=called)


def _brings(view: View, name: str) -> Text | None:
    kind = TILES[tiles.tile_of(view, view.own_seat, name)]
    if kind.citizen is not None:
        return Text("hint-citizen-own" if name == OWN else "hint-citizen")
    return slider(view) if "upgrade" in kind.gives else None


@SAID.shows(Use, "then")
def _then(view: View, name: str, tile: str | None) -> Choice:
    """A second tile, for tribunes; most players use one alone, which then is the whole answer."""
    if name == NONE:
        if tile is None:
            return Choice(source(view, name), rank=1)
        return Choice(source(view, name), _brings(view, tile), 1, whole=source(view, tile))
    price = components.resource_name("tribune", CONSTANTS.both_tiles_tribunes)
    whole = _both(tile, name) if tile is not None else None
    return Choice(source(view, name), text("hint-costs", price=price), note=price, whole=whole)


def _both(first: str, second: str) -> Text:
    order = "first" if first == OWN else "last"
    other = second if first == OWN else first
    if other == RECEIVED:
        return text("choice-both-received", own=order)
    return text("choice-both-reserve", own=order, tile=components.tile_name(other))


@SAID.lacks(Use, "tile")
def _sources(view: View) -> list[Missing]:
    seat = view.own_seat
    hand, tribunes = own(view).hand, own(view).resources["tribune"]
    found = []
    if not hand.received:
        passed_none = text("lacks-received", player=Player(view.left_of(seat)))
        found.append(Missing(Text("choice-neighbour"), passed_none))
    if len(tiles.candidates(view, seat)) > 1 and tribunes < CONSTANTS.both_tiles_tribunes:
        both = text("lacks-both", tribunes=CONSTANTS.both_tiles_tribunes, held=tribunes)
        found.append(Missing(Text("choice-both"), both))
    return found


@SAID.foresees(Use)
def _use(foreseen: Foreseen) -> list[Text]:
    before, after, move = own(foreseen.before), own(foreseen.after), foreseen.move
    assert isinstance(move, Use)
    told = []
    if RECEIVED in (move.tile, move.then) and before.hand.received in after.reserve:
        told.append(text("outlook-reserve", player=Player(foreseen.before.left_of(foreseen.seat))))
    citizens = [citizen.tile for row in after.rows for citizen in row.citizens]
    told += [
        text("outlook-reserve-used", tile=components.tile_name(tile))
        for tile in before.reserve
        if tile not in after.reserve and tile not in citizens
    ]
    return [*told, *effects(foreseen)]


@SAID.warns(Use)
def _upgrade_lost(foreseen: Foreseen) -> Text | None:
    view, move = foreseen.before, foreseen.move
    assert isinstance(move, Use)
    used = [tiles.tile_of(view, view.own_seat, name) for name in (move.tile, move.then) if name != NONE]
    lost = own(view).at_end_of_bar and any("upgrade" in TILES[tile].gives for tile in used)
    return Text("caution-upgrade") if lost else None


@SAID.asks(CitizenChoice)
def _citizen_asked(view: View, asked: CitizenChoice) -> Text:
    return text("prompt-citizen-choice", citizen=components.class_name(asked.citizen(view)))


@SAID.shows(Setup, "row")
def _first_row(view: View, row: int) -> Choice:
    """A row for the first citizen, by its number in the picture alone: the rest of a colonia fills the line."""
    return Choice(text("choice-first-row", number=row), ability(row), -row, str(row))


@SAID.shows(Citizen, "row")
def _row(view: View, row: int) -> Choice:
    second = bool(own(view).rows[row - 1].citizens)
    return Choice(components.row_choice(row), once(row) if second else ability(row), -row)


@SAID.asks(GainChoice)
def _gain_asked(view: View, asked: GainChoice) -> Text:
    if len(asked.among) > 2:
        return Text("prompt-gain-worker")
    first, second = (components.resource_name(resource, 1) for resource in asked.among)
    return text("prompt-gain-choice", first=first, second=second)


@SAID.shows(Gain, "resource")
def _resource(view: View, resource: str) -> Choice:
    return Choice(Text(f"resource-{resource}"), held(view, resource))


for _move in (Citizen, Gain):
    SAID.foresees(_move)(effects)
