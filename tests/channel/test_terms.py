"""`/game what`: the terms of the reader's game, of the bot, and of all other games."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.channel.messages.components import Address, custom_id_of
from bot.games import TITLES
from tests.labels import label_of
from tests.scene import Scene, buttons, menus, opened, texts, told
from tools.sketches import sketched

PRAETOR, MARBLE, TRAJANUM = (sketched(TITLES[game]) for game in ("praetor", "marble", "trajanum"))


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with opened(tmp_path, PRAETOR, others=[MARBLE, TRAJANUM]) as scene:
        yield scene


async def lines(scene: Scene, typed: str) -> list[Any]:
    return await scene.anna.autocomplete(scene.channel, "game what", "term", typed)


async def meaning(scene: Scene, typed: str) -> str:
    return told(await scene.anna.slash(scene.channel, "game what", term=typed))


async def learning(scene: Scene, game: str, lesson: str) -> None:
    """Let Anna open a lesson."""
    page = (await scene.anna.slash(scene.channel, "learn", game=game)).response
    await scene.anna.select(
        page, [lesson], custom_id=custom_id_of(Address("lesson", 0, 0, (game,)), menu=True)
    )


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("legatus", "**Legatus** – The hard computer"),
        ("tiro", "**Tiro** – The easy computer"),
        ("pace", "**Pace** – How long everyone has"),
        ("takeback", "**Takeback**"),
        ("lobby", "**Table** – A game in a channel"),
        ("Startwert", "**Seed**"),
    ],
)
async def test_terms_of_the_bot_are_explained(scene: Scene, typed: str, said: str) -> None:
    answer = await meaning(scene, typed)
    assert said in answer
    assert "In every game here:" in answer
    assert "In the rulebook" not in answer


async def test_terms_of_the_bot_are_completed_after_those_of_the_game(scene: Scene) -> None:
    await scene.anna.slash(scene.channel, "game new", game="praetor")
    offered = [line["name"] for line in await lines(scene, "re")]
    assert "Retire" in offered
    assert "Replay" in offered
    assert offered.index("Retire") < offered.index("Replay")
    (legatus,) = await lines(scene, "lega")
    assert "**Legatus**" in await meaning(scene, legatus["value"])


async def test_a_term_of_the_bot_is_distinguished_from_an_equal_one_of_the_game(scene: Scene) -> None:
    scene.read_in("de")
    await scene.anna.slash(scene.channel, "game new", game="trajanum")
    offered = {line["name"]: line["value"] for line in await lines(scene, "platz")}
    assert "Neben der Trajanssäule" in await meaning(scene, offered["Platz"])
    assert "Einer am Tisch" in await meaning(scene, offered["Platz (jedes Spiel)"])


async def test_terms_are_completed_in_the_readers_chosen_language(scene: Scene) -> None:
    await scene.settle(scene.anna, language="de")
    assert "Platz" in [line["name"] for line in await lines(scene, "platz")]


async def test_terms_of_a_game_that_the_reader_is_learning_come_before_those_of_others(scene: Scene) -> None:
    await learning(scene, "trajanum", "column")
    assert (await lines(scene, "plaza"))[0]["name"] == "Plaza"
    assert "Beside Trajan’s Column" in await meaning(scene, "plaza")


async def test_the_lessons_of_a_game_lead_to_those_of_other_games(scene: Scene) -> None:
    page = (await scene.anna.slash(scene.channel, "learn", game="praetor")).response
    games = next(menu for menu in menus(page) if menu["placeholder"] == "Another game")
    assert [option["value"] for option in games["options"]] == ["marble", "trajanum"]
    page = (await scene.anna.select(page, ["marble"], custom_id=games["custom_id"])).response
    assert "City of Marble" in texts(page)
    games = next(menu for menu in menus(page) if menu["placeholder"] == "Another game")
    assert [option["value"] for option in games["options"]] == ["praetor", "trajanum"]


async def test_a_term_is_explained_in_direct_messages(scene: Scene) -> None:
    assert "recruit" in told(await scene.anna.user.slash("game what", term="tiro"))


async def test_in_a_channel_its_game_comes_before_the_one_being_learned(scene: Scene) -> None:
    await scene.anna.slash(scene.channel, "game new", game="praetor")
    await learning(scene, "trajanum", "column")
    assert [line["name"] for line in await lines(scene, "plaza")][:2] == ["Plaza", "Plaza (Forum Trajanum)"]


async def test_an_explained_term_leaves_the_lesson_unchanged_and_leads_back_to_it(scene: Scene) -> None:
    await learning(scene, "marble", "aim")
    answer = (await scene.anna.slash(scene.channel, "game what", term="magistrate")).response
    back = (await scene.anna.click(answer, label=label_of("lesson-back"))).response
    assert back.id == answer.id
    assert "Lay any tile on **H5-H6**" in texts(back)


async def test_without_a_lesson_there_is_no_button_back_to_one(scene: Scene) -> None:
    answer = (await scene.anna.slash(scene.channel, "game what", term="magistrate")).response
    assert buttons(answer) == {}


async def test_an_unknown_term_is_refused(scene: Scene) -> None:
    await scene.anna.slash(scene.channel, "game new", game="praetor")
    refused = await meaning(scene, "veterans' fee")
    assert "no term “veterans' fee”" in refused
