"""The terms of the bot and of each game (`glossary.toml`), and what they mean: `term-NAME`, the term in bold first.

What those of a game mean stands in its `lessons/text`, of those of the bot in `text` beside this file.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import msgspec

from bot.i18n import game_folder
from bot.i18n.fluent import Locale, Words, words


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A term: our word for it in each language, and the German rulebook's; the bot's own terms have none there.

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
    rulebook: str | None = None

    def forms(self, locale: Locale) -> tuple[str, ...]:
        return (self.german, *self.also_german) if locale == "de" else (self.english, *self.also_english)

    def never(self, locale: Locale) -> tuple[str, ...]:
        return self.never_german if locale == "de" else self.never_english


@cache
def glossary(game: str | None) -> dict[str, Term]:
    """The terms of a game, or of the bot, by their names, in the order of the rulebook; none of a game without."""
    path = (Path(__file__).parent if game is None else game_folder(game)) / "glossary.toml"
    return msgspec.toml.decode(path.read_bytes(), type=dict[str, Term]) if path.is_file() else {}


_BOLD = r"\*\*(.+?)\*\*"
_ENDINGS: Mapping[Locale, str] = {"en": "e?s", "de": "e?[ns]|es?|ern?"}
"""How the forms of words end where they are bent; changes within a word stand in the glossaries."""


@dataclass(frozen=True)
class Explained:
    """A term as it is shown: its name in the glossary, as it is written, what it means, other forms of the word.

    `rulebook` is the rulebook's word; the bot's own terms have none.
    """

    name: str
    written: str
    meaning: str
    forms: tuple[str, ...]
    rulebook: str | None


@cache
def explained(game: str | None, locale: Locale, rules_version: int | None = None) -> tuple[Explained, ...]:
    """The terms of a game that are explained, in the order of the rulebook; without a game those of the bot.

    Numbers are those of a version of the rules; with None, the present ones.
    """
    said = words(locale, game, rules_version)
    found = []
    for name, term in glossary(game).items():
        if said.has(f"term-{name}"):
            meaning = said(f"term-{name}")
            found.append(Explained(name, written_in(meaning), meaning, term.forms(locale), term.rulebook))
    return tuple(found)


def occurring(said: Words, sentences: Sequence[str]) -> list[Explained]:
    """The terms of a game that are said in some sentences, in the order in which they are; those in bold come first."""
    text = " ".join(sentences)
    text = f"{' '.join(re.findall(_BOLD, text))} {text}"
    found: dict[int, tuple[int, Explained]] = {}
    for term in explained(said.game, said.locale, said.rules_version):
        spans = [
            spoken.span()
            for form in _spoken(term, said.locale)
            if (spoken := _said_in(form, text, said.locale)) is not None
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


def _spoken(term: Explained, locale: Locale) -> list[str]:
    """The forms of a term by which it is known in a sentence: not by a part of it, nor by the stem of a German word."""
    first, *others = term.forms
    forms = [first, *(other for other in others if other.lower() not in term.written.lower())]
    return [term.written, *(form for form in forms if locale == "en" or form[0].isupper())]


def _said_in(form: str, text: str, locale: Locale) -> re.Match[str] | None:
    bent = f"{re.escape(form)}({_ENDINGS[locale]})?"
    if locale == "en" and re.search("[^aeiou]y$", form):
        bent += f"|{re.escape(form[:-1])}ies"
    return re.search(rf"(?<!\w)({bent})(?!\w)", text, re.IGNORECASE)
