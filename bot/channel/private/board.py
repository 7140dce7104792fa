"""A player's board, for one person alone, and what has changed since their last turn; following a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final, Literal

import discord
from discord import app_commands

from bot.channel.interactions import Acknowledge, Context, Work, guarded, on_choice, on_click, seat_of_player
from bot.channel.interactions.handlers import localized
from bot.channel.messages import Address, address_at, icon_emoji, log_lines, menu, message_words, table_button
from bot.channel.messages.components import TableButton, TableMenu, options_of
from bot.channel.messages.messenger import pictures_or_note, takes_no_direct_messages
from bot.channel.messages.notes import first_direct_message, game_and_server
from bot.channel.messages.post import (
    Page,
    PicturedBoard,
    fitted_description,
    names_replaced,
    picture_in_words,
)
from bot.engine import ASK, Player
from bot.i18n.fluent import Words
from bot.pictures.artist import Since
from bot.play.errors import Refused, moment
from bot.play.history.log import LogEntry
from bot.play.repository import require
from bot.play.table import Table

_HEARD: Final[dict[str, Literal["rounds", "end"]]] = {"rounds": "rounds", "end": "end"}
MOST_NUMBERED: Final = 20  # so many moves have numbers: the newest
_BRIEFLY: Final = 3


def follow_buttons(table: Table, said: Words, user: int) -> list[TableButton]:
    """The button to follow a game that is being played, for people who don't play in it."""
    if table.status != "playing" or table.seat_of(user) is not None:
        return []
    return [table_button(said, "follow", table)]


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


@on_choice("follow", Acknowledge.SILENTLY, Work.POST)
async def follow_chosen(context: Context, address: Address, values: list[str]) -> None:
    table = await context.table_here(address)
    said, user = context.words(), context.user.id
    following = context.tables.following
    hears = _HEARD.get(values[0])
    if hears is None:
        await following.unfollow(table, user)
        await context.show_sentence(said("followed-no-more"))
        return
    await following.follow(context.channel_id, context.person, hears, str(context.interaction.locale))
    server = None if context.guild is None else context.guild.name
    place = game_and_server(said, table, server)
    try:
        messenger, post = context.outbox.messenger, first_direct_message(said, table, hears, place)
        await messenger.post(await messenger.channel_with(user), post)
    except discord.HTTPException as error:
        await following.unfollow(table, user)
        if takes_no_direct_messages(error):
            raise Refused("follow-closed") from error
        raise
    await context.show_sentence(said("followed", place=place))


def instruction_menus(table: Table, seat: int, said: Words, asked: str | None = None) -> Iterator[TableMenu]:
    """A menu for each kind of question with several ways, or for the one kind that is asked."""
    view = table.view(seat)
    if view.outcome is not None or not table.open:
        return
    for decision, ways in table.title.game.ways.items():
        if asked in (None, decision):
            labels = {way: said(f"way-{decision}-{way}") for way in (ASK, *ways)}
            address = address_at("instruct", table, decision)
            yield menu(said("menu-from-now-on"), address, options_of(labels, view.way_of(seat, decision)))


def numbered_lines(said: Words, entries: Sequence[LogEntry]) -> list[str]:
    """What happened, a line for each event, with the number of each move before its first line."""
    numbers = {entry.revision: number for number, entry in _moves(entries)}
    lines: list[str] = []
    for entry in entries:
        own = log_lines(said, [entry])
        if own and entry.revision in numbers:
            own[0] = f"{said.sign}{numbers[entry.revision]}{said.sign} · {own[0]}"
        lines += own
    return lines


def changes_since(entries: Sequence[LogEntry]) -> Since | None:
    moves = [entry.events for _, entry in _moves(entries)]
    return Since(moves) if moves else None


def _moves(entries: Sequence[LogEntry]) -> Iterator[tuple[int, LogEntry]]:
    moves = [entry for entry in entries if entry.kind == "move" and entry.events]
    yield from enumerate(moves[-MOST_NUMBERED:], 1)


async def show_board(
    context: Context, table: Table, seat: int | None = None, *, notice: str | None = None
) -> None:
    """A seat's board (the reader's own unless another is named), and a menu of all; watchers see the table."""
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
    if table.seat_of(context.user.id) is None:
        raise Refused("not-seated")
    await show_board(context, table)


def waiting_line(table: Table, said: Words, seat: int | None) -> str:
    """Who is asked, said to somebody who may be among them."""
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
    """A page with a board below some lines, and a picture of what those tell. Raises Refused if called off."""
    require(table, "shown")
    locale = context.locale
    viewer = table.seat_of(context.user.id)
    said = message_words(table, locale)
    telling = table.title.words
    view = table.view(viewer)
    timing = await context.tables.store.clocks.timing(table)
    asked = [viewer] if viewer in timing.until else list(timing.until)
    waiting = waiting_line(table, said, viewer)
    if asked:
        until = moment(min(timing.until[one] for one in asked))
        waiting = f"{waiting}\n-# {said('time-until', moment=until)}"
    seat = viewer if seat is None else seat
    renderer = context.renderer
    if seat is None:
        pictures, instead = await pictures_or_note(table, said, renderer.table(table))
        alts = [picture_in_words(picture, view, table.words(locale)) for picture in telling.pictured(view)]
        rows = [[in_words_button(table, said), *follow_buttons(table, said, context.user.id)]]
        notes = [*instead, *names_replaced(table, said)]
        return Page([*above, waiting], pictures, alts, rows, notes, PicturedBoard(table, None, None))
    plain, status = table.words(locale), telling.status(view, seat)
    lines = [said.text(line) for line in status]
    whose = said("board-own") if seat == viewer else said("board-of", player=Player(seat))
    instructions = instruction_menus(table, seat, said) if seat == viewer else ()
    mat, instead = await pictures_or_note(table, said, renderer.mat(table, seat, viewer, locale))
    return Page(
        [*above, waiting, f"{whose} {' · '.join(lines[:_BRIEFLY])}"],
        [*since, *mat],
        [
            *(fitted_description(since_in_words) for _ in since),
            fitted_description([plain.text(line) for line in status]),
        ],
        [*instructions, [in_words_button(table, said), *follow_buttons(table, said, context.user.id)]],
        [*instead, *names_replaced(table, said, drawn_in=locale)],
        PicturedBoard(table, seat, viewer),
    )


def in_words_button(table: Table, said: Words) -> TableButton:
    return table_button(said, "in-words", table)


def board_menu() -> app_commands.ContextMenu:
    return app_commands.guild_only(
        app_commands.ContextMenu(name=localized("menu-show-board"), callback=_show_board_of)
    )


@guarded(Acknowledge.PRIVATELY)
async def _show_board_of(context: Context, user: discord.User) -> None:
    table = await context.table("open", "begun")
    await show_board(context, table, seat_of_player(table, user))


@on_click("board", Acknowledge.PRIVATELY)
async def board_clicked(context: Context, address: Address) -> None:
    await show_board(context, await context.table_clicked(address, "open"))


@on_choice("boards", Acknowledge.SILENTLY)
async def board_chosen(context: Context, address: Address, values: list[str]) -> None:
    table = await context.table_clicked(address)
    seat = next((seat.seat for seat in table.seats if [str(seat.seat)] == values), None)
    await show_board(context, table, seat)
