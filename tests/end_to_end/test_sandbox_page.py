"""The sandbox's page in a real browser, in channels without the bot."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path

import discord
import pytest

from bot.fake_discord.live_backend import LiveInteraction
from bot.pictures.sprites import emoji_png
from bot.sandbox.sandbox import Sandbox, opened
from bot.settings import Settings

from .browser import CHROMIUM, Page, browsing

pytestmark = pytest.mark.skipif(not CHROMIUM.exists(), reason=f"there is no {CHROMIUM}")

ARTICLES = 'document.querySelectorAll("#messages article")'


@pytest.fixture
async def sandbox(tmp_path: Path) -> AsyncIterator[Sandbox]:
    async with opened(Settings(sandbox=tmp_path / "kept")) as sandbox:
        yield sandbox


@pytest.fixture
async def page(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[Page]:
    async with browsing(f"{sandbox.url}#Ben/via-appia", tmp_path / "browser") as page:
        await page.until("document.body?.dataset.shows")
        yield page


async def viewer(page: Page, name: str) -> None:
    await page.until(f'document.querySelector("#viewer-name").innerText === "{name}"')


async def test_the_url_names_person_and_channel_and_keys_change_it(page: Page) -> None:
    await viewer(page, "Ben")
    assert await page.evaluate('document.querySelector("#channel").innerText') == "via-appia"
    await page.evaluate('location.hash = "#Emil/ostia"')
    await viewer(page, "Emil")
    assert "Willkommen" in await page.evaluate('document.querySelector("#beginning").innerText')
    third = {"key": "3", "code": "Digit3", "windowsVirtualKeyCode": 51, "modifiers": 1}
    await page.call("Input.dispatchKeyEvent", type="rawKeyDown", **third)
    await viewer(page, "Carla")
    assert (await page.evaluate("location.hash")) == "#Carla/ostia"


async def test_somebody_pinged_in_another_channel_has_a_badge_until_they_look(
    sandbox: Sandbox, page: Page
) -> None:
    world = sandbox.world
    anna, ben = world.person("Anna"), world.person("Ben")
    forum = next(iter(world.channels))
    sandbox.acting.say(anna, forum, f"ave <@{ben}>")
    badge = 'document.querySelector("#faces .here .badge")'
    await page.until(f'document.querySelector("#channels .unread")?.innerText.includes("forum") && {badge}')
    await page.click('document.querySelector("#channels li:first-child button")')
    await page.until(f"{ARTICLES}.length === 1 && !{badge}")
    assert await page.evaluate('document.querySelector("article.pinged").innerText.includes("@Ben")')
    assert not await page.evaluate('document.querySelector("#channels .unread")')


async def test_direct_messages_of_the_bot_are_listed_below_the_channels(sandbox: Sandbox, page: Page) -> None:
    world = sandbox.world
    for name in ("Anna", "Ben"):
        inbox = world.get_dm_channel(world.person(name))
        world.create_message(inbox.id, world.bot_user.id, f"ave {name}")
    await page.until('document.querySelectorAll("#faces .badge").length === 2')
    await page.click('document.querySelector("#channels .unread")')
    await page.until(f'{ARTICLES}.length === 1 && {ARTICLES}[0].innerText.includes("ave Ben")')
    assert await page.evaluate('document.querySelectorAll("#channels li").length') == 4


async def test_earlier_messages_are_loaded_on_request_and_new_ones_do_not_scroll_the_page(
    sandbox: Sandbox, page: Page
) -> None:
    world = sandbox.world
    anna = world.person("Anna")
    forum = next(iter(world.channels))
    said = [world.create_message(forum, anna, f"message {number}") for number in range(150)]
    await page.click('document.querySelector("#channels li:first-child button")')
    await page.until(f"{ARTICLES}.length === 100")
    await page.evaluate('document.querySelector("#timeline").scrollTop = 0')
    await page.until('document.querySelector("#timeline").scrollTop === 0')
    await page.click('document.querySelector("#earlier")')
    await page.until(f"{ARTICLES}.length === 150")
    assert await page.evaluate(f'{ARTICLES}[0].innerText.includes("message 0")')
    sandbox.acting.say(anna, forum, "below")
    await page.until('!document.querySelector("#newest").hidden')
    world.edit_message(forum, said[3].id, {"content": "edited"})
    await page.until(f'{ARTICLES}[3].innerText.includes("edited")')
    world.delete_message(forum, said[4].id)
    await page.until(f"{ARTICLES}.length === 150")
    await page.click('document.querySelector("#newest")')
    await page.until('document.querySelector("#newest").hidden')


async def test_messages_have_discords_markup_and_never_run_as_code(sandbox: Sandbox, page: Page) -> None:
    anna, channel = sandbox.world.person("Anna"), list(sandbox.world.channels)[1]
    sandbox.acting.say(
        anna, channel, "## Roma\n**bold** `**code**` \\*plain\\* <script>window.run = 1</script>"
    )
    await page.until(f"{ARTICLES}.length === 1")
    shown = await page.evaluate('document.querySelector("#messages .text").innerHTML')
    assert "<strong>bold</strong> <code>**code**</code> *plain* &lt;script&gt;" in shown
    assert ">Roma</h4>" in shown
    assert not await page.evaluate("window.run")


async def on_a_phone(page: Page) -> None:
    await page.call(
        "Emulation.setDeviceMetricsOverride", width=390, height=844, deviceScaleFactor=1, mobile=True
    )


def width(element: str) -> str:
    return f'document.querySelector("{element}").getBoundingClientRect().width'


async def test_on_a_phone_the_channel_has_the_whole_width_and_buttons_open_the_columns(
    page: Page,
) -> None:
    assert await page.evaluate(f"{width('#left')} > 0 && {width('#members')} > 0")
    await on_a_phone(page)
    await page.until(f"{width('main')} === 390 && {width('#left')} === 0 && {width('#members')} === 0")
    assert await page.evaluate("document.documentElement.scrollWidth") == 390
    await page.click('document.querySelector("#show-left")')
    await page.until(f"{width('#left')} > 200")
    await page.click('document.querySelector("#faces button:nth-child(3)")')
    await viewer(page, "Carla")
    await page.until(f"{width('#left')} === 0")
    await page.click('document.querySelector("#show-members")')
    await page.until(f"{width('#members')} > 200")
    await page.click('document.querySelector("#shade")')
    await page.until(f"{width('#members')} === 0")


async def test_refusals_of_discord_are_shown_above_the_channel_until_they_are_closed(
    sandbox: Sandbox, page: Page
) -> None:
    strip = 'document.querySelector("#refusals")'
    assert await page.evaluate(f"{strip}.hidden")
    for sentence in ("POST /a: too long", "PATCH /b: gone", "POST /a: too long"):
        sandbox.api.refused(sentence)
    await page.until(f'{strip}.innerText.includes("(×2)")')
    assert await page.evaluate(f"{strip}.innerText.split('\\n')") == [
        "Discord refused:",
        "POST /a: too long (×2)",
        "PATCH /b: gone",
        "Close",
    ]
    await page.evaluate('location.hash = "#Emil/ostia"')
    await page.until(f'{strip}.innerText.startsWith("Discord hat abgelehnt:")')
    await page.click(f'{strip}.querySelector("button")')
    await page.until(f"{strip}.hidden")


BOARD = {
    "name": "board",
    "description": "x",
    "options": [{"type": 6, "name": "player", "description": "whose"}],
}
TAKE = {
    "name": "take",
    "description": "x",
    "options": [
        {
            "type": 3,
            "name": "tile",
            "description": "which",
            "required": True,
            "choices": [{"name": "Mint", "value": "1"}, {"name": "Temple", "value": "2"}],
        },
        {"type": 4, "name": "number", "description": "how many"},
    ],
}


async def test_enter_sends_a_command_when_no_required_option_is_missing(
    sandbox: Sandbox, page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: asyncio.Queue[tuple[Sequence[str], Mapping[str, str]]] = asyncio.Queue()

    def command(
        person: int, channel: int, path: Sequence[str], options: Mapping[str, str]
    ) -> LiveInteraction:
        sent.put_nowait((path, options))
        asked = sandbox.world.new_interaction(2, channel, person, sandbox.world.server.id)
        asked.acknowledged.set()
        return asked

    monkeypatch.setattr(sandbox.acting, "command", command)
    sandbox.world.register_commands(None, [BOARD, TAKE])
    await page.evaluate('location.hash = "#Anna/ostia"')
    await viewer(page, "Anna")
    ben = sandbox.world.person("Ben")
    for typed, keys, wanted in (
        ("/board", ["Enter", "Enter"], (["board"], {})),
        ("/board", ["Enter", *["ArrowDown"] * 2, "Enter", "Enter"], (["board"], {"player": str(ben)})),
        ("/take", ["Enter", "ArrowDown", "Enter", "Enter"], (["take"], {"tile": "2"})),
    ):
        await page.evaluate('document.querySelector("#typed").focus()')
        await page.type(typed)
        for key in keys:
            await page.press(key, {"Enter": 13, "ArrowDown": 40}[key])
        async with asyncio.timeout(10):
            assert await sent.get() == wanted
        await page.until('document.querySelector("#command").hidden')


async def test_emojis_are_pictures_in_texts_buttons_and_menus(sandbox: Sandbox, page: Page) -> None:
    world = sandbox.world
    back = {"type": 2, "style": 2, "custom_id": "b", "label": "◀ Back"}
    menu = {"type": 3, "custom_id": "m", "options": [{"label": "✅ done", "value": "1", "default": True}]}
    gold = world.create_application_emoji("ludi_gold")
    world.keep_emoji(gold.id, emoji_png("common/gold"))
    own = discord.PartialEmoji(name="ludi_gold", id=gold.id).to_dict()
    take = {"type": 2, "style": 1, "custom_id": "t", "label": "Take it", "emoji": own}
    sell = {"type": 3, "custom_id": "s", "options": [{"label": "Sell it", "value": "1", "emoji": own}]}
    world.create_message(
        list(world.channels)[1],
        world.bot_user.id,
        f"🦉 advice: +3 <:ludi_gold:{gold.id}>",
        components=[{"type": 1, "components": [part]} for part in (back, menu, take, sell)],
    )
    await page.until(f"{ARTICLES}.length === 1")
    pictures = f"[...{ARTICLES}[0].querySelectorAll('img.emoji')]"
    await page.until(f"{pictures}.every(img => img.naturalWidth)")
    assert await page.evaluate(f"{pictures}.map(img => img.alt).join('')") == "🦉:ludi_gold:◀✅:ludi_gold:"
    await page.evaluate(f"{ARTICLES}[0].querySelectorAll('.menu')[1].click()")
    listed = "document.querySelector('#menu .option img.emoji')"
    await page.until(f"{listed}?.naturalWidth")
    assert await page.evaluate(f"{listed}.alt") == ":ludi_gold:"
