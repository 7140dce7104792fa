"""Penalties, and the conspiracy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine import Decision, Event, Form, Move, Text, Together, push, text
from bot.games.provincia.components import BUILDINGS, CONSTANTS, SENATE, TRACKS, BellumCard, Goods, Penalty
from bot.games.provincia.state import Building, Player, State, Table

from .city import destroy, label_of, labels, resources
from .costs import can_pay, change_goods, change_track, evenest_mix, lose_prestige, mix_goods, mixes, pay
from .hands import discard, lay_down
from .moves import INACTIVE, Accept, Aediles, Lose, Pay, building_name, goods_names, penalty_name, strong
from .refusals import why_not_aediles, why_not_so

AEDILES = "aediles"
PRICE = SENATE[AEDILES].cost_vs_coniuratio
"""What AEDILES cost against a conspiracy; against the Gauls they are free."""


class Conspiracy(Decision):
    """A building is to be destroyed; the victim may hold AEDILES. Always asked (ruling 22)."""

    attacker: int
    building: str

    ask_when_forced = True

    def forms(self, position: Table) -> Iterator[Form]:
        yield Form(Accept)
        if can_save(position, self.seat, PRICE):
            yield Form(Aediles)

    def play(self, state: State, move: Accept | Aediles) -> None:
        match move:
            case Accept():
                destroy(state, self.seat, self.building)
            case Aediles():
                save(state, self.seat, self.building)
                pay(state, self.seat, PRICE)

    def absent(self, position: Table) -> Move:
        """The building is let go (ruling 51)."""
        return Accept()

    def why_not(self, position: Table, move: Move) -> Text | None:
        return why_not_aediles(position, self.seat, PRICE) if isinstance(move, Aediles) else None


def can_save(table: Table, seat: int, price: Goods) -> bool:
    return AEDILES in table.private(seat).hand and can_pay(table.players[seat], price)


def save(state: State, seat: int, building: str | None = None) -> Event:
    lay_down(state, seat, AEDILES)
    discard(state, AEDILES)
    if building is None:
        return state.did("saved-from-gauls", seat, thing=AEDILES)
    name = strong(building_name(building))
    return state.did("saved-from-conspiracy", seat, building=name, cost=goods_names(PRICE), thing=AEDILES)


def impose(state: State, losers: Sequence[int], card: BellumCard) -> None:
    """Penalties without a choice at once, in turn order; then all others are asked together."""
    asked: list[Decision] = []
    for seat in losers:
        penalty = penalty_for(state.players[seat], card)
        match penalty.kind:
            case "building":
                asked.append(BuildingLoss(seat, penalty))
            case "resource_any":
                asked.append(ResourceLoss(seat, penalty.amount))
            case _:
                suffer(state, seat, penalty)
    if len(asked) == 1:
        push(state, *asked)
    elif asked:
        push(state, Together.of(asked))


def penalty_for(player: Player, card: BellumCard) -> Penalty:
    """What the player suffers from the raid: the first, the second, 3 gold, or 2 prestige."""
    gold = Penalty("gold", CONSTANTS.unpayable_penalty_gold)
    for penalty in (card.first, card.second, gold):
        if penalty and is_payable(player, penalty):
            return penalty
    return Penalty("prestige", CONSTANTS.unpayable_penalty_prestige)


def is_payable(player: Player, penalty: Penalty) -> bool:
    """Whether the player can pay it in full, AEDILES apart (ruling 31)."""
    match penalty.kind:
        case "building":
            return bool(at_stake(player, penalty))
        case "resource":
            assert penalty.resource
            return player.goods[penalty.resource] >= penalty.amount
        case "resource_any":
            return resources(player) >= penalty.amount
        case "gold":
            return player.goods["gold"] >= penalty.amount
        case "morale":
            return player.morale - penalty.amount >= TRACKS["morale"].min
        case "prestige":
            return True


def at_stake(player: Player, penalty: Penalty) -> list[Building]:
    """The buildings that the penalty may hit (ruling 33)."""
    return [building for building in player.buildings if _is_hit(building.id, penalty)]


def _is_hit(building: str, penalty: Penalty) -> bool:
    card = BUILDINGS[building]
    return penalty.filter in ("any", card.category) or (penalty.filter == card.kind == "prestige")


def suffer(state: State, seat: int, penalty: Penalty) -> None:
    _bear(state, seat, state.tell("penalty-suffered", seat, penalty=penalty_name(penalty)))
    match penalty.kind:
        case "resource":
            assert penalty.resource
            change_goods(state, seat, penalty.resource, -penalty.amount)
        case "gold":
            change_goods(state, seat, "gold", -penalty.amount)
        case "morale":
            change_track(state, seat, "morale", -penalty.amount)
        case _:
            lose_prestige(state, seat, penalty.amount)


def _bear(state: State, seat: int, event: Event) -> None:
    """Keep what became of a loser for the picture of the battle."""
    battle = state.battles[-1]
    battle.borne[seat] = event
    battle.ply = state.ply


class BuildingLoss(Decision):
    """Which building is destroyed, or AEDILES (D8). Always asked (ruling 22)."""

    penalty: Penalty

    ask_when_forced = True

    def forms(self, position: Table) -> Iterator[Form]:
        yield Form(Lose, building=labels(at_stake(position.players[self.seat], self.penalty)))
        if can_save(position, self.seat, {}):
            yield Form(Aediles)

    def play(self, state: State, move: Lose | Aediles) -> None:
        match move:
            case Lose():
                _bear(state, self.seat, destroy(state, self.seat, move.building))
            case Aediles():
                _bear(state, self.seat, save(state, self.seat))

    def absent(self, position: Table) -> Move:
        """AEDILES, or else the building worth least (ruling 51)."""
        if can_save(position, self.seat, {}):
            return Aediles()
        order = list(BUILDINGS)

        def worth(building: Building) -> tuple[int, int, bool]:
            return BUILDINGS[building.id].prestige, order.index(building.id), not building.active

        return Lose(label_of(min(at_stake(position.players[self.seat], self.penalty), key=worth)))

    def why_not(self, position: Table, move: Move) -> Text | None:
        match move:
            case Lose():
                return self._why_not_lose(position, move)
            case Aediles():
                return why_not_aediles(position, self.seat, {})
            case _:
                return None

    def _why_not_lose(self, table: Table, move: Lose) -> Text:
        player = table.players[self.seat]
        if move.building not in labels(player.buildings):
            return why_not_so(player, move.building) or text("refusal-building-not-here")
        return text(
            "refusal-not-at-stake",
            building=building_name(move.building.removesuffix(INACTIVE)),
            penalty=penalty_name(self.penalty),
        )


class ResourceLoss(Decision):
    """Which resources are lost (D9)."""

    amount: int

    def forms(self, position: Table) -> Iterator[Form]:
        yield Form(Pay, payment=mixes(position.players[self.seat], self.amount))

    def play(self, state: State, move: Pay) -> None:
        goods = mix_goods(move.payment)
        _bear(state, self.seat, state.did("resources-lost", self.seat, goods=goods_names(goods)))
        pay(state, self.seat, goods)

    def absent(self, position: Table) -> Move:
        """One unit after the other of what there is most of (ruling 51)."""
        return Pay(evenest_mix(position.players[self.seat], self.amount))

    def why_not(self, position: Table, move: Move) -> Text | None:
        return text("refusal-payment", amount=self.amount) if isinstance(move, Pay) else None
