"""Advice: what it says, who gets it, when there is none, and what the end card says about following it."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from copy import deepcopy
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import json

from bot.ai.advice import AdvisedMove
from bot.channel.moves.composing import advice_page
from bot.engine import DECIDED, Move, Weights, all_moves
from bot.play.rows import AdviceRow
from tests.asking import prompt_for
from tests.labels import label_of
from tests.scene import CONFIRM, TITLE, Scene, buttons, opened, seated, texts, told
from tools.example.rules.moves import Plant, Rest

KNOWN = replace(
    TITLE,
    evaluation=replace(
        TITLE.evaluation, weights=Weights(figures={"points": (1.0, 1.0, 1.0), "coins": (0.3, 0.3, 0.3)})
    ),
)
"""The example game with weights, so that computers can advise."""


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    """Anna is to move."""
    async with seated(tmp_path, title=KNOWN) as scene:
        await scene.move(scene.anna)
        await scene.move(scene.ben)
        yield scene


async def ask(at: Scene) -> object:
    return (await at.anna.slash(at.channel, "game advice")).response


async def test_advice_says_what_each_move_brings_and_how_much_better_the_best_is(at: Scene) -> None:
    before = len(at.messages)
    answer = await at.anna.slash(at.channel, "game advice")
    said = told(answer)
    assert said.startswith("### What a computer (hard) would consider\n**1 · ")
    assert " – best, " in said
    first = next(line for line in said.splitlines() if line.startswith("**1 · "))
    assert re.search(r"\+\d+ (coin|point)", first), first
    assert "\nThen " not in said
    assert list(buttons(answer.response))[-1] == label_of("back")
    assert "At the end everyone sees who followed advice" in said
    assert len(at.messages) == before


async def test_an_advised_move_is_one_click_from_its_confirmation(at: Scene) -> None:
    answer = await ask(at)
    first = texts(answer).split("**1 · ")[1].split("**")[0]
    shown = (await at.anna.click(answer, label="Take 1 …")).response
    assert texts(shown).startswith(f"**{first}")
    await at.anna.click(shown, label=CONFIRM)
    assert (await at.table()).state.ply == 3


async def test_advice_is_one_click_from_the_page_of_the_turn_and_back(at: Scene) -> None:
    chooser = await at.press(at.anna, label_of("move"))
    advice = (await at.anna.click(chooser, label=label_of("advice"))).response
    assert texts(advice).startswith("### What a computer (hard) would consider")
    again = (await at.anna.click(advice, label=label_of("back"))).response
    assert texts(again) == texts(chooser)


async def advised(at: Scene) -> list[Move]:
    """The legal moves that were last advised."""
    kept = json.decode((await at.store.read.select(AdviceRow, (await at.table()).id))[-1].moves or "[]")
    return [move for move in await possible(at) if json.decode(json.encode(move)) in kept]


async def possible(at: Scene) -> list[Move]:
    """The legal moves of the player who is asked."""
    table = await at.table()
    view = table.view(table.seat_of((await at.asked())[0].id))
    return list(all_moves(view.decision.forms(view)))


async def follow(at: Scene) -> None:
    """Let Anna ask for advice and play its best move by clicks."""
    shown = (await at.anna.click(await ask(at), label="Take 1 …")).response
    await at.anna.click(shown, label=label_of("do"))


async def disregard(at: Scene) -> None:
    """Let Anna ask for advice and play another move."""
    await ask(at)
    kept = await advised(at)
    other = next(move for move in await possible(at) if move not in kept)
    await at.bot.tables.games.play(at.caller(at.anna), other)


async def test_the_same_question_gets_the_same_advice_and_counts_once(at: Scene) -> None:
    first, again = [texts(await ask(at)) for _ in range(2)]
    assert first == again
    await at.restart()
    assert texts(await ask(at)) == first
    await follow(at)
    await at.play_on()
    assert "Advice was followed by **Anna** (one move)." in texts(at.card)


async def test_the_end_card_says_how_many_advised_moves_each_player_played(at: Scene) -> None:
    await follow(at)
    await at.move(at.ben, "rest")
    await follow(at)
    await at.play_on()
    assert "Advice was followed by **Anna** (2 moves)." in texts(at.card)


async def test_a_player_who_plays_another_move_has_not_followed_advice(at: Scene) -> None:
    await disregard(at)
    await at.play_on()
    assert label_of("advice") not in texts(at.card)


async def test_an_advised_move_that_is_taken_back_is_not_followed(at: Scene) -> None:
    await follow(at)
    await at.bot.tables.undos.ask(at.caller(at.anna))
    await at.bot.outbox.deliver(at.channel.id)
    table = await at.table()
    assert table.asked_users() == [at.anna.id], "the move is taken back"
    await disregard(at)
    await at.play_on()
    assert label_of("advice") not in texts(at.card)


async def played_by_a_computer(at: Scene) -> None:
    """Mark the last move as played by a computer."""
    table = await at.table()
    async with at.store.database.transaction(table.id) as database:
        await database.run(
            "INSERT INTO computer_moves (table_id, revision, level) VALUES (?, ?, 'tiro')",
            table.id,
            table.revision,
        )


async def test_a_move_that_a_computer_plays_for_somebody_does_not_count_as_following_advice(
    at: Scene,
) -> None:
    await at.bot.tables.advice.take(await at.table(), 0, [Rest()])
    await at.move(at.anna, "rest")
    await played_by_a_computer(at)
    assert await at.bot.tables.advice.followed(await at.table()) == {}


async def test_advice_of_an_earlier_turn_does_not_count_after_a_computer_has_moved(at: Scene) -> None:
    planting = next(move for move in await possible(at) if isinstance(move, Plant))
    await at.bot.tables.advice.take(await at.table(), 0, [planting])
    await at.move(at.anna, "rest")
    await at.move(at.ben, "rest")
    await played_by_a_computer(at)
    await at.bot.tables.games.play(at.caller(at.anna), planting)
    assert await at.bot.tables.advice.followed(await at.table()) == {}


async def test_advice_stored_by_a_version_without_its_moves_counts_for_nobody(at: Scene) -> None:
    await ask(at)
    table, (best, *_) = await at.table(), await advised(at)
    async with at.store.database.transaction(table.id) as database:
        await database.run("UPDATE advice SET moves = NULL")
    await at.bot.tables.games.play(at.caller(at.anna), best)
    assert await at.bot.tables.advice.followed(await at.table()) == {}


async def test_going_back_before_the_advice_is_ready_keeps_the_page_and_counts_as_no_advice(
    at: Scene,
) -> None:
    chooser = await at.press(at.anna, label_of("move"))
    page = at.env.backend.get_message(at.channel.id, chooser.id)
    before, advise = deepcopy(page.components), at.bot.computer_turns.advise

    async def slowly(question):
        assert "A computer (hard) is looking at the game" in str(page.components)
        page.components = before  # like *Back*: a real click can't come during another here
        del at.bot.last_contexts[chooser.id]
        return await advise(question)

    at.bot.computer_turns.advise = slowly
    shown = (await at.anna.click(chooser, label=label_of("advice"))).response
    assert texts(shown) == texts(chooser)
    await at.play_on()
    assert label_of("advice") not in texts(at.card)


async def test_only_a_player_who_is_asked_gets_advice(at: Scene) -> None:
    assert "Anna" in told(await at.ben.slash(at.channel, "game advice"))
    assert "play" in told(await at.watcher.slash(at.channel, "game advice"))
    await at.play_on()
    assert label_of("advice") not in texts(at.card)


async def test_the_host_can_turn_advice_off_before_the_game(tmp_path: Path) -> None:
    async with opened(tmp_path, KNOWN) as at:
        await at.anna.slash(at.channel, "game new", game="example")
        assert label_of("advice") not in texts(at.card)
        await at.set_option("advice", "off")
        assert "Advice: none" in texts(at.card)
        await at.ben.click(at.card, label=label_of("join"))
        await at.anna.click(at.card, label=label_of("start"))
        chooser = await at.press(at.anna, label_of("move"))
        assert label_of("advice") not in buttons(chooser)
        assert told(await at.anna.slash(at.channel, "game advice")) == (
            "This table plays without advice: that was decided before the game began."
        )


async def test_a_game_without_weights_has_no_advice(tmp_path: Path) -> None:
    unknown = replace(TITLE, evaluation=replace(TITLE.evaluation, weights=Weights()))
    async with seated(tmp_path, title=unknown) as at:
        assert label_of("advice") not in buttons(await at.press(at.anna, label_of("move")))
        assert "no computer knows it" in told(await at.anna.slash(at.channel, "game advice"))


async def test_advice_that_comes_after_the_game_has_gone_on_says_so_and_does_not_count(at: Scene) -> None:
    chooser = await at.press(at.anna, label_of("move"))
    advise = at.bot.computer_turns.advise

    async def slowly(question):
        await at.bot.tables.games.play(at.caller(at.anna), Rest())
        return await advise(question)

    at.bot.computer_turns.advise = slowly
    answer = (await at.anna.click(chooser, label=label_of("advice"))).response
    assert "The table has changed since you chose that." in texts(answer)
    await at.play_on()
    assert label_of("advice") not in texts(at.card)


async def test_advice_is_given_in_the_readers_language(at: Scene) -> None:
    at.read_in("de")
    said = texts(await ask(at))
    assert said.startswith("### Was ein Computer (schwer) erwägen würde\n**1 · ")
    assert "Am Ende sehen alle" in said


async def test_a_move_that_decides_the_game_is_not_described_in_points(at: Scene) -> None:
    table = await at.table()
    asked = prompt_for(table, at.anna.id, "en")
    move = next(all_moves(list(asked.forms.values())))
    page = advice_page(asked, [AdvisedMove(move, 2 * DECIDED), AdvisedMove(move, None)])
    assert "it may well decide the game" in page.paragraphs[1]
