"""The whole table and each seat in words, and their picture in few."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from bot.engine import Described, Event, Move, Passage, Place, Player, Standing, Text, text
from bot.games.provincia.components import BELLUM, BUILDINGS, CITIES, CONSTANTS, DECKS, GOODS, OPES, Deck
from bot.games.provincia.rules import economy, hands, moves, rounds
from bot.games.provincia.rules.draft import open_decks
from bot.games.provincia.rules.economy import label_of
from bot.games.provincia.rules.moves import Lose, building_name, card_names, city_name, deck_name, goods_names
from bot.games.provincia.state import Battle, Building, Slot, View
from bot.games.provincia.state import Player as Legate
from bot.games.shared_words import own_passage
from bot.i18n.fluent import signed

from .cards import card_in_words
from .phrases import building_effect, prestige, raid_range


def in_words(view: View) -> Sequence[Passage]:
    """The whole table as the viewer knows it, with all that its pictures show and the mats of the seats."""
    return [
        Passage(Text("passage-course"), [*_course(view), *_order(view)]),
        *_offer(view),
        Passage(Text("passage-decks"), [*(_deck(view, deck) for deck in DECKS), _supply(view)]),
        Passage(Text("passage-raids"), list(_raids(view))),
        *_vision(view),
        *(own_passage(view, seat, whole(view, seat)) for seat in _seats(view)),
    ]


def pictured(view: View) -> Sequence[Described]:
    """The picture of the table in few words."""
    table = [*_course(view), *_offered(view), *_next_raid(view)]
    return [Described(table, {seat: short(view, seat) for seat in range(view.seats)})]


def _seats(view: View) -> list[int]:
    return sorted(view.turn_order(), key=lambda seat: seat != view.viewer)


# How far the game has come.


def _course(view: View) -> list[Text]:
    if view.outcome is not None:
        return [text("in-words-over", round=view.round), Text(view.outcome.reason)]
    return [text("in-words-round", round=view.round, phase=Text(f"phase-{view.phase}"))]


def _order(view: View) -> list[Text]:
    if view.outcome is not None:
        return []
    order: list[Text | Player] = [Player(seat) for seat in view.turn_order()]
    told = [text("in-words-order", player=Player(view.caesar), players=order)]
    if view.answered:
        answered: list[Text | Player] = [Player(seat) for seat in view.answered]
        told.append(text("in-words-answered", players=answered))
    return told


# What is on offer.


def _offer(view: View) -> list[Passage]:
    if view.outcome is not None:
        return []
    if view.phase == "cities":
        return [Passage(Text("passage-cities"), [_city(view, city) for city in CITIES])]
    if view.draft is None:
        return []
    heading = text("in-words-draft", deck=deck_name(view.draft.deck), player=Player(view.draft.quaestor))
    slots = [_slot(view, label, slot) for label, slot in view.draft.slots.items()]
    return [Passage(Text("passage-draft"), [heading, *slots])]


def _city(view: View, city: str) -> Text:
    seat, waterway = view.seat_of(city), CITIES[city].waterway
    if seat is None:
        return text("in-words-city-free", city=city_name(city), waterway=waterway)
    return text("in-words-city-taken", city=city_name(city), waterway=waterway, player=Player(seat))


def _slot(view: View, label: str, slot: Slot) -> Text:
    assert view.draft is not None
    place = Place(label)
    if slot.taker is not None:
        newest = "yes" if view.draft.taken[-1:] == [label] else "no"
        known = Text("in-words-card-unseen") if slot.card is None else moves.card_name(slot.card)
        key = "in-words-slot-taken" if slot.open else "in-words-slot-taken-face-down"
        return text(key, slot=place, card=known, player=Player(slot.taker), newest=newest)
    if slot.card is None:
        content = Text(f"deck-{view.draft.deck}-content")
        return text("in-words-slot-hidden", slot=place, content=content)
    if slot.card in OPES:
        kind = OPES[slot.card]
        quaestor, other = goods_names(kind.quaestor), goods_names(kind.other)
        return text("in-words-slot-opes", slot=place, quaestor=quaestor, other=other)
    return text("in-words-slot", slot=place, card=card_in_words(slot.card))


def _offered(view: View) -> list[Text]:
    if view.outcome is not None:
        return []
    if view.phase == "cities":
        free: list[Text | Player] = [city_name(city) for city in CITIES if view.seat_of(city) is None]
        return [text("in-words-cities", cities=free)] if free else []
    if view.draft is None:
        return []
    slots: list[Text | Player] = [
        text("choice-slot-hidden", slot=label)
        if slot.card is None
        else text("choice-slot", slot=label, card=moves.card_name(slot.card))
        for label, slot in view.draft.slots.items()
        if slot.taker is None
    ]
    return [text("pictured-draft", deck=deck_name(view.draft.deck), slots=slots)] if slots else []


# The decks, the bank.


def _deck(view: View, deck: Deck) -> Text:
    choosing = any(asked.decision == "deck-choice" for asked in view.asked)
    return text(
        "in-words-deck",
        deck=deck_name(deck),
        content=Text(f"deck-{deck}-content"),
        left=view.cards_left(deck),
        discarded=view.cards_discarded(deck),
        markers=view.markers[deck],
        open="yes" if choosing and deck in open_decks(view) else "no",
    )


def _supply(view: View) -> Text:
    held: list[Text | Player] = [
        moves.good_name(good, view.supply[good]) for good in GOODS if good in view.supply
    ]
    return text("in-words-supply", goods=held)


# The raids.


def _raids(view: View) -> Iterator[Text]:
    for index, round in enumerate(CONSTANTS.battle_rounds):
        if index < len(view.battles):
            yield from _fought(view.battles[index], round)
        elif index == len(view.battles):
            yield text("in-words-raid-next", round=round, **raid_range(view))
        else:
            yield text("in-words-raid-later", round=round)


def _fought(battle: Battle, round: int) -> Iterator[Text]:
    card = BELLUM[battle.bellum]
    strength = card.strength
    yield text("in-words-raid-fought", round=round, strength=strength, penalties=moves.penalties_name(card))
    if battle.tokens:
        tokens: list[Text | Player] = [moves.token_name(token) for token in battle.tokens]
        yield text("in-words-raid-tokens", tokens=tokens)
    for seat, fight in enumerate(battle.fights):
        yield text(
            "in-words-fight",
            player=Player(seat),
            lost="yes" if fight.lost else "no",
            total=fight.total,
            gauls=strength,
            morale=fight.morale,
            defence=fight.defence,
            military=fight.military,
            tokens=fight.tokens,
        )


def _next_raid(view: View) -> list[Text]:
    if view.outcome is not None:
        return []
    if view.battles and BELLUM[view.battles[-1].bellum].round == view.round:
        strength = BELLUM[view.battles[-1].bellum].strength
        return [text("pictured-raid", strength=strength)]
    raid = rounds.next_raid(view)
    return [] if raid is None else [text("in-words-raid", round=raid, **raid_range(view))]


# What Consuetudo shows.


def _vision(view: View) -> list[Passage]:
    if view.own is None or view.own.vision is None:
        return []
    seen = view.own.vision
    lines = []
    for number, card in enumerate(seen.cards, 1):
        if number == seen.kept:
            fate = Text("picture-kept")
        elif number in seen.order:
            fate = text("picture-drawn-next", number=seen.order.index(number) + 1)
        else:
            fate = Text("in-words-undecided")
        lines.append(text("in-words-seen", number=number, card=card_in_words(card), fate=fate))
    return [Passage(Text("passage-vision"), lines)]


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
    raid = rounds.next_raid(view)
    if raid is None:
        return []
    return [
        text("status-raid", round=raid, strength=rounds.strength_expected(view, seat), **raid_range(view))
    ]


def _buildings(buildings: Iterable[Building]) -> list[Text | Player]:
    """Buildings, counted: "2 Turris, Villa (inactive)"."""
    return [
        building_name(label) if count == 1 else text("several", count=count, thing=building_name(label))
        for label, count in Counter(map(label_of, buildings)).items()
    ] or [Text("none")]


def _tax(player: Legate) -> Text:
    if player.extorted_by is not None:
        return text("status-tax-extorted", due=economy.tax_due(player), player=Player(player.extorted_by))
    if "corruptio" in player.senate:
        return Text("status-tax-never")
    if player.exempt:
        return Text("status-tax-exempt")
    return text("status-tax", due=economy.tax_due(player))


def _own(view: View, seat: int) -> list[Text]:
    private = view.private(seat)
    told = [
        text("status-hand", cards=card_names(hands.sorted_hand(private.hand)) or Text("none")),
        text("status-tokens", tokens=[moves.token_name(token) for token in private.tokens] or Text("none")),
    ]
    if isinstance(view.answer, Move):
        told.append(text("status-answer", answer=_answer(view.answer)))
    return told


def _answer(answer: Move) -> Text:
    match answer:
        case moves.PlayToken():
            return moves.token_name(answer.token)
        case Lose():
            return building_name(answer.building)
        case moves.Pay():
            return text("choice-goods", goods=goods_names(economy.mix_goods(answer.payment)))
        case moves.Aediles():
            return moves.senate_name("aediles")
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
    unseen = [signed(value) for value in rounds.unseen_tokens(view, seat)]
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
    return building_name(thing) if thing in BUILDINGS else moves.senate_name(thing)


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
