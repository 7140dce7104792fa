"""Balance: what is seen of games, what is counted of it, and the page that tells it."""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec
import pytest

from tools.__main__ import main
from tools.arena import ArenaMatch, match_moves
from tools.balance import games
from tools.balance.games import CountedGame, SeatResult, counted_games, kept_file, play_counted, read_games
from tools.balance.page import BY_HAND, BY_PROGRAM
from tools.balance.results import BalanceResults, ThingUse, count_games, join_run, worth_of_thing
from tools.balance.results import read_results as results_in


def seat(won: float, points: int, built: int) -> SeatResult:
    return SeatResult(won, points, {"play": points}, {"buildings": {"temple": built} if built else {}})


def game(deal: int, *seats: SeatResult) -> CountedGame:
    everywhere = [
        msgspec.structs.replace(
            one, used={**{topic: {} for topic in ("tiles", "imperium", "bridges", "actions")}, **one.used}
        )
        for one in seats
    ]
    return CountedGame(deal, everywhere, 30, "9 turns", "ended-stacks")


MATCH = ArenaMatch("marble", ("random", "random"), (), 1)
GAMES = [
    game(1, seat(1, 30, 2), seat(0, 20, 0)),
    game(2, seat(0.5, 20, 1), seat(0.5, 20, 1)),
    game(3, seat(0, 10, 1), seat(1, 40, 0)),
    game(4, seat(1, 31, 3), seat(0, 21, 2)),
]


def test_seats_are_counted_in_turn_order_and_shared_wins_in_parts() -> None:
    run = count_games(MATCH, "typed so", GAMES)
    assert (run.games, run.seats, run.fair) == (4, 2, 0.5)
    assert run.wins == [0.625, 0.375]
    assert (run.totals.least, run.totals.median, run.totals.most) == (10, 20.5, 40)
    assert run.ends == {"ended-stacks": 4}


def test_who_uses_a_thing_is_who_has_more_of_it_than_the_mean_of_the_table() -> None:
    use = count_games(MATCH, "typed so", GAMES).used["buildings"]["temple"]
    # in the second game both had one: it says nothing
    assert (use.more, use.wins) == (3, 2)
    assert use.users == 0.75
    assert (use.mean, use.winners, use.others) == (1.25, pytest.approx(1.4), 1.0)


def test_what_a_thing_is_worth_is_said_in_parts_of_a_fair_share_of_all_runs() -> None:
    two = count_games(MATCH, "typed so", GAMES)
    four = msgspec.structs.replace(two, seats=4)
    often, seldom = ThingUse(1, 1, 1, 1, 100, 60), ThingUse(1, 1, 1, 1, 100, 30)
    found = worth_of_thing([two, four], [often, seldom])
    assert found is not None
    assert found.ratio == pytest.approx(90 / (100 / 2 + 100 / 4))
    assert found.low < found.ratio < found.high
    assert found.stands_out == 1
    assert worth_of_thing([two], [ThingUse(1, 1, 1, 1, 0, 0)]) is None


def test_whoever_begins_is_the_first_seat_that_is_seen() -> None:
    match = ArenaMatch("praetor", ("random",) * 3, (("first_seat", "2"),), 1)
    state = match.begun()
    for _ in match_moves(match, state):
        pass
    totals = {standing.seat: standing.total for standing in state.outcome.standings}
    watched = play_counted(match)
    assert [seat.points for seat in watched.seats] == [totals[2], totals[0], totals[1]]
    assert watched.moves == state.ply
    assert watched.length == f"{state.round} rounds"


def test_games_that_were_seen_are_kept_and_a_line_broken_off_is_played_again(tmp_path: Path) -> None:
    matches = [ArenaMatch("marble", ("random", "random"), (), deal) for deal in (1, 2)]
    first = list(counted_games(matches, tmp_path))
    (file,) = tmp_path.iterdir()
    written = file.read_bytes()
    assert sorted(game.deal for game in first) == [1, 2]
    file.write_bytes(written[:-40])
    assert len(list(read_games(file))) == 1
    assert sorted(counted_games(matches, tmp_path), key=lambda game: game.deal) == first
    assert file.read_bytes() == written


def test_games_of_another_version_are_not_taken_for_those_of_this_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = ArenaMatch("marble", ("random", "random"), (), 1)
    present = kept_file(match, tmp_path)
    monkeypatch.setattr(games, "program_version", lambda game: "older")
    assert kept_file(match, tmp_path) != present


def test_runs_take_the_place_of_those_of_the_same_kind() -> None:
    run = count_games(MATCH, "typed so", GAMES)
    three, again = msgspec.structs.replace(run, seats=3), msgspec.structs.replace(run, made="again")
    assert join_run(BalanceResults("marble", [three, run]), again).runs == [again, three]


def test_a_page_is_written_and_what_stands_there_by_hand_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    typed = ["balance", "marble", "--player", "random", "--games", "3", "--into", "docs"]
    assert main([*typed, "--seats", "2", "3"]) == 0
    assert "marble, 3 players: 3 games of random" in capsys.readouterr().out
    page = Path("docs/marble.md")
    said = page.read_text(encoding="utf-8")
    figures = results_in(Path("docs/marble.json"), "marble")
    assert [run.seats for run in figures.runs] == [2, 3]
    page.write_text(said.replace("Nothing has been written down yet.", "Nobody ever wins."), encoding="utf-8")
    shutil.rmtree("data")
    assert main([*typed, "--redraw"]) == 0
    assert page.read_text(encoding="utf-8") == said.replace(
        "Nothing has been written down yet.", "Nobody ever wins."
    )
    assert said.index(BY_HAND) < said.index(BY_PROGRAM)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (["marble", "--player", "frog"], "There is no player called frog"),
        (["marble", "--seats", "9"], "2 to 4 players"),
        (["marble", "--redraw"], "--into DIR"),
    ],
)
def test_what_cannot_be_played_is_said(
    typed: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["balance", *typed]) == 1
    assert said in capsys.readouterr().err
