"""People and computers at one table: posts, pings and takebacks."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.computer_turns.workers import ThinkingWorkers
from bot.engine import Move, random_move
from bot.games.title import Title
from bot.play.notify.outbox import PATIENCE
from tests.labels import label_of
from tests.scene import TITLE, Scene, buttons, menus, seated, texts, told
from tests.seeds import seeded
from tools.example.rules.moves import Rest

from .test_whole_games import UNPAINTED, check_ended

LONG = ("praetor", "provincia", "trajanum")
"""Games that are played with computers to the end only by `make soak`."""


async def choose(scene: Scene, player: Any, value: str) -> Any:
    """Choose a value in the lobby's menu of computers."""
    (menu,) = menus(scene.card)
    return await player.select(scene.card, [value], custom_id=menu["custom_id"])


async def at_annas_turn(scene: Scene, *levels: str) -> None:
    """Begin a game of Anna, Ben and computers and let the people hide their seeds; it is Anna's turn."""
    await scene.begin(*levels)
    await scene.move(scene.anna)
    await scene.move(scene.ben)
    await scene.thought()


async def play_anything(scene: Scene, chance: Random) -> None:
    """Play a random move for Anna."""
    table = await scene.table()
    view = table.view(table.seat_of(scene.anna.id))
    await play(scene, scene.anna, random_move(list(view.decision.forms(view)), chance.randrange))


async def play(scene: Scene, player: Any, move: Move) -> None:
    """Play a move and post it, without waiting for the computers as clicks in the fake Discord do."""
    await scene.bot.tables.games.play(scene.caller(player), move)
    await scene.bot.outbox.deliver(scene.channel.id)


def new_cards(scene: Scene, before: int) -> list[str]:
    """The texts of the channel's messages after the first `before`."""
    return [texts(message) for message in sorted(scene.messages, key=lambda one: one.id)[before:]]


# The lobby


async def test_the_host_adds_and_removes_computers_with_a_menu_in_the_lobby(scene: Scene) -> None:
    await scene.anna.slash(scene.channel, "game new", game="example")
    (menu,) = menus(scene.card)
    assert [option["label"] for option in menu["options"]] == [
        "Add a computer (easy, tiro)",
        "Add a computer (medium, veteranus)",
        "Add a computer (hard, legatus)",
        "Look for players",
    ]
    assert all(option["description"] for option in menu["options"])
    assert label_of("start") not in buttons(scene.card)
    await choose(scene, scene.anna, "add veteranus")
    name = (await scene.table()).names[1]
    assert f"**Anna** (host) and **{name} 🤖** (computer: medium, veteranus)" in texts(scene.card)
    assert label_of("start") in buttons(scene.card)
    refused = await choose(scene, scene.ben, "add tiro")
    assert "Only the host, Anna" in told(refused)
    await choose(scene, scene.anna, f"out {name}")
    assert name not in texts(scene.card)
    assert len(scene.messages) == 1


async def test_a_full_table_offers_no_more_computers(scene: Scene) -> None:
    await scene.anna.slash(scene.channel, "game new", game="example")
    for _ in range(3):
        await choose(scene, scene.anna, "add tiro")
    (menu,) = menus(scene.card)
    assert all(option["value"].startswith("out ") for option in menu["options"])
    assert label_of("join") not in buttons(scene.card)


# The game


async def test_a_game_that_computers_begin_pings_only_people(scene: Scene) -> None:
    await scene.anna.slash(scene.channel, "game new", game="example")
    await choose(scene, scene.anna, "add tiro")
    await scene.anna.click(scene.card, label=label_of("start"))
    await scene.thought()
    assert scene.pings() == [set(), {scene.anna.id}]
    assert f"<@{scene.anna.id}>: a seed to hide" in texts(scene.card)
    assert texts(scene.card).count(": a seed to hide") == 1, "nobody waits to hear what computers are asked"


async def test_moves_of_several_computers_in_a_row_are_one_card_with_one_ping(scene: Scene) -> None:
    del scene.players[2:]
    await at_annas_turn(scene, "tiro", "tiro")
    before, drawn = len(scene.messages), len(scene.posted())
    await scene.move(scene.anna, "rest")
    await scene.move(scene.ben, "rest")
    await scene.thought()
    table = await scene.table()
    cards = new_cards(scene, before)
    assert len(cards) == 2, "Anna's, and one of Ben's and of what both computers answer"
    assert [name for name in table.names[1:] if name in cards[-1]] == [*table.names[1:]]
    assert scene.pings()[drawn:] == [{scene.ben.id}, {scene.anna.id}]


async def test_the_card_says_when_a_computer_thinks_for_long_and_the_next_card_replaces_it(
    scene: Scene,
) -> None:
    del scene.players[2:]
    await at_annas_turn(scene, "tiro")
    assert "thinking" not in texts(scene.card), "it is Anna's turn"
    async with held(scene.bot.computer_turns._thinkers):
        await play(scene, scene.anna, Rest())
        await play(scene, scene.ben, Rest())
        before, posted, edited = scene.card, len(scene.posted()), len(scene.edited())
        scene.now += PATIENCE
        for _ in range(3):
            await scene.bot.outbox.deliver(scene.channel.id)
        assert texts(scene.card).splitlines()[-1] == "-# The computer is thinking."
        assert list(buttons(scene.card)) == list(buttons(before))
        assert (len(scene.posted()), len(scene.edited())) == (posted + 1, edited + 1), (
            "it is said once, by the card of what was played"
        )
    await scene.thought()
    assert scene.card.id != before.id
    assert not any("thinking" in texts(message) for message in scene.messages)


async def test_after_a_restart_the_next_card_also_replaces_the_one_about_thinking(scene: Scene) -> None:
    del scene.players[2:]
    await at_annas_turn(scene, "tiro")
    async with held(scene.bot.computer_turns._thinkers):
        await play(scene, scene.anna, Rest())
        await play(scene, scene.ben, Rest())
        scene.now += PATIENCE
        await scene.bot.outbox.deliver(scene.channel.id)
        assert "thinking" in texts(scene.card)
        await scene.restart()
    await scene.bot.computer_turns.look_around()
    await scene.thought()
    assert not any("thinking" in texts(message) for message in scene.messages)


async def test_a_move_is_taken_back_with_the_answers_of_computers(scene: Scene) -> None:
    del scene.players[2:]
    await at_annas_turn(scene, "tiro", "tiro")
    await scene.move(scene.anna, "rest")
    await scene.move(scene.ben, "rest")
    await scene.thought()
    assert await scene.asked() == [scene.anna]
    await scene.ben.slash(scene.channel, "game undo")
    assert await scene.asked() == [scene.ben]
    assert "takes back their last move" in texts(scene.card)
    await scene.move(scene.ben, "rest")
    await scene.thought()
    assert await scene.asked() == [scene.anna]


async def test_a_game_without_people_is_canceled(scene: Scene) -> None:
    del scene.players[2:]
    await at_annas_turn(scene, "tiro", "tiro")
    for player in scene.players:
        asked = await player.slash(scene.channel, "game resign")
        await player.click(asked.response, label=label_of("resign"))
        await scene.thought()
    assert (await scene.table()).status == "stopped"
    assert "canceled" in texts(scene.card)


@pytest.mark.parametrize(
    "title",
    [
        pytest.param(title, id=title.game.id, marks=pytest.mark.soak if title.game.id in LONG else ())
        for title in (TITLE, *UNPAINTED.values())
    ],
)
async def test_a_whole_game_of_one_person_and_computers_with_restarts(title: Title, tmp_path: Path) -> None:
    chance = Random(seeded(f"{title.game.id} with computers"))
    async with seated(
        tmp_path, 1, title, computers=["tiro"] * (1 if title in UNPAINTED.values() else 2)
    ) as at:
        for turn in range(2000):
            await at.thought()
            if (await at.table()).status != "playing":
                break
            assert await at.asked() == [at.anna]
            assert at.pings().count({at.anna.id}) == sum(map(bool, at.pings())), "nobody else is pinged"
            await play_anything(at, chance)
            if turn % 10 == 5:
                await at.restart()  # usually while a computer is thinking
                await at.bot.computer_turns.look_around()
        await check_ended(at)
        table = await at.table()
        assert {
            move.computer for move in await at.store.moves(table.id) if move.seat != table.seat_of(at.anna.id)
        } == {
            "tiro",
            None,
        }


class held:  # noqa: N801 - reads like a word where it is used
    """Keeps all thinking workers busy inside the block."""

    def __init__(self, thinkers: ThinkingWorkers) -> None:
        self._thinkers = thinkers

    async def __aenter__(self) -> None:
        self._taken = [self._thinkers.next_free() for _ in range(self._thinkers.count)]
        for one in self._taken:
            await one.__aenter__()

    async def __aexit__(self, *error: object) -> None:
        for one in self._taken:
            await one.__aexit__(None, None, None)


async def test_the_first_card_says_which_players_are_computers_of_which_level(scene: Scene) -> None:
    del scene.players[1:]
    await scene.begin("legatus")
    name = (await scene.table()).names[1]
    first = texts(scene.messages[0])
    assert f"**Anna** and **{name} 🤖** (computer: hard, legatus)" in first


async def test_a_menu_below_a_board_leads_to_all_boards_including_those_of_computers(scene: Scene) -> None:
    del scene.players[2:]
    await at_annas_turn(scene, "tiro")
    table = await scene.table()
    page = await scene.press(scene.anna, label_of("board"))
    menu = next(one for one in menus(page) if one["placeholder"] == "Look at a board …")
    assert [(one["label"], one.get("default", False)) for one in menu["options"]] == [
        ("Anna", True),
        ("Ben", False),
        (f"{table.names[2]} 🤖", False),
    ]
    shown = await scene.anna.select(page, ["2"], custom_id=menu["custom_id"])
    assert f"**{table.names[2]} 🤖**:" in texts(shown.response)
