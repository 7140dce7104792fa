"""Records: they replay exactly, or say at which ply they differ."""

from __future__ import annotations

import msgspec
import pytest

from bot.engine import Entry, Mismatch, Record, Resign
from tools.example.game import GAME
from tools.example.rules.moves import Hide
from tools.recorder import Recorder


def recorded() -> Record:
    recorder = Recorder(GAME, 3, {"objections": "on"}, b"example")
    for seat in range(3):
        recorder.play(seat, Hide(recorder.state.hands[seat][0]))
    recorder.play(2, Resign())
    return recorder.record()


def test_a_record_read_from_json_replays_exactly() -> None:
    record = Record.from_json(recorded().to_json())
    assert record == recorded()
    state = record.verify(GAME)
    assert state.ply == 4
    assert [entry.move["type"] for entry in record.entries] == ["hide"] * 3 + ["resign"]


def test_the_positions_of_a_record_begin_with_the_setup() -> None:
    assert [state.ply for state in recorded().positions(GAME)] == [0, 1, 2, 3, 4]


def test_the_record_of_a_finished_game_has_its_outcome() -> None:
    recorder = Recorder(GAME, 2, {}, b"example")
    recorder.play(0, Resign())
    record = recorder.record()
    assert record.outcome is not None
    assert record.verify(GAME).outcome == record.outcome


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"game": "chess"}, "ply 0: game"),
        ({"rules_version": 2}, "ply 0: version"),
        ({"seats": 9}, "ply 0: the set-up is refused"),
        ({"drawn": [1]}, "ply 0: what chance decided"),
        ({"seed": "00"}, "ply 0: what chance decided"),
        ({"digest": "0"}, "ply 4: digest"),
    ],
)
def test_a_record_that_differs_says_at_which_ply(change: dict[str, object], said: str) -> None:
    with pytest.raises(Mismatch, match=said):
        msgspec.structs.replace(recorded(), **change).verify(GAME)


@pytest.mark.parametrize(
    "entry",
    [
        Entry(1, {"type": "hide", "seed": 99}, []),
        Entry(1, {"type": "steal"}, []),
        Entry(0, {"type": "hide", "seed": 1}, []),
    ],
)
def test_an_illegal_move_is_named_by_its_ply(entry: Entry) -> None:
    record = recorded()
    entries = [record.entries[0], entry, *record.entries[2:]]
    with pytest.raises(Mismatch, match="ply 2"):
        msgspec.structs.replace(record, entries=entries).verify(GAME)


def test_draws_are_checked_at_every_ply() -> None:
    record = recorded()
    entries = [*record.entries[:2], msgspec.structs.replace(record.entries[2], drawn=[4]), record.entries[3]]
    with pytest.raises(Mismatch, match="ply 3: what chance decided"):
        msgspec.structs.replace(record, entries=entries).verify(GAME)
