"""The command line: which functions the commands call, and with which arguments."""

import asyncio
import os
import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path
from types import ModuleType

import pytest

from bot import __main__ as command_line
from bot import log
from bot.app import heartbeat
from bot.db.database import StoreError
from bot.play.store import Store

NOON = 1_800_000_000.0


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(log, "keep", lambda settings: None)
    for name in (
        "DISCORD_TOKEN",
        "DATABASE",
        "SANDBOX",
        "DISCORD_API_BASE",
        "LOG_LEVEL",
        "LOG_FORMAT",
        "SHARD_IDS",
        "SHARD_COUNT",
    ):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def calls(monkeypatch):
    """The calls of the modules behind the commands, which are replaced."""
    made: list[tuple[object, ...]] = []
    for name in ("bot.channel.launch", "bot.sandbox.sandbox"):
        module = ModuleType(name)

        def run(*given: object, name: str = name, **options: object) -> int:
            made.append((name, *given, options))
            return 0

        monkeypatch.setattr(module, "run", run, raising=False)
        monkeypatch.setitem(sys.modules, name, module)
    return made


@pytest.mark.parametrize("arguments", [[], ["run"]])
def test_a_token_connects_to_discord(calls, monkeypatch, arguments):
    monkeypatch.setenv("DISCORD_TOKEN", "abc.def")
    assert command_line.main(arguments) == 0
    [(module, settings, _)] = calls
    assert (module, settings.token) == ("bot.channel.launch", "abc.def")


def test_the_token_may_be_in_a_file(calls):
    Path(".env").write_text("DISCORD_TOKEN=abc.def\n")
    assert command_line.main([]) == 0
    assert calls[0][0] == "bot.channel.launch"


def test_a_missing_token_is_reported_and_opens_the_sandbox(calls, capsys):
    assert command_line.main([]) == 0
    assert calls[0][0] == "bot.sandbox.sandbox"
    assert "DISCORD_TOKEN is not set" in capsys.readouterr().err


def test_without_a_token_and_the_sandbox_package_it_says_what_to_do(calls, capsys, monkeypatch):
    monkeypatch.setattr(command_line, "find_spec", lambda name: None)
    assert command_line.main([]) == 1
    assert calls == []
    assert "DISCORD_TOKEN=" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [[], ["sandbox"]])
def test_without_the_artwork_nothing_starts(calls, capsys, monkeypatch, arguments):
    monkeypatch.setattr(command_line, "ASSETS", Path("nowhere"))
    assert command_line.main(arguments) == 1
    assert "there is no folder nowhere" in capsys.readouterr().err
    assert calls == []


def test_the_sandbox_is_told_whether_to_start_fresh(calls):
    assert command_line.main(["sandbox"]) == 0
    assert command_line.main(["sandbox", "--fresh"]) == 0
    assert [(call[0], call[-1]) for call in calls] == [
        ("bot.sandbox.sandbox", {"fresh": False}),
        ("bot.sandbox.sandbox", {"fresh": True}),
    ]


@pytest.mark.parametrize("arguments", ["sandbox --seats 0", "backup", "selfplay praetor", "dance"])
def test_invalid_arguments_are_refused(calls, capsys, arguments):
    with pytest.raises(SystemExit) as ended:
        command_line.main(arguments.split())
    assert ended.value.code == 2
    assert calls == []


def test_all_wrong_settings_are_reported_together_and_nothing_starts(calls, capsys, monkeypatch):
    monkeypatch.setenv("LOG_LEVEL", "loud")
    monkeypatch.setenv("SHARD_COUNT", "none")
    assert command_line.main([]) == 1
    assert calls == []
    assert len(capsys.readouterr().err.splitlines()) == 2


def test_an_error_of_the_database_ends_the_start_with_its_message(calls, capsys, monkeypatch):
    def run(settings: object, *, fresh: bool) -> int:
        raise StoreError("The database is on a full disk.")

    monkeypatch.setattr(sys.modules["bot.sandbox.sandbox"], "run", run)
    assert command_line.main(["sandbox"]) == 1
    assert capsys.readouterr().err == "The database is on a full disk.\n"


async def test_backup_copies_an_open_database_but_overwrites_no_file(capsys):
    store = await Store.open(Path("data/ludi.sqlite3"), now=NOON)
    await store.set_setting("commands", "abc")
    assert await asyncio.to_thread(command_line.main, ["backup", "copy.sqlite3"]) == 0
    assert await asyncio.to_thread(command_line.main, ["backup", "copy.sqlite3"]) == 1
    assert "not overwritten" in capsys.readouterr().err
    await store.close()
    with closing(sqlite3.connect("copy.sqlite3")) as copied:
        assert copied.execute("SELECT value FROM settings WHERE key = 'commands'").fetchall() == [("abc",)]


def test_backup_of_a_postgres_database_explains_how_to_use_pg_dump(capsys, monkeypatch):
    monkeypatch.setenv("DATABASE", "postgresql://anna:secret@db.example/ludi")
    assert command_line.main(["backup", "copy.dump"]) == 1
    said = capsys.readouterr().err
    assert "pg_dump --format=custom --file=copy.dump" in said
    assert "secret" not in said


def test_backup_without_a_database_fails(capsys):
    assert command_line.main(["backup", "copy.sqlite3"]) == 1
    assert "data/ludi.sqlite3" in capsys.readouterr().err
    assert not Path("copy.sqlite3").exists()


def test_health_reports_the_heartbeat(capsys):
    assert command_line.main(["health"]) == 1
    Path("data").mkdir()
    heartbeat.beat(Path("data/ludi.sqlite3.heartbeat"), now=time.time())
    assert command_line.main(["health"]) == 0
    heartbeat.beat(Path("data/ludi.sqlite3.heartbeat"), now=time.time(), missing=["The disk is full."])
    capsys.readouterr()
    assert command_line.main(["health"]) == 1
    assert capsys.readouterr().err == "The disk is full.\n"
    assert command_line.main(["health", "--live"]) == 0
    heartbeat.beat(Path("data/ludi.sqlite3.heartbeat"), now=time.time() - 1000)
    assert command_line.main(["health"]) == 1
    assert command_line.main(["health", "--live"]) == 1


def test_a_closed_pipe_is_not_an_error(calls, monkeypatch, capfd):
    monkeypatch.setattr(sys.modules["bot.sandbox.sandbox"], "run", lambda settings, fresh: print("here") or 0)
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as pipe:
        monkeypatch.setattr(sys, "stdout", pipe)
        assert command_line.main(["sandbox"]) == command_line.PIPE_CLOSED
    assert capfd.readouterr().err == ""
