"""Matching typed texts with offers: regardless of case and accents, half typed, or with a wrong letter."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from difflib import get_close_matches
from functools import lru_cache
from itertools import chain, islice
from typing import Final, TypeAlias

from bot.channel.messages.components import cut
from bot.channel.messages.sentences import escaped
from bot.i18n.fluent import Words

from .prompt import DASH, Offer

FEW = 5  # how many values are named in a sentence; further ones are counted
LONGEST_TYPED: Final = 100  # characters of a typed text that are read; no name is longer
_WORDS: Final = re.compile(r"(?<!\w)[+-](?=\d)|\w+")
_WRITTEN_OUT: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "ae", "Ö": "oe", "Ü": "ue"})
_MISTYPED: Final = 4  # the fewest letters of a word that may have a wrong one

ReadsWord: TypeAlias = Callable[[str, str], bool]
"""Whether a typed word means a written word."""


@lru_cache(maxsize=16_384)
def plain_words(written: str) -> str:
    """The letters, digits and signs of numbers in a text, without case and accents; cached, as offers recur."""
    letters = unicodedata.normalize("NFKD", written.casefold()).replace("\N{MINUS SIGN}", "-").casefold()
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(_WORDS.findall(bare))[:LONGEST_TYPED]


def spellings(written: str) -> tuple[str, str]:
    """A name in both ways in which it may be typed: "sagewerk" and "saegewerk" for "Sägewerk"."""
    return plain_words(written), plain_words(written.translate(_WRITTEN_OUT))


def words_in(*names: str) -> frozenset[str]:
    return frozenset(word for name in names for plain in spellings(name) for word in plain.split())


def begins_with(written: str, part: str) -> bool:
    """Whether a word begins with the part; "L14" doesn't begin with "L1"."""
    return written.startswith(part) and not (
        part[-1].isdigit() and written[len(part) : len(part) + 1].isdigit()
    )


def is_mistyped(written: str, typed: str) -> bool:
    """Whether a word begins as typed except for one letter: wrong, missing or too many, or two letters swapped."""
    if len(typed) < _MISTYPED or not typed.isalpha():
        return False
    alike = next((n for n, (a, b) in enumerate(zip(typed, written, strict=False)) if a != b), len(written))
    wrong, missing, rest = typed[alike + 1 :], typed[alike:], written[alike + 1 :]
    swapped = typed[alike : alike + 2] == written[alike : alike + 2][::-1]
    return (
        rest.startswith((wrong, missing))
        or written[alike:].startswith(wrong)
        or (swapped and written[alike + 2 :].startswith(typed[alike + 2 :]))
    )


def all_read(reads: ReadsWord, written: Iterable[str], typed: Sequence[str]) -> bool:
    """Whether each typed word means a written one; False if nothing is typed."""
    return bool(typed) and all(any(reads(word, part) for word in written) for part in typed)


def matching_offers(typed: str, offered: Iterable[Offer]) -> list[Offer]:
    """The offers that a text may mean, by the strictest reading that finds any."""
    read = _read(typed, offered, _SURE)
    return [offer for strictness, offer in read if strictness == read[0][0]]


def offers_meant(
    typed: str, offered: Sequence[Offer], in_languages: Iterable[Iterable[Offer]]
) -> list[Offer]:
    """The offers that a text may mean in the reader's language, else in another one, else with a wrong letter."""
    for known in chain([offered], in_languages):
        if found := {offer.value for offer in matching_offers(typed, known)}:
            return [offer for offer in offered if offer.value in found]
    parts = plain_words(typed).split()
    return [offer for offer in offered if all_read(_nearly_begins, words_in(offer.label), parts)]


def suggested_offers(typed: str, offered: Iterable[Offer]) -> list[Offer]:
    """The offers that fit an unfinished text, the strictest reading first; all if nothing is typed."""
    return [offer for _, offer in _read(typed, offered, _SO_FAR)] if plain_words(typed) else list(offered)


def nearest_offers(typed: str, offered: Sequence[Offer]) -> list[Offer]:
    """All offers, those most similar to the text first."""
    near = nearest_names(typed, [offer.label for offer in offered], len(offered))
    return sorted(offered, key=lambda offer: near.index(offer.label) if offer.label in near else len(near))


def nearest_names(typed: str, names: Iterable[str], most: int) -> list[str]:
    """The names that are most similar to a text, as a whole or in one of their words."""
    called: defaultdict[str, list[str]] = defaultdict(list)
    for name in names:
        for part in (name, *name.split()):
            called[plain_words(part)].append(name)
    near = get_close_matches(plain_words(typed), called, n=len(called) or 1)
    return list(dict.fromkeys(name for part in near for name in called[part]))[:most]


def values_in_words(said: Words, offered: Sequence[Offer]) -> str:
    """A few values in words, without their costs: "Sawmill, Quarry and 3 more"."""
    labels = list(dict.fromkeys(offer.label.partition(DASH)[0] for offer in offered))
    if len(labels) <= FEW + 1:
        return said.listed(labels)
    return said("values-more", values=", ".join(labels[:FEW]), more=len(labels) - FEW)


def quoted(typed: str) -> str:
    return cut(escaped(typed.strip()), 40)


def is_named(typed: str, offer: Offer) -> bool:
    """Whether a text is the full name of an offer, or its token or line."""
    return bool(_read(typed, [offer], _NAMED))


def _nearly_begins(written: str, typed: str) -> bool:
    return begins_with(written, typed) or is_mistyped(written, typed)


def _read(typed: str, offered: Iterable[Offer], readings: int) -> list[tuple[int, Offer]]:
    """The offers that a text means by one of the first readings, with the number of the reading, strictest first."""
    found = []
    for offer in offered:
        read = islice(_readings(typed.strip(), plain_words(typed), offer), readings)
        found += [(number, offer) for number, means in enumerate(read) if means][:1]
    return sorted(found, key=lambda one: one[0])


_NAMED: Final = 3
_SURE: Final = 5
_SO_FAR: Final = 7
"""How many of the readings to try for a full name, for an exact text, for an unfinished text."""


def _readings(typed: str, wanted: str, offer: Offer) -> Iterator[bool]:
    """Whether a text, in plain words `wanted`, means an offer: by each reading, the strictest first."""
    yield typed.casefold() == offer.token.casefold()
    names = (offer.label, offer.line, offer.place or "", *offer.also)
    yield bool(wanted) and any(wanted in spellings(name) for name in names)
    # a line offered before other options were filled in, which may have changed its cost and hint
    name = plain_words(typed.partition(DASH)[0])
    costs = DASH in typed and bool(name) and name == plain_words(offer.label.partition(DASH)[0])
    name, colon, _ = typed.partition(": ")
    yield costs or (bool(colon) and plain_words(name) == plain_words(offer.label))
    line, words, parts = plain_words(offer.line), words_in(offer.line), wanted.split()
    yield bool(wanted) and begins_with(line, wanted)
    letters = [part for part in parts if len(part) == 1 and part.isalpha()]  # begin words of nearly any hint
    named = not letters or all_read(begins_with, words_in(offer.label), letters)
    yield named and all_read(begins_with, words, parts)
    # while somebody is still typing: "L1" may become "L14"
    yield all_read(str.startswith, words, parts)
    yield wanted in line
