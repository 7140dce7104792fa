"""What Provincia Romana says of its positions and moves; the module is the game's `GameWords`."""

from bot.engine import Text, text
from bot.games import sayings
from bot.games.provincia.state import View
from bot.games.sayings import Sayings

from . import card_turn, cards, losses, positions, rounds, rulebook, whole_table
from .phrases import goods

SAID = Sayings(rounds.SAID, cards.SAID, card_turn.SAID, losses.SAID)

awaited = sayings.awaited
caution = SAID.caution
choice = SAID.choice
depends_on = SAID.depends_on
length = sayings.rounds
missing = SAID.missing
outlook = SAID.outlook
in_words = whole_table.in_words
pictured = whole_table.pictured
rules = rulebook.rules
status = positions.status


def prompt(view: View) -> Text:
    """What the viewer is asked, with what they have to do it with."""
    if view.decision is not None:
        return SAID.prompt(view, view.decision)
    return Text("prompt-wait") if view.viewer is None else text("prompt-wait-seat", goods=goods(view))
