"""References: every failure that a player sees has one, and it is in the log, however often the failure happens."""

from __future__ import annotations

import io
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.log import Journal, TextLines
from tests.labels import label_of
from tests.scene import Scene, seated, texts, told


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """The log as an operator reads it."""
    root = logging.getLogger()
    handler = Journal(stream := io.StringIO())
    handler.setFormatter(TextLines())
    root.addHandler(handler)
    yield stream
    root.removeHandler(handler)


def reference(said: str) -> str:
    """The reference in an answer."""
    found = re.search(r"\(ref\. ([0-9A-F]{4})\)", said)
    assert found, said
    return found[1]


async def fail(*arguments: Any, **named: Any) -> Any:
    raise MemoryError("no room for it")


def check_found(log: io.StringIO, told_of: list[str], cause: str) -> None:
    """Assert that all references are in the log, and the cause."""
    written = log.getvalue()
    for one in told_of:
        assert f"ref {one}" in written
    assert cause in written


async def test_an_error_in_a_command_has_a_reference(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, log: io.StringIO
) -> None:
    await scene.play_to_turns()
    monkeypatch.setattr(scene.bot.tables.log, "recent", fail)
    monkeypatch.setattr(scene.bot.tables.repository, "current", fail)
    answers = [told(await scene.anna.slash(scene.channel, "game status")) for _ in range(3)]
    check_found(log, [reference(answer) for answer in answers], "no room for it")


async def test_settings_that_cannot_be_read_have_a_reference(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, log: io.StringIO
) -> None:
    """A newer version of the bot, or a damaged disk, may have written what this version can't read."""
    monkeypatch.setattr(scene.store.people, "of", fail)
    answer = told(await scene.anna.slash(scene.channel, "game new", game="example"))
    assert await scene.anna.autocomplete(scene.channel, "game replay", "game", "") == []
    check_found(log, [reference(answer)], "no room for it")


async def test_a_picture_that_cannot_be_drawn_has_a_reference_on_card_and_lobby(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, log: io.StringIO
) -> None:
    monkeypatch.setattr(scene.bot.renderer, "gathering", fail)
    await scene.anna.slash(scene.channel, "game new", game="example")
    said = [texts(scene.card)]
    monkeypatch.setattr(scene.bot.renderer, "told", fail)
    await scene.ben.click(scene.card, label=label_of("join"))
    await scene.anna.click(scene.card, label=label_of("start"))
    for player in (scene.anna, scene.ben, scene.anna):
        await scene.move(player)
        said.append(texts(scene.card))
    await scene.anna.slash(scene.channel, "game board")
    said.append(texts(scene.card))
    check_found(log, [reference(one) for one in said], "no room for it")


@pytest.mark.parametrize("status", [403, 404, 400, 503])
async def test_a_post_that_discord_does_not_accept_has_a_reference(
    scene: Scene, status: int, log: io.StringIO
) -> None:
    await scene.play_to_turns()
    scene.env.inject_error("POST", "/channels/*/messages", status=status, times=None)
    answers = [told(await scene.move(scene.anna, "rest"))]
    answers.append(told(await scene.anna.slash(scene.channel, "game board")))
    scene.env.backend.faults.clear()
    check_found(log, [reference(answer) for answer in answers], str(status))


async def test_each_of_several_unreadable_games_has_its_own_reference(
    tmp_path: Path, log: io.StringIO
) -> None:
    told_of = []
    for number in range(2):
        folder = tmp_path / str(number)
        folder.mkdir()
        async with seated(folder) as scene:
            async with scene.store.database.transaction() as database:
                await database.run("UPDATE moves SET position = x'00'")
            await scene.restart()
            answers = {
                reference(told(await scene.anna.slash(scene.channel, "game status"))) for _ in range(2)
            }
            assert len(answers) == 1
            told_of += answers
    check_found(log, told_of, "is damaged")


async def test_each_failure_of_a_computer_is_logged_with_a_reference(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, log: io.StringIO
) -> None:
    """Nobody is told about these, but each one is in the log although the journal counts repetitions."""
    async with seated(tmp_path, players=1, computers=["tiro"]) as scene:
        for thinker in scene.bot.computer_turns._thinkers._all:
            monkeypatch.setattr(thinker, "think", fail)
        for _ in range(3):
            if (await scene.table()).status != "playing":
                break
            await scene.move(scene.anna)
            await scene.thought()
    failures = re.findall(r"ref ([0-9A-F]{4}): the player tiro has no answer", log.getvalue())
    assert len(failures) >= 2


@pytest.mark.parametrize("command", ["game status", "help"])
async def test_an_answer_that_discord_refuses_has_a_reference(
    scene: Scene, command: str, log: io.StringIO
) -> None:
    """As by AutoMod, or if a page breaks a rule of Discord: nobody is left with "thinking …"."""
    await scene.play_to_turns()
    scene.env.inject_error("PATCH", "/webhooks/*/*/messages/@original", status=400, code=200000, times=1)
    answer = (await scene.anna.slash(scene.channel, command)).response
    check_found(log, [reference(texts(answer))], "200000")


async def test_a_page_that_discord_refuses_as_an_edit_has_a_reference(scene: Scene, log: io.StringIO) -> None:
    page = (await scene.anna.slash(scene.channel, "me settings")).response
    scene.env.inject_error("PATCH", "/webhooks/*/*/messages/@original", status=400, code=200000, times=1)
    chosen = await scene.anna.select(page, ["contrast"], custom_id="ludi-menu:me-settings:0:0:pictures")
    check_found(log, [reference(texts(chosen.followups[-1]))], "200000")
