"""Random games of every game, with every number of seats and every option."""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import islice

import pytest

from bot.engine import AnyState, Chance, Decision, Game, Move, Refusal, all_moves
from bot.games import GAMES
from tests.seeds import seeded
from tools.selfplay import seed_bytes

from .suite import (
    SUITE,
    Conformance,
    all_combinations,
    combinations,
    course,
    near_miss,
    random_game,
    some_seats,
    stray_move,
)

Combinations = Callable[[Game], Iterator[tuple[int, dict[str, str]]]]


def each_case(tried: Combinations) -> pytest.MarkDecorator:
    """Run a test for every game with the numbers of seats and the options that are tried."""
    return pytest.mark.parametrize(
        ("conformance", "seats", "options"),
        [
            pytest.param(SUITE[game], seats, options, id="-".join([game, str(seats), *options.values()]))
            for game in SUITE
            for seats, options in tried(SUITE[game].game)
        ],
    )


GAME_CASES = [pytest.param(conformance, id=game) for game, conformance in SUITE.items()]

SOAK_GAMES = 200
"""Games for each number of seats and each choice of options, in `make soak`."""

STORED = 5
"""One of so many positions of a random game is stored and read again."""


def test_every_registered_game_is_in_the_suite() -> None:
    assert GAMES.keys() <= SUITE.keys()


@each_case(combinations)
def test_everybody_who_joined_is_seated_once(
    conformance: Conformance, seats: int, options: dict[str, str]
) -> None:
    seating = conformance.game.seating(seats, options, seed_bytes("seating"))
    assert sorted(seating) == list(range(seats))
    assert seating == conformance.game.seating(seats, options, seed_bytes("seating"))


@each_case(combinations)
def test_random_games_keep_the_invariants_and_tell_every_change(
    conformance: Conformance, seats: int, options: dict[str, str]
) -> None:
    check_random_game(conformance, seats, options, seeded(f"{seats} {options}"))


@pytest.mark.soak
@each_case(all_combinations)
def test_hundreds_of_random_games_keep_the_invariants(
    conformance: Conformance, seats: int, options: dict[str, str]
) -> None:
    for number in range(SOAK_GAMES):
        check_random_game(conformance, seats, options, seeded(f"soak {number}"))


def check_random_game(conformance: Conformance, seats: int, options: dict[str, str], seed: str) -> None:
    """Check that after every move the invariants hold, and that the changes told are those that happened."""
    game = conformance.game
    recorder = random_game(game, seats, options, seed)
    before = None
    for state in recorder.record().positions(game):
        conformance.invariants(state)
        if state.ply % STORED == 0:
            encoded = game.encode(state)
            assert game.encode(game.decode(encoded)) == encoded
        after = conformance.possessions(state)
        if before is not None:
            for event in state.events:
                for change in event.changes:
                    before[change.seat, change.what] += change.amount
            assert before == after
        before = after
    assert recorder.state.outcome is not None
    check_outcome(recorder.state)
    assert 2 * len(recorder.record().entries) <= game.longest


def check_outcome(state: AnyState) -> None:
    """Check that everybody has a place, in order, and points that add up."""
    standings = state.outcome.standings
    assert sorted(standing.seat for standing in standings) == list(range(state.seats))
    assert [standing.place for standing in standings] == sorted(standing.place for standing in standings)
    assert standings[0].place == 1
    assert all(sum(standing.sources.values()) == standing.total for standing in standings)


@pytest.mark.parametrize("conformance", GAME_CASES)
@pytest.mark.parametrize("seed", range(3))
def test_moves_on_offer_are_accepted_and_all_others_refused_with_the_rule(
    conformance: Conformance, seed: int
) -> None:
    game = conformance.game
    chance = Chance(seed_bytes(seeded(f"probe {seed}")))
    seats = game.seats[seed % len(game.seats)]
    answers: defaultdict[str, set[type[Move]]] = defaultdict(set)
    for state in course(game.id, seats, seeded("a game"))[::3]:
        encoded = game.encode(state)
        asked = game.asked(state)
        for decision in asked:
            offered = [form.sample(chance.below) for form in decision.forms(state)]
            answers[decision.kind()].update(map(type, offered))
            wrong = [near_miss(conformance, chance.pick(offered), chance) for _ in range(8)]
            for move in [*offered, *wrong, *(stray_move(conformance, chance) for _ in range(8))]:
                if is_offered(game.asked(state), decision.seat, move, state):
                    game.play(game.decode(encoded), decision.seat, move)
                    continue
                with pytest.raises(Refusal) as refused:
                    game.play(state, decision.seat, move)
                names_no_rule = {"refusal-value"}
                if type(move) in answers[decision.kind()]:
                    names_no_rule.add(f"refusal-first-{decision.kind()}")
                assert refused.value.reason.key not in names_no_rule, move
                assert game.encode(state) == encoded
        for seat in set(range(seats)) - {decision.seat for decision in asked}:
            with pytest.raises(Refusal):
                game.play(state, seat, stray_move(conformance, chance))
            assert game.encode(state) == encoded


def is_offered(asked: list[Decision], seat: int, move: Move, state: AnyState) -> bool:
    forms = next(decision for decision in asked if decision.seat == seat).forms(state)
    return any(form.move is type(move) and form.misfit(move) is None for form in forms)


@pytest.mark.parametrize("conformance", GAME_CASES)
def test_forms_have_no_dead_ends_and_are_the_same_from_the_view(conformance: Conformance) -> None:
    game = conformance.game
    for state in course(game.id, game.seats[-1])[::9]:
        for decision in game.asked(state):
            view = game.view(state, decision.seat)
            forms = list(decision.forms(state))
            for form in forms:
                for field in form.move.fields():
                    assert form.options(field)
                if form.move.fields():
                    first = form.move.fields()[0]
                    for value in form.values(()):
                        assert next(form.moves({first: value}), None) is not None
            assert list(islice(all_moves(view.decision.forms(view)), 1000)) == list(
                islice(all_moves(forms), 1000)
            )


@pytest.mark.parametrize("conformance", GAME_CASES)
def test_playing_on_from_any_stored_position_gives_the_next_one(conformance: Conformance) -> None:
    game = conformance.game
    recorder = random_game(game, some_seats(game), {}, "undone to the start")
    record = recorder.record()
    stored = [game.encode(state) for state in record.positions(game)]
    for ply in reversed(range(len(record.entries))):
        state = game.decode(stored[ply])
        entry = record.entries[ply]
        game.apply(state, entry.seat, game.move_from(entry.move))
        assert game.encode(state) == stored[ply + 1]


@pytest.mark.parametrize(
    ("conformance", "reason"),
    [
        pytest.param(entry, reason, id=f"{game}-{reason}")
        for game, entry in SUITE.items()
        for reason in entry.endings
    ],
)
def test_every_way_to_end_has_a_game(conformance: Conformance, reason: str) -> None:
    game, ending = conformance.game, conformance.endings[reason]
    most = sys.maxsize if ending.left_after is None else ending.left_after
    state = random_game(game, ending.seats, {}, ending.seed, most, ending.prepare).state
    if ending.left_after is not None:
        for seat in range(1, ending.seats):
            game.resign(state, seat)
    assert state.outcome is not None
    assert state.outcome.reason == reason
    assert game.asked(state) == []
    conformance.invariants(state)
    check_outcome(state)


@pytest.mark.parametrize("conformance", GAME_CASES)
def test_seats_whose_players_have_left_never_hold_up_the_game(conformance: Conformance) -> None:
    game = conformance.game
    for after in range(0, 40, 8):
        recorder = random_game(game, game.seats[-1], {}, f"gone after {after}", after)
        state = recorder.state
        gone = list(range(2, state.seats))
        for seat in gone:
            recorder.game.resign(state, seat)
            conformance.invariants(state)
        chance = Chance(seed_bytes("who stays"))
        while asked := game.asked(state):
            assert not state.gone[asked[0].seat]
            game.play(state, asked[0].seat, next(iter(asked[0].forms(state))).sample(chance.below))
            conformance.invariants(state)
        check_outcome(state)
