"""Whole games in a pretend Discord, by slash commands alone and by clicks alone."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.games import TITLES
from bot.games.title import Title
from bot.words import words
from tests.channel.garden import ARTIST, TITLE
from tests.channel.house import Seating, buttons, menus, seated, texts

PRAETOR = replace(TITLES["praetor"], artist=ARTIST)
"""Praetor without its pictures: drawing them thousands of times would tell nothing new."""
GAMES = [
    pytest.param(TITLE, 2, id="garden-2"),
    pytest.param(TITLE, 4, id="garden-4"),
    pytest.param(PRAETOR, 2, id="praetor-2"),
    pytest.param(PRAETOR, 5, id="praetor-5"),
]
LEADS_ELSEWHERE = {"Back", "More …", "Previous"}


@pytest.mark.parametrize(("title", "seats"), GAMES)
async def test_a_game_by_commands_alone(title: Title, seats: int, tmp_path: Path) -> None:
    chance = Random(f"{title.game.id} {seats}")
    async with seated(tmp_path, seats, title) as at:
        for _ in range(2000):
            if not (asked := await at.asked()):
                break
            await type_a_move(at, chance.choice(asked), chance)
        await check_ended(at)


@pytest.mark.parametrize(("title", "seats"), GAMES)
async def test_a_game_by_clicks_alone(title: Title, seats: int, tmp_path: Path) -> None:
    chance = Random(f"{title.game.id} {seats}")
    async with seated(tmp_path, seats, title) as at:
        for _ in range(2000):
            if not (asked := await at.asked()):
                break
            await click_a_move(at, chance.choice(asked), chance)
        await check_ended(at)


async def type_a_move(at: Seating, player: Any, chance: Random) -> None:
    """A command with all its options, filled in any order from what they offer."""
    before = await at.table()
    seat = before.seat_of(player.id)
    forms = list(before.view(seat).decision.forms(before.view(seat)))
    move = chance.choice(forms).move
    english = words("en", at.title.game.id)
    fields = [english(f"option-name-{field}") for field in move.fields()]
    chance.shuffle(fields)
    kind = english(f"command-{move.kind()}")
    filled: dict[str, str] = {}
    for field in fields:
        line = chance.choice(await at.lines(player, kind, field, **filled))
        filled[field] = chance.choice([line["value"], line["name"]])
    result = await at.type(player, kind, **filled)
    if result.response is not None and "Do it" in buttons(result.response):
        await player.click(result.response, label="Do it")
    said = "" if result.response is None else texts(result.response)
    assert (await at.table()).revision > before.revision, (kind, filled, said)


async def click_a_move(at: Seating, player: Any, chance: Random) -> None:
    """From the card's button to the last click, with a step back now and then."""
    before = await at.table()
    page = await at.press(player, "Move")
    for _ in range(60):
        if (await at.table()).revision > before.revision:
            return
        ways = buttons(page)
        onward = [label for label in ways if label not in LEADS_ELSEWHERE]
        if LEADS_ELSEWHERE & set(ways) and chance.random() < 0.1:
            onward = sorted(LEADS_ELSEWHERE & set(ways))
        if menus(page) and (not onward or set(onward) - LEADS_ELSEWHERE == set()) and chance.random() < 0.9:
            (menu,) = menus(page)
            await player.select(page, [chance.choice(menu["options"])["value"]])
        else:
            await player.click(page, label=chance.choice(onward or sorted(ways)))
    raise AssertionError(f"no end of choosing: {texts(page)}")


async def check_ended(at: Seating) -> None:
    """The game is over, and everybody was told."""
    table = await at.table()
    assert table.over
    outcome = table.view(None).outcome
    winner = table.user_at(outcome.winners[0])
    assert f"<@{winner}>" in texts(at.card)
    assert {"Again", "Record"} <= set(buttons(at.card))
