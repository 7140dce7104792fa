"""What the glossary of a game, or of the bot, decides holds of every message: one thing has one name."""

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache

import pytest

from bot import games
from bot.i18n.fluent import LOCALES, Locale
from bot.lessons.glossary import Term, glossary

from .files import BOT, FOLDERS, GAMES, said, written_out

GLOSSARIES = [game for game in GAMES if glossary(game, "en")]

CASES = [pytest.param(game, id=game or "bot") for game in [*GLOSSARIES, None]]


@cache
def written(game: str | None, locale: Locale) -> dict[str, str]:
    """The messages of a game, or of all rooms of the bot, their pieces of text one after the other."""
    own = [folder for folder in FOLDERS if folder.parents[1] == BOT]
    folders = own if game is None else [GAMES[game] / "text"]
    return {
        message.id.name: "\n".join(said(message))
        for folder in folders
        for message in written_out(folder, locale)
    }


def test_every_game_with_lessons_has_a_glossary() -> None:
    assert {game for game in games.FOLDERS if (GAMES[game] / "lessons").is_dir()} <= set(GLOSSARIES)


@pytest.mark.parametrize("game", CASES)
@pytest.mark.parametrize("locale", LOCALES)
def test_a_term_is_used_where_the_glossary_says(game: str | None, locale: Locale) -> None:
    texts = {key: text.lower() for key, text in written(game, locale).items()}
    unused = [fault for term in glossary(game, locale) for fault in _unused(term, texts)]
    assert unused == []


@pytest.mark.parametrize("game", CASES)
@pytest.mark.parametrize("locale", LOCALES)
def test_no_other_word_stands_for_a_term(game: str | None, locale: Locale) -> None:
    texts = written(game, locale)
    strays = [f"{term.name}: {one}" for term in glossary(game, locale) for one in _strays(term, texts)]
    assert strays == []


@pytest.mark.parametrize("game", GLOSSARIES)
def test_what_a_move_is_told_to_change_is_a_term(game: str) -> None:
    used = [pattern for term in glossary(game, "en") for pattern in term.used]
    changes = {key for key, text in written(game, "en").items() if key.startswith("held-") and text.strip()}
    unnamed = {key for key in changes if not any(fnmatchcase(key, pattern) for pattern in used)}
    assert unnamed == set(), (
        "write `term-…` of its name for it, or name it in `used` of its term in glossary.toml"
    )


def _unused(term: Term, texts: dict[str, str]) -> Iterator[str]:
    forms = [form.lower() for form in term.forms]
    for pattern in term.used:
        fitting = [text for key, text in texts.items() if fnmatchcase(key, pattern)]
        if not fitting:
            yield f"no message {pattern}"
        elif not any(form in text for form in forms for text in fitting):
            yield f"{pattern} says nothing of {forms}"


def _strays(term: Term, texts: dict[str, str]) -> Iterator[str]:
    for word in term.never:
        strays = re.compile(rf"\b{re.escape(word)}", re.IGNORECASE)
        for key, text in texts.items():
            if strays.search(text) and not any(fnmatchcase(key, pattern) for pattern in term.allowed):
                yield f"{key}: {word}"
