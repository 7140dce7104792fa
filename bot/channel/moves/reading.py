"""What typed texts mean in a question: without case and accents, half typed, with a letter wrong; else why nothing."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import islice
from typing import Final

import msgspec

from bot.channel.messages import cut, escaped
from bot.engine import Form, Refusal, Text, Value
from bot.i18n.fluent import LOCALES, Words
from bot.play.errors import Refused

from .prompt import DASH, Offer, Prompt

_ALIKE: Final = 0.55

FEW = 5  # so many values are named in a sentence; further ones are counted
LONGEST_TYPED: Final = 100  # letters of a typed text that are looked at; nothing on offer has a longer name
_WORDS: Final = re.compile(r"(?<!\w)[+-](?=\d)|\w+")

_UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})

_WRITTEN_OUT: Final = (("ae", "a"), ("oe", "o"), ("ue", "u"))

_MISTYPED: Final = 4  # from so many letters on a word may have a wrong one


def form_of(asked: Prompt, kind: str) -> Form:
    """The form for a kind of move. Raises Refused, with the kinds that are possible."""
    form = asked.forms.get(kind)
    if form is None:
        raise not_now(asked, kind)
    return form


def not_now(asked: Prompt, kind: str) -> Refused:
    """That a kind of move is not possible now, with the rule where it says so of any, and the kinds that are."""
    possible = asked.said.listed(asked.said(f"move-{other}") for other in asked.forms)
    move = next(move for move in asked.table.title.game.moves if move.kind() == kind)
    reason = None if move.fields() else asked.decision.refusal(asked.view, move())
    if reason is not None:
        return Refused("kind-by-rule", reason=reason, possible=possible)
    return Refused("kind", move=asked.said(f"move-{kind}"), possible=possible)


def typed_values(asked: Prompt, form: Form, typed: Mapping[str, str]) -> dict[str, Value]:
    """The values that typed texts mean, in any order. Raises Refused or Refusal, with what would fit."""
    wanted: dict[str, Value] = {}
    for field in form.move.fields():
        if field not in typed:
            continue
        offered = asked.offers(form, field, wanted)
        if found := offers_meant(asked, form, field, typed[field], wanted):
            wanted[field] = only_value(asked.said, asked.said(f"field-{field}"), typed[field], found)
        else:
            raise unfit(asked, form, field, typed[field], offered, wanted)
    return wanted


def offers_meant(
    asked: Prompt, form: Form, field: str, typed: str, wanted: Mapping[str, Value], *, mistyped: bool = True
) -> list[Offer]:
    """What a text may mean in a field: in the reader's language, else in another, else with a letter wrong."""
    offered = asked.offers(form, field, wanted)
    if found := matching_offers(typed, offered):
        return found
    for locale in LOCALES:
        if found := matching_offers(
            typed, replace(asked, said=asked.table.words(locale)).offers(form, field, wanted)
        ):
            meant = {offer.value for offer in found}
            return [offer for offer in offered if offer.value in meant]
    return mistyped_offers(typed, offered) if mistyped else []


def names_exactly(asked: Prompt, form: Form, typed: Mapping[str, str], wanted: Mapping[str, Value]) -> bool:
    return all(
        is_named(typed[field], offer)
        for field in typed
        for offer in asked.offers(form, field, wanted)
        if offer.value == wanted[field]
    )


def unfit(
    asked: Prompt, form: Form, field: str, typed: str, offered: Sequence[Offer], wanted: Mapping[str, Value]
) -> Refused | Refusal:
    alone = matching_offers(typed, asked.offers(form, field, {}))
    if len(alone) == 1:
        values = values_in_words(asked.said, offered)
        return Refused(
            "not-together", field=asked.said(f"field-{field}"), value=alone[0].label, values=values
        )
    missing = asked.table.title.words.missing(asked.view, form.move, field, wanted)
    lacks = {asked.said.text(absent.label): absent.lacks for absent in missing}
    for found in matching_offers(typed, [Offer(label, label) for label in lacks]):
        return lacking(asked, form, field, found.label, lacks[found.label], wanted)
    for reason in forbidding_rules(asked, form, field, possible_values(asked, typed), wanted):
        return Refusal(reason, form.move, field, [offer.value for offer in offered])
    return unknown_value(asked.said, asked.said(f"field-{field}"), typed, offered)


def lacking(
    asked: Prompt, form: Form, field: str, label: str, lacks: Text, wanted: Mapping[str, Value]
) -> Refused:
    values = values_in_words(asked.said, asked.offers(form, field, wanted))
    return Refused("lacking", value=label, lacks=lacks, values=values)


def forbidding_rules(
    asked: Prompt, form: Form, field: str, values: Iterable[Value], wanted: Mapping[str, Value]
) -> Iterator[Text]:
    """The rules that forbid values of a field which no form offers, in moves legal but for them."""
    legal = msgspec.to_builtins(next(form.moves(wanted)))
    for value in values:
        try:
            move = asked.table.title.game.move_from(legal | {field: value})
        except msgspec.ValidationError:
            continue
        reason = asked.decision.refusal(asked.view, move)
        if reason is not None:
            yield reason


def half_typed_values(asked: Prompt, form: Form, typed: Mapping[str, str]) -> dict[str, Value]:
    """The same for texts that may be half typed: what can't be read counts as not there."""
    wanted: dict[str, Value] = {}
    for field in form.move.fields():
        found = (
            offers_meant(asked, form, field, typed[field], wanted, mistyped=False) if field in typed else []
        )
        if len(found) == 1:
            wanted[field] = found[0].value
    return wanted


def possible_values(asked: Prompt, typed: str) -> list[Value]:
    """What a text may stand for as the value of some field."""
    typed = typed.strip()[:LONGEST_TYPED]
    number = [int(typed)] if re.fullmatch(r"[+-]?\d{1,9}", typed) else []
    otherwise = asked.table.title.words.values_typed(typed)
    return list(dict.fromkeys([typed, typed.upper(), typed.lower(), *otherwise, *number]))


def matching_offers(typed: str, offered: Iterable[Offer]) -> list[Offer]:
    """What the typed text may mean. The strictest reading that means anything counts."""
    read = [(_strictness(typed, offer, _SURE), offer) for offer in offered]
    strictest = min((strictness for strictness, _ in read), default=_SURE)
    return [offer for strictness, offer in read if strictness == strictest < _SURE]


def suggested_offers(typed: str, offered: Iterable[Offer]) -> list[Offer]:
    """What fits the text typed so far, the better reading first; all of it while nothing is typed."""
    if not plain_words(typed):
        return list(offered)
    read = [(_strictness(typed, offer, _SO_FAR), offer) for offer in offered]
    return [offer for strictness, offer in sorted(read, key=lambda one: one[0]) if strictness < _SO_FAR]


def mistyped_offers(typed: str, offered: Iterable[Offer]) -> list[Offer]:
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
    return _strictness(typed, offer, _NAMED) < _NAMED


def _strictness(typed: str, offer: Offer, readings: int) -> int:
    """The first of so many readings by which a text means what is on offer; their number where none does."""
    read = islice(_readings(typed.strip(), plain_words(typed), offer), readings)
    return next((number for number, means in enumerate(read) if means), readings)


_NAMED: Final = 4
_SURE: Final = 6
_SO_FAR: Final = 8
"""So many of the readings take a text for a name in full, for what it may mean, for one that is typed half."""


def _readings(typed: str, wanted: str, offer: Offer) -> Iterator[bool]:
    """Whether a text, plainly `wanted`, means what is on offer: by the strictest reading, and so on."""
    yield typed.casefold() == offer.token.casefold()
    names = (offer.label, offer.line, offer.place or "", *offer.also)
    yield bool(wanted) and any(reads_alike(name, wanted) for name in names)
    # a line as it was offered before other options were filled in: they may have changed its hint
    yield DASH in typed and wanted.startswith(f"{plain_words(offer.label)} ")
    # a line whose label has changed behind its name: a price, say, that another option has lowered
    name = plain_words(typed.split(DASH)[0])
    yield DASH in typed and bool(name) and name == plain_words(offer.label.split(DASH)[0])
    line, words, parts = plain_words(offer.line), spellings(offer.line), wanted.split()
    yield bool(wanted) and begins_with(line, wanted)
    yield bool(wanted) and all(any(begins_with(word, part) for word in words) for part in parts)
    # the same while somebody is still typing: "L1" may become "L14"
    yield all(any(word.startswith(part) for word in words) for part in parts)
    yield wanted in line


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
    for written_out, short in _WRITTEN_OUT:
        bare = bare.replace(written_out, short)
    return bare


@lru_cache(maxsize=16_384)
def _pairs(written: str) -> frozenset[str]:
    """Each letter with the one after it, the ends of the text too."""
    framed = f" {written} "
    return frozenset(framed[index : index + 2] for index in range(len(framed) - 1))
