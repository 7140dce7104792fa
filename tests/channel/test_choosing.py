"""Choosing a move: what custom ids carry, and that neither choices nor refusals reveal secrets."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.channel.messages.components import Address, address_in, custom_id_of
from bot.channel.messages.sentences import refusal_sentence
from bot.channel.moves.move_commands import typed_values
from bot.channel.moves.prompt import Preview, Prompt, Selection
from bot.channel.moves.question import joined_labels, question_at
from bot.engine import Chance, Form, Move, Place, Player, Refusal, text
from bot.games import TITLES
from bot.games.title import Title
from bot.i18n.fluent import words
from bot.play.errors import Refused
from bot.play.table import Table
from tests.asking import prompt_for
from tests.scene import TITLE
from tools.example.rules.moves import Hide, Plant
from tools.example.rules.turns import Turn

ALL = [TITLE, *TITLES.values()]


def table_of(title: Title, state: Any) -> Table:
    """A table of Anna and others in a position."""
    seats = tuple(
        SimpleNamespace(seat=seat, user=seat, person=seat, name=name, gone=False, kept=False, computer=None)
        for seat, name in zip(range(state.seats), ("Anna", "Ben", "Carla", "Dora", "Emil"), strict=False)
    )
    row = SimpleNamespace(
        id=1,
        revision=1,
        language="en",
        status="playing",
        open=True,
        fault=None,
        advice=True,
        coached=True,
        options="{}",
    )
    return Table(row, title, seats, state)


@pytest.mark.parametrize("title", ALL, ids=lambda title: title.game.id)
def test_every_selection_on_the_way_to_a_move_fits_in_a_custom_id(title: Title) -> None:
    game = title.game
    chance = Chance(b"ids")
    state = game.new(game.seats[-1], {}, b"a seed")
    longest = 0
    while state.outcome is None:
        seat = game.asked(state)[0].seat
        forms = {form.move.kind(): form for form in game.asked(state)[0].forms(state)}
        move = chance.pick(list(forms.values())).sample(chance.below)
        groups = {name: group.of(getattr(move, group.field)) for name, group in move.groups.items()}
        steps = {step: (groups | move.values())[step] for step in move.steps()}
        choosing = Selection.of(move.kind(), steps).on_page(9)
        address = Address("pick", 10**12, 10**6, choosing.rest(forms))
        custom_id = custom_id_of(address, menu=True)
        longest = max(longest, len(custom_id))
        assert address_in(custom_id) == address
        assert Selection.from_rest(address.rest, forms) == choosing
        game.play(state, seat, move)
    assert longest <= 100


def annas_turn(hand_of_ben: list[int]) -> Prompt:
    state = TITLE.game.new(2, {}, b"a seed")
    state.hands[1] = hand_of_ben
    state.hidden[1] = hand_of_ben[0]
    state.agenda = [Turn(0)]
    return prompt_for(table_of(TITLE, state), 0, "en")


@given(
    st.lists(st.integers(1, 8), min_size=1, max_size=3),
    st.text(max_size=12),
    st.sampled_from(["plant", "sow"]),
)
def test_secrets_of_others_change_neither_choices_nor_refusals(
    hand: list[int], typed: str, kind: str
) -> None:
    told = []
    for asked in (annas_turn([1, 2]), annas_turn(hand)):
        form = asked.forms[kind]
        lines = [[offer.line for offer in asked.offers(form, field, {})] for field in form.move.fields()]
        refusals = []
        for field in form.move.fields():
            values, refused = typed_values(asked, form, {field: typed})
            why = "" if refused is None else refusal_sentence(refused, asked.table, 0, "en")
            refusals.append((values, why))
        told.append((lines, refusals))
    assert told[0] == told[1]


def test_back_leads_to_the_previous_question() -> None:
    asked = annas_turn([1])

    def back(*chosen: tuple[str, str]) -> Selection:
        now = question_at(asked, Selection("plant", chosen))
        assert now is not None
        return now.back()

    assert back(("crop", "vine"), ("bed", "A1")) == Selection("plant", (("crop", "vine"),))
    assert back(("crop", "vine"), ("bed", "A1"), ("amount", "2")) == Selection(
        "plant", (("crop", "vine"),)
    ), "what is filled in is no question"
    assert back(("crop", "vine")) == Selection("plant")
    assert back() == Selection()


def test_back_from_a_combined_answer_leads_to_its_question(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Plant, "assumed", frozenset())
    asked = annas_turn([1])
    chosen = (("bed", "A1"), ("crop", "vine"), ("amount", "2"))
    now = question_at(asked, Selection("plant", chosen))
    assert now is not None
    assert now.back() == Selection("plant", chosen[:1])


@given(st.lists(st.text(max_size=10), max_size=5))
def test_any_rest_of_a_custom_id_is_read_as_a_valid_selection_or_rejected(rest: list[str]) -> None:
    asked = annas_turn([1])
    for kind in ("", "plant", "rest"):
        choosing = Selection.from_rest((kind, *rest), asked.forms)
        assert choosing is None or choosing.wanted(asked.forms[choosing.kind or ""]) is not None


def test_a_selection_of_more_than_ten_steps_is_read_as_it_was_written() -> None:
    names = [f"field{number}" for number in range(12)]
    long = msgspec.defstruct("Long", [(name, int) for name in names], bases=(Move,), frozen=True)
    forms = {"long": Form(long, **{name: [1, 2, 11] for name in names})}
    choosing = Selection("long")
    for name in names:
        choosing = choosing.choose(name, "11")
    for way in (choosing, Selection("long").choose("field1", "1").choose("field11", "2")):
        assert Selection.from_rest(way.rest(forms), forms) == way


def test_typed_fields_narrow_each_other_in_any_order() -> None:
    asked = annas_turn([1])
    form = asked.forms["plant"]
    typed = {"amount": "1", "crop": "olive"}
    assert typed_values(asked, form, typed) == ({"crop": "olive", "amount": 1}, None)
    assert asked.assumed(form, {"crop": "vine", "bed": "B1"}) == {"crop": "vine", "bed": "B1", "amount": 3}
    assert "amount" not in asked.assumed(form, {"crop": "vine"})
    assert form.move is Plant


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"status": "broken", "fault": "7F3A"}, "7F3A"),
        ({"open": False}, "No game is running here"),
    ],
)
def test_if_nothing_is_asked_the_refusal_says_why(change: dict[str, Any], sentence: str) -> None:
    table = annas_turn([1]).table
    row = SimpleNamespace(**(vars(table.row) | change))
    with pytest.raises((Refused, Refusal)) as refused:
        prompt_for(replace(table, row=row), 0, "en")
    assert sentence in refusal_sentence(refused.value, None, 0, "en")


def test_a_command_of_another_game_is_refused_with_the_name_of_the_game_in_the_channel() -> None:
    with pytest.raises(Refused) as refused:
        prompt_for(annas_turn([1]).table, 0, "en", "praetor")
    assert words("en", "example").text(refused.value.text) == (
        "The game in this channel is The Garden. `/move` works in every game."
    )


def test_a_caution_is_bold_as_a_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    state = TITLE.game.new(2, {}, b"regretted")
    regret = text("refusal-bed-taken", bed=Place("A1"), player=Player(1))
    monkeypatch.setattr(TITLE.words, "caution", lambda foreseen: regret)
    asked = prompt_for(table_of(TITLE, state), 0, "en")
    shown = Preview(asked, asked.foresee(Hide(state.hands[0][0])))
    assert shown.cautions == ["**Bed A1 is taken by Ben.**"]


@pytest.mark.parametrize(
    ("labels", "line"),
    [
        (["Wood", "3 wood"], "3 wood"),
        (["Weapons", "1 weapon"], "1 weapon"),
        (["Stein", "2 Steine"], "2 Steine"),
        (["Temple", "Bath"], "Temple · Bath"),
        (["Temple", "Temple"], "Temple · Temple"),
        (["Commercium", "Commercium (2 clay → 3 gold)"], "Commercium (2 clay → 3 gold)"),
        (["D1", "D12"], "D1 · D12"),
    ],
)
def test_labels_leave_out_what_the_next_label_says(labels: list[str], line: str) -> None:
    assert joined_labels(labels) == line
