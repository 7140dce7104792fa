"""The whole table in words, and its picture in few."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine import Described, Passage, Place, Player, Text, text
from bot.games.provincia.components import BELLUM, CITIES, CONSTANTS, DECKS, GOODS, OPES, Deck
from bot.games.provincia.rules import yields
from bot.games.provincia.rules.draft import open_decks
from bot.games.provincia.rules.moves import (
    card_name,
    city_name,
    deck_name,
    good_name,
    goods_names,
    penalties_name,
    token_name,
)
from bot.games.provincia.state import Battle, Slot, View
from bot.games.sayings import own_passage

from . import positions
from .cards import card_in_words
from .phrases import raid_range


def in_words(view: View) -> Sequence[Passage]:
    """The whole table as the viewer knows it, with all that its pictures show and the mats of the seats."""
    return [
        Passage(Text("passage-course"), [*_course(view), *_order(view)]),
        *_offer(view),
        Passage(Text("passage-decks"), [*(_deck(view, deck) for deck in DECKS), _supply(view)]),
        Passage(Text("passage-raids"), list(_raids(view))),
        *_vision(view),
        *(own_passage(view, seat, positions.whole(view, seat)) for seat in _seats(view)),
    ]


def pictured(view: View) -> Sequence[Described]:
    """The picture of the table in few words."""
    table = [*_course(view), *_offered(view), *_next_raid(view)]
    return [Described(table, {seat: positions.short(view, seat) for seat in range(view.seats)})]


def _seats(view: View) -> list[int]:
    """The viewer's seat before the others, those in turn order."""
    return sorted(view.turn_order(), key=lambda seat: seat != view.viewer)


# How far the game has come.


def _course(view: View) -> list[Text]:
    if view.outcome is not None:
        return [text("in-words-over", round=view.round), Text(view.outcome.reason)]
    return [text("in-words-round", round=view.round, phase=Text(f"phase-{view.phase}"))]


def _order(view: View) -> list[Text]:
    """Who holds the card of the Caesar, and the order in which all others follow."""
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
    """The cities or the cards that can be chosen."""
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
    """A place of the draft: its card with cost and effect, or who took it."""
    assert view.draft is not None
    place = Place(label)
    if slot.taker is not None:
        newest = "yes" if view.draft.taken[-1:] == [label] else "no"
        known = Text("in-words-card-unseen") if slot.card is None else card_name(slot.card)
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
    """What is on offer, in a line, without who took what."""
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
        else text("choice-slot", slot=label, card=card_name(slot.card))
        for label, slot in view.draft.slots.items()
        if slot.taker is None
    ]
    return [text("pictured-draft", deck=deck_name(view.draft.deck), slots=slots)] if slots else []


# The decks, the bank.


def _deck(view: View, deck: Deck) -> Text:
    """A deck: its cards, its action markers, whether it can be chosen now."""
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
    held: list[Text | Player] = [good_name(good, view.supply[good]) for good in GOODS if good in view.supply]
    return text("in-words-supply", goods=held)


# The raids.


def _raids(view: View) -> Iterator[Text]:
    """Each raid in the order of the rounds: what happened, or how strong it may be."""
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
    yield text("in-words-raid-fought", round=round, strength=strength, penalties=penalties_name(card))
    if battle.tokens:
        tokens: list[Text | Player] = [token_name(token) for token in battle.tokens]
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
    """The raid that is fought now, or the next one."""
    if view.outcome is not None:
        return []
    if view.battles and BELLUM[view.battles[-1].bellum].round == view.round:
        strength = BELLUM[view.battles[-1].bellum].strength
        return [text("pictured-raid", strength=strength)]
    raid = yields.next_raid(view)
    return [] if raid is None else [text("in-words-raid", round=raid, **raid_range(view))]


# What Consuetudo shows.


def _vision(view: View) -> list[Passage]:
    """The cards that the viewer looks at, with what they have decided of each."""
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
