"""The words for the set-up, and for taking and using tiles."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from bot.engine import Argument, Choice, MovePreview, Place, Player, Text, text, yes
from bot.games.sayings import Sayings
from bot.games.trajanum import components, state
from bot.games.trajanum.components import CLASSES, COLOURS, CONSTANTS, CORNERS, DIAGONALS, ROWS_OF, TILES
from bot.games.trajanum.rules import building, moves, rounds, tiles
from bot.i18n.fluent import signed

from . import phrases

SAID = Sayings[state.View]()


@SAID.asks(rounds.SetUpChoice)
def _set_up(view: state.View, asked: rounds.SetUpChoice) -> Text:
    citizen = phrases.own(view).citizen
    rows = phrases.rows_listed(ROWS_OF[citizen])
    return text("prompt-set-up-choice", citizen=components.class_name(citizen), rows=rows)


def _crane(corner: str, view: state.View, colour: str) -> Choice:
    label = text("choice-crane", corner=Place(corner), colour=components.colour_name(colour))
    return Choice(label, None, -[*map(str, COLOURS)].index(colour), corner, colour)


for _field, _corner in zip(("nw", "ne", "sw", "se"), CORNERS, strict=True):
    SAID.shows(moves.Setup, _field)(partial(_crane, _corner))


@SAID.shows(moves.Setup, "diagonal")
def _diagonal(view: state.View, diagonal: str) -> Choice:
    upper, lower = DIAGONALS[diagonal]
    label = text("choice-diagonal", upper=Place(upper), lower=Place(lower))
    return Choice(label, rank=-[*DIAGONALS].index(diagonal))


@SAID.shows(moves.Setup, "upper")
def _upper(view: state.View, citizen: str, diagonal: str | None) -> Choice:
    other = next(other for other in rounds.other_classes(phrases.own(view).citizen) if other != citizen)
    both = {"citizen": components.class_name(citizen), "other": components.class_name(other)}
    label, rank = text("choice-upper", **both), -[*map(str, CLASSES)].index(citizen)
    if diagonal is None:
        return Choice(label, rank=rank)
    upper, lower = DIAGONALS[diagonal]
    hint = text("hint-corners", upper=Place(upper), lower=Place(lower), **both)
    return Choice(label, hint, rank, upper, citizen)


@SAID.foresees(moves.Setup)
def _laid_out(foreseen: MovePreview) -> list[Text]:
    player = phrases.own(foreseen.after)
    cranes: Argument = [
        text("choice-crane", corner=Place(corner), colour=components.colour_name(placed.colour))
        for corner, placed in player.cranes.items()
    ]
    corners: Argument = [
        text("outlook-corner", citizen=components.tile_name(tile), corner=Place(corner))
        for corner, tile in player.tiles.items()
    ]
    return [
        text("outlook-cranes", cranes=cranes),
        text("outlook-corners", citizens=corners),
        *phrases.effects(foreseen),
        Text("outlook-unseen"),
    ]


@SAID.asks(tiles.Taking)
def _taking(view: state.View, asked: tiles.Taking) -> Text:
    seat = view.own_seat
    taken = [components.tile_name(one.tile) for one in view.private(seat).taken]
    if len(taken) > 1:
        return text("prompt-keep", tiles=taken, player=Player(view.right_of(seat)))
    tribunes = tiles.tribunes_left(view, seat)
    key = "prompt-taking-stop" if tiles.may_stop(view, seat) else "prompt-taking"
    if not taken:
        return text(key, streets=phrases.streets_told(view, seat, view.streets), tribunes=tribunes)
    left = phrases.streets_told(view, seat, tiles.open_streets(view, seat))
    return text(f"{key}-second", streets=left, tribunes=tribunes, tile=taken[0])


SAID.asks(building.OwnTileChoice)(lambda view, asked: Text("prompt-own-tile-choice"))


@SAID.shows(moves.Take, "space")
def _space(view: state.View, space: str) -> Choice:
    player, seat, price, hint = phrases.own(view), view.own_seat, 0, None
    tile, beneath = player.tiles[space], player.cranes.get(space)
    if isinstance(view.decision, tiles.Taking):
        price = tiles.tile_prices(view, seat)[space]
        called = zip(view.streets, tiles.called_streets(view, seat), strict=True)
        labels = [tiles.street_label(view, seat, symbol) for symbol, spaces in called if space in spaces]
        hint = text("hint-called", lines=[phrases.line(label) for label in dict.fromkeys(labels)])
    if price:
        hint = text("hint-costs", price=components.resource_name("tribune", price))
    if beneath:
        about = {} if hint is None else {"hint": hint}
        hint = text("hint-with-crane" if hint else "hint-crane", colour=beneath.colour, **about)
    label, shown = text("choice-space", space=space), tile != state.FACE_DOWN
    if shown:
        label = text("choice-space-open", space=space, tile=components.tile_name(tile))
    badge, legend = (signed(-price), (Text("sign-tribune"),)) if price else ("", ())
    return Choice(label, hint, 2 * -price + int(shown), space, badge, legend=legend)


@SAID.looks_for(moves.Take, "space")
def _tiles(view: state.View) -> list[tuple[Text, moves.Take]]:
    """Called streets without tiles, each as one of its spaces, and one tile that costs a tribune, for all of them."""
    if not isinstance(view.decision, tiles.Taking):
        return []
    seat, prices = view.own_seat, tiles.tile_prices(view, view.own_seat)
    found = [
        (phrases.street(view, seat, symbol), moves.Take(min(spaces.difference(components.TEMPLES))))
        for symbol in dict.fromkeys(view.streets)
        if (spaces := tiles.street_spaces(view, seat, symbol)).isdisjoint(prices)
    ]
    return found + [(Text("choice-elsewhere"), moves.Take(space)) for space in prices if prices[space]][:1]


def takes_in_words(view: state.View) -> Iterator[Text]:
    """The tiles that the viewer can take next."""
    if not isinstance(view.decision, tiles.Taking):
        return
    if len(tiles.taken_spaces(view, view.own_seat)) == tiles.TILES_TO_TAKE:
        return
    spaces, prices = tiles.takeable(view, view.own_seat), tiles.tile_prices(view, view.own_seat)
    free, paid = ([Place(space) for space in spaces if prices[space] == price] for price in (0, 1))
    yield text("in-words-take-free", spaces=free) if free else Text("in-words-take-free-none")
    if paid:
        yield text("in-words-take-tribune", spaces=paid)


@SAID.foresees(moves.Take)
def _take(foreseen: MovePreview) -> list[Text]:
    """The preview of a tile; tribunes are paid only at the delivery, so their number is added here."""
    view, move = foreseen.before, foreseen.move
    told = [text("outlook-take", space=Place(move.space))] if foreseen.stop == "light" else []
    if not isinstance(view.decision, tiles.Taking):
        return [*told, Text("outlook-effect")] if told else phrases.effects(foreseen)
    if told:
        told.append(Text("outlook-seen"))
    if price := tiles.tile_prices(view, view.own_seat)[move.space]:
        told.append(text("outlook-price", price=components.resource_name("tribune", price)))
    return [*told, phrases.crane(view, move.space)] if move.space in phrases.own(view).cranes else told


@SAID.warns(moves.Take)
def _tribune(foreseen: MovePreview) -> Text | None:
    view, move = foreseen.before, foreseen.move
    prices = tiles.tile_prices(view, view.own_seat) if isinstance(view.decision, tiles.Taking) else {}
    costs = prices.get(move.space) and not all(prices.values())
    return text("caution-tribune", space=Place(move.space)) if costs else None


@SAID.foresees(moves.Stop)
@SAID.foresees(moves.Keep)
def _passed(foreseen: MovePreview) -> list[Text]:
    receiver = Player(foreseen.before.right_of(foreseen.seat))
    passed = foreseen.after.private(foreseen.seat).passed
    reserve = yes(bool(foreseen.before.players[receiver.seat].reserve))
    key = "outlook-none-passed" if passed is None else "outlook-passed"
    told = [text(key, player=receiver, reserve=reserve)]
    return [*told, Text("outlook-delivery")] if foreseen.stop == "light" else told


@SAID.shows(moves.Keep, "tile")
def _kept(view: state.View, tile: str) -> Choice:
    taken = view.private(view.own_seat).taken
    place = next(index for index, one in enumerate(taken) if one.tile == tile)
    return Choice(components.tile_name(tile), text("hint-from", space=Place(taken[place].space)), -place)


@SAID.asks(rounds.Using)
def _using(view: state.View, asked: rounds.Using) -> Text:
    (form,) = asked.forms(view)
    if len(form.options("then")) == 1:
        return Text("prompt-using")
    player = phrases.own(view)
    return text(
        "prompt-using-both",
        tribunes=player.resources["tribune"],
        received=yes(player.hand.received is not None),
    )


@SAID.shows(moves.Use, "tile")
def _used(view: state.View, name: str) -> Choice:
    called = Text("called-own" if name == moves.OWN else "called-reserve")
    if name == moves.RECEIVED:
        called = text("called-received", player=Player(view.left_of(view.own_seat)))
    return Choice(phrases.source(view, name), _brings(view, name), called=called)


def _brings(view: state.View, name: str) -> Text | None:
    kind = TILES[tiles.tile_of(view, view.own_seat, name)]
    if kind.citizen is not None:
        return Text("hint-citizen-own" if name == moves.OWN else "hint-citizen")
    return phrases.slider(view) if "upgrade" in kind.gives else None


@SAID.shows(moves.Use, "then")
def _then(view: state.View, name: str, tile: str | None) -> Choice:
    """A second tile, for tribunes, or none, which is ranked first since most players use one tile."""
    if name == moves.NONE:
        if tile is None:
            return Choice(phrases.source(view, name), rank=1)
        return Choice(phrases.source(view, name), _brings(view, tile), 1, whole=phrases.source(view, tile))
    price, whole = components.resource_name("tribune", CONSTANTS.both_tiles_tribunes), None
    if tile is not None:
        order, other = ("first", name) if tile == moves.OWN else ("last", tile)
        whole = text("choice-both-received", own=order)
        if other != moves.RECEIVED:
            whole = text("choice-both-reserve", own=order, tile=components.tile_name(other))
    return Choice(phrases.source(view, name), text("hint-costs", price=price), note=price, whole=whole)


@SAID.looks_for(moves.Use, "tile")
def _sources(view: state.View) -> list[tuple[Text, moves.Use]]:
    """The tile of the neighbor, and two tiles together."""
    neighbour = Text("choice-neighbour"), moves.Use(moves.RECEIVED, moves.NONE)
    others = tiles.seconds(view, view.own_seat, moves.OWN) if view.hand_of(view.own_seat).own else []
    return [neighbour, *((Text("choice-both"), moves.Use(moves.OWN, other)) for other in others[:1])]


@SAID.foresees(moves.Use)
def _use(foreseen: MovePreview) -> list[Text]:
    before, after, move = phrases.own(foreseen.before), phrases.own(foreseen.after), foreseen.move
    told = []
    if moves.RECEIVED in (move.tile, move.then) and before.hand.received in after.reserve:
        told.append(text("outlook-reserve", player=Player(foreseen.before.left_of(foreseen.seat))))
    citizens = [citizen.tile for citizen in after.citizens]
    told += [
        text("outlook-reserve-used", tile=components.tile_name(tile))
        for tile in before.reserve
        if tile not in after.reserve and tile not in citizens
    ]
    return [*told, *phrases.effects(foreseen)]


@SAID.warns(moves.Use)
def _upgrade_lost(foreseen: MovePreview) -> Text | None:
    """A warning about a lost upgrade, also of a second tile that waits until a citizen is placed."""
    view = foreseen.after
    waiting = [step.source for step in view.agenda if isinstance(step, tiles.TileEffect)]
    second = [tiles.tile_of(view, foreseen.seat, source) for source in waiting]
    lost = any(event.key == "upgrade-lost" for event in foreseen.events)
    lost |= any(tiles.loses_upgrade(phrases.own(view), tile) for tile in second)
    return Text("caution-upgrade") if lost else None


SAID.asks(tiles.CitizenChoice)(
    lambda view, asked: text("prompt-citizen-choice", citizen=components.class_name(asked.citizen(view)))
)


@SAID.shows(moves.Setup, "row")
def _first_row(view: state.View, row: int) -> Choice:
    """A row for the starting citizen, labeled with its number only, since the line also names the other choices."""
    return Choice(text("choice-first-row", number=row), phrases.ability(row), -row, str(row))


@SAID.shows(moves.Citizen, "row")
def _row(view: state.View, row: int) -> Choice:
    citizen = "second" if row in phrases.own(view).inhabited else "first"
    return Choice(components.row_choice(row), phrases.ability(row, citizen), -row)


@SAID.asks(tiles.GainChoice)
def _gain_asked(view: state.View, asked: tiles.GainChoice) -> Text:
    if len(asked.among) > 2:
        return Text("prompt-gain-worker")
    first, second = (components.resource_name(resource, 1) for resource in asked.among)
    return text("prompt-gain-choice", first=first, second=second)


@SAID.shows(moves.Gain, "resource")
def _resource(view: state.View, resource: components.Resource) -> Choice:
    return Choice(Text(f"held-{resource}"), phrases.held(view, resource))


for _move in (moves.Citizen, moves.Gain):
    SAID.foresees(_move)(phrases.effects)
