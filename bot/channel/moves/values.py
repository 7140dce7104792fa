"""Values of a field as players read them, and type them: without case and accents, half typed, with a letter wrong."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

from bot.channel.messages import cut, escaped
from bot.engine import Move, Value
from bot.games.game_words import GameWords
from bot.i18n.fluent import Words
from bot.play.errors import Refused

_DASH: Final = " – "

_ALIKE: Final = 0.55

FEW = 5  # so many values are named in a sentence; further ones are counted
LONGEST_TYPED: Final = 100  # letters of a typed text that are looked at; nothing on offer has a longer name
_WORDS: Final = re.compile(r"(?<!\w)[+-](?=\d)|\w+")

_UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})

_WRITTEN_OUT: Final = (("ae", "a"), ("oe", "o"), ("ue", "u"))

_MISTYPED: Final = 4  # from so many letters on a word may have a wrong one


@dataclass(frozen=True)
class Offer:
    """A value that may be chosen, in the reader's words; `token` stands for it in ids and options.

    `icon` is the artwork that stands for what its label names, `whole_icon` for what names the whole answer.
    """

    value: Value
    label: str
    hint: str = ""
    rank: float = 0
    place: str | None = None
    badge: str = ""
    also: tuple[str, ...] = ()
    note: str = ""
    legend: tuple[str, ...] = ()
    whole: str = ""
    icon: str = ""
    whole_icon: str = ""

    @property
    def token(self) -> str:
        return str(self.value)

    @property
    def line(self) -> str:
        """The value with its hint: "Sawmill – 2 gold"."""
        return f"{self.label}{_DASH}{self.hint}" if self.hint else self.label


def offers(
    said: Words,
    game_words: GameWords,
    view: Any,
    move: type[Move],
    field: str,
    values: Sequence[Value],
    chosen: Mapping[str, Value],
) -> list[Offer]:
    """The values on offer, the most wanted first, made different where they would read the same."""
    made = []
    for value in values:
        choice = game_words.choice(view, move, field, value, chosen)
        made.append(
            Offer(
                value,
                said.text(choice.label),
                said.text(choice.hint) if choice.hint else "",
                choice.rank,
                choice.place,
                choice.badge,
                choice.also,
                said.text(choice.note) if choice.note else "",
                tuple(map(said.text, choice.legend)),
                said.text(choice.whole) if choice.whole else "",
                said.icons.of(choice.label),
                said.icons.of(choice.whole) if choice.whole else "",
            )
        )
    made.sort(key=lambda offer: -offer.rank)
    alike = Counter(offer.label for offer in made)
    return [
        replace(offer, label=f"{offer.label} ({offer.token})") if alike[offer.label] > 1 else offer
        for offer in made
    ]


def best_offer(offered: Sequence[Offer]) -> Offer:
    return max(offered, key=lambda offer: offer.rank)


def matching_offers(typed: str, offered: Iterable[Offer]) -> list[Offer]:
    """What the typed text may mean. The strictest reading that means anything counts."""
    offered = list(offered)
    wanted = plain_words(typed)
    for reads in _READINGS:
        found = [offer for offer in offered if reads(typed.strip(), wanted, offer)]
        if found:
            return found
    return []


def suggested_offers(typed: str, offered: Iterable[Offer]) -> list[Offer]:
    """What fits the text typed so far, the better reading first; all of it while nothing is typed."""
    offered = list(offered)
    wanted = plain_words(typed)
    if not wanted:
        return offered
    found: dict[Offer, None] = {}
    for reads in (*_READINGS, _begins_words_so_far, _contains):
        found |= dict.fromkeys(offer for offer in offered if reads(typed.strip(), wanted, offer))
    return list(found)


def mistyped_offers(typed: str, offered: Iterable[Offer]) -> list[Offer]:
    """What the text means if one letter of a word is wrong."""
    parts = plain_words(typed).split()

    def fits(part: str, offer: Offer) -> bool:
        return any(begins_with(word, part) or is_mistyped(part, word) for word in spellings(offer.label))

    return [offer for offer in offered if parts and all(fits(part, offer) for part in parts)]


def only_value(said: Words, name: str, typed: str, found: Sequence[Offer]) -> Value:
    """The one value that a text may mean. Raises Refused where there are several."""
    if len(found) > 1:
        raise Refused("ambiguous", field=name, typed=_shown(typed), values=values_in_words(said, found))
    return found[0].value


def unknown_value(said: Words, name: str, typed: str, offered: Sequence[Offer]) -> Refused:
    """That nothing on offer is called by the text, with what reads most like it."""
    return Refused(
        "unknown-value",
        field=name,
        typed=_shown(typed),
        values=values_in_words(said, nearest_offers(typed, offered)),
    )


def _shown(typed: str) -> str:
    return cut(escaped(typed.strip()), 40)


def nearest_offers(typed: str, offered: Sequence[Offer]) -> list[Offer]:
    """All that is on offer, what reads most like the text first, and else in the order of their ranks."""
    wanted = plain_words(typed)

    def alike(offer: Offer) -> float:
        most = max(similarity(wanted, plain_words(offer.label)), similarity(wanted, plain_words(offer.token)))
        return most if most > _ALIKE else 0.0

    return sorted(offered, key=lambda offer: -alike(offer))


def values_in_words(said: Words, offered: Sequence[Offer]) -> str:
    """A few values in words: "Sawmill, Quarry and 3 more"."""
    labels = [offer.label for offer in offered]
    if len(labels) <= FEW + 1:
        return said.listed(labels)
    return said("values-more", values=", ".join(labels[:FEW]), more=len(labels) - FEW)


def is_named(typed: str, offer: Offer) -> bool:
    """Whether a text is the name of what is on offer, in full, or its token or line."""
    return any(reads(typed.strip(), plain_words(typed), offer) for reads in _NAMED)


def _is_token(typed: str, wanted: str, offer: Offer) -> bool:
    return typed.casefold() == offer.token.casefold()


def _is_name(typed: str, wanted: str, offer: Offer) -> bool:
    names = (offer.label, offer.line, offer.place or "", *offer.also)
    return bool(wanted) and any(reads_alike(name, wanted) for name in names)


def _is_name_with_older_hint(typed: str, wanted: str, offer: Offer) -> bool:
    """A line as it was offered before other options were filled in: they may have changed its hint."""
    return _DASH in typed and wanted.startswith(f"{plain_words(offer.label)} ")


def _is_name_with_older_price(typed: str, wanted: str, offer: Offer) -> bool:
    """A line whose label has changed behind its name: a price, say, that another option has lowered."""
    name = plain_words(typed.split(_DASH)[0])
    return _DASH in typed and bool(name) and name == plain_words(offer.label.split(_DASH)[0])


def _begins(typed: str, wanted: str, offer: Offer) -> bool:
    return bool(wanted) and begins_with(plain_words(offer.line), wanted)


def _begins_words(typed: str, wanted: str, offer: Offer) -> bool:
    words = spellings(offer.line)
    return bool(wanted) and all(any(begins_with(word, part) for word in words) for part in wanted.split())


_NAMED: Final[tuple[Callable[[str, str, Offer], bool], ...]] = (
    _is_token,
    _is_name,
    _is_name_with_older_hint,
    _is_name_with_older_price,
)

_READINGS: Final = (*_NAMED, _begins, _begins_words)  # the strictest reading first


def _begins_words_so_far(typed: str, wanted: str, offer: Offer) -> bool:
    """The same while somebody is still typing: "L1" may become "L14"."""
    words = spellings(offer.line)
    return all(any(word.startswith(part) for word in words) for part in wanted.split())


def _contains(typed: str, wanted: str, offer: Offer) -> bool:
    return wanted in plain_words(offer.line)


@lru_cache(maxsize=16_384)
def plain_words(written: str) -> str:
    """Letters, digits and the signs of numbers, without case and accents. What is on offer is offered again."""
    return " ".join(_WORDS.findall(_bare(_cased(written))))[:LONGEST_TYPED]


@lru_cache(maxsize=16_384)
def spellings_by_word(written: str) -> tuple[frozenset[str], ...]:
    """Each word in all ways in which it may be typed: "sagewerk" and "saegewerk" for "Sägewerk"."""
    return tuple(
        frozenset((bare := _bare(word), _bare(word.translate(_UMLAUTS)), _without_e(bare)))
        for word in _WORDS.findall(_cased(written))
    )


@lru_cache(maxsize=16_384)
def spellings(written: str) -> frozenset[str]:
    """All words of a name, in all ways in which they may be typed."""
    return frozenset().union(*spellings_by_word(written))


def reads_alike(written: str, wanted: str) -> bool:
    """Whether a plain text is the name, in one of the ways in which that may be typed."""
    words, parts = spellings_by_word(written), wanted.split()
    return len(words) == len(parts) and all(map(frozenset.__contains__, words, parts))


def begins_with(written: str, part: str) -> bool:
    """Whether it begins with the part; "L1" is no beginning of "L14"."""
    return written.startswith(part) and not (
        part[-1].isdigit() and written[len(part) : len(part) + 1].isdigit()
    )


def is_mistyped(typed: str, word: str) -> bool:
    """Whether the word begins as typed but for one letter: a wrong one, one too many or too few, or two swapped."""
    if len(typed) < _MISTYPED or not typed.isalpha():
        return False
    alike = next((n for n, (a, b) in enumerate(zip(typed, word, strict=False)) if a != b), len(word))
    wrong, missing, rest = typed[alike + 1 :], typed[alike:], word[alike + 1 :]
    swapped = typed[alike : alike + 2] == word[alike : alike + 2][::-1]
    return (
        rest.startswith(wrong)
        or rest.startswith(missing)
        or word[alike:].startswith(wrong)
        or (swapped and word[alike + 2 :].startswith(typed[alike + 2 :]))
    )


def similarity(first: str, second: str) -> float:
    """How much two plain texts have in common, from 0 to 1: pairs of letters side by side."""
    one, other = _pairs(first), _pairs(second)
    return 2 * len(one & other) / (len(one) + len(other))


def _cased(written: str) -> str:
    if written.isascii():
        return written.casefold()
    return unicodedata.normalize("NFC", written).casefold().replace("\N{MINUS SIGN}", "-")


def _bare(cased: str) -> str:
    if cased.isascii():
        return cased
    return "".join(c for c in unicodedata.normalize("NFKD", cased) if not unicodedata.combining(c)).casefold()


def _without_e(bare: str) -> str:
    """With the umlauts that are written out as they look without their dots."""
    for written_out, short in _WRITTEN_OUT:
        bare = bare.replace(written_out, short)
    return bare


@lru_cache(maxsize=16_384)
def _pairs(written: str) -> frozenset[str]:
    """Each letter with the one after it, the ends of the text too."""
    framed = f" {written} "
    return frozenset(framed[index : index + 2] for index in range(len(framed) - 1))
