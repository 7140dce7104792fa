"""Cards, questions and refusals use only special words that the glossary knows.

German nouns have capitals: each in such a message is a term, part of one, a name from the game, or an everyday word.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bot.lessons.glossary import glossary
from tests.lessons.test_terms import TAUGHT

from .files import BOT, messages, said

READ_IN_PLAY = re.compile(r"event-|awaited-|prompt-|refusal-|caution-|warn-|about-|field-.*-question$")

EVERYDAY = frozenset(
    (
        "abgeben",
        "anzahl",
        "bedarf",
        "beginn",
        "beispiel",
        "blau",
        "buchstabe",
        "buchstaben",
        "ende",
        "farbe",
        "farben",
        "gegner",
        "gegners",
        "gelb",
        "grad",
        "hand",
        "händen",
        "ja",
        "kante",
        "kanten",
        "kaufen",
        "mal",
        "male",
        "nein",
        "nummer",
        "nummern",
        "nächstes",
        "person",
        "personen",
        "platz",
        "punkt",
        "punkte",
        "rand",
        "reihenfolge",
        "rot",
        "runde",
        "runden",
        "rundenende",
        "rückseite",
        "seite",
        "seiten",
        "spalte",
        "spiel",
        "spieler",
        "teil",
        "teile",
        "verlust",
        "vorteil",
        "wahl",
        "weg",
        "wert",
        "zahl",
        "zahlen",
        "zug",
        "zuge",
        "zugende",
        "zugs",
        "züge",
    )
)
"""Words that need no explanation to people who play games."""


def nouns(text: str) -> Iterator[str]:
    """Yield the words with a capital that do not begin a sentence, in lower case."""
    for found in re.finditer(r"\b[A-ZÄÖÜ][a-zäöüß]+", text):
        before = text[: found.start()].rstrip(" \n*_„(")
        if before and before[-1] not in ".!?:–":
            yield found[0].lower()


def known(word: str, forms: list[str]) -> bool:
    return word in EVERYDAY or any(form in word or word.rstrip("nes") in form for form in forms)


@pytest.mark.parametrize("game", TAUGHT)
def test_every_special_word_of_a_game_is_in_its_glossary(game: str) -> None:
    forms = [form.lower() for term in glossary(game, "de") for form in term.forms]
    folders = [BOT / "games" / game / room for room in ("text", "lessons/text")]
    strange = {
        word: message.id.name
        for folder in folders
        for message in messages(folder, "de")
        if READ_IN_PLAY.match(message.id.name)
        for piece in said(message)
        for word in nouns(piece)
        if not known(word, forms)
    }
    assert strange == {}
