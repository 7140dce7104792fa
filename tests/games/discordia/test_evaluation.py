"""What a computer sees in a position of Discordia: what any player would do, and what a city will send and lack."""

from __future__ import annotations

from msgspec.structs import replace

from bot.ai.players import LEGATUS, Computer
from bot.engine import Move
from bot.games.discordia.components import PRIVILEGES
from bot.games.discordia.evaluation import EVALUATION, Sending, forecast, main_action, prospects, sending
from bot.games.discordia.game import GAME
from bot.games.discordia.rules.moves import Claim, Dispatch, SpecialDispatch
from bot.games.discordia.rules.turns import DieChoice
from bot.games.discordia.state import Privilege, State

from .scenario import acting, holds, new_game, stands, then, turn


def chosen(state: State) -> Move:
    """What a commander on seat 0 does."""
    return Computer(GAME, EVALUATION, LEGATUS, b"a test").choose(GAME.view(state, 0))


def sent(state: State) -> Sending:
    """What leaves the stock of seat 0."""
    return sending(state, 0, prospects(state.players[0]))


def done(state: State) -> None:
    """The main action of the turn is done."""
    assert state.turn is not None
    state.turn.acted = True


def test_the_last_figures_are_sent_for_the_victory() -> None:
    state = turn("red", 3, stock="RR")
    state.year = 4
    stands(state, 0, "K1", "barracks_3b")
    done(state)
    assert chosen(state) == SpecialDispatch("K1", "RR")


def test_what_can_be_sent_for_nothing_is_not_left() -> None:
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


def test_the_dice_that_lie_there_count_for_whoever_is_still_to_choose() -> None:
    state = then(new_game(), DieChoice(0))
    holds(state, 0, "BBRRRR")
    stands(state, 0, "K1", "barracks_4b")
    state.players[0].active = 0
    state.dice = {"blue": 4, "red": 6, "yellow": 6}
    without = sent(state).year
    state.dice["red"] = 4
    assert sent(state).year > without + 0.5


def test_figures_without_a_tile_in_their_colour_go_nowhere_but_by_jokers() -> None:
    state = turn("blue", 1, stock="YYYY")
    stands(state, 0, "K1", "barracks_2b")
    most = sent(state).year
    joker = next(id for id, privilege in PRIVILEGES.items() if privilege.joker == "yellow")
    state.players[0].privileges = [Privilege(joker)]
    assert sent(state).year > most


def test_every_symbol_is_forecast_for_every_year_to_come() -> None:
    state = turn("blue", 1, stock="BRWY")
    player = state.players[0]
    before = forecast(state, player, prospects(player), sent(state))
    player.decrees = ["tower3", "two_sorts"]
    ends = 5 - state.year
    # the last years' surplus is only a little less, since nothing can be sent without tiles
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
