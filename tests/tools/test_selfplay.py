"""Self-play and replay."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.ai.players import RandomPlayer
from bot.engine import AnyView, Move, Record
from bot.games.praetor.game import GAME
from bot.games.praetor.rules.action import Buy, Pass
from tools import selfplay
from tools.__main__ import main
from tools.recorder import Recorder


def run_selfplay(
    seats: int | None = None, games: int = 1, seed: int = 1, file: Path | None = None, **options: str
) -> int:
    typed = ["selfplay", "praetor", f"--games={games}", f"--seed={seed}"]
    typed += [f"--seats={seats}"] if seats else []
    typed += [f"--record={file}"] if file else []
    return main([*typed, *(f"--option.{name}={value}" for name, value in options.items())])


def run_replay(file: Path, pictures: Path | None = None) -> int:
    return main(["replay", str(file), *([f"--pictures={pictures}"] if pictures else [])])


def test_selfplay_prints_speed_scores_lengths_and_ends(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_selfplay(seats=3, games=4, seed=7) == 0
    said = capsys.readouterr().out
    for wanted in ("4 games", "moves/s", "moves a game: mean", "seat 3: mean", "winners: mean", "ended-"):
        assert wanted in said


def test_selfplay_plays_the_same_games_for_the_same_seed(tmp_path: Path) -> None:
    run_selfplay(games=2, seed=5, file=tmp_path / "a")
    run_selfplay(games=2, seed=5, file=tmp_path / "b")
    run_selfplay(games=1, seed=6, file=tmp_path / "c")
    first, again, second = ((tmp_path / name).read_bytes().splitlines() for name in "abc")
    assert first == again
    assert second == first[1:]


def test_selfplay_stops_a_game_that_never_ends_and_says_how_to_reproduce_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(selfplay, "MOST_MOVES", 3)
    assert run_selfplay(seats=3, seed=7) == 1
    said = capsys.readouterr().err
    assert "praetor has not ended after 3 moves" in said
    assert "selfplay praetor --seats 3 --games 1 --seed 7" in said


def test_selfplay_takes_options(tmp_path: Path) -> None:
    assert run_selfplay(seats=3, file=tmp_path / "games", expert="on", boards="all_b") == 0
    assert Record.from_json((tmp_path / "games").read_bytes()).options["boards"] == "all_b"


def test_selfplay_says_why_a_game_is_impossible(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_selfplay(seats=2, expert="on") == 1
    assert "3" in capsys.readouterr().err


def test_a_failure_prints_how_to_reproduce_it_and_is_recorded(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    chosen = RandomPlayer.choose

    def sometimes_wrong(self: RandomPlayer, view: AnyView) -> Move:
        return Buy("gold", 99) if view.ply == 12 else chosen(self, view)

    monkeypatch.setattr(RandomPlayer, "choose", sometimes_wrong)
    file = tmp_path / "games"
    assert run_selfplay(seats=4, games=9, seed=3, file=file, expert="on") == 1
    said = capsys.readouterr().err
    assert "selfplay praetor --seats 4 --games 1 --seed 3 --option.expert on" in said
    assert len(Record.from_json(file.read_bytes()).entries) == 12
    assert run_replay(file) == 0


def test_replay_checks_every_record_of_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "games"
    run_selfplay(seats=5, games=2, file=file)
    assert run_replay(file) == 0
    assert capsys.readouterr().out.count("plays as it says") == 2
    file.write_bytes(file.read_bytes().replace(b'"worker":3', b'"worker":2', 1))
    assert run_replay(file) == 1
    assert "ply" in capsys.readouterr().err


def test_replay_says_which_moves_were_computers(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "games"
    run_selfplay(seats=2, games=1, file=file)
    record = Record.from_json(file.read_bytes())
    by_computers = [replace(entry, computer="tiro") if entry.seat else entry for entry in record.entries]
    file.write_bytes(replace(record, entries=by_computers).to_json())
    assert run_replay(file) == 0
    moves = sum(entry.seat == 1 for entry in record.entries)
    assert f"({moves} by a tiro)" in capsys.readouterr().out


@pytest.mark.parametrize("line", [b"no json", b'{"game": "chess"}'])
def test_replay_says_what_is_wrong_with_a_file(
    line: bytes, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "games").write_bytes(line)
    assert run_replay(tmp_path / "games") == 1
    assert capsys.readouterr().err.startswith("line 1: ")


def test_replay_draws_the_table_at_every_ply(tmp_path: Path) -> None:
    recorder = Recorder(GAME, 2, {"first_seat": "2"}, b"drawn")
    recorder.play(0, Pass())
    (tmp_path / "game").write_bytes(recorder.record().to_json())
    assert run_replay(tmp_path / "game", tmp_path / "pictures") == 0
    drawn = sorted((tmp_path / "pictures").rglob("*.png"))
    assert [picture.name.split("-")[0] for picture in drawn if "-1." in picture.name] == ["0000", "0001"]
    assert all(picture.read_bytes().startswith(b"\x89PNG") for picture in drawn)
