"""The icons and figures that say what a card does."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.provincia.components import (
    BUILDINGS,
    RESOURCES,
    SENATE,
    BuildingCard,
    Effect,
    Goods,
    Penalty,
    SenateCard,
)
from bot.i18n.fluent import Words, signed
from bot.pictures.rich_text import Icon, Sign

from .artworks import of_gain


def effect_signs(effect: Effect) -> Iterator[Sign]:
    """Steps on the tracks, and goods: sign, value, icon."""
    for what, amount in (("morale", effect.morale), ("defence", effect.defence), *effect.goods.items()):
        if amount:
            yield signed(amount)
            yield Icon(of_gain(what))


def building_signs(card: BuildingCard, words: Words) -> list[Sign]:
    """What a building does: at once, with arrows every round, with an amber plate when it is activated."""
    signs: list[Sign] = list(effect_signs(card.on_build))
    if each := list(effect_signs(card.each_round)):
        signs += [Icon("provincia/each_round"), *each]
    if card.activation:
        signs.append(Icon("provincia/inactive"))
    signs += effect_signs(card.on_activate)
    if card.military:
        signs += [signed(card.military), Icon(of_gain("military"))]
    if card.discount:
        signs.append(words("picture-discount"))
    if card.storage:
        signs.append(words("picture-storage", amount=card.storage))
    if card.requires_waterway:
        signs.append(words(f"picture-needs-{card.requires_waterway}"))
    return signs


def senate_signs(card: SenateCard) -> list[Sign]:
    """What a Senate card does, where icons can say it."""
    signs: list[Sign] = list(effect_signs(card.effect))
    if card.give:
        signs += [*_goods(card.give), Icon("common/arrow"), *_goods(card.get)]
    if card.end_prestige:
        signs += [signed(card.end_prestige), Icon(of_gain("prestige"))]
    return signs


def card_signs(card: str, words: Words) -> list[Sign]:
    """What a card of the hand does, as far as icons can say it."""
    return building_signs(BUILDINGS[card], words) if card in BUILDINGS else senate_signs(SENATE[card])


_CATEGORIES: dict[str, list[Sign]] = {
    "production": [Icon("provincia/fornax_lateris"), Icon("provincia/each_round")],
    "defence": [Icon("provincia/turris"), Icon("provincia/defence")],
    "storage": [Icon("provincia/horreum")],
    "prestige": [Icon("provincia/domus"), "3+"],
    "any": [Icon("provincia/domus")],
}
"""What stands for a building of a kind."""


def penalty_signs(penalty: Penalty) -> list[Sign]:
    """What one penalty takes, in figures and icons."""
    lost = signed(-penalty.amount)
    match penalty.kind:
        case "building":
            return [lost, *_CATEGORIES[penalty.filter or "any"]]
        case "resource":
            return [lost, Icon(of_gain(str(penalty.resource)))]
        case "resource_any":
            return any_mix(lost)
        case _:
            return [lost, Icon(of_gain(penalty.kind))]


def any_mix(amount: str) -> list[Sign]:
    """So many resources in any mix."""
    return [amount, *map(Icon, map(of_gain, RESOURCES))]


def _goods(goods: Goods) -> Iterator[Sign]:
    for good, amount in goods.items():
        yield str(amount)
        yield Icon(of_gain(good))
