"""What people do reaches the bot, and its answers reach them; the bot is a socket and a few requests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.fake_discord.acting import Impossible
from bot.fake_discord.discord_api import API
from bot.fake_discord.live_backend import LiveInteraction, Outcome
from bot.sandbox.sandbox import Sandbox, opened
from bot.settings import Settings

COMMAND = {
    "name": "game",
    "description": "games",
    "options": [
        {
            "type": 1,
            "name": "new",
            "description": "open one",
            "options": [
                {"type": 3, "name": "game", "description": "which", "autocomplete": True},
                {"type": 4, "name": "hours", "description": "how long"},
                {"type": 6, "name": "player", "description": "who"},
            ],
        }
    ],
}
SHOW = {"name": "Show board", "type": 2}


class Puppet:
    """A bot that answers as a test says, in one of Anna's channels."""

    def __init__(
        self, sandbox: Sandbox, session: aiohttp.ClientSession, events: aiohttp.ClientWebSocketResponse
    ):
        self.world, self.acting = sandbox.world, sandbox.acting
        self.anna = self.world.person("Anna")
        self.channel = next(iter(self.world.channels))
        self._session = session
        self._events = events
        self.url = sandbox.url
        self._base = sandbox.url + API

    async def request(self, method: str, path: str, **more: Any) -> tuple[int, Any]:
        """Send a request to the API; return status and body of the answer."""
        async with self._session.request(method, self._base + path, **more) as answer:
            return answer.status, await answer.json() if answer.status != 204 else None

    async def answering(self, doing: LiveInteraction, kind: int, data: Any) -> tuple[dict[str, Any], Outcome]:
        """The event that the bot gets when somebody does something, and the outcome of its answer."""
        done = asyncio.create_task(doing.outcome())
        async with asyncio.timeout(10):
            while (event := await self._events.receive_json())["t"] != "INTERACTION_CREATE":
                pass
        heard: dict[str, Any] = event["d"]
        path = f"/interactions/{heard['id']}/{heard['token']}/callback"
        status, said = await self.request("POST", path, json={"type": kind, "data": data})
        assert status == 200, said
        return heard, await done


@pytest.fixture
async def puppet(tmp_path: Path) -> AsyncIterator[Puppet]:
    async with (
        opened(Settings(sandbox=tmp_path)) as sandbox,
        aiohttp.ClientSession() as session,
        session.ws_connect(sandbox.url + "/gateway") as events,
    ):
        await events.receive_json()
        await events.send_json({"op": 2, "d": {}})
        puppet = Puppet(sandbox, session, events)
        known = f"/applications/{sandbox.world.application_id}/commands"
        await puppet.request("PUT", known, json=[COMMAND, SHOW])
        yield puppet


async def test_a_command_arrives_with_typed_options_and_the_users_language(
    puppet: Puppet,
) -> None:
    emil = puppet.world.person("Emil")
    options = {"game": "praetor", "hours": "5", "player": str(puppet.anna)}
    doing = puppet.acting.command(emil, puppet.channel, ["game", "new"], options)
    heard, outcome = await puppet.answering(doing, 4, {"content": "ave"})
    (subcommand,) = heard["data"]["options"]
    assert [option["value"] for option in subcommand["options"]] == ["praetor", 5, str(puppet.anna)]
    assert heard["data"]["resolved"]["users"][str(puppet.anna)]["global_name"] == "Anna"
    assert heard["locale"] == "de"
    assert outcome == {}
    assert [message.content for message in puppet.world.visible(puppet.channel, puppet.anna)] == ["ave"]


async def test_typed_text_is_completed(puppet: Puppet) -> None:
    choices = [{"name": "Praetor", "value": "praetor"}]
    doing = puppet.acting.complete(puppet.anna, puppet.channel, ["game", "new"], {"game": "pr"}, "game")
    heard, outcome = await puppet.answering(doing, 8, {"choices": choices})
    (subcommand,) = heard["data"]["options"]
    assert subcommand["options"] == [{"name": "game", "type": 3, "value": "pr", "focused": True}]
    assert outcome == {"choices": choices}


async def test_a_command_on_a_person_names_them(puppet: Puppet) -> None:
    ben = puppet.world.person("Ben")
    doing = puppet.acting.apply(puppet.anna, puppet.channel, "Show board", ben)
    heard, _ = await puppet.answering(doing, 4, {"content": "his board", "flags": 64})
    assert (heard["data"]["target_id"], heard["data"]["type"]) == (str(ben), 2)
    assert [message.content for message in puppet.world.visible(puppet.channel, puppet.anna)] == ["his board"]
    assert puppet.world.visible(puppet.channel, ben) == []


async def test_a_modal_is_shown_and_its_submitted_fields_arrive(puppet: Puppet) -> None:
    form = {
        "title": "Name it",
        "custom_id": "form",
        "components": [
            {"type": 1, "components": [{"type": 4, "custom_id": "name", "label": "Name", "style": 1}]}
        ],
    }
    doing = puppet.acting.command(puppet.anna, puppet.channel, ["game", "new"], {})
    _, outcome = await puppet.answering(doing, 9, form)
    assert outcome["form"]["title"] == "Name it"
    doing = puppet.acting.submit(puppet.anna, puppet.channel, "form", {"name": "Roma"})
    heard, _ = await puppet.answering(doing, 4, {"content": "so be it"})
    assert heard["data"]["components"][0]["components"][0]["value"] == "Roma"


async def test_a_menu_sends_only_chosen_values_that_it_has(puppet: Puppet) -> None:
    options = [{"label": "one", "value": "1"}, {"label": "two", "value": "2"}]
    menu = {"type": 1, "components": [{"type": 3, "custom_id": "menu", "options": options}]}
    _, posted = await puppet.request(
        "POST", f"/channels/{puppet.channel}/messages", json={"content": "choose", "components": [menu]}
    )
    message = int(posted["id"])
    doing = puppet.acting.press(puppet.anna, puppet.channel, message, "menu", ["2"])
    heard, _ = await puppet.answering(doing, 7, {"content": "chosen"})
    assert heard["data"]["values"] == ["2"]
    (changed,) = puppet.world.visible(puppet.channel, puppet.anna)
    assert changed.content == "chosen"
    for part, values in (("menu", ["3"]), ("another", ["1"])):
        with pytest.raises(Impossible):
            puppet.acting.press(puppet.anna, puppet.channel, message, part, values)
    with pytest.raises(Impossible):
        puppet.acting.press(puppet.anna, puppet.channel, message + 1, "menu", ["1"])


async def test_roles_and_channels_are_chosen_in_menus_of_their_own(puppet: Puppet) -> None:
    menus = [{"type": 6, "custom_id": "role"}, {"type": 8, "custom_id": "where", "max_values": 2}]
    rows = [{"type": 1, "components": [menu]} for menu in menus]
    _, posted = await puppet.request(
        "POST", f"/channels/{puppet.channel}/messages", json={"components": rows}
    )
    role = puppet.world.players.id
    for part, kind, chosen in (("role", "roles", role), ("where", "channels", puppet.channel)):
        doing = puppet.acting.press(puppet.anna, puppet.channel, int(posted["id"]), part, [str(chosen)])
        heard, _ = await puppet.answering(doing, 6, {})
        assert heard["data"]["values"] == [str(chosen)]
        assert list(heard["data"]["resolved"][kind]) == [str(chosen)]


async def test_only_its_reader_can_dismiss_a_private_message(puppet: Puppet) -> None:
    doing = puppet.acting.command(puppet.anna, puppet.channel, ["game", "new"], {})
    await puppet.answering(doing, 4, {"content": "for Anna", "flags": 64})
    (message,) = puppet.world.visible(puppet.channel, puppet.anna)
    puppet.acting.dismiss(puppet.world.person("Ben"), puppet.channel, message.id)
    assert puppet.world.visible(puppet.channel, puppet.anna) == [message]
    puppet.acting.dismiss(puppet.anna, puppet.channel, message.id)
    assert puppet.world.visible(puppet.channel, puppet.anna) == []


async def test_if_the_bot_does_not_answer_the_interaction_fails(puppet: Puppet) -> None:
    puppet.world.patience = 0.05
    asked = puppet.acting.command(puppet.anna, puppet.channel, ["game", "new"], {})
    assert await asked.outcome() == {"failed": True}


async def test_a_message_with_a_known_nonce_is_not_posted_again(puppet: Puppet) -> None:
    said = {"content": "ave", "nonce": "1", "enforce_nonce": True}
    first, second = [
        await puppet.request("POST", f"/channels/{puppet.channel}/messages", json=said) for _ in range(2)
    ]
    assert first[1]["id"] == second[1]["id"]
    assert len(puppet.world.visible(puppet.channel, puppet.anna)) == 1


async def test_files_arrive_with_their_descriptions_and_unknown_routes_are_refused(puppet: Puppet) -> None:
    form = aiohttp.FormData()
    described = '{"attachments": [{"id": 0, "filename": "a.txt", "description": "A text"}], "content": "x"}'
    form.add_field("payload_json", described)
    form.add_field("files[0]", b"abc", filename="a.txt")
    _, posted = await puppet.request("POST", f"/channels/{puppet.channel}/messages", data=form)
    (attachment,) = posted["attachments"]
    assert (attachment["filename"], attachment["description"], attachment["size"]) == ("a.txt", "A text", 3)
    status, _ = await puppet.request("GET", "/soundboard-default-sounds")
    assert status == 404


async def test_what_discord_would_refuse_is_refused_and_shown_on_the_page(puppet: Puppet) -> None:
    async with aiohttp.ClientSession() as browser, browser.ws_connect(f"{puppet.url}/live") as page:
        await page.send_json({"id": 1, "do": "open"})
        assert (await page.receive_json())["id"] == 1
        row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "l" * 81, "custom_id": "a"}]}
        status, said = await puppet.request(
            "POST", f"/channels/{puppet.channel}/messages", json={"components": [row]}
        )
        assert (status, said["code"]) == (400, 50035)
        assert "_errors" in said["errors"]["components"]["0"]["components"]["0"]["label"]
        async with asyncio.timeout(10):
            told = await page.receive_json()
        assert "components.0.components.0.label: This is longer than 80 characters." in told["refused"]
    assert puppet.world.visible(puppet.channel, puppet.anna) == []
