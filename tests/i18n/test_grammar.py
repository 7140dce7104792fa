"""The grammar of messages: numbers with their nouns, ranges, cases, and the names of buttons.

`tests/games/sentences.py` checks what is said in random games; here every message is read, said or not.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from bot.i18n.fluent import LOCALES, Locale

from .files import BOT, FOLDERS, source
from .numbers import counted, plurals
from .readings import Reading, Variable, readings

each_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.parent.name)
each_locale = pytest.mark.parametrize("locale", LOCALES)

NOUNS: dict[Locale, str] = {
    "en": "decrees|demands|dispatches|extensions|minutes|privileges|years",
    "de": "Dekrete|Dekretfelder|Minuten|Personen|Plätzen|Privilegien|Siegpunkten|Sonderentsendungen|Zügen",
}
"""Plurals that no message has beside their singular."""

ADJECTIVES: dict[Locale, str] = {
    "en": "action|active|battle|building|city|decree|different|double|earlier|full|grey|mosaic|more|new|other|special",
    "de": "aktive|anderen|beliebige|eigene|frühere|leere|neue|neuen|verschiedene|volle|weitere",
}
VERBS: dict[Locale, str] = {
    "en": "are|were|remain",
    "de": "sind|waren|wurden|fehlen|bleiben|liegen|kommen|werden|stehen|gehen",
}

NEVER_ONE = {
    ("rules-*", "*"): "figures of the game, which are the same in every game and read on the rules' pages",
    ("term-*", "*"): "figures of the game, which are the same in every game",
    ("lesson-*", "*.*"): "numbers of components, which are the same in every game",
    ("about-*", "*.*"): "numbers of components, which are the same in every game",
    ("senate-consuetudo-*", "*.look"): "a number of components, which is the same in every game",
    ("tile-*", "*.*"): "numbers of components, which are the same in every game",
    ("refusal-both-tribunes*", "tribunes"): "a figure of the game",
    ("refusal-decree-spaces", "game.decree_spaces"): "a figure of the game",
    ("decree-*", "decree[[]id=*].condition.*"): "decrees ask for several",
    ("picture-decree-*", "decree[[]id=*].condition.*"): "decrees ask for several",
    ("prompt-discard-down", "game.hand_limit"): "a number of components, which is the same in every game",
    ("refusal-tiles", "*.*"): "a number of components, which is the same in every game",
    ("picture-page-tiles", "tile"): "the tiles of a player, which are many",
    ("outlook-bridge", "game.bridge_tile_values.8"): "the greatest of several values",
    ("picture-page-board-bridges", "game.bridge_tile_values.8"): "the greatest of several values",
    ("in-words-over", "round"): "the number of rounds that the game has",
    ("in-words-type", "tiles"): "so many tiles round a site are always several",
    ("picture-tiles-briefly", "count"): "so many tiles round a site are always several",
    ("effect-swap", "amount"): "tiles, towers and fields bring two at least",
    ("effect-discard", "amount"): "tiles, towers and fields bring two at least",
    ("hint-die-special-many", "count"): "said only of more than can be listed",
    ("would-join", "cells"): "an area of one cell is complete with the first envoy",
    ("outlook-row-counts", "factor"): "an active citizen makes it two at least",
    ("prompt-using-both", "tribunes"): "asked only of whoever has two at least",
    ("prompt-keep-one", "count"): "a single card is kept without a question",
    ("picture-many-awaited", "count"): "two are named",
    ("refused-most-*", "most"): "of each thing several may be open",
    ("lobby-*", "*"): "no game is for one person, or over in a minute",
    ("refused-table-full", "most"): "no game is for one person",
    ("refused-pace-hours", "most"): "the longest time",
    ("refusal-seats", "most"): "no game is for one person",
    ("refusal-option-seats", "fewest"): "no option is for one person",
}
"""Messages with a number that is never one, and why."""

ALWAYS_APART = {
    "piece": "a path on the map",
    "me-quiet": "the ends of quiet hours, which are never the same",
    "in-words-row*": "the first and the last place of a row",
    "rules-*": "figures of the game",
    "hint-board": "the ends of a track",
    "status-side.whole": "the ends of a track",
    "refusal-space-unknown": "the corners of the map",
    "refusal-die-value": "with a manipulator a die has two values at least",
    "refused-pace-hours": "from an hour to two weeks",
    "refusal-seats": "every game is for several numbers of persons",
    "lobby-facts": "every game is for several numbers of persons",
}
"""Messages with a range whose ends are never the same, and why."""


@each_folder
@each_locale
def test_a_number_beside_a_plural_chooses_between_one_and_many(folder: Path, locale: Locale) -> None:
    found = {
        str(reading)
        for reading in readings(folder, locale)
        for variable in _bare_numbers(folder, locale, reading)
        if not any(fnmatchcase(reading.key, key) and fnmatchcase(variable, of) for key, of in NEVER_ONE)
    }
    assert not found


def _bare_numbers(folder: Path, locale: Locale, reading: Reading) -> Iterator[str]:
    """Yield the numbers in a reading that may be one, and are beside a plural."""
    nouns = "|".join([*plurals(locale), NOUNS[locale]])
    for before, (name,), behind in reading.around():
        # A number with a sign is chosen by its amount, or by what is gained.
        of = ("amount", "gained") if name == "signed" else (name,)
        chosen = [reading.chosen[one] for one in of if one in reading.chosen]
        if chosen and not {"one", "1"} & set(chosen):
            continue
        many = rf"[ -](?:(?:{ADJECTIVES[locale]}) )?(?:{nouns})\b"
        if name in counted(folder):
            many += rf"| (?:{VERBS[locale]})\b"
            after_verb = re.search(rf"\b(?:{VERBS[locale]})(?: noch| nur noch| only| still| left)* $", before)
        else:
            after_verb = None
        if name != "player" and (after_verb or re.match(many, behind)):
            yield name


VERB = re.compile(r'VERB\(\$player, "(\w+)[^"]*", "([^"]+)"\)')


@each_folder
@each_locale
def test_both_verbs_of_a_sentence_change_for_the_player_who_reads_it(folder: Path, locale: Locale) -> None:
    text = source(folder, locale)
    said_of_others = {other for other, own in VERB.findall(text) if other != own}
    sentences = re.findall(r"^([\w-]+) = (.*(?:\n +[^. ].*)*)", text, re.MULTILINE)
    found = [
        (key, verb)
        for key, sentence in sentences
        if VERB.search(sentence)
        for verb in re.findall(r"\b(?:and|und)(?: never| nie)? (\w+)", sentence)
        if verb in said_of_others
    ]
    assert found == []


@each_folder
@each_locale
def test_a_range_has_another_text_if_its_ends_are_the_same(folder: Path, locale: Locale) -> None:
    ranges = {
        reading.key: ends
        for reading in readings(folder, "de")
        if (ends := re.findall(r"\{\$([\w-]+)\}(?: bis |–)\{\$([\w-]+)\}", reading.text(reading.pieces)))
        if not any(fnmatchcase(reading.key, key) for key in ALWAYS_APART)
    }
    for reading in readings(folder, locale):
        for first, last in ranges.get(reading.key, []):
            assert {first, last} & reading.chosen.keys(), reading


CASES: dict[str, str] = {
    "the dative": r"\b(?:mit|von|vom|aus|bei|nach|seit|(?<!bis )zu|zum|zur|dem|der|der Farbe|einem|einer)",
    "the genitive": r"\b(?:des|eines)",
    "the accusative": r"\b(?:[Bb]rauch(?:s?t|en)|den|einen|keinen|ohne|zieh(?:s?t)|verlier(?:s?t))",
}
"""Words that govern a case other than the nominative."""

NOMINATIVES = (
    *(
        "figures",
        "needs",
        "needed",
        "stock",
        "stocks",
        "stars",
        "goods",
        "resources",
        "cost",
        "lacks",
        "price",
    ),
    *("workers", "villagers", "magistrates", "buildings", "colour", "tokens", "coins", "given", "got"),
)
"""Arguments that are nouns with their number, or colors, in the nominative."""

SAME_IN_EVERY_CASE = {
    ("outlook-swap", "figures"): "a number of any figures is the same in the accusative",
}


@each_folder
def test_german_has_no_nominative_where_it_needs_another_case(folder: Path) -> None:
    found = [
        f"{reading}: ${name} in {case}"
        for reading in readings(folder, "de")
        for before, (name,), behind in reading.around()
        for case, governing in CASES.items()
        if name in NOMINATIVES and (reading.key, name) not in SAME_IN_EVERY_CASE
        # Before a noun of the message the argument is only a number, and the message declines the noun.
        if re.search(rf"{governing} $", before) and not re.match(r" [A-ZÄÖÜ][a-zäöü]", behind)
    ]
    assert not found


BUTTONS = ("button-*", "menu-*")
QUOTED = re.compile(r"„([^“]+)“|“([^”]+)”|(?<!\*)\*([^*]+)\*(?!\*)")
PRESSED: dict[Locale, str] = {
    "en": r"\b(?:[Pp]ress|[Cc]lick|[Tt]ap|[Uu]se the button) (?:on )?[*“]*",
    "de": r"\b(?:[Dd]rückt?|[Kk]lickt?|[Tt]ippt?|Knopf) (?:auf |an )?[*„]*",
}


@each_folder
@each_locale
def test_a_text_that_names_a_button_refers_to_its_message(folder: Path, locale: Locale) -> None:
    rooms = [BOT / "channel" / "text", folder]
    names = {
        reading.text(reading.pieces).rstrip(" …")
        for room in rooms
        for reading in readings(room, locale)
        if any(fnmatchcase(reading.key, key) for key in BUTTONS)
        if not any(isinstance(piece, Variable) for piece in reading.pieces)
    }
    found = []
    any_pressed = re.compile(rf"{PRESSED[locale]}({'|'.join(map(re.escape, names))})\b")
    for reading in readings(folder, locale):
        said = reading.text(reading.pieces)
        quoted = {"".join(one) for one in QUOTED.findall(said)}
        pressed = set(any_pressed.findall(said))
        found += [f"{reading}: {name}" for name in sorted(names & quoted | pressed)]
    assert not found
