"""Lines of text: events one by one or summed up, players' names, refusals."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import groupby, takewhile
from typing import Final, TypeAlias

import discord
from msgspec import structs

from bot.engine import Argument, Change, Event, Refusal, changes_of
from bot.i18n.escaping import on_one_line
from bot.i18n.fluent import Locale, Words, words
from bot.i18n.icons import ICON, filled, slot
from bot.play.errors import Refused
from bot.play.history.game_log import LogEntry
from bot.play.rows import SeatRow
from bot.play.table import Table, with_signs

from .components import HEIGHT, height_of_text, word_count

LONGEST_LINE: Final = 260  # characters, which are seven lines on a phone
_BOLD: Final = "**"
_NOTHING: Final = "\N{ZERO WIDTH SPACE}"
_Sum: TypeAlias = tuple[str, int]  # what changed, and by how much


def message_words(table: Table, locale: Locale | None = None, reader: int | None = None) -> Words:
    """The words of a table for messages: players' names are bold and escaped.

    Amounts have icons; in a first game words, too. To the `reader`, the seat of the only person who sees the message,
    they say "you".
    """
    said = table.words(locale)
    names = tuple(escaped(name) for name in said.names)
    return replace(
        said, names=names, sign=_BOLD, icon="before" if table.row.coached else "instead", reader=reader
    )


def mention_of(table: Table, said: Words, seat: int) -> str:
    """The mention of a seat's player; computers are named."""
    user = table.user_at(seat)
    return with_seat(said, seat, said.player(seat) if user is None else f"<@{user}>")


def player_with_level(said: Words, seat: SeatRow) -> str:
    """The name of a seat's player, a computer with its level."""
    player = with_seat(said, seat.seat, said.player(seat.seat))
    if seat.computer is None:
        return player
    return said("introduced-computer", player=player, level=said(f"level-{seat.computer}-told"))


def with_seat(said: Words, seat: int, player: str) -> str:
    """The name of a player after the sign of the seat, if the words have icons."""
    return player if said.icon is None else slot(said.icons.seat(seat), f"{ICON} {player}", player)


def escaped(written: str) -> str:
    """Text by a user, such as their name, escaped so that it contains no link, mention, timestamp or markdown."""
    shown = discord.utils.escape_markdown(
        discord.utils.escape_mentions(on_one_line(written)), ignore_links=False
    )
    return shown.replace("<", f"<{_NOTHING}").replace("://", f":{_NOTHING}//")


def event_lines(said: Words, events: Iterable[Event]) -> list[str]:
    """A line for each event, with every change: "**Ben** rests: +3 gold; **Carla** −1 gold."

    If the game has the message `event-<key>-together`, it is the heading of a line for all seats with that event:
    "Wages: **Ben** and **Carla** −3 gold each; **Dirk** −4 gold." `event-<key>-each` adds details for each seat, and
    `event-<key>-part` for each of several events of a seat: "Cranes: **Ben** +6 points (blue 3, green 3)." If that is
    too long, each event has its own line.
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


_Share: TypeAlias = tuple[str, str, frozenset[_Sum]]
"""A seat's share of such a line: what `-each` and `-part` say about it, and its changes."""


def _together(said: Words, events: Sequence[Event]) -> list[str]:
    apart = [_line(said, event) for event in events]
    shares = _shares(said, events) if len(events) > 1 else {}
    if not shares:
        return apart
    told = []
    for (each, parts, _), seats in shares.items():
        first, *more = (event for event in events if event.seat == seats[0])
        who = said.players(seats)
        if each:
            who = said.event_each(first, who, len(seats)) or who
        changes = _in_words(said, _summed(change for event in (first, *more) for change in event.changes))
        one = _to(said, who, len(seats), changes, said.attribute(first.text, "nothing"))
        told.append(said("with-aside", sentence=one, aside=parts) if parts else one)
    heading = said(f"{events[0].text.key}-together")
    line = said("happened-with-changes", sentence=heading, changes="; ".join(told))
    return [line] if len(filled(line)) <= LONGEST_LINE else apart


def _shares(said: Words, events: Sequence[Event]) -> dict[_Share, list[int]]:
    """The seats by their share; empty if what is said about a seat besides its changes would have to be told twice."""
    by_seat: dict[int, list[Event]] = {}
    for event in events:
        if event.seat is not None:
            by_seat.setdefault(event.seat, []).append(event)
    has_each, has_part = (said.has(f"{events[0].text.key}-{what}") for what in ("each", "part"))
    shares: dict[_Share, list[int]] = {}
    for seat, own in by_seat.items():
        each: str | None = ""
        if has_each:
            each = said.event_each(own[0], "", 1) if len(own) == 1 else None
        with_parts = [event for event in own if has_part and _summed(event.changes)]
        parts = [said.event_part(one, sum(change.amount for change in one.changes)) for one in with_parts]
        if each is None or None in parts:
            return {}
        changes = frozenset(_summed(change for event in own for change in event.changes))
        shares.setdefault((each, ", ".join(filter(None, parts)), changes), []).append(seat)
    return shares


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
        told = [said.attribute(event.text, "nothing") or ""]
    if not any(told):
        return said("happened", sentence=sentence)
    return said("happened-with-changes", sentence=sentence, changes="; ".join(filter(None, told)))


def _to(said: Words, who: str, seats: int, changes: str, nothing: str | None = None) -> str:
    if changes:
        return said("happened-to", player=who, changes=changes, seats=seats)
    return said("happened-to-nothing", player=who, nothing=nothing) if nothing else who


def _summed(changes: Iterable[Change]) -> tuple[_Sum, ...]:
    """The changes of a seat, those of the same thing added up, unless a gain and a loss would cancel out."""
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


_LEFT_OUT: Final = "…"
_FOLDED: Final = "counted"  # the sum of all changes that the score counts, if there are several
_ANSWERED: Final = "answered"
"""The event of having answered a question to several, which isn't told once the seat has done anything else."""


@dataclass(frozen=True)
class Space:
    """The most words of a summary, and its greatest height on a phone, in px."""

    words: int
    height: float


MOST_WORDS: Final = 60  # the most words of a card; the rest is a click away
_ROOMY: Final = Space(MOST_WORDS, HEIGHT)


@dataclass(frozen=True)
class Summary:
    """The lines, those of the `own` seats first, and the deeds that they tell, in order, each as its events."""

    own: list[str]
    lines: list[str]
    steps: list[list[Event]]


@dataclass
class _SeatLine:
    """What one seat did and what came of it; `asked`: its player is asked now.

    The `deeds` are events grouped by phrase, so that no phrase is repeated. The least important ones may be `left_out`.
    What others' deeds brought is `received`, unless the score counts it. A `brief` line only has the changes that the
    score counts.
    """

    name: str
    asked: bool
    counted: Sequence[str]
    deeds: dict[str, list[Event]] = field(default_factory=dict)
    befell: dict[str, list[Event]] = field(default_factory=dict)
    sums: dict[str, int] = field(default_factory=dict)
    received: dict[str, int] = field(default_factory=dict)
    left_out: bool = False
    brief: bool = False

    def shorten(self, words: Words) -> bool:
        """Shorten the line: first leave out stocks of seats that aren't asked, then deeds. False if nothing is left."""
        stays = self.asked or not self._changes(words, self.sums)
        can_leave_out = len(self.deeds) > stays
        if self.brief and not can_leave_out:
            return False
        if can_leave_out and (self.asked or self.brief):
            del self.deeds[sorted(self.deeds, key=self._rank)[-1]]
            self.left_out = True
        else:
            self.brief = True
        return True

    def _rank(self, phrase: str) -> tuple[int, bool]:
        events = self.deeds[phrase]
        changes = (change for event in events for change in event.changes if change.what in self.counted)
        return -sum(abs(change.amount) for change in changes), not events[0].places

    def said(self, words: Words) -> str:
        """The line; empty if there is nothing to tell."""
        bold = _BOLD if self.asked else ""
        phrases = [*_joined(self.deeds), *([_LEFT_OUT] if self.left_out and self.deeds else [])]
        parts = [f"{self.name} {', '.join(phrases)}"] if phrases else []
        if sums := self._changes(words, self.sums):
            parts = [f"{parts[0] if parts else self.name}: {bold}{sums}{bold}"]
        befell = []
        if received := self._changes(words, self.received):
            befell.append(f"{bold}{words('summary-received', changes=received)}{bold}")
        for events in self.befell.values():
            changes = self._changes(words, changes_of(events, events[0].seat or 0))
            if not self.brief or changes:
                numbers = Counter[str]()
                for event in events:
                    numbers.update({key: n for key, n in event.arguments.items() if isinstance(n, int)})
                more: dict[str, Argument] = {**numbers, "changes": changes, "times": len(events)}
                if label := (words.attribute(events[0].text, "label", **more) or "").strip(" ,"):
                    befell.append(f"{bold}{label}{bold}")
        if not befell:  # it ends with an ellipsis, without a period
            whole = not parts or parts[0].endswith(_LEFT_OUT)
            return "".join(parts) if whole else words("happened", sentence=parts[0])
        if not parts:
            befell[0] = f"{self.name}: {befell[0]}"
        return words("happened", sentence="; ".join([*parts, *befell]))

    def _changes(self, words: Words, sums: dict[str, int]) -> str:
        counted = {what: amount for what, amount in sums.items() if what in self.counted}
        other = {} if self.brief else {what: n for what, n in sums.items() if what not in self.counted}
        if len(self.counted) > 1:
            counted = {_FOLDED: sum(counted.values())}
        told = [Change(0, what, amount) for what, amount in (counted | other).items() if amount]
        return words.changes(told)


def summarize(
    words: Words,
    entries: Sequence[LogEntry],
    asked: Iterable[int],
    counted: Sequence[str],
    room: Space = _ROOMY,
) -> Summary:
    """The summary of these entries that fits; `counted` are the changes that the score counts.

    `words` are those of the table, `asked` the seats of people who are asked now. Undone moves aren't told.
    """
    people, everybody = set(asked), list[str]()
    # By seat and player, in the order of their first event.
    lines: dict[tuple[int, str], _SeatLine] = {}
    standing: list[LogEntry] = []
    for entry in entries:
        if entry.back_to is not None:
            standing = [earlier for earlier in standing if earlier.revision <= entry.back_to]
        standing.append(entry)
    named = [[escaped(name) for name in with_signs(entry.names, entry.computers)] for entry in standing]
    for entry, names in zip(standing, named, strict=True):
        now = named[-1]
        own = {seat for seat in people if names[seat] == now[seat]}
        reader = words.reader if words.reader is None or names[words.reader] == now[words.reader] else None
        shown = [
            name if computer else f"{_BOLD}{name}{_BOLD}"
            for name, computer in zip(names, entry.computers, strict=True)
        ]
        said = replace(words, names=tuple(shown), sign="", reader=reader)
        if reader is not None:
            shown[reader] = f"{_BOLD}{said.begun(said.player(reader))}{_BOLD}"

        def line_of(seat: int, names: Sequence[str] = shown, own: Container[int] = own) -> _SeatLine:
            return lines.setdefault((seat, names[seat]), _SeatLine(names[seat], seat in own, counted))

        everybody += [_taken(said, event, line_of) for event in entry.told]
    for line in lines.values():
        of_note = {phrase: done for phrase, done in line.deeds.items() if done[0].key != _ANSWERED}
        line.deeds = of_note or line.deeds
    ordered = sorted(lines.values(), key=lambda line: not line.asked)
    return _fitted(words, ordered, list(filter(None, everybody)), room)


def _taken(said: Words, event: Event, line_of: Callable[[int], _SeatLine]) -> str:
    """Add an event to the seats' lines; return what it says about everybody."""
    of_all = said.attribute(event.text, "table")
    label = said.attribute(event.text, "label", changes="", times=1)
    if of_all is not None or event.seat is None:
        of_all = said.event(event, brief=True) if of_all is None else of_all
    elif label is not None:
        if label:
            line_of(event.seat).befell.setdefault(event.key, []).append(event)
        return ""
    elif phrase := _phrase(said, event):
        line_of(event.seat).deeds.setdefault(phrase, []).append(event)
    for change in event.changes:
        line = line_of(change.seat)
        own = event.seat in (None, change.seat) or change.what in line.counted
        sums = line.sums if own else line.received
        sums[change.what] = sums.get(change.what, 0) + change.amount
    return said.begun(of_all or "")


def _fitted(words: Words, lines: Sequence[_SeatLine], everybody: Sequence[str], room: Space) -> Summary:
    """Shorten the longest line first, those of the own seats last; then leave out the last lines."""
    of_all = [" ".join(words("happened", sentence=sentence) for sentence in everybody)] if everybody else []
    while True:
        told = [(line, said) for line in lines if (said := line.said(words))]
        texts = [*of_all, *(said for _, said in told)]
        if sum(map(word_count, texts)) <= room.words and height_of_text(texts) <= room.height:
            break
        longest = sorted(told, key=lambda one: (one[0].asked, -word_count(one[1])))
        if any(line.shorten(words) for line, _ in longest):
            continue
        if len(told) <= 1 and not of_all:
            break
        lines, of_all = ([line for line, _ in told], []) if of_all else ([line for line, _ in told[:-1]], [])
    own = [said for line, said in told if line.asked]
    others = [said for line, said in told if not line.asked]
    return Summary(own, [*own, *others, *of_all], [deed for line, _ in told for deed in line.deeds.values()])


def _phrase(said: Words, event: Event) -> str:
    """What a seat did, without its name; empty for an event that is no deed and has no short form."""
    phrase = said.attribute(event.text, "short")
    if phrase is None and event.deed and event.seat is not None:
        sentence, name = said.event(event, brief=True), f"{said.begun(said.player(event.seat))} "
        return sentence.removeprefix(name) if sentence.startswith(name) else ""
    return phrase or ""


def _joined(phrases: Iterable[str]) -> Iterator[str]:
    """The phrases, with common beginnings said once: "builds Strata, Turris", "sends an envoy to D1, E6"."""
    before: list[str] = []
    for phrase in phrases:
        words = phrase.split(" ")
        alike = sum(
            1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(before, words[:-1], strict=False))
        )
        yield " ".join(words[alike if alike == len(words) - 1 == len(before) - 1 else min(alike, 1) :])
        before = words


_FEW: Final = 6  # how many of the possible values are named
_LABELS: Final = ("value", "values", "name")
"""The arguments that are labels of choices, as in menus, or people's names."""


def refusal_sentence(refused: Refused | Refusal, table: Table | None, user: int, locale: Locale) -> str:
    """A refusal in the reader's language, with the legal values if one field is at fault."""
    said = message_words(table, locale).emphasizing("") if table else words(locale)
    if isinstance(refused, Refused):
        # A label may contain a person's name, which must be escaped in a message.
        arguments = {
            name: escaped(value) if name in _LABELS and isinstance(value, str) else value
            for name, value in refused.text.arguments.items()
        }
        return said.text(structs.replace(refused.text, arguments=arguments))
    sentence = said.text(refused.reason)
    seat = table.seat_of(user) if table else None
    if table is None or seat is None or refused.move is None or refused.field is None or not refused.offered:
        return sentence
    view = table.view(seat)
    offered = [
        table.title.words.choice(view, refused.move, refused.field, value, {}) for value in refused.offered
    ]
    offered.sort(key=lambda choice: -choice.rank)
    fitting = [said.text(choice.label) for choice in offered[:_FEW]]
    if len(offered) <= _FEW and all(re.search(rf"\b{re.escape(label)}\b", sentence) for label in fitting):
        return sentence
    if len(offered) > _FEW:
        return said(
            "refusal-would-fit-some", sentence=sentence, values=", ".join(fitting), more=len(offered) - _FEW
        )
    return said("refusal-would-fit", sentence=sentence, values=said.listed(fitting))
