"""What the headers of all tables have in common, tested with the smallest possible view."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from bot.engine import AskedDecision, Change, Event, Outcome, Tally, ranked
from bot.i18n.fluent import words
from bot.pictures.header import HeaderTitle
from bot.pictures.heading import Heading
from bot.pictures.names import Showing

NAMES = ("Anna", "Ben", "Carla", "Dirk")


@dataclass
class Seen:
    """What a heading reads of any view."""

    points: list[int]
    asked: list[AskedDecision] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    gone: list[bool] = field(default_factory=lambda: [False] * 4)
    outcome: Outcome | None = None
    ply: int = 1

    @property
    def seats(self) -> int:
        return len(self.points)

    def turn_order(self) -> list[int]:
        return [*range(self.seats)]

    def played_seats(self) -> list[int]:
        return [seat for seat in range(self.seats) if not self.gone[seat]]


class Points(Heading):  # type: ignore[type-arg]
    told = ("favor", "gold")

    def title(self) -> HeaderTitle:
        return HeaderTitle("Game", "Round 1")

    def score(self, seat: int) -> int:
        score: int = self.view.points[seat]
        return score


def heading(seen: Seen) -> Points:
    return Points(seen, Showing(NAMES, words("en", "praetor")))


def narrated(seen: Seen) -> str:
    return "".join(run.text for run in heading(seen).narration().happened[0])


def test_a_deed_is_told_with_its_changes_in_the_order_of_the_game() -> None:
    deed = Event("resigned", 1, changes=[Change(1, "gold", -2), Change(1, "favor", 3)], deed=True)
    assert narrated(Seen([0, 0], events=[deed])) == "Ben leaves the game: +3 points, −2 gold"


def test_the_shortest_version_says_who_gained_what() -> None:
    deed = Event("resigned", 1, changes=[Change(1, "gold", -2), Change(1, "favor", 3)], deed=True)
    *_, shortest = heading(Seen([0] * 4, events=[deed])).narration().happened
    assert "".join(run.text for run in shortest) == "Ben: +3 points"
    none = Event("resigned", 1, deed=True)
    assert narrated(Seen([0] * 4, events=[none])) == "Ben leaves the game"


def test_without_a_deed_the_first_event_is_told() -> None:
    told = Event("instructed", 1, {"way": "asked each time"})
    assert "Ben" in narrated(Seen([0, 0], events=[told]))
    assert "Ben" not in narrated(Seen([0, 0], events=[told], ply=0))


def test_the_seat_with_the_most_points_leads_unless_it_has_left() -> None:
    assert [plaque.leads for plaque in heading(Seen([3, 7, 7])).plaques()] == [False, True, True]
    left = Seen([3, 9, 7], gone=[False, True, False])
    assert [plaque.leads for plaque in heading(left).plaques()] == [False, False, True]
    assert [plaque.tag for plaque in heading(left).plaques()] == ["", "has left", ""], "not only absent"
    assert [plaque.leads for plaque in heading(Seen([0, 0])).plaques()] == [False, False]


def test_a_seat_without_a_player_is_marked_even_where_the_remark_has_no_room() -> None:
    left = heading(Seen([3, 9, 7], gone=[False, True, False]))
    assert [plaque.emblems for plaque in left.plaques()] == [(), ("common/away",), ()]


def test_at_the_end_the_winner_leads_and_the_plaques_show_totals() -> None:
    standings = ranked([Tally({"favor": 4}, {}), Tally({"favor": 8}, {})], [False, False])
    plaques = heading(Seen([9, 1], outcome=Outcome("ended-city", standings))).plaques()
    assert [(plaque.name, plaque.score, plaque.leads, plaque.call) for plaque in plaques] == [
        ("Ben", "8", True, "victor"),
        ("Anna", "4", False, ""),
    ]


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ([0], "Anna: choose"),
        ([0, 2], "Anna and Carla: choose"),
        ([0, 1, 2], "3 players: choose"),
        ([0, 1, 2, 3], "All: choose"),
    ],
)
def test_players_who_are_asked_the_same_are_named_or_counted(asked: list[int], said: str) -> None:
    class Choosing(Points):
        def asks(self, asked: AskedDecision) -> str:
            return "choose"

    seen = Seen([0] * 4, [AskedDecision(seat, "choice") for seat in asked])
    assert Choosing(seen, Showing(NAMES, words("en", "praetor"))).narration().awaited == said
