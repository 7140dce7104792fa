"""A game's glossary: what the rulebook calls each thing, and how players read it in either language."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from bot.i18n.fluent import Locale

_GAMES = Path(__file__).parent


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A term: our word for it in each language.

    `used` are patterns of the keys of messages in which it occurs; `also_…` other forms of the word. `never_…` are
    words that must not stand for it, but in the messages that are `allowed`, where they mean something else.
    """

    german: str
    english: str
    used: tuple[str, ...]
    also_german: tuple[str, ...] = ()
    also_english: tuple[str, ...] = ()
    never_german: tuple[str, ...] = ()
    never_english: tuple[str, ...] = ()
    allowed: tuple[str, ...] = ()

    def forms(self, locale: Locale) -> tuple[str, ...]:
        """How it may be written in a language."""
        return (self.german, *self.also_german) if locale == "de" else (self.english, *self.also_english)

    def never(self, locale: Locale) -> tuple[str, ...]:
        """What must not stand for it in a language."""
        return self.never_german if locale == "de" else self.never_english


class GameTerm(Term, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A term of a game, with the German rulebook's word for it."""

    rulebook: str


@cache
def glossary(game: str) -> dict[str, GameTerm]:
    """The terms of a game by their names, in the order in which the rulebook introduces them; none of one without."""
    path = _GAMES / game / "glossary.toml"
    if not path.is_file():
        return {}
    return msgspec.toml.decode(path.read_bytes(), type=dict[str, GameTerm])
