from __future__ import annotations

import pytest

from bot.play.errors import Refused, Repeated
from bot.play.history.log import may_go_back
from bot.play.turn.agreements import MOST_FREE
from tools.example.rules.moves import Hide, Plant, Rest

from .conftest import ANNA, BEN, CARLA, CHANNEL, House

pytestmark = pytest.mark.parametrize("kind", ["sqlite", "postgres"])


async def test_the_last_own_move_is_taken_back_at_once(house: House) -> None:
    before = await house.game(ANNA, BEN)
    await house.tables.games.play(CHANNEL, ANNA, Plant("wheat", "A1", 1))
    undo = await house.tables.undos.ask(CHANNEL, ANNA)
    assert undo.done
    assert undo.table.view(None) == before.view(None)
    assert undo.table.revision == before.revision + 2
    assert undo.table.asked_users() == [ANNA.id]
    assert (await house.told())[-1] == ("undo", undo.table.revision)


async def test_nobody_takes_back_what_others_moved_after_unless_all_agree(house: House) -> None:
    before = await house.game(ANNA, BEN, CARLA)
    await house.tables.games.play(CHANNEL, ANNA, Plant("wheat", "A1", 1))
    await house.tables.games.play(CHANNEL, BEN, Rest())
    undo = await house.tables.undos.ask(CHANNEL, ANNA)
    assert not undo.done
    revision = undo.table.revision
    with pytest.raises(Refused, match="question-own"):
        await house.tables.agreements.answer(CHANNEL, ANNA, "undo", True, revision=revision)
    assert not (await house.tables.agreements.answer(CHANNEL, BEN, "undo", True, revision=revision)).done
    done = await house.tables.agreements.answer(CHANNEL, CARLA, "undo", True, revision=revision)
    assert done.done
    assert done.table.view(None) == before.view(None)


async def test_one_no_is_enough(house: House) -> None:
    await house.game(ANNA, BEN, CARLA)
    await house.tables.games.play(CHANNEL, ANNA, Rest())
    await house.tables.games.play(CHANNEL, BEN, Rest())
    undo = await house.tables.undos.ask(CHANNEL, ANNA)
    await house.tables.agreements.answer(CHANNEL, BEN, "undo", False, revision=undo.table.revision)
    with pytest.raises(Refused, match="question-void"):
        await house.tables.agreements.answer(CHANNEL, CARLA, "undo", True, revision=undo.table.revision)


async def test_a_move_makes_the_question_void(house: House) -> None:
    await house.game(ANNA, BEN)
    await house.tables.games.play(CHANNEL, ANNA, Rest())
    await house.tables.games.play(CHANNEL, BEN, Rest())
    await house.tables.undos.ask(CHANNEL, BEN)
    await house.tables.games.play(CHANNEL, BEN, Rest())
    undo = await house.tables.undos.ask(CHANNEL, ANNA)
    await house.tables.games.play(CHANNEL, ANNA, Rest())
    with pytest.raises(Refused, match="question-void"):
        await house.tables.agreements.answer(CHANNEL, BEN, "undo", True, revision=undo.table.revision)


async def test_what_was_undone_is_not_undone_again(house: House) -> None:
    table = await house.game(ANNA, BEN)
    await house.tables.games.play(CHANNEL, ANNA, Rest())
    await house.tables.undos.ask(CHANNEL, ANNA)
    await house.tables.games.play(CHANNEL, ANNA, Plant("wheat", "B2", 1))
    undo = await house.tables.undos.ask(CHANNEL, ANNA)
    assert undo.table.view(None) == table.view(None)
    undo = await house.tables.undos.ask(CHANNEL, ANNA)
    assert not undo.done, "the seed hidden before Ben hid his"


async def test_secrets_that_came_out_are_a_barrier(house: House) -> None:
    await house.lobby(ANNA, BEN)
    table = await house.tables.lobbies.start(CHANNEL, ANNA)
    with pytest.raises(Refused, match="nothing-to-undo"):
        await house.tables.undos.ask(CHANNEL, ANNA)
    assert table.revision == 1


async def test_one_question_about_taking_back_is_open_at_a_time(house: House) -> None:
    await house.game(ANNA, BEN, CARLA)
    await house.tables.games.play(CHANNEL, ANNA, Rest())
    table = await house.tables.games.play(CHANNEL, BEN, Rest())
    asked = house.interaction()
    assert not (await house.tables.undos.ask(CHANNEL, ANNA, interaction=asked)).done
    told = await house.told()
    for _ in range(3):
        with pytest.raises(Refused, match="undo-open"):
            await house.tables.undos.ask(CHANNEL, ANNA, interaction=house.interaction())
    with pytest.raises(Repeated):
        await house.tables.undos.ask(CHANNEL, ANNA, interaction=asked)
    assert await house.told() == told
    await house.tables.agreements.answer(CHANNEL, BEN, "undo", False, revision=table.revision)
    told = await house.told()
    await house.tables.games.play(CHANNEL, CARLA, Rest())
    with pytest.raises(Refused, match="undo-refused-before"):
        await house.tables.undos.ask(CHANNEL, ANNA)
    assert [kind for kind, _ in (await house.told())[len(told) :]] == ["turn"]
    assert (await house.tables.undos.ask(CHANNEL, BEN)).became == "asked", (
        "a move of somebody else is another"
    )


async def test_a_move_is_taken_back_three_times_without_asking_and_then_the_others_are_asked(
    house: House,
) -> None:
    await house.game(ANNA, BEN)
    for _ in range(MOST_FREE):
        await house.tables.games.play(CHANNEL, ANNA, Rest())
        assert (await house.tables.undos.ask(CHANNEL, ANNA)).done
    await house.tables.games.play(CHANNEL, ANNA, Rest())
    assert (await house.tables.undos.ask(CHANNEL, ANNA)).became == "asked"


async def test_nobody_goes_back_beyond_somebody_leaving(house: House) -> None:
    await house.game(ANNA, BEN, CARLA)
    await house.tables.games.play(CHANNEL, ANNA, Rest())
    await house.tables.games.resign(CHANNEL, CARLA)
    with pytest.raises(Refused, match="nothing-to-undo"):
        await house.tables.undos.ask(CHANNEL, ANNA)


async def test_the_log_keeps_what_was_undone_and_tells_secrets_to_their_owner_alone(house: House) -> None:
    table = await house.game(ANNA, BEN)
    await house.tables.games.play(CHANNEL, ANNA, Rest())
    undo = await house.tables.undos.ask(CHANNEL, ANNA)
    own = await house.tables.log.after(undo.table, 0, 0)
    public = await house.tables.log.after(undo.table, None, 0)
    assert [entry.kind for entry in own] == ["start", "move", "move", "move", "undo"]
    told = [event for entry in public for event in entry.events if event.key == "hid"]
    assert [(event.hidden, event.said) for event in told] == [(True, {})] * len(told)
    assert False in [event.hidden for entry in own for event in entry.events if event.key == "hid"]
    assert (await house.tables.shelf.at(undo.table, table.revision)).view(0) == table.view(0)


async def test_a_secret_answer_is_taken_back_while_nobody_else_has_answered(house: House) -> None:
    await house.lobby(ANNA, BEN)
    table = await house.tables.lobbies.start(CHANNEL, ANNA)
    await house.tables.games.play(CHANNEL, ANNA, Hide(table.view(0).own_hand[0]))
    undo = await house.tables.undos.ask(CHANNEL, ANNA)
    assert undo.done
    assert undo.table.asked_users() == [ANNA.id, BEN.id]


async def test_taking_back_is_possible_where_somebody_can_do_it_or_others_can_be_asked(house: House) -> None:
    await house.lobby(ANNA, BEN)
    table = await house.tables.lobbies.start(CHANNEL, ANNA)
    assert not await house.tables.undos.possible(table), "nobody has moved"
    table = await house.tables.games.play(CHANNEL, ANNA, Hide(table.view(0).own_hand[0]))
    assert await house.tables.undos.possible(table)
    table = await house.tables.games.play(CHANNEL, BEN, Hide(table.view(1).own_hand[0]))
    assert await house.tables.undos.possible(table), "the others may agree"
    table = await house.tables.games.play(CHANNEL, ANNA, Rest())
    assert await house.tables.undos.possible(table)
    await house.tables.games.resign(CHANNEL, BEN)
    table = await house.tables.shelf.current(CHANNEL)
    assert table is not None
    assert not await house.tables.undos.possible(table), "somebody has left since"


async def test_the_latest_entries_tell_the_same_as_all(house: House) -> None:
    table = await house.game(ANNA, BEN)
    for _ in range(2):
        for player in (ANNA, BEN):
            table = await house.tables.games.play(CHANNEL, player, Rest())
        table = (await house.tables.undos.ask(CHANNEL, BEN)).table
        table = await house.tables.games.play(CHANNEL, BEN, Rest())
    moves = await house.store.moves(table.id)
    told = {may_go_back(moves[-most:], {0, 1}) for most in range(1, len(moves) + 1)}
    assert told <= {None, may_go_back(moves, {0, 1})}
