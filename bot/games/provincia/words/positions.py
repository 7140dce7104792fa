"""What somebody has, in a few lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.engine import Move, Player, Text, text
from bot.games.provincia.rules import costs, hands, outlook, taxes
from bot.games.provincia.rules.city import label_of
from bot.games.provincia.rules.moves import Aediles, Lose, Pay, PlayToken
from bot.games.provincia.rules.names import (
    building_name,
    card_names,
    city_name,
    goods_names,
    senate_name,
    token_name,
)
from bot.games.provincia.state import Building, View
from bot.games.provincia.state import Player as Legate

from .phrases import prestige, raid_range

# A seat.


def status(view: View, seat: int) -> Sequence[Text]:
    """What a seat has, in a few lines: the mat in words, with the hand where the seat itself looks."""
    player = view.players[seat]
    if not player.city:
        return [Text("status-no-city")]
    told = [
        _standing(view, seat),
        text("status-goods", goods=goods_names(player.goods), storage=player.storage),
        text(
            "status-strength",
            strength=player.strength,
            morale=player.morale,
            defence=player.defence,
            military=player.military,
        ),
        *_raid(view, seat),
        text("status-buildings", buildings=_buildings(player.buildings)),
        _tax(player),
    ]
    if player.senate:
        told.append(text("status-senate", cards=card_names(player.senate)))
    return [*told, *(_own(view, seat) if seat == view.viewer else _others(view, seat))]


def _standing(view: View, seat: int) -> Text:
    player = view.players[seat]
    return text(
        "status-prestige",
        prestige=prestige(_points(view, seat)),
        place=_place(view, seat),
        seats=view.seats,
        city=city_name(player.city),
        waterway=player.waterway,
    )


def _points(view: View, seat: int) -> int:
    """Prestige; at the end with all that counts then."""
    if view.outcome:
        return next(standing.total for standing in view.outcome.standings if standing.seat == seat)
    return view.players[seat].prestige


def _place(view: View, seat: int) -> int:
    """The place at the end; before, by prestige, behind those who stayed for whoever has left."""
    if view.outcome:
        return next(standing.place for standing in view.outcome.standings if standing.seat == seat)
    return 1 + sum(_lead(view, other) > _lead(view, seat) for other in range(view.seats))


def _lead(view: View, seat: int) -> tuple[bool, int]:
    return not view.gone[seat], view.players[seat].prestige


def _raid(view: View, seat: int) -> list[Text]:
    """The next raid, and how strong the city will be as things stand."""
    raid = outlook.next_raid(view)
    if raid is None:
        return []
    return [
        text("status-raid", round=raid, strength=outlook.strength_expected(view, seat), **raid_range(view))
    ]


def _buildings(buildings: Iterable[Building]) -> list[Text | Player]:
    """Buildings, counted: "2 Turris, Villa (inactive)"."""
    return [
        building_name(label) if count == 1 else text("several", count=count, thing=building_name(label))
        for label, count in Counter(map(label_of, buildings)).items()
    ] or [Text("none")]


def _tax(player: Legate) -> Text:
    if player.extorted_by is not None:
        return text("status-tax-extorted", due=taxes.tax_due(player), player=Player(player.extorted_by))
    if "corruptio" in player.senate:
        return Text("status-tax-never")
    if player.exempt:
        return Text("status-tax-exempt")
    return text("status-tax", due=taxes.tax_due(player))


def _own(view: View, seat: int) -> list[Text]:
    """The hand, the tokens, and what has been answered unseen by the others."""
    private = view.private(seat)
    told = [
        text("status-hand", cards=card_names(hands.sorted_hand(private.hand)) or Text("none")),
        text("status-tokens", tokens=[token_name(token) for token in private.tokens] or Text("none")),
    ]
    if isinstance(view.answer, Move):
        told.append(text("status-answer", answer=_answer(view.answer)))
    return told


def _answer(answer: Move) -> Text:
    """An answer given together with others."""
    match answer:
        case PlayToken():
            return token_name(answer.token)
        case Lose():
            return building_name(answer.building)
        case Pay():
            return text("choice-goods", goods=goods_names(costs.mix_goods(answer.payment)))
        case Aediles():
            return senate_name("aediles")
        case _:
            raise TypeError(answer)


def _others(view: View, seat: int) -> list[Text]:
    """What everybody sees of a hand."""
    size = view.hand_sizes[seat]
    return [text("status-backs", buildings=size.buildings, senate=size.senate, tokens=size.tokens)]
