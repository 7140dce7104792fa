"""Agreements: what the host may do alone, the other players can ask each other for."""

from __future__ import annotations

import pytest

from bot.play.clock.clocks import HOUR, Pace
from bot.play.errors import Refused, RepeatedRequest
from bot.play.table import Caller, Table
from bot.play.turn.agreements import LATE
from tools.example.rules.moves import Rest

from .conftest import ANNA, BEN, CARLA, CHANNEL, DORA, BaseBot

pytestmark = pytest.mark.parametrize("kind", ["sqlite", "postgres"])


async def ask(bot: BaseBot, by: Caller) -> str:
    asked = await bot.tables.agreements.ask(bot.clicking(by), "end")
    return asked.became


async def answer(bot: BaseBot, person: Caller, agree: bool, table: Table) -> str:
    answered = await bot.tables.agreements.answer(bot.clicking(person), "end", agree, revision=table.revision)
    return answered.became


async def now(bot: BaseBot) -> Table:
    table = await bot.tables.repository.current(CHANNEL)
    assert table is not None
    return table


async def test_a_game_ends_when_all_the_others_agree(bot: BaseBot) -> None:
    table = await bot.game(ANNA, BEN, CARLA)
    assert await ask(bot, BEN) == "asked"
    assert (await bot.told())[-1][0] == "end-asked"
    assert await answer(bot, ANNA, True, table) == "asked"
    assert (await now(bot)).status == "playing"
    assert await answer(bot, CARLA, True, table) == "done"
    assert (await now(bot)).status == "stopped"


async def test_one_no_is_enough_and_then_the_question_can_be_asked_again(bot: BaseBot) -> None:
    table = await bot.game(ANNA, BEN, CARLA)
    await ask(bot, BEN)
    with pytest.raises(Refused, match="end-open"):
        await ask(bot, CARLA)
    assert await answer(bot, CARLA, False, table) == "declined"
    with pytest.raises(Refused, match="question-void"):
        await answer(bot, ANNA, True, table)
    assert await ask(bot, CARLA) == "asked"


async def test_an_answer_to_an_earlier_question_does_not_count_for_a_later_one(bot: BaseBot) -> None:
    earlier = await bot.game(ANNA, BEN)
    await ask(bot, BEN)
    await bot.tables.games.play(ANNA, Rest())
    await ask(bot, BEN)
    with pytest.raises(Refused, match="question-void"):
        await answer(bot, ANNA, True, earlier)


async def test_the_next_move_cancels_the_question(bot: BaseBot) -> None:
    table = await bot.game(ANNA, BEN)
    await ask(bot, BEN)
    await bot.tables.games.play(ANNA, Rest())
    with pytest.raises(Refused, match="question-void"):
        await answer(bot, ANNA, True, table)
    assert await ask(bot, BEN) == "asked"


async def test_a_question_survives_a_restart(bot: BaseBot) -> None:
    table = await bot.game(ANNA, BEN)
    await ask(bot, BEN)
    await bot.reopen()
    assert await answer(bot, ANNA, True, table) == "done"


async def test_a_player_who_has_kept_the_table_waiting_for_a_week_is_not_asked(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN, CARLA)
    bot.now += LATE
    assert await ask(bot, BEN) == "asked"
    table = await now(bot)
    assert await answer(bot, CARLA, True, table) == "done"


async def test_a_player_whose_time_is_up_is_not_asked(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN)
    await bot.pace(Pace(HOUR))
    for _ in range(6):
        bot.now += HOUR / 4
        await bot.tables.deadlines.put_due()
    assert await ask(bot, BEN) == "done"


async def test_if_nobody_has_to_be_asked_the_game_ends_at_once(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN)
    bot.now += LATE
    assert await ask(bot, BEN) == "done"
    assert (await now(bot)).status == "stopped"


async def test_in_a_pause_nobody_is_late_and_after_it_everybody_has_a_week_again(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN)
    await bot.tables.pausing.turn(ANNA)
    bot.now += LATE
    assert await ask(bot, BEN) == "asked"
    bot.now += LATE
    with pytest.raises(Refused, match="end-open"):
        await ask(bot, BEN)
    await bot.tables.pausing.turn(ANNA)
    bot.now += LATE - 1
    with pytest.raises(Refused, match="end-open"):
        await ask(bot, BEN)
    bot.now += 1
    assert await ask(bot, BEN) == "done"


async def test_who_could_not_reach_the_table_for_a_week_is_not_late(bot: BaseBot) -> None:
    table = await bot.game(ANNA, BEN)
    await bot.tables.places.lose(CHANNEL, "access")
    bot.now += LATE
    await bot.tables.places.found(await now(bot), told=True)
    assert await ask(bot, BEN) == "asked"
    assert await answer(bot, ANNA, True, table) == "done"


async def test_only_players_ask_and_answer_and_nobody_answers_themselves(bot: BaseBot) -> None:
    table = await bot.game(ANNA, BEN)
    with pytest.raises(Refused, match="not-seated"):
        await ask(bot, DORA)
    await ask(bot, BEN)
    with pytest.raises(Refused, match="not-seated"):
        await answer(bot, DORA, True, table)
    with pytest.raises(Refused, match="question-own"):
        await answer(bot, BEN, True, table)


async def test_an_answer_that_is_delivered_twice_counts_once(bot: BaseBot) -> None:
    table = await bot.game(ANNA, BEN)
    await ask(bot, BEN)
    anna = bot.clicking(ANNA)
    assert (await bot.tables.agreements.answer(anna, "end", True, revision=table.revision)).done
    with pytest.raises(RepeatedRequest):
        await bot.tables.agreements.answer(anna, "end", True, revision=table.revision)
