from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.engine import Group
from bot.workshop.example.rules.moves import Plant
from tests.scene import Scene, at_first_turn, buttons, menus, seated, texts


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    """A game in which the first question is answered and Anna is to move."""
    async with at_first_turn(tmp_path) as scene:
        yield scene


async def test_the_button_of_the_card_opens_the_kinds_of_move_beside_ones_own_board(at: Scene) -> None:
    page = await at.press(at.players[0], "Move")
    assert page.ephemeral
    assert list(buttons(page)) == ["Plant", "Sow", "Rest"]
    assert "Your turn: 6 coins" in texts(page)


async def test_few_values_are_buttons_and_many_a_menu_with_pages(at: Scene) -> None:
    anna = at.players[0]
    page = await at.press(anna, "Move")
    await anna.click(page, label="Plant")
    assert list(buttons(page)) == ["Wheat – 1 coin", "Vine – 2 coins", "Olive – 4 coins", "Back"]
    await anna.click(page, label="Wheat – 1 coin")
    (menu,) = menus(page)
    assert [option["label"] for option in menu["options"]][::24] == ["Bed A1", "Bed E1"]
    assert list(buttons(page)) == ["More …", "Back"]
    await anna.click(page, label="More …")
    (menu,) = menus(page)
    assert [option["label"] for option in menu["options"]] == [f"Bed E{n}" for n in range(2, 7)]
    assert list(buttons(page)) == ["Previous", "Back"]


async def test_a_group_narrows_a_field_of_many_values(at: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Plant, "groups", {"row": Group("bed", lambda bed: bed[0])})
    anna = at.players[0]
    page = await at.press(anna, "Move")
    await anna.click(page, label="Plant")
    await anna.click(page, label="Vine – 2 coins")
    assert "In which row" in texts(page)
    assert list(buttons(page)) == ["Row A", "Row B", "Row C", "Row D", "Row E", "Back"]
    await anna.click(page, label="Row C")
    assert "Plant · Vine · Row C" in texts(page)
    (menu,) = menus(page)
    assert [option["label"] for option in menu["options"]] == [f"Bed C{n}" for n in range(1, 7)]
    await anna.select(page, ["C3"])
    assert "Plant · Vine · Bed C3** – How many" in texts(page)
    await anna.click(page, label="Back")
    assert "Where" in texts(page)
    await anna.click(page, label="Back")
    await anna.click(page, label="Row E")
    await anna.select(page, ["E6"])
    await anna.click(page, label="1 piece")
    await anna.click(page, label="Confirm")
    assert (await at.table()).view(None).planted == {"E6": 0}


async def test_a_group_is_passed_over_where_the_value_was_typed(
    at: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Plant, "groups", {"row": Group("bed", lambda bed: bed[0])})
    anna = at.players[0]
    page = (await at.type(anna, "plant", bed="C3", amount="1")).response
    assert list(buttons(page)) == ["Wheat – 1 coin", "Vine – 2 coins", "Back"]


async def test_a_menu_of_places_stands_below_a_picture_of_them(at: Scene) -> None:
    anna = at.players[0]
    page = await at.press(anna, "Move")
    await anna.click(page, label="Plant")
    without = at.env.backend.get_message(at.channel.id, page.id).attachments
    await anna.click(page, label="Wheat – 1 coin")
    shown = at.env.backend.get_message(at.channel.id, page.id).attachments
    assert not without
    assert [picture["filename"] for picture in shown] == ["table-1.png"]


async def test_before_the_last_click_stands_what_it_will_do(at: Scene) -> None:
    anna = at.players[0]
    page = await at.press(anna, "Move")
    await anna.click(page, label="Plant")
    await anna.click(page, label="Vine – 2 coins")
    await anna.select(page, ["C3"])
    await anna.click(page, label="2 pieces")
    before = await at.table()
    assert "Plant · Vine · Bed C3 · 2 pieces" in texts(page)
    assert "**Anna** plants Vine on **C3**: +2 points, −4 coins; **Ben** +1 coin.\nThen **Ben**:" in texts(
        page
    )
    assert list(buttons(page)) == ["Confirm", "Back"]
    await anna.click(page, label="Confirm")
    assert (await at.table()).revision == before.revision + 1
    assert "**Anna** plants Vine on **C3**: +2 points, −4 coins; **Ben** +1 coin." in texts(page)
    assert not buttons(page)
    assert "**Anna** plants Vine on **C3**" in texts(at.card)


async def test_one_can_step_back_to_the_beginning(at: Scene) -> None:
    anna = at.players[0]
    page = await at.press(anna, "Move")
    await anna.click(page, label="Plant")
    await anna.click(page, label="Vine – 2 coins")
    await anna.select(page, ["C3"])
    for _ in range(3):
        await anna.click(page, label="Back")
    assert list(buttons(page)) == ["Plant", "Sow", "Rest"]


async def test_what_has_one_answer_is_not_asked(at: Scene) -> None:
    anna = at.players[0]
    page = await at.press(anna, "Move")
    await anna.click(page, label="Plant")
    await anna.click(page, label="Olive – 4 coins")
    await anna.select(page, ["A1"])
    assert list(buttons(page)) == ["Confirm", "Back"]
    assert "**Plant · Olive · Bed A1**" in texts(page)


async def test_what_cannot_be_paid_stands_below_with_what_is_missing(at: Scene) -> None:
    anna, ben = at.players
    await at.type(anna, "plant", crop="vine", bed="A1", amount="2")
    await at.type(ben, "rest")
    page = await at.press(anna, "Move")
    await anna.click(page, label="Plant")
    assert "-# Not now: Olive – 2 coins short" in texts(page)


async def test_who_is_not_asked_sees_their_board_without_moves(at: Scene) -> None:
    page = await at.press(at.players[1], "Move")
    assert page.ephemeral
    assert not buttons(page)
    assert "**Anna** is thinking." in texts(page)
    assert "You: 6 coins, 0 points · Seeds: " in texts(page)


async def test_who_watches_sees_the_table(at: Scene) -> None:
    page = await at.press(at.watcher, "Move")
    assert page.ephemeral
    assert not buttons(page)
    assert "**Anna** is thinking." in texts(page)
    assert "Seeds" not in texts(page)


async def test_a_second_last_click_changes_nothing_and_says_so(at: Scene) -> None:
    anna = at.players[0]
    first = await at.press(anna, "Move")
    await anna.click(first, label="Rest")
    second = await at.press(anna, "Move")
    await anna.click(second, label="Rest")
    await anna.click(first, label="Confirm")
    table = await at.table()
    await anna.click(second, label="Confirm")
    assert (await at.table()).revision == table.revision
    assert "It is not your turn: Ben must choose first." in texts(second)
    assert not buttons(second)


async def test_a_click_on_an_older_position_says_so_and_begins_anew(at: Scene) -> None:
    anna, ben = at.players
    stale = await at.press(anna, "Move")
    await anna.click(stale, label="Plant")
    await at.type(anna, "rest")
    await at.type(ben, "rest")
    await anna.click(stale, label="Vine – 2 coins")
    assert "The table has changed since you chose that." in texts(stale)
    assert list(buttons(stale)) == ["Plant", "Sow", "Rest"]
    stale = await at.press(anna, "Move")
    await anna.click(stale, label="Rest")
    await at.type(anna, "plant", crop="wheat", bed="A1", amount="1")
    await at.type(ben, "plant", crop="wheat", bed="A2", amount="1")
    table = await at.table()
    await anna.click(stale, label="Confirm")
    assert (await at.table()).revision == table.revision
    assert "The table has changed since you chose that." in texts(stale)


async def test_an_undo_makes_a_choice_stale(at: Scene) -> None:
    anna, ben = at.players
    await at.type(anna, "plant", crop="vine", bed="A1", amount="1")
    page = await at.press(ben, "Move")
    await ben.click(page, label="Rest")
    await anna.slash(at.channel, "game undo")
    table = await at.table()
    await ben.click(page, label="Confirm")
    assert (await at.table()).revision == table.revision
    assert "It is not your turn" in texts(page)


async def test_what_others_answer_meanwhile_leaves_a_choice_as_it_is(tmp_path: Path) -> None:
    async with seated(tmp_path, 3) as at:
        anna, ben, carla = at.players
        page = await at.press(anna, "Move")
        label = next(iter(buttons(page)))
        for player in (ben, carla):
            other = await at.press(player, "Move")
            await player.click(other, label=next(iter(buttons(other))))
            await player.click(other, label="Confirm")
            if player is ben:
                assert "Noted: Seed" in texts(other)
                assert "Noted" not in texts(at.card)
        await anna.click(page, label=label)
        assert "changed" not in texts(page)
        await anna.click(page, label="Confirm")
        assert len((await at.table()).asked_seats) == 1


async def test_choosing_goes_on_after_a_restart(at: Scene) -> None:
    anna = at.players[0]
    page = await at.press(anna, "Move")
    await anna.click(page, label="Plant")
    await at.restart()
    await anna.click(page, label="Vine – 2 coins")
    await at.restart()
    await anna.select(page, ["C3"])
    await at.restart()
    await anna.click(page, label="2 pieces")
    await at.restart()
    await anna.click(page, label="Confirm")
    assert (await at.table()).view(None).planted == {"C3": 0}


async def test_a_board_shows_nobody_elses_secrets(at: Scene) -> None:
    own = (await at.table()).view(0).own_hand
    mine = await at.press(at.players[0], "My board")
    assert f"Seeds: Seed {own[0]}" in texts(mine)
    result = await at.players[1].slash(at.channel, "game board", player=at.players[0])
    assert result.response.ephemeral
    assert "**Anna**:" in texts(result.response)
    assert "Seeds" not in texts(result.response)


async def test_the_status_tells_what_happened_since_ones_last_move(at: Scene) -> None:
    anna, ben = at.players
    await at.type(anna, "rest")
    await at.type(ben, "plant", crop="vine", bed="A1", amount="1")
    result = await anna.slash(at.channel, "game status")
    assert result.response.ephemeral
    told = texts(result.response)
    assert "**Ben** plants Vine on **A1**: +1 point, −2 coins; **Anna** +1 coin." in told
    assert "**Anna** rests" not in told
    assert "Your turn: 10 coins" in told
    result = await ben.slash(at.channel, "game status")
    assert "Nothing has happened since." in texts(result.response)


async def test_the_log_has_pages_and_keeps_secrets(at: Scene) -> None:
    anna, ben = at.players
    for _ in range(3):
        for player in (anna, ben):
            await at.type(player, "sow") if _ == 1 else await at.type(player, "rest")
    result = await at.watcher.slash(at.channel, "game log")
    page = result.response
    assert page.ephemeral
    assert "hides seed" not in texts(page)
    assert "**Anna** rests: +3 coins." in texts(page)


async def test_the_rules_are_read_page_by_page(at: Scene) -> None:
    page = await at.press(at.watcher, "Rules")
    await at.watcher.click(page, label="Next")
    assert "Aim (1/4)" in texts(page)
    assert "Have the most points of 2." in texts(page)
    await at.watcher.click(page, label="Next")
    assert "Turn (2/4)" in texts(page)
    await at.watcher.click(page, label="Previous")
    assert "Aim (1/4)" in texts(page)


async def test_a_move_counts_though_its_player_could_not_be_answered(at: Scene) -> None:
    anna = at.players[0]
    page = await at.press(anna, "Move")
    await anna.click(page, label="Rest")
    table = await at.table()
    at.env.inject_error("PATCH", "/webhooks/*", status=404, code=10008)
    await anna.click(page, label="Confirm")
    assert (await at.table()).revision == table.revision + 1
    assert "**Anna** rests: +3 coins." in texts(at.card)
    await anna.click(page, label="Confirm")
    assert (await at.table()).revision == table.revision + 1
    assert "It is not your turn: Ben must choose first." in texts(page)


async def test_a_click_delivered_twice_plays_once(at: Scene) -> None:
    anna = at.players[0]
    page = await at.press(anna, "Move")
    await anna.click(page, label="Rest")
    table = await at.table()
    with at.delivered_twice():
        await anna.click(page, label="Confirm")
    assert (await at.table()).revision == table.revision + 1
    assert sum("**Anna** rests" in texts(message) for message in at.channel.history()) == 1
    assert "**Anna** rests" in texts(page)


async def test_a_command_delivered_twice_plays_once_and_is_not_refused(at: Scene) -> None:
    table = await at.table()
    with at.delivered_twice():
        result = await at.type(at.players[0], "sow", seed=str(table.view(0).own_hand[0]))
    assert (await at.table()).revision == table.revision + 1
    assert result.response is None
    assert not result.followups


async def test_who_clicks_in_somebody_elses_chooser_gets_their_own_board(at: Scene) -> None:
    anna, ben = at.players
    page = await at.press(ben, "Move")
    mine = await at.press(anna, "Move")
    await anna.click(mine, label="Rest")
    done = buttons(mine)["Confirm"]
    page = await at.press(ben, "Status")
    stored = at.env.backend.get_message(at.channel.id, page.id)
    stored.components = at.env.backend.get_message(at.channel.id, mine.id).components
    table = await at.table()
    await ben.click(page, custom_id=done)
    assert (await at.table()).revision == table.revision
    assert "It is not your turn: Anna must choose first." in texts(page)
    assert "Seeds" in texts(page)
