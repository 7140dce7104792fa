"""The socket of the sandbox's page; without a browser and the bot."""

from __future__ import annotations

import asyncio
import base64
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

from bot.fake_discord.discord_api import API
from bot.sandbox.markdown import EMOJI
from bot.sandbox.sandbox import Sandbox, opened
from bot.sandbox.web_page import WISHES
from bot.sandbox.world import Snapshot, World
from bot.settings import Settings

PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture
async def sandbox(tmp_path: Path) -> AsyncIterator[Sandbox]:
    async with opened(Settings(sandbox=tmp_path)) as sandbox:
        yield sandbox


class Client:
    """A page without a browser: reads what the sandbox sends."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket

    async def opening(self, viewer: str, channel: str) -> dict[str, Any]:
        """Look at a channel as somebody; return what is shown."""
        await self._socket.send_json({"id": 1, "do": "open", "viewer": viewer, "channel": channel})
        return await self.told("id")

    async def told(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        async with asyncio.timeout(10):
            while kind not in (said := await self._socket.receive_json()):
                pass
        told: dict[str, Any] = said
        return told


@asynccontextmanager
async def looking(sandbox: Sandbox) -> AsyncIterator[Client]:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{sandbox.url}/live", max_msg_size=0) as socket,
    ):
        yield Client(socket)


async def test_texts_are_sent_as_html_wherever_they_are_in_a_message(sandbox: Sandbox) -> None:
    world = sandbox.world
    channel = next(iter(world.channels))
    box = {"type": 17, "components": [{"type": 10, "content": "at **B**: **C**"}]}
    async with looking(sandbox) as client:
        shown = await client.opening("Anna", "forum-romanum")
        assert any("<strong>/game new</strong>" in step for step in shown["steps"])
        world.create_message(channel, world.bot_user.id, "", components=[box], flags=1 << 15)
        (container,) = (await client.told("message"))["message"]["components"]
        assert container["components"][0]["html"] == "at <strong>B</strong>: <strong>C</strong>"
        world.create_message(channel, world.bot_user.id, f"<@{world.person('Ben')}> <@&{world.players.id}>")
        said = (await client.told("message"))["message"]["html"]
        assert ("@Ben<" in said, "@players<" in said) == (True, True)


async def test_ids_too_large_for_javascript_are_sent_as_text(sandbox: Sandbox) -> None:
    world = sandbox.world
    channel = next(iter(world.channels))
    emoji = discord.PartialEmoji(name="ludi_gold", id=1576149454426210305)
    chosen = discord.SelectDefaultValue(id=1576149454426210307, type=discord.SelectDefaultValueType.user)
    button = {"type": 2, "style": 1, "custom_id": "t", "emoji": emoji.to_dict()}
    menu = {"type": 5, "custom_id": "m", "min_values": 0, "default_values": [chosen.to_dict()]}
    rows = [{"type": 1, "components": [part]} for part in (button, menu)]
    async with looking(sandbox) as client:
        await client.opening("Anna", "forum-romanum")
        world.create_message(channel, world.bot_user.id, "take or give", components=rows)
        told = (await client.told("message"))["message"]["components"]
        shown_button, shown_menu = (part for row in told for part in row["components"])
        assert shown_button["emoji"]["id"] == "1576149454426210305"
        assert shown_menu["default_values"][0]["id"] == "1576149454426210307"
        assert (shown_button["style"], shown_menu["min_values"]) == (1, 0)


async def test_a_new_thread_is_listed_before_the_first_link_to_it(sandbox: Sandbox) -> None:
    world = sandbox.world
    channel = next(iter(world.channels))
    async with looking(sandbox) as client:
        await client.opening("Anna", "forum-romanum")
        thread = world.create_thread(channel, "Praetor – Anna", world.bot_user.id)
        world.create_message(channel, world.bot_user.id, f"The table is open: <#{thread.id}>")
        started = (await client.told("message"))["message"]["html"]
        listed = (await client.told("channels"))["channels"]
        link = (await client.told("message"))["message"]["html"]
        assert started.startswith("started a thread: <a ")
        assert ("#Praetor – Anna<" in started, "#Praetor – Anna<" in link) == (True, True)
        assert [one["name"] for one in listed if one["thread"]] == ["Praetor – Anna"]


async def test_a_refusal_is_sent_to_all_open_pages_or_kept_for_the_next_one(
    sandbox: Sandbox,
) -> None:
    path = f"/channels/{next(iter(sandbox.world.channels))}/messages"
    async with aiohttp.ClientSession() as bot:

        async def post(content: str) -> int:
            async with bot.post(sandbox.url + API + path, json={"content": content}) as answer:
                return answer.status

        assert await post("x" * 2001) == 400
        async with looking(sandbox) as client, looking(sandbox) as other:
            assert (await client.told("refused"))["refused"].startswith(f"POST {path}: 400 ")
            assert await post("") == 400
            assert f"POST {path}: " in (await client.told("refused"))["refused"]
            assert f"POST {path}: " in (await other.told("refused"))["refused"]
            async with bot.get(f"{sandbox.url}{API}{path}/1") as answer:
                assert answer.status == 404
            assert await post("ave") == 200
            await client.opening("Anna", "forum-romanum")


async def test_every_emoji_has_a_picture(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as browser:
        for path in EMOJI.values():
            async with browser.get(sandbox.url + path) as answer:
                assert answer.status == 200, path
                assert answer.content_type == "image/svg+xml"
        async with browser.get(f"{sandbox.url}/emoji/gold.svg") as answer:
            assert answer.status == 404


async def test_an_emoji_of_the_application_is_served_until_it_is_deleted(
    sandbox: Sandbox,
) -> None:
    emojis = f"{sandbox.url}{API}/applications/{sandbox.world.application_id}/emojis"
    image = f"data:image/png;base64,{base64.b64encode(PNG).decode()}"
    async with aiohttp.ClientSession() as bot:
        async with bot.post(emojis, json={"name": "ludi_gold", "image": image}) as answer:
            made = await answer.json()
        async with bot.get(f"{sandbox.url}/emojis/{made['id']}.png") as answer:
            assert (answer.content_type, await answer.read()) == ("image/png", PNG)
        again = World(Snapshot(sandbox.settings.sandbox / "discord.sqlite3"))
        assert [(emoji.id, emoji.name) for emoji in again.application_emojis.values()] == [
            (int(made["id"]), "ludi_gold")
        ]
        async with bot.delete(f"{emojis}/{made['id']}") as answer:
            assert answer.status == 204
        async with bot.get(f"{sandbox.url}/emojis/{made['id']}.png") as answer:
            assert answer.status == 404
        assert not World(Snapshot(sandbox.settings.sandbox / "discord.sqlite3")).application_emojis


async def test_requests_that_no_page_makes_are_answered_with_a_sentence_or_a_404(
    sandbox: Sandbox, caplog: pytest.LogCaptureFixture
) -> None:
    async with aiohttp.ClientSession() as browser:
        for path in (
            "/pictures/a/b/c",
            "/pictures/1/²/c",
            f"/pictures/1/{'9' * 5_000}/c",
            "/nothing",
        ):
            async with browser.get(sandbox.url + path) as answer:
                assert answer.status == 404, path
    async with looking(sandbox) as client:
        for said in (
            "ave",
            "[]",
            "1",
            "{}",
            '{"id": 1}',
            '{"id": 1, "do": []}',
            '{"id": 1, "do": "ave"}',
            "[" * 50_000,
        ):
            await client._socket.send_str(said)
            assert "takes an object with an id" in (await client.told("sentence"))["sentence"]
        await client.opening("Anna", "forum-romanum")
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


COMMANDS: list[dict[str, Any]] = [
    {
        "name": "roll",
        "type": 1,
        "description": "Roll.",
        "options": [
            {
                "name": "dice",
                "type": 1,
                "description": "Dice.",
                "options": [
                    {"name": "count", "type": 4, "description": "How many.", "required": True},
                    {"name": "weight", "type": 10, "description": "How heavy."},
                    {"name": "who", "type": 6, "description": "For whom."},
                    {"name": "file", "type": 11, "description": "A file."},
                ],
            }
        ],
    },
    {"name": "greet", "type": 2},
]
OPTIONS = ("count", "weight", "who", "file")

JUNK = (
    *(None, True, 7, -1.5, 10**30, "", "x", "\x00", "٣", "9" * 5_000, "-1", "0", "nan"),
    *([], [None], ["x"], [[]], ["9" * 30], {}, {"x": 1}, {"x": "y"}, {"x": None}, {"a": {"b": {}}}),
)


async def test_junk_in_any_field_of_any_request_is_answered_with_a_sentence(
    sandbox: Sandbox, caplog: pytest.LogCaptureFixture
) -> None:
    world = sandbox.world
    channel = next(iter(world.channels))
    parts = [
        {"type": 1, "components": [{"type": 5, "custom_id": "people"}]},
        {
            "type": 1,
            "components": [
                {"type": 3, "custom_id": "menu", "options": [{"label": "A", "value": "a"}]},
            ],
        },
    ]
    posted = world.create_message(channel, world.bot_user.id, "ave", components=parts)
    world.register_commands(None, COMMANDS)
    whole: dict[str, list[dict[str, Any]]] = {
        "open": [{"viewer": "Anna", "channel": "forum-romanum"}],
        "earlier": [{"before": str(posted.id)}],
        "command": [{"path": ["roll", "dice"], "options": {"count": "1", option: "x"}} for option in OPTIONS],
        "complete": [{"path": ["roll", "dice"], "options": {}, "focused": "count"}],
        "press": [
            {"message": str(posted.id), "part": "people", "values": ["1"]},
            {"message": str(posted.id), "part": "menu", "values": ["b"]},
            {"message": str(posted.id), "part": "gone"},
        ],
        "apply": [{"name": "greet", "target": str(world.person("Ben"))}],
        "submit": [{"form": "form", "fields": {"field": "x"}}],
        "say": [{"words": "ave"}],
        "dismiss": [{"message": str(posted.id)}],
    }
    assert whole.keys() == WISHES.keys()
    answered = Counter[str]()
    async with looking(sandbox) as client:
        for do, wishes in whole.items():
            for wish in wishes:
                for field in wish:
                    for junk in (*JUNK, ...):
                        if (do, field, junk) == ("complete", "options", {}):
                            continue  # an empty object is valid there: nothing has been typed yet
                        sent = {"id": 1, "do": do, **wish, field: junk}
                        if junk is ...:
                            del sent[field]
                        await client._socket.send_json(sent)
                        said = await client.told("id")
                        sentence = said.get("sentence", "")
                        answered[
                            "sentence" if sentence else "impossible" if "impossible" in said else do
                        ] += 1
                        assert "failed" not in said or f'The sandbox can\'t do "{do}": ' in sentence, sent
        await client.opening("Anna", "forum-romanum")
        await client._socket.send_str('{"id": 1, "do": "say", "words": "\\ud800"}')
        assert "takes an object with an id" in (await client.told("sentence"))["sentence"]
    assert {"sentence", "impossible", "open", "say", "dismiss", "earlier"} == answered.keys()
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
