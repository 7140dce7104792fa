"""What City of Marble says of its positions and moves; the module is the game's `GameWords`."""

from bot.engine import Text, text
from bot.games import sayings
from bot.games.marble.state import View
from bot.games.sayings import Sayings

from . import rulebook, table, tiles, turns
from .phrases import points

SAID = Sayings(turns.SAID, tiles.SAID)

caution = SAID.caution
choice = SAID.choice
depends_on = SAID.depends_on
missing = SAID.missing
outlook = SAID.outlook
in_words = table.in_words
pictured = table.pictured
rules = rulebook.rules
status = table.status


def prompt(view: View) -> Text:
    if view.decision is not None:
        return SAID.prompt(view, view.decision)
    if view.viewer is None:
        return Text("prompt-wait")
    own = view.players[view.own_seat]
    return text("prompt-wait-seat", points=points(own.points), **turns.means(view))


def awaited(view: View, seat: int) -> Text:
    """What a seat is asked, said to everybody; in its turn with the actions that are left."""
    if any(asked.seat == seat and asked.decision == "action" for asked in view.asked):
        return text("awaited-action-left", actions=view.actions_left)
    return sayings.awaited(view, seat)


def length(view: View) -> Text:
    """How long a game took: in rounds, of a turn for everybody."""
    return text("length-rounds", rounds=-(-view.turn // view.seats))
