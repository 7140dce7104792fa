"""Computers that play for people: who may ask for one, what it changes, and how people come back."""

from __future__ import annotations

import pytest

from bot.engine import Instruct
from bot.play.errors import Refused
from bot.play.turn.agreements import LATE
from tools.example.rules.moves import Rest

from .conftest import ANNA, BEN, CARLA, BaseBot
from .test_computers import pings, thought_on


async def test_a_player_can_let_a_computer_play_and_come_back(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN)
    table = await bot.tables.substitutes.put_in(BEN, 1, "tiro")
    assert (table.names[1], table.computers) == (BEN.name, (None, "tiro"))
    await bot.tables.games.play(ANNA, Rest())
    table = await thought_on(bot, table)
    assert table.asked_seats == (0,), "the computer has answered for Ben"
    assert [kind for kind, pinged in await pings(bot) if BEN.id in pinged and kind == "turn"] == []
    table = await bot.tables.substitutes.take_back(BEN)
    assert table.computers == (None, None)
    await bot.tables.games.play(ANNA, Rest())
    assert (await bot.tables.games.play(BEN, Rest())).revision > table.revision


async def test_the_log_says_who_played_when(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN)
    await bot.tables.substitutes.put_in(BEN, 1, "tiro")
    table = await bot.tables.substitutes.take_back(BEN)
    *_, came, back = await bot.tables.log.after(table, None, 0)
    assert (came.came, came.computers) == ("computer", (None, "tiro"))
    assert (back.came, back.computers) == ("back", (None, None))


async def test_nobody_moves_while_a_computer_plays_for_them(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN)
    await bot.tables.substitutes.put_in(ANNA, 0, "tiro")
    with pytest.raises(Refused, match="stood-in"):
        await bot.tables.games.play(ANNA, Rest())


async def test_nobody_is_asked_to_agree_while_a_computer_plays_for_them(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN, CARLA)
    table = await bot.tables.substitutes.put_in(CARLA, 2, "tiro")
    await bot.tables.agreements.ask(BEN, "end")
    assert await bot.tables.pinging.is_asked(table, ANNA.id)
    assert not await bot.tables.pinging.is_asked(table, CARLA.id)


async def test_only_the_host_lets_a_computer_play_for_another_and_only_if_they_are_late(
    bot: BaseBot,
) -> None:
    await bot.game(ANNA, BEN, CARLA)
    with pytest.raises(Refused, match="seat-not-free"):
        await bot.tables.substitutes.put_in(ANNA, 1, "tiro")
    with pytest.raises(Refused, match="host-only"):
        await bot.tables.substitutes.put_in(CARLA, 1, "tiro")
    await bot.tables.games.play(ANNA, Rest())
    bot.now += LATE
    assert (await bot.tables.substitutes.put_in(ANNA, 1, "tiro")).computers[1] == "tiro"


async def test_a_computer_can_play_a_seat_that_was_given_up_until_its_player_is_back(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN, CARLA)
    await bot.tables.games.resign(BEN)
    with pytest.raises(Refused, match="host-only"):
        await bot.tables.substitutes.put_in(BEN, 1, "tiro")
    table = await bot.tables.substitutes.put_in(ANNA, 1, "veteranus")
    assert not table.state.gone[1]
    assert (await bot.tables.substitutes.take_back(BEN)).computers == (None, None, None)


async def test_leaving_removes_the_computer_that_plays_for_the_leaver(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN, CARLA)
    await bot.tables.substitutes.put_in(BEN, 1, "tiro")
    table = await bot.tables.games.resign(BEN)
    assert (table.computers, table.state.gone[1]) == ((None, None, None), True)


async def test_at_least_one_person_stays_at_every_table(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN)
    await bot.tables.substitutes.put_in(BEN, 1, "tiro")
    with pytest.raises(Refused, match="no-person-left"):
        await bot.tables.substitutes.put_in(ANNA, 0, "tiro")
    assert (await bot.tables.games.resign(ANNA)).status == "stopped"


async def test_a_player_for_whom_a_computer_plays_is_not_asked_about_an_undo(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN, CARLA)
    await bot.tables.substitutes.put_in(CARLA, 2, "tiro")
    await bot.tables.games.play(ANNA, Rest())
    await bot.tables.games.play(BEN, Rest())
    undo = await bot.tables.undos.ask(ANNA)
    assert not undo.done
    assert (await pings(bot))[-1] == ("undo-asked", [BEN.id])


@pytest.mark.parametrize(
    ("seat", "level", "refused"),
    [(0, "frog", "no-such-level"), (9, "tiro", "no-such-seat"), (1, "tiro", "computer-already")],
)
async def test_impossible_substitutes_are_refused(bot: BaseBot, seat: int, level: str, refused: str) -> None:
    await bot.game(ANNA, BEN)
    await bot.tables.substitutes.put_in(BEN, 1, "tiro")
    with pytest.raises(Refused, match=refused):
        await bot.tables.substitutes.put_in(ANNA, seat, level)
    with pytest.raises(Refused, match="plays-already"):
        await bot.tables.substitutes.take_back(ANNA)


async def test_a_player_who_has_taken_their_seat_back_moves_before_a_computer_plays_for_them_again(
    bot: BaseBot,
) -> None:
    await bot.game(ANNA, BEN, CARLA)
    await bot.tables.substitutes.put_in(ANNA, 0, "tiro")
    await bot.tables.substitutes.take_back(ANNA)
    await bot.tables.games.play(ANNA, Instruct("may-object", "never"))
    with pytest.raises(Refused, match="stand-in-again"):  # each time would give them all their time anew
        await bot.tables.substitutes.put_in(ANNA, 0, "tiro")
    await bot.tables.games.play(ANNA, Rest())
    assert (await bot.tables.substitutes.put_in(ANNA, 0, "tiro")).computers[0] == "tiro"
