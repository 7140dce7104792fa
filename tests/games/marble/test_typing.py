"""City of Marble moves typed in one line."""

from __future__ import annotations

import pytest

from bot.games.marble.game import GAME
from bot.games.marble.state import State
from tests.games.marble.scenario import TEMPLE, holds, laid, new_game, turn_of
from tests.games.typed import Typed

_typed = Typed(GAME)


def position() -> State:
    """Return Anna's turn with a temple at D7-D8, and a bath and a theater in her forum."""
    state = laid(turn_of(new_game(2)), TEMPLE, "D7-D8")
    holds(state, 0, bath=1, theatre=1)
    return state


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("bath e7", "play/bath/E7-E8/yes"),
        ("e8 e7 bath", "play/bath/E7-E8/yes"),
        ("bad e7-e8 ohne", "play/bath/E7-E8/no"),
        ("theater e7", "play/theatre/E7-E8/yes"),
        ("draw temple arena", "draw/temple/arena"),
        ("arena temple zieh", "draw/temple/arena"),
    ],
)
def test_a_few_words_find_the_move(typed: str, move: str) -> None:
    assert _typed.first(position(), 0, typed) == move


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("d7 d8 bath", "The Capitoline is on D7; choose another place."),
        (
            "bath j10 j11",
            "J10-J11 doesn’t touch a hill or a tile along a full side; choose a place that does.",
        ),
        ("d8 e8 bath", "There is already a tile on D8 (D7-D8); choose another place."),
        ("temple e8", "Temple isn’t possible: none in your forum. Possible: "),
        ("recall", "“Recall” isn’t possible now. You can choose: Draw and Play."),
    ],
)
def test_a_move_that_is_not_possible_is_refused_with_the_rule(typed: str, sentence: str) -> None:
    assert _typed.refusal(position(), 0, typed).startswith(sentence)


@pytest.mark.parametrize("typed", ["theatre", "Theater"])
def test_a_forbidden_value_of_a_field_is_recognized_by_all_its_names(typed: str) -> None:
    english = _typed.refusal_in_field(position(), 0, typed, "draw", "other", tile="theatre")
    german = _typed.refusal_in_field(position(), 0, typed, "draw", "other", locale="de", tile="theatre")
    among = "Temple, Bath, Theater and Arena"
    assert english.startswith(f"The two tiles must be of different types; still there: {among}.")
    among = "Tempel, Bad, Theater und Arena"
    assert german.startswith(f"Die beiden Plättchen müssen verschieden sein; noch da: {among}.")
