"""How many files and functions of the bot an answer, *Confirm* and a computer's move run, within bounds."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from simcord.actors import MemberActor

from bot.games import TITLES
from tests.labels import label_of
from tests.scene import CONFIRM, Scene, buttons, menus, seated
from tools.sketches import sketched

from .traced import Trace, traced

TITLE = sketched(TITLES["praetor"])


async def laid_out(at: Scene) -> tuple[MemberActor, Any, Trace]:
    """The player who is asked, their page before *Confirm*, and the trace of the first answer."""
    (player,) = await at.asked()
    page = await at.press(player, label_of("move"))
    with traced() as answered:
        page = await answer(player, page)
    while CONFIRM not in buttons(page):
        page = await answer(player, page)
    return player, page, answered


async def answer(player: MemberActor, page: Any) -> Any:
    if menus(page):
        menu = menus(page)[0]
        value = menu["options"][0]["value"]
        return (await player.select(page, custom_id=menu["custom_id"], values=[value])).response
    return (await player.click(page, label=next(iter(buttons(page))))).response


async def test_an_answer_and_confirm_run_few_functions_of_few_files(tmp_path: Path) -> None:
    async with seated(tmp_path, 2, TITLE) as at:
        player, page, answered = await laid_out(at)
        with traced() as confirmed:
            await player.click(page, label=CONFIRM)
            await at.all_told()
    assert answered.within(files=45, functions=237), str(answered)
    assert confirmed.within(files=44, functions=250), str(confirmed)
    assert confirmed.each_task_within(files=35, functions=178), str(confirmed)


async def test_a_computers_move_runs_few_functions_of_few_files(tmp_path: Path) -> None:
    async with seated(tmp_path, 1, TITLE, computers=["tiro"]) as at:
        table, tables = await at.table(), at.bot.tables
        draft = (await tables.drafts.of(table, 0)).draft
        while not draft.ended:
            form = next(iter(draft.after.decision.forms(draft.after)))
            draft = draft.then(table.title.game, next(iter(form.moves())))
        workers = at.bot.computer_turns._thinkers
        async with AsyncExitStack() as held:
            for _ in range(workers.count):
                await held.enter_async_context(workers.next_free())
            await tables.games.play(at.caller(at.anna), *draft.moves)
            await at.bot.outbox.deliver(table.channel)
            with traced() as moved:
                await held.aclose()
                await at.thought()
    assert moved.within(files=43, functions=217), str(moved)
    assert moved.each_task_within(files=31, functions=124), str(moved)
