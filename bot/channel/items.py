"""Buttons and menus that outlive restarts: what is clicked is found by the custom id alone.

A handler is a function marked with the verb it answers to::

    @on_click("join", Acknowledge.SILENTLY)
    async def join(interaction: Interaction, address: Address) -> None: ...

    @on_choice("options", Acknowledge.SILENTLY)
    async def choose(interaction: Interaction, address: Address, values: list[str]) -> None: ...
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, Self, TypeAlias

import discord

from .answers import Acknowledge, Interaction, reader, say
from .guard import guarded
from .ids import BUTTON, MENU, Address, decode, encode

if TYPE_CHECKING:
    import re

Click: TypeAlias = "Callable[[Interaction, Address], Coroutine[Any, Any, None]]"
Choice: TypeAlias = "Callable[[Interaction, Address, list[str]], Coroutine[Any, Any, None]]"

_clicks: dict[str, Click] = {}
_choices: dict[str, Choice] = {}


def on_click(verb: str, how: Acknowledge) -> Callable[[Click], Click]:
    """Mark the function that runs, guarded, when a button with this verb is clicked."""

    def mark(handler: Click) -> Click:
        if verb in _clicks:
            raise ValueError(f"two buttons say {verb!r}")
        _clicks[verb] = guarded(how)(handler)
        return handler

    return mark


def on_choice(verb: str, how: Acknowledge) -> Callable[[Choice], Choice]:
    """Mark the function that runs, guarded, when something is chosen in a menu with this verb."""

    def mark(handler: Choice) -> Choice:
        if verb in _choices:
            raise ValueError(f"two menus say {verb!r}")
        _choices[verb] = guarded(how)(handler)
        return handler

    return mark


class TableButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=BUTTON):
    """A button that carries its address."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The button as it was clicked."""
        assert isinstance(item, discord.ui.Button)
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Run the handler of the verb."""
        address = decode(self.custom_id)
        await _clicks.get(address.verb, _unknown)(interaction, address)


class TableMenu(discord.ui.DynamicItem[discord.ui.Select[Any]], template=MENU):
    """A menu that carries its address."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The menu as it was used."""
        assert isinstance(item, discord.ui.Select)
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Run the handler of the verb with the values chosen."""
        address = decode(self.custom_id)
        if handler := _choices.get(address.verb):
            await handler(interaction, address, list(self.item.values))
        else:
            await _unknown(interaction, address)


def button(
    label: str,
    address: Address,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    disabled: bool = False,
) -> TableButton:
    """A button; its label is cut where Discord would refuse it."""
    return TableButton(
        discord.ui.Button(label=cut(label, 80), custom_id=encode(address), style=style, disabled=disabled)
    )


def menu(placeholder: str, address: Address, options: Sequence[discord.SelectOption]) -> TableMenu:
    """A menu of 1 to 25 options of which one is chosen."""
    if not 1 <= len(options) <= 25:
        raise ValueError(f"a menu of {len(options)} options")
    return TableMenu(
        discord.ui.Select(
            placeholder=cut(placeholder, 150),
            custom_id=encode(address, menu=True),
            options=list(options),
        )
    )


def cut(sentence: str, longest: int) -> str:
    """A text no longer than Discord takes, with an ellipsis where it had to be shortened."""
    return sentence if len(sentence) <= longest else sentence[: longest - 1].rstrip() + "…"


@guarded(Acknowledge.PRIVATELY)
async def _unknown(interaction: Interaction, address: Address) -> None:
    await say(interaction, reader(interaction)("button-unknown"))
