"""What a game's glossary decides holds of every message: one thing has one name."""

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase

import pytest

from bot.games import FOLDERS
from bot.games.glossary import Term, glossary
from bot.words.fluent import LOCALES, Locale

from .files import GAMES, messages, said

GLOSSARIES = [game for game, folder in GAMES.items() if (folder / "glossary.toml").exists()]

CASES = [pytest.param(game, name, id=f"{game}-{name}") for game in GLOSSARIES for name in glossary(game)]


def written(game: str, locale: Locale) -> dict[str, str]:
    """The messages of a game, their pieces of text one after the other."""
    folder = GAMES[game] / "text"
    return {message.id.name: "\n".join(said(message)) for message in messages(folder, locale)}


def test_every_game_that_is_offered_has_a_glossary() -> None:
    assert set(FOLDERS) <= set(GLOSSARIES)


@pytest.mark.parametrize(("game", "name"), CASES)
@pytest.mark.parametrize("locale", LOCALES)
def test_a_term_is_used_where_the_glossary_says(game: str, name: str, locale: Locale) -> None:
    term, texts = glossary(game)[name], written(game, locale)
    forms = [form.lower() for form in term.forms(locale)]
    for pattern in term.used:
        fitting = [text.lower() for key, text in texts.items() if fnmatchcase(key, pattern)]
        assert fitting, f"no message {pattern}"
        assert any(form in text for form in forms for text in fitting), f"{pattern} says nothing of {forms}"


@pytest.mark.parametrize(("game", "name"), CASES)
@pytest.mark.parametrize("locale", LOCALES)
def test_no_other_word_stands_for_a_term(game: str, name: str, locale: Locale) -> None:
    assert list(_strays(glossary(game)[name], written(game, locale), locale)) == []


def _strays(term: Term, texts: dict[str, str], locale: Locale) -> Iterator[str]:
    for word in term.never(locale):
        for key, text in texts.items():
            allowed = any(fnmatchcase(key, pattern) for pattern in term.allowed)
            if not allowed and re.search(rf"\b{re.escape(word)}", text, re.IGNORECASE):
                yield f"{key}: {word}"
