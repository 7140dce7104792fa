"""What happened, for one person alone, and `/game text`: the whole table in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from bot.channel.interactions import Acknowledge, Context, on_choice, on_click, parse_number
from bot.channel.messages import Address, Page, address_at, log_lines, menu, pictures_or_note, table_button
from bot.channel.messages.components import TableButton, TableMenu, options_of, paging_buttons
from bot.channel.messages.post import LONGEST_READ_ALOUD, passage_lines
from bot.channel.messages.sentences import message_words, summarize
from bot.i18n.fluent import Words
from bot.play.history.log import LogEntry
from bot.play.repository import require
from bot.play.table import Table

from .board import board_page, changes_since, numbered_lines, waiting_line

ENTRIES_A_PAGE: Final = 12  # moves on a page of the log
_HALF_A_DAY: Final = 12 * 3600.0
_LINES: Final = 20  # lines of the log; the rest is one tap away


async def show_status(context: Context, table: Table) -> None:
    """What happened since the reader's last move, what is asked now, and their own board."""
    seat = table.seat_of(context.user.id)
    said = message_words(table, context.locale, seat)
    require(table, "open", "begun")
    if seat is None:
        since = max(0, table.revision - ENTRIES_A_PAGE)
        entries = await context.tables.log.after(table, None, since)
        title = said("status-lately")
    else:
        entries = await context.tables.log.since_last_move(table, seat)
        title = said("status-since")
    lines = numbered_lines(said, entries) if seat is not None else log_lines(said, entries)
    if not lines:
        lines = [said("status-nothing")]
    elif len(lines) > _LINES:
        lines = [said("status-earlier", lines=len(lines) - _LINES), *lines[-_LINES:]]
    drawn: Sequence[bytes] = ()
    instead: Sequence[str] = ()
    if seat is not None and (marks := changes_since(entries)):
        drawing = context.renderer.since(table, seat, marks, said.locale)
        drawn, instead = await pictures_or_note(table, said, drawing)
    in_words = [title, *numbered_lines(table.words(said.locale).read_by(seat), entries)[-_LINES:]]
    lines = [*own_summary(table, said, entries, seat), *lines]
    page = await board_page(context, table, seat, [f"### {title}", *lines, *instead], drawn, in_words)
    await context.show(page)


async def show_log(context: Context, table: Table, page: int = 0) -> None:
    """What happened, a dozen moves a page; page 0 has the newest."""
    require(table, "begun")
    viewer = table.seat_of(context.user.id)
    said = message_words(table, context.locale, viewer)
    pages = -(-table.revision // ENTRIES_A_PAGE)
    page = min(max(page, 0), pages - 1)
    until = table.revision - page * ENTRIES_A_PAGE
    shown = await context.tables.log.between(table, viewer, until - ENTRIES_A_PAGE, until)
    lines = list(_timed(said, shown))
    if page == 0:
        lines = [*own_summary(table, said, shown, viewer), *lines]
    later = paging_buttons(
        said, page, pages, lambda to: address_at("log", table, to), ("button-later", "button-earlier")
    )
    heading = f"### {said('log-title', page=pages - page, pages=pages)}"
    await context.show(Page([heading, *lines], rows=[later[::-1]] if later else []))


def own_summary(table: Table, said: Words, entries: Sequence[LogEntry], seat: int | None) -> Sequence[str]:
    counted = table.title.artist.heading.counted
    return [] if seat is None else summarize(said, entries, [seat], counted).own


def _timed(said: Words, entries: Sequence[LogEntry]) -> Iterator[str]:
    """What happened, each move with when it was; with its day where half of one has passed since the one before."""
    before = 0.0
    for entry in entries:
        first, *others = log_lines(said, [entry]) or [""]
        if first:
            yield f"<t:{int(entry.at)}:{'t' if entry.at - before < _HALF_A_DAY else 'f'}> · {first}"
            yield from others
            before = entry.at


async def show_setup(context: Context, table: Table) -> None:
    require(table, "begun")
    viewer = table.seat_of(context.user.id)
    said = message_words(table, context.locale, viewer)
    entries = await context.tables.log.between(table, viewer, 0, 1)
    lines = log_lines(said, entries) or [said("set-up-nothing")]
    rules = table_button(said, "rules", table)
    fingerprint = said("card-fingerprint", fingerprint=table.fingerprint or "")
    paragraphs = [f"### {said('set-up-title')}", *lines, f"-# {fingerprint} {said('set-up-fingerprint')}"]
    await context.show(Page(paragraphs, rows=[[rules]]))


@on_click("set-up", Acknowledge.PRIVATELY)
async def setup_clicked(context: Context, address: Address) -> None:
    await show_setup(context, await context.table_clicked(address))


@on_click("status", Acknowledge.PRIVATELY)
async def status_clicked(context: Context, address: Address) -> None:
    await show_status(context, await context.table_clicked(address, "open"))


@on_click("happened", Acknowledge.PRIVATELY)
async def log_opened(context: Context, address: Address) -> None:
    await show_log(context, await context.table_clicked(address))


@on_click("log", Acknowledge.SILENTLY)
async def log_page_clicked(context: Context, address: Address) -> None:
    page = address.rest[0] if address.rest else ""
    await show_log(context, await context.table_clicked(address), parse_number(page) or 0)


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
