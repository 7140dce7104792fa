"""Sayings: the functions that make a game's texts about its moves and decisions."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot import engine
from bot.engine import Choice, Decision, Form, Move, MovePreview, Text, text
from bot.games.sayings import Sayings


class Sow(Move, frozen=True):
    bed: str
    seed: int


class Rest(Move, frozen=True):
    pass


class Pause(Decision):
    def forms(self, position: Look) -> Iterator[Form]:
        yield Form(Sow, bed=["A"], seed=[1])

    def why_not(self, position: Look, move: Sow) -> Text | None:
        amounts = {3: 5, 4: 2}
        if move.seed in amounts:
            return text("refusal-dear", lacks=[text("gold", amount=amounts[move.seed])])
        return text("refusal-seed", seed=move.seed, bed=move.bed)


class Look(engine.View):
    decision = Pause(0)


sowing, resting = Sayings[Look](), Sayings[Look]()


@sowing.shows(Sow, "bed")
def _bed(view: Look, bed: str, seed: int | None) -> Choice:
    return Choice(Text(f"{bed} for {seed}"))


@sowing.shows(Sow, "seed")
def _seed(view: Look, seed: int) -> Choice:
    return Choice(Text(f"seed {seed}"))


@sowing.looks_for(Sow, "seed")
def _seeds(view: Look, bed: str | None) -> list[Sow]:
    return [Sow(bed or "A", seed) for seed in (1, 2, 3, 4)]


@sowing.foresees(Sow)
def _sow(foreseen: MovePreview) -> list[Text]:
    return [Text(f"{foreseen.move.seed} will grow in {foreseen.move.bed}")]


@resting.warns(Rest)
def _rest(foreseen: MovePreview) -> Text:
    return Text("nothing will grow")


@resting.asks(Pause)
def _pause(view: Look, asked: Pause) -> Text:
    return Text(f"rest, seat {asked.seat}")


said, view = Sayings(sowing, resting), Look()


def test_a_saying_gets_earlier_choices_as_arguments_by_name() -> None:
    assert said.choice(view, Sow, "bed", "A", {"seed": 3, "bed": "B"}).label.key == "A for 3"
    assert said.choice(view, Sow, "bed", "A", {}).label.key == "A for None"
    assert said.missing(view, Sow, "seed", {"bed": "B"})[2].lacks == text(
        "refusal-seed.short", seed=1, bed="B"
    )


def test_missing_values_have_the_reason_of_their_refusal_and_the_nearest_comes_first() -> None:
    told = [(one.label.key, one.lacks.key) for one in said.missing(view, Sow, "seed", {})]
    dear, other = "refusal-dear.short", "refusal-seed.short"
    assert told == [("seed 4", dear), ("seed 3", dear), ("seed 2", other)]


def test_an_offered_value_is_not_among_the_missing_ones() -> None:
    assert "seed 1" not in [one.label.key for one in said.missing(view, Sow, "seed", {"bed": "A"})]


def test_a_field_without_missing_values_needs_no_saying() -> None:
    assert not said.missing(view, Sow, "bed", {})


def test_looks_among_lists_missing_values_of_the_first_field() -> None:
    among = Sayings[Look](sowing)
    among.looks_among(Sow, lambda view: ["A", "B"], seed=1)
    assert [(one.label.key, one.lacks.arguments) for one in among.missing(view, Sow, "bed", {})] == [
        ("B for None", {"seed": 1, "bed": "B"})
    ]


def test_the_sayings_of_all_groups_are_joined() -> None:
    sown, rested = (MovePreview(move, view, view, [], None) for move in (Sow("A", 3), Rest()))
    assert list(said.outlook(sown)) == [Text("3 will grow in A")]
    assert said.caution(sown) is None
    assert list(said.outlook(rested)) == []
    assert said.caution(rested) == Text("nothing will grow")
    assert said.question(view, Pause(1)) == Text("rest, seat 1")


def test_a_saying_with_a_parameter_that_the_move_does_not_have_is_an_error() -> None:
    wrong = Sayings[Look]()

    @wrong.shows(Sow, "bed")
    def _bed(view: Look, bed: str, sead: int | None) -> Choice:
        return Choice(Text(bed))

    with pytest.raises(ValueError, match=r"Sow has .*'bed', 'seed'.*sead"):
        wrong.choice(view, Sow, "bed", "A", {})
