"""What the host needs nobody for, the others can ask each other."""

from __future__ import annotations

import pytest

from bot.play.clock.clocks import HOUR, Pace
from bot.play.errors import Refused, Repeated
from bot.play.table import Person, Table
from bot.play.turn.agreements import LATE
from tools.example.rules.moves import Rest

from .conftest import ANNA, BEN, CARLA, CHANNEL, DORA, House

pytestmark = pytest.mark.parametrize("kind", ["sqlite", "postgres"])


async def ask(house: House, by: Person) -> str:
    asked = await house.tables.agreements.ask(CHANNEL, by, "end", interaction=house.interaction())
    return asked.became


async def answer(house: House, person: Person, agree: bool, table: Table) -> str:
    answered = await house.tables.agreements.answer(
        CHANNEL, person, "end", agree, revision=table.revision, interaction=house.interaction()
    )
    return answered.became


async def now(house: House) -> Table:
    table = await house.tables.shelf.current(CHANNEL)
    assert table is not None
    return table


async def test_a_game_ends_when_all_the_others_agree(house: House) -> None:
    table = await house.game(ANNA, BEN, CARLA)
    assert await ask(house, BEN) == "asked"
    assert (await house.told())[-1][0] == "end-asked"
    assert await answer(house, ANNA, True, table) == "asked"
    assert (await now(house)).status == "playing"
    assert await answer(house, CARLA, True, table) == "done"
    assert (await now(house)).status == "stopped"


async def test_one_no_is_enough_and_then_it_can_be_asked_again(house: House) -> None:
    table = await house.game(ANNA, BEN, CARLA)
    await ask(house, BEN)
    with pytest.raises(Refused, match="end-open"):
        await ask(house, CARLA)
    assert await answer(house, CARLA, False, table) == "declined"
    with pytest.raises(Refused, match="question-void"):
        await answer(house, ANNA, True, table)
    assert await ask(house, CARLA) == "asked"


async def test_the_next_move_makes_the_question_void(house: House) -> None:
    table = await house.game(ANNA, BEN)
    await ask(house, BEN)
    await house.tables.games.play(CHANNEL, ANNA, Rest())
    with pytest.raises(Refused, match="question-void"):
        await answer(house, ANNA, True, table)
    assert await ask(house, BEN) == "asked"


async def test_a_question_outlives_a_restart(house: House) -> None:
    table = await house.game(ANNA, BEN)
    await ask(house, BEN)
    await house.reopen()
    assert await answer(house, ANNA, True, table) == "done"


async def test_whoever_lets_the_table_wait_for_a_week_is_not_asked(house: House) -> None:
    await house.game(ANNA, BEN, CARLA)
    house.now += LATE
    assert await ask(house, BEN) == "asked"
    table = await now(house)
    assert await answer(house, CARLA, True, table) == "done"


async def test_whoever_is_out_of_time_is_not_asked(house: House) -> None:
    await house.game(ANNA, BEN)
    await house.pace(Pace(HOUR))
    for _ in range(6):
        house.now += HOUR / 4
        await house.tables.overdue.put_due()
    assert await ask(house, BEN) == "done"


async def test_where_nobody_is_to_be_asked_it_is_done(house: House) -> None:
    await house.game(ANNA, BEN)
    house.now += LATE
    assert await ask(house, BEN) == "done"
    assert (await now(house)).status == "stopped"


async def test_only_players_ask_and_answer_and_nobody_themselves(house: House) -> None:
    table = await house.game(ANNA, BEN)
    with pytest.raises(Refused, match="not-seated"):
        await ask(house, DORA)
    await ask(house, BEN)
    with pytest.raises(Refused, match="not-seated"):
        await answer(house, DORA, True, table)
    with pytest.raises(Refused, match="question-own"):
        await answer(house, BEN, True, table)


async def test_an_answer_that_is_delivered_twice_counts_once(house: House) -> None:
    table = await house.game(ANNA, BEN)
    await ask(house, BEN)
    clicked = house.interaction()
    arguments = {"revision": table.revision, "interaction": clicked}
    assert (await house.tables.agreements.answer(CHANNEL, ANNA, "end", True, **arguments)).done
    with pytest.raises(Repeated):
        await house.tables.agreements.answer(CHANNEL, ANNA, "end", True, **arguments)
