"""What the Garden says of its positions and moves; the module is the game's `Telling`."""

from bot.engine import Text
from bot.games import sayings
from bot.games.sayings import Sayings
from tools.example.state import View

from . import positions, rulebook, seeds, turns, whole_table

SAID = Sayings(seeds.SAID, turns.SAID)

awaited = sayings.awaited
caution = SAID.caution
choice = SAID.choice
depends_on = SAID.depends_on
length = positions.length
missing = SAID.missing
outlook = SAID.outlook
in_words = whole_table.in_words
pictured = whole_table.pictured
rules = rulebook.rules
status = positions.status


def prompt(view: View) -> Text:
    """What the viewer is asked, with the coins to do it with."""
    return Text("prompt-wait") if view.decision is None else SAID.prompt(view, view.decision)
