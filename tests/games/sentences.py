"""Faults of sentences that show only with their numbers and names filled in."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from bot.channel.messages.sentences import LONGEST_LINE
from bot.i18n.fluent import Locale
from tests.i18n.numbers import plurals

_EVERYWHERE = (
    r"  ",  # two spaces
    r"(?<!…) [,;.!?)](?!\.)",  # a space before punctuation
    r"\( |[,;:]{2}|\(\)",  # a space after a parenthesis, double punctuation, empty parentheses
    r"\) \(",  # two pairs of parentheses in a row
    r"^–$",  # only a dash
    "±0",
    r"(?<!, )\b(\d+)(?: (?:bis|to) |–)\1\b",  # "2 to 2"; but ", 3 to 3" is the result of a fight
    r"\b(?:bis zu|up to|höchstens|at most) 0\b",
)
_OTHER_NOUNS: dict[Locale, str] = {"en": "minutes|decrees|privileges|extensions", "de": "Personen"}


@cache
def _wrong(locale: Locale) -> re.Pattern[str]:
    nouns = "|".join([*plurals(locale), _OTHER_NOUNS[locale]])
    one = rf"(?<![\w.,:/–−+-])(?<!or )(?<!oder )(?:1|[Oo]ne|[Ee]ine?) (?:{nouns})\b"
    return re.compile("|".join([*_EVERYWHERE, one]))


_AND = r"(?:and|und)"
_WRONG_IN_LINES = re.compile(
    rf"\b{_AND} [^,;:.()–·→“”„]*\b{_AND}\b"  # a list within a list
    r"|(?<![\w.,:/–−+-])0 (?:coins?|gold|prestige|Münzen|Gold|Geld|Prestige)\b"  # should be "no coins", or be left out
)


def faults(sentence: str, locale: Locale) -> list[str]:
    """Return the faults of a sentence, each with a few words of context."""
    return _around(_wrong(locale), sentence)


def faults_of_line(line: str, names: Sequence[str]) -> list[str]:
    """Return the faults of a line about what happened to players with these names, or of the hint of a choice."""
    found = _around(_WRONG_IN_LINES, line)
    if len(line) > LONGEST_LINE:
        found.append(f"{len(line)} letters: {line}")
    for items in line.split(": "):
        called = [name for item in items.split("; ") for name in _named_first(item, names)]
        found += [f"{name} twice: {items}" for name in set(called) if called.count(name) > 1]
    return found


def _named_first(item: str, names: Sequence[str]) -> list[str]:
    """Return the players named at the beginning of a list item."""
    any_name = "|".join(map(re.escape, names))
    beginning = re.match(rf"(?:(?:{any_name})(?:, | {_AND} |(?= )))+", item)
    return re.findall(any_name, beginning[0]) if beginning else []


def _around(wrong: re.Pattern[str], sentence: str) -> list[str]:
    return [
        sentence.strip()[max(0, one.start() - 30) : one.end() + 20]
        for one in wrong.finditer(sentence.strip())
    ]
