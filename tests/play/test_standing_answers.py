"""Standing answers: they win no time, and are no moves by which a question, a refusal or an undo begins anew."""

from __future__ import annotations

import pytest

from bot.engine import ASK, Instruct
from bot.play.clock.clocks import HOUR, Pace
from bot.play.clock.pacing import PAUSE_KEPT
from bot.play.errors import Refused
from bot.play.table import Table
from bot.play.turn.agreements import LATE, MOST_FREE
from tools.example.rules.moves import Plant, Rest
from tools.example.title import TITLE

from .conftest import ANNA, BEN, CARLA, BaseBot
from .test_agreements import answer, ask, now

(DECISION,) = TITLE.game.ways
DAY = 24 * HOUR


async def instruct(bot: BaseBot, person: object, way: str = "never") -> Table:
    return await bot.tables.games.play(person, Instruct(DECISION, way))


async def test_a_standing_answer_wins_no_time(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN)
    table = await bot.pace(Pace(DAY, "decide"))
    for way in ("never", ASK, "never"):
        bot.now += 5 * HOUR
        await instruct(bot, ANNA, way)
        await instruct(bot, BEN, way)
    timing = await bot.store.clocks.timing(table)
    assert timing.until == {0: bot.now + 9 * HOUR}


async def test_a_standing_answer_does_not_reset_the_count_of_misses(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN)
    table = await bot.pace(Pace(HOUR))
    for _ in range(5):
        bot.now += HOUR / 4
        await bot.tables.deadlines.put_due()
    assert await bot.store.clocks.missed(table.id) == {0: 1}
    await instruct(bot, ANNA)
    assert await bot.store.clocks.missed(table.id) == {0: 1}
    await bot.tables.games.play(ANNA, Rest())
    assert await bot.store.clocks.missed(table.id) == {}


async def test_a_standing_answer_to_the_open_question_gives_time_for_the_next(bot: BaseBot) -> None:
    await bot.lobby(ANNA)
    await bot.tables.lobbies.choose_option(ANNA, "objections", "on")
    await bot.tables.lobbies.join(BEN)
    table = await bot.tables.lobbies.start(ANNA)
    for seat, person in enumerate((ANNA, BEN)):
        table = await bot.tables.games.play(
            person, next(table.view(seat).decision.forms(table.view(seat))).sample(lambda _: 0)
        )
    await bot.pace(Pace(DAY))
    await bot.tables.games.play(ANNA, Plant("wheat", "A1", 1))
    bot.now += HOUR
    table = await instruct(bot, BEN)
    assert (await bot.store.clocks.timing(table)).until == {1: bot.now + DAY}, "it is his turn"


async def test_whoever_only_gives_standing_answers_has_kept_the_table_waiting(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN)
    for way in ("never", ASK):
        bot.now += LATE / 2
        await instruct(bot, ANNA, way)
    assert await ask(bot, BEN) == "done"


async def test_a_question_is_not_asked_again_after_a_standing_answer_and_can_still_be_answered(
    bot: BaseBot,
) -> None:
    table = await bot.game(ANNA, BEN, CARLA)
    await ask(bot, BEN)
    await instruct(bot, BEN)
    with pytest.raises(Refused, match="end-open"):
        await ask(bot, BEN)
    assert await answer(bot, CARLA, True, table) == "asked"
    assert await bot.tables.pinging.is_asked(await now(bot), ANNA.id)
    assert await answer(bot, ANNA, True, table) == "done"


async def test_a_no_holds_after_a_standing_answer(bot: BaseBot) -> None:
    table = await bot.game(ANNA, BEN)
    await ask(bot, BEN)
    await answer(bot, ANNA, False, table)
    await instruct(bot, BEN)
    with pytest.raises(Refused, match="end-refused-before"):
        await ask(bot, BEN)


async def test_the_host_cannot_pause_again_after_a_standing_answer(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN)
    await bot.tables.pausing.turn(ANNA)
    bot.now += PAUSE_KEPT
    await bot.tables.pausing.turn(BEN)
    await instruct(bot, ANNA)
    with pytest.raises(Refused, match="pause-refused-before"):
        await bot.tables.pausing.turn(ANNA)


async def test_standing_answers_between_moves_allow_no_further_undos(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN)
    for way in ("never", ASK, "never"):
        await bot.tables.games.play(ANNA, Rest())
        assert (await bot.tables.undos.ask(ANNA)).done
        await instruct(bot, ANNA, way)
    with pytest.raises(Refused, match="undo-standing"):
        await bot.tables.undos.ask(ANNA)
    await bot.tables.games.play(ANNA, Rest())
    assert (await bot.tables.undos.ask(ANNA)).became == "asked"


async def test_a_standing_answer_can_be_taken_back(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN)
    for _ in range(MOST_FREE):
        assert (await instruct(bot, ANNA)).view(None).way_of(0, DECISION) == "never"
        assert (await bot.tables.undos.ask(ANNA)).table.view(None).way_of(0, DECISION) == ASK


async def test_standing_answers_do_not_make_a_game_too_long_for_its_record(bot: BaseBot) -> None:
    table = await bot.game(ANNA, BEN)
    while 2 * table.state.ply < table.title.game.longest:
        table = await instruct(bot, ANNA, ASK if table.state.ply % 2 else "never")
    with pytest.raises(Refused, match="instructed-too-often"):
        await instruct(bot, BEN)
    assert (await bot.tables.games.play(ANNA, Rest())).asked_users() == [BEN.id]
