"""The analysis of a game: what each decision cost, judged by what its seat could know."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import msgspec
import pytest

from bot.ai.players import Computer, Level
from bot.channel.messages.post import fitted_description
from bot.engine import AnyState, Chances, Depth, Move, Record, Weights
from bot.games import TITLES
from bot.games.praetor.rules.action import Pass
from bot.i18n.fluent import Locale, words
from bot.pictures.names import Showing
from bot.review.analysis import (
    Analysis,
    DecisionCost,
    chances_of,
    close_to_best,
    concluded,
    costs_of,
    swings,
)
from bot.review.analysis_text import MOST_PLACES, AnalysisInWords, analysis_page, mean_chances
from tests.conformance.suite import random_game
from tools.example.rules.moves import Hide
from tools.example.title import TITLE as EXAMPLE
from tools.recorder import Recorder
from tools.selfplay import seed_bytes

TITLE = TITLES["praetor"]
PLANTED = 80
"""The ply at which somebody wastes their round."""
QUICK = Depth(width=20, steps=40, further=4, kept=3, worlds=2)


@cache
def planted() -> Record:
    """Return a game of two that play the best move at first sight, except that one wastes a round at ply `PLANTED`."""
    recorder = Recorder(TITLE.game, 2, {}, seed_bytes("planted"))
    players = [
        Computer(TITLE.game, TITLE.evaluation, Level("careful", Depth(width=24)), bytes([seat]))
        for seat in range(2)
    ]
    while asked := TITLE.game.asked(recorder.state):
        seat = asked[0].seat
        move: Move = players[seat].choose(TITLE.game.view(recorder.state, seat))
        if recorder.state.ply == PLANTED:
            assert move != Pass()
            move = Pass()
        recorder.play(seat, move)
    return recorder.record()


@cache
def costs_around() -> list[DecisionCost]:
    """Return what the decisions cost, from shortly before the wasted round on."""
    return costs_of(TITLE, planted(), range(PLANTED - 4, PLANTED + 26), QUICK)


def found() -> Analysis:
    return concluded(TITLE, planted(), chances_of(TITLE, planted()), costs_around())


def test_a_wasted_round_is_among_the_moves_that_swung_the_game() -> None:
    swing = next(one for one in found().swings if one.ply == PLANTED)
    assert swing.loss > 0.05
    assert TITLE.game.move_from(swing.best) != Pass()
    assert swing.seat == planted().entries[PLANTED].seat


def test_a_decision_costs_the_same_when_it_is_weighed_alone() -> None:
    apart = costs_of(TITLE, planted(), [PLANTED], QUICK)
    assert apart == [one for one in costs_around() if one.ply == PLANTED]


def test_each_moment_has_chances_that_add_up() -> None:
    chances = found().chances
    assert len(chances) == len(planted().entries) + 1
    assert all(sum(each) == pytest.approx(1, abs=0.001) for each in chances)
    outcome = planted().outcome
    assert outcome is not None
    assert [seat for seat, chance in enumerate(chances[-1]) if chance == 1] == outcome.winners


def test_a_wasted_round_lowers_how_close_to_best_a_player_is() -> None:
    seat = planted().entries[PLANTED].seat
    own = [one for one in costs_around() if one.seat == seat]
    closer = close_to_best([one for one in own if one.ply != PLANTED])
    close = close_to_best(own)
    assert closer is not None
    assert close is not None
    assert close < closer <= 100


def test_a_player_with_nothing_to_decide_has_no_figure() -> None:
    assert close_to_best([]) is None
    assert close_to_best([decision(0, 0, lost=0.0, stake=0.0)]) is None


def decision(ply: int, seat: int, lost: float, unsure: float = 0.0, stake: float = 0.2) -> DecisionCost:
    return DecisionCost(ply=ply, seat=seat, best={}, lost=lost, unsure=unsure, stake=stake)


def test_an_uncertain_loss_counts_as_none() -> None:
    assert swings([decision(0, 0, lost=0.2, unsure=0.11)], [1, 1]) == []
    assert close_to_best([decision(0, 0, lost=0.2, unsure=0.11)]) == 100


def test_the_largest_losses_are_listed_in_order_of_play_one_per_seat_and_round() -> None:
    losses = [
        decision(0, 0, lost=0.04),
        decision(1, 0, lost=0.3),
        decision(2, 0, lost=0.2),
        decision(3, 1, lost=0.1),
        decision(4, 0, lost=0.05),
        decision(5, 1, lost=0.02),
    ]
    assert [one.ply for one in swings(losses, [1, 1, 1, 1, 2, 2, 2])] == [1, 3, 4]


HIDDEN = EXAMPLE.game
FIGURES: dict[str, tuple[float, ...]] = {
    "points": (1.0, 1.0, 1.0),
    "hidden": (0.8, 0.9, 1.0),
    "coins": (0.3, 0.3, 0.3),
}
WEIGHED = replace(
    EXAMPLE,
    evaluation=replace(EXAMPLE.evaluation, weights=Weights(figures=FIGURES)),
    chances=Chances(scales={2: (3.0, 3.0, 3.0)}),
)


def test_a_seats_costs_do_not_depend_on_what_it_could_not_know() -> None:
    """All seats answer the first question together, unseen."""
    dealt: dict[bytes, tuple[AnyState, Record]] = {}
    for number in range(4000):
        recorder = Recorder(HIDDEN, 2, {}, seed_bytes(f"{number}"))
        before = HIDDEN.copy(recorder.state)
        view = msgspec.msgpack.encode(HIDDEN.view(before, 1))
        recorder.play(0, Hide(min(before.hand(0))))
        recorder.play(1, Hide(min(before.hand(1))))
        if view in dealt and dealt[view][0].hands != before.hands:
            break
        dealt[view] = before, recorder.record()
    else:
        pytest.fail("no two deals look alike to a seat")
    one, other = dealt[view][1], recorder.record()
    assert one.entries[0] != other.entries[0] or dealt[view][0].hands != before.hands
    assert costs_of(WEIGHED, one, [1], QUICK) == costs_of(WEIGHED, other, [1], QUICK)


@pytest.mark.parametrize("locale", ["en", "de"])
def test_the_page_names_the_moves_that_swung_the_game_and_better_ones(locale: Locale) -> None:
    said = words(locale, "praetor").naming(["Anna", "Ben"])
    page = analysis_page(TITLE, planted(), found(), Showing(("Anna", "Ben"), said))
    name = ("Anna", "Ben")[planted().entries[PLANTED].seat]
    line = next(line for line in page.described if f" {PLANTED + 1}: " in line)
    assert name in line
    assert said("move-pass") not in line.split(name)[1].split(":")[1]
    assert len(page.described) == 1 + 2 + len(found().swings)
    assert page.picture.startswith(b"\x89PNG")


@pytest.mark.parametrize("locale", ["en", "de"])
def test_the_description_of_a_page_always_has_room_for_the_decisive_moves(locale: Locale) -> None:
    """Five players with names of twenty letters, and the moves whose sentences are the longest."""
    game, seats = TITLE.game, TITLE.game.seats[-1]
    record = random_game(game, seats, {}, "a game of many").record()
    decisions = [
        DecisionCost(ply=ply, seat=entry.seat, best=entry.move, lost=0.12, unsure=0.1, stake=0.2)
        for ply, entry in enumerate(record.entries)
    ]
    chances = [(0.25,) * seats] * (len(record.entries) + 1)
    names = tuple(f"Numerius Atticus {seat:03}" for seat in range(seats))
    showing = Showing(names, words(locale, "praetor").naming(names))
    said = AnalysisInWords(
        TITLE, record, Analysis(record.rules_version, chances, [88] * seats, decisions), showing
    )
    swung = said.swung
    for start in range(0, len(swung) - 2, 3):
        said.swung = swung[start : start + 3]
        described = said.described()
        assert len(described) == 1 + seats + 3
        assert fitted_description(described) == "\n".join(described)


@pytest.mark.parametrize("name", ["Anna", "Maximilian von Hohenfels"])
def test_the_shortest_sentence_of_a_move_leaves_out_the_round_but_never_the_end(name: str) -> None:
    showing = Showing((name, name), words("en", "praetor"))
    said = AnalysisInWords(TITLE, planted(), found(), showing)
    assert said.swung
    for swung in said.swung:
        full, *_, shortest = ("".join(run.text for run in version) for version in said.done(swung))
        assert full.startswith(f"Round {swung.round}: {name}")
        assert shortest.startswith(name[:2])
        assert full.partition(name)[2].startswith(shortest.rpartition("…")[2].removeprefix(name))


def test_a_game_that_no_move_swung_has_a_page_too() -> None:
    said = words("en", "praetor")
    none = msgspec.structs.replace(found(), swings=[], close=[None, 100])
    page = analysis_page(TITLE, planted(), none, Showing((), said))
    assert page.described[-1] == said("analysis-even")


def test_chances_are_drawn_from_start_to_end_averaged_over_stretches() -> None:
    chances = [(0.5, 0.5), *[(ply / 100, 1 - ply / 100) for ply in range(1, 100)], (1.0, 0.0)]
    places, means = mean_chances(chances)
    assert (places[0], places[-1]) == (0.0, 100.0)
    assert list(places) == sorted(set(places))
    assert len(places) == len(means) <= MOST_PLACES + 2
    assert (means[0], means[-1]) == (chances[0], chances[-1])
    assert all(sum(each) == pytest.approx(1) for each in means)
