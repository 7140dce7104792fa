"""What a game counts for its balance: everything has a name, and the first player is at the table."""

from __future__ import annotations

import pytest

from bot.engine import Text
from bot.games.title import Title
from bot.i18n.fluent import words
from tools.balance.counts import balance_of

from .suite import SUITE, random_game

each_game = pytest.mark.parametrize("title", [entry.title for entry in SUITE.values()], ids=SUITE)


MOST = 40
"""After so many random games, everything that is counted has come up."""


@each_game
def test_everything_counted_has_a_name_and_comes_up(title: Title) -> None:
    missing = {topic.id for topic in balance_of(title.game.id).topics}
    for number in range(MOST):
        seats = title.game.seats[number % len(title.game.seats)]
        recorder = random_game(title.game, seats, {}, f"balance {number}")
        events = [event for state in recorder.record().positions(title.game) for event in state.events]
        for topic in balance_of(title.game.id).topics:
            for seat in range(seats):
                used = topic.used(recorder.state, events, seat)
                assert used.keys() <= topic.things.keys()
                if any(used.values()):
                    missing.discard(topic.id)
        if number + 1 >= len(title.game.seats) and not missing:
            return
    pytest.fail(f"never counted: {missing}")


@each_game
def test_everything_counted_has_a_different_name(title: Title) -> None:
    say = words("en", title.game.id)
    assert len({topic.id for topic in balance_of(title.game.id).topics}) == len(
        balance_of(title.game.id).topics
    )
    for topic in balance_of(title.game.id).topics:
        names = [say.text(name) if isinstance(name, Text) else name for name in topic.things.values()]
        assert len(set(names)) == len(names), topic.id


@each_game
def test_the_first_player_is_at_the_table(title: Title) -> None:
    for seats in title.game.seats:
        assert balance_of(title.game.id).begins(title.game.new(seats, {}, b"begins")) in range(seats)
