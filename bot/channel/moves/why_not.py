"""Why a typed text means no move: the most certain of several possible reasons."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from bot.engine import Form, Refusal, Text, Value
from bot.i18n.fluent import LOCALES
from bot.play.errors import Refused

from .move_index import MoveIndex, PartlyMatched
from .prompt import Offer, Prompt, Selection
from .reading import (
    LONGEST_TYPED,
    all_read,
    begins_with,
    nearest_offers,
    plain_words,
    quoted,
    values_in_words,
    words_in,
)

_NOTHING: Final[tuple[Value, ...]] = ("?", -1)  # values that no field of any game ever has
_PIECES: Final = 8  # how many pieces of a text are tried as values that no form offers
_LIKE_A_KIND: Final = 3
"""The fewest letters that count as the beginning of a kind of move; fewer occur in many names."""

_NEAREST: Final = 3


class Astray(NamedTuple):
    """Words that mean no value of a field, given the `known` values of others."""

    form: Form
    field: str
    known: Mapping[str, Value]
    words: Sequence[str]


def refusal_in_brief(asked: Prompt, refused: Refused | Refusal) -> str:
    if isinstance(refused, Refusal):
        return asked.said.text(refused.reason)
    brief = f"{refused.text.key}-briefly"
    if asked.said.has(brief):
        return asked.said(brief, **refused.text.arguments)
    return asked.said.text(refused.text)


def not_now(asked: Prompt, kind: str) -> Refused:
    """The refusal of a kind of move that isn't possible now, with the rule that forbids it, and the kinds that are."""
    possible = asked.said.listed(asked.said(f"move-{other}") for other in asked.forms)
    move = next(move for move in asked.table.title.game.moves if move.kind() == kind)
    reason = None if move.fields() else asked.decision.refusal(asked.view, move())
    if reason is not None:
        return Refused("kind-by-rule", reason=reason, possible=possible)
    return Refused("kind", move=asked.said(f"move-{kind}"), possible=possible)


def why_no_value(
    asked: Prompt, form: Form, field: str, typed: str, known: Mapping[str, Value], found: Sequence[Offer] = ()
) -> Refused | Refusal:
    """Why a text means no value of a field or, if several are `found`, not a single one."""
    name, astray = asked.said(f"field-{field}"), [Astray(form, field, known, plain_words(typed).split())]
    if found:
        values = values_in_words(asked.said, found)
        return Refused("ambiguous", field=name, typed=quoted(typed), values=values)
    near = nearest_offers(typed, asked.offers(form, field, known))
    return (
        _lacking(asked, astray, typed)
        or _forbidden(asked, astray, [typed], _NOTHING)
        or _forbidden(asked, astray, [typed], ())
        or _not_together(asked, astray)
        or Refused("unknown-value", field=name, typed=quoted(typed), values=values_in_words(asked.said, near))
    )


def why_no_move(asked: Prompt, index: MoveIndex, typed: str) -> Refused | Refusal:
    """Why a text that fits no complete move can't be played."""
    agreed = index.agreed(typed)
    best = [one for one in agreed if len(one.astray) == len(agreed[0].astray)]
    return (
        _lacking(asked, _fields(asked, agreed), typed)
        or _not_now(asked, agreed, typed)
        or _forbidden(asked, _fields(asked, best), _pieces(typed, best[0].astray), _NOTHING)
        or _not_together(asked, _fields(asked, best))
        or _unknown(asked, index, best, typed)
    )


def valid_part(index: MoveIndex, typed: str) -> Selection:
    """The valid part of a text as a selection, for the kind of move that has most of its words."""
    best, *others = index.agreed(typed)
    if others and len(others[0].astray) == len(best.astray):
        return Selection()
    return Selection.of(best.kind, best.values)


def _fields(asked: Prompt, agreed: Iterable[PartlyMatched]) -> list[Astray]:
    return [
        Astray(form, field, {name: held for name, held in one.values.items() if name != field}, one.astray)
        for one in agreed
        if one.astray and (form := asked.forms[one.kind])
        for field in form.move.fields()
    ]


def _lacking(asked: Prompt, fields: Iterable[Astray], typed: str) -> Refused | None:
    """The refusal of a missing value that players look for, whose name has the unmatched words."""
    words = plain_words(typed).split()
    most, found = 0, None
    for form, field, known, astray in fields:
        for absent in asked.table.title.words.missing(asked.view, form.move, field, known):
            label = asked.said.text(absent.label)
            has = {word for word in words if _begins_one(label, [word])}
            if has.issuperset(astray) and len(has) > most:
                values = values_in_words(asked.said, asked.offers(form, field, known))
                most, found = len(has), Refused("lacking", value=label, lacks=absent.lacks, values=values)
    return found


def _not_now(asked: Prompt, agreed: Iterable[PartlyMatched], typed: str) -> Refused | None:
    """That a kind of move is not possible: where its name has most of the words, or of equal ones the first."""
    words = plain_words(typed).split()
    in_all = set[str].intersection(*(set(one.astray) for one in agreed))
    astray = {word for word in in_all if len(word) >= _LIKE_A_KIND}
    named: dict[str, tuple[int, int]] = {}
    for kind in (move.kind() for move in asked.table.title.game.moves if move.command):
        keys = (f"move-{kind}", f"command-{kind}")
        names = [asked.table.words(locale)(key) for locale in LOCALES for key in keys]
        has = [word for word in words if any(_begins_one(name, [word]) for name in names)]
        if (has and kind in asked.forms) or not astray.isdisjoint(has):
            named[kind] = (len(has), -words.index(has[0]))
    meant = max(named, key=named.__getitem__, default=None)
    return not_now(asked, meant) if meant and meant not in asked.forms else None


def _forbidden(
    asked: Prompt, fields: Iterable[Astray], pieces: Sequence[str], nothing: Sequence[Value]
) -> Refusal | None:
    """The rule that forbids a value that no form offers, unless it says the same about the values `nothing`."""
    for form, field, known, _ in fields:
        of_nothing = {reason.key for reason in _forbidding_rules(asked, form, field, nothing, known)}
        offered_else = asked.offers(form, field, {})
        for piece in pieces[:_PIECES]:
            words = plain_words(piece).split()
            values = [offer.value for offer in offered_else if _begins_one(offer.label, words)]
            values += _possible_values(asked, piece)
            for reason in _forbidding_rules(asked, form, field, values, known):
                if reason.key not in of_nothing:
                    offered = [offer.value for offer in asked.offers(form, field, known)]
                    return Refusal(reason, form.move, field, offered)
    return None


def _forbidding_rules(
    asked: Prompt, form: Form, field: str, values: Iterable[Value], known: Mapping[str, Value]
) -> Iterator[Text]:
    """The rules that forbid values of a field, in moves that are otherwise legal."""
    legal = msgspec.to_builtins(next(form.moves(known)))
    for value in values:
        try:
            move = asked.table.title.game.move_from(legal | {field: value})
        except msgspec.ValidationError:
            continue
        reason = asked.decision.refusal(asked.view, move)
        if reason is not None:
            yield reason


def _possible_values(asked: Prompt, typed: str) -> list[Value]:
    """The values of any field that a text may mean."""
    typed = typed.strip()[:LONGEST_TYPED]
    number = [int(typed)] if re.fullmatch(r"[+-]?\d{1,9}", typed) else []
    otherwise = asked.table.title.words.values_typed(typed)
    return list(dict.fromkeys([typed, typed.upper(), typed.lower(), *otherwise, *number]))


def _pieces(typed: str, astray: Sequence[str]) -> list[str]:
    """The pieces of a text that may be one value: adjacent words with at least one unmatched, the longer first."""
    words = typed.split()
    lost = [bool(set(plain_words(word).split()).intersection(astray)) for word in words]
    pairs = [words[at : at + 2] for at in range(len(words) - 1) if any(lost[at : at + 2])]
    single = [word for word, strays in zip(words, lost, strict=True) if strays]
    return [*(joined.join(pair) for pair in pairs for joined in "- "), *single]


def _not_together(asked: Prompt, fields: Iterable[Astray]) -> Refused | None:
    for form, field, known, astray in fields:
        offered = asked.offers(form, field, known)
        possible = {offer.value for offer in offered}
        for offer in asked.offers(form, field, {}):
            if offer.value not in possible and _begins_one(offer.label, astray):
                name, values = asked.said(f"field-{field}"), values_in_words(asked.said, offered)
                return Refused("not-together", field=name, value=offer.label, values=values)
    return None


def _unknown(asked: Prompt, index: MoveIndex, agreed: Sequence[PartlyMatched], typed: str) -> Refused:
    """The refusal that some words are unknown, or that no move has all of them, with similar names."""
    pieces = [piece for piece in typed.split() if not all(map(index.knows, plain_words(piece).split()))]
    strange = " ".join(pieces)
    instead = index.nearest(strange, asked.said.locale, _NEAREST) if strange else []
    values = asked.said.listed(instead) or _with_the_rest(asked, agreed, typed)
    values = values or asked.said.listed(asked.said(f"move-{kind}") for kind in asked.forms)
    return Refused(
        "unknown-words" if strange else "words-apart", typed=quoted(strange or typed), values=values
    )


def _with_the_rest(asked: Prompt, best: Sequence[PartlyMatched], typed: str) -> str:
    (one, *others) = best
    if others or len(one.astray) == len(plain_words(typed).split()):
        return ""
    form = asked.forms[one.kind]
    still = [field for field in form.move.fields() if field not in one.values]
    return values_in_words(asked.said, asked.offers(form, still[0], one.values)) if still else ""


def _begins_one(name: str, typed: Sequence[str]) -> bool:
    return all_read(begins_with, words_in(name), typed)
