"""`/game text`: the whole table in words, for whoever doesn't see the pictures or would rather read."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.channel.interactions import Acknowledge, Context, on_choice, on_click, parse_number
from bot.channel.messages import LONGEST_READ_ALOUD, Page, log_lines, message_words, passage_lines
from bot.channel.messages.components import (
    Address,
    TableButton,
    TableMenu,
    address_at,
    menu,
    options_of,
    paging_buttons,
)
from bot.play.table import Table
from bot.play.transaction import require

from .board import waiting_line

_MOST_LISTED: Final = 25


async def show_table_in_words(context: Context, table: Table, page: int = 0) -> None:
    """A page of the table as its reader knows it; on the first one what they are asked, and what has happened."""
    require(table, "shown")
    seat = table.seat_of(context.user.id)
    said = message_words(table, context.locale, seat).with_icons(None)
    log = context.tables.log
    since = await (
        log.since_last_move(table, seat) if seat is not None else log.recent(table, table.revision)
    )
    happened = log_lines(said, since) or [said("status-nothing")]
    key = "status-lately" if seat is None else "status-since"
    opening = [_page(said("in-words-asked"), [waiting_line(table, said, seat)]), _page(said(key), happened)]
    passages = table.title.words.in_words(table.view(seat))
    pages, first_of = pages_of([*opening, *(passage_lines(said, one) for one in passages)])
    page = min(max(page, 0), len(pages) - 1)
    plain = table.words(said.locale)
    titles = [plain("in-words-asked"), plain(key), *(plain.text(one.title) for one in passages)]
    heading = said("in-words-title", game=said("game-title"), page=page + 1, pages=len(pages))
    rows: list[Sequence[TableButton] | TableMenu] = []
    if len(pages) > 1:
        labels = {
            f"{number}-{first}": title
            for number, (title, first) in enumerate(zip(titles, first_of, strict=True))
        }
        contents = menu(said("menu-contents"), _address(table), options_of(labels)[:_MOST_LISTED])
        ways = paging_buttons(said, page, len(pages), partial(_address, table))
        rows = [contents, ways]
    await context.show(Page([f"## {heading}", *pages[page]], rows=rows))


def pages_of(passages: Sequence[Sequence[str]]) -> tuple[list[list[str]], list[int]]:
    """Passages (title and lines) on pages, and the page of each; only those too long for one are parted."""
    pages: list[list[str]] = [[]]
    first_of: list[int] = []
    for title, *lines in passages:
        whole = [title, *lines]
        if pages[-1] and _length(pages[-1]) + _length(whole) > LONGEST_READ_ALOUD:
            pages.append([])
        first_of.append(len(pages) - 1)
        pages[-1].append(title)
        for line in lines:
            if _length(pages[-1]) + len(line) > LONGEST_READ_ALOUD and pages[-1] != [title]:
                pages.append([title])
            pages[-1].append(line)
    return pages, first_of


def _length(lines: Sequence[str]) -> int:
    return sum(len(line) + 1 for line in lines)


def _page(title: str, lines: Sequence[str]) -> list[str]:
    return [f"### {title}", *lines]


def _address(table: Table, *page: int) -> Address:
    return address_at("in-words-page", table, *page)


@on_click("in-words", Acknowledge.PRIVATELY)
async def in_words_clicked(context: Context, address: Address) -> None:
    await show_table_in_words(context, await context.table_clicked(address))


@on_click("in-words-page", Acknowledge.SILENTLY)
async def text_page_clicked(context: Context, address: Address) -> None:
    page = address.rest[0] if address.rest else ""
    await show_table_in_words(context, await context.table_clicked(address), parse_number(page) or 0)


@on_choice("in-words-page", Acknowledge.SILENTLY)
async def text_passage_chosen(context: Context, address: Address, values: list[str]) -> None:
    page = "".join(values).partition("-")[2]
    await show_table_in_words(context, await context.table_clicked(address), parse_number(page) or 0)
