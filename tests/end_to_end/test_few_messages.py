"""How many messages a game posts: one for each action of a person, including what the computers do after it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.ai.players import TIRO, player_called
from bot.computer_turns.workers import ThinkingWorker
from bot.games import TITLES
from bot.play.notify.outbox import PATIENCE
from tests.scene import TITLE, Scene, seated, sketched, texts
from tools.example.rules.moves import Rest

MOST_MESSAGES = 15
ROUNDS = 3


async def act(scene: Scene) -> None:
    """Play for Anna what an easy computer would play."""
    table = await scene.table()
    view = table.view(table.seat_of(scene.anna.id))
    game = table.title.game
    move = player_called(TIRO.name, game, table.title.evaluation, bytes(16)).choose(view)
    await scene.bot.tables.games.play(scene.caller(scene.anna), move)
    await scene.bot.outbox.deliver(scene.channel.id)
    await scene.thought()


async def may_rest(scene: Scene) -> bool:
    table = await scene.table()
    view = table.view(table.seat_of(scene.anna.id))
    return view.decision is not None and any(form.move.kind() == "rest" for form in view.decision.forms(view))


async def test_three_rounds_of_praetor_with_two_computers_are_at_most_15_messages(
    tmp_path: Path,
) -> None:
    async with seated(tmp_path, 1, sketched(TITLES["praetor"]), computers=["tiro", "tiro"]) as scene:
        actions = 0
        while (table := await scene.table()).view(None).round <= ROUNDS:
            revision = table.revision
            await act(scene)
            assert (await scene.table()).revision > revision
            actions += 1
        assert len(scene.posted()) == len(scene.messages) <= MOST_MESSAGES
        assert len(scene.posted()) <= actions + 1, "the first card, and one for each own action"


@pytest.fixture
async def hesitating(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Anna against a computer that thinks until the event is set."""
    go = asyncio.Event()
    async with seated(tmp_path, 1, TITLE, computers=["tiro"]) as scene:
        while not await may_rest(scene):
            await act(scene)
        real = ThinkingWorker.think

        async def think(thinker: ThinkingWorker, thought: object) -> object:
            await go.wait()
            return await real(thinker, thought)  # type: ignore[arg-type]

        monkeypatch.setattr(ThinkingWorker, "think", think)
        yield scene, go
        go.set()
        await scene.thought()


async def moves(scene: Scene) -> int:
    """Let Anna move without waiting for the computer; return the number of messages before."""
    before = len(scene.posted())
    await scene.bot.tables.games.play(scene.caller(scene.anna), Rest())
    await scene.bot.outbox.deliver(scene.channel.id)
    assert (await scene.table()).asked_computers
    return before


async def test_an_action_and_the_answers_of_computers_are_one_message(
    hesitating: tuple[Scene, asyncio.Event],
) -> None:
    scene, go = hesitating
    before = await moves(scene)
    assert len(scene.posted()) == before, "the answer is waited for"
    go.set()
    await scene.thought()
    assert len(scene.posted()) == before + 1
    assert "rests: +3 coins" in texts(scene.card)
    assert f"<@{scene.anna.id}>:" in texts(scene.card)


async def test_a_slow_computer_keeps_the_channel_silent_for_only_a_few_seconds(
    hesitating: tuple[Scene, asyncio.Event],
) -> None:
    scene, go = hesitating
    before, edits = await moves(scene), len(scene.edited())
    scene.now += PATIENCE
    await scene.bot.outbox.deliver(scene.channel.id)
    assert len(scene.posted()) == before + 1
    assert "rests: +3 coins" in texts(scene.card)
    assert "The computer is thinking." in texts(scene.card)
    await scene.bot.outbox.deliver(scene.channel.id)
    assert len(scene.edited()) == edits + 1, (
        "the former card has lost its buttons; the new one says all itself"
    )
    go.set()
    await scene.thought()
    assert len(scene.posted()) == before + 2
    assert not any("thinking" in texts(message) for message in scene.messages)


async def test_an_end_brought_about_by_a_computer_is_one_message_with_the_move_before_it(
    tmp_path: Path,
) -> None:
    async with seated(tmp_path, 1, TITLE, computers=["tiro"]) as scene:
        while (await scene.table()).status == "playing":
            before = len(scene.posted())
            await act(scene)
        assert len(scene.posted()) == before + 1
        assert "wins!" in texts(scene.card)
        assert await scene.store.outbox.waiting(scene.now + PATIENCE) == []
