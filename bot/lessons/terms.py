"""The terms of a game with what they mean: `term-NAME` in its `teaching/text`, which begins with the term in bold."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from bot.games.glossary import glossary
from bot.words.fluent import Locale, words


@dataclass(frozen=True)
class Explained:
    """A term as it is shown: its name in the glossary, as it is written, what it means, the rulebook's word."""

    name: str
    written: str
    meaning: str
    rulebook: str


@cache
def explained(game: str, locale: Locale) -> tuple[Explained, ...]:
    """The terms of a game that are explained, in the order of the rulebook."""
    said = words(locale, game)
    return tuple(
        Explained(name, written_in(meaning), meaning, term.rulebook)
        for name, term in glossary(game).items()
        if said.has(f"term-{name}")
        for meaning in [said(f"term-{name}")]
    )


def written_in(meaning: str) -> str:
    """The term that an explanation begins with."""
    found = re.match(r"\*\*(.+?)\*\*", meaning)
    return found[1] if found else meaning
