"""A move that is settled on or typed: played, and told to its player and the channel, or refused with the reason."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping
from contextlib import asynccontextmanager
from typing import Final

from bot.channel.interactions.context import Context
from bot.channel.messages import Page, button, cut, escaped
from bot.engine import Form, Refusal, Text, Value
from bot.i18n.fluent import LOCALES
from bot.play.errors import Refused, Repeated

from .move_index import MoveIndex, PartlyMatched
from .prompt import Prompt, Selection, possible_values
from .values import begins_with, plain_words, spellings, values_in_words

_NOTHING: Final[tuple[Value, ...]] = ("?", -1)  # what no field of any game ever holds
_PIECES: Final = 8  # so many pieces of a text are tried as values that no form offers
_LIKE_A_KIND: Final = 3
"""So many letters of a kind of move are meant as its beginning; fewer stand in many names."""

_NEAREST: Final = 3

_SHOWN: Final = 40


@asynccontextmanager
async def refusals_answered(
    context: Context, asked: Prompt, kept: Callable[[], Selection]
) -> AsyncIterator[None]:
    """Inside, a typed move is played; why it can't be is said, and *Choose* goes on from what is `kept` of it.

    Nothing is said where Discord delivers a second time what has been played already.
    """
    try:
        async with context.once(asked.table):
            yield
    except Repeated:
        await context.dismiss()
    except (Refused, Refusal) as refused:
        sentence = context.refuse(refused, asked.table)
        address = asked.address("at", kept().rest(asked.forms))
        await context.show(Page([sentence], rows=[[button(asked.said("button-choose"), address)]]))


def refusal_in_brief(asked: Prompt, refused: Refused | Refusal) -> str:
    """A refusal in one line of a list, without the way out."""
    if isinstance(refused, Refusal):
        return asked.said.text(refused.reason)
    brief = f"{refused.text.key}-briefly"
    if asked.said.has(brief):
        return asked.said(brief, **refused.text.arguments)
    return asked.said.text(refused.text)


def why_no_move(asked: Prompt, index: MoveIndex, typed: str) -> Refused | Refusal:
    """Why a text that fits no whole move can't be played, in the order of how sure it is."""
    agreed = index.agreed(typed)
    best = [one for one in agreed if len(one.astray) == len(agreed[0].astray)]
    return (
        _lacking(asked, agreed, typed)
        or _not_now(asked, agreed)
        or _forbidden(asked, best, typed)
        or _not_together(asked, index, best)
        or _unknown(asked, index, best, typed)
    )


def valid_part(index: MoveIndex, typed: str) -> Selection:
    """What of a text was valid, as if it had been clicked: of the one kind of move that has most of its words."""
    best, *others = index.agreed(typed)
    if others and len(others[0].astray) == len(best.astray):
        return Selection()
    return Selection.of(best.kind, best.values)


def _lacking(asked: Prompt, agreed: list[PartlyMatched], typed: str) -> Refused | None:
    """What one might look for in vain: of what has the words that went astray, that which has most of the others."""
    words = plain_words(typed).split()
    most, found = 0, None
    for form, field, known, astray in _fields(asked, agreed):
        for absent in asked.table.title.words.missing(asked.view, form.move, field, known):
            label = asked.said.text(absent.label)
            has = {word for word in words if _begins_one(spellings(label), word)}
            if has.issuperset(astray) and len(has) > most:
                most, found = len(has), asked.lacking(form, field, label, absent.lacks, known)
    return found


def _not_now(asked: Prompt, agreed: list[PartlyMatched]) -> Refused | None:
    in_all = set[str].intersection(*(set(one.astray) for one in agreed))
    astray = {word for word in in_all if len(word) >= _LIKE_A_KIND}
    for move in asked.table.title.game.moves:
        if move.command and move.kind() not in asked.forms:
            names = [spellings(asked.speaking(locale).kind_name(move.kind())) for locale in LOCALES]
            if any(_begins_one(name, word) for word in astray for name in names):
                return asked.not_now(move.kind())
    return None


def _forbidden(asked: Prompt, agreed: list[PartlyMatched], typed: str) -> Refusal | None:
    for form, field, known, astray in _fields(asked, agreed):
        for piece in _pieces(typed, astray)[:_PIECES]:
            reason = forbidding_rule(asked, form, field, piece, known)
            if reason is not None:
                return Refusal(reason, form.move, field, form.options(field, known))
    return None


def _pieces(typed: str, astray: list[str]) -> list[str]:
    """What of a text may be one value: words side by side of which one went astray at least, the longer first."""
    words = typed.split()
    lost = [bool(set(plain_words(word).split()).intersection(astray)) for word in words]
    pairs = [words[at : at + 2] for at in range(len(words) - 1) if any(lost[at : at + 2])]
    single = [word for word, strays in zip(words, lost, strict=True) if strays]
    return [*(joined.join(pair) for pair in pairs for joined in "- "), *single]


def forbidding_rule(
    asked: Prompt, form: Form, field: str, typed: str, known: Mapping[str, Value]
) -> Text | None:
    """The rule that forbids a value which no form offers; None where the rules know of no such thing at all."""
    of_nothing = {reason.key for reason in asked.reasons(form, field, _NOTHING, known)}
    reasons = asked.reasons(form, field, possible_values(typed), known)
    return next((reason for reason in reasons if reason.key not in of_nothing), None)


def _not_together(asked: Prompt, index: MoveIndex, agreed: list[PartlyMatched]) -> Refused | None:
    for form, field, known, astray in _fields(asked, agreed):
        for value, called in index.called(form.move.kind(), field, asked.said.locale).items():
            words = spellings(called)
            if all(_begins_one(words, word) for word in astray):
                offered = asked.offers(form, field, known)
                if value not in [offer.value for offer in offered]:
                    values = values_in_words(asked.said, offered)
                    return Refused("not-together", field=asked.name(field), value=called, values=values)
    return None


def _unknown(asked: Prompt, index: MoveIndex, agreed: list[PartlyMatched], typed: str) -> Refused:
    """That nothing is called by some words, or no move has all of them; with what might be meant instead."""
    strange = " ".join(
        piece for piece in typed.split() if not all(map(index.knows, plain_words(piece).split()))
    )
    instead = index.nearest(strange, asked.said.locale, _NEAREST) if strange else []
    values = asked.said.listed(instead) or _with_the_rest(asked, agreed, typed)
    values = values or asked.said.listed(map(asked.kind_name, asked.forms))
    shown = cut(escaped(strange or typed.strip()), _SHOWN)
    return Refused("unknown-words" if strange else "words-apart", typed=shown, values=values)


def _with_the_rest(asked: Prompt, best: list[PartlyMatched], typed: str) -> str:
    (one, *others) = best
    if others or len(one.astray) == len(plain_words(typed).split()):
        return ""
    form = asked.forms[one.kind]
    still = [field for field in form.move.fields() if field not in one.values]
    return values_in_words(asked.said, asked.offers(form, still[0], one.values)) if still else ""


def _fields(
    asked: Prompt, agreed: list[PartlyMatched]
) -> Iterator[tuple[Form, str, dict[str, Value], list[str]]]:
    """The fields that may have been meant, each with what is agreed of the others, and what went astray."""
    for one in agreed:
        form = asked.forms[one.kind]
        for field in form.move.fields() if one.astray else ():
            yield form, field, {name: held for name, held in one.values.items() if name != field}, one.astray


def _begins_one(words: Iterable[str], part: str) -> bool:
    return any(begins_with(word, part) for word in words)
