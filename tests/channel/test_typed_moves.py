"""`/move what:` in the example game."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.labels import label_of
from tests.scene import CONFIRM, Scene, at_first_turn, buttons, menus, opened, seated, texts, told


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    async with at_first_turn(tmp_path) as scene:
        yield scene


async def lines(at: Scene, typed: str, player: Any = None) -> list[dict[str, str]]:
    return await (player or at.anna).autocomplete(at.channel, "move", "what", typed)


async def names(at: Scene, typed: str) -> list[str]:
    return [line["name"] for line in await lines(at, typed)]


async def enter(at: Scene, typed: str, player: Any = None, **more: Any) -> Any:
    return await (player or at.anna).slash(at.channel, "move", what=typed, **more)


async def revision(at: Scene) -> int:
    return (await at.table()).revision


# Completion


async def test_without_text_the_best_moves_of_each_kind_are_offered_by_turns(at: Scene) -> None:
    offered = await names(at, "")
    assert len(offered) == 25
    kinds = [name.split(" ")[0] for name in offered[:3]]
    assert kinds == ["Plant", "Sow", "Rest"]


async def test_a_line_says_what_its_move_costs_and_brings(at: Scene) -> None:
    assert (await names(at, "plant olive a1"))[0] == "Plant · Olive · Bed A1 – +1 point, −4 coins"


@pytest.mark.parametrize(
    "typed",
    ["vine b2 2", "2 b2 vine", "B2 plant vine 2 pieces", "wein b2 2", "pflanzen vin 2 b2", "2 vien b2"],
)
async def test_words_match_in_any_order_incomplete_mistyped_and_in_the_other_language(
    at: Scene, typed: str
) -> None:
    (first, *_) = await lines(at, typed)
    assert first["value"].endswith("/plant/vine/B2/2")


async def test_a_word_is_searched_for_in_all_parts_of_a_move(at: Scene) -> None:
    assert all("/plant/" in line["value"] for line in await lines(at, "bed"))


async def test_lines_are_within_discords_limits_and_differ(at: Scene) -> None:
    for typed in ("", "plant", "e", "bed", "1"):
        offered = await lines(at, typed)
        assert 0 < len(offered) <= 25
        assert all(0 < len(line["name"]) <= 100 and 0 < len(line["value"]) <= 100 for line in offered)
        assert len({line["name"] for line in offered}) == len(offered)


async def test_if_nothing_is_asked_the_completion_says_why(at: Scene) -> None:
    (line,) = await lines(at, "", at.ben)
    assert line["name"] == "It isn’t your turn yet: Anna is to move."
    (line,) = await lines(at, "", at.watcher)
    assert line["name"].startswith("You aren’t playing in this game.")
    (line,) = await at.anna.autocomplete(at.guild.create_text_channel("empty"), "move", "what", "")
    assert line["name"] == "No game is running here. /game new opens one."


async def test_if_nothing_matches_the_completion_says_why(at: Scene) -> None:
    await enter(at, "plant vine a1 2", now=True)
    (line,) = await lines(at, "a1", at.ben)
    assert line == {"name": "Bed A1 is taken by Anna.", "value": "a1"}
    refused = await enter(at, line["value"], at.ben)
    assert texts(refused.response).startswith("Bed A1 is taken by Anna. Possible here: Bed A2")


async def test_an_unaffordable_move_is_completed_with_what_is_missing(at: Scene) -> None:
    await enter(at, "plant vine a1 2", now=True)
    await enter(at, "rest", at.ben, now=True)
    (line,) = await lines(at, "plant oli")
    assert line["name"] == "Olive: 2 coins short"


async def test_lines_are_in_the_readers_language(at: Scene) -> None:
    at.read_in("de")
    assert (await names(at, "pflanz oliv a1"))[0].startswith("Pflanzen · Oliven · Beet A1 – ")


# Played moves


async def test_a_chosen_line_is_shown_before_it_is_played(at: Scene) -> None:
    before = await revision(at)
    (first, *_) = await lines(at, "vine b2 2")
    page = (await enter(at, first["value"])).response
    assert page.ephemeral
    assert "Plant · Vine · Bed B2 · 2 pieces" in texts(page)
    assert await revision(at) == before
    await at.anna.click(page, label=CONFIRM)
    assert (await at.table()).view(None).planted == {"B2": 0}


async def test_now_plays_a_line_at_once_and_announces_it(at: Scene) -> None:
    (first, *_) = await lines(at, "vine b2 2")
    result = await enter(at, first["value"], now=True)
    assert result.response is None
    assert "**Anna** plants Vine on B2" in texts(at.card)


async def test_now_plays_a_text_that_names_exactly_one_move(at: Scene) -> None:
    await enter(at, "rest", now=True)
    assert await at.asked() == [at.ben]


@pytest.mark.parametrize("typed", ["res", "rset", "vine b2", "vin b2 2"])
async def test_now_shows_a_move_with_guessed_or_filled_in_parts_first(at: Scene, typed: str) -> None:
    before = await revision(at)
    page = (await enter(at, typed, now=True)).response
    assert CONFIRM in buttons(page)
    assert await revision(at) == before


async def test_a_text_with_one_meaning_shows_its_move_even_if_fields_are_assumed(at: Scene) -> None:
    page = (await enter(at, "vine b2")).response
    assert CONFIRM in buttons(page)
    await at.anna.click(page, label=CONFIRM)
    assert (await at.table()).view(None).points[0] == 3


async def test_a_text_with_several_meanings_leads_to_a_choice(at: Scene) -> None:
    page = (await enter(at, "vine")).response
    assert "“vine” could mean several moves. Which one?" in texts(page)
    (menu,) = menus(page)
    assert len(menu["options"]) == 25
    await at.anna.select(page, [menu["options"][3]["value"]])
    assert CONFIRM in buttons(page)
    assert menu["options"][3]["label"].split(" · ")[2] in texts(page)


async def test_a_text_without_meaning_is_refused_and_leads_to_the_pages(at: Scene) -> None:
    page = (await enter(at, "vine xyz")).response
    assert texts(page).startswith("You can’t choose anything called “xyz”. You can choose: ")
    await at.anna.click(page, label=label_of("choose"))
    assert "Plant · Vine" in texts(page)


async def test_a_kind_of_move_that_is_not_legal_now_is_refused_with_those_that_are(at: Scene) -> None:
    page = (await enter(at, "hide")).response
    assert texts(page) == "“Hide a seed” isn’t possible now. You can choose: Plant, Sow and Rest."


async def test_without_a_text_the_page_of_the_turn_opens(at: Scene) -> None:
    page = (await at.anna.slash(at.channel, "move")).response
    assert texts(page) == "Your turn: 6 coins\nWhat do you plant?"
    assert "Wheat – 1 coin" in buttons(page)


async def test_a_warning_is_shown_even_with_now(tmp_path: Path) -> None:
    async with at_first_turn(tmp_path) as at:
        for player in at.players:
            await enter(at, "rest", player, now=True)
        before = await revision(at)
        page = (await enter(at, "rest", now=True)).response
        assert "You already have plenty." in texts(page)
        assert await revision(at) == before


async def test_an_older_line_is_not_played_after_the_game_has_gone_on(at: Scene) -> None:
    (line, *_) = await lines(at, "vine b2 2")
    await enter(at, "rest", now=True)
    await enter(at, "rest", at.ben, now=True)
    before = await revision(at)
    result = await enter(at, line["value"], now=True)
    assert texts(result.response).startswith("The table has changed since you chose that.")
    assert await revision(at) == before
    (planted, *_) = await lines(at, "plant vine a1 1")
    await enter(at, planted["value"], now=True)
    result = await enter(at, planted["value"], at.ben)
    assert texts(result.response).startswith("The table has changed since you chose that.")


async def test_a_line_delivered_twice_is_played_once(at: Scene) -> None:
    before = await revision(at)
    (line, *_) = await lines(at, "plant vine a1 1")
    with at.delivered_twice():
        await enter(at, line["value"], now=True)
    assert await revision(at) == before + 1


async def test_a_secret_answer_is_confirmed_privately(tmp_path: Path) -> None:
    async with seated(tmp_path) as at:
        (line, *_) = await lines(at, "")
        result = await enter(at, line["value"], now=True)
        assert told(result).startswith("Noted: ")


async def test_neither_completion_nor_refusals_reveal_what_others_hold(tmp_path: Path) -> None:
    async with seated(tmp_path) as at:
        table = await at.table()
        own, others = table.view(0).own_hand, table.view(1).own_hand
        offered = await lines(at, "")
        assert sorted(line["value"].split("/")[-1] for line in offered) == sorted(map(str, own))
        result = await enter(at, f"seed {others[0]}")
        assert not set(map(str, others)).difference(map(str, own)) & set(
            texts(result.response).replace(".", "").split()
        )


async def test_without_a_running_game_the_refusal_says_so(tmp_path: Path) -> None:
    async with opened(tmp_path) as at:
        result = await at.anna.slash(at.channel, "move", what="rest")
        assert result.response.ephemeral
        assert result.response.content
