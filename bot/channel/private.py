"""What one person sees alone: a board, what happened, the log. Spectators see what everybody may."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.engine import Player
from bot.tables import LogEntry, Refused, Table
from bot.words import Words

from .answers import Acknowledge, Interaction, locale_of
from .card import told
from .here import table_clicked
from .ids import Address
from .instructions import instruction_menus
from .items import button, on_click
from .pages import Page, show_page
from .sentences import marked

ENTRIES_A_PAGE: Final = 12
"""Moves on a page of the log."""
_LINES: Final = 20
"""So many lines are told of what happened; the log has all."""
_BRIEFLY: Final = 3


async def show_board(
    interaction: Interaction, table: Table, seat: int | None = None, *, notice: str | None = None
) -> None:
    """A seat's board (the reader's own unless another is named), with who is asked; no buttons to move with.

    Who plays no part sees the table.
    """
    await show_page(interaction, await _board(interaction, table, seat, [notice] if notice else []))


async def show_hand(interaction: Interaction, table: Table) -> None:
    """What the reader has, and nobody else may see."""
    if table.seat_of(interaction.user.id) is None:
        raise Refused("not-seated")
    await show_board(interaction, table)


async def show_status(interaction: Interaction, table: Table) -> None:
    """What happened since the reader's last move, what is asked now, and their own board."""
    said = marked(table, locale_of(interaction))
    seat = table.seat_of(interaction.user.id)
    if not table.begun:
        raise Refused("not-playing")
    if seat is None:
        since = max(0, table.revision - ENTRIES_A_PAGE)
        entries = await interaction.client.tables.log(table, None, since)
        title = said("status-lately")
    else:
        entries = await interaction.client.tables.since_last_move(table, seat)
        title = said("status-since")
    lines = told(said, entries)
    if not lines:
        lines = [said("status-nothing")]
    elif len(lines) > _LINES:
        lines = [said("status-earlier", lines=len(lines) - _LINES), *lines[-_LINES:]]
    page = await _board(interaction, table, seat, [f"### {title}", *lines], whole=True)
    await show_page(interaction, page)


async def show_log(interaction: Interaction, table: Table, page: int = 0) -> None:
    """What happened, a dozen moves a page; page 0 has the newest."""
    if not table.begun:
        raise Refused("not-playing")
    said = marked(table, locale_of(interaction))
    entries = await interaction.client.tables.log(table, table.seat_of(interaction.user.id))
    pages = max(1, -(-len(entries) // ENTRIES_A_PAGE))
    page = min(max(page, 0), pages - 1)
    until = len(entries) - page * ENTRIES_A_PAGE
    shown: Sequence[LogEntry] = entries[max(0, until - ENTRIES_A_PAGE) : until]
    buttons = []
    if page + 1 < pages:
        buttons.append(
            button(said("button-earlier"), Address("log", table.id, table.revision, (str(page + 1),)))
        )
    if page > 0:
        buttons.append(
            button(said("button-later"), Address("log", table.id, table.revision, (str(page - 1),)))
        )
    await show_page(
        interaction,
        Page(
            [f"### {said('log-title', page=pages - page, pages=pages)}", *told(said, shown)],
            rows=[buttons] if buttons else [],
        ),
    )


def waiting_line(table: Table, said: Words, seat: int | None) -> str:
    """Who is asked, said to somebody who may be among them."""
    view = table.view(seat)
    if view.outcome is not None:
        return said("refusal-over")
    if not table.open:
        return said("waiting-stopped")
    if view.decision is not None:
        return said.text(table.title.telling.prompt(view))
    return said("waiting", players=[Player(asked.seat) for asked in view.asked], count=len(view.asked))


async def _board(
    interaction: Interaction, table: Table, seat: int | None, above: Sequence[str], *, whole: bool = False
) -> Page:
    """A page with a board below some lines; in words it is told briefly, or as a whole."""
    if not table.begun:
        raise Refused("not-playing")
    locale = locale_of(interaction)
    viewer = table.seat_of(interaction.user.id)
    said = marked(table, locale)
    telling = table.title.telling
    view = table.view(viewer)
    waiting = waiting_line(table, said, viewer)
    seat = viewer if seat is None else seat
    studio = interaction.client.studio
    if seat is None:
        lines = [said.text(line) for line in telling.position(view)]
        return Page([*above, waiting], await studio.table(table), "\n".join(lines))
    lines = [said.text(line) for line in telling.status(view, seat)]
    whose = said("board-own") if seat == viewer else said("board-of", player=Player(seat))
    board = "\n- ".join([whose, *lines]) if whole else f"{whose} {' · '.join(lines[:_BRIEFLY])}"
    return Page(
        [*above, waiting, board],
        [await studio.mat(table, seat, viewer, locale)],
        "\n".join(lines),
        list(instruction_menus(table, seat, said)) if seat == viewer else (),
    )


@on_click("board", Acknowledge.PRIVATELY)
async def board_clicked(interaction: Interaction, address: Address) -> None:
    """The card's button: one's own board."""
    await show_board(interaction, await table_clicked(interaction, address))


@on_click("status", Acknowledge.PRIVATELY)
async def status_clicked(interaction: Interaction, address: Address) -> None:
    """The card's button: what happened meanwhile."""
    await show_status(interaction, await table_clicked(interaction, address))


@on_click("log", Acknowledge.SILENTLY)
async def log_clicked(interaction: Interaction, address: Address) -> None:
    """Another page of the log."""
    page = address.rest[0] if address.rest else ""
    await show_log(
        interaction, await table_clicked(interaction, address), int(page) if page.isdecimal() else 0
    )
