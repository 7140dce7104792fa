"""What a game declares that a seat has is what its tests know of it: everywhere the same amount, and told in words."""

from __future__ import annotations

from fnmatch import fnmatchcase

import pytest

from bot.engine import Holdings
from tests.lessons.test_terms import terms_of

from .facts import Fact
from .suite import SUITE, TOLD, positions, random_game

HOLDINGS: dict[str, Holdings] = {
    game: holdings for game in TOLD if (holdings := SUITE[game].title.artist.heading.holdings) is not None
}
EACH = pytest.mark.parametrize("game", HOLDINGS)


def facts_of(game: str) -> dict[str, Fact]:
    return {fact.name: fact for fact in SUITE[game].facts}


@EACH
def test_each_holding_is_a_fact_and_as_much_of_it_as_the_fact_says(game: str) -> None:
    rules, holdings, facts = SUITE[game].game, HOLDINGS[game], facts_of(game)
    assert {holding.name for holding in holdings.all} <= facts.keys(), "say in facts.py what is told of it"
    for state in [*positions(random_game(rules, rules.seats[-1], {}, "holdings"))][::20]:
        for seat in range(state.seats):
            for held in holdings.shown("result"):
                assert held.ready_of(state, seat) == facts[held.name].of(state, seat), held.name


@EACH
def test_each_holding_is_called_as_a_term_of_the_glossary_says(game: str) -> None:
    used = [pattern for term in terms_of(game).values() for pattern in term.used]
    lost = [
        held.name
        for held in HOLDINGS[game].all
        if not any(fnmatchcase(f"held-{held.name}", pattern) for pattern in used)
    ]
    assert not lost, "name held-… of it in `used` of its term in glossary.toml"
