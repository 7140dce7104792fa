"""The moments of a game at which the pictures of Provincia Romana are tested."""

from __future__ import annotations

from bot.engine import asked_of
from bot.games import TITLES
from bot.games.provincia.state import State
from tests.games.drawing import Drawing, Moment
from tools.moments import Stop, after


def asking(decision: str, answered: bool = False) -> Stop:
    """Stop when a decision of this kind is open; with `answered`, once somebody has answered it."""

    def stop(state: State) -> bool:
        given = any(event.key == "answered" for event in state.events)
        return given >= answered and any(asked.decision == decision for asked in asked_of(state))

    return stop


def told(key: str) -> Stop:
    """Stop once an event with this key has happened."""
    return lambda state: any(event.key == key for event in state.events)


DRAWING = Drawing(
    TITLES["provincia"],
    {
        "cities": Moment(after(1)),
        "decks": Moment(after(0), {"random_cities": "on"}),
        "draft": Moment(lambda state: state.round == 2 and bool(state.draft and state.draft.taken)),
        "face down": Moment(told("taken-face-down")),
        "cards": Moment(lambda state: state.round == 3 and state.phase == "cards"),
        "tokens": Moment(asking("token-choice", answered=True)),
        "raid": Moment(told("gauls-came")),
        "loss": Moment(asking("building-loss")),
        "after the raid": Moment(lambda state: bool(state.battles) and told("upkeep-taxed")(state)),
        "yields": Moment(lambda state: state.round == 4 and state.phase == "yields"),
        "final turn": Moment(lambda state: state.phase == "final_turn"),
        "end": Moment(None, {"gold_limited": "off"}),
    },
    (
        *((2, moment) for moment in ("cities", "draft", "cards", "tokens", "raid", "end")),
        *((6, moment) for moment in ("cities", "draft", "cards", "tokens", "raid", "end")),
        *((3, moment) for moment in ("decks", "final turn", "raid", "cards")),
        *((4, moment) for moment in ("loss", "after the raid", "yields", "draft")),
        *((5, moment) for moment in ("cities", "draft", "face down", "tokens")),
    ),
)
