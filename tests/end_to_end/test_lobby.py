from __future__ import annotations

from .conftest import Scene, labels, texts, told


async def test_a_new_game_is_one_message_with_all_that_one_must_know(scene: Scene) -> None:
    await scene.anna.slash(scene.channel, "game new", game="garden", weather="rain")
    (lobby,) = scene.messages
    said = texts(lobby)
    assert "The Garden" in said
    assert "2–4 players" in said
    assert "Weather: Rain" in said
    assert "**Anna** (host)" in said
    assert labels(lobby) == ["Join", "Leave", "Options"]


async def test_joining_changes_the_same_message_and_start_says_how_many_are_missing(scene: Scene) -> None:
    await scene.anna.slash(scene.channel, "game new", game="garden")
    await scene.ben.click(scene.last, label="Join")
    assert len(scene.messages) == 1
    assert "**Anna** (host) and **Ben**" in texts(scene.last)
    assert "Start" in labels(scene.last)
    await scene.ben.click(scene.last, label="Leave")
    assert "**Ben**" not in texts(scene.last)
    assert "Start" not in labels(scene.last)


async def test_start(scene: Scene) -> None:
    card = await scene.play_to_start()
    print(texts(card), labels(card))
    assert False
