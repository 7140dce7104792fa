"""City of Marble's texts as the tests read them: for Anna, Ben, Carla and Dirk, who sit in that order."""

from __future__ import annotations

from bot.channel.moves.prompt import offers
from bot.channel.moves.reading import matching_offers
from bot.engine import Move, Value
from bot.games.marble.game import GAME
from bot.games.marble.state import State
from bot.games.marble.words import WORDS
from tests.games.saying import Saying

SAYING = Saying(GAME, WORDS)
ENGLISH = SAYING.words
GERMAN = SAYING.german_words

english = SAYING.english
german = SAYING.german
shown = SAYING.shown
lacks = SAYING.lacks
view_of = SAYING.view
turns = SAYING.turns
told = SAYING.told
told_in_german = SAYING.told_in_german
preview = SAYING.preview_lines
outlook = SAYING.outlook
foreseen = SAYING.foreseen
choice = SAYING.choice


def meant(state: State, seat: int, move: type[Move], field: str, typed: str) -> list[Value]:
    """Return the values that match what a German reader types."""
    view = view_of(state, seat)
    form = next(form for form in GAME.asked(state)[0].forms(view) if form.move is move)
    offered = offers(GERMAN, WORDS, view, move, field, form.options(field), {})
    return [offer.value for offer in matching_offers(typed, offered)]
