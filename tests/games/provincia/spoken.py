"""Provincia Romana's texts as the tests read them: for Anna, Ben, Carla and so on, who sit in that order."""

from __future__ import annotations

from bot.games.provincia.game import GAME
from bot.games.provincia.state import State
from bot.games.provincia.words import WORDS
from tests.games.saying import Saying

SAYING = Saying(GAME, WORDS)
ENGLISH = SAYING.words
GERMAN = SAYING.german_words

english = SAYING.english
shown = SAYING.shown
lacks = SAYING.lacks
view_of = SAYING.view
turns = SAYING.turns


def whole_table(state: State, viewer: int | None = None) -> str:
    """Return the whole table in words, as a viewer reads it."""
    return english(*(line for one in WORDS.in_words(view_of(state, viewer)) for line in one.lines))
