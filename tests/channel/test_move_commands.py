from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.channel.messages.components import LONGEST_CUSTOM_ID
from bot.channel.moves.move_commands import moves_group
from bot.games import TITLES
from tests.labels import label_of
from tests.scene import BACK, CONFIRM, TITLE, UNDO, WHAT_ELSE, Scene, buttons, seated, texts
from tools.example.components import BEDS
from tools.example.rules.turns import Turn


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    async with seated(tmp_path) as scene:
        yield scene


async def begin(at: Scene) -> None:
    """Answer the first question for all players."""
    for player in at.players:
        (first, *_) = await at.lines(player, "hide", "seed")
        await player.slash(at.channel, "example hide", seed=first["value"])


def values(choices: list[dict[str, Any]]) -> list[str]:
    return [choice["value"] for choice in choices]


# Commands


@pytest.mark.parametrize("title", [TITLE, *TITLES.values()], ids=lambda title: title.game.id)
async def test_each_kind_of_move_is_a_command_with_its_fields_as_options(title: Any, at: Scene) -> None:
    payload = await moves_group(title).get_translated_payload(at.bot.tree, at.bot.tree.translator)
    commands = {command["name"]: command for command in payload["options"]}
    moves = [move for move in title.game.moves if move.command]
    assert len(commands) == len(moves) <= 25
    for move, command in zip(moves, payload["options"], strict=True):
        assert [option["type"] for option in command["options"]] == [3] * len(move.fields())
        assert all(option["autocomplete"] and not option["required"] for option in command["options"])
        assert all(option["max_length"] == 100 for option in command["options"])


@pytest.mark.parametrize("title", [TITLE, *TITLES.values()], ids=lambda title: title.game.id)
async def test_names_and_descriptions_are_within_discords_limits(title: Any, at: Scene) -> None:
    payload = await moves_group(title).get_translated_payload(at.bot.tree, at.bot.tree.translator)
    total = 0

    def check(node: dict[str, Any]) -> None:
        nonlocal total
        names = [node["name"], *node.get("name_localizations", {}).values()]
        descriptions = [node["description"], *node.get("description_localizations", {}).values()]
        assert all(0 < len(name) <= 32 and name == name.lower() and " " not in name for name in names)
        assert all(0 < len(said) <= 100 for said in descriptions)
        total += max(map(len, names)) + max(map(len, descriptions))
        for language in ("", "de"):
            among = [
                child.get("name_localizations", {}).get(language, child["name"])
                for child in node.get("options", [])
            ]
            assert len(set(among)) == len(among)
        for child in node.get("options", []):
            check(child)

    check(payload)
    assert total <= 8000


async def test_commands_have_german_names(at: Scene) -> None:
    payload = await moves_group(TITLE).get_translated_payload(at.bot.tree, at.bot.tree.translator)
    plant = next(command for command in payload["options"] if command["name"] == "plant")
    assert plant["name_localizations"]["de"] == "pflanzen"


# Options


async def test_an_option_offers_legal_values_with_their_price_and_the_best_first(at: Scene) -> None:
    await begin(at)
    assert await at.lines(at.players[0], "plant", "crop") == [
        {"name": "Wheat – 1 coin", "value": "wheat"},
        {"name": "Vine – 2 coins", "value": "vine"},
        {"name": "Olive – 4 coins", "value": "olive"},
    ]


async def test_options_narrow_each_other_in_any_order(at: Scene) -> None:
    await begin(at)
    anna = at.players[0]
    assert values(await at.lines(anna, "plant", "crop", bed="E5")) == ["wheat", "vine"]
    assert values(await at.lines(anna, "plant", "crop", amount="2")) == ["wheat", "vine"]
    assert values(await at.lines(anna, "plant", "bed", crop="olive")) == [f"A{n}" for n in range(1, 7)]
    assert values(await at.lines(anna, "plant", "amount", crop="olive")) == ["1"]
    assert values(await at.lines(anna, "plant", "amount", crop="Vi", bed="bed c3")) == ["3", "2", "1"]


async def test_incomplete_values_of_other_options_are_ignored(at: Scene) -> None:
    await begin(at)
    assert len(await at.lines(at.players[0], "plant", "crop", bed="Bed")) == 3
    assert len(await at.lines(at.players[0], "plant", "crop", bed="nonsense")) == 3


async def test_typing_filters_the_values(at: Scene) -> None:
    await begin(at)
    anna = at.players[0]
    assert values(await at.lines(anna, "plant", "bed", "c")) == [f"C{n}" for n in range(1, 7)]
    assert values(await at.lines(anna, "plant", "crop", "4 coins")) == ["olive"]


async def test_there_are_no_more_values_than_discord_allows(at: Scene) -> None:
    await begin(at)
    lines = await at.lines(at.players[0], "plant", "bed")
    assert len(lines) == 25 < len(BEDS)
    assert all(0 < len(line["name"]) <= 100 and 0 < len(line["value"]) <= 100 for line in lines)


async def test_a_letter_can_be_mistyped(at: Scene) -> None:
    await begin(at)
    assert values(await at.lines(at.players[0], "plant", "crop", "wehat")) == ["wheat"]


async def test_text_that_matches_nothing_is_completed_only_with_the_reason(at: Scene) -> None:
    await begin(at)
    await at.anna.slash(at.channel, "example plant", crop="vine", bed="A1", amount="2")
    (line,) = await at.lines(at.ben, "plant", "bed", "a1")
    assert line == {"name": "Bed A1 is taken by Anna.", "value": "a1"}
    result = await at.ben.slash(at.channel, "example plant", bed=line["value"])
    assert texts(result.response).startswith("Bed A1 is taken by Anna.")
    await at.ben.slash(at.channel, "example rest")
    (line,) = await at.lines(at.anna, "plant", "crop", "oliv")
    assert line == {"name": "Olive: 2 coins short", "value": "oliv"}


async def test_if_nothing_is_offered_the_completion_says_why(at: Scene) -> None:
    (line,) = await at.lines(at.players[0], "plant", "crop")
    assert line["name"] == "“Plant” isn’t possible now. You can choose: Hide a seed."
    await begin(at)
    (line,) = await at.lines(at.players[1], "plant", "crop")
    assert line["name"] == "It isn’t your turn yet: Anna is to move."
    (line,) = await at.lines(at.watcher, "plant", "crop")
    assert line["name"].startswith("You aren’t playing in this game.")


async def test_the_completion_is_in_the_readers_language(at: Scene) -> None:
    await begin(at)
    at.read_in("de")
    (line,) = await at.lines(at.players[1], "plant", "crop")
    assert line["name"] == "Warte noch: Anna ist am Zug."


# Played commands


async def test_a_complete_command_is_played_and_announced(at: Scene) -> None:
    await begin(at)
    result = await at.players[0].slash(at.channel, "example plant", crop="Wheat", bed="b2", amount="2")
    table = await at.table()
    assert table.view(None).planted == {"B2": 0}
    assert table.view(None).points[0] == 2
    assert result.acknowledged
    assert result.response is None
    assert "**Ben**: **from others +1 coin**.\n**Anna** plants Wheat on B2: +2 points, −2 coins.\n" in texts(
        at.card
    )


async def test_an_assumed_field_has_its_best_value_and_the_move_is_shown_before_it_is_played(
    at: Scene,
) -> None:
    await begin(at)
    before = await at.table()
    result = await at.anna.slash(at.channel, "example plant", crop="vine", bed="A1")
    assert (await at.table()).revision == before.revision
    assert CONFIRM in buttons(result.response)
    await at.anna.click(result.response, label=CONFIRM)
    assert (await at.table()).view(None).points[0] == 3


async def test_a_field_with_one_value_is_filled_in_and_played(at: Scene) -> None:
    await begin(at)
    await at.anna.slash(at.channel, "example plant", crop="olive", bed="A1")
    assert (await at.table()).view(None).planted == {"A1": 0}


@pytest.mark.parametrize("crop", ["vin", "wine", "vien", "WEIN"])
async def test_an_incomplete_mistyped_or_foreign_value_is_shown_before_the_move_is_played(
    at: Scene, crop: str
) -> None:
    await begin(at)
    before = await at.table()
    result = await at.anna.slash(at.channel, "example plant", crop=crop, bed="A1", amount="1")
    assert "Vine" in texts(result.response)
    assert CONFIRM in buttons(result.response)
    assert (await at.table()).revision == before.revision


async def test_a_refused_command_leads_to_the_pages_with_its_valid_values_filled_in(at: Scene) -> None:
    await begin(at)
    result = await at.anna.slash(at.channel, "example plant", crop="vine", bed="Q9", amount="2")
    await at.anna.click(result.response, label=label_of("choose"))
    assert "Plant · Vine · 2 pieces" in texts(result.response)


async def test_a_kind_of_move_that_is_not_legal_now_leads_to_those_that_are(at: Scene) -> None:
    await begin(at)
    result = await at.anna.slash(at.channel, "example hide")
    assert "You can choose: Plant, Sow and Rest." in texts(result.response)
    await at.anna.click(result.response, label=label_of("choose"))
    assert {"Wheat – 1 coin", "Sow · Seed 2", "Rest"} <= set(buttons(result.response))


async def test_missing_fields_are_chosen_by_clicks(at: Scene) -> None:
    await begin(at)
    anna = at.players[0]
    result = await anna.slash(at.channel, "example plant", bed="A1", amount="2")
    assert result.ephemeral
    assert set(buttons(result.response)) == {"Wheat – 1 coin", "Vine – 2 coins", BACK, WHAT_ELSE}
    await anna.click(result.response, label="Vine – 2 coins")
    await anna.click(result.response, label=CONFIRM)
    view = (await at.table()).view(None)
    assert view.planted == {"A1": 0}
    assert view.points[0] == 2


async def test_a_move_that_may_be_regretted_must_be_confirmed(at: Scene) -> None:
    await begin(at)
    table = await at.table()
    for player in at.players:
        await player.slash(at.channel, "example rest")
    ben = at.players[0]
    before = await at.table()
    result = await ben.slash(at.channel, "example rest")
    assert (await at.table()).revision == before.revision > table.revision
    assert "You already have plenty." in texts(result.response)
    assert set(buttons(result.response)) == {CONFIRM, UNDO, WHAT_ELSE}
    await ben.click(result.response, label=CONFIRM)
    assert (await at.table()).revision == before.revision + 1


async def test_a_secret_answer_is_confirmed_privately(at: Scene) -> None:
    anna = at.players[0]
    (first, *_) = await at.lines(anna, "hide", "seed")
    result = await anna.slash(at.channel, "example hide", seed=first["value"])
    assert result.response.ephemeral
    assert result.response.content == f"Noted: {first['name']}, secret until everyone has chosen."


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ({"crop": "Vine", "bed": "Q9"}, "Bed: nothing here is called “Q9”. Possible: Bed A1, "),
        ({"crop": "olive", "bed": "E5"}, "Bed: Bed E5 doesn’t go with the rest. Possible: Bed A1, "),
        ({"crop": "i", "bed": "A1"}, "Crop: nothing here is called “i”."),
        (
            {"crop": "vine", "bed": "A1", "amount": "9"},
            "Amount: nothing here is called “9”. Possible: 3 pieces",
        ),
        ({"crop": "coins", "bed": "A1"}, "Crop: “coins” fits several: Vine and Olive. Type a little more"),
        ({"crop": "*", "bed": "A1"}, "Crop: nothing here is called “\\*”."),
    ],
)
async def test_a_command_that_matches_no_move_is_refused_with_possible_values(
    at: Scene, typed: dict[str, str], sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Turn, "refusal", lambda *_: None)  # the rules give no reason
    await begin(at)
    before = await at.table()
    result = await at.players[0].slash(at.channel, "example plant", **typed)
    assert result.response.ephemeral
    assert texts(result.response).startswith(sentence)
    assert list(buttons(result.response)) == [label_of("choose")]
    assert (await at.table()).revision == before.revision


async def test_a_refusal_names_the_rule(at: Scene) -> None:
    await begin(at)
    await at.players[0].slash(at.channel, "example plant", crop="vine", bed="A1", amount="1")
    result = await at.players[1].slash(at.channel, "example plant", crop="vine", bed="a1")
    assert texts(result.response).startswith("Bed A1 is taken by Anna. Possible here: Bed A2")


async def test_an_unaffordable_move_is_refused_with_what_is_missing(at: Scene) -> None:
    await begin(at)
    await at.players[0].slash(at.channel, "example plant", crop="vine", bed="A1", amount="2")
    await at.players[1].slash(at.channel, "example rest")
    result = await at.players[0].slash(at.channel, "example plant", crop="olive")
    assert texts(result.response) == "Olive isn’t possible: 2 coins short. Possible: Wheat and Vine."


@pytest.mark.parametrize("who", ["other", "watcher"])
async def test_only_players_who_are_asked_can_play(at: Scene, who: str) -> None:
    await begin(at)
    before = await at.table()
    player = at.players[1] if who == "other" else at.watcher
    result = await player.slash(at.channel, "example rest")
    assert result.response.ephemeral
    assert result.response.content
    assert (await at.table()).revision == before.revision


async def test_in_a_channel_without_a_game_the_refusal_says_so(at: Scene) -> None:
    other = at.players[0].guild.create_text_channel("elsewhere")
    result = await at.players[0].slash(other, "example rest")
    assert result.response.content.startswith("No game is running here.")


async def test_neither_completion_nor_refusals_reveal_secrets_of_others(at: Scene) -> None:
    table = await at.table()
    own, others = table.view(0).own_hand, table.view(1).own_hand
    lines = await at.lines(at.players[0], "hide", "seed")
    assert sorted(values(lines)) == sorted(map(str, own))
    result = await at.players[0].slash(at.channel, "example hide", seed=str(others[0]))
    named = texts(result.response).removeprefix("You have ").split(". ")[0]
    assert sorted(named.rstrip(".").split(" and ")) == sorted(f"Seed {seed}" for seed in own)


async def test_custom_ids_are_never_too_long(at: Scene) -> None:
    await begin(at)
    result = await at.players[0].slash(at.channel, "example plant", crop="vine")
    assert all(len(custom_id) <= LONGEST_CUSTOM_ID for custom_id in buttons(result.response).values())


async def test_long_text_is_cut_to_the_length_of_names(at: Scene) -> None:
    await begin(at)
    (line,) = await at.lines(at.anna, "plant", "bed", "wine " * 1_200, crop="x" * 6_000)
    assert line["value"] == ("wine " * 1_200)[:100]
