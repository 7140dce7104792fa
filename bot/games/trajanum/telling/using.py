"""What is said of using tiles: what they bring, where citizens go, which resource is received."""

from __future__ import annotations

from bot.engine import Argument, Choice, Missing, Player, Text, text
from bot.games.sayings import Sayings
from bot.games.trajanum.components import CONSTANTS, TILES
from bot.games.trajanum.rules import tiles
from bot.games.trajanum.rules.moves import NONE, OWN, RECEIVED, Citizen, Exchange, Gain, Setup, Use
from bot.games.trajanum.rules.names import class_name, resource_name, row_name, tile_name
from bot.games.trajanum.rules.tiles import CitizenChoice, GainChoice
from bot.games.trajanum.rules.turn import Using
from bot.games.trajanum.state import View

from .phrases import ability, gains, held, once, own, slider, source

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
    kind = TILES[tiles.tile_of(view, view.own_seat, name)]
    hint = None
    if kind.citizen is not None:
        hint = Text("hint-citizen-own" if name == OWN else "hint-citizen")
    elif "upgrade" in kind.gives:
        hint = slider(view)
    return Choice(source(view, name), hint, 1 if name == OWN else 0)


@SAID.shows(Use, "then")
def _then(view: View, name: str) -> Choice:
    """A second tile, for tribunes; most players use one alone."""
    if name == NONE:
        return Choice(source(view, name), rank=2)
    price = resource_name("tribune", CONSTANTS.both_tiles_tribunes)
    return Choice(source(view, name), text("hint-costs", price=price), 1 if name == OWN else 0)


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


@SAID.foretells(Use)
def _use(view: View, move: Use) -> list[Text]:
    """The price of both, what is stored unused, then each tile with its effect and where it goes."""
    sources = [move.tile] if move.then == NONE else [move.tile, move.then]
    told = []
    if len(sources) > 1:
        told.append(text("preview-price", price=resource_name("tribune", CONSTANTS.both_tiles_tribunes)))
    player = own(view)
    if player.hand.own and OWN not in sources:
        told.append(text("preview-own-unused", tile=tile_name(player.hand.own), envoys=player.ship + 1))
    if player.hand.received and RECEIVED not in sources:
        told.append(
            text(
                "preview-received-unused",
                tile=tile_name(player.hand.received),
                player=Player(view.left_of(view.own_seat)),
            )
        )
    for name in sources:
        told += _effect(view, name)
    return told


def _effect(view: View, name: str) -> list[Text]:
    tile = TILES[tiles.tile_of(view, view.own_seat, name)]
    if tile.citizen is not None and (rows := tiles.rows_for(own(view), tile.citizen)):
        names: Argument = [row_name(row) for row in rows]
        return [text("preview-citizen", citizen=class_name(tile.citizen), rows=names, count=len(rows))]
    told = gains(view, tile.gives)
    if name == OWN:
        return [*told, text("preview-own-used", envoys=own(view).ship + 1)]
    return [*told, Text("preview-received-used" if name == RECEIVED else "preview-reserve-used")]


@SAID.asks(CitizenChoice)
def _citizen_asked(view: View, asked: CitizenChoice) -> Text:
    return text("prompt-citizen-choice", citizen=class_name(asked.citizen(view)))


@SAID.shows(Setup, "row")
def _first_row(view: View, row: int) -> Choice:
    """A row for the first citizen, named by its number in the picture."""
    return Choice(row_name(row), ability(row), -row, str(row))


@SAID.shows(Citizen, "row")
def _row(view: View, row: int) -> Choice:
    """A citizen row with what its next citizen does."""
    second = bool(own(view).rows[row - 1].citizens)
    return Choice(row_name(row), once(row) if second else ability(row), -row)


@SAID.foretells(Citizen)
def _citizen(view: View, move: Citizen) -> list[Text]:
    asked = view.decision
    assert isinstance(asked, CitizenChoice)
    row = own(view).rows[move.row - 1]
    if not row.citizens:
        told = [text("preview-row-first", row=row_name(move.row), ability=ability(move.row))]
    else:
        told = [text("preview-row-second", row=row_name(move.row), bonus=once(move.row))]
        if not row.active:
            told.append(text("preview-row-revived", ability=ability(move.row)))
    count = len(row.citizens) + 1
    return [*told, text("preview-row-counts", number=move.row, factor=1 + count)]


@SAID.asks(GainChoice)
def _gain_asked(view: View, asked: GainChoice) -> Text:
    if len(asked.among) > 2:
        return Text("prompt-gain-worker")
    first, second = (resource_name(resource, 1) for resource in asked.among)
    return text("prompt-gain-choice", first=first, second=second)


@SAID.shows(Exchange, "get")
@SAID.shows(Gain, "resource")
def _resource(view: View, resource: str) -> Choice:
    return Choice(Text(f"resource-{resource}"), held(view, resource))


@SAID.foretells(Gain)
def _gain(view: View, move: Gain) -> list[Text]:
    return [text("preview-gain", resources=resource_name(move.resource, 1))]
