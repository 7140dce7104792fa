"""Drafts: moves played one after the other, as far as their player can know."""

import pytest

from bot.engine import Chance, Draft, Refusal, drafted
from bot.games import TITLES
from bot.games.title import Title
from tests.scene import TITLE
from tools.selfplay import seed_bytes

SEVERAL_STEPS = ("praetor", "provincia", "marble", "discordia", "trajanum")
"""Games in which a turn may have several steps that its player can foresee."""


@pytest.mark.parametrize("title", [TITLE, *TITLES.values()], ids=lambda title: title.game.id)
def test_a_draft_has_the_same_questions_and_events_as_the_game(title: Title) -> None:
    game, seed = title.game, seed_bytes(f"drafts {title.game.id}")
    state = game.new(game.seats[0], {}, seed)
    chance = Chance(seed)
    longest, ends = 0, set()
    for _ in range(60):
        if state.outcome is not None:
            break
        seat = game.asked(state)[0].seat
        draft = Draft(game.view(state, seat))
        while not draft.ended:
            decision = next(one for one in game.asked(state) if one.seat == seat)
            assert decision.kind() == draft.after.decision.kind()
            forms = list(decision.forms(state))
            assert [form.move for form in forms] == [
                form.move for form in draft.after.decision.forms(draft.after)
            ]
            move = chance.pick(forms).sample(chance.below)
            draft = draft.then(game, move)
            game.play(state, seat, move)
            if draft.steps[-1].stop is None:
                told = [event.key for event in game.view(state, seat).events]
                assert [event.key for event in draft.steps[-1].events] == told
        longest = max(longest, len(draft.steps))
        ends.add(draft.steps[-1].stop)
    assert longest > 1 or title.game.id not in SEVERAL_STEPS
    assert None in ends


@pytest.mark.parametrize("title", TITLES.values(), ids=lambda title: title.game.id)
def test_a_draft_rebuilt_from_its_moves_is_the_same(title: Title) -> None:
    game, seed = title.game, seed_bytes(f"again {title.game.id}")
    state, chance = game.new(game.seats[-1], {}, seed), Chance(seed)
    for _ in range(12):
        seat = game.asked(state)[0].seat
        draft = Draft(game.view(state, seat))
        while not draft.ended:
            form = chance.pick(list(draft.after.decision.forms(draft.after)))
            draft = draft.then(game, form.sample(chance.below))
        again, lost = drafted(game, draft.view, draft.moves)
        assert not lost
        assert again.moves == draft.moves
        assert again.changes == draft.changes
        for move in draft.moves:
            game.play(state, seat, move)


def test_a_move_that_is_no_longer_legal_is_dropped_and_the_others_stay() -> None:
    game = TITLES["marble"].game
    state, chance = game.new(2, {}, seed_bytes("lost")), Chance(seed_bytes("lost"))
    seat = game.asked(state)[0].seat
    draft = Draft(game.view(state, seat))
    form = chance.pick(list(draft.after.decision.forms(draft.after)))
    good = form.sample(chance.below)
    impossible = game.move_from({"type": "recall", "magistrate": "A1-A2"})
    made, lost = drafted(game, draft.view, [impossible, good])
    assert made.moves == (good,)
    assert [one.move for one in lost] == [impossible]
    assert isinstance(lost[0].refusal, Refusal)
    assert made.before_last().steps == ()


def test_a_move_after_the_step_that_ends_the_turn_is_reported_as_lost() -> None:
    game = TITLES["marble"].game
    state, chance = game.new(2, {}, seed_bytes("ends")), Chance(seed_bytes("ends"))
    draft = Draft(game.view(state, game.asked(state)[0].seat))
    while not draft.ended:
        form = chance.pick(list(draft.after.decision.forms(draft.after)))
        draft = draft.then(game, form.sample(chance.below))
    again, lost = drafted(game, draft.view, [*draft.moves, draft.moves[0]])
    assert again.moves == draft.moves
    assert [one.move for one in lost] == [draft.moves[0]]
