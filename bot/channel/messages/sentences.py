"""What happened, as lines that everybody can read."""

from __future__ import annotations

from collections.abc import Container, Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby
from typing import Final, TypeAlias

import discord
from msgspec import structs

from bot.engine import Change, Event
from bot.i18n.escaping import on_one_line
from bot.i18n.fluent import Locale, Words
from bot.i18n.icons import ICON, filled, slot
from bot.play.rows import SeatRow
from bot.play.table import Table

LONGEST_LINE: Final = 260  # so many letters of a line are seven lines on a phone
_NOTHING: Final = "\N{ZERO WIDTH SPACE}"
_Sum: TypeAlias = tuple[str, int]  # what changed, and by how much


def message_words(table: Table, locale: Locale | None = None, reader: int | None = None) -> Words:
    """The words of a table for messages: the players' names bold, and no markdown of their own in them.

    What is gained, lost and had is said with icons; in a first game the words stand beside them. To the `reader`, the
    seat of the one person who sees the message, they say "you".
    """
    said = table.words(locale).with_icons("before" if table.row.coached else "instead")
    return with_names(said, said.names).emphasising("**").read_by(reader)


def with_names(said: Words, names: Iterable[str]) -> Words:
    """The words with other people's names in them, and no markdown of their own."""
    return said.naming([escaped(name) for name in names])


def mention_of(table: Table, said: Words, seat: int) -> str:
    """Who sits on a seat, spoken to: people are mentioned, computers are named."""
    user = table.user_at(seat)
    return with_seat(said, seat, said.player(seat) if user is None else f"<@{user}>")


def player_with_level(said: Words, seat: SeatRow) -> str:
    """Who sits on a seat, where they are named first: a computer with its level."""
    player = with_seat(said, seat.seat, said.player(seat.seat))
    if seat.computer is None:
        return player
    return said("introduced-computer", player=player, level=said(f"level-{seat.computer}-told"))


def with_seat(said: Words, seat: int, player: str) -> str:
    """The sign of a seat before the name of its player, where words are said with icons."""
    return player if said.icon is None else slot(said.icons.seat(seat), f"{ICON} {player}", player)


def escaped(written: str) -> str:
    """What a user wrote, their name for one, so that it shows as it is: no link, mention, moment or markdown."""
    shown = discord.utils.escape_markdown(
        discord.utils.escape_mentions(on_one_line(written)), ignore_links=False
    )
    return shown.replace("<", f"<{_NOTHING}").replace("://", f":{_NOTHING}//")


def event_lines(said: Words, events: Iterable[Event]) -> list[str]:
    """A line for each event, with every change: "**Ben** rests: +3 gold; **Carla** −1 gold."

    What happens to one seat after the other is told in one line where the game has a heading for it, the
    message `event-<key>-together`: "Wages: **Ben** and **Carla** −3 gold each; **Dirk** −4 gold." What is to be said
    of each seat beside the changes stands in `event-<key>-each`; what is said of each of several events of one seat in
    `event-<key>-part`: "Cranes: **Ben** +6 points (blue 3, green 3)." What is too long for one line has one an event.
    """
    lines: list[str] = []
    for together, stretch in groupby(events, key=partial(_is_told_together, said)):
        if together:
            by_key: dict[str, list[Event]] = {}
            for event in stretch:
                by_key.setdefault(event.key, []).append(event)
            for alike in by_key.values():
                lines.extend(_together(said, alike))
        else:
            lines.extend(line for event in stretch for line in _lines(said, event))
    return lines


def _is_told_together(said: Words, event: Event) -> bool:
    return (
        event.seat is not None
        and all(change.seat == event.seat for change in event.changes)
        and said.has(f"{event.text.key}-together")
    )


@dataclass(frozen=True)
class _Share:
    """What one seat has in a line of several: what is said of it by `-each` and by `-part`, and its changes."""

    seat: int
    event: Event
    each: str
    parts: str
    changes: tuple[_Sum, ...]

    def beside(self, of_all: Container[_Sum]) -> _Share:
        """The same without the changes that are said of all."""
        return replace(self, changes=tuple(change for change in self.changes if change not in of_all))


def _together(said: Words, events: Sequence[Event]) -> Iterable[str]:
    shares = _shares(said, events) if len(events) > 1 else []
    for of_all in ((), _had_by_all(shares)) if shares else ():
        line = _line_of(said, [share.beside(of_all) for share in shares], of_all)
        if len(filled(line)) <= LONGEST_LINE:
            return [line]
    return [_line(said, event) for event in events]


def _shares(said: Words, events: Sequence[Event]) -> list[_Share]:
    by_seat: dict[int, list[Event]] = {}
    for event in events:
        if event.seat is not None:
            by_seat.setdefault(event.seat, []).append(event)
    shares = []
    for seat, own in by_seat.items():
        each, parts = _each(said, own), _parts(said, own)
        if each is None or parts is None:
            return []
        changes = _summed(change for event in own for change in event.changes)
        shares.append(_Share(seat, own[0], each, parts, changes))
    return shares


def _each(said: Words, own: Sequence[Event]) -> str | None:
    """What is said of a seat beside its changes; None where that can't be told, or would have to be told twice."""
    if not said.has(f"{own[0].text.key}-each"):
        return ""
    return said.event_each(own[0], "", 1) if len(own) == 1 else None


def _parts(said: Words, own: Sequence[Event]) -> str | None:
    if not said.has(f"{own[0].text.key}-part"):
        return ""
    told = [
        said.event_part(event, sum(change.amount for change in event.changes))
        for event in own
        if _summed(event.changes)
    ]
    return None if None in told else ", ".join(filter(None, told))


def _had_by_all(shares: Sequence[_Share]) -> tuple[_Sum, ...]:
    common = tuple(one for one in shares[0].changes if all(one in share.changes for share in shares))
    return common if all(share.each or share.beside(common).changes for share in shares) else ()


def _line_of(said: Words, shares: Sequence[_Share], of_all: tuple[_Sum, ...]) -> str:
    alike: dict[Hashable, list[_Share]] = {}
    for share in shares:
        alike.setdefault((share.each, share.parts, frozenset(share.changes)), []).append(share)
    told = [said("happened-each", changes=_in_words(said, of_all))] if of_all else []
    told += [_told(said, same[0], [share.seat for share in same], bool(of_all)) for same in alike.values()]
    heading = said(f"{shares[0].event.text.key}-together")
    return said("happened-with-changes", sentence=heading, changes="; ".join(told))


def _told(said: Words, share: _Share, seats: Sequence[int], more: bool) -> str:
    """What is said of seats that have the same; where nothing changed but `more` was said of all, no more is said."""
    who = said.players(seats)
    if share.each:
        who = said.event_each(share.event, who, len(seats)) or who
    nothing = None if more else said.nothing(share.event.text)
    told = _to(said, who, len(seats), _in_words(said, share.changes), nothing)
    return said("with-aside", sentence=told, aside=share.parts) if share.parts else told


def _lines(said: Words, event: Event) -> list[str]:
    line = _line(said, event)
    if len(filled(line)) > LONGEST_LINE and event.seat is None and not event.changes:
        for name, listed in event.arguments.items():
            if isinstance(listed, (list, tuple)) and len(listed) > 1:
                return [
                    _line(said, structs.replace(event, arguments={**event.arguments, name: [item]}))
                    for item in listed
                ]
    return [line]


def _line(said: Words, event: Event) -> str:
    sentence = said.event(event).rstrip(".")
    by_seat: dict[int, list[Change]] = {}
    for change in event.changes:
        by_seat.setdefault(change.seat, []).append(change)
    changes = {seat: _in_words(said, _summed(own)) for seat, own in by_seat.items()}
    told = [] if event.seat is None else [changes.pop(event.seat, "")]
    seats: dict[str, list[int]] = {}
    for seat, one in changes.items():
        seats.setdefault(one, []).append(seat)
    told += [_to(said, said.players(same), len(same), one) for one, same in seats.items() if one]
    if not any(told):
        told = [said.nothing(event.text) or ""]
    if not any(told):
        return said("happened", sentence=sentence)
    return said("happened-with-changes", sentence=sentence, changes="; ".join(filter(None, told)))


def _to(said: Words, who: str, seats: int, changes: str, nothing: str | None = None) -> str:
    if changes:
        return said("happened-to", player=who, changes=changes, seats=seats)
    return said("happened-to-nothing", player=who, nothing=nothing) if nothing else who


def _summed(changes: Iterable[Change]) -> tuple[_Sum, ...]:
    """Changes of one seat, those of the same thing added up; a gain that a loss uses up stays beside it."""
    amounts: dict[str, list[int]] = {}
    for change in changes:
        amounts.setdefault(change.what, []).append(change.amount)
    summed = []
    for what, each in amounts.items():
        gained = sum(amount for amount in each if amount > 0)
        of_it = [sum(each)] if sum(each) else [gained, -gained]
        summed += [(what, amount) for amount in of_it if amount]
    return tuple(summed)


def _in_words(said: Words, changes: Iterable[_Sum]) -> str:
    return said.changes(Change(0, what, amount) for what, amount in changes)
