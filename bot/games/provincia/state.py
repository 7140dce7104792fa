"""The position of Provincia Romana: what is public, what is secret, and what each viewer knows."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field
from msgspec.structs import replace

from bot import engine
from bot.engine import AskedDecision, Chance, Chosen, Decision, Event, Position, Step

from .components import BUILDINGS, CONSTANTS, HORREUM, RESOURCES, BuildingCard, Deck, Goods, Waterway, deck_of
from .components import CITIES as CITY_BOARDS


class Trace(Struct, frozen=True, omit_defaults=True):
    """What everybody saw of a card that came to a hand or, if `gone`, was discarded from it face down.

    `card` is None if only its back was seen, as always if `gone`. `old`: the discard pile of its deck has been shuffled
    since.
    """

    deck: Deck
    card: str | None = None
    gone: bool = False
    old: bool = False


class Memory(Struct, omit_defaults=True):
    """What a seat knows of cards outside its hand, beyond what everybody knows.

    From CONSUETUDO: `foreseen` are the next cards of the building deck, `laid_out` those of them that lie face down in
    the draft, by slot, `held` those that others took from there, by seat. `discarded` are cards on the discard piles;
    `returned` those shuffled into a deck since.
    """

    foreseen: list[str] = []
    laid_out: dict[str, str] = {}
    held: dict[int, list[str]] = {}
    discarded: list[str] = []
    returned: list[str] = []


INACTIVE = "_inactive"
"""Suffix of an inactive building's label."""

Phase = Literal["cities", "draft", "cards", "battle", "upkeep", "yields", "final_turn", "end"]


class Building(Struct, frozen=True):
    """A building in a city: its type, and whether it is active."""

    id: str
    active: bool = True

    @classmethod
    def labeled(cls, label: str) -> Building:
        return cls(label.removesuffix(INACTIVE), not label.endswith(INACTIVE))

    @classmethod
    def built(cls, card: str) -> Building:
        """A building as it comes into play."""
        return cls(card, active=not BUILDINGS[card].activation)

    @property
    def label(self) -> str:
        """Its name in moves and on pictures."""
        return self.id if self.active else self.id + INACTIVE

    @property
    def card(self) -> BuildingCard:
        return BUILDINGS[self.id]

    @property
    def prestige(self) -> int:
        """Its present prestige: one less than printed once activated (ruling 7)."""
        card = BUILDINGS[self.id]
        return card.prestige - (CONSTANTS.activation_prestige if card.activation and self.active else 0)

    @property
    def military(self) -> int:
        """Its strength in every battle; none while it is inactive."""
        return BUILDINGS[self.id].military if self.active else 0


class Player(Struct):
    """What is public of a player; `buildings` and `senate` (cards in play) are in the order in which they came.

    `city` is empty until it is chosen; `exempt`: PRAETOR was played this round; `extorted_by` is the seat that has
    played CONCUSSIO on the player.
    """

    goods: Goods
    city: str = ""
    penalty_points: int = 0
    morale: int = 0
    defence: int = 0
    buildings: list[Building] = []
    senate: list[str] = []
    exempt: bool = False
    extorted_by: int | None = None

    @property
    def prestige(self) -> int:
        """The buildings' printed prestige, less activations and losses (section 5.0)."""
        return sum(building.prestige for building in self.buildings) - self.penalty_points

    @property
    def military(self) -> int:
        return sum(building.military for building in self.buildings)

    @property
    def parts(self) -> dict[str, int]:
        return {"morale": self.morale, "defence": self.defence, "military": self.military}

    @property
    def strength(self) -> int:
        return sum(self.parts.values())

    @property
    def gold(self) -> int:
        return self.goods["gold"]

    @property
    def resources(self) -> int:
        return sum(self.goods[resource] for resource in RESOURCES)

    @property
    def seals(self) -> list[str]:
        """Senate cards with a lasting effect: those in play, a CONCUSSIO played on the player, a PRAETOR."""
        return [*self.laid[len(self.buildings) :], *["praetor"] * self.exempt]

    @property
    def laid(self) -> list[str]:
        """The cards in front of the player: buildings, Senate cards in play, and a CONCUSSIO played on them."""
        concussio = ["concussio"] * (self.extorted_by is not None)
        return [*(building.id for building in self.buildings), *self.senate, *concussio]

    @property
    def storage(self) -> int:
        return CONSTANTS.storage_with_horreum if self.has(HORREUM) else CONSTANTS.storage_without_horreum

    @property
    def waterway(self) -> Waterway:
        return CITY_BOARDS[self.city].waterway

    @property
    def labels(self) -> list[str]:
        """The labels of the city's buildings, each once."""
        return list(dict.fromkeys(building.label for building in self.buildings))

    def building(self, label: str) -> Building | None:
        return next((building for building in self.buildings if building.label == label), None)

    def has(self, building: str) -> bool:
        return building in [other.id for other in self.buildings]


class Slot(Struct, frozen=True):
    """A slot of the draft: its card (None if hidden), whether it is face up, and its taker."""

    card: str | None
    open: bool
    taker: int | None = None


class Draft(Struct):
    """Cards laid out to be taken. `taken` are the slots emptied so far, in order."""

    quaestor: int
    deck: Deck
    slots: dict[str, Slot]
    taken: list[str] = []


class Fight(Struct, frozen=True):
    """A city's result in a battle: the parts of its strength, and whether it lost."""

    morale: int
    defence: int
    military: int
    tokens: int
    lost: bool

    @property
    def parts(self) -> dict[str, int]:
        own = {"morale": self.morale, "defence": self.defence, "military": self.military}
        return {**own, "tokens": self.tokens}

    @property
    def total(self) -> int:
        return sum(self.parts.values())


class Battle(Struct):
    """A fought raid: its card, the tokens shown, sorted, and each seat's result.

    `borne` has the losers' penalties, by seat; `ply` is the move that settled the last of them.
    """

    bellum: str
    tokens: tuple[str, ...]
    fights: tuple[Fight, ...]
    ply: int = 0
    borne: dict[int, Event] = {}


class Vision(Struct):
    """The cards that CONSUETUDO shows, in their order; numbers count from 1.

    `kept` is the number of the kept card, `order` the numbers chosen so far to be drawn next.
    """

    cards: list[str]
    kept: int = 0
    order: list[int] = []

    def left(self) -> list[int]:
        """The numbers of the cards neither kept nor ordered yet."""
        numbers = range(1, len(self.cards) + 1)
        return [number for number in numbers if number != self.kept and number not in self.order]


class Private(Struct):
    """What only one seat knows; the hand is in the order in which the cards came."""

    hand: list[str] = []
    tokens: list[str] = []
    vision: Vision | None = None
    memory: Memory = field(default_factory=Memory)


class HandSize(Struct, frozen=True, omit_defaults=True):
    """What everybody sees of a hand: the backs of its cards, and of the tokens.

    During CONSUETUDO: how many cards the seat is `looking` at, whether it has `kept` one, how many it has ordered
    (`named`), and how many cards on top of the deck it knows (`foreseen`). For a hand that nobody plays, `backs` are in
    the order in which the cards came, by which they are discarded (ruling 51).
    """

    buildings: int
    senate: int
    tokens: int
    looking: int = 0
    kept: bool = False
    named: int = 0
    foreseen: int = 0
    backs: tuple[Deck, ...] = ()

    @property
    def cards(self) -> int:
        return self.buildings + self.senate


class Table(Position, kw_only=True):
    """What is public on the table.

    `caesar` is the start player of the round; `supply` has no gold if gold never runs out. Everybody has seen these
    cards, which are face down now: `traces` in hands, by seat, `discarded_openly` on the discard piles, `shuffled_in`
    in the decks, where they came with a discard pile.
    """

    caesar: int
    players: list[Player]
    supply: Goods
    markers: dict[Deck, int]
    round: int = 1
    phase: Phase = "cities"
    draft: Draft | None = None
    battles: list[Battle] = []
    traces: dict[int, list[Trace]] = {}
    discarded_openly: dict[Deck, list[str]] = {}
    shuffled_in: dict[Deck, list[str]] = {}

    def turn_order(self) -> list[int]:
        """The turn order of this round: clockwise from the start player."""
        return self.clockwise(self.caesar)

    @property
    def cities(self) -> list[str]:
        """The city of each seat; empty until it is chosen or dealt."""
        return [player.city for player in self.players]

    def seat_of(self, city: str) -> int | None:
        """The seat with the city; None while it is free."""
        return next((seat for seat, player in enumerate(self.players) if player.city == city), None)

    def owner_of(self, city: str) -> int:
        """The seat with the city. Raises ValueError while it is free."""
        return self.cities.index(city)

    def private(self, seat: int) -> Private:
        """What only the seat knows. Raises LookupError if that is hidden."""
        raise LookupError(seat)

    def cards_left(self, deck: Deck) -> int:
        raise LookupError(deck)

    def cards_discarded(self, deck: Deck) -> int:
        raise LookupError(deck)


class State(Table, engine.State, kw_only=True):
    """The position with its secrets.

    A deck's next card is its last. `bellum` are the raids to come, in the order of the rounds; `chosen` the tokens
    played in a battle until they are shown.
    """

    privates: list[Private]
    decks: dict[Deck, list[str]]
    discards: dict[Deck, list[str]]
    bellum: list[str] = []
    chosen: list[str] = []
    agenda: list[Step]
    chance: Chance

    def private(self, seat: int) -> Private:
        return self.privates[seat]

    def cards_left(self, deck: Deck) -> int:
        return len(self.decks[deck])

    def cards_discarded(self, deck: Deck) -> int:
        return len(self.discards[deck])


class View(Table, engine.View, kw_only=True):
    """The position as a viewer sees it; `answer` is the viewer's answer that is still hidden from others."""

    viewer: int | None
    asked: list[AskedDecision]
    answered: list[int]
    decision: Decision | None
    agenda: list[Step]
    answer: Chosen | None
    own: Private | None
    hand_sizes: list[HandSize]
    left: dict[Deck, int]
    discarded: dict[Deck, int]

    def private(self, seat: int) -> Private:
        """What only the viewer knows. Raises LookupError for another seat."""
        if self.own is None or seat != self.viewer:
            raise LookupError(seat)
        return self.own

    def cards_left(self, deck: Deck) -> int:
        return self.left[deck]

    def cards_discarded(self, deck: Deck) -> int:
        return self.discarded[deck]


def seen_by(state: State, viewer: int | None) -> View:
    privates = zip(state.privates, state.gone, strict=True)
    return engine.open_view(
        View,
        state,
        viewer,
        draft=_draft_seen_by(state.draft, viewer),
        answer=engine.answer_of(state, viewer),
        own=None if viewer is None else state.privates[viewer],
        hand_sizes=[_size_of(private, gone=gone) for private, gone in privates],
        left={deck: len(cards) for deck, cards in state.decks.items()},
        discarded={deck: len(cards) for deck, cards in state.discards.items()},
    )


def _draft_seen_by(draft: Draft | None, viewer: int | None) -> Draft | None:
    """A face-down card is hidden until it is taken: then its taker sees it, or everybody if it is a production card."""
    if draft is None:
        return None

    def seen(slot: Slot) -> Slot:
        shown = slot.open or (slot.taker is not None and (slot.taker == viewer or draft.deck == "opes"))
        return slot if shown else replace(slot, card=None)

    return replace(draft, slots={label: seen(slot) for label, slot in draft.slots.items()})


def _size_of(private: Private, *, gone: bool) -> HandSize:
    buildings, vision = sum(map(BUILDINGS.__contains__, private.hand)), private.vision or Vision([])
    return HandSize(
        buildings,
        len(private.hand) - buildings,
        len(private.tokens),
        looking=len(vision.cards),
        kept=vision.kept > 0,
        named=len(vision.order),
        foreseen=len(private.memory.foreseen),
        backs=tuple(deck_of(card) for card in private.hand if card != HORREUM) if gone else (),
    )
