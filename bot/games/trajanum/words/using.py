"""What is said of using tiles: what they bring, where citizens go, which resource is received."""

from __future__ import annotations

from bot.engine import Choice, Foreseen, Missing, Player, Text, text
from bot.games.sayings import Sayings
from bot.games.trajanum.components import CONSTANTS, TILES
from bot.games.trajanum.rules import changes, tiles
from bot.games.trajanum.rules.moves import NONE, OWN, RECEIVED, Citizen, Gain, Setup, Use
from bot.games.trajanum.rules.names import class_name, resource_name, row_choice, tile_name
from bot.games.trajanum.rules.tiles import CitizenChoice, GainChoice
from bot.games.trajanum.rules.turn import Using
from bot.games.trajanum.state import View

from .phrases import ability, held, once, own, slider, source
from .prospects import effects

SAID = Sayings[View]()


@SAID.asks(Using)
def _using(view: View, asked: Using) -> Text:
    tribunes, price = own(view).resources["tribune"], CONSTANTS.both_tiles_tribunes
    if tribunes < price or not any(
        tiles.seconds(view, view.own_seat, tile) for tile in tiles.candidates(view, view.own_seat)
    ):
        return Text("prompt-using")
    return text("prompt-using-both", price=price, tribunes=tribunes)


@SAID.shows(Use, "tile")
def _used(view: View, name: str) -> Choice:
    """A tile that may be used, with what is not written on it."""
    return Choice(source(view, name), _brings(view, name), called=_called(view, name))


def _brings(view: View, name: str) -> Text | None:
    kind = TILES[tiles.tile_of(view, view.own_seat, name)]
    if kind.citizen is not None:
        return Text("hint-citizen-own" if name == OWN else "hint-citizen")
    return slider(view) if "upgrade" in kind.gives else None


def _called(view: View, name: str) -> Text:
    """A tile that may be used, as the object of a question."""
    if name == RECEIVED:
        return text("called-received", player=Player(view.left_of(view.own_seat)))
    return Text("called-own" if name == OWN else "called-reserve")


@SAID.shows(Use, "then")
def _then(view: View, name: str, tile: str | None) -> Choice:
    """A second tile, for tribunes; most players use one alone, which then is the whole answer."""
    if name == NONE:
        if tile is None:
            return Choice(source(view, name), rank=1)
        return Choice(source(view, name), _brings(view, tile), 1, whole=source(view, tile))
    price = resource_name("tribune", CONSTANTS.both_tiles_tribunes)
    whole = _both(view, tile, name) if tile is not None else None
    return Choice(source(view, name), text("hint-costs", price=price), note=price, whole=whole)


def _both(view: View, first: str, second: str) -> Text:
    """Both tiles, in an order; which one, where it is of the reserve."""
    order = "first" if first == OWN else "last"
    other = second if first == OWN else first
    if other == RECEIVED:
        return text("choice-both-received", own=order)
    return text("choice-both-reserve", own=order, tile=tile_name(other))


@SAID.lacks(Use, "tile")
def _sources(view: View) -> list[Missing]:
    """The tile of a neighbour who passed none; both tiles, without the tribunes."""
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
    """Where used tiles of the neighbour's go, and what else changes."""
    before, after, move = own(foreseen.before), own(foreseen.after), foreseen.move
    assert isinstance(move, Use)
    told = []
    if RECEIVED in (move.tile, move.then) and before.hand.received in after.reserve:
        told.append(text("outlook-reserve", player=Player(foreseen.before.left_of(foreseen.seat))))
    citizens = [citizen.tile for row in after.rows for citizen in row.citizens]
    told += [
        text("outlook-reserve-used", tile=tile_name(tile))
        for tile in before.reserve
        if tile not in after.reserve and tile not in citizens
    ]
    return [*told, *effects(foreseen)]


@SAID.warns(Use)
def _upgrade_lost(foreseen: Foreseen) -> Text | None:
    """An upgrade at the end of the bar."""
    view, move = foreseen.before, foreseen.move
    assert isinstance(move, Use)
    used = [tiles.tile_of(view, view.own_seat, name) for name in (move.tile, move.then) if name != NONE]
    lost = changes.at_end_of_bar(own(view)) and any("upgrade" in TILES[tile].gives for tile in used)
    return Text("caution-upgrade") if lost else None


@SAID.asks(CitizenChoice)
def _citizen_asked(view: View, asked: CitizenChoice) -> Text:
    return text("prompt-citizen-choice", citizen=class_name(asked.citizen(view)))


@SAID.shows(Setup, "row")
def _first_row(view: View, row: int) -> Choice:
    """A row for the first citizen, by its number in the picture alone: the rest of a colonia fills the line."""
    return Choice(text("choice-first-row", number=row), ability(row), -row, str(row))


@SAID.shows(Citizen, "row")
def _row(view: View, row: int) -> Choice:
    """A citizen row with what its next citizen does."""
    second = bool(own(view).rows[row - 1].citizens)
    return Choice(row_choice(row), once(row) if second else ability(row), -row)


SAID.foresees(Citizen)(effects)


@SAID.asks(GainChoice)
def _gain_asked(view: View, asked: GainChoice) -> Text:
    if len(asked.among) > 2:
        return Text("prompt-gain-worker")
    first, second = (resource_name(resource, 1) for resource in asked.among)
    return text("prompt-gain-choice", first=first, second=second)


@SAID.shows(Gain, "resource")
def _resource(view: View, resource: str) -> Choice:
    return Choice(Text(f"resource-{resource}"), held(view, resource))


SAID.foresees(Gain)(effects)
