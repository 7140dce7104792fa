"""Every kind of question of a game with lessons has a line that explains it, and a page of the rules."""

import pytest

from bot.channel.messages.components import word_count
from bot.engine import Decision
from bot.games import TITLES
from bot.i18n.fluent import LOCALES, words
from bot.lessons.lesson import teaching

from .test_terms import TAUGHT

MOST_WORDS = 20
"""In the explanation of a question; the page around it has at most 30."""


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
def test_each_kind_of_question_has_a_short_explanation(game, locale):
    said = words(locale, game)
    for kind in questions(game):
        about = said(f"about-{kind}")
        assert len(about) > 20, kind
        assert word_count(about) <= MOST_WORDS, kind
