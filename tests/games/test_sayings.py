"""How a game says of its moves and questions what belongs to each of them."""

from __future__ import annotations

import pytest

from bot import engine
from bot.engine import Choice, Decision, Foreseen, Missing, Move, Text
from bot.games.sayings import Sayings


class Sow(Move, frozen=True):
    bed: str
    seed: int


class Rest(Move, frozen=True):
    pass


class Pause(Decision):
    pass


class Look(engine.View):
    pass


sowing, resting = Sayings[Look](), Sayings[Look]()


@sowing.shows(Sow, "bed")
def _bed(view: Look, bed: str, seed: int | None) -> Choice:
    return Choice(Text(f"{bed} for {seed}"))


@sowing.lacks(Sow, "seed")
def _seeds(view: Look, bed: str | None) -> list[Missing]:
    return [Missing(Text("corn"), Text(f"does not grow in {bed}"))]


@sowing.foresees(Sow)
def _sow(foreseen: Foreseen) -> list[Text]:
    return [Text(f"{foreseen.move.seed} will grow in {foreseen.move.bed}")]


@resting.warns(Rest)
def _rest(foreseen: Foreseen) -> Text:
    return Text("nothing will grow")


@resting.asks(Pause)
def _pause(view: Look, asked: Pause) -> Text:
    return Text(f"rest, seat {asked.seat}")


said, view = Sayings(sowing, resting), Look()


def test_what_is_chosen_is_handed_on_by_its_name() -> None:
    assert said.choice(view, Sow, "bed", "A", {"seed": 3, "bed": "B"}).label.key == "A for 3"
    assert said.choice(view, Sow, "bed", "A", {}).label.key == "A for None"
    assert said.missing(view, Sow, "seed", {"bed": "A"})[0].lacks.key == "does not grow in A"


def test_a_field_of_which_nothing_is_lacking_needs_no_saying() -> None:
    assert not said.missing(view, Sow, "bed", {})


def test_the_sayings_of_all_groups_are_joined() -> None:
    sown, rested = (Foreseen(move, view, view, [], None) for move in (Sow("A", 3), Rest()))
    assert list(said.outlook(sown)) == [Text("3 will grow in A")]
    assert said.caution(sown) is None
    assert list(said.outlook(rested)) == []
    assert said.caution(rested) == Text("nothing will grow")
    assert said.question(view, Pause(1)) == Text("rest, seat 1")


def test_a_saying_that_looks_at_what_the_move_does_not_have_says_so() -> None:
    wrong = Sayings[Look]()

    @wrong.shows(Sow, "bed")
    def _bed(view: Look, bed: str, sead: int | None) -> Choice:
        return Choice(Text(bed))

    with pytest.raises(ValueError, match=r"Sow has .*'bed', 'seed'.*sead"):
        wrong.choice(view, Sow, "bed", "A", {})
