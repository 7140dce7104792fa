"""Messages say the same in both languages: the same arguments, and the same numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.i18n.fluent import LOCALES, Locale

from .files import FOLDERS, messages, said

each_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.parent.name)

WRITTEN_OUT: dict[Locale, dict[int, str]] = {
    "en": {
        0: r"no|none|zero|nothing",
        1: r"an?|one|ones|single|first|once|per|each|alone",
        2: r"two|second|twice|both|half|pair|double",
        3: r"three|third|thrice|triple",
        4: r"four|fourth|quarter",
        5: r"five|fifth",
        6: r"six|sixth",
        7: r"seven|seventh",
        8: r"eight|eighth",
        9: r"nine|ninth",
        10: r"ten|tenth",
        11: r"eleven|eleventh",
        12: r"twelve|twelfth",
    },
    "de": {
        0: r"kein\w*|null|nichts",
        1: r"ein(?:e[nmrs]?|s|mal|zeln\w*)?|erste\w*|je|letzte[sn]?",
        2: r"zwei\w*|beide\w*|halb\w*|hälfte|paar|doppel\w*",
        3: r"drei(?!eck)\w*|dritt\w*",
        4: r"vier\w*",
        5: r"fünf\w*",
        6: r"sechs(?!eck)\w*",
        7: r"sieb(?:en\w*|t\w*)",
        8: r"acht(?:e\w*|mal)?",
        9: r"neun\w*",
        10: r"zehn\w*",
        11: r"elf(?:mal|te\w*)?",
        12: r"zwölf\w*",
    },
}
"""How small numbers are written in words."""

ALSO_A_PRONOUN = 3
"""A smaller number in words may be another word."""

OTHERWISE = {
    "command-me-settings-away-description": "the year of an example: German days need none",
    "refused-time-of-day": "English clocks have twelve hours: “10 pm” is an example of German’s 22",
    "status-retiring": "one German worker and many are written alike, so no variant says 1",
    "picture-does-consuetudo": "German writes out the ten that English has as a figure from the components",
    "stats-seats": "German counts the persons of a game in words: zu dritt, zu viert",
}
"""Messages in which the languages have different numbers, and why."""


def figures(text: str) -> set[int]:
    """Return the numbers in a text that are written in figures."""
    return {int(found) for found in re.findall(r"\d+", text)}


def in_words(text: str, locale: Locale) -> set[int]:
    """Return the numbers in a text that may be written in words."""
    return {
        number
        for number, words in WRITTEN_OUT[locale].items()
        if re.search(rf"\b(?:{words})\b", text, re.IGNORECASE)
    }


@each_folder
def test_a_number_in_one_language_is_also_in_the_other(folder: Path) -> None:
    assert list(_lacking(folder)) == []


def _lacking(folder: Path) -> Iterator[str]:
    texts: dict[Locale, dict[str, str]] = {
        locale: {message.id.name: " ".join(said(message)) for message in messages(folder, locale)}
        for locale in LOCALES
    }
    for here, there in (LOCALES, LOCALES[::-1]):
        for key, text in texts[here].items():
            other = texts[there].get(key, text)
            meant = figures(text) | {one for one in in_words(text, here) if one >= ALSO_A_PRONOUN}
            lacking = meant - figures(other) - in_words(other, there)
            if lacking and key not in OTHERWISE:
                yield f"{key}: {sorted(lacking)} in {here} only"


@each_folder
def test_messages_have_the_same_attributes_in_both_languages(folder: Path) -> None:
    """Only an aside may be part of the sentence in one of them."""
    english, german = (
        {
            message.id.name: {one.id.name for one in message.attributes} - {"aside"}
            for message in messages(folder, locale)
        }
        for locale in LOCALES
    )
    assert {key: named for key, named in german.items() if named != english.get(key, named)} == {}


@each_folder
def test_the_letter_of_a_place_means_one_place_in_all_languages_and_in_records(folder: Path) -> None:
    """Players of one table read it in different languages, and type what they read."""
    meant: dict[str, set[str]] = {}
    for locale in LOCALES:
        for message in messages(folder, locale):
            if message.id.name.startswith(PLACE_LETTER):
                recorded = message.id.name.removeprefix(PLACE_LETTER)
                for written in (recorded, *said(message)):
                    meant.setdefault(written, set()).add(recorded)
    assert {written: of for written, of in meant.items() if len(of) > 1} == {}


PLACE_LETTER = "place-letter-"


def test_every_exception_is_an_existing_message() -> None:
    known = {message.id.name for folder in FOLDERS for message in messages(folder, "en")}
    assert set(OTHERWISE) <= known
