"""What is said of the draft: of choosing a deck, and of taking a card."""

from __future__ import annotations

from bot.engine import Choice, Foreseen, Missing, Place, Player, Text, text
from bot.games.provincia.components import BUILDINGS, CONSTANTS, DECKS, Deck
from bot.games.provincia.rules.decks import drawable
from bot.games.provincia.rules.draft import DeckChoice, DraftPick, draft_of, open_decks, opes_goods
from bot.games.provincia.rules.moves import ChooseDeck, Take
from bot.games.provincia.rules.names import deck_name, goods_names
from bot.games.provincia.state import Slot, View
from bot.games.sayings import Sayings

from . import cards
from .phrases import barred, goods, in_vain, own

SAID = Sayings[View]()


@SAID.asks(DeckChoice)
def _deck_choice(view: View, asked: DeckChoice) -> Text:
    return text("prompt-deck-choice", goods=goods(view))


@SAID.shows(ChooseDeck, "deck")
def _deck(view: View, deck: Deck) -> Choice:
    hint = text(
        "hint-deck",
        content=Text(f"deck-{deck}-content"),
        left=view.cards_left(deck),
        markers=view.markers[deck],
    )
    return Choice(deck_name(deck), hint, -DECKS.index(deck))


@SAID.lacks(ChooseDeck, "deck")
def _decks(view: View) -> list[Missing]:
    offered = open_decks(view)
    return [
        Missing(deck_name(deck), Text("lacks-cards" if view.markers[deck] else "lacks-marker"))
        for deck in DECKS
        if deck not in offered
    ]


@SAID.foresees(ChooseDeck)
def _choose_deck(foreseen: Foreseen) -> list[Text]:
    assert isinstance(foreseen.move, ChooseDeck)
    view = foreseen.before
    seats = [(foreseen.seat + step) % view.seats for step in range(1, view.seats)]
    deck = next(deck for deck in DECKS if deck == foreseen.move.deck)
    laid_out = min(CONSTANTS.draft_size, drawable(view, deck))
    told = [
        text("outlook-deck", cards=laid_out, hidden=max(0, laid_out - CONSTANTS.draft_face_up)),
        text("outlook-deck-order", players=[Player(seat) for seat in seats]),
    ]
    return [*told, Text("outlook-deck-quaestor")] if deck == "opes" else told


@SAID.asks(DraftPick)
def _pick(view: View, asked: DraftPick) -> Text:
    draft = draft_of(view)
    deck = deck_name(draft.deck)
    if draft.quaestor == asked.seat:
        return text("prompt-draft-pick-own", deck=deck, goods=goods(view))
    return text("prompt-draft-pick", deck=deck, player=Player(draft.quaestor), goods=goods(view))


@SAID.shows(Take, "slot")
def _slot(view: View, label: str) -> Choice:
    """In the order of the letters, as they lie on the table; of goods what would be in vain."""
    draft = draft_of(view)
    card = draft.slots[label].card
    if card is None:
        name = text("choice-slot-hidden", slot=label)
        hint: Text | None = text("hint-slot-hidden", content=Text(f"deck-{draft.deck}-content"))
    elif draft.deck == "opes":
        gain = opes_goods(draft, view.own_seat, card)
        name = text("choice-slot", slot=label, card=goods_names(gain))
        hint = in_vain(view, gain, "hint-wasted")
    else:
        shown = cards.shown(view, card)
        name, hint = text("choice-slot", slot=label, card=shown.label), shown.hint
    return Choice(name, hint, -list(draft.slots).index(label), label)


@SAID.lacks(Take, "slot")
def _slots(view: View) -> list[Missing]:
    return [
        Missing(text("choice-slot-taken", slot=label), text("lacks-taken", player=Player(slot.taker)))
        for label, slot in draft_of(view).slots.items()
        if slot.taker is not None
    ]


@SAID.foresees(Take)
def _take(foreseen: Foreseen) -> list[Text]:
    draft = draft_of(foreseen.before)
    card = _chosen_slot(foreseen).card
    if card is None:
        return [Text("outlook-take-hidden-opes" if draft.deck == "opes" else "outlook-take-hidden")]
    why = barred(own(foreseen.after), card) if card in BUILDINGS else None
    return [text("outlook-barred", why=why)] if why else []


@SAID.warns(Take)
def _useless(foreseen: Foreseen) -> Text | None:
    """A production card that brings nothing."""
    opes = draft_of(foreseen.before).deck == "opes"
    if not opes or _chosen_slot(foreseen).card is None or foreseen.changes:
        return None
    assert isinstance(foreseen.move, Take)
    return text("caution-take-nothing", slot=Place(foreseen.move.slot))


def _chosen_slot(foreseen: Foreseen) -> Slot:
    """From where the card is taken, as it was before."""
    assert isinstance(foreseen.move, Take)
    return draft_of(foreseen.before).slots[foreseen.move.slot]
