"""Phase 3, the battle (section 5.4), its penalties, and the conspiracy."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.engine import Decision, Event, Form, Move, Task, Text, Together, push, text
from bot.games.provincia import components
from bot.games.provincia.components import BELLUM, BUILDINGS, CONSTANTS, SENATE, TOKENS, Goods, Penalty
from bot.games.provincia.state import Battle, Building, Fight, Player, State, Table

from . import economy, moves
from .hands import discard_played
from .moves import Accept, Aediles, Lose, Pay, PlayToken

AEDILES = "aediles"
PRICE = SENATE[AEDILES].cost_vs_coniuratio
"""Price of AEDILES against a conspiracy; against the Gauls they are free."""

_ORDER = {token: place for place, token in enumerate(TOKENS)}


class BattlePhase(Task):
    """Everybody chooses a token; then the Gauls come."""

    def run(self, state: State) -> None:
        state.phase = "battle"
        push(state, Together.of([TokenChoice(seat) for seat in state.turn_order()]), Raid())


class TokenChoice(Decision):
    """Which token a player sends into the battle (D7); asked even if all are alike (ruling 22)."""

    ask_when_forced = True

    def forms(self, position: Table) -> Iterator[Form]:
        yield Form(PlayToken, token=tokens_of(position, self.seat))

    def play(self, state: State, move: PlayToken) -> None:
        """Put the token with the others; nobody learns whose it was."""
        state.private(self.seat).tokens.remove(move.token)
        state.chosen.append(move.token)

    def absent(self, position: Table) -> Move:
        """Their own +1, or else their highest token (ruling 51)."""
        held = tokens_of(position, self.seat)
        own = components.token_id(position.cities[self.seat], components.OWN_TOKEN)
        highest = max(held, key=lambda token: (TOKENS[token].value, -_ORDER[token]))
        return PlayToken(own if own in held else highest)

    def why_not(self, position: Table, move: PlayToken) -> Text | None:
        return text("refusal-token", tokens=list(map(moves.token_name, tokens_of(position, self.seat))))


def tokens_of(table: Table, seat: int) -> list[str]:
    return sorted(dict.fromkeys(table.private(seat).tokens), key=_ORDER.__getitem__)


class Raid(Task):
    """Reveals the tokens and the Gauls; every city fights alone."""

    def run(self, state: State) -> None:
        state.bring_to_light("tokens")
        tokens = tuple(sorted(state.chosen, key=_ORDER.__getitem__))
        state.chosen = []
        state.tell("tokens-shown", tokens=list(map(moves.token_name, tokens))).reveals = True
        card = BELLUM[state.bellum.pop(0)]
        event = state.tell("gauls-came", strength=card.strength, penalties=moves.penalties_name(card))
        event.reveals = True
        sums = token_sums(tokens)
        fights = tuple([fight(state, seat, sums, card.strength) for seat in range(state.seats)])
        state.battles.append(Battle(card.id, tokens, fights, state.ply))
        for seat in state.turn_order():
            key, total = "battle-lost" if fights[seat].lost else "battle-won", fights[seat].total
            state.tell(key, seat, total=total, gauls=card.strength, **fights[seat].parts)
        impose(state, [seat for seat in state.turn_order() if fights[seat].lost], card)


def token_sums(tokens: Iterable[str]) -> dict[str, int]:
    sums = dict.fromkeys(components.CITIES, 0)
    for token in tokens:
        sums[TOKENS[token].city] += TOKENS[token].value
    return sums


def fight(table: Table, seat: int, sums: dict[str, int], gauls: int) -> Fight:
    """The seat's result against Gauls of this strength, with the tokens' sums; equal strength wins."""
    player = table.players[seat]
    tokens = sums[player.city]
    return Fight(**player.parts, tokens=tokens, lost=player.strength + tokens < gauls)


def impose(state: State, losers: Sequence[int], card: components.BellumCard) -> None:
    """Impose penalties without a choice, in turn order; then ask all other losers together."""
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
    if asked:
        push(state, *(asked if len(asked) == 1 else [Together.of(asked)]))


def penalty_for(player: Player, card: components.BellumCard) -> Penalty:
    """The first penalty that the player can bear: the card's first, its second, 3 gold, or 2 prestige."""
    gold = Penalty("gold", CONSTANTS.unpayable_penalty_gold)
    payable = (
        penalty for penalty in (card.first, card.second, gold) if penalty and can_bear(player, penalty)
    )
    return next(payable, Penalty("prestige", CONSTANTS.unpayable_penalty_prestige))


def can_bear(player: Player, penalty: Penalty) -> bool:
    """Whether the player can pay the penalty in full, without AEDILES (ruling 31)."""
    match penalty.kind:
        case "building":
            return bool(at_stake(player, penalty))
        case "resource" | "gold":
            return economy.can_pay(player, {penalty.good: penalty.amount})
        case "resource_any":
            return player.resources >= penalty.amount
        case "morale":
            return player.morale - penalty.amount >= components.TRACKS["morale"].min
        case "prestige":
            return True


def at_stake(player: Player, penalty: Penalty) -> list[Building]:
    """The buildings that the penalty may hit (ruling 33)."""
    return [
        building
        for building in player.buildings
        if penalty.filter in ("any", (card := BUILDINGS[building.id]).category, card.kind)
    ]


def suffer(state: State, seat: int, penalty: Penalty) -> None:
    _bear(state, seat, state.tell("penalty-suffered", seat, penalty=moves.penalty_name(penalty)))
    match penalty.kind:
        case "resource" | "gold":
            economy.change_goods(state, seat, penalty.good, -penalty.amount)
        case "morale":
            economy.change_track(state, seat, "morale", -penalty.amount)
        case _:
            economy.lose_prestige(state, seat, penalty.amount)


def _bear(state: State, seat: int, event: Event) -> None:
    state.battles[-1].borne[seat] = event
    state.battles[-1].ply = state.ply


class BuildingLoss(Decision):
    """Which building is destroyed, or AEDILES (D8). Always asked (ruling 22)."""

    penalty: Penalty

    ask_when_forced = True

    def forms(self, position: Table) -> Iterator[Form]:
        yield Form(Lose, building=self._at_stake(position))
        if can_save(position, self.seat, {}):
            yield Form(Aediles)

    def _at_stake(self, table: Table) -> list[str]:
        hit = at_stake(table.players[self.seat], self.penalty)
        return list(dict.fromkeys(building.label for building in hit))

    def play(self, state: State, move: Lose | Aediles) -> None:
        if isinstance(move, Lose):
            _bear(state, self.seat, economy.destroy(state, self.seat, move.building))
        else:
            discard_played(state, self.seat, AEDILES)
            _bear(state, self.seat, state.did("saved-from-gauls", self.seat, thing=AEDILES))

    def absent(self, position: Table) -> Move:
        """AEDILES, or else the least valuable building (ruling 51)."""
        if can_save(position, self.seat, {}):
            return Aediles()
        order = list(BUILDINGS)

        def worth(building: Building) -> tuple[int, int, bool]:
            return building.card.prestige, order.index(building.id), not building.active

        return Lose(min(at_stake(position.players[self.seat], self.penalty), key=worth).label)

    def why_not(self, position: Table, move: Lose | Aediles) -> Text | None:
        player = position.players[self.seat]
        match move:
            case Lose() if move.building not in player.labels:
                return economy.why_not_so(player, move.building) or text("refusal-building-not-here")
            case Lose() if move.building in self._at_stake(position):
                return None
            case Lose():
                name = moves.building_name(Building.labeled(move.building).id)
                return text("refusal-not-at-stake", building=name, penalty=moves.penalty_name(self.penalty))
            case Aediles():
                return why_not_aediles(position, self.seat, {})


class ResourceLoss(Decision):
    """Which resources are lost (D9)."""

    amount: int

    def forms(self, position: Table) -> Iterator[Form]:
        yield Form(Pay, payment=economy.mixes(position.players[self.seat], self.amount))

    def play(self, state: State, move: Pay) -> None:
        goods = economy.mix_goods(move.payment)
        _bear(state, self.seat, state.did("resources-lost", self.seat, goods=moves.goods_names(goods)))
        economy.pay(state, self.seat, goods)

    def absent(self, position: Table) -> Move:
        """Unit by unit, the resource of which there is most (ruling 51)."""
        return Pay(economy.evenest_mix(position.players[self.seat], self.amount))

    def why_not(self, position: Table, move: Pay) -> Text | None:
        return text("refusal-payment", amount=self.amount)


class Conspiracy(Decision):
    """Whether the victim lets a building be destroyed or plays AEDILES. Always asked (ruling 22)."""

    attacker: int
    building: str

    ask_when_forced = True

    def forms(self, position: Table) -> Iterator[Form]:
        yield Form(Accept)
        if can_save(position, self.seat, PRICE):
            yield Form(Aediles)

    def play(self, state: State, move: Accept | Aediles) -> None:
        if isinstance(move, Accept):
            economy.destroy(state, self.seat, self.building)
            return
        discard_played(state, self.seat, AEDILES)
        name, cost = moves.strong(moves.building_name(self.building)), moves.goods_names(PRICE)
        state.did("saved-from-conspiracy", self.seat, building=name, cost=cost, thing=AEDILES)
        economy.pay(state, self.seat, PRICE)

    def why_not(self, position: Table, move: Aediles) -> Text | None:
        return why_not_aediles(position, self.seat, PRICE)


def can_save(table: Table, seat: int, price: Goods) -> bool:
    return why_not_aediles(table, seat, price) is None


def why_not_aediles(table: Table, seat: int, cost: Goods) -> Text | None:
    if AEDILES not in table.private(seat).hand:
        return text("refusal-not-in-hand", card=moves.senate_name(AEDILES))
    return economy.why_not_pay(table.players[seat], AEDILES, cost)
