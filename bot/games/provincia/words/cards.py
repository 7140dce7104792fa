"""Cards in words: the draft, CONSUETUDO, the hand limit."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine import Choice, MovePreview, Place, Player, Text, text, yes
from bot.games.provincia.components import BUILDINGS, CONSTANTS, DECKS, SENATE, Deck
from bot.games.provincia.rules import economy, hands, moves
from bot.games.provincia.rules.draft import (
    DeckChoice,
    DraftPick,
    KeepOne,
    OrderRest,
    draft_of,
    opes_goods,
    vision_of,
)
from bot.games.provincia.rules.hands import drawable
from bot.games.provincia.rules.moves import building_name, card_name, deck_name
from bot.games.provincia.rules.rounds import DiscardDown
from bot.games.provincia.state import View, Vision
from bot.games.sayings import Sayings

from .phrases import barred, building_effect, goods, in_vain, own, prestige, senate_cost, senate_effect


def shown_card(view: View, card: str) -> Choice:
    """A card as it is printed: its real gains depend on when it is built or played."""
    if card in BUILDINGS:
        kind = BUILDINGS[card]
        label = text("choice-building", building=building_name(card), cost=moves.goods_names(kind.cost))
        here = text("effect-waterway-here") if kind.requires_waterway else building_effect(card)
        return Choice(label, worth(kind.prestige, barred(own(view), card) or here))
    hint = text("hint-card", cost=senate_cost(SENATE[card]), effect=senate_effect(card, "brief"))
    return Choice(card_name(card), hint)


def worth(counted: int, effect: Text) -> Text:
    """A building's prestige, if any, and its effect, as a hint."""
    return text("hint-building", prestige=prestige(counted), effect=effect) if counted else effect


def card_in_words(card: str) -> Text:
    if card in SENATE:
        cost, effect = senate_cost(SENATE[card]), senate_effect(card, "brief")
        return text("in-words-card-senate", card=card_name(card), cost=cost, effect=effect)
    kind = BUILDINGS[card]
    return text(
        "in-words-card-building",
        building=building_name(card),
        cost=moves.goods_names(kind.cost),
        prestige=kind.prestige,
        effect=building_effect(card),
        unique=yes(kind.unique),
    )


def held_cards(view: View, card: str) -> Choice:
    return replace(shown_card(view, card), rank=-sorted_hand(view).index(card))


def sorted_hand(view: View) -> list[str]:
    return hands.sorted_hand(view.private(view.own_seat).hand)


SAID = Sayings[View]()
SAID.asks(DeckChoice)(lambda view, asked: text("prompt-deck-choice", goods=goods(view)))
SAID.asks(KeepOne)(lambda view, asked: text("prompt-keep-one", count=len(_vision(view).cards)))
SAID.asks(OrderRest)(lambda view, asked: text("prompt-order-rest", place=len(_vision(view).order) + 1))
SAID.looks_among(moves.ChooseDeck, lambda view: DECKS)
SAID.looks_among(moves.Take, lambda view: draft_of(view).slots)
SAID.looks_among(moves.Discard, lambda view: dict.fromkeys(sorted_hand(view)))
SAID.foresees(moves.Discard)(lambda foreseen: [text("outlook-discard", card=card_name(foreseen.move.card))])


@SAID.shows(moves.ChooseDeck, "deck")
def _deck(view: View, deck: Deck) -> Choice:
    content, left = Text(f"deck-{deck}-content"), view.cards_left(deck)
    hint = text("hint-deck", content=content, left=left, markers=view.markers[deck])
    return Choice(deck_name(deck), hint, -DECKS.index(deck))


@SAID.foresees(moves.ChooseDeck)
def _choose_deck(foreseen: MovePreview) -> list[Text]:
    view, deck = foreseen.before, foreseen.move.deck
    laid_out = min(CONSTANTS.draft_size, drawable(view, deck))  # the preview stops before cards are seen
    hidden = max(0, laid_out - CONSTANTS.draft_face_up)
    told = [text("outlook-deck", cards=laid_out, hidden=hidden)]
    if others := list(map(Player, view.clockwise(foreseen.seat)[1:laid_out])):
        told.append(text("outlook-deck-order", players=others))
    return [*told, Text("outlook-deck-quaestor")] if deck == "opes" else told


@SAID.asks(DraftPick)
def _pick(view: View, asked: DraftPick) -> Text:
    draft, deck = draft_of(view), deck_name(draft_of(view).deck)
    if draft.quaestor == asked.seat:
        return text("prompt-draft-pick-own", deck=deck, goods=goods(view))
    return text("prompt-draft-pick", deck=deck, player=Player(draft.quaestor), goods=goods(view))


@SAID.shows(moves.Take, "slot")
def _slot(view: View, label: str) -> Choice:
    draft = draft_of(view)
    card = draft.slots[label].card
    if card is None:
        name = text("choice-slot-hidden", slot=label)
        hint: Text | None = None
    elif draft.deck == "opes":
        gain = opes_goods(draft, view.own_seat, card)
        name = text("choice-slot", slot=label, card=moves.goods_names(gain))
        hint = in_vain(view, gain)
    else:
        shown = shown_card(view, card)
        name, hint = text("choice-slot", slot=label, card=shown.label), shown.hint
    return Choice(name, hint, -list(draft.slots).index(label), label)


@SAID.foresees(moves.Take)
def _take(foreseen: MovePreview) -> list[Text]:
    draft = draft_of(foreseen.before)
    card = draft.slots[foreseen.move.slot].card
    if card is None:
        return [Text("outlook-take-hidden-opes" if draft.deck == "opes" else "outlook-take-hidden")]
    why = barred(own(foreseen.after), card) if card in BUILDINGS else None
    return [text("outlook-barred", why=why)] if why else []


@SAID.warns(moves.Take)
def _useless(foreseen: MovePreview) -> Text | None:
    draft, label = draft_of(foreseen.before), foreseen.move.slot
    useless = draft.deck == "opes" and draft.slots[label].card is not None and not foreseen.changes
    return text("caution-take-nothing", slot=Place(label)) if useless else None


@SAID.foresees(moves.Keep)
def _keep(foreseen: MovePreview) -> list[Text]:
    if not isinstance(foreseen.after.decision, OrderRest):
        return []
    return [text("outlook-put-back", count=len(_vision(foreseen.after).left()))]


@SAID.shows(moves.Order, "card")
def _ordered(view: View, card: str) -> Choice:
    if card == moves.REST:
        return Choice(Text("choice-rest"), Text("hint-rest"), 1)
    return _numbered(view, int(card))


@SAID.foresees(moves.Order)
def _order(foreseen: MovePreview) -> list[Text]:
    if not isinstance(foreseen.after.decision, OrderRest):
        return []
    vision = _vision(foreseen.after)
    card = card_name(vision.cards[vision.order[-1] - 1])
    return [text("outlook-order", card=card, place=len(vision.order))]


def _vision(view: View) -> Vision:
    return vision_of(view, view.own_seat)


@SAID.shows(moves.Keep, "card")
def _numbered(view: View, number: int) -> Choice:
    shown = shown_card(view, _vision(view).cards[number - 1])
    return Choice(text("choice-numbered", number=number, card=shown.label), shown.hint, -number)


@SAID.asks(DiscardDown)
def _down(view: View, asked: DiscardDown) -> Text:
    return text("prompt-discard-down", count=hands.surplus(view, asked.seat))


@SAID.shows(moves.Discard, "card")
def _card(view: View, card: str) -> Choice:
    """A card to discard, in the order of the hand, but those that can never be built first.

    Its cost is in the hint: in the label it would be what discarding costs.
    """
    held = held_cards(view, card)
    if card in BUILDINGS and held.hint is not None:
        hint = text("hint-card", cost=moves.goods_names(BUILDINGS[card].cost), effect=held.hint)
        held = replace(held, label=building_name(card), hint=hint)
    useless = card in BUILDINGS and economy.building_bar(own(view), card)
    return held if useless else replace(held, rank=held.rank - len(SENATE))
