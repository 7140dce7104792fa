"""`python -m tools`: the list of tools, their options, and the error messages."""

from __future__ import annotations

import os
import sys
from functools import wraps
from importlib import import_module
from pathlib import Path

import pytest

from bot.__main__ import PIPE_CLOSED
from tools import __main__ as command_line
from tools.__main__ import TOOLS, main
from tools.load.run import LoadSettings

OF_A_GAME = ("selfplay", "arena", "balance", "bench", "bench-reading", "lessons", "weights", "win-chances")


def test_without_a_name_all_tools_are_listed_one_line_each(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    said = capsys.readouterr().out
    for name, (_, line) in TOOLS.items():
        assert f"{name} " in said
        assert line in said


def test_an_unknown_tool_is_refused_with_the_list_of_tools(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dance"]) == 2
    said = capsys.readouterr().err
    assert 'Unknown command "dance"' in said
    assert "selfplay" in said


@pytest.mark.parametrize("tool", TOOLS)
def test_each_tool_has_help(tool: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([tool, "--help"]) == 0
    assert f"python -m tools {tool}" in capsys.readouterr().out


@pytest.mark.parametrize("tool", OF_A_GAME)
def test_an_unknown_game_is_refused_with_the_list_of_games(
    tool: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([tool, "chess"]) == 2
    said = capsys.readouterr().err
    assert "There is no game called chess" in said
    assert "praetor" in said


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("selfplay praetor --seats 0", "--seats. Must be > 0"),
        ("selfplay praetor --option x", "--option"),
        ("load --rate 0", "--rate. Must be > 0"),
        ("load --store postgresql://me:secret@too@many/games", "Write %40 for @"),
        ("replay", "--file requires an argument"),
    ],
)
def test_invalid_options_are_refused_without_printing_the_password(
    typed: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(typed.split()) == 2
    told = capsys.readouterr().err
    assert said in told
    assert "secret" not in told


def test_tools_without_their_packages_say_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command_line, "find_spec", lambda name: None)
    assert main(["selfplay", "praetor"]) == 1
    assert 'pip install ".[tools]"' in capsys.readouterr().err


def test_options_are_passed_to_the_tool_as_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[object, ...]] = []

    def noted(run):
        return wraps(run)(lambda *places, **options: given.append((*places, *options.values())))

    for module, name in (("tools.selfplay", "run_selfplay"), ("tools.load.run", "run_load")):
        found = import_module(module)
        monkeypatch.setattr(found, name, noted(getattr(found, name)))
    typed = (
        "selfplay praetor --seats 4 --games 10 --seed 7 --option.boards all_b --option.expert on --record f"
    )
    assert main(typed.split()) == 0
    typed = "load --channels 7 --rate 2.5 --minutes 0.5 --processes 2 --faults --store games.sqlite3"
    assert main(typed.split()) == 0
    assert given[0] == ("praetor", 4, 10, 7, {"boards": "all_b", "expert": "on"}, Path("f"))
    assert given[1] == (
        LoadSettings(
            channels=7, rate=2.5, minutes=0.5, store=Path("games.sqlite3"), processes=2, faults=True
        ),
    )


def test_a_pipe_that_is_closed_early_prints_no_error(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    selfplay = import_module("tools.selfplay")
    monkeypatch.setattr(
        selfplay, "run_selfplay", wraps(selfplay.run_selfplay)(lambda *_, **__: print("a game") or 0)
    )
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as pipe:
        monkeypatch.setattr(sys, "stdout", pipe)
        assert main(["selfplay", "praetor"]) == PIPE_CLOSED
    assert capfd.readouterr().err == ""
