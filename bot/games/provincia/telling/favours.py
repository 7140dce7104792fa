"""What is said of playing Senate cards."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine import Choice, Missing, Player, Text, text
from bot.games.provincia.components import CONSTANTS, HORREUM, SENATE
from bot.games.provincia.rules import changes, costs, hands, senate, taxes
from bot.games.provincia.rules.city import building_value
from bot.games.provincia.rules.decks import drawable
from bot.games.provincia.rules.moves import Concussio, Coniuratio, Consuetudo, Corruptio, Exchange, Favour
from bot.games.provincia.rules.names import building_name, card_name, goods_names
from bot.games.provincia.state import View
from bot.games.sayings import Sayings

from . import cards, losses
from .phrases import city_of, foretold, in_vain, own, paid, prestige, senate_effect, short, taken

SAID = Sayings[View]()


@SAID.shows(Favour, "card")
def _favour(view: View, card: str) -> Choice:
    return cards.held(view, card)


@SAID.lacks(Favour, "card")
def _favours(view: View) -> list[Missing]:
    return _unplayable(view, senate.FAVOURS)


@SAID.lacks(Exchange, "card")
def _exchanges(view: View) -> list[Missing]:
    return _unplayable(view, ["commercium"])


def _unplayable(view: View, kinds: Iterable[str]) -> list[Missing]:
    """The Senate cards of the hand of these types that can't be played now."""
    return [
        Missing(card_name(card), _lack_of(view, card))
        for card in hands.sorted_hand(senate.in_hand(view, view.own_seat))
        if SENATE[card].type in kinds and not senate.is_playable(view, view.own_seat, card)
    ]


def _lack_of(view: View, card: str) -> Text:
    """What keeps a Senate card from being played."""
    match senate.bar(view, view.own_seat, card):
        case "final_turn":
            return Text("lacks-final-turn")
        case "rival":
            return Text("lacks-in-play")
        case "goods":
            return short(changes.lacking(own(view), senate.price(card)))
        case _:
            return Text("lacks-room")


@SAID.foretells(Favour)
def _play(view: View, move: Favour) -> list[Text]:
    kind = SENATE[move.card]
    told = paid(kind.cost)
    if kind.effect.goods:
        return [*told, *taken(view, kind.effect.goods)]
    if kind.effect.defence:
        defence = changes.steps(own(view), "defence", kind.effect.defence)
        return [*told, *(foretold({"defence": defence}) or [Text("preview-gain-nothing")])]
    return [*told, senate_effect(move.card, "effect")]


@SAID.shows(Exchange, "card")
def _commercium(view: View, card: str) -> Choice:
    hint = text("hint-exchange", most=senate.most_exchanges(view, view.own_seat, card))
    return Choice(card_name(card), hint, cards.held(view, card).rank)


@SAID.shows(Exchange, "times")
def _times(view: View, times: int, card: str | None) -> Choice:
    if card is None:
        return Choice(text("choice-times", times=times), rank=times)
    given, got = senate.exchanged(card, times)
    label = text("choice-times-goods", times=times, given=goods_names(given), got=goods_names(got))
    return Choice(label, in_vain(view, got, "hint-wasted"), times)


@SAID.foretells(Exchange)
def _exchange(view: View, move: Exchange) -> list[Text]:
    given, got = senate.exchanged(move.card, move.times)
    return [*paid(given), *taken(view, got), Text("preview-card-gone")]


@SAID.shows(Concussio, "player")
def _extorted(view: View, city: str) -> Choice:
    exempt = taxes.is_exempt(view.players[view.owner_of(city)])
    return Choice(city_of(view, city), Text("hint-exempt" if exempt else "hint-taxed"), int(exempt))


@SAID.foretells(Concussio)
def _concussio(view: View, move: Concussio) -> list[Text]:
    victim = view.owner_of(move.player)
    key = "preview-concussio" if taxes.is_exempt(view.players[victim]) else "preview-concussio-later"
    return [*paid(SENATE["concussio"].cost), text(key, player=Player(victim))]


@SAID.shows(Coniuratio, "player")
def _victim(view: View, city: str) -> Choice:
    victim = view.players[view.owner_of(city)]
    hint = text("hint-opponent", prestige=prestige(victim.prestige), buildings=len(victim.buildings))
    return Choice(city_of(view, city), hint, victim.prestige)


@SAID.shows(Coniuratio, "building")
def _target(view: View, building: str) -> Choice:
    """The dearest first."""
    return Choice(building_name(building), losses.worth(building), building_value(building))


@SAID.lacks(Coniuratio, "player")
def _victims(view: View) -> list[Missing]:
    offered = senate.targets(view, view.own_seat)
    return [
        Missing(city_of(view, city), Text("lacks-buildings"))
        for city in senate.opponents(view, view.own_seat)
        if city not in offered
    ]


@SAID.foretells(Coniuratio)
def _coniuratio(view: View, move: Coniuratio) -> list[Text]:
    told = text(
        "preview-coniuratio-storage" if move.building == HORREUM else "preview-coniuratio",
        player=Player(view.owner_of(move.player)),
        building=building_name(move.building),
        prestige=prestige(building_value(move.building)),
        least=CONSTANTS.storage_without_horreum,
    )
    return [*paid(SENATE["coniuratio"].cost), told, Text("preview-coniuratio-reaction")]


@SAID.shows(Corruptio, "payment")
def _payment(view: View, payment: str) -> Choice:
    return losses.resources(view, payment)


@SAID.foretells(Corruptio)
def _corruptio(view: View, move: Corruptio) -> list[Text]:
    return [*paid(costs.mix_goods(move.payment)), senate_effect("corruptio", "effect")]


@SAID.foretells(Consuetudo)
def _consuetudo(view: View, move: Consuetudo) -> list[Text]:
    card = SENATE["consuetudo"]
    count = min(card.look, drawable(view, "aedificium"))
    return [*paid(card.cost), text("preview-consuetudo", count=count)]
