"""Holdings: everything that a seat has must be declared."""

from __future__ import annotations

import pytest
from msgspec import Struct

from bot.engine import Holding, Holdings, text


class Player(Struct):
    coins: int
    cards: list[str]
    goods: dict[str, int]
    passed: bool = False

    @property
    def wealth(self) -> int:
        return self.coins + 10


class Table(Struct):
    seats: int
    players: list[Player]


SEEN = {"passed": "the tag says so", "goods": "they lie there"}
COINS, CARDS = (
    Holding("coins", "common/coin"),
    Holding("cards", "common/card", without={"changes": "an event names them"}),
)
TABLE = Table(2, [Player(3, [], {"wheat": 2}), Player(0, ["a", "b"], {"wheat": 5})])


def test_an_undeclared_field_of_a_player_is_refused() -> None:
    with pytest.raises(ValueError, match="players can't see goods, passed of a Player: make holdings of"):
        Holdings(Player, (COINS, CARDS))
    with pytest.raises(ValueError, match="players can't see cards, goods, passed of a Player"):
        Holdings(Player, (COINS,))


def test_a_declaration_for_a_missing_field_is_refused() -> None:
    with pytest.raises(ValueError, match="a Player has no gone"):
        Holdings(Player, (COINS, CARDS), {**SEEN, "gone": "the tag says so"})
    with pytest.raises(ValueError, match="a Player has no coin"):
        Holdings(Player, (COINS, CARDS, Holding("coin", "common/coin")), SEEN)


def test_the_amount_of_a_holding_comes_from_its_field_or_its_function() -> None:
    shares = Holding("shares", "common/coin", lambda table, seat: 7 + seat, said="shares")
    wheat = Holding("wheat", "common/wheat", "goods.wheat", noted="wealth", ready="cards")
    assert [held.of(TABLE, 1) for held in (COINS, CARDS, shares, wheat)] == [0, 2, 8, 5]
    assert (wheat.noted_of(TABLE, 0), wheat.ready_of(TABLE, 1)) == (13, 2)
    assert (CARDS.told(TABLE, 1), shares.told(TABLE, 1).key) == (
        text("held-cards.counted", amount=2),
        "shares",
    )
    assert wheat.told(TABLE, 1) == text("held-wheat.counted", amount=5, ready=2)


def test_holdings_that_are_scored_or_worthless_have_no_row_in_the_final_table() -> None:
    coins = Holding("coins", "common/coin", scored="coins")
    cards = Holding("cards", "common/card", without={"end": "they are thrown away"})
    holdings = Holdings(Player, (coins, cards, Holding("wealth", "common/wealth")), SEEN)
    assert [held.name for held in holdings.achieved(["coins"])] == ["wealth"]
    assert [held.name for held in holdings.achieved([])] == ["coins", "wealth"]


def test_events_tell_changes_of_all_holdings_but_the_exempt_ones() -> None:
    holdings = Holdings(Player, (COINS, CARDS), SEEN)
    noted = {held.name: [held.noted_of(TABLE, seat) for seat in (0, 1)] for held in holdings.shown("changes")}
    assert noted == {"coins": [3, 0]}
    assert [held.name for held in holdings.shown("result")] == ["coins", "cards"]


def test_the_final_table_has_holdings_without_points_unless_they_are_exempt() -> None:
    stars, ships = (
        Holding("stars", "common/star", "wealth", scored="stars"),
        Holding("ships", "common/ship", "wealth"),
    )
    kept = Holding("kept", "common/ship", "wealth", without={"end": "the points say it"})
    holdings = Holdings(Player, (COINS, CARDS, stars, ships, kept), SEEN)
    assert [held.name for held in holdings.achieved({"stars": 3})] == ["coins", "cards", "ships"]
