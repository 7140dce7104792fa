"""Why what was typed can't be: what was meant most nearly, and the rule that forbids it. Never something else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from bot.channel.messages.components import cut
from bot.channel.messages.sentences import escaped
from bot.engine import Form, Refusal, Text, Value
from bot.tables.refused import Refused

from .asking import Asking, possible_values
from .reading import named
from .repertoire import Agreed, Repertoire
from .spelling import plain, spellings, starts

_NOTHING: Final[tuple[Value, ...]] = ("?", -1)
"""What no field of any game ever holds."""

_PIECES: Final = 4
"""So many pieces of a text are tried as values that no form offers."""
_NEAREST: Final = 3
_SHOWN: Final = 40


def explained(asked: Asking, repertoire: Repertoire, typed: str) -> Refused | Refusal:
    """Why a text that fits no whole move can't be played, in the order of how sure it is."""
    agreed = repertoire.agreed(typed, asked.said.locale)
    return (
        _lacking(asked, agreed, typed)
        or _not_now(asked, agreed)
        or _forbidden(asked, agreed, typed)
        or _not_together(asked, repertoire, agreed)
        or _unknown(asked, repertoire, agreed, typed)
    )


def _lacking(asked: Asking, agreed: Agreed, typed: str) -> Refused | None:
    """What one might look for in vain: of what has the words that went astray, that which has most of the others."""
    words = plain(typed).split()
    most, found = 0, None
    for form, field, known in _fields(asked, agreed):
        for absent in asked.table.title.telling.missing(asked.view, form.move, field, known):
            label = asked.said.text(absent.label)
            has = {word for word in words if _begins_one(spellings(label), word)}
            if has.issuperset(agreed.astray) and len(has) > most:
                most, found = len(has), asked.lacking(form, field, label, absent.lacks, known)
    return found


def _not_now(asked: Asking, agreed: Agreed) -> Refused | None:
    """A kind of move that is not possible now, if that is named."""
    for move in asked.table.title.game.moves:
        if move.command and move.kind() not in asked.forms:
            name = spellings(asked.kind_name(move.kind()))
            if any(_begins_one(name, word) for word in agreed.astray):
                return asked.not_now(move.kind())
    return None


def _forbidden(asked: Asking, agreed: Agreed, typed: str) -> Refusal | None:
    """The rule that forbids what was typed, with a piece of it as the value of a field."""
    pieces = [piece for piece in typed.split() if set(plain(piece).split()).intersection(agreed.astray)]
    for form, field, known in _fields(asked, agreed):
        for piece in pieces[:_PIECES]:
            reason = forbidden(asked, form, field, piece, known)
            if reason is not None:
                return Refusal(reason, form.move, field, form.options(field, known))
    return None


def forbidden(asked: Asking, form: Form, field: str, typed: str, known: Mapping[str, Value]) -> Text | None:
    """The rule that forbids a value which no form offers; None where the rules know of no such thing at all."""
    of_nothing = {reason.key for reason in asked.reasons(form, field, _NOTHING, known)}
    reasons = asked.reasons(form, field, possible_values(typed), known)
    return next((reason for reason in reasons if reason.key not in of_nothing), None)


def _not_together(asked: Asking, repertoire: Repertoire, agreed: Agreed) -> Refused | None:
    """A value that is possible, but not with what else was typed."""
    for form, field, known in _fields(asked, agreed):
        for value, called in repertoire.called(form.move.kind(), field, asked.said.locale).items():
            words = spellings(called)
            if all(_begins_one(words, word) for word in agreed.astray):
                offered = asked.offers(form, field, known)
                if value not in [offer.value for offer in offered]:
                    values = named(asked.said, offered)
                    return Refused("not-together", field=asked.name(field), value=called, values=values)
    return None


def _unknown(asked: Asking, repertoire: Repertoire, agreed: Agreed, typed: str) -> Refused:
    """That nothing is called by these words, with what reads most like them, or with what can be done."""
    astray = " ".join(agreed.astray) or typed.strip()
    nearest = repertoire.nearest(astray, asked.said.locale, _NEAREST)
    shown = cut(escaped(astray), _SHOWN)
    values = asked.said.listed(nearest or map(asked.kind_name, asked.forms))
    return Refused("unknown-words", typed=shown, values=values)


def _fields(asked: Asking, agreed: Agreed) -> Iterator[tuple[Form, str, dict[str, Value]]]:
    """The fields that may have been meant, each with what is agreed of the others."""
    for form in asked.forms.values():
        if agreed.kind in (None, form.move.kind()):
            for field in form.move.fields():
                yield form, field, {name: held for name, held in agreed.values.items() if name != field}


def _begins_one(words: Iterable[str], part: str) -> bool:
    return any(starts(word, part) for word in words)
