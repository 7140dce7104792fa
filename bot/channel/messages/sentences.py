"""What happened, as lines that everybody can read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import Final

import discord

from bot.engine import Change, Event
from bot.store.rows import SeatRow
from bot.tables.table import Table
from bot.words.fluent import Locale, Words
from bot.words.icons import ICON, seat_icon, slot
from bot.words.written import on_one_line

_NOTHING: Final = "\N{ZERO WIDTH SPACE}"


def marked(table: Table, locale: Locale | None = None, reader: int | None = None) -> Words:
    """The words of a table for messages: the players' names bold, and no markdown of their own in them.

    What is gained, lost and had is said with icons; in a first game the words stand beside them. To the `reader`, the
    seat of the one person who sees the message, they say "you".
    """
    said = table.words(locale).with_icons("before" if table.row.coached else "instead")
    return named(said, said.names).emphasising("**").read_by(reader)


def named(said: Words, names: Iterable[str]) -> Words:
    """The words with other people's names in them, and no markdown of their own."""
    return said.naming([escaped(name) for name in names])


def addressed(table: Table, said: Words, seat: int) -> str:
    """Who sits on a seat, spoken to: people are mentioned, computers are named."""
    user = table.user_at(seat)
    return with_seat(said, seat, said.player(seat) if user is None else f"<@{user}>")


def introduced(said: Words, seat: SeatRow) -> str:
    """Who sits on a seat, where they are named first: a computer with its level."""
    player = with_seat(said, seat.seat, said.player(seat.seat))
    if seat.computer is None:
        return player
    return said("introduced-computer", player=player, level=said(f"level-{seat.computer}-told"))


def with_seat(said: Words, seat: int, player: str) -> str:
    """The sign of a seat before the name of its player, where words are said with icons."""
    return player if said.icon is None else slot(seat_icon(seat), f"{ICON} {player}", player)


def escaped(written: str) -> str:
    """What a user wrote, their name for one, so that it shows as it is: no link, mention, moment or markdown."""
    shown = discord.utils.escape_markdown(
        discord.utils.escape_mentions(on_one_line(written)), ignore_links=False
    )
    return shown.replace("<", f"<{_NOTHING}").replace("://", f":{_NOTHING}//")


def happened(said: Words, events: Iterable[Event]) -> list[str]:
    """A line for each event, with every change: "**Ben** rests: +3 gold; **Carla** −1 gold."

    What happens to one seat after the other is told in one line where the game has a heading for it, the
    message `event-<key>-together`: "Wages: **Ben** and **Carla** −3 gold; **Dirk** −4 gold." What is to be said
    of each seat beside the changes stands in `event-<key>-each`.
    """
    lines: list[str] = []
    for together, stretch in groupby(events, key=partial(_is_told_together, said)):
        if together:
            for alike in _by_key(stretch):
                lines.extend(_together(said, alike))
        else:
            lines.extend(_line(said, event) for event in stretch)
    return lines


def _is_told_together(said: Words, event: Event) -> bool:
    return (
        event.seat is not None
        and all(change.seat == event.seat for change in event.changes)
        and said.has(f"{event.text.key}-together")
    )


def _by_key(events: Iterable[Event]) -> Iterable[list[Event]]:
    alike: dict[str, list[Event]] = {}
    for event in events:
        alike.setdefault(event.key, []).append(event)
    return alike.values()


def _together(said: Words, events: Sequence[Event]) -> Iterable[str]:
    """Events of one kind, each somebody's: seats to which the same happens are named in one breath."""
    if len(events) == 1:
        return [_line(said, events[0])]
    key = events[0].text.key
    if said.has(f"{key}-each"):
        told = []
        for event in events:
            each = said.event_each(event)
            if each is None:
                return [_line(said, event) for event in events]
            told.append(_with_changes(said, each, _own_changes(said, event)))
    else:
        told = _shared(
            said, {event.seat: _own_changes(said, event) for event in events if event.seat is not None}
        )
    return [said("happened-with-changes", sentence=said(f"{key}-together"), changes="; ".join(told))]


def _line(said: Words, event: Event) -> str:
    sentence = said.event(event).rstrip(".")
    changes = {seat: told for seat, told in _by_seat(said, event.changes).items() if told}
    own = [changes.pop(event.seat)] if event.seat is not None and event.seat in changes else []
    if not own and not changes:
        nothing = said.nothing(event.text)
        if nothing is None:
            return said("happened", sentence=sentence)
        own = [nothing]
    return said(
        "happened-with-changes", sentence=sentence, changes="; ".join([*own, *_shared(said, changes)])
    )


def _own_changes(said: Words, event: Event) -> str:
    """The changes of an event that is one seat's alone, or what is said where nothing changes."""
    return _changes(said, event.changes) or said.nothing(event.text) or ""


def _by_seat(said: Words, changes: Iterable[Change]) -> dict[int, str]:
    """The changes of each seat in words."""
    by_seat: dict[int, list[Change]] = {}
    for change in changes:
        by_seat.setdefault(change.seat, []).append(change)
    return {seat: _changes(said, own) for seat, own in by_seat.items()}


def _shared(said: Words, changes: Mapping[int, str]) -> list[str]:
    """The seats with their changes, those with the same in one breath: "**Ben** and **Carla** −3 gold"."""
    seats: dict[str, list[str]] = {}
    for seat, told in changes.items():
        seats.setdefault(told, []).append(said.player(seat))
    return [_with_changes(said, said.listed(players), told) for told, players in seats.items()]


def _with_changes(said: Words, who: str, changes: str) -> str:
    return said("happened-to", player=who, changes=changes) if changes else who


def _changes(said: Words, changes: Iterable[Change]) -> str:
    """Changes of one seat in words, gain and loss of the same reckoned up; none that the sentence tells already."""
    amounts: dict[str, int] = {}
    for change in changes:
        amounts[change.what] = amounts.get(change.what, 0) + change.amount
    return said.changes(Change(0, what, amount) for what, amount in amounts.items())
