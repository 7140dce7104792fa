"""The report of a Praetor move says what it brought, even if that was nothing."""

from __future__ import annotations

from bot.games.praetor.game import GAME
from bot.games.praetor.pictures.table import Heading
from bot.games.praetor.rules.action import Activate, Buy, Done, Pass, Sell
from bot.games.praetor.rules.economy import RETIRED
from bot.games.praetor.words import WORDS
from bot.pictures.names import Showing
from tests.games.saying import Saying

from .scenario import hold, lay, new_game, play, turn_of

_saying = Saying(GAME, WORDS)


def test_a_training_camp_brings_a_new_worker() -> None:
    state = play(turn_of(new_game(), 0, 1), 0, Activate("L13", 1, 0))
    assert _saying.told(state)[0] == "Anna activates the training camp at L13: +1 new worker."
    assert _saying.told_in_german(state)[0].endswith(": +1 neuer Arbeiter.")


def test_a_rise_of_morale_is_counted_in_spaces_as_values_leap() -> None:
    state = turn_of(new_game(), 0, 1)
    lay(state, "oracle_1", "O13", 0)
    state.players[0].retired, state.players[0].morale_index = 1, 10
    play(state, 0, Activate("O13", 1, 0))
    assert state.players[0].morale == 9  # from 4
    assert _saying.told(state)[0] == "Anna activates the oracle at O13: +2 morale spaces."
    assert _saying.told_in_german(state)[0].endswith(": +2 Moralfelder.")


def test_the_game_ends_by_an_empty_stack_although_tiles_may_be_on_display() -> None:
    state = turn_of(new_game(), 0)
    state.last_round, state.stack = True, []
    play(state, 0, Pass())
    assert any(state.display)
    assert "The game is over: the stack of city tiles is empty." in _saying.told(state)


def test_a_move_without_gain_is_reported_as_such() -> None:
    state = turn_of(new_game(), 0, 1)
    lay(state, "smithy_1", "O13", 0)
    play(state, 0, Activate("O13", 1, 0))
    assert _saying.told(state)[0] == "Anna activates the smithy at O13 and gets nothing there."


def test_a_fee_that_uses_up_the_gain_is_reported() -> None:
    state = new_game()
    lay(state, "gold_mine_1", "O13", 1)
    play(turn_of(state, 0, 1), 0, Activate("O13", 1, 0))
    assert (
        _saying.told(state)[0]
        == "Anna activates the gold mine at O13 (fee to Ben): +1 gold, −1 gold; Ben +1 gold."
    )


def test_leaving_the_market_without_trading_is_reported_as_such() -> None:
    state = play(turn_of(new_game(), 0, 1), 0, Activate("N13", 1, 0))
    without = play(GAME.copy(state), 0, Done())
    assert _saying.told(without)[0] == "Anna leaves the market without trading."
    sold = play(play(state, 0, Sell("wood", 1)), 0, Done())
    assert _saying.told(sold)[0] == "Anna leaves the market."


def test_a_trade_asks_only_for_what_is_still_possible() -> None:
    state = play(turn_of(new_game(), 0, 1), 0, Activate("N13", 1, 0))
    hold(state.players[0], gold=5, wood=2)
    assert (
        _saying.preview_lines(state, 0, Sell("wood", 1))[-1] == "Then you go on: sell, buy or end the trade."
    )
    assert _saying.preview_lines(state, 0, Sell("wood", 2))[-1] == "Then you go on: buy or end the trade."
    assert _saying.preview_lines(state, 0, Buy("stone", 1))[1:] == [
        "After that you can no longer sell in this trade.",
        "Then you go on: buy or end the trade.",
    ]
    hold(state.players[0], gold=5)
    assert _saying.preview_lines(state, 0, Buy("stone", 1))[1:] == ["Then you go on: buy or end the trade."]
    hold(state.players[0], gold=0, marble=2)
    assert _saying.english(WORDS.awaited(_saying.view(state, None), 0)) == "sell or end the trade"
    heading = Heading(_saying.view(state, None), Showing(("Anna", "Ben", "Carla"), _saying.words))
    assert heading.narration().awaited.endswith("sell or end the trade")


def test_a_retired_worker_is_sent_out_with_experience_six() -> None:
    state = new_game()
    lay(state, "labor_camp_1", "K13", 0)
    state.players[0].retired = 1
    play(turn_of(state, 0, 1), 0, Activate("L13", RETIRED, 0))
    assert _saying.told(state)[0] == "Anna sends out a retired worker (experience 6) from the labor camp."
