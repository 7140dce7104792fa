"""The glossaries of the games and of the bot hold for every message: one thing has one name."""

import re
from collections.abc import Collection, Iterator
from fnmatch import fnmatchcase, translate
from functools import cache

import pytest

from bot import games
from bot.i18n.fluent import LOCALES, Locale
from bot.lessons.glossary import Term, glossary

from .files import BOT, FOLDERS, GAMES, keys, parts, said

GLOSSARIES = [game for game in GAMES if any(key.startswith("term-") for key in keys(GAMES[game] / "text"))]

CASES = [pytest.param(game, id=game or "bot") for game in [*GLOSSARIES, None]]


@cache
def written(game: str | None, locale: Locale) -> dict[str, str]:
    """Return what messages and attributes of a game, or of the bot's own packages, say, one piece per line."""
    own = [folder for folder in FOLDERS if folder.parents[1] == BOT]
    folders = own if game is None else [GAMES[game] / "text"]
    return {key: "\n".join(said(part)) for folder in folders for key, part in parts(folder, locale).items()}


def fits(key: str, patterns: Collection[str]) -> bool:
    """Return whether a message, or that of an attribute, matches one of the patterns."""
    return any(fnmatchcase(key.partition(".")[0], pattern) for pattern in patterns)


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
def test_no_other_word_is_used_for_a_term(game: str | None, locale: Locale) -> None:
    texts = written(game, locale)
    strays = [f"{term.name}: {one}" for term in glossary(game, locale) for one in _strays(term, texts)]
    assert strays == []


@pytest.mark.parametrize("game", GLOSSARIES)
def test_everything_that_moves_change_is_a_term(game: str) -> None:
    used = [pattern for term in glossary(game, "en") for pattern in term.used]
    held = {key for key, text in written(game, "en").items() if key.startswith("held-") and text.strip()}
    unnamed = {key for key in held if not fits(key, used)}
    assert unnamed == set(), (
        "write `term-…` of its name for it, or name it in `used` of its term in glossary.toml"
    )


def _unused(term: Term, texts: dict[str, str]) -> Iterator[str]:
    forms = [form.lower() for form in term.forms]
    silent = {key for key, text in texts.items() if not any(form in text for form in forms)}
    for pattern in term.used:
        matches = re.compile(translate(pattern)).match
        fitting = {key for key in texts if matches(key.partition(".")[0])}
        if not fitting:
            yield f"no message {pattern}"
        elif fitting <= silent:
            yield f"{pattern} says nothing of {forms}"
    for key in sorted(silent):
        if key.partition(".")[0] == f"held-{term.name}" and texts[key].strip():
            yield f"{key} says nothing of {forms}"


def _strays(term: Term, texts: dict[str, str]) -> Iterator[str]:
    for word in term.never:
        strays = re.compile(rf"\b{re.escape(word)}", re.IGNORECASE)
        for key, text in texts.items():
            if strays.search(text) and not fits(key, term.allowed):
                yield f"{key}: {word}"
