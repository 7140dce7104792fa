"""What happened, as lines that everybody can read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import discord

from bot.engine import Change, Event
from bot.words import Words
from bot.words.fluent import Locale

if TYPE_CHECKING:
    from bot.tables import Table


def marked(table: Table, locale: Locale | None = None) -> Words:
    """The words of a table for messages: the players' names bold, and no markdown of their own in them."""
    said = table.words(locale)
    return said.naming([f"**{escaped(name)}**" for name in said.names])


def escaped(written: str) -> str:
    """What a user wrote, their name for one, so that it shows as it is."""
    return discord.utils.escape_markdown(discord.utils.escape_mentions(written))


def happened(said: Words, events: Iterable[Event]) -> list[str]:
    """A line for each event, with every change: "**Ben** rests: +3 gold; **Carla** −1 gold." """
    return [_line(said, event) for event in events]


def _line(said: Words, event: Event) -> str:
    sentence = said.event(event).rstrip(".")
    by_seat: dict[int, dict[str, int]] = {}
    for change in event.changes:
        amounts = by_seat.setdefault(change.seat, {})
        amounts[change.what] = amounts.get(change.what, 0) + change.amount
    changes = []
    if own := _changes(said, by_seat.pop(event.seat, {})) if event.seat is not None else "":
        changes.append(own)
    for seat, amounts in by_seat.items():
        if others := _changes(said, amounts):
            changes.append(said("happened-to", player=said.player(seat), changes=others))
    if not changes:
        return said("happened", sentence=sentence)
    return said("happened-with-changes", sentence=sentence, changes="; ".join(changes))


def _changes(said: Words, amounts: dict[str, int]) -> str:
    """Changes of one seat in words; nothing where the sentence tells them already."""
    return said.changes(Change(0, what, amount) for what, amount in amounts.items() if amount)
