"""What the glossary of a game, or of the bot, decides holds of every message: one thing has one name."""

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache

import pytest

from bot import games
from bot.i18n.fluent import LOCALES, Locale
from bot.lessons.glossary import Term
from tests.lessons.test_terms import terms_of

from .files import BOT, FOLDERS, GAMES, messages, said

GLOSSARIES = [game for game, folder in GAMES.items() if (folder / "glossary.toml").exists()]

CASES = [
    pytest.param(game, name, id=f"{game or 'bot'}-{name}")
    for game in [*GLOSSARIES, None]
    for name in terms_of(game)
]


@cache
def written(game: str | None, locale: Locale) -> dict[str, str]:
    """The messages of a game, or of all rooms of the bot, their pieces of text one after the other."""
    own = [folder for folder in FOLDERS if folder.parents[1] == BOT]
    folders = own if game is None else [GAMES[game] / "text"]
    return {
        message.id.name: "\n".join(said(message))
        for folder in folders
        for message in messages(folder, locale)
    }


def test_every_game_with_lessons_has_a_glossary() -> None:
    assert {game for game in games.FOLDERS if (GAMES[game] / "lessons").is_dir()} <= set(GLOSSARIES)


@pytest.mark.parametrize(("game", "name"), CASES)
@pytest.mark.parametrize("locale", LOCALES)
def test_a_term_is_used_where_the_glossary_says(game: str | None, name: str, locale: Locale) -> None:
    term, texts = terms_of(game)[name], written(game, locale)
    forms = [form.lower() for form in term.forms(locale)]
    for pattern in term.used:
        fitting = [text.lower() for key, text in texts.items() if fnmatchcase(key, pattern)]
        assert fitting, f"no message {pattern}"
        assert any(form in text for form in forms for text in fitting), f"{pattern} says nothing of {forms}"


@pytest.mark.parametrize("game", GLOSSARIES)
def test_what_a_move_is_told_to_change_is_a_term(game: str) -> None:
    used = [pattern for term in terms_of(game).values() for pattern in term.used]
    changes = {key for key, text in written(game, "en").items() if key.startswith("change-") and text.strip()}
    unnamed = {key for key in changes if not any(fnmatchcase(key, pattern) for pattern in used)}
    assert unnamed == set(), "say in glossary.toml what these are: `used` names the messages of a term"


@pytest.mark.parametrize(("game", "name"), CASES)
@pytest.mark.parametrize("locale", LOCALES)
def test_no_other_word_stands_for_a_term(game: str | None, name: str, locale: Locale) -> None:
    assert list(_strays(terms_of(game)[name], written(game, locale), locale)) == []


def _strays(term: Term, texts: dict[str, str], locale: Locale) -> Iterator[str]:
    for word in term.never(locale):
        strays = re.compile(rf"\b{re.escape(word)}", re.IGNORECASE)
        for key, text in texts.items():
            if strays.search(text) and not any(fnmatchcase(key, pattern) for pattern in term.allowed):
                yield f"{key}: {word}"
