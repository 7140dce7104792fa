"""Phase 3, the battle (section 5.4), its penalties, and the conspiracy."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.engine import Decision, Event, Form, Move, Task, Text, Together, push, text
from bot.games.provincia.components import (
    BELLUM,
    BUILDINGS,
    CITIES,
    CONSTANTS,
    OWN_TOKEN,
    SENATE,
    TOKENS,
    TRACKS,
    BellumCard,
    Goods,
    Penalty,
    token_id,
)
from bot.games.provincia.state import Battle, Building, Fight, Player, State, Table

from .economy import (
    can_pay,
    change_goods,
    change_track,
    destroy,
    evenest_mix,
    label_of,
    labels,
    lose_prestige,
    mix_goods,
    mixes,
    pay,
    resources,
)
from .hands import discard, lay_down
from .moves import (
    INACTIVE,
    Accept,
    Aediles,
    Lose,
    Pay,
    PlayToken,
    building_name,
    goods_names,
    penalties_name,
    penalty_name,
    strong,
    token_name,
)
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
        if penalty and can_bear(player, penalty):
            return penalty
    return Penalty("prestige", CONSTANTS.unpayable_penalty_prestige)


def can_bear(player: Player, penalty: Penalty) -> bool:
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


_ORDER = {token: place for place, token in enumerate(TOKENS)}


class BattlePhase(Task):
    """Tokens, the Gauls, the fights."""

    def run(self, state: State) -> None:
        state.phase = "battle"
        push(state, Together.of([TokenChoice(seat) for seat in state.turn_order()]), Raid())


class TokenChoice(Decision):
    """Which token a player sends into the battle (D7); asked even if all are alike (ruling 22)."""

    ask_when_forced = True

    def forms(self, position: Table) -> Iterator[Form]:
        yield Form(PlayToken, token=tokens_of(position, self.seat))

    def play(self, state: State, move: PlayToken) -> None:
        """It is laid to the others; nobody learns whose it was."""
        state.private(self.seat).tokens.remove(move.token)
        state.chosen.append(move.token)

    def absent(self, position: Table) -> Move:
        """The own +1, or else the highest (ruling 51)."""
        held = tokens_of(position, self.seat)
        own = token_id(position.players[self.seat].city, OWN_TOKEN)
        if own in held:
            return PlayToken(own)
        return PlayToken(max(held, key=lambda token: (TOKENS[token].value, -_ORDER[token])))

    def why_not(self, position: Table, move: Move) -> Text | None:
        if not isinstance(move, PlayToken):
            return None
        return text("refusal-token", tokens=[token_name(token) for token in tokens_of(position, self.seat)])


def tokens_of(table: Table, seat: int) -> list[str]:
    return sorted(dict.fromkeys(table.private(seat).tokens), key=_ORDER.__getitem__)


def token_sums(tokens: Iterable[str]) -> dict[str, int]:
    sums = dict.fromkeys(CITIES, 0)
    for token in tokens:
        sums[TOKENS[token].city] += TOKENS[token].value
    return sums


class Raid(Task):
    """The tokens are shown, the Gauls come, and every city fights alone."""

    def run(self, state: State) -> None:
        state.bring_to_light("tokens")
        tokens = tuple(sorted(state.chosen, key=_ORDER.__getitem__))
        state.chosen = []
        state.tell("tokens-shown", tokens=[token_name(token) for token in tokens]).reveals = True
        card = BELLUM[state.bellum.pop(0)]
        event = state.tell("gauls-came", strength=card.strength, penalties=penalties_name(card))
        event.reveals = True
        sums = token_sums(tokens)
        fights = tuple([fight(state, seat, sums, card.strength) for seat in range(state.seats)])
        state.battles.append(Battle(card.id, tokens, fights, state.ply))
        losers = []
        for seat in state.turn_order():
            _tell_fight(state, seat, fights[seat], card.strength)
            if fights[seat].lost:
                losers.append(seat)
        impose(state, losers, card)


def fight(table: Table, seat: int, sums: dict[str, int], gauls: int) -> Fight:
    """How the seat does against Gauls of that strength, with the tokens' sums; equal strength wins."""
    player = table.players[seat]
    tokens = sums[player.city]
    return Fight(
        player.morale, player.defence, player.military, tokens, lost=player.strength + tokens < gauls
    )


def _tell_fight(state: State, seat: int, fought: Fight, gauls: int) -> None:
    state.tell(
        "battle-lost" if fought.lost else "battle-won",
        seat,
        total=fought.total,
        gauls=gauls,
        morale=fought.morale,
        defence=fought.defence,
        military=fought.military,
        tokens=fought.tokens,
    )
