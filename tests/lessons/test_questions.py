"""Every kind of question of a game that is taught has a line that says what it is about, and a page of the rules."""

import pytest

from bot.channel.messages.components import word_count
from bot.engine import Decision
from bot.games import TITLES
from bot.i18n.fluent import LOCALES, words
from bot.lessons.lesson import teaching

from .test_terms import TAUGHT

MOST_WORDS = 20
"""What a question is about stands above it, on a page of at most 35 words."""


def questions(game: str) -> set[str]:
    return {step.kind() for step in TITLES[game].game.steps if issubclass(step, Decision)}


@pytest.mark.parametrize("game", TAUGHT)
def test_each_kind_of_question_has_a_page_of_the_rules(game):
    title = TITLES[game]
    assert set(teaching(game).pages) == questions(game)
    for seats in title.game.seats:
        pages = {page.title.key for page in title.words.rules(seats, {})}
        assert set(teaching(game).pages.values()) <= pages


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("locale", LOCALES)
def test_each_kind_of_question_says_once_what_it_is_about(game, locale):
    said = words(locale, game)
    for kind in questions(game):
        about = said(f"about-{kind}")
        assert len(about) > 20, kind
        assert word_count(about) <= MOST_WORDS, kind
