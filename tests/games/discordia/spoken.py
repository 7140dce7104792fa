"""Discordia's texts as the tests read them: for Anna, Ben, Carla and Dirk, who sit in that order."""

from __future__ import annotations

from bot.channel.messages.sentences import event_lines
from bot.engine import Move, Value
from bot.games.discordia.game import GAME
from bot.games.discordia.state import State
from bot.games.discordia.words import WORDS
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


def told(state: State) -> list[str]:
    """Return the card's lines about the last move."""
    return event_lines(ENGLISH, view_of(state, None).events)


def told_in_german(state: State) -> list[str]:
    return event_lines(GERMAN, view_of(state, None).events)


def card(state: State, seat: int = 0) -> str:
    """Return what a seat is asked, as the card tells everybody."""
    return english(WORDS.awaited(view_of(state, None), seat))


def german_card(state: State, seat: int = 0) -> str:
    return german(WORDS.awaited(view_of(state, None), seat))


def preview(state: State, move: Move) -> list[str]:
    return SAYING.preview_lines(state, 0, move)


def choice(state: State, move: type[Move], field: str, value: Value, **chosen: Value) -> str:
    return shown(WORDS.choice(view_of(state, 0), move, field, value, chosen))
