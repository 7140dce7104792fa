"""Records that somebody hands in: what plays as it says is taken, and nothing else."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.moves import Resign
from bot.engine.record import Recorder
from bot.games import TITLES
from bot.stories.verification import MOST_MOVES, Wrong, verified

GAMES = Path(__file__).parents[1] / "games"


def unfinished(game: str) -> bytes:
    """What the former release handed out of a game that was cancelled after forty moves."""
    return (GAMES / game / "unfinished.json").read_bytes()


def wrong(game: str, record: Any) -> Wrong:
    with pytest.raises(Wrong) as found:
        verified(TITLES, json.dumps(record).encode())
    assert found.value.game in (None, game)
    return found.value


@pytest.mark.parametrize("game", TITLES)
def test_a_record_of_the_former_release_is_taken_up(game: str) -> None:
    title, record = verified(TITLES, unfinished(game))
    assert title is TITLES[game]
    assert len(record.entries) == 40


@pytest.mark.parametrize("game", TITLES)
def test_of_a_game_that_is_over_there_is_nothing_to_take_up(game: str) -> None:
    for file in (GAMES / game / "records").iterdir():
        first, *_ = file.read_text().splitlines()
        assert wrong(game, json.loads(first)).key == "load-over"


def places(value: Any, *before: str | int) -> list[tuple[str | int, ...]]:
    """Where in a record there is something to change."""
    if isinstance(value, dict) and value:
        return [place for key, inside in value.items() for place in places(inside, *before, key)]
    if isinstance(value, list) and value:
        return [place for key, inside in enumerate(value) for place in places(inside, *before, key)]
    return [before]


def other(value: Any, data: st.DataObject) -> Any:
    """Another value of the same kind."""
    match value:
        case bool():
            return not value
        case int():
            return value + data.draw(st.integers(-3, 3).filter(bool), "by")
        case str() if value and all(digit in "0123456789abcdef" for digit in value):
            at = data.draw(st.integers(0, len(value) - 1), "at")
            return f"{value[:at]}{(int(value[at], 16) + 1) % 16:x}{value[at + 1 :]}"
        case str():
            return value + data.draw(st.sampled_from(["x", " ", "1"]), "more")
        case list():
            return [1]
        case _:
            return {"reason": "x", "standings": []}


@pytest.mark.parametrize("game", TITLES)
@settings(max_examples=25)
@given(data=st.data())
def test_whatever_one_thing_is_changed_the_record_is_refused(game: str, data: st.DataObject) -> None:
    record = json.loads(unfinished(game))
    # Which rules hold, and which moves computers chose, nothing proves: a game goes on under either.
    free = [place for place in places(record) if place[0] != "rules_version" and place[-1] != "computer"]
    *way, last = data.draw(st.sampled_from(free), "place")
    inside = record
    for key in way:
        inside = inside[key]
    inside[last] = other(inside[last], data)
    wrong(game, record)


@pytest.mark.parametrize("game", TITLES)
def test_a_move_more_or_less_is_refused(game: str) -> None:
    record = json.loads(unfinished(game))
    moves = record["entries"]
    for changed in (moves[:-1], moves[1:], [*moves[:20], *moves[21:]], [*moves, moves[-1]]):
        wrong(game, record | {"entries": changed})


def test_the_first_thing_that_is_wrong_is_named() -> None:
    record = json.loads(unfinished("praetor"))
    record["entries"][30]["seat"] = 7
    record["entries"][12]["drawn"] = [3]
    found = wrong("praetor", record)
    assert (found.key, found.arguments) == ("load-chance", {"number": 13})
    record["entries"][4] = {"seat": 0, "move": {"type": "resign"}, "drawn": []}
    found = wrong("praetor", record)
    assert (found.key, found.arguments["number"]) == ("load-refused", 6), "with move 5 the game is over"


def test_nobody_leaves_twice_nor_after_the_end() -> None:
    for seats, key in ((2, "load-refused"), (3, "load-gone")):
        played = Recorder(TITLES["marble"].game, seats, {}, b"a seed")
        for _ in range(2):
            played.play(1, Resign())
        assert wrong("marble", json.loads(played.record().to_json())).key == key


@pytest.mark.parametrize(
    ("change", "part"),
    [
        ({"seats": "two"}, "seats"),
        ({"entries": [{"seat": 0, "drawn": []}]}, "entries[0].move"),
        ({"entries": [{"seat": 0, "move": {}, "drawn": ["x"]}]}, "entries[0].drawn[0]"),
    ],
)
def test_what_is_missing_or_of_another_kind_is_named(change: dict[str, Any], part: str) -> None:
    found = wrong("praetor", json.loads(unfinished("praetor")) | change)
    assert (found.key, found.arguments) == ("load-part", {"part": part})


@pytest.mark.parametrize(
    ("part", "value", "key"),
    [
        ("rules_version", 9, "load-rules"),
        ("rules_version", 0, "load-rules"),
        ("seats", 10**30, "load-set-up"),
        ("seats", -1, "load-set-up"),
        ("options", {}, "load-options"),
        ("options", {"colour": "red"}, "load-set-up"),
        ("seed", "no digits", "load-seed"),
        ("game", "chess", "load-unknown-game"),
        ("entries", [{"seat": -1, "move": {}, "drawn": []}], "load-seat"),
        ("entries", [{"seat": 0, "move": {"type": "dance"}, "drawn": []}], "load-move"),
        ("entries", [{"seat": 0, "move": {}, "drawn": [], "computer": "caesar"}], "load-level"),
        ("entries", [{"seat": 0, "move": {}, "drawn": []}] * (MOST_MOVES + 1), "load-too-long"),
        ("entries", "none", "load-part"),
        ("digest", "00", "load-digest"),
    ],
)
def test_what_is_out_of_bounds_is_refused_before_it_costs_anything(part: str, value: Any, key: str) -> None:
    record = json.loads(unfinished("praetor"))
    assert wrong("praetor", record | {part: value}).key == key


def test_what_is_no_record_at_all_is_refused() -> None:
    for content, key in (
        (b"", "no-record"),
        (b"[" * 500_000, "no-record"),
        (b'{"move": ' * 50_000, "no-record"),
        (b"\xff", "no-record"),
        (b"[]", "no-record"),
        (b"null", "no-record"),
        (b'{"game": "praetor"}', "part"),
        (b" " * 1_000_001, "too-large"),
    ):
        with pytest.raises(Wrong, match=f"^{key}$"):
            verified(TITLES, content)
