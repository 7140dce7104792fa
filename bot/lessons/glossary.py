"""The terms of the bot and of each game: the messages `term-NAME` explain them, each beginning with the term in bold.

Those of a game are in its `text`, those of the bot in `text` beside this file; `glossary.toml` says what the messages
don't.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from bot.i18n import entries, game_folder
from bot.i18n.fluent import Locale, Words, words

_TERM: Final = "term-"
_BOLD: Final = r"\*\*(.+?)\*\*"
_ENDINGS: Final[Mapping[Locale, str]] = {"en": "e?s", "de": "e?[ns]|es?|ern?"}
"""The endings of inflected words; other inflections are in the glossaries."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a glossary adds to a term's message.

    `rulebook` is the German rulebook's word, `german` and `english` are the words in texts (default: the term in its
    message). `also_…` are other forms of the word. `used` are patterns of the keys of messages in which it must occur,
    besides `held-NAME`. `never_…` are words that must not be used for it, except in the `allowed` messages, where they
    mean something else.
    """

    rulebook: str | None = None
    german: str | None = None
    english: str | None = None
    also_german: tuple[str, ...] = ()
    also_english: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    never_german: tuple[str, ...] = ()
    never_english: tuple[str, ...] = ()
    allowed: tuple[str, ...] = ()


@dataclass(frozen=True)
class Term:
    """A term in a language: its name, its written form, its meaning, and the forms in which it occurs.

    `rulebook` is the German rulebook's word, which the bot's own terms don't have. The rest is as in its entry.
    """

    name: str
    written: str
    meaning: str
    forms: tuple[str, ...]
    rulebook: str | None
    used: tuple[str, ...]
    never: tuple[str, ...]
    allowed: tuple[str, ...]


@cache
def glossary(game: str | None, locale: Locale, rules_version: int | None = None) -> tuple[Term, ...]:
    """The terms of a game in the order of the rulebook, or (None) those of the bot.

    Numbers are those of a version of the rules (None: the present one).
    """
    said, noted = words(locale, game, rules_version), entries_of(game)
    keys = entries(_room(game) / "text" / f"{locale}.ftl")
    names = [key.removeprefix(_TERM) for key in keys if key.startswith(_TERM)]
    return tuple(_term(name, said, noted.get(name, Entry())) for name in names)


def entries_of(game: str | None) -> dict[str, Entry]:
    """The glossary entries of a game, or (None) of the bot, by term."""
    path = _room(game) / "glossary.toml"
    return msgspec.toml.decode(path.read_bytes(), type=dict[str, Entry]) if path.is_file() else {}


def _room(game: str | None) -> Path:
    return Path(__file__).parent if game is None else game_folder(game)


def _term(name: str, said: Words, entry: Entry) -> Term:
    key, held, rulebook = f"{_TERM}{name}", f"held-{name}", entry.rulebook
    meaning = said(key)
    written = written_in(meaning)
    if rulebook is None and said.game is not None:
        rulebook = written_in(words("de", said.game)(key))
    form, also, never = (
        (entry.german, entry.also_german, entry.never_german)
        if said.locale == "de"
        else (entry.english, entry.also_english, entry.never_english)
    )
    used = (*entry.used, held) if said.has(held) else entry.used
    return Term(name, written, meaning, (form or written, *also), rulebook, used, never, entry.allowed)


def occurring(said: Words, sentences: Sequence[str]) -> list[Term]:
    """The terms of a game that occur in some sentences, in order; those in bold come first."""
    text = " ".join(sentences)
    text = f"{' '.join(re.findall(_BOLD, text))} {text}"
    found: dict[int, tuple[int, Term]] = {}
    for term in glossary(said.game, said.locale, said.rules_version):
        spans = [
            spoken.span()
            for form in _spoken(term, said.locale)
            if (spoken := _pattern(form, said.locale).search(text)) is not None
        ]
        if spans:
            start, end = min(spans, key=lambda span: (span[0], -span[1]))
            if start not in found or end > found[start][0]:
                found[start] = (end, term)
    return [found[start][1] for start in sorted(found)]


def written_in(meaning: str) -> str:
    """The term that an explanation begins with."""
    found = re.match(_BOLD, meaning)
    return found[1] if found else meaning


def _spoken(term: Term, locale: Locale) -> list[str]:
    """The forms by which a term is recognized in a sentence: not by parts of it, nor by the stem of a German word."""
    first, *others = term.forms
    forms = [first, *(other for other in others if other.lower() not in term.written.lower())]
    return [term.written, *(form for form in forms if locale == "en" or form[0].isupper())]


@cache
def _pattern(form: str, locale: Locale) -> re.Pattern[str]:
    bent = f"{re.escape(form)}({_ENDINGS[locale]})?"
    if locale == "en" and re.search("[^aeiou]y$", form):
        bent += f"|{re.escape(form[:-1])}ies"
    return re.compile(rf"(?<!\w)({bent})(?!\w)", re.IGNORECASE)
