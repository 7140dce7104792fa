"""What happened between two questions to people, summed up for everybody: a line a seat, in few words.

A line names what the seat did, then what all of it brought: "Anna builds a sawmill at L14: +4 points, −2 gold; wages
−3 gold". The line of a person who is asked comes first, what concerns them bold in it. What an event becomes, its
message says by attributes: `.short` is what the seat did, as a phrase without its name (a deed without it is its own
sentence), `.label` is what befell the seat, with its own `$changes` and `$times` how often, `.table` what happened to
all. Where the attribute is empty the event is not told here; the log tells all.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Final

from bot.engine import Argument, Change, Event, changes_of
from bot.i18n.fluent import Words
from bot.play.history.log import LogEntry
from bot.play.table import with_signs

from .message_size import height_of_text, word_count
from .sentences import escaped

_LEFT_OUT: Final = "…"
_BOLD: Final = "**"
_FOLDED: Final = "counted"  # the change that stands for all that a score counts, where these are several
_ANSWERED: Final = "answered"
"""That somebody has answered what several are asked goes without saying once they have done anything else."""


@dataclass(frozen=True)
class Space:
    """So many words there are at most, so high on a phone, in px."""

    words: int
    height: float

    def holds(self, texts: Sequence[str]) -> bool:
        return sum(map(word_count, texts)) <= self.words and height_of_text(texts) <= self.height


@dataclass(frozen=True)
class Summary:
    """The lines, first those of the `own` seats; and the deeds that they tell, in their order, each as its events."""

    own: list[str]
    others: list[str]
    steps: list[list[Event]]

    @property
    def lines(self) -> list[str]:
        return [*self.own, *self.others]


@dataclass
class _Deed:
    """Something a seat did once or more: the phrase, its events, and how much the score changed by it."""

    phrase: str
    events: list[Event]
    worth: int


@dataclass
class _SeatLine:
    """What one seat did and what came of it; the player of one that is `asked` is asked now.

    So many of the deeds are `told`, those of most worth. In a `brief` line stand those changes alone that the score
    counts.
    """

    name: str
    asked: bool
    counted: Sequence[str]
    deeds: list[_Deed] = field(default_factory=list)
    befell: dict[str, list[Event]] = field(default_factory=dict)
    sums: dict[str, int] = field(default_factory=dict)
    left_out: int = 0
    brief: bool = False

    def did(self, phrase: str, event: Event) -> None:
        """Add a deed; the same done again appears once."""
        worth = sum(abs(change.amount) for change in event.changes if change.what in self.counted)
        known = next((deed for deed in self.deeds if deed.phrase == phrase), None)
        if known is None:
            self.deeds.append(_Deed(phrase, [event], worth))
        else:
            known.events.append(event)
            known.worth += worth

    @property
    def told(self) -> list[_Deed]:
        """The deeds that are told, in their order."""
        most = sorted(self.deeds, key=lambda deed: (-deed.worth, not deed.events[0].places))
        kept = [id(deed) for deed in most[: len(self.deeds) - self.left_out]]
        return [deed for deed in self.deeds if id(deed) in kept]

    def shorten(self, words: Words) -> bool:
        """Tell less: of others first the stocks, then deeds. False where nothing is left to leave out."""
        stays = self.asked or not self._changes(words, self.sums)
        can_leave_out = self.left_out < len(self.deeds) - stays
        if self.brief and not can_leave_out:
            return False
        if can_leave_out and (self.asked or self.brief):
            self.left_out += 1
        else:
            self.brief = True
        return True

    def said(self, words: Words) -> str:
        """The line; nothing where nothing is left to tell."""
        phrases = [*_joined(self.told), *([_LEFT_OUT] if self.left_out and self.told else [])]
        sums = self._changes(words, self.sums)
        sentence = " ".join(filter(None, (self.name, ", ".join(phrases))))
        parts = []
        if phrases and sums:
            parts.append(f"{sentence}: {self._own(sums)}")
        elif phrases:
            parts.append(sentence)
        elif sums:
            parts.append(f"{self.name}: {self._own(sums)}")
        befell = [self._own(label) for label in self._labels(words)]
        if not befell:  # where it breaks off it has no period
            whole = not parts or parts[0].endswith(_LEFT_OUT)
            return "".join(parts) if whole else words("happened", sentence=parts[0])
        if not parts:
            befell[0] = f"{self.name}: {befell[0]}"
        return words("happened", sentence="; ".join([*parts, *befell]))

    def _labels(self, words: Words) -> list[str]:
        labels = []
        for events in self.befell.values():
            changes = self._changes(words, changes_of(events, events[0].seat or 0))
            if self.brief and not changes:
                continue
            more: dict[str, Argument] = {"changes": changes, "times": len(events)}
            labels.append((words.attribute(events[0].text, "label", **more) or "").strip(" ,"))
        return [label for label in labels if label]

    def _changes(self, words: Words, sums: dict[str, int]) -> str:
        counted = {what: amount for what, amount in sums.items() if what in self.counted}
        other = {} if self.brief else {what: n for what, n in sums.items() if what not in self.counted}
        if len(self.counted) > 1:
            counted = {_FOLDED: sum(counted.values())}
        told = [Change(0, what, amount) for what, amount in (counted | other).items() if amount]
        return words.changes(told)

    def _own(self, said: str) -> str:
        return f"{_BOLD}{said}{_BOLD}" if self.asked and said else said


def summarize(
    words: Words, entries: Sequence[LogEntry], asked: Iterable[int], counted: Sequence[str], room: Space
) -> Summary:
    """What these entries come to, as far as there is room; `counted` are the changes that the score counts.

    `words` are those of the table, `asked` the seats of people who are asked now. What was taken back is not told.
    """
    people, everybody = set(asked), list[str]()
    lines: dict[
        tuple[int, str], _SeatLine
    ] = {}  # by seat and who sat there, in the order in which they begin
    now = _names(entries[-1]) if entries else []
    for entry in _standing(entries):
        names = _names(entry)
        own = {seat for seat in people if names[seat] == now[seat]}
        reader = words.reader if words.reader is None or names[words.reader] == now[words.reader] else None
        shown = [
            name if computer else f"{_BOLD}{name}{_BOLD}"
            for name, computer in zip(names, entry.computers, strict=True)
        ]
        said = words.emphasising("").naming(shown).read_by(reader)
        if reader is not None:
            shown[reader] = f"{_BOLD}{said.begun(said.player(reader))}{_BOLD}"

        def line_of(seat: int, names: Sequence[str] = shown, own: Container[int] = own) -> _SeatLine:
            return lines.setdefault((seat, names[seat]), _SeatLine(names[seat], seat in own, counted))

        for event in entry.events:
            if entry.former is not None and event.key == "returned":
                continue  # who came, the card says in a line of its own
            of_all = said.attribute(event.text, "table")
            label = said.attribute(event.text, "label", changes="", times=1)
            if of_all is not None or event.seat is None:
                everybody.append(said.event_briefly(event) if of_all is None else of_all)
            elif label is not None:
                if label:
                    line_of(event.seat).befell.setdefault(event.key, []).append(event)
                continue
            elif phrase := _phrase(said, event):
                line_of(event.seat).did(phrase, event)
            for change in event.changes:
                sums = line_of(change.seat).sums
                sums[change.what] = sums.get(change.what, 0) + change.amount
    for line in lines.values():
        line.deeds = [deed for deed in line.deeds if deed.events[0].key != _ANSWERED] or line.deeds
    ordered = sorted(lines.values(), key=lambda line: not line.asked)
    return _fitted(words, ordered, list(filter(None, everybody)), room)


def _fitted(words: Words, lines: Sequence[_SeatLine], everybody: Sequence[str], room: Space) -> Summary:
    """The longest line is shortened first, those of the own seats last; then the last ones are left out."""
    of_all = [" ".join(words("happened", sentence=sentence) for sentence in everybody)] if everybody else []
    while True:
        told = [(line, said) for line in lines if (said := line.said(words))]
        if room.holds([*of_all, *(said for _, said in told)]):
            break
        longest = sorted(told, key=lambda one: (one[0].asked, -word_count(one[1])))
        if any(line.shorten(words) for line, _ in longest):
            continue
        if len(told) <= 1 and not of_all:
            break
        lines, of_all = ([line for line, _ in told], []) if of_all else ([line for line, _ in told[:-1]], [])
    return Summary(
        [said for line, said in told if line.asked],
        [*(said for line, said in told if not line.asked), *of_all],
        [deed.events for line, _ in told for deed in line.told],
    )


def _standing(entries: Sequence[LogEntry]) -> list[LogEntry]:
    """The entries without what was taken back."""
    standing: list[LogEntry] = []
    for entry in entries:
        if entry.back_to is not None:
            standing = [earlier for earlier in standing if earlier.revision <= entry.back_to]
        standing.append(entry)
    return standing


def _names(entry: LogEntry) -> list[str]:
    return [escaped(name) for name in with_signs(entry.names, entry.computers)]


def _phrase(said: Words, event: Event) -> str:
    """What a seat did, without its name; nothing of what is no deed, and says nothing of its own."""
    phrase = said.attribute(event.text, "short")
    if phrase is None and event.deed and event.seat is not None:
        sentence, name = said.event_briefly(event), f"{said.begun(said.player(event.seat))} "
        return sentence.removeprefix(name) if sentence.startswith(name) else ""
    return phrase or ""


def _joined(deeds: Sequence[_Deed]) -> Iterator[str]:
    """The phrases; what begins alike is said once: "builds Strata, Turris", "sends an envoy to D1, E6"."""
    before: list[str] = []
    for deed in deeds:
        words = deed.phrase.split(" ")
        alike = sum(
            1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(before, words[:-1], strict=False))
        )
        yield " ".join(words[alike if alike == len(words) - 1 == len(before) - 1 else min(alike, 1) :])
        before = words
