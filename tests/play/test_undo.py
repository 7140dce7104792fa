from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.play.errors import Refused, RepeatedRequest
from bot.play.history.game_log import way_back
from bot.play.turn import agreements
from bot.play.turn.agreements import MOST_FREE
from tools.example.rules.moves import Hide, Plant, Rest

from .conftest import ANNA, BEN, CARLA, CHANNEL, BaseBot
from .test_computers import at_annas_turn, pings

pytestmark = pytest.mark.parametrize("kind", ["sqlite", "postgres"])


async def test_a_players_last_move_is_taken_back_at_once(bot: BaseBot) -> None:
    before = await bot.game(ANNA, BEN)
    await bot.tables.games.play(ANNA, Plant("wheat", "A1", 1))
    undo = await bot.tables.undos.ask(ANNA)
    assert undo.done
    assert undo.table.view(None) == before.view(None)
    assert undo.table.revision == before.revision + 2
    assert undo.table.asked_users() == [ANNA.id]
    assert (await bot.told())[-1] == ("undo", undo.table.revision)
    assert (await pings(bot))[-1] == ("undo", []), "who takes back knows it"


async def test_a_move_that_others_have_followed_is_taken_back_only_if_all_agree(bot: BaseBot) -> None:
    before = await bot.game(ANNA, BEN, CARLA)
    await bot.tables.games.play(ANNA, Plant("wheat", "A1", 1))
    await bot.tables.games.play(BEN, Rest())
    undo = await bot.tables.undos.ask(ANNA)
    assert not undo.done
    revision = undo.table.revision
    with pytest.raises(Refused, match="question-own"):
        await bot.tables.agreements.answer(ANNA, "undo", True, revision=revision)
    assert not (await bot.tables.agreements.answer(BEN, "undo", True, revision=revision)).done
    done = await bot.tables.agreements.answer(CARLA, "undo", True, revision=revision)
    assert done.done
    assert done.table.view(None) == before.view(None)
    assert (await bot.tables.log.after(done.table, None, revision))[-1].took_more_back


async def test_an_undo_takes_no_more_back_if_what_came_later_has_been_taken_back_already(
    bot: BaseBot,
) -> None:
    await bot.game(ANNA, BEN)
    await bot.tables.games.play(ANNA, Rest())
    await bot.tables.games.play(BEN, Rest())
    await bot.tables.undos.ask(BEN)
    undo = await bot.tables.undos.ask(ANNA)
    assert undo.done
    assert not (await bot.tables.log.after(undo.table, None, undo.table.revision - 1))[-1].took_more_back


async def test_whose_answer_is_taken_back_too_is_pinged(bot: BaseBot) -> None:
    await bot.lobby(ANNA, BEN)
    table = await bot.tables.lobbies.start(ANNA)
    for seat, person in enumerate((ANNA, BEN)):
        table = await bot.tables.games.play(person, Hide(table.view(seat).own_hand[0]))
    undo = await bot.tables.undos.ask(ANNA)
    await bot.tables.agreements.answer(BEN, "undo", True, revision=undo.table.revision)
    assert (await pings(bot))[-1] == ("undo", [BEN.id])


async def test_one_no_is_enough(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN, CARLA)
    await bot.tables.games.play(ANNA, Rest())
    await bot.tables.games.play(BEN, Rest())
    undo = await bot.tables.undos.ask(ANNA)
    await bot.tables.agreements.answer(BEN, "undo", False, revision=undo.table.revision)
    with pytest.raises(Refused, match="question-void"):
        await bot.tables.agreements.answer(CARLA, "undo", True, revision=undo.table.revision)


async def test_a_move_cancels_the_question(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN)
    await bot.tables.games.play(ANNA, Rest())
    await bot.tables.games.play(BEN, Rest())
    await bot.tables.undos.ask(BEN)
    await bot.tables.games.play(BEN, Rest())
    undo = await bot.tables.undos.ask(ANNA)
    await bot.tables.games.play(ANNA, Rest())
    with pytest.raises(Refused, match="question-void"):
        await bot.tables.agreements.answer(BEN, "undo", True, revision=undo.table.revision)


async def test_a_move_that_was_undone_is_not_undone_again(bot: BaseBot) -> None:
    table = await bot.game(ANNA, BEN)
    await bot.tables.games.play(ANNA, Rest())
    await bot.tables.undos.ask(ANNA)
    await bot.tables.games.play(ANNA, Plant("wheat", "B2", 1))
    undo = await bot.tables.undos.ask(ANNA)
    assert undo.table.view(None) == table.view(None)
    undo = await bot.tables.undos.ask(ANNA)
    assert not undo.done, "the seed hidden before Ben hid his"


async def test_the_start_of_a_game_cannot_be_undone(bot: BaseBot) -> None:
    await bot.lobby(ANNA, BEN)
    table = await bot.tables.lobbies.start(ANNA)
    with pytest.raises(Refused, match="nothing-to-undo"):
        await bot.tables.undos.ask(ANNA)
    assert table.revision == 1


async def test_only_one_question_about_an_undo_is_open_at_a_time(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN, CARLA)
    await bot.tables.games.play(ANNA, Rest())
    table = await bot.tables.games.play(BEN, Rest())
    asked = bot.interaction()
    assert not (await bot.tables.undos.ask(replace(ANNA, interaction=asked))).done
    told = await bot.told()
    for _ in range(3):
        with pytest.raises(Refused, match="undo-open"):
            await bot.tables.undos.ask(bot.clicking(ANNA))
    with pytest.raises(RepeatedRequest):
        await bot.tables.undos.ask(replace(ANNA, interaction=asked))
    assert await bot.told() == told
    await bot.tables.agreements.answer(BEN, "undo", False, revision=table.revision)
    told = await bot.told()
    await bot.tables.games.play(CARLA, Rest())
    with pytest.raises(Refused, match="undo-refused-before"):
        await bot.tables.undos.ask(ANNA)
    assert [kind for kind, _ in (await bot.told())[len(told) :]] == ["turn"]
    assert (await bot.tables.undos.ask(BEN)).became == "asked", "a move of somebody else is another"


async def test_after_several_undos_without_asking_the_others_are_asked(
    bot: BaseBot,
) -> None:
    await bot.game(ANNA, BEN)
    for _ in range(MOST_FREE):
        await bot.tables.games.play(ANNA, Rest())
        assert (await bot.tables.undos.ask(ANNA)).done
    await bot.tables.games.play(ANNA, Rest())
    assert (await bot.tables.undos.ask(ANNA)).became == "asked"


async def test_a_player_alone_with_computers_can_undo_any_number_of_times(bot: BaseBot) -> None:
    await at_annas_turn(bot)
    for _ in range(MOST_FREE + 1):
        await bot.tables.games.play(ANNA, Rest())
        assert (await bot.tables.undos.ask(ANNA)).done


async def test_undos_of_a_game_are_bounded_and_the_game_goes_on(
    bot: BaseBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(agreements, "MOST_UNDONE", 4)
    await bot.game(ANNA, BEN)
    for _ in range(2):
        await bot.tables.games.play(ANNA, Rest())
        assert (await bot.tables.undos.ask(ANNA)).done
    table = await bot.tables.games.play(ANNA, Rest())
    with pytest.raises(Refused, match="undo-too-often"):
        await bot.tables.undos.ask(ANNA)
    assert table.asked_users() == [BEN.id]
    await bot.tables.games.play(BEN, Rest())


async def test_an_undo_does_not_go_back_beyond_a_player_leaving(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN, CARLA)
    await bot.tables.games.play(ANNA, Rest())
    await bot.tables.games.resign(CARLA)
    with pytest.raises(Refused, match="nothing-to-undo"):
        await bot.tables.undos.ask(ANNA)


async def test_the_log_keeps_what_was_undone_and_tells_secrets_only_to_their_owner(bot: BaseBot) -> None:
    table = await bot.game(ANNA, BEN)
    await bot.tables.games.play(ANNA, Rest())
    undo = await bot.tables.undos.ask(ANNA)
    own = await bot.tables.log.after(undo.table, 0, 0)
    public = await bot.tables.log.after(undo.table, None, 0)
    assert [entry.kind for entry in own] == ["start", "move", "move", "move", "undo"]
    assert not own[-1].took_more_back
    told = [event for entry in public for event in entry.events if event.key == "hid"]
    assert [(event.hidden, event.said) for event in told] == [(True, {})] * len(told)
    assert False in [event.hidden for entry in own for event in entry.events if event.key == "hid"]
    assert (await bot.tables.repository.at(undo.table, table.revision)).view(0) == table.view(0)


async def test_a_secret_answer_can_be_taken_back_while_nobody_else_has_answered(bot: BaseBot) -> None:
    await bot.lobby(ANNA, BEN)
    table = await bot.tables.lobbies.start(ANNA)
    await bot.tables.games.play(ANNA, Hide(table.view(0).own_hand[0]))
    undo = await bot.tables.undos.ask(ANNA)
    assert undo.done
    assert undo.table.asked_users() == [ANNA.id, BEN.id]


async def test_an_undo_is_possible_if_somebody_can_do_it_or_others_can_be_asked(bot: BaseBot) -> None:
    await bot.lobby(ANNA, BEN)
    table = await bot.tables.lobbies.start(ANNA)
    assert not await bot.tables.log.is_way_back(table), "nobody has moved"
    table = await bot.tables.games.play(ANNA, Hide(table.view(0).own_hand[0]))
    assert await bot.tables.log.is_way_back(table)
    table = await bot.tables.games.play(BEN, Hide(table.view(1).own_hand[0]))
    assert await bot.tables.log.is_way_back(table), "the others may agree"
    table = await bot.tables.games.play(ANNA, Rest())
    assert await bot.tables.log.is_way_back(table)
    await bot.tables.games.resign(BEN)
    table = await bot.tables.repository.current(CHANNEL)
    assert table is not None
    assert not await bot.tables.log.is_way_back(table), "somebody has left since"


async def test_the_latest_moves_give_the_same_way_back_as_all_moves(bot: BaseBot) -> None:
    table = await bot.game(ANNA, BEN)
    for _ in range(2):
        for player in (ANNA, BEN):
            table = await bot.tables.games.play(player, Rest())
        table = (await bot.tables.undos.ask(BEN)).table
        table = await bot.tables.games.play(BEN, Rest())
    moves = await bot.store.moves(table.id)
    told = {(way := way_back(moves[-most:], 0)) and way.target for most in range(1, len(moves) + 1)}
    assert told == {None, 7}
