"""The coach: at most one sentence a turn, to its player alone, right by what a commander finds; off by a button."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.channel.moves.asking import asking
from bot.channel.moves.coaching import Said, coached
from bot.engine import Chances, Move, Weights, all_moves
from bot.games import TITLES
from bot.games.praetor.rules.moves import Pass
from bot.games.trajanum.rules.moves import Take
from bot.players.reasons import Reasoned
from bot.players.weighing import Weighed
from tests.channel.test_choosing import table_of
from tests.games.trajanum.scenario import bare, lay, taking
from tests.scene import TITLE, Scene, buttons, opened, seated, sketched, texts

KNOWN = replace(
    TITLE,
    judgement=replace(
        TITLE.judgement, weights=Weights(figures={"points": (1.0, 1.0, 1.0), "coins": (0.3, 0.3, 0.3)})
    ),
    chances=Chances(scales={2: (4.0, 4.0, 4.0)}),
)
"""The example game, as computers know it."""


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    """A game of Anna and Ben with a coach; Anna is to move."""
    async with opened(tmp_path, KNOWN, 2) as scene:
        await scene.anna.slash(scene.channel, "game new", game=scene.title.game.id)
        await scene.ben.click(scene.card, label="Join")
        await scene.store.lobbies.change((await scene.table()).id, coached=True)
        await scene.anna.click(scene.card, label="Start")
        for player in (scene.anna, scene.ben):
            await scene.move(player)
        yield scene


def whispers(result: Any) -> list[Any]:
    """What a coach says of a typed move takes the place of its answer."""
    answers = [*result.followups, *([result.response] if result.response is not None else [])]
    return [answer for answer in answers if "🦉" in texts(answer)]


async def test_it_says_at_most_one_sentence_a_turn_and_what_a_commander_finds(
    at: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[Reasoned | None] = []
    expected: list[Said] = []
    weigh = at.bot.thinking.weigh

    async def watched(*question: Any) -> Reasoned | None:
        found.append(await weigh(*question))
        return found[-1]

    monkeypatch.setattr(at.bot.thinking, "weigh", watched)
    said = 0
    while (await at.table()).status == "playing":
        (asked,) = await at.asked()
        question = asking(await at.table(), asked.id, "en")
        found.clear()
        result = await at.move(asked)
        told = whispers(result)
        assert len(told) <= 1
        assert len(found) <= 1
        said += len(told)
        if found and found[0] is not None:
            form = next(iter(question.decision.forms(question.view)))
            expected += filter(None, [coached(question, next(iter(form.moves())), found[0])])
        if question.seat in (await at.table()).seats_in_turn:
            assert not told
        else:
            most = max(expected, key=lambda one: (one.lost, one.stake), default=None)
            assert [texts(one).split("\n")[0] for one in told] == ([most.sentence] if most else [])
            expected.clear()
    assert said > 0
    assert not any("🦉" in texts(message) for message in at.messages)


def question_of(table: Any, at: Scene) -> Any:
    return asking(table, at.anna.id, "en")


async def test_where_the_others_have_passed_each_action_is_a_turn_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with seated(tmp_path, 2, sketched(TITLES["praetor"])) as at:
        await at.store.learning.settle_coach((await at.table()).id, wanted=True)

        async def better(_: Any, played: Move) -> Reasoned:
            return Reasoned(Weighed(Pass(), 0.3, 0.05, 0.3), {})

        monkeypatch.setattr(at.bot.thinking, "weigh", better)
        (passing,) = await at.asked()
        await passing.click((await at.move(passing, "pass")).response, label="Confirm")
        (alone,) = await at.asked()
        for _ in range(2):
            told = whispers(await at.move(alone, "activate"))
            assert [player.id for player in await at.asked()] == [alone.id]
            assert len(told) == 1


async def test_a_loss_that_is_not_sure_is_not_spoken_of(at: Scene) -> None:
    question = question_of(await at.table(), at)
    first, second, *_ = all_moves(question.decision.forms(question.view))

    def said(best: Move, lost: float, unsure: float, stake: float) -> str | None:
        found = coached(question, first, Reasoned(Weighed(best, lost, unsure, stake), {}))
        return found and found.sentence

    assert said(second, 0.3, 0.2, 0.3) is None
    assert said(second, 0.005, 0.0, 0.3) is None
    told = said(second, 0.3, 0.05, 0.3)
    assert told is not None
    assert told.startswith("🦉 Instead of **")
    assert "a computer (hard) would rather have chosen **" in told
    assert "30 % more chance to win" in told
    assert "nothing better" in (said(first, 0.0, 0.0, 0.3) or "").lower()
    assert said(first, 0.0, 0.0, 0.01) is None


async def test_it_says_what_the_better_move_is_good_for_above_all(at: Scene) -> None:
    question = question_of(await at.table(), at)
    first, second, *_ = all_moves(question.decision.forms(question.view))

    def said(best: Move, lost: float, gains: dict[str, float]) -> str:
        found = coached(question, first, Reasoned(Weighed(best, lost, 0.0, 0.3), gains))
        assert found is not None
        return found.sentence

    assert "above all against the others" in said(second, 0.3, {"others": 2.0, "points": -1.0})
    assert "good above all against the others" in said(first, 0.0, {"others": 2.0})
    assert "above all" not in said(second, 0.3, {"others": -2.0})


def test_what_only_playing_a_move_shows_is_no_reason_for_it() -> None:
    state = bare(2)
    lay(state, 0, A1="t_red_red", B1="t_builder_builder")
    asked = asking(table_of(TITLES["trajanum"], taking(state, "tower", "lamp")), 0, "en")

    def said(best: str, played: str) -> str:
        found = coached(asked, Take(played), Reasoned(Weighed(Take(best), 0.3, 0.05, 0.3), {"figures": 2.0}))
        assert found is not None
        return found.sentence

    assert "above all" in said("A1", "B1")
    assert "above all" not in said("B1", "A1")


async def test_a_button_switches_it_off_and_on_again(at: Scene) -> None:
    told: list[Any] = []
    while not told:
        (asked,) = await at.asked()
        told = whispers(await at.move(asked))
    assert list(buttons(told[0])) == ["No coach"]
    page = (await asked.click(told[0], label="No coach")).response
    assert "says nothing more" in texts(page)
    assert not (await at.table()).row.coached
    again = (await asked.click(page, label="Coach, speak again")).response
    assert "speaks to you again" in texts(again)
    assert (await at.table()).row.coached
    await at.store.learning.settle_coach((await at.table()).id, wanted=False)
    while (await at.table()).status == "playing":
        (asked,) = await at.asked()
        assert whispers(await at.move(asked)) == []
