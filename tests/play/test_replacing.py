"""Nobody's seat is given away, and nobody is seated, without being asked."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.play.errors import Refused, RepeatedRequest
from bot.play.lobby.invitations import INVITED_AGAIN
from bot.play.rows import PersonRow
from bot.play.table import Caller
from bot.play.turn.agreements import LATE, WishOutcome
from tools.example.rules.moves import Rest

from .conftest import ANNA, BEN, CARLA, CHANNEL, DORA, BaseBot
from .test_computers import pings

pytestmark = pytest.mark.parametrize("kind", ["sqlite", "postgres"])

EMIL = Caller(5, "Emil", CHANNEL, may_manage=True)


async def ask(bot: BaseBot, by: Caller = ANNA, seat: int = 1, newcomer: Caller = DORA) -> WishOutcome:
    return await bot.tables.replacements.ask(bot.clicking(by), seat, newcomer)


async def answer(
    bot: BaseBot, person: Caller, agree: bool = True, seat: int = 1, newcomer: Caller = DORA
) -> str:
    answered = await bot.tables.replacements.answer(
        bot.clicking(person), agree, seat=seat, newcomer=newcomer.id
    )
    return answered.became


async def is_away(bot: BaseBot, *, since: float = 0.0) -> None:
    """Ben has said that he is away, from a moment on."""
    away = PersonRow(user=BEN.id, away_from=bot.now + since, away_until=bot.now + 9e5)
    await bot.store.people.settle(away, {}, now=bot.now)


async def test_a_host_cannot_see_a_hand_by_seating_a_second_account(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN)
    assert (await ask(bot)).became == "asked"
    assert await answer(bot, DORA) == "asked"
    assert await answer(bot, ANNA) == "asked"
    table = await bot.tables.repository.current(CHANNEL)
    assert table is not None
    assert (table.names, table.seat_of(DORA.id)) == (("Anna", "Ben"), None)
    assert await answer(bot, BEN) == "done"


@pytest.mark.parametrize("order", [(DORA, BEN), (BEN, DORA)])
async def test_the_newcomer_and_the_player_agree_in_any_order(
    bot: BaseBot, order: tuple[Caller, ...]
) -> None:
    await bot.game(ANNA, BEN, CARLA)
    await ask(bot)
    assert [await answer(bot, person) for person in order] == ["asked", "done"]
    table = await bot.tables.repository.current(CHANNEL)
    assert table is not None
    assert table.names == ("Anna", "Dora", "Carla")


async def test_a_newcomer_on_a_seat_that_is_asked_is_pinged(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN)
    await bot.tables.games.play(ANNA, Rest())
    await ask(bot)
    for person in (DORA, BEN):
        await answer(bot, person)
    assert (await pings(bot))[-1] == ("replaced", [DORA.id])


async def test_the_seat_of_a_player_who_is_there_is_not_given_away_even_if_all_others_agree(
    bot: BaseBot,
) -> None:
    await bot.game(ANNA, BEN, CARLA)
    await ask(bot)
    assert [await answer(bot, person) for person in (DORA, CARLA, ANNA)] == ["asked"] * 3
    table = await bot.tables.repository.current(CHANNEL)
    assert table is not None
    assert table.seat_of(BEN.id) == 1


async def test_a_player_who_is_away_can_be_replaced_by_a_majority_and_is_excused(
    bot: BaseBot,
) -> None:
    await bot.game(ANNA, BEN, CARLA)
    await is_away(bot)
    await ask(bot)
    assert [await answer(bot, person) for person in (DORA, CARLA)] == ["asked", "done"]
    table = await bot.tables.repository.current(CHANNEL)
    assert table is not None
    (former,) = await bot.store.former_seats(table.id)
    assert (former.user, former.excused) == (BEN.id, True)


async def test_a_majority_of_the_others_must_agree_not_only_the_one_who_asks(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN)
    await is_away(bot)
    await ask(bot)
    assert await answer(bot, DORA) == "asked"
    await bot.call_off()
    await bot.game(ANNA, BEN, CARLA)
    await ask(bot, by=EMIL)
    assert [await answer(bot, person) for person in (DORA, CARLA, ANNA)] == ["asked", "asked", "done"]
    await bot.call_off()
    await bot.game(ANNA, BEN, CARLA, DORA)
    await ask(bot, newcomer=EMIL)
    assert [await answer(bot, person, newcomer=EMIL) for person in (EMIL, CARLA)] == ["asked", "done"]


async def test_who_plays_alone_with_computers_can_give_a_computers_seat_to_somebody(bot: BaseBot) -> None:
    await bot.lobby(ANNA)
    await bot.tables.lobbies.add_computer(ANNA, "tiro")
    await bot.tables.lobbies.start(ANNA)
    await ask(bot)
    assert await answer(bot, DORA) == "done"


async def test_if_nobody_else_could_agree_the_player_for_whom_a_computer_plays_is_asked(
    bot: BaseBot,
) -> None:
    await bot.game(ANNA, BEN)
    await bot.tables.substitutes.put_in(BEN, 1, "tiro")
    await ask(bot)
    assert (await pings(bot))[-1] == ("replace-asked", [DORA.id, BEN.id])
    assert [await answer(bot, person) for person in (DORA, BEN)] == ["asked", "done"]


async def test_of_the_others_only_those_count_who_can_be_waited_for(bot: BaseBot) -> None:
    table = await bot.game(ANNA, BEN, CARLA)
    await bot.tables.substitutes.put_in(BEN, 1, "tiro")
    await bot.tables.absences.note(table, left=[CARLA.id])
    await ask(bot, by=EMIL)
    assert [await answer(bot, person) for person in (DORA, ANNA)] == ["asked", "done"]


async def test_whoever_has_agreed_by_asking_is_not_asked(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN)
    await ask(bot, seat=0)
    assert (await pings(bot))[-1] == ("replace-asked", [DORA.id]), "Anna gives her own seat away"
    await bot.tables.substitutes.put_in(BEN, 1, "tiro")
    await bot.tables.replacements.ask(replace(BEN, may_manage=True), 1, CARLA)
    assert (await pings(bot))[-1] == ("replace-asked", [CARLA.id]), "Ben too, though a computer plays for him"
    await bot.tables.substitutes.take_back(BEN)
    await ask(bot, by=EMIL, newcomer=EMIL)
    assert (await pings(bot))[-1] == ("replace-asked", [BEN.id]), "Emil would like to have it"


async def test_an_agreement_can_be_withdrawn_while_others_are_missing(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN, CARLA)
    await is_away(bot)
    await ask(bot)
    assert [await answer(bot, CARLA, agree) for agree in (True, False)] == ["asked"] * 2
    assert [await answer(bot, person) for person in (DORA, CARLA)] == ["asked", "done"]


async def test_a_player_who_will_be_away_later_is_still_there(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN, CARLA)
    await is_away(bot, since=9e4)
    await ask(bot)
    assert [await answer(bot, person) for person in (DORA, CARLA)] == ["asked"] * 2


async def test_somebody_who_withdraws_their_offer_can_still_be_invited(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN)
    assert (await ask(bot, by=EMIL, newcomer=EMIL)).became == "asked"
    assert await answer(bot, EMIL, False, newcomer=EMIL) == "declined"
    assert (await ask(bot, newcomer=EMIL)).became == "asked"


async def test_a_player_who_agrees_to_be_replaced_is_not_excused(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN, CARLA)
    await is_away(bot)
    await ask(bot)
    assert [await answer(bot, person) for person in (DORA, BEN)] == ["asked", "done"]
    (former,) = await bot.store.former_seats(1)
    assert not former.excused


async def test_the_newcomer_and_the_player_can_decline(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN, CARLA)
    for person in (BEN, DORA):
        await ask(bot)
        bot.now += INVITED_AGAIN
        assert await answer(bot, person, False) == "declined"
        with pytest.raises(Refused, match="replace-void"):
            await answer(bot, CARLA)


async def test_for_a_seat_that_has_not_answered_for_a_week_only_the_newcomer_decides(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN)
    with pytest.raises(Refused, match="host-only"):
        await ask(bot, by=BEN, seat=0)
    await bot.tables.games.play(ANNA, Rest())
    bot.now += LATE
    await ask(bot)
    assert await answer(bot, DORA) == "done"


async def test_a_host_may_at_once_take_a_seat_that_was_given_up(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN, CARLA)
    await bot.tables.games.resign(ANNA)
    replaced = await ask(bot, seat=0, newcomer=ANNA)
    assert replaced.became == "done"
    assert replaced.table.seat_of(ANNA.id) == 0


@pytest.mark.parametrize("seat", [0, 2, 9])
async def test_an_answer_about_another_seat_does_not_count(bot: BaseBot, seat: int) -> None:
    await bot.game(ANNA, BEN)
    await ask(bot)
    with pytest.raises(Refused, match="replace-void"):
        await answer(bot, DORA, seat=seat)


async def test_only_those_whose_consent_was_asked_for_count_as_asked(bot: BaseBot) -> None:
    table = await bot.game(ANNA, BEN, CARLA)
    await ask(bot)
    for person in (ANNA, BEN, CARLA):
        table = await bot.tables.games.play(person, Rest())
    asked = [await bot.tables.pinging.is_asked(table, person.id) for person in (CARLA, BEN, DORA)]
    assert asked == [False, True, True]
    await answer(bot, BEN)
    assert not await bot.tables.pinging.is_asked(table, BEN.id)


async def test_the_others_whose_consent_was_asked_for_count_as_asked(bot: BaseBot) -> None:
    table = await bot.game(ANNA, BEN, CARLA)
    await is_away(bot)
    await ask(bot)
    asked = [await bot.tables.pinging.is_asked(table, person.id) for person in (BEN, CARLA, DORA)]
    assert asked == [False, True, True]


async def test_somebody_who_gave_up_a_seat_gets_no_other(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN, CARLA)
    await bot.tables.games.resign(CARLA)
    with pytest.raises(Refused, match="seated-elsewhere"):
        await ask(bot, newcomer=CARLA)


async def test_somebody_who_is_not_at_the_table_cannot_answer(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN)
    await ask(bot)
    with pytest.raises(Refused, match="not-seated"):
        await answer(bot, EMIL)


async def test_a_newer_question_replaces_an_older_one_and_survives_moves(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN, CARLA)
    await ask(bot)
    await ask(bot, newcomer=EMIL)
    await bot.tables.games.play(ANNA, Rest())
    with pytest.raises(Refused, match="replace-void"):
        await answer(bot, DORA)
    await answer(bot, EMIL, newcomer=EMIL)
    assert await answer(bot, BEN, newcomer=EMIL) == "done"
    with pytest.raises(Refused, match="replace-void"):
        await answer(bot, BEN, newcomer=EMIL)


async def test_an_answer_that_is_delivered_twice_counts_once(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN)
    await ask(bot)
    await answer(bot, BEN)
    dora = bot.clicking(DORA)
    assert (await bot.tables.replacements.answer(dora, True, seat=1, newcomer=DORA.id)).became == "done"
    with pytest.raises(RepeatedRequest):
        await bot.tables.replacements.answer(dora, True, seat=1, newcomer=DORA.id)


async def test_a_person_can_invite_the_same_newcomer_only_once_an_hour(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN)
    await ask(bot)
    await bot.reopen()
    bot.now += INVITED_AGAIN - 1
    for seat in (1, 0):
        with pytest.raises(Refused, match="invited-lately"):
            await ask(bot, seat=seat)
    assert (await ask(bot, newcomer=EMIL)).became == "asked", "somebody else may be asked"
    bot.now += 1
    assert (await ask(bot)).became == "asked"


async def test_a_person_who_has_declined_is_not_invited_to_that_game_again(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN)
    await ask(bot)
    assert await answer(bot, DORA, False) == "declined"
    await bot.reopen()
    bot.now += 30 * INVITED_AGAIN
    for by in (ANNA, EMIL):
        with pytest.raises(Refused, match="invited-declined"):
            await bot.tables.replacements.ask(by, 1, DORA)
    table = await bot.tables.replacements.ask(replace(DORA, may_manage=True), 1, DORA)
    assert table.became == "asked", "they may change their mind"


async def test_invitations_are_forgotten_a_week_after_the_game(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN)
    await ask(bot)
    await bot.tables.games.end(EMIL)
    bot.now += 8 * 86_400
    await bot.store.tidy(now=bot.now)
    assert await bot.tables.invitations.latest(DORA.id, ANNA.id) is None
