"""How figures of the stock are shown where it is chosen which of them leave it."""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations

from bot.engine import Choice, text
from bot.games.discordia.components import COLOURS, LETTERS
from bot.games.discordia.rules import names
from bot.games.discordia.rules.figures import counted
from bot.games.discordia.rules.moves import GERMAN_YELLOW, Discard, Dispatch, GiveBack, SpecialDispatch
from bot.games.discordia.state import Player as Governor
from bot.games.discordia.state import View
from bot.games.sayings import Sayings

from .phrases import own

SAID = Sayings[View]()


@SAID.shows(Dispatch, "figures")
@SAID.shows(SpecialDispatch, "figures")
@SAID.shows(GiveBack, "figures")
@SAID.shows(Discard, "figures")
def _figures(view: View, letters: str) -> Choice:
    """Figures that leave the stock: what the city needs least of first."""
    label = text("choice-figures", letters=names.letters(letters))
    hint = text("hint-figures", figures=names.figures(letters))
    return Choice(label, hint, _use_left(own(view), letters), also=_spellings(letters))


def _use_left(player: Governor, letters: str) -> float:
    """How many figures of the stock would still find a space of their colour, and how even it would be."""
    open_spaces = [space for _, tile in player.tiles() for space in tile.face.spaces[len(tile.figures) :]]
    wanted, gone = counted("".join(open_spaces)), counted(letters)
    left = {colour: player.stock[colour] - gone.get(colour, 0) for colour in COLOURS}
    return sum(min(left[colour], wanted.get(colour, 0)) for colour in COLOURS) - max(left.values()) / 100


@lru_cache(maxsize=1 << 10)
def _spellings(letters: str) -> tuple[str, ...]:
    """The letters in any order, and as a German writes them."""
    orders = dict.fromkeys("".join(order) for order in permutations(letters))
    german = [order.replace(LETTERS["yellow"], GERMAN_YELLOW) for order in orders]
    return tuple(dict.fromkeys([*orders, *german]))[1:]


@SAID.shows(Discard, "number")
def _number(view: View, number: int) -> Choice:
    """How many figures go into the bag: the most first."""
    return Choice(text("figures", amount=number), rank=number)
