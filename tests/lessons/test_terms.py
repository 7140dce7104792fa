"""The terms of a game: each is explained in both languages, and what is asked or refused uses no other."""

import pytest

from bot.games import TITLES
from bot.games.glossary import glossary
from bot.lessons.terms import explained
from bot.words.fluent import LOCALES
from tests.words.files import HOUSE, keys

TAUGHT = [game for game in TITLES if (HOUSE / "games" / game / "teaching" / "text").exists()]


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_term_of_the_glossary_is_explained_and_begins_with_itself(game, locale):
    terms = {term.name: term for term in explained(game, locale)}
    assert set(glossary(game)) - set(terms) == set()
    for term in terms.values():
        assert term.meaning.startswith(f"**{term.written}**"), term.name
        assert len(term.written) <= 40
        assert len(term.meaning) > len(term.written) + 20


@pytest.mark.parametrize("game", TAUGHT)
def test_what_explains_a_term_belongs_to_one(game):
    folder = HOUSE / "games" / game / "teaching" / "text"
    written = {key.removeprefix("term-") for key in keys(folder) if key.startswith("term-")}
    assert written <= set(glossary(game))
