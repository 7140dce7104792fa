"""Records that people upload: those that replay exactly are accepted, all others are refused."""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine import SEED_BYTES, AnyState, Game, text
from bot.engine.moves import ASK, Resign, Return
from bot.games import TITLES
from bot.review import verification
from bot.review.verification import MOST_BYTES, MOST_COMINGS, Wrong, verified
from tests.conformance.suite import random_game
from tools.recorder import Recorder

GAMES = Path(__file__).parents[1] / "games"


def unfinished(game: str) -> bytes:
    """Return the record of a game that was canceled after forty moves, or before its last one."""
    return (GAMES / game / "unfinished.json").read_bytes()


def wrong(game: str, record: Any) -> Wrong:
    with pytest.raises(Wrong) as found:
        verified(TITLES, json.dumps(record).encode())
    assert found.value.game in (None, game)
    return found.value


@pytest.mark.parametrize("game", TITLES)
def test_a_record_that_was_downloaded_is_accepted(game: str) -> None:
    title, record = verified(TITLES, unfinished(game))
    assert title is TITLES[game]
    assert record.entries
    assert record.outcome is None


@pytest.mark.parametrize("game", TITLES)
def test_the_record_of_a_finished_game_is_refused(game: str) -> None:
    for file in (GAMES / game / "records").iterdir():
        first, *_ = file.read_text().splitlines()
        assert wrong(game, json.loads(first)).key == "load-over"


def places(value: Any, *before: str | int) -> list[tuple[str | int, ...]]:
    """Return the places in a record at which something can be changed."""
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
def test_a_record_with_any_single_change_is_refused(game: str, data: st.DataObject) -> None:
    record = json.loads(unfinished(game))
    # Nothing proves the rules version and the moves of computers: a game continues under either.
    free = [place for place in places(record) if place[0] != "rules_version" and place[-1] != "computer"]
    *way, last = data.draw(st.sampled_from(free), "place")
    inside = record
    for key in way:
        inside = inside[key]
    inside[last] = other(inside[last], data)
    wrong(game, record)


@pytest.mark.parametrize("game", TITLES)
def test_a_record_with_an_added_or_a_missing_move_is_refused(game: str) -> None:
    record = json.loads(unfinished(game))
    moves = record["entries"]
    middle = len(moves) // 2
    for changed in (moves[:-1], moves[1:], [*moves[:middle], *moves[middle + 1 :]], [*moves, moves[-1]]):
        wrong(game, record | {"entries": changed})


def test_the_first_fault_is_named() -> None:
    record = json.loads(unfinished("praetor"))
    record["entries"][30]["seat"] = 7
    record["entries"][12]["drawn"] = [3]
    found = wrong("praetor", record)
    assert (found.key, found.arguments) == ("load-chance", {"number": 13})
    record["entries"][4] = {"seat": 0, "move": {"type": "resign"}, "drawn": []}
    found = wrong("praetor", record)
    assert (found.key, found.arguments["number"]) == ("load-refused", 6), "with move 5 the game is over"


def test_nobody_leaves_twice_or_after_the_end() -> None:
    for seats, key in ((2, "load-refused"), (3, "load-gone")):
        played = Recorder(TITLES["marble"].game, seats, {}, bytes(SEED_BYTES))
        for _ in range(2):
            played.play(1, Resign())
        assert wrong("marble", json.loads(played.record().to_json())).key == key


@pytest.mark.parametrize("game", TITLES)
def test_the_longest_games_are_accepted_up_to_their_last_move(game: str) -> None:
    rules = TITLES[game].game
    whole = random_game(rules, rules.seats[-1], {}, "as long as it takes").record()
    played = Recorder(rules, whole.seats, whole.options, bytes.fromhex(whole.seed))
    for entry in whole.entries[:-1]:
        played.play(entry.seat, rules.move_from(entry.move))
    content = played.record().to_json()
    positions = 0

    def hear(game: Game, state: AnyState) -> None:
        nonlocal positions
        positions += 1

    _, record = verified(TITLES, content, hear)
    assert positions == len(record.entries) + 1 == len(whole.entries)
    assert len(content) < MOST_BYTES / 5


def test_players_may_leave_and_return_only_so_often() -> None:
    rules = TITLES["provincia"].game
    for times, key in ((MOST_COMINGS, None), (MOST_COMINGS + 1, "load-comings")):
        played = Recorder(rules, 3, {}, bytes(SEED_BYTES))
        for number in range(3 * times):
            played.play(2, Return() if number % 2 else Resign())
        content = played.record().to_json()
        if key is None:
            verified(TITLES, content)
        else:
            assert wrong("provincia", json.loads(content)).key == key


def test_an_instruction_for_an_unknown_question_is_refused() -> None:
    record = Recorder(TITLES["marble"].game, 2, {}, bytes(SEED_BYTES)).record()
    instruct = {"type": "instruct", "decision": "nothing", "way": ASK}
    entries = [{"seat": 0, "move": instruct, "drawn": []}]
    found = wrong("marble", json.loads(record.to_json()) | {"entries": entries})
    assert (found.key, found.arguments["reason"]) == ("load-refused", text("refusal-instruction"))


def test_a_record_that_takes_too_much_cpu_time_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    passed = count(step=0.3)
    monkeypatch.setattr(verification, "thread_time", lambda: next(passed))
    found = wrong("praetor", json.loads(unfinished("praetor")))
    assert (found.key, found.arguments) == ("load-too-slow", {"number": 4})


@pytest.mark.parametrize(
    ("change", "part"),
    [
        ({"seats": "two"}, "seats"),
        ({"entries": [{"seat": 0, "drawn": []}]}, "entries[0].move"),
        ({"entries": [{"seat": 0, "move": {}, "drawn": ["x"]}]}, "entries[0].drawn[0]"),
    ],
)
def test_a_part_that_is_missing_or_of_another_type_is_named(change: dict[str, Any], part: str) -> None:
    found = wrong("praetor", json.loads(unfinished("praetor")) | change)
    assert (found.key, found.arguments) == ("load-part", {"part": part})


@pytest.mark.parametrize(
    ("part", "value", "key"),
    [
        ("rules_version", 9, "load-rules"),
        ("rules_version", 0, "load-rules"),
        ("seats", 10**30, "load-part"),
        ("seats", 99, "load-set-up"),
        ("seats", -1, "load-set-up"),
        ("options", {}, "load-options"),
        ("options", {"colour": "red"}, "load-set-up"),
        ("seed", "no digits", "load-seed"),
        ("seed", "", "load-seed"),
        ("seed", "ab" * 15, "load-seed"),
        ("seed", "ab" * 17, "load-seed"),
        ("seed", "ab " * 10 + "ab", "load-seed"),
        ("seed", "ab" * 50_000, "load-part"),
        ("game", "x" * 2_000, "load-part"),
        ("options", {str(number): "x" for number in range(101)}, "load-part"),
        ("options", {"x" * 2_000: "x"}, "load-part"),
        ("drawn", [1] * 1_001, "load-part"),
        ("digest", "0" * 101, "load-part"),
        ("entries", [{"seat": 10**30, "move": {}, "drawn": []}], "load-part"),
        ("entries", [{"seat": 0, "move": {"type": "x" * 200}, "drawn": []}], "load-part"),
        ("entries", [{"seat": 0, "move": {"number": 10**30}, "drawn": []}], "load-part"),
        ("entries", [{"seat": 0, "move": {}, "drawn": [-(10**30)]}], "load-part"),
        ("entries", [{"seat": 0, "move": {}, "drawn": [], "computer": "x" * 200}], "load-part"),
        ("game", "chess", "load-unknown-game"),
        ("entries", [{"seat": -1, "move": {}, "drawn": []}], "load-seat"),
        ("entries", [{"seat": 0, "move": {"type": "dance"}, "drawn": []}], "load-move"),
        ("entries", [{"seat": 0, "move": {}, "drawn": [], "computer": "caesar"}], "load-level"),
        (
            "entries",
            [{"seat": 0, "move": {}, "drawn": []}] * (TITLES["praetor"].game.longest + 1),
            "load-too-long",
        ),
        ("entries", "none", "load-part"),
        ("digest", "00", "load-digest"),
    ],
)
def test_a_value_out_of_bounds_is_refused(part: str, value: Any, key: str) -> None:
    record = json.loads(unfinished("praetor"))
    assert wrong("praetor", record | {part: value}).key == key


def test_a_file_that_is_no_record_is_refused() -> None:
    for content, key in (
        (b"", "no-record"),
        (b"[" * 200_000, "no-record"),
        (b'{"move": ' * 20_000, "no-record"),
        (b"\xff", "no-record"),
        (b"[]", "no-record"),
        (b"null", "no-record"),
        (b'{"game": "praetor"}', "part"),
        (b" " * (MOST_BYTES + 1), "too-large"),
    ):
        with pytest.raises(Wrong, match=f"^{key}$"):
            verified(TITLES, content)
