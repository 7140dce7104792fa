"""Less time during a game, or a harder end of it: all who play agree, or it stays as it is."""

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
    """A game at that pace; its revision."""
    await bot.game(*people)
    return (await bot.pace(BEFORE)).revision


async def test_less_time_or_a_harder_end_waits_until_all_who_play_agree(bot: BaseBot) -> None:
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


async def test_more_time_is_the_hosts_as_before(bot: BaseBot) -> None:
    await begun(bot, ANNA, BEN)
    for milder in (Pace(3 * DAY, "decide"), Pace(14 * DAY), Pace()):
        assert (await wish(bot, milder)).done
        assert await pace(bot) == milder
    assert (await wish(bot, Pace(14 * DAY))).became == "asked", "less than no limit"


async def test_one_no_is_enough_for_any_shorter_pace_until_the_next_move(bot: BaseBot) -> None:
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


async def test_what_is_asked_survives_a_restart_and_silence_of_a_week_is_consent(bot: BaseBot) -> None:
    revision = await begun(bot, ANNA, BEN, CARLA)
    await bot.pace(Pace())
    await wish(bot, Pace(HOUR))
    await bot.store.close()
    await bot.open()
    bot.now += LATE
    assert await answer(bot, BEN, True, revision) == "done"
    assert await pace(bot) == Pace(HOUR)


async def test_who_plays_no_more_shortens_nothing_unless_they_manage_the_channel(bot: BaseBot) -> None:
    await begun(bot, ANNA, BEN, CARLA)
    await bot.tables.games.resign(ANNA)
    with pytest.raises(Refused, match="pace-harder"):
        await wish(bot, Pace(HOUR))
    assert (await wish(bot, Pace(HOUR), MARCUS)).done


async def test_alone_with_computers_the_host_needs_nobody(bot: BaseBot) -> None:
    await bot.lobby(ANNA)
    await bot.tables.lobbies.add_computer(ANNA, "tiro")
    await bot.tables.lobbies.start(ANNA)
    await bot.pace(BEFORE)
    assert (await wish(bot, Pace(HOUR, "seat"))).done
    assert await pace(bot) == Pace(HOUR, "seat")
