"""Exchanges (section 5.6), and buildings with their rewards (section 5.7)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.engine import Decision, Form, Place, Task, Text, push, text, yes
from bot.games.trajanum import components
from bot.games.trajanum.state import FACE_DOWN, Building, Player, State, Table

from . import forum, tiles
from .moves import COLOURED, GREY, NONE, OWN, Build, Exchange, Reward, Skip, Take


def is_open(table: Table, seat: int, way: str) -> bool:
    """Whether a seat may use an exchange: its citizen is active, and its limit for the turn isn't reached."""
    exchange = components.EXCHANGES[way]
    if exchange.row and not table.players[seat].has_active(exchange.row):
        return False
    return not exchange.each_turn or times_used(table, way) < exchange.each_turn


def times_used(table: Table, way: str) -> int:
    return table.turn.exchanged.get(way, 0) if table.turn else 0


def payable(player: Player, way: str) -> list[components.Resource]:
    exchange = components.EXCHANGES[way]
    return [given for given in exchange.give if not player.lacking(exchange.price(given))]


def open_ways(table: Table, seat: int) -> list[str]:
    player = table.players[seat]
    return [way for way in components.EXCHANGES if is_open(table, seat, way) and payable(player, way)]


def exchange_forms(table: Table, seat: int) -> Iterator[Form]:
    player = table.players[seat]
    if ways := open_ways(table, seat):
        yield Form(
            Exchange,
            way=ways,
            pay=lambda way: payable(player, way),
            get=lambda way, given: [got for got in components.EXCHANGES[way].get if got != given],
        )


def exchange(state: State, seat: int, move: Exchange) -> None:
    given, got = (next(one for one in components.RESOURCES if one == name) for name in (move.pay, move.get))
    cost = components.EXCHANGES[move.way].price(given)
    paid, gain = components.resources_names(cost), components.resource_name(got, 1)
    state.did("exchanged", seat, way=components.way_name(move.way), pay=paid, get=gain)
    state.pay(seat, cost)
    state.change(seat, got, 1)
    assert state.turn
    state.turn.exchanged[move.way] = times_used(state, move.way) + 1


def _why_not_exchange(table: Table, seat: int, move: Exchange) -> Text | None:
    kind, others = components.EXCHANGES.get(move.way), yes(open_ways(table, seat))
    if kind is None:
        return text("refusal-exchange-unknown", others=others)
    if not is_open(table, seat, kind.id):
        name = components.way_name(kind.id)
        if times_used(table, kind.id):  # used before, so the citizen is active
            return text("refusal-exchange-used", exchange=name, times=kind.each_turn, others=others)
        row = components.row_name(kind.row)
        return text("refusal-exchange-row", exchange=name, row=row, others=others)
    given = next((given for given in kind.give if given == move.pay), None)
    if given is None:
        if resources := payable(table.players[seat], kind.id):
            names = [components.resource_name(one, 1) for one in resources]
            return text("refusal-exchange-pay", resources=names)
        return text("refusal-exchange-poor", way=kind.id, others=others)
    cost = kind.price(given)
    if lacks := table.players[seat].lacking(cost):
        told = {"cost": components.resources_names(cost), "lacks": components.resources_names(lacks)}
        return text("refusal-exchange-cost", way=kind.id, others=others, **told)
    if move.get not in kind.get:
        resources = [one for one in kind.get if one != given]
        return text("refusal-exchange-get", resources=[components.resource_name(one, 1) for one in resources])
    return text("refusal-exchange-same") if move.get == move.pay else None


def count_built(player: Player, building: str) -> int:
    """The number of buildings of a kind in the colonia; halves of double tiles count."""
    return [other.id for other in player.buildings.values()].count(building)


def free_sites(player: Player) -> list[str]:
    tiles, buildings = player.tiles, player.buildings
    return [space for space in components.SITES if space not in tiles and space not in buildings]


def free_beside(player: Player, space: str) -> list[str]:
    return [other for other in _SITES_BESIDE[space] if player.is_free(other)]


_SITES_BESIDE = {
    space: [other for other in components.NEIGHBOURS[space] if other in components.SITES]
    for space in components.SITES
}


def has_supply(table: Table, plan: components.Plan) -> bool:
    """Whether a tile of the sort is left; always if the supply is unlimited (option `tile_supply`)."""
    return table.supply.get(plan.sort, 1) > 0


def places(player: Player, plan: components.Plan) -> list[str]:
    sites = free_sites(player)
    if len(plan.parts) == 1:
        return sites
    return [space for space in sites if free_beside(player, space)]


def second_places(player: Player, plan: components.Plan, space: str) -> list[str]:
    return [NONE] if len(plan.parts) == 1 else free_beside(player, space)


def reward_orders(plan: components.Plan) -> list[str]:
    """The halves whose reward may come first; a mixed tile has a choice."""
    if plan.mixed:
        return [GREY, COLOURED]
    return [GREY if components.BUILDINGS[plan.parts[0]].colour is None else COLOURED]


def buildable(table: Table, seat: int) -> list[str]:
    """The plans that the seat can build now: it can pay, a tile is left, and there is room."""
    player = table.players[seat]
    plans = [plan for plan in components.PLANS.values() if not player.lacking(plan.cost)]
    plans = [plan for plan in plans if has_supply(table, plan)]
    sites = free_sites(player) if plans else []
    if not sites:
        return []
    pairs = any(free_beside(player, space) for space in sites)
    return [plan.id for plan in plans if pairs or len(plan.parts) == 1]


def building_forms(table: Table, seat: int) -> Iterator[Form]:
    player = table.players[seat]
    if plans := buildable(table, seat):
        yield Form(
            Build,
            what=plans,
            space=lambda what: places(player, components.PLANS[what]),
            second=lambda what, space: second_places(player, components.PLANS[what], space),
            first=lambda what, space, second: reward_orders(components.PLANS[what]),
        )


def standing(plan: components.Plan, space: str, second: str) -> dict[str, Building]:
    """The buildings of a tile by space; only its first half if there is no second space."""
    if second == NONE:
        return {space: Building(plan.parts[0])}
    return {space: Building(plan.parts[0], second), second: Building(plan.parts[-1], space)}


def build(state: State, seat: int, move: Build) -> None:
    """Pay and build, and resolve the rewards of the halves in order (ruling 26)."""
    plan = components.PLANS[move.what]
    built = standing(plan, move.space, move.second)
    state.did("built", seat, plan=components.plan_name(plan.id), spaces=list(map(Place, built)))
    state.pay(seat, plan.cost)
    state.players[seat].buildings |= built
    if state.supply:
        state.supply[plan.sort] -= 1
    parts = reversed(plan.parts) if plan.mixed and move.first == COLOURED else plan.parts
    push(state, *(BuildingReward(seat, part) for part in parts))


def why_not(table: Table, seat: int, move: Exchange | Build) -> Text | None:
    """Why an exchange or a building is refused: the first condition in the order of section 5."""
    if isinstance(move, Exchange):
        return _why_not_exchange(table, seat, move)
    plan = components.PLANS.get(move.what)
    if plan is None:
        return text("refusal-plan-unknown")
    player, name, double = table.players[seat], components.plan_name(plan.id), len(plan.parts) > 1
    if not has_supply(table, plan):
        return text("refusal-supply", plan=name)
    if not places(player, plan):
        return text("refusal-no-site-two" if double and free_sites(player) else "refusal-no-site")
    if lacks := player.lacking(plan.cost):
        told = {"cost": components.resources_names(plan.cost), "lacks": components.resources_names(lacks)}
        exchange = yes(open_ways(table, seat))
        others = yes(buildable(table, seat))
        return text("refusal-build-cost", plan=name, exchange=exchange, others=others, **told)
    if refusal := _why_no_site(player, move.space):
        return refusal
    seconds = second_places(player, plan, move.space)
    if not seconds:
        return text("refusal-site-alone", space=Place(move.space))
    if move.second not in seconds:
        apart = text("refusal-not-beside", space=Place(move.space), spaces=list(map(Place, seconds)))
        alone = text("refusal-second-single", plan=name)
        return _why_no_site(player, move.second) or apart if double else alone
    if move.first in reward_orders(plan):
        return None
    return text("refusal-order-unknown") if plan.mixed else text("refusal-order", plan=name)


def _why_no_site(player: Player, space: str) -> Text | None:
    if refusal := tiles.why_no_space(space):
        return refusal
    if space in components.CORNERS:
        return text("refusal-corner", space=Place(space))
    if space in player.tiles:
        return text("refusal-tile-there", space=Place(space))
    if space not in player.buildings:
        return None
    built = components.building_name(player.buildings[space].id)
    return text("refusal-built-there", space=Place(space), building=built)


def envoys_coming(table: Table, seat: int, plan: components.Plan) -> int:
    """How many tiles of the colonia a plan's gray part can bring, each an envoy for the colored part if no citizen."""
    track = components.BUILDINGS[plan.parts[0]].track if plan.mixed else None
    step = table.players[seat].next_step(track) if track else None
    return int(track is not None and step is not None and components.REWARDS[track, step].own_tile)


def unrewarded(table: Table, seat: int, plan: components.Plan, first: str = GREY) -> list[str]:
    """The parts of a plan that would bring nothing now, since no step, envoy or cell is left for them."""
    kinds = [components.BUILDINGS[part] for part in plan.parts]
    greys = [kind for kind in kinds if kind.track and table.players[seat].next_step(kind.track) is None]
    structures, colour = [kind for kind in kinds if kind.colour], kinds[-1].colour
    coming = envoys_coming(table, seat, plan) if first == GREY else 0
    sent = forum.envoys_to_send(table, seat, colour, coming) if colour else 0
    return [kind.id for kind in greys + structures[sent:]]


class BuildingReward(Task):
    """The reward of a building just built."""

    seat: int
    building: str

    def run(self, state: State) -> None:
        kind = components.BUILDINGS[self.building]
        if kind.colour is not None:
            push(state, forum.PlaceEnvoy(self.seat, kind.colour))
        elif kind.track is not None:
            _advance(state, self.seat, kind.track, self.building)
        else:
            state.tell("column-scored", self.seat)
            state.score(self.seat, "column", state.column_points(self.seat))


def _advance(state: State, seat: int, track: components.Track, building: str) -> None:
    step = state.players[seat].next_step(track)
    if step is None:
        state.tell("step-lacking", seat, building=components.building_name(building))
        return
    state.players[seat].tracks[track] = step
    state.tell("track-advanced", seat, track=components.track_name(track), step=step)
    if step == 1:
        grant(state, seat, components.REWARDS[track, step])
    else:
        end = [TrackEnd(seat, track)] if step == components.CONSTANTS.track_steps else []
        push(state, RewardChoice(seat, track), *end)


class TrackEnd(Task):
    """Moves a marker from its track to the plaza, which scores like a column (ruling 29)."""

    seat: int
    track: components.Track

    def run(self, state: State) -> None:
        state.players[self.seat].plaza.append(self.track)
        state.tell("track-ended", self.seat, track=components.track_name(self.track))
        state.score(self.seat, "track", state.column_points(self.seat))


class RewardChoice(Decision):
    """A player chooses the reward of the step just reached, or of an earlier one (`d_reward`)."""

    track: components.Track

    def forms(self, position: Table) -> Iterator[Form]:
        yield Form(Reward, step=open_rewards(position, self.seat, self.track))
        yield Form(Skip)

    def play(self, state: State, move: Reward | Skip) -> None:
        if isinstance(move, Skip):
            state.did("reward-declined", self.seat, track=components.track_name(self.track))
        else:
            grant(state, self.seat, components.REWARDS[self.track, move.step])

    def reached(self, table: Table) -> int:
        return table.players[self.seat].tracks[self.track]

    def why_not(self, position: Table, move: Reward) -> Text | None:
        reached = self.reached(position)
        if (self.track, move.step) not in components.REWARDS or move.step > reached:
            return text("refusal-step", track=components.track_name(self.track), step=reached)
        if move.step in open_rewards(position, self.seat, self.track):
            return None
        why = "bar"
        if envoy := components.REWARDS[self.track, move.step].envoy:
            taken = "eagle" if envoy == forum.EAGLE else "cell"
            why = taken if position.players[self.seat].ship else "envoy"
        return text("refusal-reward", reward=components.reward_name(self.track, move.step), why=why)


def open_rewards(table: Table, seat: int, track: components.Track) -> list[int]:
    """The steps reached whose rewards can be carried out (section 5.7)."""
    reached = range(1, table.players[seat].tracks[track] + 1)
    return [step for step in reached if is_of_use(table, seat, track, step)]


def is_of_use(table: Table, seat: int, track: components.Track, step: int) -> bool:
    """Whether the reward of a step can be carried out now."""
    reward = components.REWARDS[track, step]
    if reward.envoy:
        return bool(forum.open_cells(table, seat, reward.envoy))
    return not ("upgrade" in reward.gives and table.players[seat].at_end_of_bar)


def grant(state: State, seat: int, reward: components.TrackReward) -> None:
    state.did("reward-taken", seat, reward=components.reward_name(reward.track, reward.step))
    state.gain(seat, reward.gives)
    if reward.choose:
        push(state, tiles.GainChoice(seat, list(reward.choose)))
    elif reward.envoy:
        push(state, forum.PlaceEnvoy(seat, reward.envoy))
    elif reward.area_bonus:
        push(state, forum.BonusChoice(seat, forum.bonuses_due(state, seat)))
    elif reward.own_tile:
        push(state, OwnTileChoice(seat))
    elif reward.extra_building:
        push(state, ExtraBuilding(seat))


class OwnTileChoice(Decision):
    """A player takes any tile of their colonia and uses it at once (`d_own_tile`)."""

    def forms(self, position: Table) -> Iterator[Form]:
        yield Form(Take, space=list(position.players[self.seat].tiles))

    def play(self, state: State, move: Take) -> None:
        player = state.players[self.seat]
        hidden = player.tiles[move.space] == FACE_DOWN
        if hidden:
            state.bring_to_light("used")
        tile = state.front(self.seat, move.space)
        player.lift(move.space)
        player.hand = replace(player.hand, own=tile)
        player.shown.append(tile)
        event = state.did("tile-shown", self.seat, space=Place(move.space), tile=components.tile_name(tile))
        event.reveals = hidden
        push(state, tiles.TileEffect(self.seat, OWN))

    def why_not(self, position: Table, move: Take) -> Text | None:
        return tiles.why_no_tile(position, self.seat, move.space)


class ExtraBuilding(Decision):
    """A player has another building action, and may exchange before it (`d_extra`)."""

    def forms(self, position: Table) -> Iterator[Form]:
        yield from exchange_forms(position, self.seat)
        yield from building_forms(position, self.seat)
        yield Form(Skip)

    def play(self, state: State, move: Exchange | Build | Skip) -> None:
        match move:
            case Exchange():
                push(state, self)
                exchange(state, self.seat, move)
            case Build():
                build(state, self.seat, move)
            case Skip():
                state.did("extra-declined", self.seat)

    def why_not(self, position: Table, move: Exchange | Build) -> Text | None:
        return why_not(position, self.seat, move)
