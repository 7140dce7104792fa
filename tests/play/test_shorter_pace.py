"""Less time during a game, or a harder end of it: all who play agree, or it stays as it is."""

from __future__ import annotations

import pytest

from bot.play.clock.clocks import HOUR, Pace, pace_at
from bot.play.errors import Refused
from bot.play.table import Person
from bot.play.turn.agreements import LATE, WishOutcome
from tools.example.rules.moves import Rest

from .conftest import ANNA, BEN, CARLA, CHANNEL, MARCUS, House

pytestmark = pytest.mark.parametrize("kind", ["sqlite", "postgres"])

DAY = 24 * HOUR
BEFORE = Pace(2 * DAY, "decide")
HARDER = (Pace(DAY, "decide"), Pace(HOUR), Pace(2 * DAY, "seat"), Pace(3 * DAY, "seat"))


async def wish(house: House, pace: Pace, by: Person = ANNA, *, may_manage: bool = False) -> WishOutcome:
    return await house.tables.pacing.set(
        CHANNEL, by, pace, may_manage=may_manage, interaction=house.interaction()
    )


async def answer(house: House, person: Person, agree: bool, revision: int) -> str:
    answered = await house.tables.agreements.answer(
        CHANNEL, person, "pace", agree, revision=revision, interaction=house.interaction()
    )
    return answered.became


async def pace(house: House) -> Pace:
    table = await house.tables.shelf.current(CHANNEL)
    assert table is not None
    return pace_at(table.row)


async def begun(house: House, *people: Person) -> int:
    """A game at that pace; its revision."""
    await house.game(*people)
    return (await house.pace(BEFORE)).revision


async def test_less_time_or_a_harder_end_waits_until_all_who_play_agree(house: House) -> None:
    revision = await begun(house, ANNA, BEN, CARLA)
    for number, harder in enumerate(HARDER):
        assert (await wish(house, harder, may_manage=bool(number % 2))).became == "asked"
        assert (await house.told())[-1][0] == "pace-asked"
        assert await answer(house, BEN, True, revision) == "asked"
        assert await pace(house) == BEFORE
        assert await answer(house, CARLA, True, revision) == "done"
        assert await pace(house) == harder
        with pytest.raises(Refused, match="question-void"):
            await answer(house, CARLA, True, revision)
        await house.pace(BEFORE)


async def test_more_time_is_the_hosts_as_before(house: House) -> None:
    await begun(house, ANNA, BEN)
    for milder in (Pace(3 * DAY, "decide"), Pace(14 * DAY), Pace()):
        assert (await wish(house, milder)).done
        assert await pace(house) == milder
    assert (await wish(house, Pace(14 * DAY))).became == "asked", "less than no limit"


async def test_one_no_is_enough_for_any_shorter_pace_until_the_next_move(house: House) -> None:
    revision = await begun(house, ANNA, BEN, CARLA)
    await wish(house, Pace(HOUR))
    with pytest.raises(Refused, match="pace-open"):
        await wish(house, Pace(DAY))
    assert await answer(house, BEN, False, revision) == "declined"
    assert (await house.told())[-1][0] == "pace-refused"
    for again in (Pace(HOUR), Pace(DAY)):
        with pytest.raises(Refused, match="pace-refused-before"):
            await wish(house, again)
    assert (await wish(house, Pace(3 * DAY))).done
    with pytest.raises(Refused, match="pace-refused-before"):
        await wish(house, BEFORE)
    await house.tables.games.play(CHANNEL, ANNA, Rest())
    assert (await wish(house, BEFORE)).became == "asked"


async def test_a_question_lapses_with_the_next_move_and_with_another_pace(house: House) -> None:
    revision = await begun(house, ANNA, BEN)
    await wish(house, Pace(HOUR))
    await wish(house, Pace(3 * DAY))
    with pytest.raises(Refused, match="question-void"):
        await answer(house, BEN, True, revision)
    await wish(house, Pace(HOUR))
    await house.tables.games.play(CHANNEL, ANNA, Rest())
    for asked_at in (revision, revision + 1):
        with pytest.raises(Refused, match="question-void"):
            await answer(house, BEN, True, asked_at)
    assert await pace(house) == Pace(3 * DAY)


async def test_what_is_asked_survives_a_restart_and_silence_of_a_week_is_consent(house: House) -> None:
    revision = await begun(house, ANNA, BEN, CARLA)
    await house.pace(Pace())
    await wish(house, Pace(HOUR))
    await house.store.close()
    await house.open()
    house.now += LATE
    assert await answer(house, BEN, True, revision) == "done"
    assert await pace(house) == Pace(HOUR)


async def test_who_plays_no_more_shortens_nothing_unless_they_manage_the_channel(house: House) -> None:
    await begun(house, ANNA, BEN, CARLA)
    await house.tables.games.resign(CHANNEL, ANNA)
    with pytest.raises(Refused, match="pace-harder"):
        await wish(house, Pace(HOUR))
    assert (await wish(house, Pace(HOUR), MARCUS, may_manage=True)).done


async def test_alone_with_computers_the_host_needs_nobody(house: House) -> None:
    await house.lobby(ANNA)
    await house.tables.lobbies.add_computer(CHANNEL, ANNA, "tiro")
    await house.tables.lobbies.start(CHANNEL, ANNA)
    await house.pace(BEFORE)
    assert (await wish(house, Pace(HOUR, "seat"))).done
    assert await pace(house) == Pace(HOUR, "seat")
