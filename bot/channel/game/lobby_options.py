"""The host's options of a lobby: one private page, the language first; and a role told that players are sought."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

import discord

from bot.channel.interactions.context import Context
from bot.channel.messages import Page, link_of, names_replaced
from bot.channel.messages.components import TableMenu, address_at, menu, options_of, pace_in_words
from bot.channel.messages.post import descriptions
from bot.channel.messages.sentences import player_with_level
from bot.channel.private.pace_menus import SECONDS, THEN, pace_address, pace_menus
from bot.channel.rendering.renderer import Pictures, Renderer
from bot.i18n.fluent import LOCALES, Words
from bot.play.clock.clocks import pace_at
from bot.play.errors import Refused
from bot.play.rows import SWITCHES
from bot.play.table import Table, seat_names
from bot.play.turn.computers import known

_ON_OR_OFF: Final = ("on", "off")


async def seek_players(context: Context, table: Table) -> Table:
    """Have the server's role told, once, that seats are free; the table after it. Raises Refused."""
    role = (await context.tables.servers.of(table.guild)).role
    if role is None:
        raise Refused("no-role")
    if (silent := context.why_silent(role)) is not None:
        raise Refused("silent", reason=silent)
    return await context.tables.places.seek(
        table.channel, context.person, role, interaction=context.id, may_manage=context.may_manage
    )


async def announce_to_role(context: Context, table: Table) -> None:
    if (error := await context.outbox.deliver(table.row.home or table.channel)) is not None:
        await context.say_delivery_error(error)


def loaded_game_lines(going_on: Table, said: Words) -> list[str]:
    """How far the game is, and each seat by its name: who sits there, and how it stands."""
    view = going_on.view(None)
    taken = sum(not seat.free for seat in going_on.seats)
    seats = []
    for row, name in zip(going_on.seats, seat_names(going_on), strict=True):
        state = "left" if view.gone[row.seat] else "free"
        kind = state if row.free else "host" if row.user == going_on.host else "taken"
        player = "" if row.free else player_with_level(said, row)
        seats.append(
            said(f"taken-up-{kind}", seat=name, player=player, standing=_standing(going_on, said, row.seat))
        )
    return [
        said("taken-up", length=going_on.title.words.length(view), moves=view.ply),
        said("taken-up-seats", taken=taken, seats=len(seats)),
        "\n".join(f"- {line}" for line in seats),
        f"-# {said('taken-up-known')}",
    ]


def seat_menu(going_on: Table) -> list[TableMenu]:
    said, view = going_on.words(), going_on.view(None)
    names = {
        str(row.seat): name
        for row, name in zip(going_on.seats, seat_names(going_on), strict=True)
        if row.free
    }
    if not names:
        return []
    labels = {
        seat: said("menu-seat-left", seat=name) if view.gone[int(seat)] else name
        for seat, name in names.items()
    }
    choices = options_of(labels, None, {seat: _standing(going_on, said, int(seat)) for seat in names})
    # With each that is taken the menu is a new one, so that it shows none of the former choices.
    return [menu(said("menu-seat"), address_at("sit", going_on, "".join(names)), choices)]


async def loaded_game_pictures(
    renderer: Renderer, going_on: Table, said: Words
) -> tuple[Pictures, Sequence[str], Sequence[str]]:
    return await renderer.table(going_on), descriptions(going_on), names_replaced(going_on, said)


def seats_to_take(going_on: Table) -> int:
    """How many seats must still be taken: those that were left before may stay empty."""
    return sum(row.free and not going_on.view(None).gone[row.seat] for row in going_on.seats)


def _standing(going_on: Table, said: Words, seat: int) -> str:
    first, *_ = going_on.title.words.status(going_on.view(None), seat)
    return said.text(first)


def options_page(table: Table, said: Words, opened: str | None = None) -> Page:
    """The menu of languages, and the menu of the other options, each with what it is now; one may be `opened`."""
    lines = [f"### {said('options-title', game=said('game-title'))}"]
    languages: dict[str, str] = {locale: said(f"language-{locale}") for locale in LOCALES}
    menus = _menus(table, said)
    now = {option: f"{said(f'option-{option}')}: {_chosen_label(values)}" for option, values in menus.items()}
    listed = options_of(now, opened, {option: said(f"option-{option}-description") for option in menus})
    rows = [
        _menu(table, said, "language", languages, table.language),
        menu(said("menu-options"), address_at("option-open", table), listed),
    ]
    if opened in menus:
        lines.append(f"**{said(f'option-{opened}')}** – {said(f'option-{opened}-description')}")
        rows.append(menus[opened])
    return Page(lines, rows=rows)


def options_in_words(table: Table, said: Words) -> str:
    """What is not as the rules have it, and the pace: "Expert scoring: on · Advice: none · 1 day a decision"."""
    parts = []
    for option in table.title.game.options:
        value = table.options.get(option.id, option.values[0])
        if value != option.values[0]:
            parts.append(f"{said(f'option-{option.id}')}: {said(f'option-{option.id}-{value}')}")
    parts = parts or [said("options-usual")]
    for switch, now in _switches(table).items():
        if now != _ON_OR_OFF[not SWITCHES[switch]]:
            parts.append(f"{said(f'option-{switch}')}: {said(f'option-{switch}-{now}')}")
    return " · ".join([*parts, pace_in_words(pace_at(table.row), said)])


def _switches(table: Table) -> dict[str, str]:
    """What of a table is on or off; there is advice only where computers know the game."""
    shown = [switch for switch in SWITCHES if switch != "advice" or known(table)]
    return {switch: _ON_OR_OFF[not getattr(table.row, switch)] for switch in shown}


def _menus(table: Table, said: Words) -> dict[str, TableMenu]:
    choices: list[tuple[str, Sequence[str], str]] = [
        (option.id, option.values, table.options.get(option.id, option.values[0]))
        for option in (() if table.row.loaded else table.title.game.options)
    ]
    choices += [(switch, _ON_OR_OFF, now) for switch, now in _switches(table).items()]
    menus = {
        option: _menu(table, said, option, {value: said(f"option-{option}-{value}") for value in values}, now)
        for option, values, now in choices
    }
    paces = pace_menus(pace_at(table.row), said, partial(pace_address, table, "option"))
    return menus | {name: choice for name, (_, choice) in zip((SECONDS, THEN), paces, strict=True)}


def _menu(table: Table, said: Words, option: str, labels: Mapping[str, str], now: str) -> TableMenu:
    return menu(said(f"option-{option}"), address_at("option", table, option), options_of(labels, now))


def _chosen_label(values: TableMenu) -> str:
    assert isinstance(values.item, discord.ui.Select)
    return next(option.label for option in values.item.options if option.default)


def settled_page(table: Table, said: Words) -> Page:
    title = f"### {said('options-title', game=said('game-title'))}"
    return Page([title, said("options-settled", link=link_of(table)), options_in_words(table, said)])
