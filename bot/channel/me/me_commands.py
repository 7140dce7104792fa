"""`/me …`: settings, games, what is kept of a person and how it is forgotten."""

from __future__ import annotations

import gzip
from collections.abc import Sequence
from typing import Final

import discord
from discord import app_commands

from bot.channel.interactions import IN_DIRECT_MESSAGES, Acknowledge, Context, guarded, on_click, parse_number
from bot.channel.interactions.handlers import command, command_group, describe_options
from bot.channel.messages import Address, ButtonMeaning, button, escaped, link_to
from bot.channel.messages.components import paging_buttons
from bot.channel.messages.post import Page, rows_of
from bot.play.lobby.places import LOST_KEPT
from bot.play.people.people import Sitting
from bot.play.rows import SeatedRow, SeatRow
from bot.play.table import told_apart, with_signs

from .my_settings import complete_away, complete_time, complete_zone, save_typed_settings, show_my_settings

ON_A_PAGE: Final = 10


async def show_my_games(context: Context, page: int = 0) -> None:
    """A page of the games, those in which the reader is to move first."""
    said = context.words()
    people = context.tables.people
    sittings = await people.sittings(context.user.id)
    presence, rows = context.outbox.presence, [sitting.row for sitting in sittings]
    if lost := [row for row in rows if presence.may_be_lost(row.guild, row.channel, row.lost)][:ON_A_PAGE]:
        for row in lost:
            if (table := await context.tables.repository.by_id(row.table_id)) is not None:
                await presence.look_for(table)
        sittings = await people.sittings(context.user.id)
    if not sittings:
        await context.show(Page([f"### {said('games-title')}", said("games-none")]))
        return
    pages = -(-len(sittings) // ON_A_PAGE)
    page = min(max(page, 0), pages - 1)
    shown = sittings[page * ON_A_PAGE : (page + 1) * ON_A_PAGE]
    seats = await people.neighbours(shown)
    yours = sum(sitting.is_asked for sitting in sittings)
    lines = [
        f"### {said('games-title')}",
        said("games-count", games=len(sittings), yours=yours),
        *(f"- {game_line(context, sitting, seats[sitting.row.table_id])}" for sitting in shown),
    ]
    moves = []
    for row in (sitting.row for sitting in shown):
        # A table that can't be reached may go on where the page is read: on its own server.
        if row.lost is not None and row.guild is not None and row.guild == context.guild_id:
            label = said("button-go-on-here", game=_game_name(context, row), number=str(row.table_id))
            moves.append(button(label, Address("go-on-here", row.table_id), ButtonMeaning.CHOOSES))
    if moves:
        lines.append(said("games-go-on"))
    ways = paging_buttons(said, page, pages, lambda to: Address("me-games", rest=(str(to),)))
    await context.show(Page(lines, rows=[*rows_of(moves), *([ways] if ways else [])]))


def game_line(context: Context, sitting: Sitting, seats: Sequence[SeatRow]) -> str:
    """A game in a line: what it is, whose turn it is since when, and a link."""
    row, said = sitting.row, context.words()
    game = _game_name(context, row)
    names = with_signs(told_apart(seats), (seat.computer for seat in seats))
    what = said(
        f"games-{_state(sitting)}",
        players=said.listed(f"**{escaped(names[seat])}**" for seat in sitting.asked),
        count=len(sitting.asked),
        since=f"<t:{int(sitting.since)}:f>",
        until=f"<t:{int(row.ends_at or 0)}:R>",
        aside=f"<t:{int((row.lost_at or 0) + LOST_KEPT)}:D>",
    )
    link = "" if row.lost else link_to(row.guild, row.channel, row.message)
    guild = context.bot.get_guild(row.guild) if row.guild not in (None, context.guild_id) else None
    place = ", ".join(part for part in ("" if guild is None else escaped(guild.name), link) if part)
    return said("games-line", game=f"**{game}**", what=what, place=place)


def _game_name(context: Context, row: SeatedRow) -> str:
    said = context.words(row.game if row.game in context.tables.titles else None)
    return said("game-title") if said.has("game-title") else row.game


def _state(sitting: Sitting) -> str:
    row = sitting.row
    if row.lost is not None:
        return f"lost-{row.lost}"
    if row.status != "playing":
        return row.status
    if row.computer is not None:
        return "stood-in"
    if not sitting.is_asked:
        return "theirs"
    return "yours" if row.ends_at is None else "yours-until"


@on_click("me-games", Acknowledge.SILENTLY)
async def my_games_page_clicked(context: Context, address: Address) -> None:
    page = "".join(address.rest[:1])
    await show_my_games(context, parse_number(page) or 0)


_NAMED: Final = 15  # so many games are named that stand in the way


async def send_personal_data(context: Context) -> None:
    """All that is stored about the person who asks, as a file."""
    content = await context.tables.people.all_kept(context.user.id)
    name = "ludi-romani.json"
    if len(content) > context.interaction.filesize_limit:
        content, name = gzip.compress(content), f"{name}.gz"
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(context.words()("kept-of-you")))
    view.add_item(discord.ui.File(f"attachment://{name}"))
    await context.show_layout(view, documents={name: content})


async def ask_whether_to_forget(context: Context) -> None:
    """Ask once more; where they play still, say what stands in the way."""
    said = context.words()
    people = context.tables.people
    sittings = await people.sittings(context.user.id)
    if sittings:
        shown = sittings[:_NAMED]
        seats = await people.neighbours(shown)
        lines = [
            said("forget-first", games=len(sittings)),
            *(f"- {game_line(context, sitting, seats[sitting.row.table_id])}" for sitting in shown),
        ]
        if len(sittings) > len(shown):
            lines.append(said("forget-more", games=len(sittings) - len(shown)))
        await context.show(Page(lines))
        return
    buttons = [
        button(said("button-forget"), Address("me-forget-sure"), ButtonMeaning.GIVES_UP),
        button(said("button-keep-all"), Address("keep")),
    ]
    await context.show(Page([said("forget-sure")], rows=[buttons]))


@on_click("me-forget-sure", Acknowledge.SILENTLY)
async def forget_confirmed(context: Context, address: Address) -> None:
    said = context.words()
    if await context.tables.people.forget(context.user.id):
        await context.show_sentence(said("forgotten"))
    else:
        await ask_whether_to_forget(context)


def me_group() -> app_commands.Group:
    commands = command_group("me", IN_DIRECT_MESSAGES)
    for verb, run in (("settings", _settings), ("games", _games), ("data", _data), ("forget", _forget)):
        commands.add_command(command(f"me-{verb}", run))
    return commands


@app_commands.autocomplete(
    zone=complete_zone, quiet_from=complete_time, quiet_until=complete_time, away=complete_away
)
@guarded(Acknowledge.PRIVATELY)
async def _settings(
    context: Context,
    zone: str | None = None,
    quiet_from: str | None = None,
    quiet_until: str | None = None,
    away: str | None = None,
) -> None:
    await save_typed_settings(context, zone, quiet_from, quiet_until, away)
    await show_my_settings(context)


describe_options(_settings, "me-settings", "zone", "away", quiet_from="from", quiet_until="until")


@guarded(Acknowledge.PRIVATELY)
async def _games(context: Context) -> None:
    await show_my_games(context)


@guarded(Acknowledge.PRIVATELY)
async def _data(context: Context) -> None:
    await send_personal_data(context)


@guarded(Acknowledge.PRIVATELY)
async def _forget(context: Context) -> None:
    await ask_whether_to_forget(context)
