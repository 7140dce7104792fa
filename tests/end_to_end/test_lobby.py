from __future__ import annotations

from tests.labels import label_of
from tests.scene import Scene, buttons, texts, told


async def test_a_new_game_is_one_message_with_everything_necessary(scene: Scene) -> None:
    await scene.anna.slash(scene.channel, "game new", game="example")
    (lobby,) = scene.messages
    said = texts(lobby)
    assert "The Garden" in said
    assert "2–4 players" in said
    assert "**Anna** (host)" in said
    assert list(buttons(lobby)) == [
        label_of("join"),
        label_of("leave"),
        label_of("options"),
        label_of("rules"),
    ]


async def test_joining_and_leaving_edit_the_same_message_and_its_start_button(scene: Scene) -> None:
    await scene.anna.slash(scene.channel, "game new", game="example")
    await scene.ben.click(scene.card, label=label_of("join"))
    assert len(scene.messages) == 1
    assert "**Anna** (host) and **Ben**" in texts(scene.card)
    assert label_of("start") in buttons(scene.card)
    await scene.ben.click(scene.card, label=label_of("leave"))
    assert "**Ben**" not in texts(scene.card)
    assert label_of("start") not in buttons(scene.card)


async def test_start_posts_the_table_with_the_fingerprint_and_pings_those_who_are_asked(scene: Scene) -> None:
    card = await scene.play_to_start()
    assert "**Anna** and **Ben**" in texts(card)
    assert (await scene.table()).fingerprint in texts(card)
    assert list(buttons(card)) == [
        label_of("move"),
        label_of("board"),
        label_of("status"),
        label_of("set-up"),
        label_of("rules"),
    ]
    assert scene.pings() == [set(), {scene.anna.id, scene.ben.id}]
    assert list(buttons(scene.messages[0])) == [], "the lobby has lost its buttons"


async def test_only_the_host_or_a_manager_of_the_channel_can_start(scene: Scene) -> None:
    await scene.anna.slash(scene.channel, "game new", game="example")
    await scene.ben.slash(scene.channel, "game join")
    refused = await scene.ben.slash(scene.channel, "game start")
    assert "Only the host, Anna" in told(refused)
    assert len(scene.messages) == 1
    await scene.mod.slash(scene.channel, "game start")
    assert len(scene.messages) == 2


async def test_a_second_game_is_refused_with_a_link_to_the_first(scene: Scene) -> None:
    await scene.anna.slash(scene.channel, "game new", game="example")
    refused = await scene.ben.slash(scene.channel, "game new", game="example")
    assert f"/{scene.channel.id}/{scene.card.id}" in told(refused)
    assert len(scene.messages) == 1


async def test_the_host_changes_options_in_private_menus_and_the_lobby_shows_them(scene: Scene) -> None:
    await scene.anna.slash(scene.channel, "game new", game="example")
    refused = await scene.ben.click(scene.card, label=label_of("options"))
    assert "Only the host, Anna" in told(refused)
    assert "Usual rules · " in texts(scene.card)
    settings = await scene.set_option("weather", "rain")
    assert settings.ephemeral
    assert "Weather: Rain" in texts(scene.card)
    table = await scene.table()
    await scene.anna.select(settings, ["de"], custom_id=f"ludi-menu:option:{table.id}:0:language")
    assert "Plätzen besetzt" in texts(scene.card)


async def test_the_last_person_to_leave_closes_the_table(scene: Scene) -> None:
    await scene.anna.slash(scene.channel, "game new", game="example")
    await scene.anna.slash(scene.channel, "game leave")
    assert list(buttons(scene.card)) == []
    await scene.ben.slash(scene.channel, "game new", game="example")
    assert "**Ben** (host)" in texts(scene.card)


async def test_a_lobby_works_after_a_restart(scene: Scene) -> None:
    await scene.anna.slash(scene.channel, "game new", game="example")
    await scene.restart()
    await scene.ben.click(scene.card, label=label_of("join"))
    await scene.anna.click(scene.card, label=label_of("start"))
    assert "The Garden begins" in texts(scene.card)


async def test_a_deleted_lobby_message_is_posted_again(scene: Scene) -> None:
    await scene.anna.slash(scene.channel, "game new", game="example")
    scene.env.backend.delete_message(scene.channel.id, scene.card.id)
    await scene.ben.slash(scene.channel, "game join")
    assert "**Ben**" in texts(scene.card)


async def test_a_lobby_that_is_posted_again_takes_the_buttons_from_the_former_message(scene: Scene) -> None:
    await scene.anna.slash(scene.channel, "game new", game="example")
    await scene.ben.slash(scene.channel, "game board")
    former, lobby = scene.messages
    assert buttons(former) == {}
    await scene.ben.click(lobby, label=label_of("join"))
    assert "**Anna** (host) and **Ben**" in texts(scene.card)


async def test_who_leaves_by_the_command_for_lobbies_is_told_how_to_leave_a_game(scene: Scene) -> None:
    await scene.play_to_start()
    assert "`/game resign` leaves it" in told(await scene.ben.slash(scene.channel, "game leave"))


async def test_canceling_must_be_confirmed(scene: Scene) -> None:
    await scene.anna.slash(scene.channel, "game new", game="example")
    asked = await scene.anna.slash(scene.channel, "game end")
    assert "Are you sure?" in told(asked)
    assert label_of("join") in buttons(scene.card)
    await scene.anna.click(asked.response, label=label_of("keep"))
    assert label_of("join") in buttons(scene.card)
    asked = await scene.anna.slash(scene.channel, "game end")
    await scene.anna.click(asked.response, label=label_of("end"))
    assert list(buttons(scene.card)) == []
    assert "This table has been closed" in texts(scene.card)
