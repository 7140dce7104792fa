"""Properties of Discordia's figures, effects, turns and whole games."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import Chance
from bot.games.discordia.components import COLOURS, LETTERS, EffectKind
from bot.games.discordia.game import GAME
from bot.games.discordia.rules import figures, turns
from bot.games.discordia.rules.bonuses import WAYS
from bot.games.discordia.rules.moves import EndTurn, Skip
from bot.games.discordia.state import Player, Privilege, State
from tests.conformance.suite import random_game

from . import invariants
from .scenario import SEED

KINDS: tuple[EffectKind, ...] = EffectKind.__args__

stocks = st.lists(st.integers(0, 3), min_size=4, max_size=4)
spaces = st.text("BRWY*", min_size=1, max_size=3)
privileges = st.lists(st.sampled_from([f"joker_{colour}" for colour in COLOURS]), max_size=3)


def player(amounts: list[int], owned: list[str]) -> Player:
    someone: Player = GAME.new(2, {}, SEED).players[0]
    someone.stock = dict(zip(COLOURS, amounts, strict=True))
    someone.privileges = [Privilege(one) for one in owned]
    return someone


def fills(letters: str, space: str, wild: tuple[str, ...]) -> bool:
    """Return whether some order of the figures gives each place one that it accepts."""
    colour_of = {letter: colour for colour, letter in LETTERS.items()}
    return any(
        all(
            place in ("*", letter) or colour_of[letter] in wild
            for letter, place in zip(order, space, strict=True)
        )
        for order in permutations(letters)
    )


@given(stocks, spaces, privileges)
def test_figures_fit_a_space_if_some_order_fits_its_places(
    amounts: list[int], space: str, owned: list[str]
) -> None:
    someone = player(amounts, owned)
    possible = figures.choices(someone, len(space), len(space))
    assert list(figures.fitting(someone, space)) == [
        letters for letters in possible if fills(letters, space, figures.jokers(someone))
    ]


@given(stocks, st.integers(1, 5))
def test_choices_are_distinct_sorted_multisets_of_the_stock(amounts: list[int], most: int) -> None:
    someone = player(amounts, [])
    found = figures.choices(someone, most)
    assert len(set(found)) == len(found)
    for letters in found:
        assert 1 <= len(letters) <= most
        assert letters == "".join(sorted(letters))
        assert all(letters.count(LETTERS[colour]) <= someone.stock[colour] for colour in COLOURS)
    assert (len(found) > 0) == (someone.figures > 0)


def test_every_kind_of_effect_is_implemented() -> None:
    assert set(WAYS) == set(KINDS)


@pytest.mark.parametrize("seats", GAME.seats)
def test_each_seat_has_one_turn_a_season_clockwise_from_maximus(seats: int) -> None:
    recorder = random_game(GAME, seats, {}, f"turns of {seats}")
    seasons: list[list[int]] = []
    wanted: list[list[int]] = []
    for state in recorder.record().positions(GAME):
        for event in state.events:
            if event.key == "season-began" and event.seat is not None:
                wanted.append([(event.seat + step) % seats for step in range(seats)])
                seasons.append([])
            if event.key == "die-chosen" and event.seat is not None:
                seasons[-1].append(event.seat)
    assert len(seasons) == 20
    assert seasons == wanted


def test_games_with_many_stars_keep_the_invariants_through_every_cascade() -> None:
    """Players start with twelve stars, and neither decline nor end a turn while there is more to do."""
    happened: set[str] = set()
    deepest = 0
    for seed in range(15):
        state: State = GAME.new(2 + seed % 3, {}, bytes([seed]) * 4)
        for someone in state.players:
            someone.stars += 6
            state.cult -= 6
        chance = Chance(bytes([seed]))
        while asked := GAME.asked(state):
            forms = [form for form in asked[0].forms(state) if form.move not in (Skip, EndTurn)]
            forms = forms or list(asked[0].forms(state))
            GAME.play(state, asked[0].seat, chance.pick(forms).sample(chance.below))
            invariants.check(state)
            happened |= {event.key for event in state.events}
            deepest = max(deepest, len(GAME.view(state, None).owed))
            if state.turn is not None and state.outcome is None:
                view = GAME.view(state, None)
                assert turns.still_open(state, state.turn) == turns.still_open(view, state.turn)
        assert state.outcome is not None
    assert deepest >= 1
    assert happened >= {
        *("decree-claimed", "privilege-taken", "privilege-used", "advantage-gained", "manipulator-taken"),
        *("tower-built", "tower-used", "ship-turned", "swap-drawn", "figures-discarded", "overbuilt"),
        *("raid-won", "raid-lost", "demolished", "bonus-lost", "emptied", "shortage"),
    }
