from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.engine import Group
from bot.games import TITLES
from tests.labels import label_of
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
from tools.example.rules.moves import Plant
from tools.example.rules.turns import Turn
from tools.sketches import sketched

CROPS = ["Wheat – 1 coin", "Vine – 2 coins", "Olive – 4 coins"]
FIRST = [*CROPS, "Sow · Seed 2", "Rest", WHAT_ELSE]
"""The labels of the buttons on the first page."""

PRAETOR = sketched(TITLES["praetor"])


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    """A game in which both have answered the first question and Anna is to move."""
    async with at_first_turn(tmp_path) as scene:
        yield scene


def instead(what: str) -> str:
    """The label of the button that replaces a filled-in value by another one."""
    return label_of("instead", what=what)


async def plant(player: Any, page: Any, crop: str) -> None:
    """Click the button of a crop."""
    await player.click(page, label=next(label for label in buttons(page) if label.startswith(crop)))


async def else_of(player: Any, page: Any) -> str:
    """What *What else?* says; afterward the page is shown again."""
    await player.click(page, label=WHAT_ELSE)
    said = texts(page)
    await player.click(page, label=BACK)
    return said


async def chosen(at: Scene, player: Any, bed: str) -> Any:
    """A player's page of a complete turn: wheat on a bed."""
    page = await at.press(player, label_of("move"))
    await plant(player, page, "Wheat")
    await player.click(page, label=f"Bed {bed}")
    return page


async def test_the_button_of_the_card_opens_the_question_with_the_other_moves(
    at: Scene,
) -> None:
    page = await at.press(at.players[0], label_of("move"))
    assert page.ephemeral
    assert list(buttons(page)) == FIRST
    assert texts(page) == "Your turn: 6 coins\nWhat do you plant?"


async def test_what_else_says_what_each_answer_costs_and_each_move_does_and_leads_back(at: Scene) -> None:
    anna = at.players[0]
    page = await at.press(anna, label_of("move"))
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


async def test_what_else_of_a_complete_turn_says_all_its_effects(at: Scene) -> None:
    page = await chosen(at, at.players[0], "A1")
    before = (texts(page), list(buttons(page)))
    said = await else_of(at.players[0], page)
    assert "You plant Wheat on **A1**: +3 points, −3 coins; **Ben** +1 coin.\nThen **Ben**:" in said
    assert (texts(page), list(buttons(page))) == before


async def test_what_else_of_a_game_also_has_its_rules_and_the_terms_of_the_question(tmp_path: Path) -> None:
    async with seated(tmp_path, 2, PRAETOR) as at:
        (player, *_) = await at.asked()
        page = await at.press(player, label_of("move"))
        await player.click(page, label=WHAT_ELSE)
        assert "Which tile do you build?\n- **" in texts(page), "each question stands before its answers"
        assert list(buttons(page)) == [BACK, label_of("rules"), label_of("terms")]
        rules = (await player.click(page, label=label_of("rules"))).response
        assert rules.ephemeral
        assert rules.id != page.id


async def test_answers_of_several_kinds_are_buttons_labeled_by_kind_and_value(
    tmp_path: Path,
) -> None:
    async with seated(tmp_path, 2, PRAETOR) as at:
        (player, *_) = await at.asked()
        page = await at.press(player, label_of("move"))
        assert menus(page) == []
        assert list(buttons(page))[-4:] == ["Activate · Market N13", "Pass", label_of("advice"), WHAT_ELSE]
        assert "Build · Smithy" in buttons(page)
        await player.click(page, label="Activate · Market N13")
        assert "Activate · Market N13" in texts(page)


async def test_a_kind_with_too_many_answers_has_a_page_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.channel.moves.layout._ALL_PLACES", 7)
    async with seated(tmp_path, 2, PRAETOR) as at:
        (player, *_) = await at.asked()
        page = await at.press(player, label_of("move"))
        assert list(buttons(page))[-4:] == ["Activate …", "Pass", label_of("advice"), WHAT_ELSE]
        assert "Build · Smithy" in buttons(page)
        await player.click(page, label="Activate …")
        assert "Which tile do you activate?" in texts(page)


async def test_either_all_buttons_of_a_question_have_a_price_or_none(tmp_path: Path) -> None:
    async with seated(tmp_path, 2, PRAETOR) as at:
        (player, *_) = await at.asked()
        building = [
            label for label in buttons(await at.press(player, label_of("move"))) if label.startswith("Build")
        ]
        assert len(building) > 1
        assert len({" – " in label for label in building}) == 1


async def test_marks_on_places_are_explained_behind_what_else(tmp_path: Path) -> None:
    async with seated(tmp_path, 2, PRAETOR) as at:
        (player, *_) = await at.asked()
        page = await at.press(player, label_of("move"))
        await player.click(page, label="Build · Smithy")
        assert "Signs:" not in texts(page)
        assert "-# Signs: **+** points right away" in await else_of(player, page)


async def test_a_menu_that_is_too_long_continues_on_a_further_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.channel.moves.layout.MOST_LISTED", 3)
    async with at_first_turn(tmp_path) as at:
        page = await at.press(at.anna, label_of("move"))
        await plant(at.anna, page, "Wheat")
        (first,) = menus(page)
        assert len(first["options"]) == 3
        await at.anna.click(page, label=label_of("more"))
        (second,) = menus(page)
        assert first["options"] != second["options"]
        assert {label_of("previous"), label_of("more"), BACK} <= set(buttons(page))


async def test_a_free_move_that_ends_the_turn_is_played_by_one_tap_on_a_green_button(at: Scene) -> None:
    anna = at.players[0]
    page = await at.press(anna, label_of("move"))
    green = [part["label"] for part in parts(page) if part["type"] == 2 and part["style"] == 3]
    assert green == ["Rest"]
    await anna.click(page, label="Rest")
    assert "**Anna** rests: +3 coins." in texts(at.card)
    assert texts(page) == "Played."


async def test_an_answer_is_played_by_one_tap_if_its_move_is_marked_so(
    at: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Plant, "at_once", True)
    monkeypatch.setattr(Plant, "together", ("crop", "amount"))
    monkeypatch.setattr(Plant, "assumed", frozenset())
    anna = at.players[0]
    page = await at.press(anna, label_of("move"))
    await anna.click(page, label="Vine · 1 piece – 2 coins")
    await anna.click(page, label="Bed A2")
    assert "**Anna** plants Vine on A2: +1 point" in texts(at.card)
    page = await at.press(at.ben, label_of("move"))
    await at.ben.click(page, label="Vine · 1 piece – 2 coins")
    await at.ben.select(page, ["E6"])
    assert "**Ben** plants Vine on E6: +1 point" in texts(at.card), "from a menu as by a button"


async def test_the_best_places_are_buttons_and_the_others_are_in_a_menu(at: Scene) -> None:
    anna = at.players[0]
    page = await at.press(anna, label_of("move"))
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
    page = await at.press(anna, label_of("move"))
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


async def test_the_best_values_come_before_the_groups(at: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Plant, "groups", {"row": Group("bed", lambda bed: bed[0], best=3)})
    anna = at.players[0]
    page = await at.press(anna, label_of("move"))
    await plant(anna, page, "Vine")
    rows = [f"Row {row} …" for row in "ABCDE"]
    assert list(buttons(page)) == ["Bed A1", "Bed A2", "Bed A3", *rows, BACK, WHAT_ELSE]
    assert menus(page) == []
    await anna.click(page, label="Row D …")
    assert list(buttons(page)) == [*[f"Bed D{n}" for n in range(1, 7)], BACK, WHAT_ELSE]
    await anna.click(page, label="Bed D2")
    assert "Plant · Vine · Bed D2**" in texts(page)


async def test_groups_without_room_below_the_best_values_are_a_menu(
    at: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Plant, "groups", {"row": Group("bed", lambda bed: bed[1], best=15)})
    page = await at.press(at.anna, label_of("move"))
    await plant(at.anna, page, "Vine")
    (menu,) = menus(page)
    assert [option["value"] for option in menu["options"]] == [*"123456"]
    await at.anna.select(page, ["4"])
    assert list(buttons(page)) == [*[f"Bed {row}4" for row in "ABCDE"], BACK, WHAT_ELSE]


async def test_fields_that_are_one_decision_are_chosen_in_one_menu(
    at: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Plant, "assumed", frozenset())
    monkeypatch.setattr(Plant, "together", ("bed", "amount"))
    anna, ben = at.players
    page = await at.press(anna, label_of("move"))
    await plant(anna, page, "Wheat")
    assert "Where should it grow?" in texts(page), "thirty beds and three amounts are too many for a menu"
    await at.type(anna, "plant", crop="vine", bed="A1", amount="2")
    await at.type(ben, "rest")
    monkeypatch.setattr(Plant, "together", ("crop", "amount"))
    page = await at.press(anna, label_of("move"))
    whole = "Wheat · 2 pieces – 1 coin"
    assert list(buttons(page))[:2] == [whole, "Wheat · 1 piece – 1 coin"]
    await anna.click(page, label=whole)
    assert "Plant · Wheat · 2 pieces**\nWhere should it grow?" in texts(page)
    await anna.click(page, label=BACK)
    assert whole in buttons(page)


async def test_a_filled_in_value_can_be_changed_by_one_tap_before_confirm(at: Scene) -> None:
    anna = at.players[0]
    page = await at.press(anna, label_of("move"))
    await plant(anna, page, "Vine")
    await anna.click(page, label="Bed A4")
    assert list(buttons(page)) == [
        CONFIRM,
        UNDO,
        WHAT_ELSE,
        instead("2 pieces"),
        instead("1 piece"),
    ]
    assert "+3 points, −6 coins" in texts(page)
    await anna.click(page, label=instead("2 pieces"))
    assert list(buttons(page)) == [
        CONFIRM,
        UNDO,
        WHAT_ELSE,
        instead("3 pieces"),
        instead("1 piece"),
    ]
    await anna.click(page, label=CONFIRM)
    assert "**Anna** plants Vine on A4: +2 points, −4 coins" in texts(at.card)


async def test_a_filled_in_value_with_many_alternatives_is_changed_on_a_page_of_its_own(
    at: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.channel.moves.turn_page._CHANGED", 1)
    anna = at.players[0]
    page = await at.press(anna, label_of("move"))
    await plant(anna, page, "Vine")
    await anna.click(page, label="Bed A4")
    assert list(buttons(page)) == [CONFIRM, UNDO, WHAT_ELSE, label_of("change", what="3 pieces")]
    await anna.click(page, label=label_of("change", what="3 pieces"))
    assert "How many do you plant?" in texts(page)
    assert list(buttons(page)) == ["2 pieces", "1 piece", BACK, WHAT_ELSE]
    await anna.click(page, label=BACK)
    await anna.click(page, label=label_of("change", what="3 pieces"))
    await anna.click(page, label="2 pieces")
    assert list(buttons(page)) == [CONFIRM, UNDO, WHAT_ELSE, label_of("change", what="2 pieces")]


async def test_few_complete_answers_are_chosen_by_one_tap(at: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Plant, "assumed", frozenset())
    anna = at.players[0]
    page = (await at.type(anna, "plant", bed="A1")).response
    whole = [label for label in buttons(page) if " · " in label]
    assert len(whole) == 7
    await anna.click(page, label="Vine · 2 pieces – 2 coins")
    assert texts(page) == "**Plant · Vine · Bed A1 · 2 pieces**\n+2 points, −4 coins"
    assert list(buttons(page)) == [CONFIRM, UNDO, WHAT_ELSE], "nothing was filled in"
    await anna.click(page, label=CONFIRM)
    assert "**Anna** plants Vine on A1: +2 points, −4 coins" in texts(at.card)


async def test_a_group_is_skipped_if_the_value_was_typed(at: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Plant, "groups", {"row": Group("bed", lambda bed: bed[0])})
    anna = at.players[0]
    page = (await at.type(anna, "plant", bed="C3", amount="1")).response
    assert list(buttons(page)) == ["Wheat – 1 coin", "Vine – 2 coins", BACK, WHAT_ELSE]


async def test_a_menu_of_places_has_a_picture_of_them(at: Scene) -> None:
    anna = at.players[0]
    page = await at.press(anna, label_of("move"))
    await plant(anna, page, "Wheat")
    shown = at.env.backend.get_message(at.channel.id, page.id).attachments
    assert len(shown) == 1


async def test_the_page_before_confirm_says_in_one_line_what_the_turn_costs_and_brings(
    at: Scene,
) -> None:
    anna = at.players[0]
    page = await at.press(anna, label_of("move"))
    await plant(anna, page, "Vine")
    await anna.select(page, ["C3"])
    before = await at.table()
    assert texts(page) == "**Plant · Vine · Bed C3**\n+3 points, −6 coins"
    assert list(buttons(page)) == [
        CONFIRM,
        UNDO,
        WHAT_ELSE,
        instead("2 pieces"),
        instead("1 piece"),
    ]
    await anna.click(page, label=CONFIRM)
    assert (await at.table()).revision == before.revision + 1
    assert texts(page) == "Played."
    assert not buttons(page)
    assert "**Anna** plants Vine on C3" in texts(at.card)


async def test_back_leads_to_the_beginning(at: Scene) -> None:
    anna = at.players[0]
    page = await at.press(anna, label_of("move"))
    await plant(anna, page, "Vine")
    await anna.click(page, label=BACK)
    assert list(buttons(page)) == FIRST


async def test_a_question_with_one_answer_is_not_asked(at: Scene) -> None:
    anna = at.players[0]
    page = await at.press(anna, label_of("move"))
    await plant(anna, page, "Olive")
    await anna.click(page, label="Bed A1")
    assert list(buttons(page)) == [CONFIRM, UNDO, WHAT_ELSE]
    assert "**Plant · Olive · Bed A1**" in texts(page)


async def test_an_unaffordable_answer_is_behind_what_else_with_what_is_missing(at: Scene) -> None:
    anna, ben = at.players
    await at.type(anna, "plant", crop="vine", bed="A1", amount="2")
    await at.type(ben, "rest")
    page = await at.press(anna, label_of("move"))
    assert "not now" not in texts(page).lower()
    assert "-# Plant – not now: Olive – 2 coins short" in await else_of(anna, page)


async def test_an_expected_kind_of_move_that_is_not_possible_is_explained_behind_what_else(
    at: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Turn, "looked_for", (Plant,))
    anna, ben = at.players
    await at.type(anna, "plant", crop="vine", bed="A1", amount="3")
    await at.type(ben, "rest")
    page = await at.press(anna, label_of("move"))
    assert "-# Plant – not now: Wheat – 1 coin short; Vine – 2 coins short" in await else_of(anna, page)


async def test_back_leads_to_the_page_with_the_button_that_was_clicked(tmp_path: Path) -> None:
    """Not to a page of one kind of move, which the player has never seen."""
    async with seated(tmp_path, title=sketched(TITLES["praetor"])) as scene:
        (player, *_) = await scene.asked()
        page = await scene.press(player, label_of("move"))
        first = list(buttons(page))
        await player.click(page, label=next(label for label in first if label.startswith("Build · ")))
        assert list(buttons(page)) != first
        await player.click(page, label=BACK)
        assert list(buttons(page)) == first
