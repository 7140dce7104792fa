"""Private pages about a table: boards, status, log, the table in words; following a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, get_args

import discord
from discord import app_commands

from bot.channel.interactions.bot_types import Work
from bot.channel.interactions.context import Acknowledge, Context, parse_number, seat_of_player
from bot.channel.interactions.handlers import guarded, localized, on_choice, on_click, on_table_click
from bot.channel.messages.card import link_of, log_lines
from bot.channel.messages.components import (
    MOST_LISTED,
    Address,
    TableButton,
    TableMenu,
    address_at,
    icon_emoji,
    in_few_words,
    menu,
    options_of,
    paging_buttons,
    table_button,
)
from bot.channel.messages.messenger import UNANSWERED, pictures_or_note, takes_no_direct_messages
from bot.channel.messages.notes import game_and_server
from bot.channel.messages.post import (
    LONGEST_READ_ALOUD,
    Page,
    PicturedBoard,
    Post,
    fitted_description,
    fitted_texts,
    names_replaced,
    passage_lines,
)
from bot.channel.messages.sentences import message_words, summarize
from bot.engine import ASK, Player, Refusal
from bot.games.game_words import picture_in_words
from bot.i18n.fluent import Words
from bot.pictures.artist import Since
from bot.play.errors import Refused, moment
from bot.play.history.game_log import LogEntry
from bot.play.repository import require, seat_of
from bot.play.rows import Hears
from bot.play.table import Table

_HEARD: Final[tuple[Hears, ...]] = get_args(Hears)
MOST_NUMBERED: Final = 20  # how many moves have numbers: the newest
_BRIEFLY: Final = 3


@on_click("follow", Acknowledge.PRIVATELY)
async def follow_clicked(context: Context, address: Address) -> None:
    table = await context.table_here(address)
    said = context.words()
    following = await context.tables.following.of(table, context.user.id)
    hears = "nothing" if following is None else following.hears
    labels = {when: said(f"follow-{when}") for when in (*_HEARD, "nothing")}
    question = said("follow-question", game=f"**{table.called(said.locale)}**")
    when = menu(said("menu-follow"), address_at("follow", table), options_of(labels, hears))
    await context.show(Page([question], rows=[when]))


@on_choice("follow", Work.POST)
async def follow_chosen(context: Context, address: Address, value: str) -> None:
    table = await context.table_here(address)
    said, user = context.words(), context.user.id
    following = context.tables.following
    hears = next((heard for heard in _HEARD if heard == value), None)
    if hears is None:
        await following.unfollow(table, user)
        await context.show_sentence(said("followed-no-more"))
        return
    await following.follow(context.caller, hears, str(context.interaction.locale))
    server = None if context.guild is None else context.guild.name
    place = game_and_server(said, table, server)
    try:
        messenger = context.outbox.messenger
        post = Post([f"{said(f'direct-follow-{hears}', place=place)}\n{link_of(table)}"])
        await messenger.post(await messenger.channel_with(user), post)
    except UNANSWERED as error:
        await following.unfollow(table, user)
        if isinstance(error, discord.HTTPException) and takes_no_direct_messages(error):
            raise Refused("follow-closed") from error
        raise
    await context.show_sentence(said("followed", place=place))


def instruction_menus(table: Table, seat: int, said: Words, asked: str | None = None) -> Iterator[TableMenu]:
    """A menu of standing answers for each kind of question that has any, or only for the kind that is asked."""
    view = table.view(seat)
    if view.outcome is not None or not table.open:
        return
    for decision, ways in table.title.game.ways.items():
        if asked in (None, decision):
            labels = {way: said(f"way-{decision}-{way}") for way in (ASK, *ways)}
            address = address_at("instruct", table, decision)
            yield menu(said("menu-from-now-on"), address, options_of(labels, view.way_of(seat, decision)))


def numbered_lines(said: Words, entries: Sequence[LogEntry]) -> list[str]:
    """A line for each event, with the number of each move before its first line."""
    numbers = {entry.revision: number for number, entry in _moves(entries)}
    lines: list[str] = []
    for entry in entries:
        own = log_lines(said, [entry])
        if own and entry.revision in numbers:
            own[0] = f"{said.sign}{numbers[entry.revision]}{said.sign} · {own[0]}"
        lines += own
    return lines


def _moves(entries: Sequence[LogEntry]) -> Iterator[tuple[int, LogEntry]]:
    moves = [entry for entry in entries if entry.kind == "move" and entry.events]
    yield from enumerate(moves[-MOST_NUMBERED:], 1)


@on_table_click("board", "open")
async def show_board(
    context: Context, table: Table, seat: int | None = None, *, notice: str | None = None
) -> None:
    """Show a seat's board (default: the reader's own) with a menu of all; spectators see the table."""
    page = await board_page(context, table, seat, [notice] if notice else [])
    shown = table.seat_of(context.user.id) if seat is None else seat
    said = table.words(context.locale)
    options = options_of({str(seat.seat): said.player(seat.seat) for seat in table.seats}, str(shown))
    for option, seat_row in zip(options, table.seats, strict=True):
        option.emoji = icon_emoji(said.icons.seat(seat_row.seat))
    boards = menu(said("menu-boards"), address_at("boards", table), options)
    await context.show(replace(page, rows=[*page.rows, boards]))


async def show_hand(context: Context, table: Table) -> None:
    require(table, "open")
    await show_board(context, table, seat_of(table, context.caller))


def waiting_line(table: Table, said: Words, seat: int | None) -> str:
    """Who is asked, in words for a reader who may be among them."""
    view = table.view(seat)
    if view.outcome is not None:
        return said("refusal-over")
    if view.decision is not None:
        return said.text(table.title.words.prompt(view))
    return said("waiting", players=[Player(asked.seat) for asked in view.asked], count=len(view.asked))


async def board_page(
    context: Context,
    table: Table,
    seat: int | None,
    above: Sequence[str],
    since: Sequence[bytes] = (),
    since_in_words: Sequence[str] = (),
) -> Page:
    """A page with some lines, their picture (`since`), and a board. Raises Refused if the game was called off."""
    require(table, "shown")
    locale = context.locale
    viewer = table.seat_of(context.user.id)
    said = message_words(table, locale)
    telling = table.title.words
    view = table.view(viewer)
    timing = await context.tables.store.clocks.timing(table)
    asked = [viewer] if viewer in timing.until else list(timing.until)
    waiting = []
    if not isinstance(context.refused, Refusal):  # which says who is asked
        # The line of the board has the details.
        waiting.append(in_few_words(waiting_line(table, said, viewer)))
    if asked:
        until = moment(min(timing.until[one] for one in asked))
        waiting.append(f"-# {said('time-until', moment=until)}")
    seat = viewer if seat is None else seat
    renderer = context.renderer
    ways = [table_button(said, "in-words", table)]
    if table.status == "playing" and viewer is None:
        ways.append(table_button(said, "follow", table))
    if seat is None:
        drawn, instead = await pictures_or_note(table, locale, renderer.table(table))
        pictures = [one.png for one in drawn]
        alts = [picture_in_words(picture, view, table.words(locale)) for picture in telling.pictured(view)]
        notes = [*instead, *names_replaced(table, said)]
        return Page([*above, *waiting], pictures, alts, [ways], notes, PicturedBoard(table, None, None))
    status = telling.status(view, seat)
    whose = said("board-own") if seat == viewer else said("board-of", player=Player(seat))
    instructions = instruction_menus(table, seat, said) if seat == viewer else ()
    mat, instead = await pictures_or_note(table, locale, renderer.mat(table, seat, viewer, locale))
    return Page(
        [*above, *waiting, f"{whose} {' · '.join(said.lines(status)[:_BRIEFLY])}"],
        [*since, *mat],
        [
            *(fitted_description(since_in_words) for _ in since),
            fitted_description(table.words(locale).lines(status)),
        ],
        [*instructions, ways],
        [*instead, *names_replaced(table, said, drawn_in=locale)],
        PicturedBoard(table, seat, viewer),
    )


def board_menu() -> app_commands.ContextMenu:
    return app_commands.guild_only(
        app_commands.ContextMenu(name=localized("menu-show-board"), callback=_show_board_of)
    )


@guarded(Acknowledge.PRIVATELY)
async def _show_board_of(context: Context, user: discord.User) -> None:
    table = await context.table("open", "begun")
    await show_board(context, table, seat_of_player(table, user))


@on_choice("boards")
async def board_chosen(context: Context, address: Address, value: str) -> None:
    table = await context.table_clicked(address)
    seat = next((seat.seat for seat in table.seats if str(seat.seat) == value), None)
    await show_board(context, table, seat)


ENTRIES_A_PAGE: Final = 12  # moves on a page of the log
_HALF_A_DAY: Final = 12 * 3600.0
_LINES: Final = 20  # lines of the log; the rest is one tap away


@on_table_click("status", "open")
async def show_status(context: Context, table: Table) -> None:
    """Show what happened since the reader's last move, what is asked now, and their board."""
    seat = table.seat_of(context.user.id)
    said = message_words(table, context.locale, seat)
    require(table, "open", "begun")
    if seat is None:
        since = max(0, table.revision - ENTRIES_A_PAGE)
        entries = await context.tables.log.after(table, None, since)
        lines = log_lines(said, entries)
    else:
        entries = await context.tables.log.since_last_move(table, seat)
        lines = numbered_lines(said, entries)
    title = said(_since(seat, entries))
    if not lines:
        lines = [said("status-nothing")]
    elif len(lines) > _LINES:
        lines = [said("status-earlier", lines=len(lines) - _LINES), *lines[-_LINES:]]
    drawn: Sequence[bytes] = ()
    instead: Sequence[str] = ()
    if seat is not None and (moves := [entry.events for _, entry in _moves(entries)]):
        drawing = context.renderer.since(table, seat, Since(moves), said.locale)
        drawn, instead = await pictures_or_note(table, said.locale, drawing)
    in_words = [title, *numbered_lines(table.words(said.locale).read_by(seat), entries)[-_LINES:]]
    lines = [*own_summary(table, said, entries, seat), *lines]
    page = await board_page(context, table, seat, [f"### {title}", *lines, *instead], drawn, in_words)
    await context.show(page)


def _since(seat: int | None, entries: Sequence[LogEntry]) -> str:
    """The heading of these entries: those since a player's last move, unless they go back to the start."""
    moved = seat is not None and not any(entry.kind == "start" for entry in entries)
    return "status-since" if moved else "status-lately"


@on_table_click("happened")
async def show_log(context: Context, table: Table, page: int = 0) -> None:
    """Show the log, a dozen moves a page; page 0 has the newest."""
    require(table, "begun")
    viewer = table.seat_of(context.user.id)
    said = message_words(table, context.locale, viewer)
    pages = -(-table.revision // ENTRIES_A_PAGE)
    page = min(max(page, 0), pages - 1)
    until = table.revision - page * ENTRIES_A_PAGE
    shown = await context.tables.log.between(table, viewer, until - ENTRIES_A_PAGE, until)
    later = paging_buttons(
        said, page, pages, lambda to: address_at("log", table, to), ("button-later", "button-earlier")
    )
    heading = f"### {said('log-title', page=pages - page, pages=pages)}"

    def in_the_words(said: Words) -> list[str]:
        lines = list(_timed(said, shown)) or [said("status-nothing")]
        return [heading, *(own_summary(table, said, shown, viewer) if page == 0 else ()), *lines]

    texts = in_the_words(said)
    if fitted_texts(texts) != texts:  # an icon takes several times as many characters as its word
        texts = in_the_words(said.with_icons(None))
    await context.show(Page(texts, rows=[later[::-1]] if later else []))


def own_summary(table: Table, said: Words, entries: Sequence[LogEntry], seat: int | None) -> Sequence[str]:
    counted = table.title.artist.heading.counted
    return [] if seat is None else summarize(said, entries, [seat], counted).own


def _timed(said: Words, entries: Sequence[LogEntry]) -> Iterator[str]:
    """The lines of the log, each move with its time, and its date after a gap of half a day."""
    before = 0.0
    for entry in entries:
        first, *others = log_lines(said, [entry]) or [""]
        if first:
            yield f"<t:{int(entry.at)}:{'t' if entry.at - before < _HALF_A_DAY else 'f'}> · {first}"
            yield from others
            before = entry.at


@on_table_click("set-up")
async def show_setup(context: Context, table: Table) -> None:
    require(table, "begun")
    viewer = table.seat_of(context.user.id)
    said = message_words(table, context.locale, viewer)
    entries = await context.tables.log.between(table, viewer, 0, 1)
    lines = log_lines(said, entries) or [said("set-up-nothing")]
    rules = table_button(said, "rules", table)
    fingerprint = said("card-fingerprint", fingerprint=table.fingerprint or "")
    paragraphs = [f"### {said('set-up-title')}", *lines, f"-# {fingerprint}. {said('set-up-fingerprint')}"]
    await context.show(Page(paragraphs, rows=[[rules]]))


@on_click("log", Acknowledge.SILENTLY)
async def log_page_clicked(context: Context, address: Address) -> None:
    page = parse_number(address.part(0))
    await show_log(context, await context.table_clicked(address), page or 0)


@on_table_click("in-words")
async def show_table_in_words(context: Context, table: Table, page: int = 0) -> None:
    """Show a page of the table in words, as its reader knows it; the first has the question and the news, too."""
    require(table, "shown")
    seat = table.seat_of(context.user.id)
    said = message_words(table, context.locale, seat).with_icons(None)
    log = context.tables.log
    since = await (
        log.since_last_move(table, seat) if seat is not None else log.recent(table, table.revision)
    )
    opening = {} if table.over else {"in-words-asked": [waiting_line(table, said, seat)]}
    opening[_since(seat, since)] = log_lines(said, since) or [said("status-nothing")]
    passages = table.title.words.in_words(table.view(seat))
    named = said.read_by(None)  # on the table the reader is called by name, too
    begun = ([f"### {said(title)}", *lines] for title, lines in opening.items())
    pages, first_of = pages_of([*begun, *(passage_lines(named, one) for one in passages)])
    page = min(max(page, 0), len(pages) - 1)
    plain = table.words(said.locale)
    titles = [*map(plain, opening), *(plain.text(one.title) for one in passages)]
    heading = said("in-words-title", game=said("game-title"), page=page + 1, pages=len(pages))
    rows: list[Sequence[TableButton] | TableMenu] = []
    if len(pages) > 1:
        labels = {
            f"{number}-{first}": title
            for number, (title, first) in enumerate(zip(titles, first_of, strict=True))
        }
        contents = menu(
            said("menu-contents"), address_at("in-words-page", table), options_of(labels)[:MOST_LISTED]
        )
        ways = paging_buttons(said, page, len(pages), partial(address_at, "in-words-page", table))
        rows = [contents, ways]
    await context.show(Page([f"## {heading}", *pages[page]], rows=rows))


def pages_of(passages: Sequence[Sequence[str]]) -> tuple[list[list[str]], list[int]]:
    """Passages (title and lines) on pages, and the page of each; only one that is too long for a page is split."""
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


@on_click("in-words-page", Acknowledge.SILENTLY)
@on_choice("in-words-page")
async def words_turned(context: Context, address: Address, value: str = "") -> None:
    page = value.partition("-")[2] or address.part(0)
    await show_table_in_words(context, await context.table_clicked(address), parse_number(page) or 0)
