"""What each seat has, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from bot.engine import Event, Move, Player, Standing, Text, text
from bot.games.provincia.components import BUILDINGS
from bot.games.provincia.rules import costs, hands, yields
from bot.games.provincia.rules.city import label_of
from bot.games.provincia.rules.moves import (
    Aediles,
    Lose,
    Pay,
    PlayToken,
    building_name,
    card_names,
    city_name,
    goods_names,
    senate_name,
    token_name,
)
from bot.games.provincia.state import Battle, Building, View
from bot.games.provincia.state import Player as Legate
from bot.i18n.fluent import signed

from .cards import card_in_words
from .phrases import building_effect, prestige, raid_range

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
    if view.outcome:
        return next(standing.total for standing in view.outcome.standings if standing.seat == seat)
    return view.players[seat].prestige


def _place(view: View, seat: int) -> int:
    """The place at the end; before, by prestige, players who left behind those who stayed."""
    if view.outcome:
        return next(standing.place for standing in view.outcome.standings if standing.seat == seat)
    return 1 + sum(_lead(view, other) > _lead(view, seat) for other in range(view.seats))


def _lead(view: View, seat: int) -> tuple[bool, int]:
    return not view.gone[seat], view.players[seat].prestige


def _raid(view: View, seat: int) -> list[Text]:
    raid = yields.next_raid(view)
    if raid is None:
        return []
    return [
        text("status-raid", round=raid, strength=yields.strength_expected(view, seat), **raid_range(view))
    ]


def _buildings(buildings: Iterable[Building]) -> list[Text | Player]:
    """Buildings, counted: "2 Turris, Villa (inactive)"."""
    return [
        building_name(label) if count == 1 else text("several", count=count, thing=building_name(label))
        for label, count in Counter(map(label_of, buildings)).items()
    ] or [Text("none")]


def _tax(player: Legate) -> Text:
    if player.extorted_by is not None:
        return text("status-tax-extorted", due=costs.tax_due(player), player=Player(player.extorted_by))
    if "corruptio" in player.senate:
        return Text("status-tax-never")
    if player.exempt:
        return Text("status-tax-exempt")
    return text("status-tax", due=costs.tax_due(player))


def _own(view: View, seat: int) -> list[Text]:
    private = view.private(seat)
    told = [
        text("status-hand", cards=card_names(hands.sorted_hand(private.hand)) or Text("none")),
        text("status-tokens", tokens=[token_name(token) for token in private.tokens] or Text("none")),
    ]
    if isinstance(view.answer, Move):
        told.append(text("status-answer", answer=_answer(view.answer)))
    return told


def _answer(answer: Move) -> Text:
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
    size = view.hand_sizes[seat]
    return [text("status-backs", buildings=size.buildings, senate=size.senate, tokens=size.tokens)]


def whole(view: View, seat: int) -> list[Text]:
    """All that a seat has: each building with what it does, the tokens not shown, the hand card by card."""
    player = view.players[seat]
    told = [*_result(view, seat), *status(view, seat)]
    if not player.city:
        return told
    if player.penalty_points:
        told.append(text("in-words-lost", prestige=prestige(player.penalty_points)))
    if player.exempt:
        told.append(Text("in-words-exempt"))
    told += _seat_buildings(player.buildings)
    unseen = [signed(value) for value in yields.unseen_tokens(view, seat)]
    told.append(text("in-words-unseen", values=", ".join(unseen) or Text("none")))
    return [*told, *_borne(view, seat), *_hand(view, seat), *_looking(view, seat)]


def _seat_buildings(buildings: Sequence[Building]) -> Iterator[Text]:
    for label, building in {label_of(building): building for building in buildings}.items():
        yield text(
            "in-words-building",
            building=building_name(label),
            category=BUILDINGS[building.id].category,
            prestige=building.prestige,
            effect=building_effect(building.id),
        )


def _hand(view: View, seat: int) -> Iterator[Text]:
    if seat == view.viewer:
        for number, card in enumerate(hands.sorted_hand(view.private(seat).hand), 1):
            yield text("choice-numbered", number=number, card=card_in_words(card))


def _looking(view: View, seat: int) -> Iterator[Text]:
    size = view.hand_sizes[seat]
    if size.looking:
        kept = "yes" if size.kept else "no"
        yield text("in-words-looking", count=size.looking, kept=kept, named=size.named)


def _borne(view: View, seat: int) -> Iterator[Text]:
    battle = view.battles[-1] if view.battles else None
    if battle is not None and seat in battle.borne:
        yield text("in-words-borne", event=_cost_of(battle, seat))


def _cost_of(battle: Battle, seat: int) -> Sequence[Text]:
    event: Event = battle.borne[seat]
    thing = event.arguments.get("thing")
    if isinstance(thing, str):
        saved = event.key != "destroyed"
        return [text("in-words-borne-saved" if saved else "in-words-borne-building", thing=_thing(thing))]
    return [
        text(f"change-{change.what}", signed=signed(change.amount), amount=abs(change.amount))
        for change in event.changes
        if change.seat == seat
    ] or [Text("goods-nothing")]


def _thing(thing: str) -> Text:
    return building_name(thing) if thing in BUILDINGS else senate_name(thing)


def _result(view: View, seat: int) -> list[Text]:
    standing = _seat_standing(view, seat)
    return [] if standing is None else [text("in-words-sources", sources=_sources(standing))]


def _sources(standing: Standing) -> list[Text | Player]:
    return [
        text("in-words-source", source=Text(f"source-{source}"), points=_written(amount))
        for source, amount in standing.sources.items()
    ]


def _written(value: int) -> str:
    return signed(value) if value < 0 else str(value)


def _seat_standing(view: View, seat: int) -> Standing | None:
    standings = view.outcome.standings if view.outcome else []
    return next((standing for standing in standings if standing.seat == seat), None)


def short(view: View, seat: int) -> list[Text]:
    """What a seat has, in parts of a line, what matters most first."""
    player = view.players[seat]
    standing = _seat_standing(view, seat)
    if standing is not None:
        rank = text("in-words-rank", place=standing.place, prestige=prestige(standing.total))
        return [rank, *(source for source in _sources(standing) if isinstance(source, Text))]
    if not player.city:
        return [Text("pictured-no-city")]
    size = view.hand_sizes[seat]
    told = [
        prestige(player.prestige),
        city_name(player.city),
        text("pictured-goods", goods=goods_names(player.goods)),
        text("pictured-strength", strength=player.strength),
    ]
    if player.senate:
        told.append(text("pictured-senate", cards=card_names(player.senate)))
    told.append(text("pictured-hand", cards=size.buildings + size.senate))
    labels = list(dict.fromkeys(map(label_of, player.buildings)))
    if labels:
        names: list[Text | Player] = list(map(building_name, labels))
        told.append(text("pictured-buildings", buildings=names))
    return told
