"""Terms of each game and of the bot: each is explained in both languages."""

from __future__ import annotations

import pytest

from bot.games import TITLES
from bot.i18n.fluent import LOCALES, Locale, words
from bot.lessons.glossary import Entry, entries_of, glossary, occurring
from tests.i18n.files import BOT

TAUGHT = [game for game in TITLES if (BOT / "games" / game / "lessons" / "text").exists()]

each_glossary = pytest.mark.parametrize("game", [*TAUGHT, None], ids=[*TAUGHT, "bot"])


@each_glossary
@pytest.mark.parametrize("locale", LOCALES)
def test_every_explanation_begins_with_its_term(game: str | None, locale: Locale) -> None:
    for term in glossary(game, locale):
        assert term.meaning.startswith(f"**{term.written}**"), term.name
        assert len(term.written) <= 40
        assert len(term.meaning) > len(term.written) + 20


@each_glossary
def test_both_languages_explain_the_same_terms_in_the_same_order(game: str | None) -> None:
    english, german = ([term.name for term in glossary(game, locale)] for locale in LOCALES)
    assert english == german != []


@each_glossary
def test_glossary_entries_are_of_terms_and_do_not_repeat_their_messages(game: str | None) -> None:
    english, german = ({term.name: term.written for term in glossary(game, locale)} for locale in LOCALES)
    for name, entry in entries_of(game).items():
        assert name in english, f"there is no term-{name}"
        assert entry != Entry(), f"{name} needs no entry"
        assert entry.rulebook != german[name], f"{name}.rulebook is the term itself"
        assert (entry.german or "").lower() != german[name].lower(), f"{name}.german is the term itself"
        assert (entry.english or "").lower() != english[name].lower(), f"{name}.english is the term itself"
        assert f"held-{name}" not in entry.used, f"held-{name} is of {name} by its name"


@each_glossary
def test_each_term_of_a_game_has_a_word_of_the_rulebook(game: str | None) -> None:
    assert {
        term.name for term in glossary(game, "de") if (term.rulebook is None) == (game is not None)
    } == set()


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("locale", LOCALES)
def test_a_term_is_recognized_by_its_own_words(game: str, locale: Locale) -> None:
    for term in glossary(game, locale):
        assert term in occurring(words(locale, game), [term.written]), term.name


def test_terms_are_listed_in_order_of_appearance_bold_ones_first() -> None:
    sentences = ["Lay a tile beside a **hill**.", "The **magistrates** are yours."]
    assert [term.name for term in occurring(words("en", "marble"), sentences)] == [
        "hill",
        "magistrate",
        "tile",
    ]


@pytest.mark.parametrize(
    ("game", "locale", "said", "known"),
    [
        ("marble", "de", "Schicke die Beamten zum Brunnen.", ["magistrate", "fountain"]),
        ("marble", "en", "A fountainhead", []),
        ("trajanum", "en", "Two craftsmen, libraries", ["craftsman", "library"]),
        ("trajanum", "de", "Zwei Tribune, Häuser, Bauwerken", ["tribune", "house", "coloured_structure"]),
        ("trajanum", "en", "Row 3, then you turn to row 4", []),
        ("trajanum", "de", "Zeile 3 ist frei", []),
    ],
)
def test_a_term_is_recognized_when_inflected_but_not_within_other_words(
    game: str, locale: Locale, said: str, known: list[str]
) -> None:
    assert [term.name for term in occurring(words(locale, game), [said])] == known
