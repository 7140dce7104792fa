"""Values of a field as a player reads them and types them."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

from bot.channel.messages.components import cut
from bot.channel.messages.sentences import escaped
from bot.engine import Move, Telling, Value
from bot.tables.refused import Refused
from bot.words.fluent import Words

_DASH: Final = " – "
_WORDS: Final = re.compile(r"(?<!\w)[+-](?=\d)|\w+")
_ALIKE: Final = 0.55

LONGEST_TYPED: Final = 100
"""Letters of a typed text that are looked at; nothing on offer has a longer name."""

FEW = 5
"""So many values are named in a sentence; further ones are counted."""


@dataclass(frozen=True)
class Offer:
    """A value that may be chosen, in the reader's words; `token` stands for it in ids and options."""

    value: Value
    label: str
    hint: str = ""
    rank: float = 0
    place: str | None = None
    badge: str = ""
    also: tuple[str, ...] = ()

    @property
    def token(self) -> str:
        """The value as Discord carries it."""
        return str(self.value)

    @property
    def line(self) -> str:
        """The value with its hint: "Sawmill – 2 gold"."""
        return f"{self.label}{_DASH}{self.hint}" if self.hint else self.label


def offers(
    said: Words,
    telling: Telling,
    view: Any,
    move: type[Move],
    field: str,
    values: Sequence[Value],
    chosen: Mapping[str, Value],
) -> list[Offer]:
    """The values on offer, what players want first; those that read alike are told apart."""
    made = []
    for value in values:
        choice = telling.choice(view, move, field, value, chosen)
        hint = said.text(choice.hint) if choice.hint else ""
        label = said.text(choice.label)
        made.append(Offer(value, label, hint, choice.rank, choice.place, choice.badge, choice.also))
    made.sort(key=lambda offer: -offer.rank)
    alike = Counter(offer.label for offer in made)
    return [
        replace(offer, label=f"{offer.label} ({offer.token})") if alike[offer.label] > 1 else offer
        for offer in made
    ]


def best(offered: Sequence[Offer]) -> Offer:
    """What ranks highest, the first of equals."""
    return max(offered, key=lambda offer: offer.rank)


def matching(typed: str, offered: Iterable[Offer]) -> list[Offer]:
    """What the typed text may mean. The strictest reading that means anything counts."""
    offered = list(offered)
    wanted = _plain(typed)
    for reads in _READINGS:
        found = [offer for offer in offered if reads(typed.strip(), wanted, offer)]
        if found:
            return found
    return []


def suggested(typed: str, offered: Iterable[Offer]) -> list[Offer]:
    """What fits the text typed so far, the better reading first; all of it while nothing is typed."""
    offered = list(offered)
    wanted = _plain(typed)
    if not wanted:
        return offered
    found: dict[Offer, None] = {}
    for reads in (*_READINGS, _begins_words_so_far, _contains):
        found |= dict.fromkeys(offer for offer in offered if reads(typed.strip(), wanted, offer))
    return list(found)


def read(said: Words, name: str, typed: str, offered: Sequence[Offer]) -> Value:
    """The value that the text means; `name` is the field's. Raises Refused with what would fit."""
    found = matching(typed, offered)
    if len(found) == 1:
        return found[0].value
    shown = cut(escaped(typed.strip()), 40)
    if found:
        raise Refused("ambiguous", field=name, typed=shown, values=named(said, found))
    raise Refused("unknown-value", field=name, typed=shown, values=named(said, nearest(typed, offered)))


def nearest(typed: str, offered: Sequence[Offer]) -> list[Offer]:
    """All that is on offer, what reads most like the text first, and else in the order of their ranks.

    Texts are alike in the pairs of letters that they share, which costs the same whatever somebody types.
    """
    wanted = _pairs(_plain(typed))

    def likeness(offer: Offer) -> float:
        names = (_pairs(_plain(offer.label)), _pairs(_plain(offer.token)))
        alike = max(2 * len(wanted & name) / (len(wanted) + len(name)) for name in names)
        return alike if alike > _ALIKE else 0.0

    return sorted(offered, key=lambda offer: -likeness(offer))


def named(said: Words, offered: Sequence[Offer]) -> str:
    """A few values in words: "Sawmill, Quarry and 3 more"."""
    labels = [offer.label for offer in offered]
    if len(labels) <= FEW + 1:
        return said.listed(labels)
    return said("values-more", values=", ".join(labels[:FEW]), more=len(labels) - FEW)


@lru_cache(maxsize=16_384)
def _plain(written: str) -> str:
    """Letters, digits and the signs of numbers, without case and accents. What is on offer is offered again."""
    if not written.isascii():
        written = "".join(c for c in unicodedata.normalize("NFKD", written) if not unicodedata.combining(c))
        written = written.replace("\N{MINUS SIGN}", "-")
    return " ".join(_WORDS.findall(written.casefold()))[:LONGEST_TYPED]


@lru_cache(maxsize=16_384)
def _pairs(plain: str) -> frozenset[str]:
    """Each letter with the one after it, the ends of the text too."""
    framed = f" {plain} "
    return frozenset(framed[index : index + 2] for index in range(len(framed) - 1))


def _is_token(typed: str, wanted: str, offer: Offer) -> bool:
    return typed.casefold() == offer.token.casefold()


def _is_name(typed: str, wanted: str, offer: Offer) -> bool:
    names = (offer.label, offer.line, offer.place or "", *offer.also)
    return bool(wanted) and wanted in [_plain(name) for name in names]


def _is_name_with_older_hint(typed: str, wanted: str, offer: Offer) -> bool:
    """A line as it was offered before other options were filled in: they may have changed its hint."""
    return _DASH in typed and wanted.startswith(f"{_plain(offer.label)} ")


def _is_name_with_older_price(typed: str, wanted: str, offer: Offer) -> bool:
    """A line whose label has changed behind its name: a price, say, that another option has lowered."""
    name = _plain(typed.split(_DASH)[0])
    return _DASH in typed and bool(name) and name == _plain(offer.label.split(_DASH)[0])


def _begins(typed: str, wanted: str, offer: Offer) -> bool:
    return bool(wanted) and _starts(_plain(offer.line), wanted)


def _begins_words(typed: str, wanted: str, offer: Offer) -> bool:
    words = _plain(offer.line).split()
    return bool(wanted) and all(any(_starts(word, part) for word in words) for part in wanted.split())


def _starts(line: str, part: str) -> bool:
    """Whether the line begins with the part; "L1" is no beginning of "L14"."""
    return line.startswith(part) and not (part[-1].isdigit() and line[len(part) : len(part) + 1].isdigit())


def _begins_words_so_far(typed: str, wanted: str, offer: Offer) -> bool:
    """The same while somebody is still typing: "L1" may become "L14"."""
    words = _plain(offer.line).split()
    return all(any(word.startswith(part) for word in words) for part in wanted.split())


def _contains(typed: str, wanted: str, offer: Offer) -> bool:
    return wanted in _plain(offer.line)


_READINGS: tuple[Callable[[str, str, Offer], bool], ...] = (
    _is_token,
    _is_name,
    _is_name_with_older_hint,
    _is_name_with_older_price,
    _begins,
    _begins_words,
)
