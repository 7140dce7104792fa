"""The page before *Confirm* of a game whose last move has no picture of its own: the player's board after the turn."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.games import TITLES
from bot.i18n.fluent import words
from bot.pictures.names import Showing
from tests.labels import label_of
from tests.scene import CONFIRM, Scene, buttons, menus, seated, texts
from tools.sketches import sketched


async def laid_out(at: Scene, taps: int) -> Any:
    """Anna's page of a complete turn, made of the first answer on each page."""
    page = await at.press(at.anna, label_of("move"))
    for _ in range(taps):
        if menu := next(iter(menus(page)), None):
            await at.anna.select(page, [menu["options"][0]["value"]])
        else:
            await at.anna.click(page, label=next(iter(buttons(page))))
    assert CONFIRM in buttons(page)
    return page


async def drawn_on(page: Any) -> Image.Image:
    (picture,) = page.attachments
    return Image.open(BytesIO(await picture.read())).convert("RGB")


async def own_board(at: Scene) -> Image.Image:
    """Anna's own board in the present position."""
    game = at.title.game.id
    mat = at.title.artist.draw_mat((await at.table()).view(0), 0, Showing(("Anna", "Ben"), words("en", game)))
    return Image.open(BytesIO(mat)).convert("RGB")


@pytest.mark.parametrize(("game", "taps"), [("marble", 2), ("provincia", 1)])
async def test_the_board_before_confirm_is_the_one_after_it(tmp_path: Path, game: str, taps: int) -> None:
    async with seated(tmp_path, title=TITLES[game]) as at:
        page = await laid_out(at, taps)
        before, shown = await own_board(at), await drawn_on(page)
        await at.anna.click(page, label=CONFIRM)
        assert shown == await own_board(at)
        assert shown != before


async def test_text_mode_describes_the_board_after_the_turn(tmp_path: Path) -> None:
    async with seated(tmp_path, title=sketched(TITLES["marble"])) as at:
        await at.settle(at.anna, pictures="words")
        page = await laid_out(at, taps=2)
        assert "Forum: 3× temple, 3× bath, 1× theater and 1× arena" in texts(page), (
            "one of each is there before"
        )
