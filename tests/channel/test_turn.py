from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.engine import Group
from bot.fake_discord.over_simcord import gate_of
from bot.games import TITLES
from bot.workshop.example.rules.moves import Plant
from bot.workshop.example.rules.turns import Turn
from bot.workshop.sketches import sketched
from tests.scene import (
    BACK,
    CONFIRM,
    UNDO,
    WHAT_ELSE,
    Scene,
    at_first_turn,
    buttons,
    menus,
    parts,
    seated,
    texts,
)

CROPS = ["Wheat – 1 coin", "Vine – 2 coins", "Olive – 4 coins"]
FIRST = [*CROPS, "Sow · Seed 2", "Rest", WHAT_ELSE]
"""The buttons of the first page."""

PRAETOR = sketched(TITLES["praetor"])


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    """A game in which the first question is answered and Anna is to move."""
    async with at_first_turn(tmp_path) as scene:
        yield scene


async def plant(player: Any, page: Any, crop: str) -> None:
    """The button of a crop."""
    await player.click(page, label=next(label for label in buttons(page) if label.startswith(crop)))


async def else_of(player: Any, page: Any) -> str:
    """What stands behind *What else?*; the page is shown again after it."""
    await player.click(page, label=WHAT_ELSE)
    said = texts(page)
    await player.click(page, label=BACK)
    return said


async def chosen(at: Scene, player: Any, bed: str) -> Any:
    """A player's page before the last click: wheat on a bed, laid out."""
    page = await at.press(player, "Move")
    await plant(player, page, "Wheat")
    await player.click(page, label=f"Bed {bed}")
    return page


async def test_the_button_of_the_card_opens_the_only_question_with_the_other_moves_and_little_else(
    at: Scene,
) -> None:
    page = await at.press(at.players[0], "Move")
    assert page.ephemeral
    assert list(buttons(page)) == FIRST
    assert texts(page) == "Your turn: 6 coins"


async def test_what_else_says_what_each_answer_costs_and_each_move_does_and_leads_back(at: Scene) -> None:
    anna = at.players[0]
    page = await at.press(anna, "Move")
    await anna.click(page, label=WHAT_ELSE)
    assert texts(page).split("\n") == [
        "Your turn: 6 coins",
        "- **Wheat** – 1 coin",
        "- **Vine** – 2 coins",
        "- **Olive** – 4 coins",
        "**Sow**: You sow seed 2: +2 points. Then **Ben**: your turn.",
        "**Rest**: You rest: +3 coins. Then **Ben**: your turn.",
    ]
    assert list(buttons(page)) == [BACK]
    await anna.click(page, label=BACK)
    assert list(buttons(page)) == FIRST


async def test_what_else_of_a_complete_turn_says_all_that_it_will_do(at: Scene) -> None:
    page = await chosen(at, at.players[0], "A1")
    before = (texts(page), list(buttons(page)))
    said = await else_of(at.players[0], page)
    assert "You plant Wheat on **A1**: +3 points, −3 coins; **Ben** +1 coin.\nThen **Ben**:" in said
    assert (texts(page), list(buttons(page))) == before


async def test_what_else_of_a_real_game_has_the_rules_and_the_terms_of_the_question(tmp_path: Path) -> None:
    async with seated(tmp_path, 2, PRAETOR) as at:
        (player, *_) = await at.asked()
        page = await at.press(player, "Move")
        await player.click(page, label=WHAT_ELSE)
        assert list(buttons(page)) == [BACK, "Rules", "Terms"]
        rules = (await player.click(page, label="Rules")).response
        assert rules.ephemeral
        assert rules.id != page.id


async def test_answers_of_one_kind_are_buttons_named_by_it_and_a_kind_with_many_has_its_own_page(
    tmp_path: Path,
) -> None:
    async with seated(tmp_path, 2, PRAETOR) as at:
        (player, *_) = await at.asked()
        page = await at.press(player, "Move")
        assert menus(page) == []
        assert list(buttons(page))[-4:] == ["Activate …", "Pass", "Advice", WHAT_ELSE]
        assert "Build: Smithy – 1 gold and 2 stone" in buttons(page)
        await player.click(page, label="Activate …")
        assert "Which tile do you activate?" in texts(page)


async def test_what_the_signs_on_places_mean_is_said_behind_what_else(tmp_path: Path) -> None:
    async with seated(tmp_path, 2, PRAETOR) as at:
        (player, *_) = await at.asked()
        page = await at.press(player, "Move")
        await player.click(page, label="Build: Smithy – 1 gold and 2 stone")
        assert "Signs:" not in texts(page)
        assert "-# Signs: **+** points at once" in await else_of(player, page)


async def test_a_menu_that_is_too_long_goes_on_on_a_further_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.channel.moves.layout.MENU", 3)
    async with at_first_turn(tmp_path) as at:
        page = await at.press(at.anna, "Move")
        await plant(at.anna, page, "Wheat")
        (first,) = menus(page)
        assert len(first["options"]) == 3
        await at.anna.click(page, label="More …")
        (second,) = menus(page)
        assert first["options"] != second["options"]
        assert {"Previous", "More …", BACK} <= set(buttons(page))


async def test_a_move_that_ends_the_turn_at_no_cost_is_played_by_one_tap_on_a_green_button(at: Scene) -> None:
    anna = at.players[0]
    page = await at.press(anna, "Move")
    green = [part["label"] for part in parts(page) if part["type"] == 2 and part["style"] == 3]
    assert green == ["Rest"]
    await anna.click(page, label="Rest")
    assert "**Anna** rests: +3 coins." in texts(at.card)
    assert texts(page) == "Played."


async def test_an_answer_is_played_by_one_tap_where_its_move_is(
    at: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Plant, "at_once", True)
    monkeypatch.setattr(Plant, "together", ("crop", "amount"))
    monkeypatch.setattr(Plant, "assumed", frozenset())
    anna = at.players[0]
    page = await at.press(anna, "Move")
    await anna.click(page, label="Vine · 1 piece – 2 coins")
    await anna.click(page, label="Bed A2")
    assert "**Anna** plants Vine on A2: +1 point" in texts(at.card)


async def test_the_best_places_are_buttons_and_the_others_a_menu_with_pages(at: Scene) -> None:
    anna = at.players[0]
    page = await at.press(anna, "Move")
    await plant(anna, page, "Wheat")
    assert list(buttons(page)) == [
        *[f"Bed {row}{n}" for row in "AB" for n in range(1, 7)][:10],
        BACK,
        WHAT_ELSE,
    ]
    (menu,) = menus(page)
    labels = [option["label"] for option in menu["options"]]
    assert labels == [f"Bed {row}{n}" for row in "BCDE" for n in range(1, 7)][4:]
    await anna.select(page, ["E6"])
    assert "Plant · Wheat · Bed E6" in texts(page)


async def test_a_group_narrows_a_field_of_many_values(at: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Plant, "groups", {"row": Group("bed", lambda bed: bed[0])})
    anna = at.players[0]
    page = await at.press(anna, "Move")
    await plant(anna, page, "Vine")
    assert "In which row should it grow?" in texts(page)
    assert list(buttons(page)) == ["Row A", "Row B", "Row C", "Row D", "Row E", BACK, WHAT_ELSE]
    await anna.click(page, label="Row C")
    assert "Plant · Vine · Row C" in texts(page)
    assert list(buttons(page)) == [*[f"Bed C{n}" for n in range(1, 7)], BACK, WHAT_ELSE]
    await anna.click(page, label="Bed C3")
    assert "Plant · Vine · Bed C3**" in texts(page)
    await anna.click(page, label=UNDO)
    assert list(buttons(page)) == FIRST
    await plant(anna, page, "Vine")
    await anna.click(page, label="Row C")
    await anna.click(page, label=BACK)
    await anna.click(page, label="Row E")
    await anna.click(page, label="Bed E6")
    await anna.click(page, label=CONFIRM)
    assert (await at.table()).view(None).planted == {"E6": 0}


async def test_the_best_values_stand_before_their_groups(at: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Plant, "groups", {"row": Group("bed", lambda bed: bed[0], best=3)})
    anna = at.players[0]
    page = await at.press(anna, "Move")
    await plant(anna, page, "Vine")
    assert list(buttons(page)) == ["Bed A1", "Bed A2", "Bed A3", BACK, WHAT_ELSE]
    (menu,) = menus(page)
    assert [option["label"] for option in menu["options"]] == [f"Row {row}" for row in "ABCDE"]
    await anna.select(page, ["D"], custom_id=menu["custom_id"])
    assert list(buttons(page)) == [*[f"Bed D{n}" for n in range(1, 7)], BACK, WHAT_ELSE]
    await anna.click(page, label="Bed D2")
    assert "Plant · Vine · Bed D2**" in texts(page)


async def test_fields_that_are_one_decision_are_chosen_in_one_menu(
    at: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Plant, "assumed", frozenset())
    monkeypatch.setattr(Plant, "together", ("bed", "amount"))
    anna, ben = at.players
    page = await at.press(anna, "Move")
    await plant(anna, page, "Wheat")
    assert "Where should it grow?" in texts(page), "thirty beds and three amounts are too many for a menu"
    await at.type(anna, "plant", crop="vine", bed="A1", amount="2")
    await at.type(ben, "rest")
    monkeypatch.setattr(Plant, "together", ("crop", "amount"))
    page = await at.press(anna, "Move")
    whole = "Wheat · 2 pieces – 1 coin"
    assert list(buttons(page))[:2] == [whole, "Wheat · 1 piece – 1 coin"]
    await anna.click(page, label=whole)
    assert "Plant · Wheat · 2 pieces**\nWhere should it grow?" in texts(page)
    await anna.click(page, label=BACK)
    assert whole in buttons(page)


async def test_what_is_filled_in_can_be_changed_before_the_last_click(at: Scene) -> None:
    anna = at.players[0]
    page = await at.press(anna, "Move")
    await plant(anna, page, "Vine")
    await anna.click(page, label="Bed A4")
    assert list(buttons(page)) == [CONFIRM, UNDO, WHAT_ELSE, "3 pieces – change"]
    assert "+3 points, −6 coins" in texts(page)
    await anna.click(page, label="3 pieces – change")
    assert "How many do you plant?" in texts(page)
    assert list(buttons(page)) == ["2 pieces", "1 piece", BACK, WHAT_ELSE]
    await anna.click(page, label=BACK)
    await anna.click(page, label="3 pieces – change")
    await anna.click(page, label="2 pieces")
    assert list(buttons(page)) == [CONFIRM, UNDO, WHAT_ELSE, "2 pieces – change"]
    await anna.click(page, label=CONFIRM)
    assert "**Anna** plants Vine on A4: +2 points, −4 coins" in texts(at.card)


async def test_a_group_is_passed_over_where_the_value_was_typed(
    at: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Plant, "groups", {"row": Group("bed", lambda bed: bed[0])})
    anna = at.players[0]
    page = (await at.type(anna, "plant", bed="C3", amount="1")).response
    assert list(buttons(page)) == ["Wheat – 1 coin", "Vine – 2 coins", BACK, WHAT_ELSE]


async def test_a_menu_of_places_stands_below_a_picture_of_them(at: Scene) -> None:
    anna = at.players[0]
    page = await at.press(anna, "Move")
    await plant(anna, page, "Wheat")
    shown = at.env.backend.get_message(at.channel.id, page.id).attachments
    assert len(shown) == 1


async def test_before_the_last_click_stands_what_the_turn_costs_and_brings_in_a_picture_and_one_line(
    at: Scene,
) -> None:
    anna = at.players[0]
    page = await at.press(anna, "Move")
    await plant(anna, page, "Vine")
    await anna.select(page, ["C3"])
    before = await at.table()
    assert texts(page) == "**Plant · Vine · Bed C3**\n+3 points, −6 coins"
    assert list(buttons(page)) == [CONFIRM, UNDO, WHAT_ELSE, "3 pieces – change"]
    await anna.click(page, label=CONFIRM)
    assert (await at.table()).revision == before.revision + 1
    assert texts(page) == "Played."
    assert not buttons(page)
    assert "**Anna** plants Vine on C3" in texts(at.card)


async def test_one_can_step_back_to_the_beginning(at: Scene) -> None:
    anna = at.players[0]
    page = await at.press(anna, "Move")
    await plant(anna, page, "Vine")
    await anna.click(page, label=BACK)
    assert list(buttons(page)) == FIRST


async def test_what_has_one_answer_is_not_asked(at: Scene) -> None:
    anna = at.players[0]
    page = await at.press(anna, "Move")
    await plant(anna, page, "Olive")
    await anna.click(page, label="Bed A1")
    assert list(buttons(page)) == [CONFIRM, UNDO, WHAT_ELSE]
    assert "**Plant · Olive · Bed A1**" in texts(page)


async def test_what_cannot_be_paid_stands_behind_what_else_with_what_is_missing(at: Scene) -> None:
    anna, ben = at.players
    await at.type(anna, "plant", crop="vine", bed="A1", amount="2")
    await at.type(ben, "rest")
    page = await at.press(anna, "Move")
    assert "not now" not in texts(page).lower()
    assert "-# Plant – not now: Olive – 2 coins short" in await else_of(anna, page)


async def test_a_move_that_is_looked_for_says_behind_what_else_what_it_lacks_where_it_is_not_possible(
    at: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Turn, "looked_for", (Plant,))
    anna, ben = at.players
    await at.type(anna, "plant", crop="vine", bed="A1", amount="3")
    await at.type(ben, "rest")
    page = await at.press(anna, "Move")
    assert "-# Plant – not now: Wheat – 1 coin short; Vine – 2 coins short" in await else_of(anna, page)


async def test_who_is_not_asked_sees_their_board_without_moves(at: Scene) -> None:
    page = await at.press(at.players[1], "Move")
    assert page.ephemeral
    assert list(buttons(page)) == ["In words"]
    assert "**Anna** is thinking." in texts(page)
    assert "You: 6 coins, 0 points · Seeds: " in texts(page)


async def test_who_watches_sees_the_table(at: Scene) -> None:
    page = await at.press(at.watcher, "Move")
    assert page.ephemeral
    assert list(buttons(page)) == ["In words", "Follow"]
    assert "**Anna** is thinking." in texts(page)
    assert "Seeds" not in texts(page)


async def test_a_second_last_click_changes_nothing_and_says_so(at: Scene) -> None:
    anna = at.players[0]
    first = await chosen(at, anna, "A1")
    second = await at.press(anna, "Move")
    await anna.click(first, label=CONFIRM)
    table = await at.table()
    await anna.click(second, label=CONFIRM)
    assert (await at.table()).revision == table.revision
    assert "It isn’t your turn yet: Ben is to move." in texts(second)
    assert list(buttons(second)) == ["In words"]


async def test_a_click_on_an_older_position_says_so_and_begins_anew(at: Scene) -> None:
    anna, ben = at.players
    stale = await at.press(anna, "Move")
    await plant(anna, stale, "Wheat")
    await at.type(anna, "rest")
    await at.type(ben, "rest")
    await anna.click(stale, label="Bed A1")
    assert "The table has changed since you chose that." in texts(stale)
    assert "Your turn: 9 coins" in texts(stale)
    stale = await chosen(at, anna, "A3")
    await anna.click(await at.press(anna, "Move"), label=UNDO)
    await at.type(anna, "plant", crop="wheat", bed="A1", amount="1")
    await at.type(ben, "plant", crop="wheat", bed="A2", amount="1")
    table = await at.table()
    await anna.click(stale, label=CONFIRM)
    assert (await at.table()).revision == table.revision
    assert "You have changed this turn since" in texts(stale)


async def test_an_undo_makes_a_choice_stale(at: Scene) -> None:
    anna, ben = at.players
    await at.type(anna, "plant", crop="vine", bed="A1", amount="1")
    page = await chosen(at, ben, "A2")
    await anna.slash(at.channel, "game undo")
    table = await at.table()
    await ben.click(page, label=CONFIRM)
    assert (await at.table()).revision == table.revision
    assert "It isn’t your turn" in texts(page)


async def test_what_others_answer_meanwhile_leaves_a_choice_as_it_is(tmp_path: Path) -> None:
    async with seated(tmp_path, 3) as at:
        anna, ben, carla = at.players
        page = await at.press(anna, "Move")
        label = next(iter(buttons(page)))
        for player in (ben, carla):
            other = await at.press(player, "Move")
            await player.click(other, label=next(iter(buttons(other))))
            await player.click(other, label=CONFIRM)
            if player is ben:
                assert "Noted: Seed" in texts(other)
                assert "Noted" not in texts(at.card)
        await anna.click(page, label=label)
        assert "changed" not in texts(page)
        await anna.click(page, label=CONFIRM)
        assert len((await at.table()).asked_seats) == 1


async def test_choosing_goes_on_after_a_restart(at: Scene) -> None:
    anna = at.players[0]
    page = await at.press(anna, "Move")
    await plant(anna, page, "Vine")
    await at.restart()
    await anna.select(page, ["C3"])
    await at.restart()
    await anna.click(page, label="3 pieces – change")
    await at.restart()
    await anna.click(page, label="2 pieces")
    await at.restart()
    await anna.click(page, label=CONFIRM)
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
    assert "**You**: **+1 coin**." in told
    assert "**Ben** plants Vine on **A1**: +1 point, −2 coins; you +1 coin." in told
    assert "You rest" not in told
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


async def test_who_clicks_on_somebody_elses_page_gets_their_own_board(at: Scene) -> None:
    anna, ben = at.players
    page = await at.press(ben, "Move")
    mine = await chosen(at, anna, "A1")
    done = buttons(mine)[CONFIRM]
    page = await at.press(ben, "What happened")
    stored = at.env.backend.get_message(at.channel.id, page.id)
    gate_of(at.env.backend).compares_pictures = False
    stored.components = at.env.backend.get_message(at.channel.id, mine.id).components
    table = await at.table()
    await ben.click(page, custom_id=done)
    assert (await at.table()).revision == table.revision
    assert "It isn’t your turn yet: Anna is to move." in texts(page)
    assert "Seeds" in texts(page)
