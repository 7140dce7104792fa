"""What Forum Trajanum says of its positions and moves: choices, what a move will do, the table, the rules."""

from bot.engine import Text, text
from bot.games import sayings
from bot.games.sayings import Sayings
from bot.games.trajanum.rules.names import resources_names
from bot.games.trajanum.state import View

from . import building, envoys, rulebook, seats, tiles, whole_table
from .phrases import own, points

SAID = Sayings(tiles.SAID, building.SAID, envoys.SAID)

caution = SAID.caution
choice = SAID.choice
depends_on = SAID.depends_on
length = sayings.rounds
missing = SAID.missing
outlook = SAID.outlook
in_words = whole_table.in_words
pictured = whole_table.pictured
rules = rulebook.rules
status = seats.status


def prompt(view: View) -> Text:
    if view.decision is not None:
        return SAID.prompt(view, view.decision)
    if view.viewer is None:
        return Text("prompt-wait")
    return text(
        "prompt-wait-seat", points=points(own(view).vp), resources=resources_names(own(view).resources)
    )


def awaited(view: View, seat: int) -> Text:
    """What a seat is asked, said to everybody; whether it can still build in its turn."""
    asked = next(asked.decision for asked in view.asked if asked.seat == seat)
    if asked == "building-step" and view.turn is not None and view.turn.built:
        return Text("awaited-building-step-built")
    return sayings.awaited(view, seat)
