"""What is said of playing Senate cards."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine import Choice, Foreseen, Missing, Player, Text, text
from bot.games.provincia.components import CONSTANTS, HORREUM, SENATE
from bot.games.provincia.rules import changes, costs, hands, senate, taxes
from bot.games.provincia.rules.city import building_value
from bot.games.provincia.rules.decks import drawable
from bot.games.provincia.rules.moves import Concussio, Coniuratio, Consuetudo, Corruptio, Exchange, Favour
from bot.games.provincia.rules.names import building_name, card_name, goods_names, senate_name
from bot.games.provincia.state import View
from bot.games.sayings import Sayings

from . import cards, cautions, losses
from .phrases import city_of, in_vain, own, senate_effect, short

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


@SAID.foresees(Favour)
def _play(foreseen: Foreseen) -> list[Text]:
    """What a card that stays in play is good for."""
    card = next(
        (card for card in own(foreseen.after).senate if card not in own(foreseen.before).senate), None
    )
    return [senate_effect(card, "effect")] if card else []


@SAID.warns(Favour)
def _useless(foreseen: Foreseen) -> Text | None:
    """A card that changes nothing; goods in vain, or the gold for the tax."""
    assert isinstance(foreseen.move, Favour)
    kind = SENATE[foreseen.move.card]
    name = senate_name(kind.id)
    before, after = own(foreseen.before), own(foreseen.after)
    if kind.type == "praetor" and taxes.is_exempt(before) == taxes.is_exempt(after):
        extorted = after.extorted_by is not None
        return text("caution-extorted" if extorted else "caution-exempt-already", card=name)
    if kind.type == "architectus" and costs.discounted_goods(before) == costs.discounted_goods(after):
        return text("caution-discount-already", card=name)
    if kind.effect.defence and before.defence == after.defence:
        return text("caution-defence-full", card=name)
    return cautions.wasteful(foreseen)


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


@SAID.foresees(Exchange)
def _exchange(foreseen: Foreseen) -> list[Text]:
    return [Text("outlook-card-gone")]


SAID.warns(Exchange)(cautions.wasteful)


@SAID.shows(Concussio, "player")
def _extorted(view: View, city: str) -> Choice:
    exempt = taxes.is_exempt(view.players[view.owner_of(city)])
    return Choice(city_of(view, city), Text("hint-exempt" if exempt else "hint-taxed"), int(exempt))


@SAID.foresees(Concussio)
def _concussio(foreseen: Foreseen) -> list[Text]:
    """Whether that changes anything this round."""
    assert isinstance(foreseen.move, Concussio)
    victim = foreseen.before.owner_of(foreseen.move.player)
    before, after = (taxes.tax_due(view.players[victim]) for view in (foreseen.before, foreseen.after))
    return [text("outlook-concussio" if before < after else "outlook-concussio-later", player=Player(victim))]


SAID.warns(Concussio)(cautions.untaxable)


@SAID.shows(Coniuratio, "player")
def _victim(view: View, city: str) -> Choice:
    seat = view.owner_of(city)
    victim = view.players[seat]
    hint = text("hint-opponent", prestige=victim.prestige, buildings=len(victim.buildings))
    called = text("called-opponent", player=Player(seat))
    return Choice(city_of(view, city), hint, victim.prestige, called=called)


@SAID.shows(Coniuratio, "building")
def _target(view: View, building: str) -> Choice:
    """The dearest first."""
    hint = text("hint-opponent-loses", worth=losses.worth(building))
    return Choice(building_name(building), hint, building_value(building), note=losses.note(building))


@SAID.lacks(Coniuratio, "player")
def _victims(view: View) -> list[Missing]:
    offered = senate.targets(view, view.own_seat)
    return [
        Missing(city_of(view, city), Text("lacks-buildings"))
        for city in senate.opponents(view, view.own_seat)
        if city not in offered
    ]


@SAID.foresees(Coniuratio)
def _coniuratio(foreseen: Foreseen) -> list[Text]:
    """What becomes of the building, if it is not saved."""
    assert isinstance(foreseen.move, Coniuratio)
    building = foreseen.move.building
    told = text(
        "outlook-coniuratio-storage" if building == HORREUM else "outlook-coniuratio",
        player=Player(foreseen.before.owner_of(foreseen.move.player)),
        building=building_name(building),
        prestige=building_value(building),
        least=CONSTANTS.storage_without_horreum,
    )
    return [told, Text("outlook-coniuratio-reaction")]


SAID.warns(Coniuratio)(cautions.untaxable)


@SAID.shows(Corruptio, "payment")
def _payment(view: View, payment: str) -> Choice:
    return losses.resources(view, payment)


@SAID.warns(Corruptio)
def _extorted_already(foreseen: Foreseen) -> Text | None:
    """Whoever must pay the tax for CONCUSSIO pays it all the same."""
    extorted = own(foreseen.after).extorted_by is not None
    return text("caution-extorted", card=senate_name("corruptio")) if extorted else None


@SAID.foresees(Consuetudo)
def _consuetudo(foreseen: Foreseen) -> list[Text]:
    count = min(SENATE["consuetudo"].look, drawable(foreseen.before, "aedificium"))
    return [text("outlook-consuetudo", count=count)]


SAID.warns(Consuetudo)(cautions.untaxable)
