"""Answers on the card, for questions whose answers everybody may know: they save a tap."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.channel.messages.card import MOST_ANSWERS, first_answers
from bot.channel.messages.components import address_in
from bot.channel.moves.prompt import Selection
from bot.engine import Chance
from bot.games import TITLES
from bot.games.title import Title
from tests.labels import label_of
from tests.scene import NAMES, Scene, buttons, seated, sketched, texts
from tools.selfplay import seed_bytes

from .test_choosing import table_of


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    """A game of Provincia in which a player chooses a deck."""
    async with seated(tmp_path, 2, sketched(TITLES["provincia"])) as scene:
        while "Opes" not in buttons(scene.card):
            (player, *_) = await scene.asked()
            page = await scene.press(player, label_of("move"))
            await player.click(page, label=next(iter(buttons(page))))
        yield scene


async def test_a_player_who_is_asked_answers_on_the_card_and_continues_privately(at: Scene) -> None:
    (player, *_) = await at.asked()
    assert list(buttons(at.card))[:3] == ["Opes", "SPQR", "Aedificium"]
    page = await at.press(player, "Opes")
    assert page.ephemeral
    assert "Opes" in texts(page)
    assert label_of("do") in next(iter(buttons(page)))


async def test_somebody_who_is_not_asked_sees_their_own_board_and_nothing_is_played(at: Scene) -> None:
    (asked, *_) = await at.asked()
    other = next(player for player in at.players if player is not asked)
    revision = (await at.table()).revision
    page = await at.press(other, "Opes")
    assert page.ephemeral
    assert not {label_of("do"), label_of("step-back")} & set(buttons(page))
    assert (await at.table()).revision == revision


@pytest.mark.parametrize("title", TITLES.values(), ids=lambda title: title.game.id)
def test_the_answers_on_the_card_are_legal_and_reveal_no_secret(title: Title) -> None:
    game, seed = title.game, seed_bytes(f"first answers {title.game.id}")
    state, chance = game.new(2, {}, seed), Chance(seed)
    shown = 0
    for _ in range(150):
        if state.outcome is not None:
            break
        decision = game.asked(state)[0]
        if len(game.asked(state)) == 1 and decision.seat < len(NAMES):
            table = table_of(title, game.copy(state))
            made = first_answers(table, table.words())
            assert len(made) <= MOST_ANSWERS
            forms = {form.move.kind(): form for form in decision.forms(game.view(state, decision.seat))}
            for button in made:
                assert Selection.from_rest(address_in(str(button.custom_id)).rest, forms) is not None
            world = game.imagine(game.view(state, None), Chance(b"a third world"))
            again = table_of(title, world)
            assert [str(one.custom_id) for one in first_answers(again, again.words())] == [
                str(one.custom_id) for one in made
            ]
            shown += bool(made)
        form = chance.pick(list(decision.forms(state)))
        game.play(state, decision.seat, form.sample(chance.below))
    assert shown or title.game.id not in ("provincia", "discordia")
