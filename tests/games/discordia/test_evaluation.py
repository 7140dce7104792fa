"""The evaluation of Discordia positions: the obvious moves, and forecasts of dispatches and shortages."""

from __future__ import annotations

from msgspec.structs import replace

from bot.ai.players import LEGATUS, Computer
from bot.engine import Move
from bot.games.discordia.components import PRIVILEGES
from bot.games.discordia.evaluation import (
    EVALUATION,
    DispatchForecast,
    forecast,
    main_action,
    prospects,
    sending,
)
from bot.games.discordia.game import GAME
from bot.games.discordia.rules.moves import Claim, Dispatch, SpecialDispatch
from bot.games.discordia.rules.turns import DieChoice
from bot.games.discordia.state import Privilege, State

from .scenario import acting, holds, new_game, stands, then, turn


def chosen(state: State) -> Move:
    """Return the move of a hard computer player on seat 0."""
    return Computer(GAME, EVALUATION, LEGATUS, b"a test").choose(GAME.view(state, 0))


def sent(state: State) -> DispatchForecast:
    """Return the forecast of what leaves seat 0's stock."""
    return sending(state, 0, prospects(state.players[0]))


def done(state: State) -> None:
    """Mark the main action of the turn as done."""
    assert state.turn is not None
    state.turn.acted = True


def test_the_last_figures_are_sent_to_win() -> None:
    state = turn("red", 3, stock="RR")
    state.year = 4
    stands(state, 0, "K1", "barracks_3b")
    done(state)
    assert chosen(state) == SpecialDispatch("K1", "RR")


def test_a_free_dispatch_is_not_passed_up() -> None:
    state = turn("red", 4, stock="RRWWYY")
    stands(state, 0, "K1", "barracks_4b")
    done(state)
    assert chosen(state) == SpecialDispatch("K1", "RR")


def test_a_decree_that_covers_a_symbol_is_claimed() -> None:
    state = turn("red", 4, stock="RRRWWW")
    done(state)
    state.players[0].decrees = ["tower3"]
    state.decrees = ["two_sorts"]
    assert chosen(state) == Claim("two_sorts")


def test_a_special_dispatch_counts_as_long_as_it_can_be_made() -> None:
    state = turn("red", 4, stock="RRWWYY")
    tile = stands(state, 0, "K1", "barracks_4b")
    assert sent(state).now == 2
    state.players[0].lay("K1", replace(tile, used=True))
    assert sent(state).now == 0
    acting(state, 0, "blue", 4)
    assert sent(state).now == 0


def test_the_remaining_dice_count_for_a_seat_that_is_still_to_choose() -> None:
    state = then(new_game(), DieChoice(0))
    holds(state, 0, "BBRRRR")
    stands(state, 0, "K1", "barracks_4b")
    state.players[0].active = 0
    state.dice = {"blue": 4, "red": 6, "yellow": 6}
    without = sent(state).year
    state.dice["red"] = 4
    assert sent(state).year > without + 0.5


def test_figures_without_a_tile_of_their_color_can_be_sent_only_with_jokers() -> None:
    state = turn("blue", 1, stock="YYYY")
    stands(state, 0, "K1", "barracks_2b")
    most = sent(state).year
    joker = next(id for id, privilege in PRIVILEGES.items() if privilege.joker == "yellow")
    state.players[0].privileges = [Privilege(joker)]
    assert sent(state).year > most


def test_the_forecast_counts_every_symbol_for_every_year_to_come() -> None:
    state = turn("blue", 1, stock="BRWY")
    player = state.players[0]
    before = forecast(state, player, prospects(player), sent(state))
    player.decrees = ["tower3", "two_sorts"]
    ends = 5 - state.year
    # without tiles nothing can be sent, so each symbol counts fully in each year
    assert before - forecast(state, player, prospects(player), sent(state)) == ends


def test_the_main_action_is_worth_the_largest_dispatch_that_its_column_allows() -> None:
    state = turn("blue", 1, stock="RRRY")
    state.display = dict.fromkeys(state.display)
    state.action_tiles = ["act_4", *state.action_tiles[1:]]
    nothing = main_action(state, 0)
    stands(state, 0, "K1", "barracks_3c")
    state.display = dict.fromkeys(state.display)
    assert nothing == 0 < main_action(state, 0)
    assert chosen(state) == Dispatch("K1", "RRR")
    done(state)
    assert main_action(state, 0) == 0
