"""What Forum Trajanum says of its positions and moves: choices, what a move will do, the table, the rules."""

from bot.engine import Text, text
from bot.games import shared_words
from bot.games.game_words import GameWords
from bot.games.trajanum.rules.names import resources_names
from bot.games.trajanum.state import View

from . import building, envoys, rulebook, seats, tiles, whole_table
from .phrases import own, points


def waiting(view: View) -> Text:
    resources = resources_names(own(view).resources)
    return text("prompt-wait-seat", points=points(own(view).vp), resources=resources)


def awaited(view: View, seat: int) -> Text:
    """What a seat is asked, said to everybody; whether it can still build in its turn."""
    asked = next(asked.decision for asked in view.asked if asked.seat == seat)
    if asked == "building-step" and view.turn is not None and view.turn.built:
        return Text("awaited-building-step-built")
    return shared_words.awaited(view, seat)


WORDS = GameWords(
    tiles.SAID,
    building.SAID,
    envoys.SAID,
    status=seats.status,
    rules=rulebook.rules,
    waiting=waiting,
    awaited=awaited,
    in_words=whole_table.in_words,
    pictured=whole_table.pictured,
)
