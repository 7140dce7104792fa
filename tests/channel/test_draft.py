"""The draft of a turn: only its player sees it, it is played as a whole, and it survives what it can."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
from msgspec import json
from simcord.results import InteractionResult

from bot.engine import Form, push
from bot.games import TITLES
from bot.play.rows import DraftRow
from tests.labels import label_of
from tests.scene import CLEAR, CONFIRM, UNDO, WHAT_ELSE, Scene, at_first_turn, buttons, seated, texts
from tools.example.components import CONSTANTS
from tools.example.rules import garden
from tools.example.rules.moves import Rest
from tools.example.rules.turns import Turn
from tools.sketches import sketched

MARBLE = sketched(TITLES["marble"])
PRAETOR = sketched(TITLES["praetor"])
CHANGED = "You have changed this turn since then, perhaps on another device."
DRAW = "+ Temple · Bath"
DRAWN = "**Draw · Temple · Bath**"
ONE, TWO = "one action", "two actions"


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    """The example game, in which a turn is one move; Anna is to move."""
    async with at_first_turn(tmp_path) as scene:
        yield scene


@pytest.fixture
async def marble(tmp_path: Path) -> AsyncIterator[Scene]:
    """City of Marble, in which a turn is two moves; Anna is to move."""
    async with seated(tmp_path, 2, MARBLE) as scene:
        yield scene


async def moves(at: Scene, since: int) -> list[tuple[Any, ...]]:
    """The moves recorded since a revision: type, user, kind of row."""
    rows = await at.store.moves((await at.table()).id, since=since)
    return [(json.decode(row.move)["type"], row.user, row.kind) for row in rows]


async def laid_out(at: Scene, seat: int = 0) -> list[str]:
    """The kinds of the moves laid out at a seat."""
    kept = await at.bot.tables.drafts.of(await at.table(), seat)
    return [move.kind() for move in kept.draft.moves]


async def drawing_twice(marble: Scene) -> Any:
    """Anna's page of a complete turn, drawing tiles twice."""
    page = await marble.press(marble.anna, label_of("move"))
    await marble.anna.click(page, label=DRAW)
    await marble.anna.click(page, label=DRAW)
    return page


async def planted(at: Scene) -> Any:
    """Anna's page of a complete turn, planting vine on a bed."""
    page = await at.press(at.anna, label_of("move"))
    await at.anna.click(page, label="Vine – 2 coins")
    await at.anna.click(page, label="Bed A1")
    return page


# What others see


async def test_nothing_is_public_before_confirm_and_then_there_is_one_card_with_one_ping(
    marble: Scene,
) -> None:
    before, posted, pings = await marble.table(), len(marble.posted()), len(marble.pings())
    page = await drawing_twice(marble)
    assert page.ephemeral
    assert (await marble.table()).revision == before.revision
    assert (len(marble.posted()), marble.edited()) == (posted, [])
    await marble.anna.click(page, label=CONFIRM)
    assert await moves(marble, before.revision) == [("draw", marble.anna.id, "move")] * 2
    assert len(marble.posted()) == posted + 1
    assert marble.pings()[pings:] == [{marble.ben.id}]
    assert texts(marble.card).splitlines()[0] == "**Anna** draws tiles."
    assert texts(page) == "Played."


async def test_the_next_question_shows_the_moves_laid_out_and_their_result(
    marble: Scene,
) -> None:
    page = await marble.press(marble.anna, label_of("move"))
    assert TWO in texts(page)
    await marble.anna.click(page, label=DRAW)
    assert texts(page).startswith(DRAWN)
    assert ONE in texts(page)
    assert {UNDO, WHAT_ELSE} <= set(buttons(page))
    assert not {CLEAR, CONFIRM} & set(buttons(page))
    await marble.anna.click(page, label=DRAW)
    assert [label for label in (CONFIRM, UNDO, CLEAR) if label in buttons(page)] == [CONFIRM, UNDO, CLEAR]


# Taking back


async def test_undo_takes_back_the_last_step_and_clear_takes_back_all(marble: Scene) -> None:
    page = await drawing_twice(marble)
    await marble.anna.click(page, label=UNDO)
    assert await laid_out(marble) == ["draw"]
    assert ONE in texts(page)
    await marble.anna.click(page, label=DRAW)
    await marble.anna.click(page, label=CLEAR)
    assert await laid_out(marble) == []
    assert TWO in texts(page)
    assert not {UNDO, CLEAR} & set(buttons(page))


async def test_a_filled_in_value_can_be_changed_on_the_page_of_the_complete_turn(
    at: Scene,
) -> None:
    page = await planted(at)
    await at.anna.click(page, label=label_of("instead", what="2 pieces"))
    assert await laid_out(at) == ["plant"]
    await at.anna.click(page, label=CONFIRM)
    assert "**Anna** plants Vine on A1: +2 points, −4 coins" in texts(at.card)


# Forced moves


def resting_on(monkeypatch: pytest.MonkeyPatch, until: int) -> None:
    """Force a player who has rested to rest until they have so many coins; then they have another turn."""
    forms, play, before = Turn.forms, Turn.play, 6

    def only_rest(turn: Turn, position: Any) -> Any:
        return [Form(Rest)] if before < position.coins[turn.seat] < until else forms(turn, position)

    def rested(turn: Turn, state: Any, move: Any) -> None:
        if state.coins[turn.seat] + CONSTANTS.rest > until:
            play(turn, state, move)
            return
        push(state, turn)
        state.did("rested", turn.seat)
        garden.gain(state, turn.seat, "coins", CONSTANTS.rest)

    monkeypatch.setattr(Turn, "ask_when_forced", True)
    monkeypatch.setattr(Turn, "forms", only_rest)
    monkeypatch.setattr(Turn, "play", rested)


async def test_a_tap_that_plays_the_turn_also_plays_the_forced_move_after_it(
    at: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    resting_on(monkeypatch, until=11)
    before, page = await at.table(), await at.press(at.anna, label_of("move"))
    await at.anna.click(page, label="Rest")
    assert await moves(at, before.revision) == [("rest", at.anna.id, "move")] * 2
    assert texts(page) == "Played."


async def test_a_forced_move_before_a_choice_is_laid_out_without_a_tap(
    at: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    resting_on(monkeypatch, until=12)
    page = await at.press(at.anna, label_of("move"))
    await at.anna.click(page, label="Rest")
    assert await laid_out(at) == ["rest", "rest"]
    assert "Your turn: 12 coins" in texts(page)


# The next turn


async def clicked_through(marble: Scene) -> tuple[InteractionResult, InteractionResult]:
    """Play a whole turn of Anna and one of Ben; return their last clicks."""
    results = []
    for player in marble.players:
        page = await marble.lay_out(player)
        results.append(await player.click(page, label=CONFIRM))
        await marble.thought()
    return results[0], results[1]


async def test_after_a_recent_click_the_next_turn_comes_below_the_card_without_a_tap(
    marble: Scene,
) -> None:
    anna, ben = await clicked_through(marble)
    (page,) = anna.followups
    assert page.ephemeral
    assert page.id > marble.card.id
    assert TWO in texts(page)
    assert ben.followups == []
    before = await marble.table()
    await marble.anna.click(page, label=next(label for label in buttons(page) if label.startswith("+")))
    await marble.anna.click(page, label=next(label for label in buttons(page) if label.startswith("+")))
    await marble.anna.click(page, label=CONFIRM)
    assert await moves(marble, before.revision) == [("draw", marble.anna.id, "move")] * 2
    await marble.thought()
    assert len(ben.followups) == 1
    assert len(anna.followups) == 1


async def test_the_next_turn_also_comes_after_people_and_computers_have_moved(tmp_path: Path) -> None:
    async with seated(tmp_path, 2, PRAETOR, computers=["tiro"]) as scene:
        last = {}
        for _ in range(2):
            (player,) = await scene.asked()
            last[player.id] = await player.click(await scene.lay_out(player), label=CONFIRM)
            await scene.thought()
        (player,) = await scene.asked()
        assert last.keys() == {one.id for one in scene.players}
        page = [last[player.id].response, *last[player.id].followups][-1]
        assert "Pass" in buttons(page)


async def test_the_next_turn_does_not_come_by_an_expired_click(
    marble: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    result = await marble.anna.click(await marble.lay_out(marble.anna), label=CONFIRM)
    page = await marble.lay_out(marble.ben)
    monkeypatch.setattr(discord.Interaction, "is_expired", lambda click: True)
    await marble.ben.click(page, label=CONFIRM)
    await marble.thought()
    assert marble.anna in await marble.asked()
    assert result.followups == []


# Computers


async def test_if_only_computers_have_moved_the_next_question_replaces_the_page(
    tmp_path: Path,
) -> None:
    async with seated(tmp_path, 1, PRAETOR, computers=["tiro"]) as scene:
        page = await scene.press(scene.anna, label_of("move"))
        await scene.anna.click(page, label=next(label for label in buttons(page) if "Activate · " in label))
        before = (await scene.table()).revision
        await scene.anna.click(page, label=CONFIRM)
        await scene.thought()
        assert (await scene.table()).revision >= before + 2, "hers and the computer's"
        assert "Pass" in buttons(page)


# Restarts and devices


async def test_a_draft_survives_a_restart_and_move_shows_it_again(marble: Scene) -> None:
    page = await marble.press(marble.anna, label_of("move"))
    await marble.anna.click(page, label=DRAW)
    await marble.restart()
    again = await marble.press(marble.anna, label_of("move"))
    assert texts(again).startswith(DRAWN)
    await marble.anna.click(again, label=DRAW)
    await marble.restart()
    before = await marble.table()
    await marble.anna.click(again, label=CONFIRM)
    assert len(await moves(marble, before.revision)) == 2


async def test_a_click_on_an_outdated_page_says_that_the_turn_has_changed_and_shows_it(
    marble: Scene,
) -> None:
    older = await marble.press(marble.anna, label_of("move"))
    newer = await marble.press(marble.anna, label_of("move"))
    await marble.anna.click(newer, label=DRAW)
    await marble.anna.click(older, label=DRAW)
    assert texts(older).startswith(CHANGED)
    assert DRAWN in texts(older)
    assert await laid_out(marble) == ["draw"]
    await marble.anna.click(older, label=UNDO)
    assert await laid_out(marble) == []


async def test_confirm_on_an_outdated_page_plays_nothing_and_shows_the_turn(marble: Scene) -> None:
    older = await drawing_twice(marble)
    newer = await marble.press(marble.anna, label_of("move"))
    await marble.anna.click(newer, label=UNDO)
    before = await marble.table()
    await marble.anna.click(older, label=CONFIRM)
    assert (await marble.table()).revision == before.revision
    assert texts(older).startswith(CHANGED)
    assert ONE in texts(older)


async def test_confirm_delivered_twice_plays_once(marble: Scene) -> None:
    page, before = await drawing_twice(marble), await marble.table()
    with marble.delivered_twice():
        await marble.anna.click(page, label=CONFIRM)
    assert len(await moves(marble, before.revision)) == 2
    assert texts(page) == "Played."
    await marble.deliver_again()
    assert len(await moves(marble, before.revision)) == 2


# When the game moves on


async def test_answers_of_others_leave_a_draft_unchanged(tmp_path: Path) -> None:
    async with seated(tmp_path, 3) as at:
        page = await at.lay_out(at.anna)
        assert CONFIRM in buttons(page)
        await at.move(at.ben)
        assert await laid_out(at) == ["hide"]
        before = await at.table()
        await at.anna.click(page, label=CONFIRM)
        assert await moves(at, before.revision) == [("hide", at.anna.id, "move")]


async def test_a_move_that_another_player_made_impossible_is_dropped_with_a_sentence(at: Scene) -> None:
    for player in (at.anna, at.ben):
        await at.move(player, "rest")
    page = await planted(at)
    await at.press(at.ben, label_of("undo"))
    await at.type(at.ben, "plant", crop="wheat", bed="A1", amount="1")
    before = await at.table()
    await at.anna.click(page, label=CONFIRM)
    assert (await at.table()).revision == before.revision
    assert texts(page).startswith("The table has changed since you chose that.")
    assert "*Plant* can’t be played any more: Bed A1 is taken by Ben." in texts(page)
    assert "The rest of your turn stands." in texts(page)
    assert await laid_out(at) == []
    assert "can’t be played" not in texts(await at.press(at.anna, label_of("move"))), "that has been said"


async def test_the_other_moves_stay_when_one_is_dropped(at: Scene) -> None:
    table = await at.table()
    steps = '[{"type":"plant","crop":"vine","bed":"Z9","amount":1},{"type":"rest"}]'
    row = DraftRow(table_id=table.id, seat=0, user=at.anna.id, edition=1, moves=steps)
    await at.bot.tables.drafts.write(row)
    page = await at.press(at.anna, label_of("move"))
    assert "*Plant* can’t be played any more: " in texts(page)
    assert "**Rest**" in texts(page)
    await at.anna.click(page, label=CONFIRM)
    assert await moves(at, table.revision) == [("rest", at.anna.id, "move")]


async def test_a_takeback_returns_the_turn_and_keeps_the_draft_of_the_next_player(
    at: Scene,
) -> None:
    await at.move(at.anna, "rest")
    page = await at.lay_out(at.ben)
    await at.press(at.anna, label_of("undo"))
    before = await at.table()
    assert [player.id for player in await at.asked()] == [at.anna.id]
    await at.ben.click(page, label=CONFIRM)
    assert (await at.table()).revision == before.revision
    assert "It isn’t your turn" in texts(page)
    await at.move(at.anna, "rest")
    again = await at.press(at.ben, label_of("move"))
    assert CONFIRM in buttons(again)


# Who sees it, and when it is dropped


async def test_a_new_player_at_the_seat_does_not_see_the_draft(marble: Scene) -> None:
    await drawing_twice(marble)
    asked = await marble.anna.slash(marble.channel, "game replace", player="Anna", by=marble.watcher)
    await marble.anna.click(asked.response, label=label_of("replace"))
    await marble.watcher.click(marble.messages[-1], label=label_of("agree"))
    page = await marble.press(marble.watcher, label_of("move"))
    assert TWO in texts(page)
    assert await laid_out(marble) == []


async def test_nobody_else_sees_a_draft_on_any_page(marble: Scene) -> None:
    page = await marble.press(marble.anna, label_of("move"))
    await marble.anna.click(page, label=DRAW)
    for player in (marble.ben, marble.watcher):
        assert "Draw" not in texts(await marble.press(player, label_of("move")))
        assert "Draw" not in texts((await player.slash(marble.channel, "game status")).response)


async def test_the_end_of_the_game_drops_the_draft(marble: Scene) -> None:
    page, table = await drawing_twice(marble), await marble.table()
    await marble.bot.tables.games.resign(marble.caller(marble.ben))
    assert (await marble.table()).over
    assert await marble.bot.tables.drafts.row(table.id, 0, marble.anna.id) is None
    await marble.anna.click(page, label=CONFIRM)
    assert (await marble.table()).revision == table.revision + 1
    assert "over" in texts(page)


async def test_forgetting_a_person_drops_their_draft(marble: Scene) -> None:
    await drawing_twice(marble)
    table = await marble.table()
    await marble.store.traces.forget(marble.anna.id)
    assert await marble.bot.tables.drafts.row(table.id, 0, marble.anna.id) is None


# Typed moves


async def test_a_typed_move_is_laid_out_after_the_draft(marble: Scene) -> None:
    page = await marble.press(marble.anna, label_of("move"))
    await marble.anna.click(page, label=DRAW)
    before = await marble.table()
    (line, *_) = await marble.anna.autocomplete(marble.channel, "move", "what", "draw temple theatre")
    answer = (await marble.anna.slash(marble.channel, "move", what=line["value"])).response
    assert await laid_out(marble) == ["draw", "draw"]
    assert (await marble.table()).revision == before.revision
    assert CONFIRM in buttons(answer)


async def test_an_exact_move_typed_with_now_is_played_after_the_draft(marble: Scene) -> None:
    page = await marble.press(marble.anna, label_of("move"))
    await marble.anna.click(page, label=DRAW)
    before, posted = await marble.table(), len(marble.posted())
    (line, *_) = await marble.anna.autocomplete(marble.channel, "move", "what", "draw temple theatre")
    await marble.anna.slash(marble.channel, "move", what=line["value"], now=True)
    assert len(await moves(marble, before.revision)) == 2
    assert len(marble.posted()) == posted + 1


@pytest.mark.parametrize(
    ("command", "typed"), [("move", {"what": "draw"}), ("marble draw", {"tile": "temple", "other": "bath"})]
)
async def test_typing_with_a_complete_draft_says_so_and_changes_nothing(
    marble: Scene, command: str, typed: dict[str, str]
) -> None:
    await drawing_twice(marble)
    answer = (await marble.anna.slash(marble.channel, command, **typed)).response
    assert texts(answer).startswith("Your turn is already complete")
    assert CONFIRM in buttons(answer)
    assert await laid_out(marble) == ["draw", "draw"]
