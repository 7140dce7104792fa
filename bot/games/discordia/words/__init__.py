"""What Discordia says of its positions and moves; the module is the game's `GameWords`."""

from bot.engine import Decision, Foreseen, Text, text
from bot.games.discordia.components import CONSTANTS
from bot.games.discordia.rules.turns import ActionChoice
from bot.games.discordia.state import View
from bot.games.sayings import Sayings

from . import building, rulebook, seats, table, turns
from .phrases import gain, open_items, stock

SAID = Sayings(turns.SAID, building.SAID)

caution = SAID.caution
choice = SAID.choice
depends_on = SAID.depends_on
missing = SAID.missing
in_words = table.in_words
pictured = table.pictured
rules = rulebook.rules
status = seats.status


def prompt(view: View) -> Text:
    """What the viewer is asked, with what they have to do it with, and what comes after it."""
    if view.decision is None:
        seated = view.viewer is not None
        return text("prompt-wait-seat", stock=stock(view.own)) if seated else Text("prompt-wait")
    question = SAID.prompt(view, view.decision)
    later = _later(view, view.decision)
    return text("prompt-then", question=question, later=later) if later else question


def awaited(view: View, seat: int) -> Text:
    """What a seat is asked, said to everybody: with what it would do, and what is open after it."""
    asked = view.pending
    assert asked is not None
    what = Text(f"asked-{asked.kind()}", SAID.prompt(view, asked).arguments)
    later = _later(view, asked)
    return text("asked-then", question=what, later=later) if later else what


def outlook(foreseen: Foreseen) -> list[Text]:
    """What a move comes to: what its kind has to say, what is new in the city, what has changed of all it counts."""
    before, after = foreseen.before, foreseen.after
    if after.outcome is not None:
        return [*SAID.outlook(foreseen), *([] if after.own.figures else [Text("outlook-victory")])]
    new, changed = building.new(before.own, after.own), building.changed(before, after)
    return [*SAID.outlook(foreseen), *new, *changed]


def length(view: View) -> Text:
    """How long a game took: in seasons, each a turn for everybody."""
    return text("length-seasons", seasons=(view.year - 1) * CONSTANTS.seasons + view.season)


def _later(view: View, asked: Decision) -> list[Text]:
    """What comes after a question in the middle of a turn: bonuses that are owed, and what the turn still allows."""
    seat, turn = asked.seat, view.turn
    later = [gain(view, seat, owed.effect) for owed in view.owed if owed.seat == seat]
    if turn and turn.seat == seat and not isinstance(asked, ActionChoice):
        later += open_items(view, turn)
    return later
