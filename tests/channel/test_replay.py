"""`/game replay`: stepping through a running or finished game, for everybody who may see its channel."""

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest

from tests.labels import label_of
from tests.scene import Scene, at_first_turn, buttons, menus, texts, told


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    async with at_first_turn(tmp_path) as scene:
        yield scene


async def replay(at: Scene, **options: object) -> discord.Message:
    """What Walter, a spectator, sees of a game."""
    answer = await at.watcher.slash(at.channel, "game replay", **options)
    assert answer.response is not None
    return answer.response


async def test_the_button_of_the_end_card_opens_the_replay_which_goes_forward_and_back(at: Scene) -> None:
    await at.move(at.anna, "rest")
    await at.play_on()
    page = (await at.watcher.click(at.card, label=label_of("replay"))).response
    number = (await at.table()).id
    assert texts(page).startswith(f"### The Garden · game {number}\n**Anna** and **Ben**")
    assert set(buttons(page)) == {label_of("replay-on"), label_of("replay-last"), label_of("film")}
    page = (await at.watcher.click(page, label=label_of("replay-on"))).response
    page = (await at.watcher.click(page, label=label_of("replay-on"))).response
    page = (await at.watcher.click(page, label=label_of("replay-on"))).response
    assert "**Anna** rests: +3 coins." in texts(page)
    page = (await at.watcher.click(page, label=label_of("replay-last"))).response
    assert set(buttons(page)) == {label_of("replay-first"), label_of("replay-back"), label_of("film")}
    page = (await at.watcher.click(page, label=label_of("replay-first"))).response
    assert set(buttons(page)) == {label_of("replay-on"), label_of("replay-last"), label_of("film")}


async def test_menus_lead_to_a_round_and_to_a_move(at: Scene) -> None:
    await at.move(at.anna, "rest")
    await at.play_on()
    rounds, moves = menus(await replay(at))
    assert rounds["options"][1]["label"] == "Round 2"
    assert moves["options"][3]["label"] == "3 · Anna rests: +3 coins."
    page = await replay(at)
    chosen = await at.watcher.select(page, custom_id=moves["custom_id"], values=["3"])
    assert "**Anna** rests: +3 coins." in texts(chosen.response)
    value = rounds["options"][1]["value"]
    second = await at.watcher.select(page, custom_id=rounds["custom_id"], values=[value])
    assert menus(second.response)[0]["options"][1]["default"]


async def test_a_game_can_be_named_by_its_number_by_a_link_or_by_its_channel(at: Scene) -> None:
    await at.play_on()
    table = await at.table()
    message = int(at.now - 1_420_070_400) * 1000 << 22
    link = f"https://discord.com/channels/{at.guild.id}/{at.channel.id}/{message}"
    for named in ({"game": str(table.id)}, {"game": f"#{table.id}"}, {"game": link}, {}):
        assert f"game {table.id}" in texts(await replay(at, **named)), named
    assert "**Ben**" in texts(await replay(at, move=2))
    unclear = await at.watcher.slash(at.channel, "game replay", game="that one")
    assert told(unclear).startswith("Choose the game by its number")
    other = await at.watcher.slash(at.channel, "game replay", game="999")
    assert told(other).startswith("There is no such game on this server")


async def test_finished_games_are_completed_with_number_players_and_day(at: Scene) -> None:
    await at.play_on()
    number = (await at.table()).id
    for typed in ("", str(number), "ann"):
        (line,) = await at.watcher.autocomplete(at.channel, "game replay", "game", typed)
        assert line["name"].startswith(f"{number} · ")
        assert "Anna, Ben" in line["name"]
        assert line["value"] == str(number)
    assert await at.watcher.autocomplete(at.channel, "game replay", "game", "Caesar") == []


async def test_of_a_running_game_everybody_sees_public_events_and_a_takeback_breaks_no_page(
    at: Scene,
) -> None:
    await at.move(at.anna, "rest")
    page = await replay(at, move=99)
    assert "**Anna** rests: +3 coins." in texts(page)
    await at.press(at.anna, label_of("undo"))
    assert "**Anna** rests" not in texts(await replay(at, move=99))
    back = (await at.watcher.click(page, label=label_of("replay-back"))).response
    on = (
        (await at.watcher.click(back, label=label_of("replay-first"))).response
        if label_of("replay-first") in buttons(back)
        else back
    )
    assert label_of("replay-last") in buttons(on)


async def test_games_of_other_servers_are_not_shown(at: Scene) -> None:
    await at.play_on()
    number = (await at.table()).id
    elsewhere = at.env.create_guild("Capua")
    piazza = elsewhere.create_text_channel("piazza")
    stranger = elsewhere.add_member(at.env.create_user("spartacus", global_name="Spartacus"))
    answer = await stranger.slash(piazza, "game replay", game=str(number))
    assert told(answer).startswith("There is no such game on this server")
    assert await stranger.autocomplete(piazza, "game replay", "game", "") == []


async def test_a_replay_follows_its_readers_picture_setting(at: Scene) -> None:
    await at.move(at.anna, "rest")
    await at.settle(at.watcher, pictures="words")
    assert "**Ben**\n6 coins, 0 points" in texts(await replay(at, move=1))


async def test_each_moment_has_the_names_of_that_time(at: Scene) -> None:
    await at.move(at.anna, "rest")
    asked = await at.ben.slash(at.channel, "game replace", player="Ben", **{"by-computer": "tiro"})
    await at.ben.click(asked.response, label=label_of("stand-in"))
    await at.thought()
    assert "**Anna** and **Ben**\n" in texts(await replay(at))
    assert "**Ben \N{ROBOT FACE}**" in texts(await replay(at, move=99))


async def test_a_game_in_a_hidden_channel_is_hidden_only_from_those_who_cannot_see_it(at: Scene) -> None:
    seen = {at.guild.default_role: discord.PermissionOverwrite(view_channel=False)}
    seen |= {player: discord.PermissionOverwrite(view_channel=True) for player in at.players}
    forum, at.channel = at.channel, at.guild.create_text_channel("curia", overwrites=seen)
    await at.begin()
    number, at.channel = str((await at.table()).id), forum
    hidden = await at.watcher.slash(at.channel, "game replay", game=number)
    assert told(hidden).startswith("There is no such game on this server that you can see")
    assert f"game {number}" in texts((await at.anna.slash(at.channel, "game replay", game=number)).response)
