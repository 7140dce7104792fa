"""`/game text`: the table in words, for people who don't see the picture."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.channel.board import pages_of
from bot.channel.messages.post import LONGEST_READ_ALOUD
from bot.games import TITLES
from tests.labels import label_of
from tests.scene import Scene, buttons, seated, texts
from tools.sketches import sketched


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    async with seated(tmp_path) as scene:
        yield scene


async def read(at: Scene, player: object) -> str:
    """The text of all pages."""
    page = (await player.slash(at.channel, "game text")).response  # type: ignore[attr-defined]
    assert page.ephemeral
    told = texts(page)
    while label_of("next") in buttons(page):
        await player.click(page, label=label_of("next"))  # type: ignore[attr-defined]
        told += "\n" + texts(page)
    return told


async def test_a_player_reads_the_question_what_happened_and_the_whole_table(at: Scene) -> None:
    told = await read(at, at.anna)
    assert "## The Garden in words (1 of " in told
    assert "### Whose turn it is" in told
    assert "### What happened recently" in told
    assert "### The garden" in told
    assert "Row A: **A1** free" in told
    assert "### **Ben**" in told
    await at.move(at.anna)
    assert "### Since your last move" in await read(at, at.anna)


async def test_private_knowledge_is_only_in_its_owners_text(at: Scene) -> None:
    assert (await read(at, at.anna)).count("Seeds: ") == 1
    assert (await read(at, at.watcher)).count("Seeds: ") == 0


async def test_the_button_below_a_board_opens_the_text(at: Scene) -> None:
    page = await at.press(at.anna, label_of("board"))
    told = (await at.anna.click(page, label=label_of("in-words"))).response
    assert told.ephemeral
    assert "### The garden" in texts(told)


def test_a_section_that_fits_on_a_page_is_not_split() -> None:
    pages, first_of = pages_of([["### one", "x" * 900], ["### two", "y" * 900], ["### three", "z" * 90]])
    assert [page[0] for page in pages] == ["### one", "### two"]
    assert first_of == [0, 1, 1]


def test_a_longer_section_repeats_its_title_on_each_page() -> None:
    pages, first_of = pages_of([["### map", *["row " * 100] * 10], ["### end", "line"]])
    assert all(page[0] == "### map" for page in pages[:-1])
    assert all(sum(len(line) + 1 for line in page) <= LONGEST_READ_ALOUD + 10 for page in pages)
    assert first_of == [0, len(pages) - 1]


async def test_the_table_in_words_calls_the_reader_by_name(tmp_path: Path) -> None:
    async with seated(tmp_path, title=sketched(TITLES["trajanum"])) as at:
        told = await read(at, at.anna)
    start_figure = next(line for line in told.splitlines() if "the start figure" in line)
    assert "you" not in start_figure
    assert "Anna" in start_figure
