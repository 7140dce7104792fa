"""Pictures in words: descriptions for whoever can't see or load them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.engine import AnyView, Described
from bot.faults import spared
from bot.tables.table import Table
from bot.words.fluent import Words

from .gallery import LONGEST_ALT

_FOR_THE_TABLE: Final = 320
"""Characters for what belongs to nobody, before the seats share the rest."""


def descriptions(table: Table) -> list[str]:
    """The pictures of the table as everybody sees it, in words."""
    view, said = table.view(None), table.words()
    pictured = spared("what is said of pictures", [], table.title.telling.pictured, view)
    return [spared("what is said of a picture", "", described, picture, view, said) for picture in pictured]


def described(picture: Described, view: AnyView, said: Words) -> str:
    """A picture in at most as many letters as Discord takes: the seats that are asked first, each named once.

    Every seat has the same room, and what doesn't fit in it is left out whole.
    """
    opening, *others = map(said.text, picture.table)
    lines = _that_fit([opening, *others], _FOR_THE_TABLE) or [opening]
    asked = {one.seat for one in view.asked}
    seats = sorted(picture.seats, key=lambda seat: seat not in asked)
    names = [
        said("described-asked" if seat in asked else "described-seat", player=said.player(seat))
        for seat in seats
    ]
    room = LONGEST_ALT - sum(len(line) + 1 for line in lines)
    for name, seat in zip(names, seats, strict=True):
        own = room // len(seats) - len(name) - len(_BETWEEN)
        parts = _that_fit(map(said.text, picture.seats[seat]), own, _BETWEEN)
        lines.append(f"{name} {_BETWEEN.join(parts)}")
    left = LONGEST_ALT - sum(len(line) + 1 for line in lines)
    lines += _that_fit((line for line in others if line not in lines), left)
    return "\n".join(lines)


def fitting(lines: Sequence[str]) -> str:
    """Lines as a description: as many as fit, none of them cut."""
    return "\n".join(_that_fit(lines, LONGEST_ALT))


_BETWEEN: Final = "; "


def _that_fit(texts: Iterable[str], room: int, between: str = "\n") -> list[str]:
    """The first texts, those left out that would not fit in so many characters with what stands between them."""
    kept: list[str] = []
    for written in texts:
        room -= len(written) + len(between)
        if room < 0:
            room += len(written) + len(between)
            continue
        kept.append(written)
    return kept
