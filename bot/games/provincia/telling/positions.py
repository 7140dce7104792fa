"""What somebody has, and the whole table in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.engine import Move, Player, Text, text
from bot.games.provincia.components import BELLUM, CONSTANTS, DECKS
from bot.games.provincia.rules import costs, hands, outlook, taxes
from bot.games.provincia.rules.city import label_of
from bot.games.provincia.rules.moves import Aediles, Lose, Pay, PlayToken
from bot.games.provincia.rules.names import (
    building_name,
    card_name,
    card_names,
    city_name,
    deck_name,
    goods_names,
    senate_name,
    token_name,
)
from bot.games.provincia.rules.set_up import free_cities
from bot.games.provincia.state import Battle, Building, Draft, Slot, View
from bot.games.provincia.state import Player as Legate
from bot.games.telling import happened, who_is_asked

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


# The whole table.


def position(view: View) -> Sequence[Text]:
    """The whole table in words, most important first: the picture's description."""
    return [
        _course(view),
        _scores(view),
        *_next(view),
        *([] if _is_dealt(view) else happened(view)),
        *_middle(view),
        *(_seat(view, seat) for seat in range(view.seats)),
    ]


def _is_dealt(view: View) -> bool:
    """Whether the last move laid out the cards of a draft, which are told of anyway."""
    return view.draft is not None and not view.draft.taken


def _course(view: View) -> Text:
    if view.outcome is not None:
        return text("position-over", round=view.round)
    return text("position-round", round=view.round, phase=Text(f"phase-{view.phase}"))


def _scores(view: View) -> Text:
    leading_first = sorted(range(view.seats), key=lambda seat: _place(view, seat))
    scores: list[Text | Player] = [
        text("position-score", player=Player(seat), prestige=_points(view, seat)) for seat in leading_first
    ]
    return text("position-scores", scores=scores)


def _next(view: View) -> list[Text]:
    """Who is asked, and who is the start player."""
    told = who_is_asked(view)
    return [*told, text("position-caesar", player=Player(view.caesar))] if told else []


def _middle(view: View) -> list[Text]:
    """What lies in the middle of the table: cities or cards to choose, and the raids."""
    if view.phase == "cities":
        free: list[Text | Player] = [city_name(city) for city in free_cities(view)]
        return [text("position-cities", cities=free)] if free else []
    told = []
    if view.draft:
        told.append(_draft(view.draft))
    elif view.phase == "draft":
        told.append(_decks(view))
    if view.battles and BELLUM[view.battles[-1].bellum].round == view.round:
        return [*told, _battle(view.battles[-1])]
    raid = outlook.next_raid(view)
    return told if raid is None else [*told, text("position-raid", round=raid, **raid_range(view))]


def _draft(draft: Draft) -> Text:
    slots: list[Text | Player] = [
        _slot(label, slot) for label, slot in draft.slots.items() if slot.taker is None
    ]
    return text(
        "position-draft",
        deck=deck_name(draft.deck),
        player=Player(draft.quaestor),
        slots=slots or Text("none"),
    )


def _slot(label: str, slot: Slot) -> Text:
    if slot.card is None:
        return text("choice-slot-hidden", slot=label)
    return text("choice-slot", slot=label, card=card_name(slot.card))


def _battle(battle: Battle) -> Text:
    losers: list[Text | Player] = [Player(seat) for seat, fight in enumerate(battle.fights) if fight.lost]
    strength = BELLUM[battle.bellum].strength
    if not losers:
        return text("position-battle-held", strength=strength)
    return text("position-battle", strength=strength, losers=losers)


def _seat(view: View, seat: int) -> Text:
    player = view.players[seat]
    if not player.city:
        return text("position-seat-new", player=Player(seat))
    return text(
        "position-seat",
        player=Player(seat),
        city=city_name(player.city),
        goods=goods_names(player.goods),
        strength=player.strength,
        buildings=len(player.buildings),
        inactive=sum(not building.active for building in player.buildings),
    )


def _decks(view: View) -> Text:
    markers: list[Text | Player] = [
        text("position-deck", deck=deck_name(deck), left=view.markers[deck]) for deck in DECKS
    ]
    return text("position-decks", markers=markers, most=CONSTANTS.action_markers_per_deck)
