"""The coach: at most one private sentence per turn, from what a computer (legatus) finds; a button turns it off."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.ai.advice import ExplainedCost
from bot.ai.decision_cost import Cost
from bot.channel.moves.coach import PRAISED, remark_on
from bot.engine import Chances, Move, Weights, all_moves
from bot.games import TITLES
from bot.games.trajanum.rules.moves import Take
from bot.play.rows import TableRow
from tests.asking import prompt_for
from tests.games.trajanum.scenario import bare, lay, taking
from tests.labels import label_of
from tests.scene import CONFIRM, TITLE, Scene, buttons, opened, seated, texts
from tools.sketches import sketched

from .test_choosing import table_of

KNOWN = replace(
    TITLE,
    evaluation=replace(
        TITLE.evaluation, weights=Weights(figures={"points": (1.0, 1.0, 1.0), "coins": (0.3, 0.3, 0.3)})
    ),
    chances=Chances(scales={2: (4.0, 4.0, 4.0)}),
)
"""The example game with weights, so that computers can judge moves."""


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    """A game of Anna and Ben with a coach; Anna is to move."""
    async with opened(tmp_path, KNOWN, 2) as scene:
        await scene.anna.slash(scene.channel, "game new", game=scene.title.game.id)
        await scene.ben.click(scene.card, label=label_of("join"))
        await scene.store.lobbies.change((await scene.table()).id, coached=True)
        await scene.anna.click(scene.card, label=label_of("start"))
        for player in (scene.anna, scene.ben):
            await scene.move(player)
        yield scene


def remarks(page: Any) -> list[str]:
    """The lines of the coach on a page."""
    return [line for line in texts(page).splitlines() if "🦉" in line]


async def confirm(player: Any, page: Any) -> None:
    """Click *Confirm*."""
    await player.click(page, label=next(label for label in buttons(page) if label.startswith(CONFIRM)))


async def test_before_confirm_the_coach_says_at_most_one_sentence_about_what_the_computer_finds(
    at: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[ExplainedCost | None] = []
    weigh = at.bot.computer_turns.weigh

    async def watched(*question: Any) -> ExplainedCost | None:
        found.append(await weigh(*question))
        return found[-1]

    monkeypatch.setattr(at.bot.computer_turns, "weigh", watched)
    said = 0
    while (table := await at.table()).status == "playing":
        (asked,) = await at.asked()
        question = prompt_for(table, asked.id, "en")
        move = next(iter(next(iter(question.decision.forms(question.view))).moves()))
        found.clear()
        page = await at.lay_out(asked)
        (reasoned,) = found
        expected = None if reasoned is None else remark_on(question, move, reasoned)
        assert remarks(page) == ([expected.sentence] if expected else [])
        assert not expected or texts(page).startswith(expected.sentence)
        said += bool(expected)
        await confirm(asked, page)
    assert said > 0
    assert not any("🦉" in texts(message) for message in at.messages)


async def test_the_coach_speaks_of_the_costliest_move_and_a_button_lays_out_the_better_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with seated(tmp_path, 2, sketched(TITLES["marble"])) as at:
        await at.store.database.update(TableRow, (await at.table()).id, coached=True)
        (asked,) = await at.asked()
        question = prompt_for(await at.table(), asked.id, "en")
        better, weighed = list(all_moves(question.decision.forms(question.view)))[-1], list[Move]()

        async def weigh(_: Any, played: Move) -> ExplainedCost:
            weighed.append(played)
            return ExplainedCost(Cost(better, 0.3 / len(weighed), 0.0, 0.3), {})

        monkeypatch.setattr(at.bot.computer_turns, "weigh", weigh)
        page = await at.lay_out(asked, 1)
        assert remarks(page) == []
        page = await at.lay_out(asked)
        assert len(weighed) == 2
        assert len(remarks(page)) == 1
        shown = (await asked.click(page, label=label_of("show-better"))).response
        table = await at.table()
        draft = (await at.bot.tables.drafts.of(table, question.seat)).draft
        assert draft.moves == (better,)
        assert not any("🦉" in line for line in texts(shown).splitlines()), "the turn goes on"


def question_of(table: Any, at: Scene) -> Any:
    return prompt_for(table, at.anna.id, "en")


async def test_an_uncertain_loss_is_not_mentioned(at: Scene) -> None:
    question = question_of(await at.table(), at)
    first, second, *_ = all_moves(question.decision.forms(question.view))

    def said(best: Move, lost: float, unsure: float, stake: float) -> str | None:
        found = remark_on(question, first, ExplainedCost(Cost(best, lost, unsure, stake), {}))
        return found and found.sentence

    assert said(second, 0.3, 0.2, 0.3) is None
    assert said(second, 0.005, 0.0, 0.3) is None
    told = said(second, 0.3, 0.05, 0.3)
    assert told is not None
    assert re.fullmatch(r"🦉 \*\*.+ would serve you better than \*\*.+\.", told), told
    assert "%" not in told
    assert said(first, 0.0, 0.0, 0.3) is None, "only one good find in some is praised"


async def test_now_and_then_a_good_move_is_praised_if_much_is_at_stake(at: Scene) -> None:
    for player in (at.anna, at.ben):
        await at.move(player, "rest")
    question = question_of(await at.table(), at)
    assert question.view.ply % PRAISED == 0
    first, *_ = all_moves(question.decision.forms(question.view))
    gains = {"others": 2.0}
    found = remark_on(question, first, ExplainedCost(Cost(first, 0.0, 0.0, 0.3), gains))
    assert found is not None
    assert re.fullmatch(r"🦉 Good find: \*\*.+, above all against the others\.", found.sentence)
    assert remark_on(question, first, ExplainedCost(Cost(first, 0.0, 0.0, 0.01), gains)) is None


async def test_the_coach_says_the_main_advantage_of_the_better_move(at: Scene) -> None:
    question = question_of(await at.table(), at)
    first, second, *_ = all_moves(question.decision.forms(question.view))

    def said(best: Move, lost: float, gains: dict[str, float]) -> str:
        found = remark_on(question, first, ExplainedCost(Cost(best, lost, 0.0, 0.3), gains))
        assert found is not None
        return found.sentence

    assert "above all against the others" in said(second, 0.3, {"others": 2.0, "points": -1.0})
    assert "above all" not in said(second, 0.3, {"others": -2.0})


def test_an_effect_that_only_playing_a_move_reveals_is_no_reason() -> None:
    state = bare(2)
    lay(state, 0, A1="t_red_red", B1="t_builder_builder")
    asked = prompt_for(table_of(TITLES["trajanum"], taking(state, "tower", "lamp")), 0, "en")

    def said(best: str, played: str) -> str:
        found = remark_on(
            asked, Take(played), ExplainedCost(Cost(Take(best), 0.3, 0.05, 0.3), {"figures": 2.0})
        )
        assert found is not None
        return found.sentence

    assert "above all" in said("A1", "B1")
    assert "above all" not in said("B1", "A1")


async def test_a_button_turns_the_coach_off_and_on_again_beside_the_turn(
    at: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    question = question_of(await at.table(), at)
    *_, better = all_moves(question.decision.forms(question.view))

    async def weigh(_: Any, played: Move) -> ExplainedCost:
        return ExplainedCost(Cost(better, 0.3, 0.0, 0.3), {})

    monkeypatch.setattr(at.bot.computer_turns, "weigh", weigh)
    page = await at.lay_out(at.anna)
    assert remarks(page)
    beside = (await at.anna.click(page, label=label_of("coach-off"))).response
    assert beside.id != page.id
    assert "*Advice* is still there" in texts(beside)
    assert not (await at.table()).row.coached
    assert not remarks(await at.press(at.anna, label_of("move")))
    again = (await at.anna.click(beside, label=label_of("coach-on"))).response
    assert "comments again" in texts(again)
    assert (await at.table()).row.coached
    assert remarks(await at.press(at.anna, label_of("move")))
    await at.store.database.update(TableRow, (await at.table()).id, advice=False)
    beside = (await at.anna.click(page, label=label_of("coach-off"))).response
    assert texts(beside) == "The coach won’t comment any more in this game."
    await confirm(at.anna, page)
    assert [player.id for player in await at.asked()] == [at.ben.id]


async def test_a_coach_who_fails_keeps_nobody_from_playing(
    at: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def weigh(*_: object) -> None:
        raise BrokenProcessPool

    monkeypatch.setattr(at.bot.computer_turns, "weigh", weigh)
    await confirm(at.anna, await at.lay_out(at.anna))
    assert await at.asked() == [at.ben]


async def test_answers_about_the_coach_are_in_the_readers_language(
    at: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    question = question_of(await at.table(), at)
    better = list(all_moves(question.decision.forms(question.view)))[-1]

    async def weigh(*_: object) -> ExplainedCost:
        return ExplainedCost(Cost(better, 0.3, 0.0, 0.3), {})

    monkeypatch.setattr(at.bot.computer_turns, "weigh", weigh)
    at.read_in("de")
    page = await at.lay_out(at.anna)
    off = (await at.anna.click(page, label=label_of("coach-off", "de"))).response
    assert "Der Trainer" in texts(off)
    on = (await at.anna.click(off, label=label_of("coach-on", "de"))).response
    assert "Der Trainer" in texts(on)
