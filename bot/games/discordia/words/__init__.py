"""What Discordia says of its positions and moves."""

from bot.engine import Decision, Foreseen, Text, text
from bot.games.discordia.components import CONSTANTS, LETTERS
from bot.games.discordia.rules.turns import ActionChoice
from bot.games.discordia.state import View
from bot.games.game_words import GameWords
from bot.games.sayings import Sayings

from . import building, rulebook, seats, table, turns
from .phrases import GERMAN_FIELDS, GERMAN_YELLOW, gain, open_items, stock


class DiscordiaWords(GameWords):
    """What Discordia says: a question with what comes after it, a move with how the city has changed."""

    def question(self, view: View, decision: Decision) -> Text:
        question = super().question(view, decision)
        later = _later(view, decision)
        return text("prompt-then", question=question, later=later) if later else question

    def outlook(self, foreseen: Foreseen) -> list[Text]:
        before, after = foreseen.before, foreseen.after
        if after.outcome is not None:
            return [*super().outlook(foreseen), *([] if after.own.figures else [Text("outlook-victory")])]
        new, changed = building.new(before.own, after.own), building.changed(before, after)
        return [*super().outlook(foreseen), *new, *changed]

    def values_typed(self, typed: str) -> list[str]:
        written = typed.upper()
        slot = f"F{written[1:]}" if written[:1] == GERMAN_FIELDS else written
        return [slot, written.replace(GERMAN_YELLOW, LETTERS["yellow"])]


def waiting(view: View) -> Text:
    return text("prompt-wait-seat", stock=stock(view.own))


def awaited(view: View, seat: int) -> Text:
    """What a seat is asked, said to everybody: with what it would do, and what is open after it."""
    asked = view.pending
    assert asked is not None
    what = Text(f"asked-{asked.kind()}", SAID.question(view, asked).arguments)
    later = _later(view, asked)
    return text("asked-then", question=what, later=later) if later else what


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


SAID = Sayings(turns.SAID, building.SAID)
WORDS = DiscordiaWords(
    SAID,
    status=seats.status,
    rules=rulebook.rules,
    waiting=waiting,
    awaited=awaited,
    length=length,
    in_words=table.in_words,
    pictured=table.pictured,
)
