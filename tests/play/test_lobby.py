from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress

import pytest
from msgspec import json
from msgspec.structs import replace

from bot.db.database import StoreError
from bot.engine import Refusal
from bot.play.clock.clocks import HOUR, Pace
from bot.play.errors import Refused
from bot.play.lobby.lobbies import LOBBY_KEPT, SEAT_KEPT
from bot.play.rows import SWITCHES, TableRow, TableSettings, shared
from bot.play.table import Table

from .conftest import ANNA, BEN, CARLA, CHANNEL, DORA, BaseBot, last_transaction, meanwhile, transactions

both = pytest.mark.parametrize("kind", ["sqlite", "postgres"])


async def test_the_host_takes_the_first_seat_and_others_the_next(bot: BaseBot) -> None:
    table = await bot.lobby(ANNA, BEN, CARLA)
    assert table.names == ("Anna", "Ben", "Carla")
    assert (table.host, table.status) == (ANNA.id, "lobby")


async def _paced(bot: BaseBot, pace: Pace) -> Table:
    return (await bot.tables.pacing.set(ANNA, pace)).table


LASTING: Mapping[str, Callable[[BaseBot], Awaitable[Table]]] = {
    "somebody joins": lambda bot: bot.tables.lobbies.join(CARLA),
    "a computer joins": lambda bot: bot.tables.lobbies.add_computer(ANNA, "tiro"),
    "the host leaves": lambda bot: bot.tables.lobbies.leave(ANNA),
    "an option that all consent to anew": lambda bot: bot.tables.lobbies.choose_option(
        ANNA, "weather", "rain"
    ),
    "a language": lambda bot: bot.tables.lobbies.choose_option(ANNA, "language", "de"),
    "a pace that all consent to anew": lambda bot: _paced(bot, Pace(300.0)),
    "the search for players": lambda bot: bot.tables.places.seek(ANNA, 77),
    "another lobby": lambda bot: bot.lobby_at(501, CARLA),
    "another lobby in a thread": lambda bot: bot.tables.lobbies.open(
        bot.clicking(CARLA), "example", TableSettings(language="en"), in_thread=True
    ),
    "the end": lambda bot: bot.tables.games.end(ANNA),
}


@both
@pytest.mark.parametrize("what", LASTING)
async def test_what_is_durable_of_a_lobby_is_answered_whatever_fails_then(bot: BaseBot, what: str) -> None:
    await bot.lobby(ANNA, BEN)
    with last_transaction(bot):
        answered = await LASTING[what](bot)
    stored = await (await bot.reopen()).repository.by_id(answered.id)
    assert stored is not None
    assert (answered.row, answered.seats) == (stored.row, stored.seats)


async def test_a_second_game_in_a_channel_is_refused(bot: BaseBot) -> None:
    await bot.lobby(ANNA)
    with pytest.raises(Refused, match="channel-taken"):
        await bot.tables.lobbies.open(BEN, "example", TableSettings(language="en"))


async def test_an_unknown_game_is_refused(bot: BaseBot) -> None:
    with pytest.raises(Refused, match="no-such-game"):
        await bot.tables.lobbies.open(BEN, "chess", TableSettings(language="en"))


async def test_nobody_sits_twice_or_at_a_full_table(bot: BaseBot) -> None:
    await bot.lobby(ANNA, BEN, CARLA, DORA)
    with pytest.raises(Refused, match="seated-already"):
        await bot.tables.lobbies.join(BEN)
    with pytest.raises(Refused, match="table-full"):
        await bot.tables.lobbies.join(replace(ANNA, id=77, name="Erik"))


async def test_when_the_host_leaves_the_next_player_is_host_and_an_empty_lobby_is_canceled(
    bot: BaseBot,
) -> None:
    await bot.lobby(ANNA, BEN)
    table = await bot.tables.lobbies.leave(ANNA)
    assert (table.host, table.names) == (BEN.id, ("Ben",))
    assert (await bot.tables.lobbies.leave(BEN)).status == "stopped"
    with pytest.raises(Refused, match="called-off"):
        await bot.tables.lobbies.join(ANNA)


async def test_only_the_host_or_a_manager_chooses_options_and_starts(bot: BaseBot) -> None:
    await bot.lobby(ANNA, BEN)
    with pytest.raises(Refused, match="host-only"):
        await bot.tables.lobbies.choose_option(BEN, "weather", "rain")
    with pytest.raises(Refused, match="host-only"):
        await bot.tables.lobbies.start(BEN)
    table = await bot.tables.lobbies.choose_option(replace(BEN, may_manage=True), "weather", "rain")
    assert table.options["weather"] == "rain"
    table = await bot.tables.lobbies.choose_option(ANNA, "language", "de")
    assert table.language == "de"
    assert (await bot.tables.lobbies.start(replace(BEN, may_manage=True))).status == "playing"


async def test_an_unknown_value_of_an_option_is_refused(bot: BaseBot) -> None:
    await bot.lobby(ANNA, BEN)
    with pytest.raises(Refusal, match="option-value"):
        await bot.tables.lobbies.choose_option(ANNA, "weather", "snow")


async def test_a_game_does_not_start_with_too_few_players(bot: BaseBot) -> None:
    await bot.lobby(ANNA)
    with pytest.raises(Refused, match="too-few") as refused:
        await bot.tables.lobbies.start(ANNA)
    assert refused.value.text.arguments == {"missing": 1}


async def test_the_start_publishes_a_fingerprint_and_keeps_the_seed(bot: BaseBot) -> None:
    await bot.lobby(ANNA, BEN)
    table = await bot.tables.lobbies.start(ANNA)
    assert table.fingerprint
    assert table.seed is None
    assert await bot.told() == [("start", 1)]
    stopped = await bot.call_off()
    assert stopped.seed == b"seed of the test"


async def test_a_rematch_seats_the_same_people_the_next_one_first_with_the_asker_as_host(
    bot: BaseBot,
) -> None:
    await bot.game(ANNA, BEN, CARLA)
    await bot.tables.games.resign(CARLA)
    over = await bot.call_off()
    again = await bot.tables.lobbies.again(over, ANNA)
    assert (again.status, again.names, again.host) == ("lobby", ("Ben", "Anna"), ANNA.id)
    with pytest.raises(Refused, match="channel-taken"):
        await bot.tables.lobbies.again(over, BEN)


async def test_a_rematch_keeps_every_setting_of_the_table(bot: BaseBot) -> None:
    switched = {name: not usual for name, usual in SWITCHES.items()}
    settings = {"language": "de", "options": '{"weather":"rain"}', "pace": HOUR, "overdue": "seat"} | switched
    assert settings.keys() == {*TableSettings.__struct_fields__}
    await bot.store.lobbies.change((await bot.lobby(ANNA, BEN)).id, **settings)
    await bot.tables.lobbies.start(ANNA)
    again = await bot.tables.lobbies.again(await bot.call_off(), ANNA)
    assert shared(again.row, TableSettings) == settings


async def test_only_those_who_played_can_ask_for_a_rematch(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN, CARLA)
    await bot.tables.games.resign(CARLA)
    over = await bot.call_off()
    for stranger in (CARLA, DORA):
        with pytest.raises(Refused, match="again-players"):
            await bot.tables.lobbies.again(over, stranger)


async def again(bot: BaseBot) -> Table:
    """Open Anna's lobby of a rematch, with seats kept for Ben and Carla."""
    await bot.game(ANNA, BEN, CARLA)
    table = await bot.tables.lobbies.again(await bot.call_off(), ANNA)
    await bot.tables.lobbies.ask_kept(table)
    return table


@both
async def test_nobody_plays_a_rematch_without_a_click_of_their_own(bot: BaseBot) -> None:
    table = await again(bot)
    assert [seat.name for seat in table.kept] == ["Ben", "Carla"]
    assert (table.seat_of(BEN.id), [seat.name for seat in table.people]) == (None, ["Anna"])
    for may_manage in (False, True):
        with pytest.raises(Refused, match="seats-kept"):
            await bot.tables.lobbies.start(replace(ANNA, may_manage=may_manage))
    for person in (BEN, CARLA):
        table = await bot.tables.lobbies.join(person)
    assert (table.names, table.kept) == (("Ben", "Carla", "Anna"), ())
    assert (await bot.tables.lobbies.start(ANNA)).status == "playing"


@both
async def test_people_with_a_kept_seat_are_asked_and_may_give_it_up(bot: BaseBot) -> None:
    await again(bot)
    (asked,) = [one for one in await bot.store.outbox.waiting(bot.now) if one.kind == "kept-asked"]
    assert json.decode(asked.payload)["ping"] == [BEN.id, CARLA.id]
    table = await bot.tables.lobbies.leave(BEN)
    assert (table.names, table.host) == (("Carla", "Anna"), ANNA.id)


@both
async def test_the_host_can_free_only_kept_seats(bot: BaseBot) -> None:
    await again(bot)
    await bot.tables.lobbies.join(BEN)
    with pytest.raises(Refused, match="host-only"):
        await bot.tables.lobbies.free(BEN, CARLA.id)
    with pytest.raises(Refused, match="not-kept"):
        await bot.tables.lobbies.free(ANNA, BEN.id)
    table = await bot.tables.lobbies.free(ANNA, CARLA.id)
    assert (table.names, table.kept) == (("Ben", "Anna"), ())


@both
async def test_a_kept_seat_is_freed_after_a_day_with_an_announcement(bot: BaseBot) -> None:
    await again(bot)
    bot.now += SEAT_KEPT - 1
    assert await bot.tables.lobbies.free_kept() == []
    bot.now += 1
    (table,) = await bot.tables.lobbies.free_kept()
    assert (table.names, table.host) == (("Anna",), ANNA.id)
    assert (await bot.told())[-1][0] == "kept-over"
    assert await bot.tables.lobbies.free_kept() == []


@both
async def test_a_lobby_with_only_kept_seats_is_canceled(bot: BaseBot) -> None:
    await again(bot)
    assert (await bot.tables.lobbies.leave(ANNA)).status == "stopped"


@both
async def test_a_person_with_a_kept_seat_can_be_forgotten(bot: BaseBot) -> None:
    await again(bot)
    assert await bot.tables.people.forget(BEN.id)


async def test_kept_seats_are_only_for_the_people_they_are_kept_for(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN, CARLA, DORA)
    await bot.tables.lobbies.again(await bot.call_off(), ANNA)
    with pytest.raises(Refused, match="table-full"):
        await bot.tables.lobbies.join(replace(ANNA, id=77, name="Erik"))
    assert (await bot.tables.lobbies.join(DORA)).seat_of(DORA.id) is not None


async def test_players_who_sat_down_before_the_settings_changed_must_sit_down_again(bot: BaseBot) -> None:
    await bot.lobby(ANNA, BEN, CARLA)
    table = await bot.tables.lobbies.choose_option(ANNA, "language", "de")
    assert table.kept == (), "a language is nobody's harm"
    table = await bot.tables.lobbies.choose_option(ANNA, "weather", "rain")
    assert [seat.name for seat in table.kept] == ["Ben", "Carla"]
    assert await bot.told() == [("settings-asked", 0)]
    await bot.tables.pacing.set(ANNA, Pace(300.0, "seat"))
    await bot.tables.lobbies.choose_option(ANNA, "advice", "off")
    assert await bot.told() == [("settings-asked", 0)], "nobody is asked twice before they have answered"
    with pytest.raises(Refused, match="seats-kept"):
        await bot.tables.lobbies.start(ANNA)
    await bot.tables.lobbies.join(BEN)
    table = await bot.tables.lobbies.choose_option(ANNA, "weather", "rain")
    assert [seat.name for seat in table.kept] == ["Carla"], "what changes nothing asks nobody"


async def test_settings_never_change_without_the_question_who_still_wants_to_play(bot: BaseBot) -> None:
    for channel, change in enumerate(
        (
            lambda host: bot.tables.lobbies.choose_option(host, "weather", "rain"),
            lambda host: bot.tables.pacing.set(host, Pace(300.0, "seat")),
        ),
        CHANNEL,
    ):
        await bot.lobby_at(channel, ANNA)
        await bot.tables.lobbies.join(BEN.at(channel))
        with transactions(bot, 1):
            await change(ANNA.at(channel))
        table = await bot.tables.repository.current(channel)
        assert table is not None
        assert [seat.name for seat in table.kept] == ["Ben"]
    assert await bot.told() == [("settings-asked", 0)] * 2


async def test_a_host_never_leaves_without_an_heir(bot: BaseBot) -> None:
    await bot.lobby(ANNA, BEN, CARLA, DORA)
    with transactions(bot, 1):
        table = await bot.tables.lobbies.leave(ANNA)
    assert table.host == BEN.id
    with transactions(bot, 1), suppress(StoreError):  # the moment of the look is stored separately
        await bot.tables.absences.note(table, [BEN.id, CARLA.id])
    table = await bot.tables.repository.current(CHANNEL)
    assert table is not None
    assert (table.host, table.names) == (DORA.id, ("Dora",))
    assert await bot.told() == [("parted", 0)]


async def test_seats_that_nobody_took_are_freed_and_told_at_once(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN, CARLA)
    await bot.tables.lobbies.again(await bot.call_off(), ANNA)
    bot.now += SEAT_KEPT
    with transactions(bot, 1):
        (table,) = await bot.tables.lobbies.free_kept()
    assert table.names == ("Anna",)
    assert (await bot.told())[-1][0] == "kept-over"


async def test_a_seat_that_is_taken_at_the_last_moment_is_not_freed(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN, CARLA)
    await bot.tables.lobbies.again(await bot.call_off(), ANNA)
    bot.now += SEAT_KEPT
    with meanwhile(bot, lambda other: other.lobbies.join(BEN)):
        (table,) = await bot.tables.lobbies.free_kept()
    assert set(table.names) == {"Anna", "Ben"}


async def test_a_player_with_the_name_of_a_computer_sits_down_and_renames_it_at_once(bot: BaseBot) -> None:
    await bot.lobby(ANNA)
    (computer,) = [seat.name for seat in (await bot.tables.lobbies.add_computer(ANNA, "tiro")).seats[1:]]
    with transactions(bot, 1):
        table = await bot.tables.lobbies.join(replace(BEN, name=computer.upper()))
    assert table.names[2] == computer.upper()
    assert table.names[1] not in (computer, computer.upper())


async def test_a_game_does_not_begin_with_whoever_loses_their_seat_at_the_last_moment(bot: BaseBot) -> None:
    table = await bot.lobby(ANNA, BEN, CARLA)
    with (
        meanwhile(bot, lambda other: other.absences.note(table, [BEN.id])),
        pytest.raises(Refused, match="moved-on"),
    ):
        await bot.tables.lobbies.start(ANNA)
    assert (await bot.tables.lobbies.start(ANNA)).seat_of(BEN.id) is None


async def test_a_game_that_begins_at_the_last_moment_is_not_closed_with_old_lobbies(bot: BaseBot) -> None:
    await bot.lobby(ANNA, BEN)
    bot.now += LOBBY_KEPT + 1
    with meanwhile(bot, lambda other: other.lobbies.start(ANNA)):
        await bot.tables.lobbies.expire()
    table = await bot.tables.repository.current(CHANNEL)
    assert table is not None
    assert table.status == "playing"


async def test_a_lobby_of_a_game_that_this_bot_does_not_know_can_be_left_and_is_closed_after_a_week(
    bot: BaseBot,
) -> None:
    table = await bot.lobby(ANNA, BEN)
    await bot.store.database.update(TableRow, table.id, game="chess")
    tables = await bot.reopen()
    assert not await tables.people.forget(BEN.id)
    for change in (tables.lobbies.join(CARLA), tables.lobbies.start(ANNA)):
        with pytest.raises(Refused, match="broken"):
            await change
    assert (await tables.lobbies.leave(BEN)).seat_of(BEN.id) is None
    assert await tables.people.forget(BEN.id)
    bot.now += LOBBY_KEPT + 1
    await tables.lobbies.expire()
    assert (await bot.store.table(table.id)).status == "stopped"
    assert (await bot.told())[-1][0] == "expired"


async def test_no_player_can_cancel_a_game_alone(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN)
    for may_manage in (False, True):
        with pytest.raises(Refused, match="end-others"):
            await bot.tables.games.end(replace(ANNA, may_manage=may_manage))
    with pytest.raises(Refused, match="end-left"):
        await bot.tables.games.end(CARLA)
    assert not (await bot.tables.agreements.ask(ANNA, "end")).done
    assert (await bot.tables.agreements.answer(BEN, "end", True, revision=3)).table.status == "stopped"


async def test_a_host_who_has_resigned_cannot_cancel_the_game(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN, CARLA)
    await bot.tables.games.resign(ANNA)
    with pytest.raises(Refused, match="end-left"):
        await bot.tables.games.end(ANNA)


async def test_players_can_be_looked_for_in_a_channel_with_the_id_of_its_server(
    bot: BaseBot,
) -> None:
    assert ANNA.guild is not None
    host = ANNA.at(ANNA.guild)
    await bot.tables.lobbies.open(host, "example", TableSettings(language="en"))
    async with asyncio.timeout(5):
        assert (await bot.tables.places.seek(host, 7)).row.sought_at == bot.now
