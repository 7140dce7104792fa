"""The host's options: one private page, the language first, then a menu of all that can be changed."""

from __future__ import annotations

from functools import partial
from typing import Final

import discord

from bot.channel.messages.card import link_of
from bot.channel.messages.components import TableMenu, cut, menu
from bot.channel.messages.ids import Address
from bot.channel.messages.page import Page
from bot.channel.messages.times import pace_in_words
from bot.channel.private.pace_menus import SECONDS, THEN, pace_address, pace_menus
from bot.tables.advice import known
from bot.tables.pace import pace_at
from bot.tables.table import Table
from bot.words.fluent import LOCALES, Words

_LANGUAGE: Final = "language"
_ADVICE: Final = "advice"


def options_page(table: Table, said: Words, opened: str | None = None) -> Page:
    """The menu of languages, and the menu of the other options, each with what it is now; one may be `opened`."""
    lines = [f"### {said('options-title', game=said('game-title'))}"]
    languages = [
        discord.SelectOption(label=said(f"language-{locale}"), value=locale, default=locale == table.language)
        for locale in LOCALES
    ]
    menus = _menus(table, said)
    listed = [
        discord.SelectOption(
            label=cut(f"{said(f'option-{option}')}: {_chosen(values)}", 100),
            description=cut(said(f"option-{option}-description"), 100),
            value=option,
            default=option == opened,
        )
        for option, values in menus.items()
    ]
    rows = [
        _menu(table, said, _LANGUAGE, languages),
        menu(said("menu-options"), Address("option-open", table.id, table.revision), listed),
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
    if known(table) and not table.row.advice:
        parts.append(f"{said('option-advice')}: {said(f'option-advice-{_advice(table)}')}")
    return " · ".join([*parts, pace_in_words(pace_at(table.row), said)])


def _advice(table: Table) -> str:
    """Whether players may ask for advice, as the option has it."""
    return "on" if table.row.advice else "off"


def _menus(table: Table, said: Words) -> dict[str, TableMenu]:
    """The menu of each option but the language: those of the game, advice, the pace; of a record only the latter."""
    menus = {}
    for option in () if table.row.loaded else table.title.game.options:
        chosen = table.options.get(option.id, option.values[0])
        choices = [
            discord.SelectOption(
                label=cut(said(f"option-{option.id}-{value}"), 100), value=value, default=value == chosen
            )
            for value in option.values
        ]
        menus[option.id] = _menu(table, said, option.id, choices)
    if known(table):
        answers = [
            discord.SelectOption(
                label=said(f"option-advice-{value}"), value=value, default=value == _advice(table)
            )
            for value in ("on", "off")
        ]
        menus[_ADVICE] = _menu(table, said, _ADVICE, answers)
    paces = pace_menus(pace_at(table.row), said, partial(pace_address, table, "option"))
    return menus | {name: choice for name, (_, choice) in zip((SECONDS, THEN), paces, strict=True)}


def _menu(table: Table, said: Words, option: str, choices: list[discord.SelectOption]) -> TableMenu:
    return menu(said(f"option-{option}"), Address("option", table.id, table.revision, (option,)), choices)


def _chosen(values: TableMenu) -> str:
    """What a menu says that is chosen."""
    return next(option.label for option in _options(values) if option.default)


def _options(values: TableMenu) -> list[discord.SelectOption]:
    assert isinstance(values.item, discord.ui.Select)
    return values.item.options


def settled_page(table: Table, said: Words) -> Page:
    """The options of a game that has begun, and the way there."""
    title = f"### {said('options-title', game=said('game-title'))}"
    return Page([title, said("options-settled", link=link_of(table)), options_in_words(table, said)])
