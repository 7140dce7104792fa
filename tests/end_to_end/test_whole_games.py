"""Whole games in a fake Discord, by commands only and by clicks only."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bot.games import TITLES
from bot.games.title import Title
from bot.i18n.fluent import LOCALES, words
from bot.play.table import Table
from tests.labels import label_of
from tests.scene import TITLE, Scene, buttons, menus, seated, texts
from tests.seeds import seeded
from tools.sketches import sketched

from .taps import CONFIRMING, Clicked, Taps

UNPAINTED = {id: sketched(title) for id, title in TITLES.items()}
"""The games without pictures, which would have to be drawn thousands of times."""

PRAETOR = UNPAINTED["praetor"]


WHOLE = ("example",)
"""Games that every test run plays to the end; `make soak` plays all games to the end."""

FIRST_TURNS = {"clicked": 16, "typed": 24}


def title_id(title: Title) -> str:
    return title.game.id


OTHERS = pytest.mark.parametrize(
    "title", [title for title in UNPAINTED.values() if title.game.id not in WHOLE], ids=title_id
)
"""The games of which a normal test run plays only the first turns."""


def tables(usual: int) -> pytest.MarkDecorator:
    """Whole games with the fewest (0) or the most (-1) players; `make soak` plays every game with both.

    So each test run tries commands with many players and clicks with few.
    """
    return pytest.mark.parametrize(
        ("title", "seats"),
        [
            pytest.param(
                title,
                seats,
                id=f"{title.game.id}-{seats}",
                marks=() if seats == title.game.seats[usual] and title.game.id in WHOLE else pytest.mark.soak,
            )
            for title in (TITLE, *UNPAINTED.values())
            for seats in sorted({title.game.seats[0], title.game.seats[-1]})
        ],
    )


LANGUAGES = ("en-US", "de")
"""The players' languages, by turns, so that both are tested."""

ADVICE = {label_of(button, locale) for button in ("advice", "rules", "terms") for locale in LOCALES}
"""Buttons that open advice (which takes seconds), rules or terms: they don't lead to a move."""
ELSEWHERE = {
    label_of(button, locale)
    for button in ("back", "more", "previous", "step-back", "clear", "else")
    for locale in LOCALES
}
CHANGES = re.compile(
    "|".join(
        re.escape(label_of(button, locale, what="…")).replace("…", ".*")
        for button in ("change", "instead")
        for locale in LOCALES
    )
)
"""Matches buttons that replace a value that was filled in."""


@tables(usual=-1)
async def test_a_game_by_commands_only(title: Title, seats: int, tmp_path: Path) -> None:
    async with seated(tmp_path, seats, title) as at:
        await type_turns(at, 2000)
        await check_ended(at)


@OTHERS
async def test_the_first_turns_of_a_game_by_commands_only(title: Title, tmp_path: Path) -> None:
    async with seated(tmp_path, title.game.seats[-1], title) as at:
        await type_turns(at, FIRST_TURNS["typed"])


async def type_turns(at: Scene, most: int) -> None:
    """Play at most so many moves by commands of the game and `/move`; the language changes with each."""
    chance = Random(seeded(f"{at.title.game.id} {len(at.players)}"))
    for turn in range(most):
        at.read_in(LANGUAGES[turn % 2])
        if not (asked := await at.asked()):
            break
        await chance.choice([type_a_move, type_a_line])(at, chance.choice(asked), chance)


@tables(usual=0)
async def test_a_game_by_clicks_only_takes_few_taps(title: Title, seats: int, tmp_path: Path) -> None:
    async with seated(tmp_path, seats, title) as at:
        await click_turns(at, 2000)
        await check_ended(at)


@OTHERS
async def test_the_first_turns_of_a_game_by_clicks_only_take_few_taps(title: Title, tmp_path: Path) -> None:
    async with seated(tmp_path, title.game.seats[0], title) as at:
        await click_turns(at, FIRST_TURNS["clicked"])


async def click_turns(at: Scene, most: int) -> None:
    """Play at most so many turns by clicks, and check the number of taps; the language changes with each turn."""
    chance = Random(seeded(f"{at.title.game.id} {len(at.players)}"))
    taps = Taps(at.title.game.id, len(at.players))
    clicked: dict[int, Clicked] = {}
    for turn in range(most):
        at.read_in(LANGUAGES[turn % 2])
        if not (asked := await at.asked()):
            break
        player = chance.choice(asked)
        clicked[player.id] = await click_a_turn(at, player, chance, clicked.pop(player.id, None))
        taps.turns.append(clicked[player.id])
    print(taps.table())
    assert taps.too_many() == []


@pytest.mark.parametrize("title", [TITLE, pytest.param(PRAETOR, marks=pytest.mark.soak)], ids=title_id)
async def test_a_game_in_german(title: Title, tmp_path: Path) -> None:
    chance = Random(seeded("de"))
    async with seated(tmp_path, 3, title, language="de") as at:
        at.read_in("de")
        for _ in range(2000):
            if not (asked := await at.asked()):
                break
            player = chance.choice(asked)
            if chance.random() < 0.3:
                await type_a_move(at, player, chance)
            else:
                await click_a_move(at, player, chance)
            for command in ("status", "hand", "log"):
                answer = (await chance.choice(at.players).slash(at.channel, f"game {command}")).response
                assert "schiefgegangen" not in texts(answer)
        await check_ended(at)


async def test_a_game_with_restarts_and_repeated_interactions(tmp_path: Path) -> None:
    chance = Random(seeded("again"))
    async with seated(tmp_path, 2, PRAETOR) as at:
        for turn in range(18):
            if not (asked := await at.asked()):
                break
            before, posted = (await at.table()).revision, len(at.posted())
            with at.delivered_twice():
                await click_a_move(at, asked[0], chance)
            played = await at.store.moves((await at.table()).id, since=before)
            assert {row.user for row in played} == {asked[0].id}
            moves = [row.move for row in played]
            assert moves != moves[: len(moves) // 2] * 2, "no turn is played twice"
            assert len(at.posted()) <= posted + 1, "a turn is told once"
            if turn % 6 == 5:
                await at.restart()


async def type_a_move(at: Scene, player: Any, chance: Random) -> None:
    """Send a command of the game with all options, filled in random order from the completion."""
    before = await at.table()
    view = (await at.bot.tables.drafts.of(before, before.seat_of(player.id))).draft.after
    forms = list(view.decision.forms(view))
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
    await check_added(at, player, before, result, (kind, filled))


async def type_a_line(at: Scene, player: Any, chance: Random) -> None:
    """Send `/move` with an offered line or its text, played at once or after a preview."""
    before = await at.table()
    lines = await player.autocomplete(at.channel, "move", "what", "")
    line = chance.choice(lines)
    what, now = chance.choice([line["value"], line["name"]]), chance.random() < 0.5
    result = await player.slash(at.channel, "move", what=what, now=now)
    await check_added(at, player, before, result, (what, now))


async def check_added(at: Scene, player: Any, before: Table, result: Any, typed: Any) -> None:
    """Confirm the turn if it is complete; assert that the typed move was played or laid out."""
    page = result.response
    for label in [label for label in (buttons(page) if page else ()) if label.startswith(CONFIRMING)]:
        await player.click(page, label=label)
    after = await at.table()
    laid_out = await at.bot.tables.drafts.of(after, after.seat_of(player.id))
    assert after.revision > before.revision or laid_out.draft.steps, (typed, page and texts(page))


async def click_a_turn(at: Scene, player: Any, chance: Random, before: Clicked | None = None) -> Clicked:
    """Play a whole turn by clicks, beginning on the page that came without a tap or with *Move*.

    Two turns of three are clicked without detours, so that there are some of which the taps can be judged.
    """
    await at.thought()
    detours = chance.choice([0, 0, 0.3])
    if before is not None and before.last is not None and before.last.followups:
        page, clicked = before.last.followups[-1], Clicked(detours)
    else:
        page, clicked = await at.press(player, await label_of_move(at)), Clicked(detours, taps=1, called=True)
    await click_on(at, player, page, clicked, chance)
    while player in await at.asked() and (onward(page) or menus(page)):
        await click_on(at, player, page, clicked, chance)
    return clicked


async def click_a_move(at: Scene, player: Any, chance: Random) -> None:
    """Play a turn by clicks, beginning with *Move*."""
    await click_on(at, player, await at.press(player, await label_of_move(at)), Clicked(), chance)


async def label_of_move(at: Scene) -> str:
    """The label of the card's move button, in the table's language."""
    return (await at.table()).words()("button-move")


async def click_on(at: Scene, player: Any, page: Any, clicked: Clicked, chance: Random) -> None:
    """Click through a turn from its first question to *Confirm*, with an occasional step back or change."""
    before = await at.table()
    for _ in range(200):
        if (after := await at.table()).revision > before.revision:
            played = await at.store.moves(after.id, since=before.revision)
            clicked.moves += [msgspec.json.decode(row.move) for row in played if row.user == player.id]
            return
        elsewhere = [label for label in buttons(page) if label not in (*onward(page), *ADVICE)]
        to_instruct = [menu for menu in menus(page) if menu["custom_id"].startswith("ludi-menu:instruct:")]
        to_choose = [menu for menu in menus(page) if menu not in to_instruct]
        leads_on = bool(to_choose or onward(page))
        if to_instruct and chance.random() < clicked.detours * 3:
            clicked.as_suggested = False
            await clicked.choose(page, player, chance.choice(to_instruct), chance)
        elif elsewhere and (not leads_on or chance.random() < clicked.detours):
            clicked.as_suggested = False
            await clicked.press(page, player, chance.choice(elsewhere))
        elif to_choose and chance.random() < len(to_choose) / (len(to_choose) + len(onward(page)) / 2):
            await clicked.choose(page, player, chance.choice(to_choose), chance)
        else:
            await clicked.press(page, player, chance.choice(onward(page)))
    raise AssertionError(f"no end of choosing: {texts(page)}")


def onward(page: Any) -> list[str]:
    """The labels of the buttons that lead on to a move."""
    return [
        label
        for label in buttons(page)
        if label not in (*ELSEWHERE, *ADVICE) and not CHANGES.fullmatch(label)
    ]


async def check_ended(at: Scene) -> None:
    """Assert that the game is over, and that the end card says so."""
    table = await at.table()
    assert table.over
    view = table.view(None)
    winner = view.outcome.winners[0]
    assert (f"<@{user}>" if (user := table.user_at(winner)) else table.names[winner]) in texts(at.card)
    assert table.words().text(table.title.words.length(view)) in texts(at.card)
    said = table.words()
    assert {said("button-again"), said("button-record")} <= set(buttons(at.card))
