"""Self-play and replay, as the command line calls them."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path

import pytest

from bot.engine import AnyView, Move, Record
from bot.games.praetor.rules import Buy
from bot.players import RandomPlayer
from bot.workshop import replay, selfplay


def run_selfplay(*words: str) -> int:
    parser = ArgumentParser()
    selfplay.add_arguments(parser)
    return selfplay.run(parser.parse_args(words))


def run_replay(*words: str) -> int:
    parser = ArgumentParser()
    replay.add_arguments(parser)
    return replay.run(parser.parse_args(words))


def test_selfplay_prints_speed_scores_lengths_and_ends(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_selfplay("praetor", "--seats", "3", "--games", "4", "--seed", "7") == 0
    said = capsys.readouterr().out
    for wanted in ("4 games", "moves/s", "moves a game: mean", "seat 3: mean", "winners: mean", "ended-"):
        assert wanted in said


def test_selfplay_plays_the_same_games_for_the_same_seed(tmp_path: Path) -> None:
    for name in ("a", "b"):
        run_selfplay("praetor", "--games", "2", "--seed", "5", "--record", str(tmp_path / name))
    run_selfplay("praetor", "--games", "1", "--seed", "6", "--record", str(tmp_path / "c"))
    first, again, second = ((tmp_path / name).read_bytes().splitlines() for name in "abc")
    assert first == again
    assert second == first[1:]


def test_selfplay_takes_options(tmp_path: Path) -> None:
    file = tmp_path / "games"
    options = ["--option", "expert=on", "--option", "boards=all_b"]
    assert run_selfplay("praetor", "--seats", "3", "--games", "1", *options, "--record", str(file)) == 0
    assert Record.from_json(file.read_bytes()).options["boards"] == "all_b"


def test_selfplay_says_that_there_is_no_such_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_selfplay("praetor", "--seats", "2", "--option", "expert=on") == 2
    assert "refusal-option-seats" in capsys.readouterr().err


def test_a_failure_prints_what_reproduces_it_and_is_recorded(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    chosen = RandomPlayer.choose

    def sometimes_wrong(self: RandomPlayer, view: AnyView) -> Move:
        return Buy("gold", 99) if view.ply == 12 else chosen(self, view)

    monkeypatch.setattr(RandomPlayer, "choose", sometimes_wrong)
    file = tmp_path / "games"
    assert run_selfplay("praetor", "--seats", "4", "--games", "9", "--seed", "3", "--record", str(file)) == 1
    assert "selfplay praetor --seats 4 --games 1 --seed 3" in capsys.readouterr().err
    assert len(Record.from_json(file.read_bytes()).entries) == 12
    assert run_replay(str(file)) == 0


def test_replay_checks_every_record_of_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "games"
    run_selfplay("praetor", "--seats", "5", "--games", "2", "--record", str(file))
    assert run_replay(str(file)) == 0
    assert capsys.readouterr().out.count("plays as it says") == 2
    file.write_bytes(file.read_bytes().replace(b'"worker":3', b'"worker":2', 1))
    assert run_replay(str(file)) == 1
    assert "ply" in capsys.readouterr().err


@pytest.mark.parametrize("line", [b"no json", b'{"game": "chess"}'])
def test_replay_says_what_is_wrong_with_a_file(
    line: bytes, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "games"
    file.write_bytes(line)
    assert run_replay(str(file)) == 1
    assert capsys.readouterr().err.startswith("line 1: ")


def test_replay_draws_every_table(tmp_path: Path) -> None:
    file = tmp_path / "games"
    run_selfplay("praetor", "--games", "1", "--record", str(file))
    record = Record.from_json(file.read_bytes())
    short = Record.to_json(record).replace(b"", b"")
    file.write_bytes(short)
    assert run_replay(str(file), "--pictures", str(tmp_path / "pictures")) == 0
    drawn = sorted((tmp_path / "pictures").rglob("*.png"))
    assert len(drawn) >= len(record.entries)
    assert drawn[0].read_bytes().startswith(b"\x89PNG")
