"""The frames of a replay: what was seen, numbered and counted by round."""

from itertools import pairwise

import pytest

from bot.games import TITLES
from bot.review.replay import Frames
from tests.conformance.suite import random_game
from tools.recorder import Recorder


def frames(name: str) -> Frames:
    title = TITLES[name]
    return Frames(title, random_game(title.game, title.game.seats[0], {}, "a replay").record())


@pytest.mark.parametrize("name", sorted(TITLES))
def test_frames_go_through_a_whole_game_round_by_round(name: str) -> None:
    told = frames(name)
    assert told.numbers[0] == 0
    assert told.numbers[-1] == len(told.record.entries) == sum(told.rounds)
    assert all(earlier < later for earlier, later in pairwise(told.numbers))
    begins = list(told.begins())
    assert begins[0] == 0
    assert [told.progress(index).round for index in begins] == list(range(1, len(told.rounds) + 1))


def test_unseen_moves_have_no_frame_and_while_a_game_runs_no_number() -> None:
    over = frames("trajanum")
    assert len(over.moments) < len(over.record.entries) + 1
    game, record = over.title.game, over.record
    begun = Recorder(game, record.seats, {}, bytes.fromhex(record.seed))
    for entry in record.entries[:60]:
        begun.play(entry.seat, game.move_from(entry.move))
    running = Frames(over.title, begun.record())
    assert running.numbers == tuple(range(len(running.moments)))
    assert sum(running.rounds) == len(running.moments) - 1 < 60


def test_a_number_leads_to_its_move_or_the_last_visible_one_before_it() -> None:
    told = frames("trajanum")
    for index, number in enumerate(told.numbers):
        assert told.at(number) == index
    unseen = next(number for number in range(told.numbers[-1]) if number not in told.numbers)
    assert told.numbers[told.at(unseen)] < unseen
    assert told.at(10**9) == told.last
