"""What seats have: a game's declarations and its tests agree about amounts, words and artwork."""

from __future__ import annotations

from collections.abc import Mapping
from fnmatch import fnmatchcase

import pytest

from bot.engine import AnyState, Chance, Game, Holdings
from bot.lessons.glossary import glossary

from .facts import Fact, as_declared, pattern_of, put
from .suite import SUITE, TOLD, course

HOLDINGS: dict[str, Holdings] = {
    game: holdings for game in TOLD if (holdings := SUITE[game].title.artist.heading.holdings) is not None
}
EACH = pytest.mark.parametrize("game", HOLDINGS)


def facts_of(game: str) -> dict[str, Fact]:
    return {fact.name: fact for fact in SUITE[game].facts}


@EACH
def test_each_holding_is_a_fact_with_the_same_amount(game: str) -> None:
    rules, holdings, facts = SUITE[game].game, HOLDINGS[game], facts_of(game)
    assert {holding.name for holding in holdings.all} <= facts.keys(), "add a Fact for it to facts.py"
    for state in course(rules.id, rules.seats[-1])[::20]:
        view = rules.view(state, None)
        for seat in range(state.seats):
            for held in holdings.shown("result"):
                assert held.ready_of(view, seat) == facts[held.name].of(view, seat), held.name


def test_a_fact_made_from_a_holding_has_its_messages_and_its_artwork() -> None:
    made = as_declared(SUITE["praetor"].title, HOLDINGS["praetor"]["villagers"])
    patterns = made.said("status")
    assert patterns is not None
    for pattern, told in zip(patterns, ("5 villagers", "5 Dorfbewohner"), strict=True):
        assert pattern_of(pattern, 5).search(told)
        assert not pattern_of(pattern, 6).search(told)
    assert made.path(2) == ("players", 2, "villagers")
    assert (made.icon, made.result) == ("common/villager", ("villagers", "Dorfbewohner"))


@EACH
def test_each_holding_belongs_to_a_term_of_the_glossary(game: str) -> None:
    used = [pattern for term in glossary(game, "en") for pattern in term.used]
    lost = [
        held.name
        for held in HOLDINGS[game].all
        if not any(fnmatchcase(f"held-{held.name}", pattern) for pattern in used)
    ]
    assert not lost, (
        "write `term-…` of its name for it, or name its held-… in `used` of its term in glossary.toml"
    )


@EACH
def test_a_scored_holding_changes_its_source_of_points(game: str) -> None:
    rules, facts = SUITE[game].game, facts_of(game)
    state = course(rules.id, rules.seats[0])[-2]
    points, tried = played_on(rules, state), 0
    for held in HOLDINGS[game].all:
        fact = facts[held.name]
        if fact.at and held.scored in points:
            more = fact.more if isinstance(fact.more, list) else fact.of(state, 0) + 99
            changed = put(state, fact.path(0), min(more, fact.ends[1]) if isinstance(more, int) else more)
            assert played_on(rules, changed)[held.scored] != points[held.scored], held.name
            tried += 1
    assert tried


def played_on(rules: Game, state: AnyState) -> Mapping[str, int]:
    """Play a game to its end in one way; return the points of the first seat by their sources."""
    state, chance = rules.copy(state), Chance(b"holdings")
    while asked := rules.asked(state):
        rules.play(state, asked[0].seat, next(iter(asked[0].forms(state))).sample(chance.below))
    return next(standing.sources for standing in state.outcome.standings if standing.seat == 0)
