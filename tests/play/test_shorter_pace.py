"""Less time during a game, or a harder end of it, needs the agreement of all players."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.play.clock.clocks import HOUR, Pace, pace_at
from bot.play.errors import Refused
from bot.play.table import Caller
from bot.play.turn.agreements import LATE, WishOutcome
from tools.example.rules.moves import Rest

from .conftest import ANNA, BEN, CARLA, CHANNEL, MARCUS, BaseBot

pytestmark = pytest.mark.parametrize("kind", ["sqlite", "postgres"])

DAY = 24 * HOUR
BEFORE = Pace(2 * DAY, "decide")
HARDER = (Pace(DAY, "decide"), Pace(HOUR), Pace(2 * DAY, "seat"), Pace(3 * DAY, "seat"))


async def wish(bot: BaseBot, pace: Pace, by: Caller = ANNA) -> WishOutcome:
    return await bot.tables.pacing.set(bot.clicking(by), pace)


async def answer(bot: BaseBot, person: Caller, agree: bool, revision: int) -> str:
    answered = await bot.tables.agreements.answer(bot.clicking(person), "pace", agree, revision=revision)
    return answered.became


async def pace(bot: BaseBot) -> Pace:
    table = await bot.tables.repository.current(CHANNEL)
    assert table is not None
    return pace_at(table.row)


async def begun(bot: BaseBot, *people: Caller) -> int:
    """Start a game with the pace `BEFORE`; return its revision."""
    await bot.game(*people)
    return (await bot.pace(BEFORE)).revision


async def test_less_time_or_a_harder_end_waits_until_all_players_agree(bot: BaseBot) -> None:
    revision = await begun(bot, ANNA, BEN, CARLA)
    for number, harder in enumerate(HARDER):
        assert (await wish(bot, harder, replace(ANNA, may_manage=bool(number % 2)))).became == "asked"
        assert (await bot.told())[-1][0] == "pace-asked"
        assert await answer(bot, BEN, True, revision) == "asked"
        assert await pace(bot) == BEFORE
        assert await answer(bot, CARLA, True, revision) == "done"
        assert await pace(bot) == harder
        with pytest.raises(Refused, match="question-void"):
            await answer(bot, CARLA, True, revision)
        await bot.pace(BEFORE)


async def test_the_host_alone_can_give_more_time(bot: BaseBot) -> None:
    await begun(bot, ANNA, BEN)
    for milder in (Pace(3 * DAY, "decide"), Pace(14 * DAY), Pace()):
        assert (await wish(bot, milder)).done
        assert await pace(bot) == milder
    assert (await wish(bot, Pace(14 * DAY))).became == "asked", "less than no limit"


async def test_one_no_rules_out_any_shorter_pace_until_the_next_move(bot: BaseBot) -> None:
    revision = await begun(bot, ANNA, BEN, CARLA)
    await wish(bot, Pace(HOUR))
    with pytest.raises(Refused, match="pace-open"):
        await wish(bot, Pace(DAY))
    assert await answer(bot, BEN, False, revision) == "declined"
    assert (await bot.told())[-1][0] == "pace-refused"
    for again in (Pace(HOUR), Pace(DAY)):
        with pytest.raises(Refused, match="pace-refused-before"):
            await wish(bot, again)
    assert (await wish(bot, Pace(3 * DAY))).done
    with pytest.raises(Refused, match="pace-refused-before"):
        await wish(bot, BEFORE)
    await bot.tables.games.play(ANNA, Rest())
    assert (await wish(bot, BEFORE)).became == "asked"


async def test_a_question_lapses_with_the_next_move_and_with_another_pace(bot: BaseBot) -> None:
    revision = await begun(bot, ANNA, BEN)
    await wish(bot, Pace(HOUR))
    await wish(bot, Pace(3 * DAY))
    with pytest.raises(Refused, match="question-void"):
        await answer(bot, BEN, True, revision)
    await wish(bot, Pace(HOUR))
    await bot.tables.games.play(ANNA, Rest())
    for asked_at in (revision, revision + 1):
        with pytest.raises(Refused, match="question-void"):
            await answer(bot, BEN, True, asked_at)
    assert await pace(bot) == Pace(3 * DAY)


async def test_nobody_agrees_to_another_pace_than_the_one_that_they_were_asked_about(bot: BaseBot) -> None:
    revision = await begun(bot, ANNA, BEN)
    await wish(bot, Pace(HOUR))
    first = int(bot.now)
    await wish(bot, Pace(3 * DAY))
    bot.now += 60
    await wish(bot, Pace(HOUR / 12))
    answer, anew = bot.tables.agreements.answer, int(bot.now)
    with pytest.raises(Refused, match="question-void"):
        await answer(BEN, "pace", True, revision=revision, asked_at=first)
    assert (await answer(BEN, "pace", True, revision=revision, asked_at=anew)).done
    assert await pace(bot) == Pace(HOUR / 12)


async def test_another_pace_is_another_question_though_nobody_must_answer_the_first_any_more(
    bot: BaseBot,
) -> None:
    await bot.game(ANNA, BEN, CARLA)
    await bot.tables.games.play(ANNA, Rest())
    revision = (await bot.pace(BEFORE)).revision
    await wish(bot, Pace(HOUR, "decide"))
    assert await answer(bot, CARLA, True, revision) == "asked"
    bot.now += LATE
    assert (await wish(bot, Pace(DAY, "decide"))).became == "asked"
    assert await answer(bot, CARLA, True, revision) == "done"
    assert await pace(bot) == Pace(DAY, "decide")


async def test_a_question_survives_a_restart_and_a_week_of_silence_is_consent(bot: BaseBot) -> None:
    revision = await begun(bot, ANNA, BEN, CARLA)
    await bot.pace(Pace())
    await wish(bot, Pace(HOUR))
    await bot.store.close()
    await bot.open()
    bot.now += LATE
    assert await answer(bot, BEN, True, revision) == "done"
    assert await pace(bot) == Pace(HOUR)


async def test_a_player_who_has_resigned_cannot_shorten_the_pace_but_a_manager_can(bot: BaseBot) -> None:
    await begun(bot, ANNA, BEN, CARLA)
    await bot.tables.games.resign(ANNA)
    with pytest.raises(Refused, match="pace-harder"):
        await wish(bot, Pace(HOUR))
    assert (await wish(bot, Pace(HOUR), MARCUS)).done


async def test_alone_with_computers_the_host_needs_no_agreement(bot: BaseBot) -> None:
    await bot.lobby(ANNA)
    await bot.tables.lobbies.add_computer(ANNA, "tiro")
    await bot.tables.lobbies.start(ANNA)
    await bot.pace(BEFORE)
    assert (await wish(bot, Pace(HOUR, "seat"))).done
    assert await pace(bot) == Pace(HOUR, "seat")
