"""Requests to Discord for an answer, and what happens if Discord or the connection fails."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from simcord.http import router

from bot.channel.interactions import context
from bot.channel.rendering.renderer import Renderer
from bot.games.title import DescribedPicture
from tests.labels import label_of
from tests.scene import Scene, at_first_turn, buttons, menus, texts


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    async with at_first_turn(tmp_path) as scene:
        yield scene


class Connection:
    """The connection to the fake Discord, on which requests can fail before or after they are carried out."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[tuple[str, str]] = []
        self._before: list[tuple[str, str, Exception]] = []
        self._after: list[tuple[str, str, Exception]] = []
        self._dispatch: Callable[..., Any] = router.dispatch
        monkeypatch.setattr(router, "dispatch", self._carried)

    def drops(self, method: str, end: str, *, times: int = 1) -> None:
        """Drop the connection before a request arrives, `times` times."""
        self._before += [(method, end, aiohttp.ServerDisconnectedError())] * times

    def loses_the_answer(self, method: str, end: str) -> None:
        """Carry out a request, but answer it with a server error."""
        error = discord.DiscordServerError(_Answer(), "unwell")  # type: ignore[arg-type]
        self._after.append((method, end, error))

    def _carried(self, backend: Any, method: str, path: str, **more: Any) -> Any:
        self.asked.append((method, path))
        self._fail_if_due(self._before, method, path)
        answer = self._dispatch(backend, method, path, **more)
        self._fail_if_due(self._after, method, path)
        return answer

    def _fail_if_due(self, waiting: list[tuple[str, str, Exception]], method: str, path: str) -> None:
        for one in waiting:
            if one[0] == method and path.endswith(one[1]):
                waiting.remove(one)
                raise one[2]


class _Answer:
    status, reason = 503, "Service Unavailable"


@pytest.fixture
def connection(at: Scene, monkeypatch: pytest.MonkeyPatch) -> Connection:
    return Connection(monkeypatch)


async def test_a_picture_that_a_page_already_shows_is_kept_by_its_id(at: Scene) -> None:
    page = await at.press(at.anna, label_of("board"))
    (before,) = at.env.backend.get_message(at.channel.id, page.id).attachments
    menu = next(menu for menu in menus(page) if ":boards:" in menu["custom_id"])
    chosen = next(option["value"] for option in menu["options"] if option.get("default"))
    await at.anna.select(page, custom_id=menu["custom_id"], values=[chosen])
    (after,) = at.env.backend.get_message(at.channel.id, page.id).attachments
    assert after["id"] == before["id"]


async def test_a_card_keeps_its_picture_after_a_restart(at: Scene) -> None:
    card = at.card
    (before,) = at.env.backend.get_message(at.channel.id, card.id).attachments
    await at.restart()
    await at.mod.slash(at.channel, "game pace", hours=24)
    assert "until" in texts(_again(at, card))
    (after,) = at.env.backend.get_message(at.channel.id, card.id).attachments
    assert after["id"] == before["id"]


def _again(at: Scene, message: discord.Message) -> discord.Message:
    return next(one for one in at.messages if one.id == message.id)


def draw_as(monkeypatch: pytest.MonkeyPatch, shown: Callable[[bytes], list[DescribedPicture]]) -> None:
    """Replace the pictures of cards by those that `shown` makes of the picture of the table."""
    tell = Renderer.told

    async def told(renderer: Renderer, table: Any, card: Any) -> Any:
        post, ((png, _),) = await tell(renderer, table, card)
        return post, shown(png)

    monkeypatch.setattr(Renderer, "told", told)


async def test_a_new_description_of_the_same_picture_needs_no_upload(
    at: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw_as(monkeypatch, lambda png: [DescribedPicture(png, "Said anew.")])
    card = at.card
    (before,) = at.env.backend.get_message(at.channel.id, card.id).attachments
    await at.mod.slash(at.channel, "game pace", hours=24)
    stored = at.env.backend.get_message(at.channel.id, card.id)
    assert stored.attachments[0]["id"] == before["id"]
    assert stored.components[0]["items"][0]["description"] == "Said anew."


async def test_two_equal_pictures_are_uploaded_once(at: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    draw_as(monkeypatch, lambda png: [DescribedPicture(png, "One."), DescribedPicture(png, "The other.")])
    await at.move(at.anna, "rest")
    stored = at.env.backend.get_message(at.channel.id, at.card.id)
    assert len(stored.attachments) == 1
    assert [part["type"] for part in stored.components[:2]] == [12, 12]
    former = at.card
    await at.move(at.ben, "rest")
    assert buttons(_again(at, former)) == {}


async def test_a_card_whose_edit_succeeded_although_discord_reported_an_error_can_be_edited_again(
    at: Scene, connection: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = at.card
    pictures = iter([b"another", b"a third"])
    draw_as(monkeypatch, lambda png: [DescribedPicture(next(pictures), "Said anew.")])
    connection.loses_the_answer("PATCH", f"/messages/{card.id}")
    await at.mod.slash(at.channel, "game pace", hours=24)
    await at.anna.slash(at.channel, "game board")  # removes the buttons of the previous card
    assert buttons(_again(at, card)) == {}
    assert at.refusals == [], "what was edited is read anew"


async def test_a_page_whose_pictures_another_click_has_replaced_is_sent_with_its_pictures(
    at: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = await at.press(at.anna, label_of("board"))
    menu = next(menu for menu in menus(page) if ":boards:" in menu["custom_id"])
    one, other = [option["value"] for option in menu["options"]][:2]
    stale = at.env.backend.get_message(at.channel.id, page.id)
    shown, components = list(stale.attachments), list(stale.components)
    await at.anna.select(page, custom_id=menu["custom_id"], values=[other])
    emit = at.env.backend.emit

    def as_it_was(name: str, payload: Any) -> None:
        if name == "INTERACTION_CREATE" and payload.get("message"):
            payload = {
                **payload,
                "message": {**payload["message"], "components": components, "attachments": shown},
            }
        emit(name, payload)

    monkeypatch.setattr(at.env.backend, "emit", as_it_was)
    await at.anna.select(page, custom_id=menu["custom_id"], values=[one])
    assert stale.components[1]["items"][0]["media"]["attachment_id"] == stale.attachments[0]["id"]
    assert_refused_once(at)


def assert_refused_once(at: Scene) -> None:
    """Assert that Discord has refused one request, for an attachment that is gone, and forget it."""
    (refused,) = at.refusals
    assert "unknown attachment id" in refused
    at.refusals.clear()


@pytest.mark.parametrize(("method", "end"), [("POST", "/callback"), ("PATCH", "/@original")])
async def test_an_answer_is_sent_again_after_the_connection_drops(
    at: Scene, connection: Connection, method: str, end: str
) -> None:
    connection.drops(method, end)
    assert "You hide" in texts((await at.anna.slash(at.channel, "game status")).response)


async def test_a_first_answer_that_fails_twice_is_logged_with_a_reference(
    at: Scene, connection: Connection, caplog: pytest.LogCaptureFixture
) -> None:
    connection.drops("POST", "/callback", times=2)
    with caplog.at_level(logging.ERROR):
        await at.anna.slash(at.channel, "game status")
    (record,) = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert "/game status of user" in record.message
    assert record.reference


@pytest.mark.parametrize("command", ["game undo", "game pause", "game pace", "example rest"])
async def test_a_private_answer_does_not_wait_for_a_slow_channel(
    at: Scene, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.setattr(context, "ANNOUNCED_WITHIN", 0.0)
    if command == "game undo":
        await at.move(at.anna, "rest")
    deliver, may_post = at.bot.outbox.deliver, asyncio.Event()

    async def waits(channel: int, *, since: float | None = None) -> Any:
        await at.env.external_wait(may_post.wait(), reason="Discord makes the channel wait")
        return await deliver(channel, since=since)

    monkeypatch.setattr(at.bot.outbox, "deliver", waits)
    options = {"hours": 24} if command == "game pace" else {}
    posted, before = len(at.messages), len(answered(at))
    who = at.mod if command == "game pace" else at.anna  # a player would have to ask the others
    asking = asyncio.create_task(who.slash(at.channel, command, **options))
    for _ in range(2000):
        if len(answered(at)) > before:
            break
        await asyncio.sleep(0.001)
    assert len(at.messages) == posted
    soon = "Done. Discord is slow right now; the channel shows it in a moment."
    assert answered(at)[before:] == [None if command == "game pace" else soon]
    may_post.set()
    result = await asking
    assert len(at.messages) == posted + 1
    assert (result.response is None) == (command != "game pace"), "what is seen by everybody is answer enough"


def answered(at: Scene) -> list[str | None]:
    """The texts that replaced deferred private answers; None for pages."""
    return [
        request.json.get("content")
        for request in at.env.http_requests
        if request.method == "PATCH" and request.path.endswith("@original")
    ]


async def test_a_table_that_a_lost_connection_did_not_bring_can_be_brought_again(
    at: Scene, connection: Connection
) -> None:
    connection.drops("POST", f"/channels/{at.channel.id}/messages")
    answer = await at.anna.slash(at.channel, "game board")
    assert "Once it does, `/game board` brings the table back." in texts(answer.response)
