"""Advice: what it says, to whom, when there is none, and that the table hears at the end who followed it."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from copy import deepcopy
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import json

from bot.ai.advice import Advised
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
"""The example game, as computers know it."""


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    """Anna is to move."""
    async with seated(tmp_path, title=KNOWN) as scene:
        await scene.move(scene.anna)
        await scene.move(scene.ben)
        yield scene


async def ask(at: Scene) -> object:
    return (await at.anna.slash(at.channel, "game advice")).response


async def play_on(at: Scene) -> None:
    while (await at.table()).status == "playing":
        (asked,) = await at.asked()
        await at.move(asked)


async def test_advice_says_what_each_move_brings_and_how_much_better_it_is(at: Scene) -> None:
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


async def test_a_move_that_is_advised_is_one_click_from_the_page_that_confirms_it(at: Scene) -> None:
    answer = await ask(at)
    first = texts(answer).split("**1 · ")[1].split("**")[0]
    shown = (await at.anna.click(answer, label="Take 1 …")).response
    assert texts(shown).startswith(f"**{first}")
    await at.anna.click(shown, label=CONFIRM)
    assert (await at.table()).state.ply == 3


async def test_advice_is_one_click_from_the_chooser_and_back(at: Scene) -> None:
    chooser = await at.press(at.anna, label_of("move"))
    advice = (await at.anna.click(chooser, label=label_of("advice"))).response
    assert texts(advice).startswith("### What a computer (hard) would consider")
    again = (await at.anna.click(advice, label=label_of("back"))).response
    assert texts(again) == texts(chooser)


async def advised(at: Scene) -> list[Move]:
    """The moves that were advised last, of those that can be made."""
    kept = json.decode((await at.store.read.select(AdviceRow, (await at.table()).id))[-1].moves or "[]")
    return [move for move in await possible(at) if json.decode(json.encode(move)) in kept]


async def possible(at: Scene) -> list[Move]:
    """What the player who is asked can do."""
    table = await at.table()
    view = table.view(table.seat_of((await at.asked())[0].id))
    return list(all_moves(view.decision.forms(view)))


async def follow(at: Scene) -> None:
    """Let Anna ask for advice and play what is best by it, by clicks."""
    shown = (await at.anna.click(await ask(at), label="Take 1 …")).response
    await at.anna.click(shown, label=label_of("do"))


async def disregard(at: Scene) -> None:
    """Let Anna ask for advice and play something else."""
    await ask(at)
    kept = await advised(at)
    other = next(move for move in await possible(at) if move not in kept)
    await at.bot.tables.games.play(at.caller(at.anna), other)


async def test_the_same_question_is_advised_alike_and_counts_once(at: Scene) -> None:
    first, again = [texts(await ask(at)) for _ in range(2)]
    assert first == again
    await at.restart()
    assert texts(await ask(at)) == first
    await follow(at)
    await play_on(at)
    assert "Advice was followed by **Anna** (one move)." in texts(at.card)


async def test_at_the_end_the_table_hears_how_many_advised_moves_each_has_played(at: Scene) -> None:
    await follow(at)
    await at.move(at.ben, "rest")
    await follow(at)
    await play_on(at)
    assert "Advice was followed by **Anna** (2 moves)." in texts(at.card)


async def test_whoever_looks_at_advice_and_plays_something_else_has_not_followed_it(at: Scene) -> None:
    await disregard(at)
    await play_on(at)
    assert label_of("advice") not in texts(at.card)


async def test_an_advised_move_that_is_taken_back_is_not_followed(at: Scene) -> None:
    await follow(at)
    await at.bot.tables.undos.ask(at.caller(at.anna))
    await at.bot.outbox.deliver(at.channel.id)
    table = await at.table()
    assert table.asked_users() == [at.anna.id], "the move is taken back"
    await disregard(at)
    await play_on(at)
    assert label_of("advice") not in texts(at.card)


async def played_by_a_computer(at: Scene) -> None:
    """Let what was played last have been chosen by a computer."""
    table = await at.table()
    async with at.store.database.transaction(table.id) as database:
        await database.run(
            "INSERT INTO computer_moves (table_id, revision, level) VALUES (?, ?, 'tiro')",
            table.id,
            table.revision,
        )


async def test_what_a_computer_plays_for_somebody_they_have_not_followed(at: Scene) -> None:
    await at.bot.tables.advice.take(await at.table(), 0, [Rest()])
    await at.move(at.anna, "rest")
    await played_by_a_computer(at)
    assert await at.bot.tables.advice.followed(await at.table()) == {}


async def test_a_turn_ends_with_the_move_of_a_computer_too(at: Scene) -> None:
    planting = next(move for move in await possible(at) if isinstance(move, Plant))
    await at.bot.tables.advice.take(await at.table(), 0, [planting])
    await at.move(at.anna, "rest")
    await at.move(at.ben, "rest")
    await played_by_a_computer(at)
    await at.bot.tables.games.play(at.caller(at.anna), planting)
    assert await at.bot.tables.advice.followed(await at.table()) == {}


async def test_what_was_advised_before_the_moves_were_kept_names_nobody(at: Scene) -> None:
    await ask(at)
    table, (best, *_) = await at.table(), await advised(at)
    async with at.store.database.transaction(table.id) as database:
        await database.run("UPDATE advice SET moves = NULL")
    await at.bot.tables.games.play(at.caller(at.anna), best)
    assert await at.bot.tables.advice.followed(await at.table()) == {}


async def test_whoever_goes_back_while_it_is_thought_is_not_interrupted_and_takes_no_advice(
    at: Scene,
) -> None:
    chooser = await at.press(at.anna, label_of("move"))
    page = at.env.backend.get_message(at.channel.id, chooser.id)
    before, advise = deepcopy(page.components), at.bot.computer_turns.advise

    async def slowly(question):
        assert "A computer (hard) is looking at the game" in str(page.components)
        page.components = before  # as *Back* would have it; a click can't come in the middle of another here
        del at.bot.last_contexts[chooser.id]
        return await advise(question)

    at.bot.computer_turns.advise = slowly
    shown = (await at.anna.click(chooser, label=label_of("advice"))).response
    assert texts(shown) == texts(chooser)
    await play_on(at)
    assert label_of("advice") not in texts(at.card)


async def test_only_who_is_asked_is_advised(at: Scene) -> None:
    assert "Anna" in told(await at.ben.slash(at.channel, "game advice"))
    assert "play" in told(await at.watcher.slash(at.channel, "game advice"))
    await play_on(at)
    assert label_of("advice") not in texts(at.card)


async def test_the_host_may_settle_that_there_is_none(tmp_path: Path) -> None:
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


async def test_where_no_computer_knows_the_game_there_is_none(tmp_path: Path) -> None:
    unknown = replace(TITLE, evaluation=replace(TITLE.evaluation, weights=Weights()))
    async with seated(tmp_path, title=unknown) as at:
        assert label_of("advice") not in buttons(await at.press(at.anna, label_of("move")))
        assert "no computer knows it" in told(await at.anna.slash(at.channel, "game advice"))


async def test_where_the_game_has_gone_on_meanwhile_that_is_said_and_no_advice_is_taken(at: Scene) -> None:
    chooser = await at.press(at.anna, label_of("move"))
    advise = at.bot.computer_turns.advise

    async def slowly(question):
        await at.bot.tables.games.play(at.caller(at.anna), Rest())
        return await advise(question)

    at.bot.computer_turns.advise = slowly
    answer = (await at.anna.click(chooser, label=label_of("advice"))).response
    assert "The table has changed since you chose that." in texts(answer)
    await play_on(at)
    assert label_of("advice") not in texts(at.card)


async def test_advice_is_given_in_the_readers_language(at: Scene) -> None:
    at.read_in("de")
    said = texts(await ask(at))
    assert said.startswith("### Was ein Computer (schwer) erwägen würde\n**1 · ")
    assert "Am Ende sehen alle" in said


async def test_a_move_that_decides_the_game_is_not_counted_in_points(at: Scene) -> None:
    table = await at.table()
    asked = prompt_for(table, at.anna.id, "en")
    move = next(all_moves(list(asked.forms.values())))
    page = advice_page(asked, [Advised(move, 2 * DECIDED), Advised(move, None)])
    assert "it may well decide the game" in page.paragraphs[1]
