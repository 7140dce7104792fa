"""Players who leave the server and come back (docs/playing.md)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.play.lobby.places import SILENT
from bot.play.rows import ServerRow
from tests.labels import label_of
from tests.scene import Scene, at_first_turn, buttons, opened, parts, seated, texts, told

from .changes import asked_for, comes_back, hours_go_by, leaves


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    """Ben is to move; Anna is the host."""
    async with at_first_turn(tmp_path) as scene:
        await scene.move(scene.anna, "rest")
        yield scene


# A player has left the server, or was kicked or banned, or has deleted their account


async def test_a_player_who_has_left_is_noticed_after_hours_and_a_computer_can_play_on(at: Scene) -> None:
    await leaves(at, at.ben)
    await hours_go_by(at, SILENT - 1)
    assert "left this server" not in texts(at.card)
    await hours_go_by(at, 1)
    assert texts(at.card).startswith(f"<@{at.anna.id}> **Ben** has left this server")
    assert list(buttons(at.card)) == [label_of("plays-on"), label_of("somebody-else")]
    assert at.pings()[-1] == {at.anna.id}
    asked = await at.anna.click(at.card, label=label_of("plays-on"))
    await at.anna.click(asked.response, label=label_of("stand-in"))
    await at.thought()
    assert "A computer (medium, veteranus) plays on for **Ben 🤖**." in "\n".join(map(texts, at.messages))
    assert (await at.table()).asked_users() == [at.anna.id], "the computer has answered"


async def test_who_has_left_is_not_pinged(at: Scene) -> None:
    await leaves(at, at.ben)
    await hours_go_by(at)
    for _ in range(2):
        await at.anna.slash(at.channel, "game pause")
    assert "The game goes on." in texts(at.card)
    assert at.pings()[-1] == set()


async def test_the_members_are_requested_after_some_hours_and_then_less_and_less_often(at: Scene) -> None:
    before = asked_for(at)
    for _ in range(8 * 6):
        await hours_go_by(at, 3600.0)
    assert asked_for(at) - before == 2 * 4, "both players after 6, 12, 24 and 48 hours"


async def test_nudging_a_player_who_has_left_says_so_and_offers_to_replace_them(at: Scene) -> None:
    await leaves(at, at.ben)
    assert told(await at.anna.slash(at.channel, "game nudge")).startswith(
        "Ben has left this server and can’t be nudged."
    )
    await at.thought()
    assert label_of("plays-on") in buttons(at.card)


async def test_any_player_can_replace_one_who_has_left_without_waiting_a_week(
    tmp_path: Path,
) -> None:
    async with seated(tmp_path, 3) as scene:
        await leaves(scene, scene.carla)
        asked = await scene.anna.slash(
            scene.channel, "game replace", player="Carla", **{"by-computer": "tiro"}
        )
        assert told(asked).startswith("A computer (easy, tiro) would play on for **Carla**")
        await scene.thought()
        chosen = await scene.ben.click(scene.card, label=label_of("somebody-else"))
        (menu,) = [part for part in parts(chosen.response) if part["type"] == 5]
        page = await scene.ben.select(
            chosen.response, custom_id=menu["custom_id"], values=[scene.watcher.user]
        )
        assert "**Walter** alone decides" in texts(page.response)
        await scene.ben.click(page.response, label=label_of("replace"))
        await scene.watcher.click(scene.card, label=label_of("agree"))
        assert (await scene.table()).names == ("Anna", "Ben", "Walter")


async def test_a_player_who_comes_back_keeps_the_seat_and_old_buttons_say_so(at: Scene) -> None:
    await leaves(at, at.ben)
    await hours_go_by(at)
    note = at.card
    await comes_back(at, at.ben)
    assert told(await at.anna.click(note, label=label_of("plays-on"))).startswith("That seat isn’t empty")
    assert not (await at.table()).absent


async def test_a_player_who_comes_back_and_moves_is_no_longer_absent(at: Scene) -> None:
    await leaves(at, at.ben)
    await hours_go_by(at)
    await comes_back(at, at.ben)
    await at.move(at.ben, "rest")
    assert not (await at.table()).absent


async def test_a_player_who_comes_back_takes_the_seat_back_from_a_computer(at: Scene) -> None:
    await leaves(at, at.ben)
    asked = await at.anna.slash(at.channel, "game replace", player="Ben", **{"by-computer": "tiro"})
    await at.anna.click(asked.response, label=label_of("stand-in"))
    await at.thought()
    await comes_back(at, at.ben)
    assert told(await at.ben.slash(at.channel, "game join")) == "You have your seat back."


async def test_if_the_host_has_left_another_player_becomes_host(at: Scene) -> None:
    await leaves(at, at.anna)
    refused = told(await at.ben.slash(at.channel, "game pace", hours=1))
    assert refused == "The host has left this server: Ben is the host now. If that’s you, try again."
    await at.thought()
    assert "**Ben** is the host now" in texts(at.card)
    await at.ben.slash(at.channel, "game pace", hours=1)
    assert (await at.table()).row.pace == 3600.0


async def test_however_often_the_host_is_needed_discord_is_asked_once_a_minute(at: Scene) -> None:
    before = asked_for(at)
    for _ in range(3):
        await at.ben.slash(at.channel, "game pace", hours=1)
    assert asked_for(at) == before + 1
    at.now += 61
    await at.ben.slash(at.channel, "game pace", hours=1)
    assert asked_for(at) == before + 2


async def test_a_question_waiting_for_a_player_who_has_left_is_settled_when_it_is_repeated(
    tmp_path: Path,
) -> None:
    async with seated(tmp_path, 3) as scene:
        for _ in range(2):
            asked = await scene.ben.slash(scene.channel, "game end")
            await scene.ben.click(asked.response, label=label_of("end-asking"))
            question = scene.card
            if label_of("agree") in buttons(question):
                await scene.anna.click(question, label=label_of("agree"))
            if scene.carla.id in scene.guild.member_ids():
                await leaves(scene, scene.carla)
        await scene.thought()
        assert (await scene.table()).status == "stopped"


async def test_a_game_whose_players_have_all_left_is_closed(at: Scene) -> None:
    await leaves(at, at.anna)
    await leaves(at, at.ben)
    await hours_go_by(at)
    assert "its players have left this server" in texts(at.card)
    assert (await at.table()).status == "stopped"


async def test_a_direct_message_that_fails_leads_to_a_check_whether_its_reader_has_left(at: Scene) -> None:
    await at.settle(at.ben, pings="direct")
    await leaves(at, at.ben)
    at.env.inject_error("POST", "/users/@me/channels", status=403, code=50278, message="No mutual guilds")
    await at.bot.tables.nudging.nudge(at.caller(at.anna))
    await at.bot.outbox.deliver(at.channel.id)
    await at.thought()
    assert any("**Ben** has left this server" in texts(message) for message in at.messages)


async def test_banned_people_and_deleted_accounts_are_not_members(tmp_path: Path) -> None:
    async with seated(tmp_path, 3) as scene:
        scene.env.backend.apply_ban(scene.guild.id, scene.ben.id, None)
        path = f"/guilds/{scene.guild.id}/members/{scene.carla.id}"
        scene.env.inject_error("GET", path, status=404, code=10013, message="Unknown User")
        await hours_go_by(scene)
        assert (await scene.table()).absent == {scene.ben.id, scene.carla.id}


async def test_if_computers_are_not_allowed_another_person_can_take_the_seat(at: Scene) -> None:
    await at.store.database.put(ServerRow(guild=at.guild.id, computers=False))
    await leaves(at, at.ben)
    await hours_go_by(at)
    assert "computers can’t play on this server" in texts(at.card)
    assert list(buttons(at.card)) == [label_of("somebody-else")]


async def test_a_newcomer_who_has_left_gives_way_to_the_next_one(at: Scene) -> None:
    asked = await at.anna.slash(at.channel, "game replace", player="Ben", by=at.watcher)
    await leaves(at, at.watcher)
    refused = told(await at.anna.click(asked.response, label=label_of("replace")))
    assert "That person is no longer on this server." in refused
    asked = await at.anna.slash(at.channel, "game replace", player="Ben", by=at.mod)
    await at.anna.click(asked.response, label=label_of("replace"))
    assert texts(at.card).startswith(f"Shall <@{at.mod.id}> take <@{at.ben.id}>’s seat?")


async def test_a_computers_seat_can_be_given_to_a_person(tmp_path: Path) -> None:
    async with opened(tmp_path, players=2) as scene:
        await scene.begin("tiro")
        (computer,) = [seat.name for seat in (await scene.table()).seats if seat.user is None]
        asked = await scene.anna.slash(scene.channel, "game replace", player=computer, by=scene.watcher)
        await scene.anna.click(asked.response, label=label_of("replace"))
        question = scene.card
        await scene.ben.click(question, label=label_of("agree"))
        await scene.watcher.click(question, label=label_of("agree"))
        await scene.thought()
        assert "Walter" in (await scene.table()).names


async def test_if_discord_does_not_answer_nobody_counts_as_gone(at: Scene) -> None:
    at.env.inject_error("GET", "/guilds/*/members/*", status=503, times=2)
    await hours_go_by(at)
    assert not (await at.table()).absent


async def test_a_player_who_has_left_the_server_does_not_keep_an_abandoned_game_alive(at: Scene) -> None:
    await leaves(at, at.ben)
    await hours_go_by(at)
    asked = await at.anna.slash(at.channel, "game resign")
    assert "No one else plays here in person" in told(asked)
    answer = await at.anna.click(asked.response, label=label_of("resign"))
    assert texts(answer.response) == "You have left, so the game has been canceled."
    assert (await at.table()).status == "stopped"


async def test_resigning_with_two_others_left_says_that_the_game_goes_on(tmp_path: Path) -> None:
    async with opened(tmp_path, players=3) as scene:
        await scene.begin()
        assert "the game goes on without you" in told(await scene.anna.slash(scene.channel, "game resign"))


async def test_resigning_with_one_other_left_says_that_the_game_ends(at: Scene) -> None:
    asked = await at.anna.slash(at.channel, "game resign")
    assert "it is over, since only one player is left" in told(asked)
    await at.anna.click(asked.response, label=label_of("resign"))
    assert (await at.table()).status == "ended"


async def test_who_leaves_after_another_is_not_said_to_come_last(tmp_path: Path) -> None:
    async with opened(tmp_path, players=3) as scene:
        await scene.begin()
        await scene.bot.tables.games.resign(scene.caller(scene.carla))
        asked = await scene.anna.slash(scene.channel, "game resign")
        assert "you come after the other player" in told(asked)
        await scene.anna.click(asked.response, label=label_of("resign"))
        outcome = (await scene.table()).state.outcome
        first, second, third = (outcome.standing_of(seat).place for seat in (1, 0, 2))
        assert first < second <= third


async def test_resigning_against_computers_only_says_that_the_game_is_canceled(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path, players=1) as scene:
        await scene.begin("tiro")
        asked = await scene.anna.slash(scene.channel, "game resign")
        assert "it is canceled" in told(asked)
        answer = await scene.anna.click(asked.response, label=label_of("resign"))
        assert texts(answer.response) == "You have left, so the game has been canceled."


# In a lobby


async def test_in_a_lobby_the_seat_of_a_player_who_has_left_is_free_and_the_next_one_becomes_host(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as scene:
        await scene.anna.slash(scene.channel, "game new", game="example")
        lobby = scene.card
        for player in (scene.ben, scene.carla):
            await player.click(lobby, label=label_of("join"))
        await leaves(scene, scene.anna)
        refused = told(await scene.ben.click(lobby, label=label_of("start")))
        assert refused.startswith("The host has left this server: Ben is the host now.")
        await scene.thought()
        assert texts(scene.card) == "One seat is free again: its player has left this server."
        stands = next(message for message in scene.messages if message.id == lobby.id)
        assert "**2 of 4 seats taken:** **Ben**" in texts(stands)
        assert "Anna" not in texts(stands)
        await leaves(scene, scene.carla)
        scene.now += 2 * 3600
        refused = told(await scene.ben.click(stands, label=label_of("start")))
        assert refused.startswith("One of the players has left this server; the seat is free again.")


async def test_a_lobby_whose_players_have_all_left_is_closed(tmp_path: Path) -> None:
    async with opened(tmp_path) as scene:
        await scene.anna.slash(scene.channel, "game new", game="example")
        await leaves(scene, scene.anna)
        await hours_go_by(scene)
        assert (await scene.table()).status == "stopped"
        assert buttons(scene.card) == {}
