"""The table and each seat in words, in full and for the pictures' descriptions: lines have several forms."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.engine import Argument, Move, Part, Parts, Place, Player, Text, changes_of, text, yes
from bot.games.provincia.components import BELLUM, CITIES, CONSTANTS, DECKS, GOODS, OPES, Deck
from bot.games.provincia.holdings import HOLDINGS
from bot.games.provincia.rules import economy, hands, moves, rounds
from bot.games.provincia.rules.draft import open_decks
from bot.games.provincia.rules.moves import building_name, card_names, city_name, deck_name, goods_names
from bot.games.provincia.state import Battle, View
from bot.games.provincia.state import Player as Legate
from bot.games.sayings import by_source, place_now
from bot.i18n.fluent import signed

from .cards import card_in_words
from .phrases import building_effect, changed, prestige, raid_range


def _course(view: View) -> Iterator[Text]:
    if view.outcome is not None:
        yield text("in-words-over", round=view.round)
        yield Text(view.outcome.reason)
        return
    yield text("in-words-round", round=view.round, phase=Text(f"phase-{view.phase}"))
    order = list(map(Player, view.turn_order()))
    yield text("in-words-order", player=Player(view.caesar), players=order)
    if view.answered:
        yield text("in-words-answered", players=list(map(Player, view.answered)))


def _cities(view: View) -> list[Text]:
    return [_city(view, city) for city in CITIES] if view.phase == "cities" else []


def _city(view: View, city: str) -> Text:
    seat, waterway = view.seat_of(city), CITIES[city].waterway
    if seat is None:
        return text("in-words-city-free", city=city_name(city), waterway=waterway)
    return text("in-words-city-taken", city=city_name(city), waterway=waterway, player=Player(seat))


def _draft(view: View) -> Iterator[Text]:
    draft = view.draft
    if draft is None:
        return
    yield text("in-words-draft", deck=deck_name(draft.deck), player=Player(draft.quaestor))
    for label, slot in draft.slots.items():
        place = Place(label)
        if slot.taker is not None:
            known = Text("in-words-card-unseen") if slot.card is None else moves.card_name(slot.card)
            key = "in-words-slot-taken" if slot.open else "in-words-slot-taken-face-down"
            newest = yes(draft.taken[-1] == label)
            yield text(key, slot=place, card=known, player=Player(slot.taker), newest=newest)
        elif slot.card is None:
            yield text("in-words-slot-hidden", slot=place, content=Text(f"deck-{draft.deck}-content"))
        elif slot.card in OPES:
            quaestor, other = map(goods_names, (OPES[slot.card].quaestor, OPES[slot.card].other))
            yield text("in-words-slot-opes", slot=place, quaestor=quaestor, other=other)
        else:
            card, name = card_in_words(slot.card), moves.card_name(slot.card)
            yield text("in-words-slot", slot=place, card=card, name=name)


def _decks(view: View) -> Iterator[Text]:
    """The decks, which are empty before everybody has a city."""
    if view.phase != "cities":
        yield from (_deck(view, deck) for deck in DECKS)


def _bank(view: View) -> Iterator[Text]:
    supply = [moves.good_name(good, view.supply[good]) for good in GOODS if good in view.supply]
    yield text("in-words-supply", goods=supply)


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
    """Each raid in the order of the rounds: its result, or its possible strength; after the end, those fought."""
    for index, round in enumerate(CONSTANTS.battle_rounds):
        if index < len(view.battles):
            yield from _fought(view.battles[index], round, now=round == view.round and view.outcome is None)
        elif view.outcome is not None:
            return
        elif index == len(view.battles):
            yield text("in-words-raid", round=round, **raid_range(view))
        else:
            yield text("in-words-raid-later", round=round)


def _fought(battle: Battle, round: int, *, now: bool) -> Iterator[Text]:
    card = BELLUM[battle.bellum]
    raid: dict[str, Argument] = {"round": round, "strength": card.strength, "now": yes(now)}
    yield text("in-words-raid-fought", penalties=moves.penalties_name(card), **raid)
    if battle.tokens:
        yield text("in-words-raid-tokens", tokens=list(map(moves.token_name, battle.tokens)))
    for seat, fight in enumerate(battle.fights):
        sums = {"total": fight.total, "gauls": card.strength, **fight.parts}
        yield text("in-words-fight", player=Player(seat), lost=yes(fight.lost), **sums)


PARTS = Parts(
    View,
    (
        Part("course", ("round", "phase", "caesar"), _course, _course),
        Part("cities", ("phase", "players.city"), _cities, _cities, until_end=True),
        Part("draft", ("draft", "players.city"), _draft, _draft, until_end=True),
        Part("raids", ("battles", "round", "players.city"), _raids, _raids),
        Part("decks", ("left", "discarded", "markers", "draft", "phase"), _decks, until_end=True),
        Part("bank", ("supply",), _bank, until_end=True),
    ),
    elsewhere={
        "hand_sizes": "each seat's status tells them",
        "own": "the viewer's mat says so",
        "answer": "the viewer's mat says so",
        "traces": "players must remember what they saw of face-down cards",
        "discarded_openly": "players must remember what they saw of face-down cards",
        "shuffled_in": "players must remember what they saw of face-down cards",
    },
)
"""The parts of Provincia Romana's table in words."""


def status(view: View, seat: int) -> list[Text]:
    """What a seat has, in words, most important first; with its hand if the seat itself is the viewer."""
    return list(_status(view, seat)) if view.players[seat].city else [Text("status-no-city")]


def _status(view: View, seat: int) -> Iterator[Text]:
    player, size = view.players[seat], view.hand_sizes[seat]
    raid = rounds.next_raid(view) if view.outcome is None else None
    yield from _standing(view, seat)
    yield text("status-goods", goods=goods_names(player.goods), storage=player.storage)
    yield text("status-strength", strength=player.strength, **player.parts)
    if raid is not None:
        expected = rounds.strength_expected(view, seat)
        yield text("status-raid", round=raid, strength=expected, **raid_range(view))
    yield from HOLDINGS.listed(view, seat)
    if rounds.upkeep_to_come(view):
        yield _tax(player)
    if player.exempt:
        yield Text("status-exempt")
    if player.senate:
        yield text("status-senate", cards=card_names(player.senate))
    if player.penalty_points:
        yield text("status-lost", prestige=prestige(player.penalty_points))
    if view.battles and seat in view.battles[-1].borne:
        yield text("status-borne", event=_borne(view.battles[-1], seat))
    if seat == view.viewer:
        yield from _own(view, seat, size.cards)
    else:
        held = {"buildings": size.buildings, "senate": size.senate, "tokens": size.tokens}
        yield text("status-backs", cards=size.cards, **held)
        if size.looking:
            yield text("status-looking", count=size.looking, kept=yes(size.kept), named=size.named)
    unseen = ", ".join(map(signed, rounds.unseen_tokens(view, seat)))
    yield text("status-unseen", values=unseen or Text("none"))
    yield from _buildings(player)


def _standing(view: View, seat: int) -> Iterator[Text]:
    """A seat's rank, at the end with its points by source; players who left rank behind the others."""
    player = view.players[seat]
    city: dict[str, Argument] = {"city": city_name(player.city), "waterway": player.waterway}
    if view.outcome is None:
        place = place_now(view, seat, [other.prestige for other in view.players])
        yield text(
            "status-prestige", prestige=prestige(player.prestige), place=place, seats=view.seats, **city
        )
        return
    standing = view.outcome.standing_of(seat)
    yield text(
        "status-result", prestige=prestige(standing.total), place=standing.place, seats=view.seats, **city
    )
    yield text("status-sources", sources=by_source(standing.sources))


def _tax(player: Legate) -> Text:
    reason = next((card for card in ("concussio", "corruptio", "praetor") if card in player.seals), "none")
    by = {} if player.extorted_by is None else {"player": Player(player.extorted_by)}
    return text("status-tax", reason=reason, due=economy.tax_due(player), **by)


def _borne(battle: Battle, seat: int) -> Sequence[Text]:
    event = battle.borne[seat]
    thing = event.arguments.get("thing")
    if not isinstance(thing, str):
        return changed(changes_of([event], seat))
    name = moves.card_name(thing)
    return [text(f"status-borne-{'building' if event.key == 'destroyed' else 'saved'}", thing=name)]


def _own(view: View, seat: int, cards: int) -> Iterator[Text]:
    """What only the viewer knows: the hand, the cards that CONSUETUDO shows, the tokens, a hidden answer."""
    private = view.private(seat)
    held = hands.sorted_hand(private.hand)
    yield text("status-hand", hand=card_names(held), cards=cards)
    for number, card in enumerate(held, 1):
        yield text("status-card", number=number, card=card_in_words(card))
    if seen := private.vision:
        for number, card in enumerate(seen.cards, 1):
            fate = Text("picture-kept" if number == seen.kept else "status-undecided")
            if number in seen.order:
                fate = text("picture-drawn-next", number=seen.order.index(number) + 1)
            yield text("status-seen", number=number, card=card_in_words(card), fate=fate)
    yield text("status-tokens", tokens=list(map(moves.token_name, private.tokens)) or Text("none"))
    if isinstance(view.answer, Move):
        yield text("status-answer", answer=_answer(view.answer))


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


def _buildings(player: Legate) -> Iterator[Text]:
    """The buildings in one line, then each with its prestige and effect."""
    stand = Counter(player.buildings)
    names = [
        building_name(building.label)
        if count == 1
        else text("several", count=count, thing=building_name(building.label))
        for building, count in stand.items()
    ]
    yield text("status-buildings", buildings=names or [Text("none")])
    for building in stand:
        yield text(
            "status-building",
            building=building_name(building.label),
            category=building.card.category,
            prestige=building.prestige,
            effect=building_effect(building.id),
        )
