"""City of Marble as its tests hear it: told to Anna, Ben, Carla and Dirk, who sit in that order."""

from __future__ import annotations

from bot.channel.reading import matching, offers
from bot.channel.sentences import happened
from bot.engine import Move, Value
from bot.games.marble import GAME, telling
from bot.games.marble.state import State
from tests.games.saying import Saying

SAYING = Saying(GAME, telling)
ENGLISH = SAYING.words
GERMAN = SAYING.german_words

english = SAYING.english
german = SAYING.german
shown = SAYING.shown
lacks = SAYING.lacks
view_of = SAYING.view
turns = SAYING.turns


def told(state: State, viewer: int | None = None) -> list[str]:
    """What the card says of the last move."""
    return happened(ENGLISH, view_of(state, viewer).events)


def told_in_german(state: State) -> list[str]:
    return happened(GERMAN, view_of(state, None).events)


def preview(state: State, seat: int, move: Move) -> str:
    return english(*telling.preview(view_of(state, seat), move))


def choice(state: State, seat: int, move: type[Move], field: str, value: str, **chosen: str) -> str:
    return shown(telling.choice(view_of(state, seat), move, field, value, chosen))


def meant(state: State, seat: int, move: type[Move], field: str, typed: str) -> list[Value]:
    """What a German reader who types this is understood to mean."""
    view = view_of(state, seat)
    form = next(form for form in GAME.asked(state)[0].forms(view) if form.move is move)
    offered = offers(GERMAN, telling, view, move, field, form.options(field), {})
    return [offer.value for offer in matching(typed, offered)]
