"""`python -m tools`: the list of tools, and that each takes its options and says what is wrong with them."""

from __future__ import annotations

import os
import sys
from functools import wraps
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from bot.__main__ import PIPE_CLOSED
from tools import __main__ as command_line
from tools.__main__ import EXTRAS, TOOLS, main

INSTALLED = [tool for tool in TOOLS if not tool.extra or find_spec(EXTRAS[tool.extra])]
OF_A_GAME = ("selfplay", "arena", "balance", "bench", "bench-reading", "lessons", "weights", "win-chances")


def test_without_a_name_all_tools_are_listed_with_a_line_each(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    said = capsys.readouterr().out
    for tool in TOOLS:
        assert f"{tool.name} " in said
        assert tool.line in said


def test_a_tool_that_there_is_not_is_refused_with_the_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dance"]) == 2
    said = capsys.readouterr().err
    assert "There is no tool called dance" in said
    assert "selfplay" in said


@pytest.mark.parametrize("tool", INSTALLED, ids=lambda tool: tool.name)
def test_each_tool_has_help(tool: command_line.Tool, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([tool.name, "--help"])
    assert ended.value.code == 0
    assert f"python -m tools {tool.name}" in capsys.readouterr().out


@pytest.mark.parametrize("tool", OF_A_GAME)
def test_a_game_that_there_is_not_is_refused_with_those_that_there_are(
    tool: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main([tool, "chess"])
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert "There is no game called chess" in said
    assert "praetor" in said


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("selfplay praetor --seats 0", "give a number from 1"),
        ("selfplay praetor --option x", "must be NAME=VALUE"),
        ("load --rate 0", "give a number above 0"),
        ("replay", "FILE"),
    ],
)
def test_what_cannot_be_understood_is_refused(
    typed: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(typed.split())
    assert ended.value.code == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("tool", [tool for tool in TOOLS if tool.extra], ids=lambda tool: tool.name)
def test_a_tool_whose_extra_is_missing_says_what_to_install(
    tool: command_line.Tool, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command_line, "find_spec", lambda name: None)
    assert main([tool.name]) == 1
    assert f'pip install ".[{tool.extra}]"' in capsys.readouterr().err


def test_options_come_to_the_tool_as_they_were_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[dict[str, object]] = []

    def noted(run):
        return wraps(run)(lambda **options: given.append(options) or 0)

    for module, name in (("tools.selfplay", "run_selfplay"), ("tools.load.run", "run_load")):
        found = import_module(module)
        monkeypatch.setattr(found, name, noted(getattr(found, name)))
    typed = (
        "selfplay praetor --seats 4 --games 10 --seed 7 --option boards=all_b --option expert=on --record f"
    )
    assert main(typed.split()) == 0
    typed = "load --channels 7 --rate 2.5 --minutes 0.5 --processes 2 --faults --store games.sqlite3"
    assert main(typed.split()) == 0
    selfplay, load = given
    assert selfplay == {
        "game": "praetor",
        "seats": 4,
        "games": 10,
        "seed": 7,
        "options": {"boards": "all_b", "expert": "on"},
        "record": Path("f"),
    }
    assert load == {
        "channels": 7,
        "rate": 2.5,
        "minutes": 0.5,
        "store": Path("games.sqlite3"),
        "processes": 2,
        "faults": True,
        "kills": None,
        "files": None,
        "seed": 1,
    }


def test_a_pipe_that_is_closed_early_is_no_fault(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    selfplay = import_module("tools.selfplay")
    monkeypatch.setattr(
        selfplay, "run_selfplay", wraps(selfplay.run_selfplay)(lambda **_: print("a game") or 0)
    )
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as pipe:
        monkeypatch.setattr(sys, "stdout", pipe)
        assert main(["selfplay", "praetor"]) == PIPE_CLOSED
    assert capfd.readouterr().err == ""
