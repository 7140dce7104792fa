"""What holds after every move of Provincia Romana (section 11)."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from bot.games.provincia.components import (
    BUILDINGS,
    CONSTANTS,
    DECKS,
    GOODS,
    HORREUM,
    OPES,
    OTHER_TOKENS,
    OWN_TOKEN,
    PRINTED_KILNS,
    RESOURCES,
    SENATE,
    SUPPLY,
    TRACKS,
    token_id,
)
from bot.games.provincia.state import HandSize, Player, State, View

NOTHING = Player(goods=dict.fromkeys(GOODS, 0), morale=TRACKS["morale"].start)
"""What each player has before the cities are chosen."""


def check(state: State) -> None:
    """Check every invariant of a position; the numbers in the comments are those of section 11."""
    if state.phase == "cities" or (not state.bellum and not state.battles):
        return
    _check_goods(state)
    for player in state.players:
        _check_city(player)
    _check_cards(state)
    _check_markers(state)
    _check_tokens(state)
    _check_hands(state)
    _check_draft(state)
    assert state.round <= CONSTANTS.rounds  # 16
    assert len(state.battles) <= len(CONSTANTS.battle_rounds)
    assert sum(player.extorted_by is not None for player in state.players) <= 1  # 9


def _check_goods(state: State) -> None:
    for good in GOODS:
        held = [player.goods[good] for player in state.players]
        assert min(held) >= 0  # 1
        if good in state.supply:
            assert state.supply[good] >= 0
            assert state.supply[good] + sum(held) == SUPPLY[good]
    assert ("gold" in state.supply) == (state.options["gold_limited"] == "on")
    for player in state.players:
        assert all(player.goods[resource] <= player.storage for resource in RESOURCES)  # 2


def _check_city(player: Player) -> None:
    for track, value in (("morale", player.morale), ("defence", player.defence)):
        assert TRACKS[track].min <= value <= TRACKS[track].max  # 3
    printed = sum(BUILDINGS[building.id].prestige for building in player.buildings)
    opened = sum(building.active and BUILDINGS[building.id].activation for building in player.buildings)
    assert player.prestige == printed - opened - player.penalty_points  # 4
    assert player.penalty_points >= 0
    assert player.penalty_points % 2 == 0
    count = Counter(building.id for building in player.buildings)
    for building in count:
        card = BUILDINGS[building]
        assert count[building] == 1 or not card.unique  # 7
        assert card.requires_waterway in (None, player.waterway)
    assert all(building.active or BUILDINGS[building.id].activation for building in player.buildings)  # 8
    for kind in ("architectus", "corruptio", "gloria"):
        assert sum(SENATE[card].type == kind for card in player.senate) <= 1  # 9
    assert all(SENATE[card].stays for card in player.senate)


def _check_cards(state: State) -> None:
    """Check that each card is in exactly one place (5, 6)."""
    places: list[str] = []
    for deck in DECKS:
        places += [*state.decks[deck], *state.discards[deck]]
    if state.draft:
        laid = state.draft.slots.values()
        places += [slot.card for slot in laid if slot.card and slot.taker is None]
    for private in state.privates:
        places += private.hand
        if private.vision:
            kept = private.vision.kept
            places += [card for number, card in enumerate(private.vision.cards, 1) if number != kept]
    for player in state.players:
        places += [building.id for building in player.buildings]
        places += player.senate
        places += ["concussio"] if player.extorted_by is not None else []
    count = Counter(places)
    kilns = PRINTED_KILNS if state.options["printed_kiln_count"] == "on" else {}
    printed = {card.id: kilns.get(card.id, card.count) for card in BUILDINGS.values()}
    assert all(count[building] <= printed[building] for building in BUILDINGS)
    left = sum(printed[card.id] for card in BUILDINGS.values() if card.in_deck)
    left -= CONSTANTS.buildings_removed_at_setup
    assert sum(count[building] for building in BUILDINGS if building != HORREUM) == left
    for seat, player in enumerate(state.players):
        cards = [*state.private(seat).hand, *(building.id for building in player.buildings)]
        assert cards.count(HORREUM) == 1
    assert all(count[card.id] == card.count for card in SENATE.values())
    assert all(count[card] == 1 for card in OPES)


def _check_markers(state: State) -> None:
    """Check that each deck has two markers and each choice of the round uses one (10, 15)."""
    assert all(0 <= marker <= CONSTANTS.action_markers_per_deck for marker in state.markers.values())
    used = CONSTANTS.action_markers_per_deck * len(DECKS) - sum(state.markers.values())
    passes = 2 if state.seats in CONSTANTS.double_draft_players else 1
    if state.phase == "draft":
        assert used <= passes * state.seats
    elif state.phase not in ("final_turn", "end"):
        assert used == passes * state.seats


def _check_tokens(state: State) -> None:
    """Check that each battle takes one token from every player, that none is lost (11), and the raids' order (12)."""
    done = len(state.battles)
    for private in state.privates:
        assert len(private.tokens) == CONSTANTS.battle_tokens_start - done
    assert not state.chosen
    shown = chain.from_iterable(battle.tokens for battle in state.battles)
    held = chain.from_iterable(private.tokens for private in state.privates)
    all_tokens = [
        token_id(player.city, value) for player in state.players for value in (OWN_TOKEN, *OTHER_TOKENS)
    ]
    assert Counter(chain(shown, held)) == Counter(all_tokens)
    assert len(state.bellum) + done == len(CONSTANTS.battle_rounds)
    if state.phase not in ("battle", "end"):
        fought = [number for number in CONSTANTS.battle_rounds if number < state.round]
        now = state.round in CONSTANTS.battle_rounds and state.phase in ("upkeep", "yields", "final_turn")
        assert done == len(fought) + now


def _check_hands(state: State) -> None:
    """Check that from the hand limit to the next draft nobody has more than five cards besides destroyed ones."""
    if state.phase in ("battle", "upkeep", "yields"):
        spared = 1 if state.round in CONSTANTS.battle_rounds else 0
        assert all(len(private.hand) <= CONSTANTS.hand_limit + spared for private in state.privates)  # 13


def _check_draft(state: State) -> None:
    """Check that nobody takes two cards of a draft, and that all cards are accounted for (14)."""
    draft = state.draft
    if draft is None:
        return
    takers = [slot.taker for slot in draft.slots.values() if slot.taker is not None]
    assert len(set(takers)) == len(takers) == len(draft.taken)
    assert set(draft.taken) == {label for label, slot in draft.slots.items() if slot.taker is not None}
    assert len(draft.slots) <= CONSTANTS.draft_size


def possible(view: View) -> bool:
    """Return whether each seat is one of the game, and open cards and viewers' own hands are visible.

    Seats without a city have nothing.
    """
    named = [view.caesar, *(player.extorted_by for player in view.players)]
    if view.draft:
        named += [view.draft.quaestor, *(slot.taker for slot in view.draft.slots.values())]
    if any(seat is not None and seat >= view.seats for seat in named):
        return False
    for player, size in zip(view.players, view.hand_sizes, strict=True):
        if not player.city and (player, size) != (NOTHING, HandSize(0, 0, 0)):
            return False
    if view.own is not None:
        size = view.hand_sizes[view.own_seat]
        if (size.cards, size.tokens) != (len(view.own.hand), len(view.own.tokens)):
            return False
    slots = view.draft.slots.values() if view.draft else ()
    return all(
        slot.open <= (slot.card is not None)
        if slot.taker is not None
        else slot.open == (slot.card is not None)
        for slot in slots
    )
