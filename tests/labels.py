"""Labels of buttons, and what a phone shows of the labels of buttons and options."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from bot.channel.messages.components import LONGEST_BESIDE_AN_EMOJI, LONGEST_LABEL
from bot.engine import Argument
from bot.i18n.fluent import Locale, words

_BUTTON: Final = 2
_LONG_NAME: Final = 10
_ITS_BEGINNING: Final = 4
_CUT: Final = re.compile(r"\S…( |$)")
"""Matches where a text was cut; a label that only announces more has a space before its ellipsis."""


def label_of(button: str, locale: Locale = "en", **arguments: Argument) -> str:
    """The label of a button by its key: `label_of("join")` is the text of `button-join`."""
    return words(locale)(f"button-{button}", **arguments)


def cut_on_a_phone(components: Iterable[Mapping[str, Any]], people: Iterable[str] = ()) -> Iterator[str]:
    """Describe the labels that a phone can't show whole, that were cut for it, or that are twice in a menu.

    Texts with the long name of one of these `people` may be cut, because no wording can shorten a name.
    """
    names = [name[:_ITS_BEGINNING] for name in people if len(name) > _LONG_NAME]
    for part in components:
        labeled = [part] if part["type"] == _BUTTON else part.get("options", [])
        labels = [one.get("label") or "" for one in labeled]
        for one, label in zip(labeled, labels, strict=True):
            if len(label) > (LONGEST_BESIDE_AN_EMOJI if one.get("emoji") else LONGEST_LABEL):
                yield f"{len(label)} letters: {label!r}"
        for one in (*labels, part.get("placeholder") or ""):
            if _CUT.search(one) and not any(name in one for name in names):
                yield f"cut: {one!r}"
        yield from (f"twice in a menu: {label!r}" for label in sorted({*labels}) if labels.count(label) > 1)
