"""Nouns that are counted, and arguments that count them, as the files themselves choose between one and many.

Read from the lines rather than the parsed files, because that is fast.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from bot.i18n.fluent import LOCALES, Locale

from .files import FOLDERS, source

_CHOICE = re.compile(r"\$([\w-]+) ->\s*(?:\[\d+\].*\s*)*\[one\](.*)\s*(?:\[\d+\].*\s*)*\*\[other\](.*)")
_BARE = str.maketrans("äöü", "aou")


@cache
def plurals(locale: Locale) -> tuple[str, ...]:
    """Return plurals of nouns that are in a variant for many, if the variant for one has the singular."""
    found = set()
    for folder in FOLDERS:
        for _, one, many in _choices(folder, locale):
            singulars = _words(one)
            found |= {
                word
                for word in _words(many) - singulars
                if any(_is_plural(word, singular, locale) for singular in singulars)
            }
    return tuple(sorted(found))


@cache
def counted(folder: Path) -> frozenset[str]:
    """Return the arguments that are numbers: those by which messages choose between one and many."""
    return frozenset(name for locale in LOCALES for name, _, _ in _choices(folder, locale))


def _choices(folder: Path, locale: Locale) -> list[tuple[str, str, str]]:
    return _CHOICE.findall(source(folder, locale))


def _words(variant: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]+", re.sub(r"\{.*?\}", "", variant)))


def _is_plural(many: str, one: str, locale: Locale) -> bool:
    if locale == "en":
        return many in (f"{one}s", f"{one}es", f"{one.removesuffix('y')}ies")
    both_nouns = many[0].isupper() and one[0].isupper()
    return both_nouns and many.lower().translate(_BARE)[:3] == one.lower().translate(_BARE)[:3]
