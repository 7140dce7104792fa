"""The sandbox as a process, with its page in a real browser."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import BytesIO
from itertools import count
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from PIL import Image
from simcord.backend.serializers import user_payload
from simcord.components import walk_components

from bot.channel.messages.components import Address, custom_id_of
from bot.db.database import InUse
from bot.sandbox.sandbox import opened
from bot.sandbox.world import Snapshot, World
from bot.settings import Settings
from tests.labels import label_of

from .browser import CHROMIUM, Page, browsing

needs_chromium = pytest.mark.skipif(not CHROMIUM.exists(), reason=f"there is no {CHROMIUM}")

MESSAGES = '[...document.querySelectorAll("#messages article")]'
BUTTONS = '[...document.querySelectorAll("#messages button.button")]'
AT_END = (
    "(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight < 2)"
    '(document.querySelector("#timeline"))'
)
MENUS = '[...document.querySelectorAll("#messages button.menu")]'


class Process:
    """A running sandbox, at `url`."""

    def __init__(self, process: asyncio.subprocess.Process, url: str) -> None:
        self.process = process
        self.url = url

    async def stop(self, number: signal.Signals) -> int:
        """Send a signal; return the exit status."""
        self.process.send_signal(number)
        async with asyncio.timeout(60):
            return await self.process.wait()


@asynccontextmanager
async def running(folder: Path) -> AsyncIterator[Process]:
    """`python -m bot` without a token; at the end, assert that Discord would have refused nothing that the bot sent."""
    log = folder.with_name(f"{folder.name}.log")
    hidden = ("DISCORD_TOKEN", "DATABASE", "DISPLAY", "WAYLAND_DISPLAY")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    with log.open("ab") as said:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tests.unpracticed_bot",
            env={**environment, "SANDBOX": str(folder), "LOG_LEVEL": "WARNING"},
            stdout=asyncio.subprocess.PIPE,
            stderr=said,
        )
    try:
        assert process.stdout is not None
        async with asyncio.timeout(120):
            while not (line := (await process.stdout.readline()).decode()).startswith("The sandbox: "):
                assert line, "the sandbox did not open"
        yield Process(process, line.split()[-1])
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    assert "Discord refuses" not in log.read_text(encoding="utf-8")


def in_an_empty_channel(sandbox: Process) -> str:
    """The URL of Anna's view of a channel without a table."""
    return f"{sandbox.url}#Anna/via-appia"


async def shows(page: Page, name: str) -> None:
    """Become another person, by a click on their face."""
    await page.click(f'document.querySelector("#faces button[aria-label={name}]")')
    await page.until(f'document.querySelector("#viewer-name").innerText === "{name}"')


async def press(page: Page, label: str) -> None:
    """Click the newest button with a label."""
    await page.click(f'{BUTTONS}.findLast(button => button.innerText === "{label}")')


async def reads(page: Page, sentence: str) -> None:
    await page.until(f'document.querySelector("#messages").innerText.includes("{sentence}")')


async def write(page: Page, text: str) -> None:
    """Type into the input at the bottom."""
    await page.evaluate('document.querySelector("#typed").focus()')
    await page.type(text)


async def open_praetor(page: Page) -> None:
    """Open a game of Praetor by keys only."""
    await write(page, "/game new ")
    await page.until('document.activeElement.dataset.option === "game"')
    await page.type("prae")
    await page.until('document.querySelector("#suggestions .at")?.innerText === "Praetor"')
    await page.press("Enter", 13)
    await page.press("Enter", 13)


async def begun(page: Page) -> None:
    """Begin a game of Praetor with Anna and Ben in a channel without a table."""
    await page.until("document.body?.dataset.shows")
    await open_praetor(page)
    await reads(page, "Anna (host)")
    await shows(page, "Ben")
    await press(page, label_of("join"))
    await reads(page, "Anna (host) and Ben")
    await shows(page, "Anna")
    await press(page, label_of("start"))
    await reads(page, "Praetor begins")


@needs_chromium
async def test_in_the_browser_a_game_can_be_opened_joined_and_started_and_another_one_in_a_thread(
    tmp_path: Path,
) -> None:
    async with (
        running(tmp_path / "kept") as sandbox,
        browsing(in_an_empty_channel(sandbox), tmp_path / "browser") as page,
    ):
        await page.until("document.body?.dataset.shows")
        assert "/game new" in await page.evaluate('document.querySelector("#beginning").innerText')
        await begun(page)
        await page.until(f"{MESSAGES}.some(one => one.querySelector('img[width]')?.naturalWidth >= 1600)")
        await page.until('document.querySelector("#messages .pinged, #faces .badge")')
        await page.until(AT_END)
        await press(page, label_of("board"))
        await reads(page, "Only you can see this")
        await page.click('document.querySelector("#members li:nth-child(3) button")')
        await click_by_mouse(page, 'document.querySelector("#menu .option")')
        await reads(page, "Anna used Show board")
        await shows(page, "Emil")
        await press(page, label_of("board"))
        await reads(page, "Nur du siehst das")
        assert "Only you" not in await page.evaluate('document.querySelector("#messages").innerText')
        await shows(page, "Anna")
        await in_a_thread(page)


async def in_a_thread(page: Page) -> None:
    """Open another game, whose thread the bot creates; assert that it is listed and can be opened."""
    await open_praetor(page)
    await press(page, label_of("thread"))
    await reads(page, "The table is open: #Praetor")
    await page.until('document.querySelectorAll("#channels li")[2].innerText.includes("Praetor")')
    await page.click('[...document.querySelectorAll("#messages a.mention")].at(-1)')
    await page.until('document.querySelector("#channel").innerText === "Praetor – Anna"')
    await reads(page, "1 of 5 seats taken")


@needs_chromium
async def test_a_new_sandbox_has_a_table_that_two_clicks_begin_against_computers(tmp_path: Path) -> None:
    async with running(tmp_path / "kept") as sandbox, browsing(sandbox.url, tmp_path / "browser") as page:
        await page.until("document.body?.dataset.shows")
        await reads(page, "3 of 5 seats taken")
        await press(page, label_of("start"))
        await press(page, label_of("move"))
        await reads(page, "Only you can see this")


def test_a_thread_survives_a_restart_of_the_sandbox(tmp_path: Path) -> None:
    keeping = Snapshot(tmp_path / "discord.sqlite3")
    world = World(keeping)
    channel = next(iter(world.channels))
    thread = world.create_thread(channel, "Praetor", world.bot_user.id)
    said = world.create_message(thread.id, world.bot_user.id, "The table is open.")
    keeping.close()
    keeping = Snapshot(tmp_path / "discord.sqlite3")
    again = World(keeping)
    assert (again.channels[thread.id].name, again.channels[thread.id].parent_id) == ("Praetor", channel)
    assert [message.id for message in again.visible(thread.id, again.person("Ben"))] == [said.id]
    keeping.close()


def sixty_messages(folder: Path) -> None:
    """Store a channel of 60 messages with pictures as large as tables, and three menus, one of which only Anna sees."""
    folder.mkdir()
    keeping = Snapshot(folder / "discord.sqlite3")
    world = World(keeping)
    channel, anna = next(iter(world.channels)), world.person("Anna")
    hers = {"id": "1", "type": 2, "user": user_payload(world.users[anna])}
    for number, person in zip(range(60), [*world.people] * 10, strict=True):
        buffer = BytesIO()
        Image.new("RGB", (1600, 1000), (number * 4, 60, 60)).save(buffer, "PNG")
        picture = world.store_attachments(channel, [(f"{number}.png", buffer.getvalue())])
        asked = number in (20, 40, 58)
        world.create_message(
            channel,
            world.bot_user.id if asked else person,
            f"message {number}",
            attachments=picture,
            components=[{"type": 1, "components": [menu(number)]}] if asked else [],
            flags=64 if number == 40 else 0,
            interaction_metadata=hers if number == 40 else None,
        )
    keeping.close()


def menu(number: int) -> dict[str, Any]:
    """A menu of an earlier version, which the bot answers by saying so."""
    address = custom_id_of(Address("unheard-of", table=number), menu=True)
    options = [{"label": f"option {one} of {number}", "value": str(one)} for one in range(25)]
    return {"type": 3, "custom_id": address, "placeholder": f"menu {number}", "options": options}


async def click_by_mouse(page: Page, element: str) -> None:
    """Press and release the mouse button on an element, wherever it is at that moment."""
    await page.evaluate(f'{element}.scrollIntoView({{ block: "nearest" }})')
    for kind in ("mousePressed", "mouseReleased"):
        x, y = await page.evaluate(
            f"(() => {{ const box = {element}.getBoundingClientRect();"
            " return [box.x + box.width / 2, box.y + box.height / 2]; })()"
        )
        await page.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)


@needs_chromium
@pytest.mark.parametrize("menus", [26, pytest.param(98, marks=pytest.mark.soak)])
async def test_many_menus_can_be_opened_in_a_channel_of_sixty_messages(tmp_path: Path, menus: int) -> None:
    """The menus are opened in turn, whether or not the previous one is open, while messages arrive.

    The last one is Anna's private menu, and stays open.
    """
    sixty_messages(tmp_path / "kept")
    async with running(tmp_path / "kept") as sandbox, browsing(sandbox.url, tmp_path / "browser") as page:
        await page.until(f"{MESSAGES}.length === 60")
        for number in range(menus):
            menu = f"{MENUS}[{number % 3}]"
            await click_by_mouse(page, menu)
            await page.until(
                f'{menu}.ariaExpanded === "true"'
                ' && document.querySelectorAll("#menu:not([hidden]) .option").length === 25',
                seconds=5,
            )
            if number % 5 == 0:
                await write(page, f"a word {number}")
                await page.press("Enter", 13)
                await reads(page, f"a word {number}")
                assert await page.evaluate(f'{menu}.ariaExpanded === "true"'), (
                    "nothing closes a menu but its user"
                )
            if number % 4 == 0:
                await page.press("Escape", 27)
                await page.until('document.querySelector("#menu").hidden')
        await page.evaluate('document.querySelector("#typed").focus()')
        await click_by_mouse(page, 'document.querySelectorAll("#menu .option")[24]')
        await reads(page, "Only you can see this")
        await page.until(f'{MESSAGES}.at(-1).matches(".ephemeral")')


class Client:
    """A page without a browser."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._numbers = count(1)

    async def ask(self, what: str, **details: Any) -> dict[str, Any]:
        """Send a request; return the answer."""
        number = next(self._numbers)
        await self._socket.send_json({"id": number, "do": what, **details})
        while True:
            said: dict[str, Any] = await self._socket.receive_json()
            if said.get("id") == number:
                return said

    async def messages(self, viewer: str) -> list[dict[str, Any]]:
        """The messages that somebody sees."""
        seen: list[dict[str, Any]] = (await self.ask("open", viewer=viewer))["messages"]
        return seen

    async def press(self, viewer: str, label: str) -> None:
        """Click the newest button with a label, once it exists."""
        async with asyncio.timeout(60):
            while True:
                for message in reversed(await self.messages(viewer)):
                    for part in walk_components(message["components"]):
                        if part.get("label") == label and not part.get("disabled"):
                            await self.ask("press", message=message["id"], part=part["custom_id"])
                            return
                await asyncio.sleep(0.1)

    async def until(self, viewer: str, sentence: str) -> list[dict[str, Any]]:
        """Wait until somebody sees a text; return the messages that they see then."""
        async with asyncio.timeout(60):
            while True:
                if sentence in str(seen := await self.messages(viewer)):
                    return seen
                await asyncio.sleep(0.1)


@asynccontextmanager
async def looking(url: str) -> AsyncIterator[Client]:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{url}/live", max_msg_size=0) as socket,
    ):
        yield Client(socket)


async def test_a_killed_sandbox_comes_back_with_its_games_and_messages(tmp_path: Path) -> None:
    async with running(tmp_path) as sandbox, looking(sandbox.url) as client:
        await client.press("Ben", label_of("join"))
        await client.press("Anna", label_of("start"))
        before = await client.until("Anna", "Praetor begins")
        with pytest.raises(InUse, match="Another sandbox is open"):
            await opened(Settings(sandbox=tmp_path)).__aenter__()
        await sandbox.stop(signal.SIGKILL)
    async with running(tmp_path) as sandbox:
        async with looking(sandbox.url) as client, aiohttp.ClientSession() as browser:
            after = await client.until("Anna", "Praetor begins")
            assert [one["id"] for one in after] == [one["id"] for one in before]
            (picture,) = after[-1]["attachments"]
            async with browser.get(sandbox.url + picture["url"]) as answer:
                assert (await answer.read()).startswith(b"\x89PNG")
            await client.press("Anna", label_of("board"))
            await client.until("Anna", "'ephemeral': True")
        assert await sandbox.stop(signal.SIGINT) == 0
        assert sandbox.process.stdout is not None
        assert b"is kept in" in await sandbox.process.stdout.read()
