"""Balance: what is counted in games, and the page that reports it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tools.__main__ import main
from tools.arena import ArenaMatch, match_moves
from tools.balance.counts import BalanceRun, CountedGame, SeatResult, play_counted, worth_of_thing
from tools.balance.page import balance_chapter, seats_table, things_table


def seat(won: float, points: int, built: int) -> SeatResult:
    return SeatResult(won, points, {"play": points}, {"buildings": {"temple": built} if built else {}})


def game(*seats: SeatResult) -> CountedGame:
    everywhere = [
        msgspec.structs.replace(
            one, used={**{topic: {} for topic in ("tiles", "imperium", "bridges", "actions")}, **one.used}
        )
        for one in seats
    ]
    return CountedGame(everywhere, 30, "9 turns", "ended-stacks")


GAMES = [
    game(seat(1, 30, 2), seat(0, 20, 0)),
    game(seat(0.5, 20, 1), seat(0.5, 20, 1)),
    game(seat(0, 10, 1), seat(1, 40, 0)),
    game(seat(1, 31, 3), seat(0, 21, 2)),
]


RUN = BalanceRun("typed so", GAMES)


def test_seats_are_counted_in_turn_order_and_shared_wins_as_fractions() -> None:
    *_, row = seats_table([RUN]).splitlines()
    assert row == "| 2 | 4 | 62% (22 to 91) | 38% (9 to 78) |"


def test_a_chapter_has_the_command_the_scores_and_what_nobody_ever_used() -> None:
    told = list(balance_chapter("marble", [RUN]))
    assert told[0] == "```\ntyped so\n```"
    assert "| 2 | 24 | 20 to 30.2 | 10 to 40 | 28.2 | 30 | 9 turns |" in told[4]
    (buildings,) = (said for said in told if said.startswith("Never: "))
    assert "Temple" not in buildings


def test_a_user_of_a_thing_has_more_of_it_than_the_mean_of_the_table() -> None:
    worth = worth_of_thing(
        [[(seat.won, seat.used["buildings"].get("temple", 0)) for seat in game.seats] for game in GAMES]
    )
    assert worth is not None
    # the second game doesn't count: both had one
    assert worth.more == 3
    assert worth.ratio == pytest.approx(2 / 1.5)
    assert worth.users == 0.75
    assert (worth.mean, worth.winners, worth.others) == (1.25, pytest.approx(1.4), 1.0)


def test_the_worth_of_a_thing_is_measured_in_fair_shares_of_all_tables() -> None:
    two = [((1.0, 1), (0.0, 0))] * 60 + [((0.0, 1), (1.0, 0))] * 40
    four = [((1.0, 1), *[(0.0, 0)] * 3)] * 30 + [((0.0, 1), (1.0, 0), *[(0.0, 0)] * 2)] * 70
    found = worth_of_thing([*two, *four])
    assert found is not None
    assert found.ratio == pytest.approx(90 / (100 / 2 + 100 / 4))
    assert found.low < found.ratio < found.high
    assert found.stands_out
    assert "**+20% (" in things_table("", {"temple": found}, {"temple": "Temple"})
    assert worth_of_thing([[(1, 1), (0, 1)]]) is None


def test_the_first_player_is_the_first_seat_that_is_counted() -> None:
    match = ArenaMatch("praetor", ("random",) * 3, (("first_seat", "2"),), 1)
    state = match.begun()
    for _ in match_moves(match, state):
        pass
    totals = {standing.seat: standing.total for standing in state.outcome.standings}
    watched = play_counted(match)
    assert [seat.points for seat in watched.seats] == [totals[2], totals[0], totals[1]]
    assert watched.moves == state.ply
    assert watched.length == f"{state.round} rounds"


def test_a_chapter_is_replaced_and_the_rest_of_the_page_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    typed = ["balance", "marble", "--player", "random", "--games", "3", "--into", "docs"]
    assert main([*typed, "--seats", "2"]) == 0
    page = Path("docs/marble.md")
    said = page.read_text(encoding="utf-8")
    told = capsys.readouterr().out.strip()
    assert said.endswith(f"\n\n## Random\n\n{told}\n")
    changed = said.replace("Nothing has been written down yet.", "Nobody ever wins.")
    page.write_text(f"{changed}\n## Afterwards\n\nNothing.\n", encoding="utf-8")
    assert main([*typed, "--seats", "2", "3"]) == 0
    both = page.read_text(encoding="utf-8")
    assert both == changed.replace(told, capsys.readouterr().out.strip()) + "\n## Afterwards\n\nNothing.\n"
    assert "--seats 3" in both


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (["marble", "--player", "frog"], "There is no player called frog"),
        (["marble", "--seats", "9"], "2 to 4 players"),
    ],
)
def test_impossible_games_are_refused_with_a_reason(
    typed: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["balance", *typed]) == 1
    assert said in capsys.readouterr().err
