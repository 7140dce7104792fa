"""How the texts are worded: names come from their own messages, and unidiomatic phrases are avoided."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.i18n.fluent import LOCALES, Locale, words

from .files import BOT, FOLDERS, messages, said
from .readings import readings

each_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.parent.name)
each_locale = pytest.mark.parametrize("locale", LOCALES)

OF_THE_HOUSE = [folder for folder in FOLDERS if folder.parents[1] == BOT]
each_room = pytest.mark.parametrize("folder", OF_THE_HOUSE, ids=lambda path: path.parent.name)

# Names


CODE = re.compile(r"`([^`]*)`")
TYPED = re.compile(r"/\{command-[a-z]+\}(?: \{command-[\w-]+\}:?(?:\{\$[\w-]+\})?)*")
"""A command with what is typed after it; every name comes from its own message."""

BY_HAND = re.compile(r"(?<![\w.}])/[a-zäöü]")


@each_folder
@each_locale
def test_a_command_is_named_by_its_own_message(folder: Path, locale: Locale) -> None:
    found = []
    for reading in readings(folder, locale):
        text = reading.text(reading.pieces)
        typed = [code for code in CODE.findall(text) if code.startswith("/") or "{command-" in code]
        if BY_HAND.search(text) or not all(TYPED.fullmatch(code) or OPTION.fullmatch(code) for code in typed):
            found.append(str(reading))
    assert found == []


OPTION = re.compile(r"\{command-[\w-]+\}:")
"""An option by itself."""

SHELL = re.compile(r"\bpython\b|(?<!\w)-m \w|(?<!\w)--\w|\b[A-Z]+_[A-Z]+=")


@each_folder
@each_locale
def test_texts_for_players_have_no_shell_commands(folder: Path, locale: Locale) -> None:
    assert {one.id.name for one in messages(folder, locale) if SHELL.search(" ".join(said(one)))} == set()


@each_room
def test_a_reference_is_called_the_same_everywhere(folder: Path) -> None:
    called: dict[Locale, str] = {"en": "(ref. {$reference})", "de": "(Kennung {$reference})"}
    for locale in LOCALES:
        for reading in readings(folder, locale):
            text = reading.text(reading.pieces)
            assert text.count("{$reference}") == text.count(called[locale]), reading


@each_locale
def test_the_description_of_the_settings_lists_what_can_be_set(locale: Locale) -> None:
    say = words(locale)
    description = say("command-me-settings-description").lower()
    menus = [say(f"menu-me-{one}") for one in ("language", "pings", "quiet", "pictures", "ranked")]
    assert [menu for menu in menus if menu.lower() not in description] == []


# Type


@each_folder
def test_percent_signs_are_spaced_as_in_their_language(folder: Path) -> None:
    apart = {"en": r"(?<![\d}])%", "de": r"(?<![\d}]\u00a0)%"}
    for locale in LOCALES:
        found = {
            str(reading)
            for reading in readings(folder, locale)
            if re.search(apart[locale], reading.text(reading.pieces))
        }
        assert found == set()


# Phrases


UNSAID: dict[Locale, dict[str, str]] = {
    "en": {
        r"(?:some|any|every)body\b": "one word for each in the bot: someone, anyone, everyone",
        r"nobody\b": "one word for it in the bot: no one",
        r"at once\b": "right away, at a time, in a short time",
        r"for good\b(?! find)": "permanently; a lead is held for good",
        r"plays for you\b": "what goes on just now: is playing for you",
        r"(?<!games )you follow\b": "what goes on just now: you’re following",
        r"once more\b": "again",
        r"(?:lies?|lay (?:there|open|face))\b": "what is on a table is there",
        r"brings? (?!the table back|\w+ back)": "gives, scores, is worth",
        r"by itself\b": "on its own, or nothing",
        r"cancell": "American: canceled",
        r"(?:(?:re)?colour|grey|centre|favour|honour|theatre|analys(?:e|ing))": "American",
        r"(?:harbour|neighbour|labour|defence|towards\b|fulfils?\b)": "American",
        r"no \w+ any more\b|not \w+ any more\b": "no longer",
        r"hears? of\b": "hear about",
        r"(?:have|takes?|had) \w+ already\b": "already stands before",
        r"to its end yet\b": "finished",
    },
    "de": {
        r"Gewogen nach|wägt": "beurteilt",
        r"Mitspieler\w*|Teilnehmer\w*": "Leute, alle, die mitspielen",
        r"jeder wusste|jeder wissen": "alle",
        r"für niemanden sonst": "sieht sonst niemand",
        r"umsonst|gratis": "kostenlos",
    },
}
"""What a native speaker would not say to players, and what they would."""

ALLOWED = {
    "curve-lead-for-good": "to take the lead for good is how a match is told",
    "curve-lost-for-good": "the same",
    "term-rematch": "the same game again",
}


@each_folder
@each_locale
def test_texts_avoid_unidiomatic_phrases(folder: Path, locale: Locale) -> None:
    unsaid = re.compile("|".join(rf"\b{one}" for one in UNSAID[locale]), re.IGNORECASE)
    found = {
        message.id.name: found[0]
        for message in messages(folder, locale)
        if message.id.name not in ALLOWED and (found := unsaid.search(" ".join(said(message))))
    }
    assert found == {}


IMPERATIVES = (
    *("Wähle", "Nenne", "Tippe", "Hole", "Schließe", "Lege", "Schicke", "Ziehe", "Suche", "Beginne", "Zahle"),
    *("Hebe", "Baue", "Tausche", "Kaufe", "Verkaufe", "Spiele", "Versuche", "Schreibe", "Frage", "Klicke"),
    *("Drücke", "Setze", "Stelle", "Bringe", "Zähle", "Bezahle", "Öffne", "Beende", "Nutze", "Behalte"),
)
"""Imperatives that German may shorten; the texts don't."""

_STEMS = "|".join(f"[{one[0]}{one[0].lower()}]{one[1:-1]}" for one in IMPERATIVES)
SHORT = re.compile(
    rf"(?:^|(?<=[.!?:;–,] )|(?<=\boder )|(?<=\bund )|(?<=\bJetzt )|(?<=\*\*))(?:{_STEMS})"
    r" (?=(?:den|die|das|dem|der|einen|eine|ein|eins|es|ihn|sie|dir|du|mich|so|von|vom|auf|aus|nach|zu|im|in|bis|erst"
    r"|zuerst|noch|nur|dort|unten|vorher|dann|einmal|höchstens|etwas|nie|dein\w*|ihre?\w*|jede\w*|beide|alle\w*)\b"
    r"|\*\*|[`„{]|[A-ZÄÖÜ])",
    re.MULTILINE,
)
"""A bare stem, with something after it that follows an imperative, but not a noun."""

NOUNS = re.compile(
    r"(?:Spiel|Kauf|Verkauf|Bau|Tausch|Zahl|Beginn|Tipp|Such) (?=[{A-ZÄÖÜ]|(?:auf|in|im|vom|der|aus|von|zu)\b)"
)


def shortened(text: str) -> Iterator[str]:
    """Yield the imperatives of a text that lack their ending."""
    for found in SHORT.finditer(text):
        if not NOUNS.match(text, found.start()):
            yield text[found.start() : found.end() + 20]


@each_folder
def test_a_german_imperative_has_its_ending(folder: Path) -> None:
    found = {
        reading.key: short
        for reading in readings(folder, "de")
        for short in shortened(reading.text(reading.pieces))
    }
    assert found == {}
