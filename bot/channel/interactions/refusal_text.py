"""Refusals as sentences: what is wrong, and what would be right."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from bot.channel.messages.sentences import escaped, message_words
from bot.engine import Refusal, Text
from bot.i18n.fluent import Locale, words
from bot.play.errors import Refused
from bot.play.table import Table

_FEW: Final = 6
"""So many values are named where more would be possible."""

_LABELS: Final = ("value", "values", "name")
"""The arguments that are labels of what can be chosen, as they stand in menus, or what somebody calls themselves."""


def refusal_sentence(refused: Refused | Refusal, table: Table | None, user: int, locale: Locale) -> str:
    """A refusal in the reader's language, with the values that would be legal where one field is at fault."""
    said = message_words(table, locale).emphasising("") if table else words(locale)
    if isinstance(refused, Refused):
        return said.text(_with_labels_escaped(refused.text))
    sentence = said.text(refused.reason)
    seat = table.seat_of(user) if table else None
    if table is None or seat is None or refused.move is None or refused.field is None or not refused.offered:
        return sentence
    view = table.view(seat)
    offered = [
        table.title.words.choice(view, refused.move, refused.field, value, {}) for value in refused.offered
    ]
    offered.sort(key=lambda choice: -choice.rank)
    fitting = [said.text(choice.label) for choice in offered[:_FEW]]
    if len(offered) > _FEW:
        return said(
            "refusal-would-fit-some", sentence=sentence, values=", ".join(fitting), more=len(offered) - _FEW
        )
    return said("refusal-would-fit", sentence=sentence, values=said.listed(fitting))


def _with_labels_escaped(sentence: Text) -> Text:
    """A sentence for a message: a label may hold a name, and so whatever somebody calls themselves."""
    arguments = {
        name: escaped(value) if name in _LABELS and isinstance(value, str) else value
        for name, value in sentence.arguments.items()
    }
    return replace(sentence, arguments=arguments)
