"""The course of a game: every moment of its record, as a spectator saw it."""

from itertools import pairwise

import msgspec
import pytest

from bot.engine import Mismatch
from bot.games import TITLES
from bot.review.replay import course
from tests.conformance.suite import random_game


@pytest.mark.parametrize("name", sorted(TITLES))
def test_a_course_goes_from_the_setup_to_the_end_round_by_round(name):
    title = TITLES[name]
    record = random_game(title.game, title.game.seats[0], {}, "a course").record()
    moments = list(course(title, record))
    assert [moment.ply for moment in moments] == list(range(len(record.entries) + 1))
    assert [moment.entry for moment in moments] == [None, *record.entries]
    rounds = [moment.round for moment in moments]
    assert rounds[0] == 1
    assert all(later - earlier in (0, 1) for earlier, later in pairwise(rounds))
    assert moments[-1].view.outcome == record.outcome
    counted = title.words.length(moments[-1].view)
    assert rounds[-1] == max(1, *counted.arguments.values())


def test_a_record_that_does_not_replay_is_refused():
    title = TITLES["praetor"]
    record = random_game(title.game, 2, {}, "a course").record()
    other = msgspec.structs.replace(record, seed="00" * 16)
    with pytest.raises(Mismatch):
        list(course(title, other))
