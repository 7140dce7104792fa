"""What is wrong with a sentence as it is read: what only shows once its numbers and names stand in it."""

from __future__ import annotations

import re
from functools import cache

from bot.words.fluent import Locale
from tests.words.numbers import plurals

_EVERYWHERE = (
    r"  ",  # two spaces
    r"(?<!…) [,;.!?)](?!\.)",  # a space before a sign
    r"\( |[,;:]{2}|\(\)",  # a space after a bracket, two signs, brackets with nothing in them
    r"(?<!, )\b(\d+)(?: (?:bis|to) |–)\1\b",  # from two to two; ", 3 to 3" is how a fight went
    r"\b(?:bis zu|up to|höchstens|at most) 0\b",
)
_OTHER_NOUNS: dict[Locale, str] = {"en": "minutes|decrees|privileges|extensions", "de": "Personen"}


@cache
def _wrong(locale: Locale) -> re.Pattern[str]:
    nouns = "|".join([*plurals(locale), _OTHER_NOUNS[locale]])
    one = rf"(?<![\w.,:/–−+-])(?<!or )(?<!oder )(?:1|[Oo]ne|[Ee]ine?) (?:{nouns})\b"
    return re.compile("|".join([*_EVERYWHERE, one]))


def faults(sentence: str, locale: Locale) -> list[str]:
    """What is wrong in it, each with a few words around it."""
    found = _wrong(locale).finditer(sentence.strip())
    return [sentence.strip()[max(0, one.start() - 30) : one.end() + 20] for one in found]
