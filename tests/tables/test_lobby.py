from __future__ import annotations

import pytest

from bot.engine import Refusal
from bot.tables.refused import Refused
from tests.tables.conftest import ANNA, BEN, CARLA, CHANNEL, DORA, House


async def test_the_host_takes_the_first_seat_and_others_the_next(house: House) -> None:
    table = await house.lobby(ANNA, BEN, CARLA)
    assert table.names == ("Anna", "Ben", "Carla")
    assert (table.host, table.status) == (ANNA.id, "lobby")


async def test_a_second_game_in_a_channel_is_refused(house: House) -> None:
    await house.lobby(ANNA)
    with pytest.raises(Refused, match="channel-taken"):
        await house.tables.lobbies.open(CHANNEL, 9, BEN, "example", {}, "en")


async def test_a_game_that_nobody_knows_is_refused(house: House) -> None:
    with pytest.raises(Refused, match="no-such-game"):
        await house.tables.lobbies.open(CHANNEL, 9, BEN, "chess", {}, "en")


async def test_nobody_sits_twice_and_nobody_on_a_seat_too_many(house: House) -> None:
    await house.lobby(ANNA, BEN, CARLA, DORA)
    with pytest.raises(Refused, match="seated-already"):
        await house.tables.lobbies.join(CHANNEL, BEN)
    with pytest.raises(Refused, match="table-full"):
        await house.tables.lobbies.join(CHANNEL, type(ANNA)(77, "Erik"))


async def test_when_the_host_leaves_the_next_one_is_host_and_the_last_takes_the_table_away(
    house: House,
) -> None:
    await house.lobby(ANNA, BEN)
    table = await house.tables.lobbies.leave(CHANNEL, ANNA)
    assert (table.host, table.names) == (BEN.id, ("Ben",))
    assert (await house.tables.lobbies.leave(CHANNEL, BEN)).status == "stopped"
    with pytest.raises(Refused, match="called-off"):
        await house.tables.lobbies.join(CHANNEL, ANNA)


async def test_only_the_host_or_a_manager_chooses_options_and_starts(house: House) -> None:
    await house.lobby(ANNA, BEN)
    with pytest.raises(Refused, match="host-only"):
        await house.tables.lobbies.choose_option(CHANNEL, BEN, "weather", "rain")
    with pytest.raises(Refused, match="host-only"):
        await house.tables.lobbies.start(CHANNEL, BEN)
    table = await house.tables.lobbies.choose_option(CHANNEL, BEN, "weather", "rain", may_manage=True)
    assert table.options["weather"] == "rain"
    table = await house.tables.lobbies.choose_option(CHANNEL, ANNA, "language", "de")
    assert table.language == "de"
    assert (await house.tables.lobbies.start(CHANNEL, BEN, may_manage=True)).status == "playing"


async def test_an_option_that_there_is_not_is_refused(house: House) -> None:
    await house.lobby(ANNA, BEN)
    with pytest.raises(Refusal, match="option-value"):
        await house.tables.lobbies.choose_option(CHANNEL, ANNA, "weather", "snow")


async def test_a_game_does_not_start_with_too_few(house: House) -> None:
    await house.lobby(ANNA)
    with pytest.raises(Refused, match="too-few") as refused:
        await house.tables.lobbies.start(CHANNEL, ANNA)
    assert refused.value.text.arguments == {"missing": 1}


async def test_the_start_publishes_a_fingerprint_and_keeps_the_seed(house: House) -> None:
    await house.lobby(ANNA, BEN)
    table = await house.tables.lobbies.start(CHANNEL, ANNA)
    assert table.fingerprint
    assert table.seed is None
    assert await house.told() == [("start", 1)]
    stopped = await house.call_off()
    assert stopped.seed == b"seed of the test"


async def test_again_seats_the_same_people_the_next_one_first_and_who_asks_is_host(house: House) -> None:
    await house.game(ANNA, BEN, CARLA)
    await house.tables.games.resign(CHANNEL, CARLA)
    over = await house.call_off()
    again = await house.tables.lobbies.again(over, ANNA)
    assert (again.status, again.names, again.host) == ("lobby", ("Ben", "Anna"), ANNA.id)
    assert (again.options, again.language) == (over.options, over.language)
    with pytest.raises(Refused, match="channel-taken"):
        await house.tables.lobbies.again(over, BEN)


async def test_only_who_played_can_ask_for_another_game(house: House) -> None:
    await house.game(ANNA, BEN, CARLA)
    await house.tables.games.resign(CHANNEL, CARLA)
    over = await house.call_off()
    for stranger in (CARLA, DORA):
        with pytest.raises(Refused, match="again-players"):
            await house.tables.lobbies.again(over, stranger)
