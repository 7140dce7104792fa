"""What is said of taking tiles: in the taking, and for a reward."""

from __future__ import annotations

from bot.engine import Choice, Foreseen, Missing, Place, Player, Text, text
from bot.games.sayings import Sayings
from bot.games.trajanum.rules import streets
from bot.games.trajanum.rules.building import OwnTileChoice
from bot.games.trajanum.rules.moves import Keep, Stop, Take
from bot.games.trajanum.rules.names import place_names, resource_name, tile_name, tile_names
from bot.games.trajanum.rules.taking import Taking
from bot.games.trajanum.state import FACE_DOWN, View

from .phrases import line, own, street, streets_called, streets_open
from .prospects import crane, effects

SAID = Sayings[View]()


TRIBUNE = "\N{MINUS SIGN}1"
"""What a picture writes on a tile that costs a tribune."""


@SAID.asks(Taking)
def _taking(view: View, asked: Taking) -> Text:
    """What is called, or which of two tiles to keep; with the tiles taken so far."""
    seat = view.own_seat
    taken = [one.tile for one in view.private(seat).taken]
    if len(taken) > 1:
        return text("prompt-keep", tiles=tile_names(taken), player=Player(view.right_of(seat)))
    tribunes = streets.tribunes_left(view, seat)
    key = "prompt-taking-stop" if streets.may_stop(view, seat) else "prompt-taking"
    if not taken:
        return text(key, streets=streets_called(view, seat), tribunes=tribunes)
    left = streets_open(view, seat)
    return text(f"{key}-second", streets=left, tribunes=tribunes, tile=tile_name(taken[0]))


@SAID.asks(OwnTileChoice)
def _own_tile(view: View, asked: OwnTileChoice) -> Text:
    return Text("prompt-own-tile-choice")


@SAID.shows(Take, "space")
def _space(view: View, space: str) -> Choice:
    """A space with a tile: what costs nothing first, and of that what lies open."""
    player = own(view)
    tile = player.tiles[space]
    shown = tile != FACE_DOWN
    price = streets.tile_prices(view, view.own_seat)[space] if isinstance(view.decision, Taking) else 0
    hint = _why(view, space, price) if isinstance(view.decision, Taking) else None
    if crane := player.cranes.get(space):
        key = "hint-crane" if hint is None else "hint-with-crane"
        about = {} if hint is None else {"hint": hint}
        hint = text(key, colour=crane.colour, **about)
    label = (
        text("choice-space-open", space=space, tile=tile_name(tile))
        if shown
        else text("choice-space", space=space)
    )
    badge, legend = (TRIBUNE, (Text("sign-tribune"),)) if price else ("", ())
    return Choice(label, hint, 2 * -price + int(shown), space, badge, legend=legend)


def _why(view: View, space: str, price: int) -> Text:
    """The streets that call a space; the tribune that it costs where none does."""
    if price:
        return text("hint-costs", price=resource_name("tribune", price))
    seat = view.own_seat
    called = zip(view.streets, streets.called_streets(view, seat), strict=True)
    labels = dict.fromkeys(
        streets.street_label(view, seat, symbol) for symbol, spaces in called if space in spaces
    )
    return text("hint-called", lines=[line(label) for label in labels])


@SAID.lacks(Take, "space")
def _tiles(view: View) -> list[Missing]:
    """Streets that are called and have no tile left; all other streets, without a tribune."""
    if not isinstance(view.decision, Taking):
        return []
    seat = view.own_seat
    prices = streets.tile_prices(view, seat)
    found = [
        Missing(street(view, seat, symbol), Text("lacks-tiles"))
        for symbol in dict.fromkeys(view.streets)
        if not any(space in prices for space in streets.street_spaces(view, seat, symbol))
    ]
    if not streets.tribunes_left(view, seat) and any(prices.values()):
        found.append(Missing(Text("choice-elsewhere"), Text("lacks-tribune")))
    return found


def takes_in_words(view: View) -> list[Text]:
    """The spaces whose tiles can be taken, by what they cost."""
    spaces, prices = streets.takeable(view, view.own_seat), streets.tile_prices(view, view.own_seat)
    free, paid = ([space for space in spaces if prices[space] == price] for price in (0, 1))
    told = [text("in-words-take-free", spaces=place_names(free)) if free else Text("in-words-take-free-none")]
    return [*told, text("in-words-take-tribune", spaces=place_names(paid))] if paid else told


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
    if price := streets.tile_prices(view, view.own_seat)[move.space]:
        told.append(text("outlook-price", price=resource_name("tribune", price)))
    return [*told, crane(view, move.space)] if move.space in own(view).cranes else told


@SAID.warns(Take)
def _tribune(foreseen: Foreseen) -> Text | None:
    """A tribune paid though a tile could be had for nothing."""
    view, move = foreseen.before, foreseen.move
    assert isinstance(move, Take)
    if not isinstance(view.decision, Taking):
        return None
    prices = streets.tile_prices(view, view.own_seat)
    if not prices[move.space] or all(prices.values()):
        return None
    return text("caution-tribune", space=Place(move.space))


@SAID.foresees(Stop)
@SAID.foresees(Keep)
def _passed(foreseen: Foreseen) -> list[Text]:
    """What the right neighbour gets."""
    receiver = Player(foreseen.before.right_of(foreseen.seat))
    passed = foreseen.after.private(foreseen.seat).passed
    told = [text("outlook-none-passed" if passed is None else "outlook-passed", player=receiver)]
    return [*told, Text("outlook-delivery")] if foreseen.stop == "light" else told


@SAID.shows(Keep, "tile")
def _kept(view: View, tile: str) -> Choice:
    """A tile taken, with where it lay."""
    taken = view.private(view.own_seat).taken
    place = next(index for index, one in enumerate(taken) if one.tile == tile)
    return Choice(tile_name(tile), text("hint-from", space=Place(taken[place].space)), -place)
