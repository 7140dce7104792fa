"""The arena: who plays whom on which deals, and what is counted."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from bot.engine import all_moves
from tools.__main__ import main
from tools.arena import ArenaMatch, arena_report, arena_scores, arrange_matches, interval, play_match
from tools.options import CannotRun

ONE_MOVE_ALIKE = "tests.tools.test_arena:First"


class First:
    """A custom player: the first legal move."""

    def choose(self, view):
        return next(all_moves(view.decision.forms(view)))


class Cheat:
    """Plays the first legal move, and illegal ones from ply 4 on."""

    def choose(self, view):
        move = next(all_moves(view.decision.forms(view)))
        return move if view.ply < 4 else type(move)(*(99 for _ in move.fields()))


class Mute:
    """Returns no move."""

    def choose(self, view):
        return None


def test_each_deal_is_played_once_from_every_seat() -> None:
    matches = list(arrange_matches("praetor", 2, ["tiro", "random"], 6, 5, {}))
    assert Counter(match.deal for match in matches) == {5: 2, 6: 2, 7: 2}
    assert {match.players for match in matches} == {("tiro", "random"), ("random", "tiro")}


def test_the_player_named_last_takes_the_seats_that_are_left() -> None:
    matches = list(arrange_matches("praetor", 4, ["veteranus", "tiro"], 4, 1, {}))
    assert all(sorted(match.players) == ["tiro", "tiro", "tiro", "veteranus"] for match in matches)
    assert [match.players.index("veteranus") for match in matches] == [0, 1, 2, 3]


def test_identical_players_play_each_deal_once() -> None:
    assert [match.deal for match in arrange_matches("marble", 3, ["random"], 2, 1, {})] == [1, 2]


@pytest.mark.parametrize(
    ("game", "seats", "players", "said"),
    [
        ("praetor", 2, ["frog"], "There is no player called frog"),
        ("praetor", 2, ["random"] * 3, "Name fewer"),
        ("praetor", 2, ["no.such:Player"], "can't be imported"),
    ],
)
def test_impossible_matches_are_refused_with_a_reason(
    game: str, seats: int, players: list[str], said: str
) -> None:
    with pytest.raises(CannotRun, match=said):
        list(arrange_matches(game, seats, players, 2, 1, {}))


def test_a_game_counts_for_every_player_with_points_times_and_its_ending() -> None:
    match = ArenaMatch("marble", ("random", ONE_MOVE_ALIKE), (), 1)
    played = play_match(match)
    assert played.points == play_match(match).points
    results = [played, play_match(ArenaMatch("marble", (ONE_MOVE_ALIKE, "random"), (), 1))]
    scores = arena_scores(results)
    assert sum(score.wins for score in scores) == pytest.approx(1)
    for score in scores:
        assert score.played == 2
        assert score.low <= score.wins <= score.high
        assert 0 <= score.seconds[0] <= score.seconds[1] <= score.seconds[2]
    first, *each, by_seat, ends = arena_report(1, results)
    assert first == "marble: 2 games of 2 players from seed 1 on"
    assert each[0].startswith("random: wins")
    assert by_seat.startswith("won by seat: ")
    assert ends.startswith("ended: ")


def test_an_interval_narrows_with_more_games_and_stays_within_0_and_1() -> None:
    assert interval(0.5, 100) == pytest.approx((0.404, 0.596), abs=0.001)
    assert interval(1.0, 20)[1] == pytest.approx(1.0)
    wide, narrow = interval(0.75, 40), interval(0.75, 400)
    assert wide[0] < narrow[0] < 0.75 < narrow[1] < wide[1]


def test_a_custom_player_can_be_named_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    names = f"random,{ONE_MOVE_ALIKE}"
    assert main(["arena", "marble", "--players", names, "--games", "2", "--seed", "3"]) == 0
    printed = capsys.readouterr()
    assert [line.partition(": wins")[0] for line in printed.out.splitlines()[1:3]] == [
        "random",
        ONE_MOVE_ALIKE,
    ]
    assert printed.err.splitlines() == ["2 players: 1 of 2 games", "2 players: 2 of 2 games"]
    assert main(["arena", "marble", "--players", "frog"]) == 1
    assert "There is no player called frog" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("player", "said"),
    [
        ("Cheat", r"answered [\w-]+ at move \d+ with \w+\(.*99.*: .+\. \w+\(.*is allowed"),
        ("Mute", "with None: That is no move"),
    ],
)
def test_an_illegal_move_of_a_custom_player_is_reported_in_a_sentence(
    player: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    names = f"random,tests.tools.test_arena:{player}"
    assert main(["arena", "marble", "--players", names, "--games", "2"]) == 1
    told = capsys.readouterr()
    assert re.search(said, told.err)
    assert "Traceback" not in told.err
    assert not told.out
