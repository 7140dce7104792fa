"""The whole table and each seat in words, and their picture in few."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.engine import Described, Move, Passage, Place, Player, Standing, Text, changes_of, text
from bot.games.provincia.components import BELLUM, BUILDINGS, CITIES, CONSTANTS, DECKS, GOODS, OPES, Deck
from bot.games.provincia.holdings import HOLDINGS
from bot.games.provincia.rules import economy, hands, moves, rounds
from bot.games.provincia.rules.draft import open_decks
from bot.games.provincia.rules.moves import building_name, card_names, city_name, deck_name, goods_names
from bot.games.provincia.state import Battle, Slot, View
from bot.games.provincia.state import Player as Legate
from bot.games.sayings import own_passages
from bot.i18n.fluent import signed

from .cards import card_in_words
from .phrases import building_effect, changed, prestige, raid_range, yes


def in_words(view: View) -> Sequence[Passage]:
    """The whole table as the viewer knows it, with all that its pictures show and the mats of the seats."""
    held = [moves.good_name(good, view.supply[good]) for good in GOODS if good in view.supply]
    supply = text("in-words-supply", goods=held)
    return [
        Passage(Text("passage-course"), [*_course(view), *_order(view)]),
        *_offer(view),
        Passage(Text("passage-decks"), [*(_deck(view, deck) for deck in DECKS), supply]),
        Passage(Text("passage-raids"), list(_raids(view))),
        *_vision(view),
        *own_passages(view, _whole),
    ]


def pictured(view: View) -> Sequence[Described]:
    """The picture of the table in few words."""
    table = [*_course(view), *_offered(view), *_next_raid(view)]
    return [Described(table, {seat: _short(view, seat) for seat in range(view.seats)})]


def _course(view: View) -> list[Text]:
    if view.outcome is not None:
        return [text("in-words-over", round=view.round), Text(view.outcome.reason)]
    return [text("in-words-round", round=view.round, phase=Text(f"phase-{view.phase}"))]


def _order(view: View) -> list[Text]:
    if view.outcome is not None:
        return []
    order = list(map(Player, view.turn_order()))
    told = [text("in-words-order", player=Player(view.caesar), players=order)]
    answered = list(map(Player, view.answered))
    return [*told, text("in-words-answered", players=answered)] if answered else told


def _offer(view: View) -> list[Passage]:
    if view.outcome is None and view.phase == "cities":
        return [Passage(Text("passage-cities"), [_city(view, city) for city in CITIES])]
    if view.draft is None or view.outcome is not None:
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
        newest = yes(view.draft.taken[-1:] == [label])
        known = Text("in-words-card-unseen") if slot.card is None else moves.card_name(slot.card)
        key = "in-words-slot-taken" if slot.open else "in-words-slot-taken-face-down"
        return text(key, slot=place, card=known, player=Player(slot.taker), newest=newest)
    if slot.card is None:
        return text("in-words-slot-hidden", slot=place, content=Text(f"deck-{view.draft.deck}-content"))
    if slot.card in OPES:
        quaestor, other = map(goods_names, (OPES[slot.card].quaestor, OPES[slot.card].other))
        return text("in-words-slot-opes", slot=place, quaestor=quaestor, other=other)
    return text("in-words-slot", slot=place, card=card_in_words(slot.card))


def _offered(view: View) -> list[Text]:
    if view.outcome is None and view.phase == "cities":
        free = [city_name(city) for city in CITIES if view.seat_of(city) is None]
        return [text("in-words-cities", cities=free)] if free else []
    if view.draft is None or view.outcome is not None:
        return []
    slots = [
        text("choice-slot-hidden", slot=label)
        if slot.card is None
        else text("choice-slot", slot=label, card=moves.card_name(slot.card))
        for label, slot in view.draft.slots.items()
        if slot.taker is None
    ]
    return [text("pictured-draft", deck=deck_name(view.draft.deck), slots=slots)] if slots else []


def _deck(view: View, deck: Deck) -> Text:
    choosing = any(asked.decision == "deck-choice" for asked in view.asked)
    return text(
        "in-words-deck",
        deck=deck_name(deck),
        content=Text(f"deck-{deck}-content"),
        left=view.cards_left(deck),
        discarded=view.cards_discarded(deck),
        markers=view.markers[deck],
        open=yes(choosing and deck in open_decks(view)),
    )


def _raids(view: View) -> Iterator[Text]:
    """Each raid in the order of the rounds: what happened, or how strong it may be."""
    for index, round in enumerate(CONSTANTS.battle_rounds):
        if index < len(view.battles):
            yield from _fought(view.battles[index], round)
        elif index == len(view.battles):
            yield text("in-words-raid", round=round, **raid_range(view))
        else:
            yield text("in-words-raid-later", round=round)


def _fought(battle: Battle, round: int) -> Iterator[Text]:
    card = BELLUM[battle.bellum]
    penalties = moves.penalties_name(card)
    yield text("in-words-raid-fought", round=round, strength=card.strength, penalties=penalties)
    if battle.tokens:
        yield text("in-words-raid-tokens", tokens=list(map(moves.token_name, battle.tokens)))
    for seat, fight in enumerate(battle.fights):
        sums = {"total": fight.total, "gauls": card.strength, **fight.parts}
        yield text("in-words-fight", player=Player(seat), lost=yes(fight.lost), **sums)


def _next_raid(view: View) -> list[Text]:
    if view.outcome is not None:
        return []
    if view.battles and BELLUM[view.battles[-1].bellum].round == view.round:
        return [text("pictured-raid", strength=BELLUM[view.battles[-1].bellum].strength)]
    raid = rounds.next_raid(view)
    return [] if raid is None else [text("in-words-raid", round=raid, **raid_range(view))]


def _vision(view: View) -> list[Passage]:
    if view.own is None or view.own.vision is None:
        return []
    seen, lines = view.own.vision, []
    for number, card in enumerate(seen.cards, 1):
        fate = Text("picture-kept" if number == seen.kept else "in-words-undecided")
        if number in seen.order:
            fate = text("picture-drawn-next", number=seen.order.index(number) + 1)
        lines.append(text("in-words-seen", number=number, card=card_in_words(card), fate=fate))
    return [Passage(Text("passage-vision"), lines)]


def status(view: View, seat: int) -> Sequence[Text]:
    """What a seat has, in a few lines: the mat in words, with the hand where the seat itself looks."""
    player, raid = view.players[seat], rounds.next_raid(view)
    if not player.city:
        return [Text("status-no-city")]
    labels = Counter(building.label for building in player.buildings)
    buildings = [
        building_name(label) if count == 1 else text("several", count=count, thing=building_name(label))
        for label, count in labels.items()
    ]
    told = [
        _rank(view, seat),
        text("status-goods", goods=goods_names(player.goods), storage=player.storage),
        text("status-strength", strength=player.strength, **player.parts),
    ]
    if raid is not None:
        expected = rounds.strength_expected(view, seat)
        told.append(text("status-raid", round=raid, strength=expected, **raid_range(view)))
    told += [text("status-buildings", buildings=buildings or [Text("none")]), _tax(player)]
    if player.senate:
        told.append(text("status-senate", cards=card_names(player.senate)))
    if seat == view.viewer:
        return [*told, *_own(view, seat)]
    size = view.hand_sizes[seat]
    return [*told, text("status-backs", buildings=size.buildings, senate=size.senate, tokens=size.tokens)]


def _rank(view: View, seat: int) -> Text:
    """The place and what it comes of; before the end players who left stand behind those who stayed."""
    player, standing = view.players[seat], view.outcome.standing_of(seat) if view.outcome else None
    leads = [(not gone, other.prestige) for gone, other in zip(view.gone, view.players, strict=True)]
    return text(
        "status-prestige",
        prestige=prestige(standing.total if standing else player.prestige),
        place=standing.place if standing else 1 + sum(lead > leads[seat] for lead in leads),
        seats=view.seats,
        city=city_name(player.city),
        waterway=player.waterway,
    )


def _tax(player: Legate) -> Text:
    if player.extorted_by is not None:
        return text("status-tax-extorted", due=economy.tax_due(player), player=Player(player.extorted_by))
    if "corruptio" in player.senate:
        return Text("status-tax-never")
    return Text("status-tax-exempt") if player.exempt else text("status-tax", due=economy.tax_due(player))


def _own(view: View, seat: int) -> list[Text]:
    private = view.private(seat)
    told = [
        text("status-hand", cards=card_names(hands.sorted_hand(private.hand)) or Text("none")),
        text("status-tokens", tokens=list(map(moves.token_name, private.tokens)) or Text("none")),
    ]
    if isinstance(view.answer, Move):
        told.append(text("status-answer", answer=_answer(view.answer)))
    return told


def _answer(answer: Move) -> Text:
    match answer:
        case moves.PlayToken():
            return moves.token_name(answer.token)
        case moves.Lose():
            return building_name(answer.building)
        case moves.Pay():
            return text("choice-goods", goods=goods_names(economy.mix_goods(answer.payment)))
        case moves.Aediles():
            return moves.senate_name("aediles")
        case _:
            raise TypeError(answer)


def _whole(view: View, seat: int) -> list[Text]:
    player, size, told = view.players[seat], view.hand_sizes[seat], list[Text]()
    if view.outcome is not None:
        told.append(text("in-words-sources", sources=_sources(view.outcome.standing_of(seat))))
    told += status(view, seat)
    if not player.city:
        return told
    if player.penalty_points:
        told.append(text("in-words-lost", prestige=prestige(player.penalty_points)))
    if player.exempt:
        told.append(Text("in-words-exempt"))
    for label, building in {building.label: building for building in player.buildings}.items():
        named, counted = building_name(label), building.prestige
        category, effect = BUILDINGS[building.id].category, building_effect(building.id)
        said = text("in-words-building", building=named, category=category, prestige=counted, effect=effect)
        told.append(said)
    unseen = ", ".join(map(signed, rounds.unseen_tokens(view, seat)))
    told.append(text("in-words-unseen", values=unseen or Text("none")))
    if view.battles and seat in view.battles[-1].borne:
        told.append(text("in-words-borne", event=_borne(view.battles[-1], seat)))
    held = hands.sorted_hand(view.private(seat).hand) if seat == view.viewer else []
    for number, card in enumerate(held, 1):
        told.append(text("choice-numbered", number=number, card=card_in_words(card)))
    if size.looking:
        told.append(text("in-words-looking", count=size.looking, kept=yes(size.kept), named=size.named))
    return told


def _borne(battle: Battle, seat: int) -> Sequence[Text]:
    event = battle.borne[seat]
    thing = event.arguments.get("thing")
    if not isinstance(thing, str):
        return changed(changes_of([event], seat)) or [Text("goods-nothing")]
    name = building_name(thing) if thing in BUILDINGS else moves.senate_name(thing)
    return [text(f"in-words-borne-{'building' if event.key == 'destroyed' else 'saved'}", thing=name)]


def _sources(standing: Standing) -> list[Text]:
    return [
        text(
            "in-words-source",
            source=Text(f"source-{source}"),
            points=signed(amount) if amount < 0 else str(amount),
        )
        for source, amount in standing.sources.items()
    ]


def _short(view: View, seat: int) -> list[Text]:
    """What a seat has, in parts of a line, what matters most first."""
    player = view.players[seat]
    if view.outcome is not None:
        standing = view.outcome.standing_of(seat)
        rank = text("in-words-rank", place=standing.place, prestige=prestige(standing.total))
        return [rank, *_sources(standing)]
    if not player.city:
        return [Text("pictured-no-city")]
    told = [
        HOLDINGS["prestige"].told(view, seat),
        city_name(player.city),
        text("choice-goods", goods=goods_names(player.goods)),
        text("pictured-strength", strength=player.strength),
    ]
    if player.senate:
        told.append(text("pictured-senate", cards=card_names(player.senate)))
    told.append(HOLDINGS["cards"].told(view, seat))
    if player.labels:
        told.append(text("pictured-buildings", buildings=list(map(building_name, player.labels))))
    return told
