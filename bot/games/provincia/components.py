"""The components of Provincia Romana: cards, cities, tokens, tracks; typed, and checked once at import."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from bot.engine import read_components

Good = Literal["clay", "wood", "stone", "gold"]
Goods: TypeAlias = dict[Good, int]
Deck = Literal["opes", "spqr", "aedificium"]
Track = Literal["morale", "defence"]
Waterway = Literal["pons", "portus"]

GOODS: tuple[Good, ...] = get_args(Good)
RESOURCES: tuple[Good, ...] = ("clay", "wood", "stone")
"""Goods that a city must store: all but gold."""


class Constants(Struct, frozen=True):
    """Numbers of the rules (`[game]`)."""

    rounds: int
    battle_rounds: tuple[int, ...]
    double_draft_players: tuple[int, ...]
    hand_limit: int
    draft_size: int
    draft_face_up: int
    draft_face_down: int
    action_markers_per_deck: int
    start_building_cards: int
    buildings_removed_at_setup: int
    battle_tokens_start: int
    storage_with_horreum: int
    storage_without_horreum: int
    gold_per_prestige_at_end: int
    bank_trade_gold: int
    bank_trade_goods: tuple[Good, ...]
    tax_gold: int
    tax_default_prestige: int
    unpayable_penalty_gold: int
    unpayable_penalty_prestige: int
    activation_prestige: int


class TrackSpaces(Struct, frozen=True):
    """The ends of a track, and where its marker starts."""

    min: int
    max: int
    start: int

    def within(self, space: int) -> int:
        """The space where a moved marker stops: never beyond the end of the track (ruling 41)."""
        return min(max(self.min, space), self.max)


class City(Struct, frozen=True):
    """One of the six cities (section 3.7)."""

    id: str
    waterway: Waterway
    personal_building: str


class Amounts(Struct, frozen=True, kw_only=True):
    """Amounts of goods."""

    clay: int = 0
    wood: int = 0
    stone: int = 0
    gold: int = 0

    @property
    def goods(self) -> Goods:
        amounts: Goods = {"clay": self.clay, "wood": self.wood, "stone": self.stone, "gold": self.gold}
        return {good: amount for good, amount in amounts.items() if amount}


class Start(Amounts, frozen=True):
    """What a seat starts with (section 3.8); `seat` counts from 1 at the start player."""

    players: int
    seat: int
    prestige: int


class Effect(Amounts, frozen=True):
    """Steps on the tracks, and goods."""

    morale: int = 0
    defence: int = 0

    @property
    def changes(self) -> dict[str, int]:
        """What the effect changes, and by how much."""
        names = ("morale", "defence", *GOODS)
        return {what: amount for what in names if (amount := getattr(self, what))}


NOTHING = Effect()


class BuildingCard(Struct, frozen=True):
    """A type of building (section 3.2)."""

    id: str
    count: int
    in_deck: bool
    cost: Goods
    prestige: int
    unique: bool
    kind: Literal["simple", "prestige", "storage"]
    category: Literal["production", "defence", "civic", "storage"]
    activation: bool
    on_build: Effect = NOTHING
    on_activate: Effect = NOTHING
    each_round: Effect = NOTHING
    military: int = 0
    discount: tuple[Good, ...] = ()
    requires_waterway: Waterway | None = None
    storage: int = 0

    @property
    def when_activated(self) -> dict[str, int]:
        """Its changes on activation, and its military, which an always active building has at once."""
        return self.on_activate.changes | {"military": self.military}


class SenateCard(Struct, frozen=True):
    """A type of Senate card (section 3.3). `cost_any` is a number of resources in any mix."""

    id: str
    type: str
    count: int
    cost: Goods
    stays: bool
    final_turn: bool
    reaction: bool = False
    cost_vs_coniuratio: Goods = {}
    cost_any: int = 0
    discount: tuple[Good, ...] = ()
    effect: Effect = NOTHING
    give: Goods = {}
    get: Goods = {}
    look: int = 0
    end_prestige: int = 0


class OpesCard(Struct, frozen=True):
    """A production card (section 3.4): what the quaestor gets, and what any other player gets."""

    id: str
    quaestor: Goods
    other: Goods


class Penalty(Struct, frozen=True):
    """What a defeat costs (section 3.5)."""

    kind: Literal["building", "resource", "resource_any", "gold", "morale", "prestige"]
    amount: int
    filter: Literal["production", "defence", "storage", "prestige", "any"] | None = None
    resource: Good | None = None

    @property
    def good(self) -> Good:
        """The good that is taken, for the kinds `resource` and `gold`."""
        return self.resource or "gold"


class BellumCard(Struct, frozen=True):
    """A raid of the Gauls (section 3.5)."""

    id: str
    round: int
    strength: int
    first: Penalty
    second: Penalty | None = None


class TokenKind(Struct, frozen=True):
    """A value of battle tokens, the same in every color (section 3.6)."""

    value: int
    count_per_colour: int
    dealt: Literal["own", "random"]


class Token(Struct, frozen=True):
    """A battle token: the city whose color it has, and its value."""

    city: str
    value: int


class Places(Struct, frozen=True):
    """Places that a command can name."""

    decks: tuple[Deck, ...]
    draft_slots: tuple[str, ...]


class Components(Struct, frozen=True):
    """The tables of components.toml."""

    game: Constants
    supply: Goods
    tracks: dict[Track, TrackSpaces]
    city: tuple[City, ...]
    start: tuple[Start, ...]
    building: tuple[BuildingCard, ...]
    senate: tuple[SenateCard, ...]
    opes: tuple[OpesCard, ...]
    bellum: tuple[BellumCard, ...]
    token: tuple[TokenKind, ...]
    places: Places


_data = read_components(Path(__file__).with_name("components.toml"), Components)

CONSTANTS = _data.game
SUPPLY = _data.supply
TRACKS = _data.tracks
CITIES = {city.id: city for city in _data.city}
_STARTS = {(start.players, start.seat): start for start in _data.start}
BUILDINGS = {card.id: card for card in _data.building}
SENATE = {card.id: card for card in _data.senate}
SENATE_TYPES = {
    kind: [card for card in _data.senate if card.type == kind]
    for kind in dict.fromkeys(card.type for card in _data.senate)
}
CARDS = BUILDINGS | SENATE
OPES = {card.id: card for card in _data.opes}
BELLUM = {card.id: card for card in _data.bellum}
RAIDS = {round: [card for card in _data.bellum if card.round == round] for round in CONSTANTS.battle_rounds}
DECKS = _data.places.decks
SLOTS = _data.places.draft_slots

HORREUM = next(card.id for card in _data.building if card.kind == "storage")
"""The warehouse: everybody's first building, which is in no deck and is never discarded."""


def start_of(players: int, place: int, options: Mapping[str, str]) -> Start:
    """What a place in the first turn order starts with; with `equal_start`, all start like the last one."""
    return _STARTS[players, players if options.get("equal_start") == "on" else place]


def deck_of(card: str) -> Deck:
    if card in BUILDINGS:
        return "aedificium"
    return "spqr" if card in SENATE else "opes"


PRINTED_KILNS = {"fornax_lateris": 8}
"""Copies of a building by the printed list (ruling 1, option `printed_kiln_count`)."""


def cards_of(deck: Deck, *, printed_kilns: bool) -> list[str]:
    """All cards of a deck, copies and buildings that are removed at set-up included."""
    match deck:
        case "aedificium":
            counts = {card.id: card.count for card in BUILDINGS.values() if card.in_deck}
            if printed_kilns:
                counts |= PRINTED_KILNS
        case "spqr":
            counts = {card.id: card.count for card in SENATE.values()}
        case "opes":
            counts = dict.fromkeys(OPES, 1)
    return [card for card, count in counts.items() for _ in range(count)]


def token_id(city: str, value: int) -> str:
    return f"{city}{value:+}"


TOKENS = {
    token_id(city, kind.value): Token(city, kind.value)
    for city in CITIES
    for kind in sorted(_data.token, key=lambda kind: -kind.value)
}
"""All kinds of tokens, by city, then from the highest value down."""

OWN_TOKEN = next(kind.value for kind in _data.token if kind.dealt == "own")
"""Value of the token that always goes to the player of its color."""

OTHER_TOKENS = tuple(
    kind.value for kind in _data.token if kind.dealt == "random" for _ in range(kind.count_per_colour)
)
"""Values of a color's other tokens, which are dealt at random."""
