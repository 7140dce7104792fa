"""The look of the game: seats by their cities, artwork, tokens, signs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PIL import Image

from bot.games.provincia import components
from bot.games.provincia.components import BUILDINGS, CITIES, DECKS, GOODS, OPES, RESOURCES, SENATE, TOKENS
from bot.games.provincia.holdings import HOLDINGS
from bot.games.provincia.rules.moves import senate_kind
from bot.games.provincia.state import Table
from bot.i18n.fluent import Words, signed
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import FIGURE
from bot.pictures.panels import Price
from bot.pictures.pieces import mark
from bot.pictures.rich_text import Icon, Sign
from bot.pictures.sprites import icon, kept, paint
from bot.pictures.theme import NOBODY, SEATS, SeatLook, Theme, rgb

THEME = Theme(rgb("#7A5316"), rgb("#4E350D"), "friezes/garland", "provincia/aquaeductus")


_BY_KEY = {seat.key: seat for seat in SEATS}

LOOKS: dict[str, SeatLook] = {
    "tolosa": _BY_KEY["porphyry"],
    "arelate": _BY_KEY["amber"],
    "loupian": _BY_KEY["obsidian"],
    "forum_iulii": _BY_KEY["ivory"],
    "massilia": _BY_KEY["azure"],
    "narbo_martius": _BY_KEY["verdigris"],
}
"""The look of each city."""

assert LOOKS.keys() == CITIES.keys()


def look(table: Table, seat: int) -> SeatLook:
    """The look of a seat; nobody's until it has a city."""
    city = table.players[seat].city
    return LOOKS[city] if city else NOBODY


def of_gain(what: str) -> str:
    return HOLDINGS[what].artwork


def of_thing(thing: str) -> str:
    """Of a card, a deck, a good, a city (its waterway), by its id."""
    if thing in SENATE:
        return f"provincia/{SENATE[thing].type}"
    if thing in OPES:
        return "provincia/opes"
    if thing in CITIES:
        return f"provincia/{CITIES[thing].waterway}"
    return of_gain(thing) if thing in GOODS else f"provincia/{thing}"


def short_name(thing: str, words: Words) -> str:
    """What a card (of the Senate its kind), a deck, a city or a resource is called; long names with soft hyphens."""
    kinds = {"building": BUILDINGS, "deck": DECKS, "city": CITIES}
    found = (f"{kind}-{thing}" for kind, things in kinds.items() if thing in things)
    key = senate_kind(thing).key if thing in SENATE else next(found, f"held-{thing}")
    return words(f"picture-{key}" if words.has(f"picture-{key}") else key)


def prices(goods: components.Goods) -> list[Price]:
    return [Price(of_gain(good), amount) for good, amount in goods.items()]


@kept
def battle_token(name: str, size: int) -> Image.Image:
    seat, value = LOOKS[TOKENS[name].city], signed(TOKENS[name].value)
    sprite = icon("provincia/battle_token", size, paint(seat)).copy()
    ground = Canvas.over(sprite)
    ground.text(size / 2, size * 0.38, value, FIGURE.at(max(22, size * 0.34)), seat.mark, "middle")
    ground.centre(mark(seat, round(size * 0.19)), size / 2, size * 0.68)
    drawn = ground.image.convert("RGBA")
    drawn.putalpha(sprite.getchannel("A"))
    return drawn


def change_signs(changes: Mapping[str, int]) -> list[Sign]:
    return [sign for what, amount in changes.items() for sign in (signed(amount), Icon(of_gain(what)))]


def building_signs(card: components.BuildingCard, words: Words) -> list[Sign]:
    """What a building does: at once, with arrows every round, with an amber plate when it is activated."""
    signs = change_signs(card.on_build.changes)
    if each := change_signs(card.each_round.changes):
        signs += [Icon("provincia/each_round"), *each]
    if card.activation:
        signs.append(Icon("provincia/inactive"))
    signs += change_signs(card.on_activate.changes)
    if card.military:
        signs += change_signs({"military": card.military})
    if card.discount:
        signs.append(words("picture-discount"))
    if card.storage:
        signs.append(words("picture-storage", amount=card.storage))
    if card.requires_waterway:
        signs.append(words(f"picture-needs-{card.requires_waterway}"))
    return signs


def _senate_signs(card: components.SenateCard) -> list[Sign]:
    signs = change_signs(card.effect.changes)
    if card.give:
        signs += [*_goods(card.give), Icon("common/arrow"), *_goods(card.get)]
    if card.end_prestige:
        signs += change_signs({"prestige": card.end_prestige})
    return signs


def card_signs(card: str, words: Words) -> list[Sign]:
    return building_signs(BUILDINGS[card], words) if card in BUILDINGS else _senate_signs(SENATE[card])


_CATEGORIES: dict[str, list[Sign]] = {
    "production": [Icon("provincia/fornax_lateris"), Icon("provincia/each_round")],
    "defence": [Icon("provincia/turris"), Icon("provincia/defence")],
    "storage": [Icon("provincia/horreum")],
    "prestige": [Icon("provincia/domus"), "3+"],
    "any": [Icon("provincia/domus")],
}
"""What stands for a building of a kind."""


def penalty_signs(penalty: components.Penalty) -> list[Sign]:
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
    return [amount, *map(Icon, map(of_gain, RESOURCES))]


def _goods(goods: components.Goods) -> Iterator[Sign]:
    for good, amount in goods.items():
        yield str(amount)
        yield Icon(of_gain(good))
