"""Labels of buttons and options, short enough that a phone shows them whole, and no two of a menu alike."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from bot.i18n.fluent import Words
from bot.play.clock.clocks import HOUR, Pace


def pace_in_words(pace: Pace, said: Words) -> str:
    seconds = f"{said('option-pace')}: {seconds_in_words(pace.seconds, said)}"
    if pace.seconds is None:
        return seconds
    return f"{seconds} · {said('option-overdue')}: {said(f'option-overdue-{pace.overdue}')}"


def seconds_in_words(seconds: float | None, said: Words) -> str:
    if seconds is None:
        return said("pace-none")
    if seconds < HOUR:
        return said("pace-minutes", minutes=round(seconds / 60))
    return said("pace-hours", hours=round(seconds / HOUR))


LONGEST_LABEL: Final = 38
LONGEST_BESIDE_AN_EMOJI: Final = 34  # letters of a label that a phone shows whole: Discord's guideline
_ASIDE: Final = re.compile(r" \([^()]*\)")
_BETWEEN: Final = re.compile(r" · | – |: ")
"""What stands between the parts of a label, the most important first."""


def shortened_label(label: str, longest: int = LONGEST_LABEL) -> str:
    """A label of at most so many letters: without what is said in passing, without its last parts, by whole words."""
    return fitted_labels([label], longest)[0]


def fitted_labels(labels: Sequence[str], longest: int | Sequence[int] = LONGEST_LABEL) -> list[str]:
    """Labels that stand together, each of at most so many letters (of all, or of each), and different where they were.

    What is least needed is left out: what stands in brackets, then the last parts, then the first ones.
    """
    rooms = [longest] * len(labels) if isinstance(longest, int) else longest
    shown: list[str] = []
    taken = {label for label, room in zip(labels, rooms, strict=True) if len(label) <= room}
    for label, room in zip(labels, rooms, strict=True):
        if len(label) > room:
            shown.append(next(short for short in _shorter(label, room) if short not in taken))
            taken.add(shown[-1])
        else:
            shown.append(label)
    return shown


def left_out_of_label(label: str, short: str) -> str:
    """What of a label its short form does not say; all of it where that isn't one stretch."""
    if label.startswith(short):
        rest = label[len(short) :].strip(" ·–:")
        return rest[1:-1] if re.fullmatch(r"\([^()]*\)", rest) else rest
    return label


def _shorter(label: str, longest: int) -> Iterator[str]:
    plain = _ASIDE.sub("", label)
    candidates = [plain, *_heads(label), *_heads(plain), *_tails(label), *_tails(plain)]
    yield from (short for short in candidates if short and len(short) <= longest)
    words = _cut(label, longest)
    yield words
    number = 2
    while True:
        yield f"{_cut(label, longest - 5)} ({number})"
        number += 1


def _heads(label: str) -> Iterable[str]:
    """The label without its last part, its last two, and so on."""
    return [label[: found.start()] for found in reversed([*_BETWEEN.finditer(label)])]


def _tails(label: str) -> Iterable[str]:
    """The label without its first part, its first two, and so on."""
    return [label[found.end() :] for found in _BETWEEN.finditer(label)]


def _cut(label: str, longest: int) -> str:
    room = label[: longest - 1]
    whole = room.rsplit(" ", 1)[0] if " " in room and label[longest - 1] != " " else room
    return whole.rstrip(" ·–:,(") + "…"
