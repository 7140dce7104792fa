"""Clicks that come late, twice, after a restart, or on somebody else's page."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.fake_discord.gate import gate_of
from tests.labels import label_of
from tests.scene import CONFIRM, UNDO, Scene, at_first_turn, buttons, seated, texts

from .test_turn import chosen, plant


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    """A game in which both have answered the first question and Anna is to move."""
    async with at_first_turn(tmp_path) as scene:
        yield scene


async def test_a_second_confirm_changes_nothing_and_says_so(at: Scene) -> None:
    anna = at.players[0]
    first = await chosen(at, anna, "A1")
    second = await at.press(anna, label_of("move"))
    await anna.click(first, label=CONFIRM)
    table = await at.table()
    await anna.click(second, label=CONFIRM)
    assert (await at.table()).revision == table.revision
    first, *others = texts(second).splitlines()
    assert first == "It isn’t your turn yet: Ben is to move."
    assert "is thinking" not in "\n".join(others)
    assert list(buttons(second)) == [label_of("in-words")]


async def test_a_click_after_one_has_chosen_says_who_has_not(tmp_path: Path) -> None:
    async with seated(tmp_path, 3) as at:
        pages = [await at.press(at.anna, label_of("move")) for _ in range(2)]
        label = next(iter(buttons(pages[0])))
        for page in pages:
            await at.anna.click(page, label=label)
        await at.anna.click(await at.press(at.anna, label_of("move")), label=CONFIRM)
        await at.anna.click(pages[0], label=CONFIRM)
        assert texts(pages[0]).startswith("You have already chosen; Ben and Carla are still thinking.\nYou:")


async def test_a_click_on_an_older_position_says_so_and_starts_again(at: Scene) -> None:
    anna, ben = at.players
    stale = await at.press(anna, label_of("move"))
    await plant(anna, stale, "Wheat")
    await at.type(anna, "rest")
    await at.type(ben, "rest")
    await anna.click(stale, label="Bed A1")
    assert "The table has changed since you chose that." in texts(stale)
    assert "Your turn: 9 coins" in texts(stale)
    stale = await chosen(at, anna, "A3")
    await anna.click(await at.press(anna, label_of("move")), label=UNDO)
    await at.type(anna, "plant", crop="wheat", bed="A1", amount="1")
    await at.type(ben, "plant", crop="wheat", bed="A2", amount="1")
    table = await at.table()
    await anna.click(stale, label=CONFIRM)
    assert (await at.table()).revision == table.revision
    assert "You have changed this turn since" in texts(stale)


async def test_a_takeback_makes_a_choice_stale(at: Scene) -> None:
    anna, ben = at.players
    await at.type(anna, "plant", crop="vine", bed="A1", amount="1")
    page = await chosen(at, ben, "A2")
    await anna.slash(at.channel, "game undo")
    table = await at.table()
    await ben.click(page, label=CONFIRM)
    assert (await at.table()).revision == table.revision
    assert "It isn’t your turn" in texts(page)


async def test_answers_of_others_leave_a_choice_unchanged(tmp_path: Path) -> None:
    async with seated(tmp_path, 3) as at:
        anna, ben, carla = at.players
        page = await at.press(anna, label_of("move"))
        label = next(iter(buttons(page)))
        for player in (ben, carla):
            other = await at.press(player, label_of("move"))
            await player.click(other, label=next(iter(buttons(other))))
            await player.click(other, label=CONFIRM)
            if player is ben:
                assert "Noted: Seed" in texts(other)
                assert "Noted" not in texts(at.card)
        await anna.click(page, label=label)
        assert "changed" not in texts(page)
        await anna.click(page, label=CONFIRM)
        assert len((await at.table()).asked_seats) == 1


async def test_choosing_continues_after_a_restart(at: Scene) -> None:
    anna = at.players[0]
    page = await at.press(anna, label_of("move"))
    await plant(anna, page, "Vine")
    await at.restart()
    await anna.select(page, ["C3"])
    await at.restart()
    await anna.click(page, label="Instead: 2 pieces")
    await at.restart()
    await anna.click(page, label=CONFIRM)
    assert (await at.table()).view(None).planted == {"C3": 0}


async def test_a_move_counts_even_if_its_player_could_not_be_answered(at: Scene) -> None:
    anna = at.players[0]
    page = await chosen(at, anna, "A1")
    table = await at.table()
    at.env.inject_error("PATCH", "/webhooks/*", status=404, code=10008)
    await anna.click(page, label=CONFIRM)
    assert (await at.table()).revision == table.revision + 1
    assert "**Anna** plants Wheat on A1" in texts(at.card)
    await anna.click(page, label=CONFIRM)
    assert (await at.table()).revision == table.revision + 1
    assert "It isn’t your turn yet: Ben is to move." in texts(page)


async def test_a_click_delivered_twice_plays_once(at: Scene) -> None:
    anna = at.players[0]
    page = await chosen(at, anna, "A1")
    table = await at.table()
    with at.delivered_twice():
        await anna.click(page, label=CONFIRM)
    assert (await at.table()).revision == table.revision + 1
    assert sum("**Anna** plants" in texts(message) for message in at.channel.history()) == 1
    assert texts(page) == "Played."


async def test_a_command_delivered_twice_plays_once_and_is_not_refused(at: Scene) -> None:
    table = await at.table()
    with at.delivered_twice():
        result = await at.type(at.players[0], "sow", seed=str(table.view(0).own_hand[0]))
    assert (await at.table()).revision == table.revision + 1
    assert result.response is None
    assert not result.followups


async def test_a_click_on_somebody_elses_page_shows_ones_own_board(at: Scene) -> None:
    anna, ben = at.players
    page = await at.press(ben, label_of("move"))
    mine = await chosen(at, anna, "A1")
    done = buttons(mine)[CONFIRM]
    page = await at.press(ben, label_of("status"))
    stored = at.env.backend.get_message(at.channel.id, page.id)
    gate_of(at.env.backend).compares_pictures = False
    stored.components = at.env.backend.get_message(at.channel.id, mine.id).components
    table = await at.table()
    await ben.click(page, custom_id=done)
    assert (await at.table()).revision == table.revision
    assert "It isn’t your turn yet: Anna is to move." in texts(page)
    assert "Seeds" in texts(page)
