"""Drafts of turns: private to their player, and played as a whole or not at all."""

from collections.abc import AsyncIterator
from itertools import islice
from pathlib import Path

import pytest
from msgspec import json

from bot.engine import Draft, Move, Refusal
from bot.games import TITLES
from bot.play.clock.clocks import Pace
from bot.play.errors import Refused
from bot.play.rows import DraftRow, MissedRow
from bot.play.table import Table
from bot.play.turn.games import LAID_OUT, LONGEST_DRAFT, played_on
from tools.example.rules.moves import Rest

from .conftest import ANNA, BEN, CARLA, BaseBot

DAY = 86_400.0

SPOILED = '[{"type":"fly"},{"type":"plant","crop":"wheat","bed":"Z9","amount":1},{"type":"rest"}]'
"""A draft of an unknown move, one that is not legal, and one that ends the turn."""


@pytest.fixture
async def marble(path: Path) -> AsyncIterator[BaseBot]:
    """A bot with City of Marble, in which a turn has two actions."""
    bot = BaseBot(path, TITLES["marble"])
    await bot.open()
    yield bot
    await bot.store.close()


def some_move(draft: Draft, number: int = 0) -> Move:
    """Return one of the moves that may follow."""
    form = next(iter(draft.after.decision.forms(draft.after)))
    return next(islice(form.moves({}), number, None))


async def whole_turn(bot: BaseBot, table: Table, seat: int) -> Draft:
    """Lay out a turn to its end; return the draft."""
    kept = await bot.tables.drafts.of(table, seat)
    while not kept.draft.ended:
        draft = kept.draft.then(table.title.game, some_move(kept.draft))
        kept = await bot.tables.drafts.put(table, seat, kept.edition, draft)
    return kept.draft


async def test_a_draft_survives_a_restart_and_is_not_announced(bot: BaseBot) -> None:
    table = await bot.game(ANNA, BEN)
    before = await bot.told()
    draft = await whole_turn(bot, table, 0)
    await bot.reopen()
    again = await bot.tables.drafts.of(table, 0)
    assert again.draft.moves == draft.moves
    assert again.draft.ended
    assert (await bot.tables.drafts.of(table, 1)).draft.steps == ()
    assert await bot.told() == before
    assert (await bot.tables.repository.by_id(table.id)).revision == table.revision


async def test_an_edition_that_is_not_the_latest_cannot_be_changed(bot: BaseBot) -> None:
    table = await bot.game(ANNA, BEN)
    empty = (await bot.tables.drafts.of(table, 0)).draft
    kept = await bot.tables.drafts.put(table, 0, 0, empty.then(table.title.game, Rest()))
    with pytest.raises(Refused, match="draft-changed"):
        await bot.tables.drafts.put(table, 0, 0, empty)
    assert (await bot.tables.drafts.put(table, 0, kept.edition, empty)).edition == 2


async def test_unknown_and_illegal_moves_of_a_draft_are_left_out(
    bot: BaseBot,
) -> None:
    table = await bot.game(ANNA, BEN)
    await bot.tables.drafts.write(DraftRow(table_id=table.id, seat=0, user=ANNA.id, edition=1, moves=SPOILED))
    kept = await bot.tables.drafts.of(table, 0)
    assert kept.draft.moves == (Rest(),)
    assert [lost.move.kind() for lost in kept.lost] == ["plant"]


async def test_a_draft_has_a_limited_length(bot: BaseBot) -> None:
    table = await bot.game(ANNA, BEN)
    draft = Draft(table.view(0)).then(table.title.game, Rest())
    with pytest.raises(Refused, match="draft-long"):
        await bot.tables.drafts.put(table, 0, 0, Draft(draft.view, draft.steps * (LONGEST_DRAFT + 1)))


async def test_a_turn_of_several_moves_is_played_as_a_whole_and_announced_once(marble: BaseBot) -> None:
    await marble.lobby(ANNA, BEN)
    table = await marble.tables.lobbies.start(ANNA)
    seat = table.asked_seats[0]
    person = next(one for one in (ANNA, BEN) if table.seat_of(one.id) == seat)
    draft = await whole_turn(marble, table, seat)
    before = await marble.told()
    after = await marble.tables.games.play(marble.clicking(person), *draft.moves, revision=table.revision)
    assert len(draft.moves) == 2
    assert after.revision == table.revision + 2
    assert await marble.told() == [*before, ("turn", after.revision)]
    rows = await marble.store.moves(table.id, since=table.revision)
    assert [(row.kind, row.seat, row.user) for row in rows] == [("move", seat, person.id)] * 2
    assert (await marble.tables.repository.at(after, table.revision + 1)).asked_seats == (seat,)
    assert (await marble.tables.drafts.of(after, seat)).draft.steps == ()


async def test_a_turn_with_an_illegal_move_is_not_played_at_all(marble: BaseBot) -> None:
    await marble.lobby(ANNA, BEN)
    table = await marble.tables.lobbies.start(ANNA)
    seat = table.asked_seats[0]
    person = next(one for one in (ANNA, BEN) if table.seat_of(one.id) == seat)
    draft = await whole_turn(marble, table, seat)
    with pytest.raises(Refusal):
        await marble.tables.games.play(person, *draft.moves, draft.moves[0])
    assert (await marble.tables.repository.by_id(table.id)).revision == table.revision
    assert (await marble.tables.drafts.of(table, seat)).draft.moves == draft.moves


async def test_a_draft_survives_what_others_do_and_is_private(bot: BaseBot) -> None:
    table = await bot.game(ANNA, BEN, CARLA)
    draft = await whole_turn(bot, table, 0)
    table = await bot.tables.games.resign(CARLA)
    assert (await bot.tables.drafts.of(table, 0)).draft.moves == draft.moves
    assert await bot.tables.drafts.row(table.id, 0, BEN.id) is None


async def test_a_complete_draft_is_played_when_time_runs_out_and_the_log_says_so(bot: BaseBot) -> None:
    table = await bot.game(ANNA, BEN)
    await bot.pace(Pace(DAY, "decide"))
    table = await bot.tables.repository.by_id(table.id)
    draft = await whole_turn(bot, table, 0)
    bot.now += DAY + 1800
    await bot.tables.deadlines.put_due()
    thought = await bot.tables.computers.thought(table.id)
    assert thought.for_person
    after = await bot.tables.computers.play_laid_out(thought)
    assert after is not None
    *_, entry = await bot.tables.log.after(after, None, table.revision)
    assert (entry.seat, entry.computer) == (0, LAID_OUT)
    (row,) = await bot.store.moves(table.id, since=table.revision)
    assert table.title.game.move_from(json.decode(row.move)) == draft.moves[-1]


async def test_a_complete_draft_is_played_before_a_computer_takes_the_seat_and_both_are_one_card(
    bot: BaseBot,
) -> None:
    await bot.game(ANNA, BEN)
    table = await bot.pace(Pace(DAY, "seat"))
    for _ in range(2):
        bot.now += DAY
        await bot.tables.deadlines.put_due()
        await bot.tables.computers.play(await bot.tables.computers.thought(table.id), Rest())
        table = await bot.tables.games.play(BEN, Rest())
    draft = await whole_turn(bot, table, 0)
    before = await bot.told()
    bot.now += DAY
    await bot.tables.deadlines.put_due()
    after = await bot.tables.repository.by_id(table.id)
    assert (after.asked_seats, after.computers) == ((1,), ("veteranus", None))
    *earlier, last, _ = await bot.store.moves(table.id)
    assert (table.title.game.move_from(json.decode(last.move)), last.computer) == (draft.moves[-1], LAID_OUT)
    assert len(earlier) + 2 == after.revision == table.revision + len(draft.moves) + 1
    assert await bot.told() == [*before, ("replaced", after.revision), ("seat-taken", after.revision)]
    assert (await bot.tables.repository.at(after, after.revision - 1)).computers == (None, None)


async def test_a_complete_draft_that_ends_the_game_leaves_no_seat_to_take(bot: BaseBot) -> None:
    table = await bot.game(ANNA, BEN)
    while not played_on(table, table.asked_seats[0], [Rest()])[0].state.outcome:
        table = await bot.tables.games.play((ANNA, BEN)[table.asked_seats[0]], Rest())
    (seat,) = table.asked_seats
    table = await bot.pace(Pace(DAY, "seat"))
    await bot.store.database.put(MissedRow(table_id=table.id, seat=seat, times=2))
    draft = (await bot.tables.drafts.of(table, seat)).draft.then(table.title.game, Rest())
    await bot.tables.drafts.put(table, seat, 0, draft)
    bot.now += DAY
    await bot.tables.deadlines.put_due()
    after = await bot.tables.repository.by_id(table.id)
    assert (after.status, after.computers) == ("ended", (None, None))


async def test_a_turn_that_its_player_laid_out_is_taken_back_only_if_they_agree(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN)
    await bot.pace(Pace(DAY, "decide"))
    table = await bot.tables.games.play(ANNA, Rest())
    await whole_turn(bot, table, 1)
    bot.now += DAY + 1800
    await bot.tables.deadlines.put_due()
    assert await bot.tables.computers.play_laid_out(await bot.tables.computers.thought(table.id)) is not None
    assert (await bot.tables.undos.ask(ANNA)).became == "asked"


@pytest.mark.parametrize("moves", ["[]", SPOILED])
async def test_an_incomplete_draft_is_not_played_when_time_runs_out(bot: BaseBot, moves: str) -> None:
    table = await bot.game(ANNA, BEN)
    await bot.pace(Pace(DAY, "decide"))
    await bot.tables.drafts.write(DraftRow(table_id=table.id, seat=0, user=ANNA.id, edition=1, moves=moves))
    bot.now += DAY + 1800
    await bot.tables.deadlines.put_due()
    thought = await bot.tables.computers.thought(table.id)
    assert thought.for_person
    assert await bot.tables.computers.play_laid_out(thought) is None
