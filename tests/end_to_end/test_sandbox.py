"""The sandbox in a real browser, as somebody without an account meets it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.sandbox import opened
from bot.settings import Settings

from .browser import CHROMIUM, Page, browsing


async def settled(page: Page) -> None:
    """Wait until the page has done what it was told."""
    await page.until(
        'document.querySelector("#preview-app")?.ariaBusy === "false"'
        ' && !document.querySelector("#action-status").innerText.endsWith("…")'
    )


async def viewing_as(page: Page, name: str) -> None:
    await settled(page)
    await page.evaluate(
        f"""(() => {{
            const picker = document.querySelector("#viewer-picker");
            picker.value = [...picker.options].find(option => option.text === "{name}").value;
            picker.dispatchEvent(new Event("change", {{ bubbles: true }}));
        }})()"""
    )


async def click(page: Page, label: str) -> None:
    await settled(page)
    buttons = '[...document.querySelectorAll("#channel-message-list button")]'
    await page.click(f'{buttons}.findLast(button => button.innerText.trim() === "{label}")')


async def reads(page: Page, sentence: str) -> None:
    await page.until(f'document.querySelector("#channel-message-list")?.innerText.includes("{sentence}")')


@pytest.mark.skipif(not CHROMIUM.exists(), reason=f"there is no {CHROMIUM}")
async def test_a_game_is_opened_joined_started_and_looked_at_in_the_browser(tmp_path: Path) -> None:
    async with opened(Settings()) as preview, browsing(preview.url, tmp_path) as page:
        await page.until('document.querySelector("#viewer-picker option")')
        await settled(page)
        await page.evaluate('document.querySelector("#channel-composer-input").focus()')
        await page.type("/game new")
        await page.until('document.querySelector(".command-popup")')
        await page.press("Enter", 13)
        await page.click('document.querySelector(".command-suggestion")')
        await page.click('document.querySelector("#send-message")')
        await reads(page, "Anna (host)")

        await viewing_as(page, "Ben")
        await click(page, "Join")
        await reads(page, "Anna (host) and Ben")

        await viewing_as(page, "Anna")
        await click(page, "Start")
        await reads(page, "Praetor begins")
        await page.until(
            '[...document.querySelectorAll("#channel-message-list img")].some(i => i.naturalWidth >= 1600)'
        )
        await click(page, "My board")
        await reads(page, "Only you can see this")
