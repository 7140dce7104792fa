"""The building action, the rewards for what is built, and the extra action (sections 5.6 and 5.7)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.engine import Decision, Form, Move, Place, Task, Text, push, text
from bot.games.trajanum.components import (
    BUILDINGS,
    CONSTANTS,
    CORNERS,
    PLANS,
    REWARDS,
    SPACES,
    TEMPLES,
    Track,
    TrackReward,
)
from bot.games.trajanum.state import FACE_DOWN, Building, Player, State, Table

from . import changes, colonia, envoys, exchanges, forum, streets
from .moves import COLOURED, NONE, OWN, Build, Exchange, Reward, Skip, Take
from .names import building_name, place_names, plan_name, resources_names, reward_name, tile_name, track_name
from .tiles import GainChoice, TileEffect


def building_forms(table: Table, seat: int) -> Iterator[Form]:
    """Everything that the seat can build."""
    player = table.players[seat]
    if plans := colonia.buildable(table, seat):
        yield Form(
            Build,
            what=plans,
            space=lambda what: colonia.places(player, PLANS[what]),
            second=lambda what, space: colonia.second_places(player, PLANS[what], space),
            first=lambda what, space, second: colonia.reward_orders(PLANS[what]),
        )


def build(state: State, seat: int, move: Build) -> None:
    """Pay, build, and resolve the reward of each half, one after the other (ruling 26)."""
    plan = PLANS[move.what]
    player = state.players[seat]
    spaces = [move.space] if move.second == NONE else [move.space, move.second]
    state.did("built", seat, plan=plan_name(plan.id), spaces=place_names(spaces))
    changes.pay(state, seat, plan.cost)
    for part, space, joined in zip(plan.parts, spaces, reversed(spaces), strict=True):
        player.buildings[space] = Building(part, None if joined == space else joined)
    if state.supply:
        state.supply[plan.sort] -= 1
    parts = list(plan.parts)
    if plan.mixed and move.first == COLOURED:
        parts.reverse()
    push(state, *(BuildingReward(seat, part) for part in parts))


def why_not_in_building(table: Table, seat: int, move: Move) -> Text | None:
    """What an exchange or a building lacks, the first condition in the order of section 5."""
    match move:
        case Exchange():
            return exchanges.why_not_exchange(table, seat, move)
        case Build():
            return _why_not_build(table, seat, move)
        case _:
            return None


def _why_not_build(table: Table, seat: int, move: Build) -> Text | None:
    plan = PLANS.get(move.what)
    if plan is None:
        return text("refusal-plan-unknown")
    player, name, double = table.players[seat], plan_name(plan.id), len(plan.parts) > 1
    if not colonia.has_supply(table, plan):
        return text("refusal-supply", plan=name)
    if lacks := changes.lacking(player, plan.cost):
        cost = resources_names(plan.cost)
        return text("refusal-build-cost", plan=name, cost=cost, lacks=resources_names(lacks))
    if not colonia.places(player, plan):
        return text("refusal-no-site-two" if double else "refusal-no-site")
    if refusal := _why_no_site(player, move.space):
        return refusal
    if double:
        beside = colonia.free_beside(player, move.space)
        if not beside:
            return text("refusal-site-alone", space=Place(move.space))
        if move.second not in beside:
            return _why_no_site(player, move.second) or text(
                "refusal-not-beside", space=Place(move.space), spaces=place_names(beside)
            )
    elif move.second != NONE:
        return text("refusal-second-single", plan=name)
    return text("refusal-order", plan=name) if move.first not in colonia.reward_orders(plan) else None


def _why_no_site(player: Player, space: str) -> Text | None:
    if space not in SPACES:
        return text("refusal-space-unknown")
    if space in TEMPLES:
        return text("refusal-temple", space=Place(space))
    if space in CORNERS:
        return text("refusal-corner", space=Place(space))
    if space in player.tiles:
        return text("refusal-tile-there", space=Place(space))
    built = player.buildings.get(space)
    return (
        text("refusal-built-there", space=Place(space), building=building_name(built.id)) if built else None
    )


class BuildingReward(Task):
    """What a building that was just built brings."""

    seat: int
    building: str

    def run(self, state: State) -> None:
        """Points for a column, a step on a track, an envoy for a coloured structure."""
        kind = BUILDINGS[self.building]
        if kind.colour is not None:
            push(state, envoys.PlaceEnvoy(self.seat, kind.colour))
        elif kind.track is not None:
            _advance(state, self.seat, kind.track, self.building)
        else:
            state.tell("column-scored", self.seat)
            changes.score(state, self.seat, "column", changes.column_points(state, self.seat))


def _advance(state: State, seat: int, track: Track, building: str) -> None:
    """The marker moves on, for a reward; from the fifth building on there is none (ruling 28)."""
    player = state.players[seat]
    if player.tracks[track] == CONSTANTS.track_steps:
        state.tell("step-lacking", seat, building=building_name(building))
        return
    player.tracks[track] += 1
    step = player.tracks[track]
    state.tell("track-advanced", seat, track=track_name(track), step=step)
    if step == 1:
        grant(state, seat, REWARDS[track, step])
    elif step == CONSTANTS.track_steps:
        push(state, RewardChoice(seat, track), TrackEnd(seat, track))
    else:
        push(state, RewardChoice(seat, track))


class TrackEnd(Task):
    """The marker leaves its track for the plaza, and counts like a column (ruling 29)."""

    seat: int
    track: Track

    def run(self, state: State) -> None:
        """The points come after the reward, with the citizens active then."""
        state.players[self.seat].plaza.append(self.track)
        state.tell("track-ended", self.seat, track=track_name(self.track))
        changes.score(state, self.seat, "track", changes.column_points(state, self.seat))


class RewardChoice(Decision):
    """Which reward of a track: the one just reached, or an earlier one (`d_reward`)."""

    track: Track

    def forms(self, position: Table) -> Iterator[Form]:
        """Those that can be carried out; or none."""
        yield Form(Reward, step=open_rewards(position, self.seat, self.track))
        yield Form(Skip)

    def play(self, state: State, move: Reward | Skip) -> None:
        """Receive it, or send, take, build what it says; or nothing."""
        if isinstance(move, Skip):
            state.did("reward-declined", self.seat, track=track_name(self.track))
        else:
            grant(state, self.seat, REWARDS[self.track, move.step])

    def absent(self, position: Table) -> Move:
        """Declined (section 5.12)."""
        return Skip()

    def why_not(self, position: Table, move: Move) -> Text | None:
        if not isinstance(move, Reward):
            return None
        reached = position.players[self.seat].tracks[self.track]
        if (self.track, move.step) not in REWARDS or move.step > reached:
            return text("refusal-step", track=track_name(self.track), step=reached)
        if move.step in open_rewards(position, self.seat, self.track):
            return None
        return text("refusal-reward", reward=reward_name(self.track, move.step))


def open_rewards(table: Table, seat: int, track: Track) -> list[int]:
    """The steps reached whose reward can be carried out (section 5.7)."""
    reached = range(1, table.players[seat].tracks[track] + 1)
    return [step for step in reached if _is_of_use(table, seat, REWARDS[track, step])]


def _is_of_use(table: Table, seat: int, reward: TrackReward) -> bool:
    if reward.envoy:
        return bool(forum.open_cells(table, seat, forum.EAGLE if reward.envoy == forum.EAGLE else forum.ANY))
    return not ("upgrade" in reward.gives and changes.at_end_of_bar(table.players[seat]))


def grant(state: State, seat: int, reward: TrackReward) -> None:
    """What a step of a track brings."""
    state.did("reward-taken", seat, reward=reward_name(reward.track, reward.step))
    changes.gain(state, seat, reward.gives)
    if reward.choose:
        push(state, GainChoice(seat, list(reward.choose)))
    elif reward.envoy:
        push(state, envoys.PlaceEnvoy(seat, reward.envoy))
    elif reward.area_bonus:
        push(state, envoys.BonusChoice(seat, envoys.bonuses_due(state, seat)))
    elif reward.own_tile:
        push(state, OwnTileChoice(seat))
    elif reward.extra_building:
        push(state, ExtraBuilding(seat))


class OwnTileChoice(Decision):
    """A tile out of the own colonia, without regard to streets, to be used at once (`d_own_tile`)."""

    def forms(self, position: Table) -> Iterator[Form]:
        """Any space with a tile."""
        yield Form(Take, space=list(position.players[self.seat].tiles))

    def play(self, state: State, move: Take) -> None:
        """Everybody sees it; it takes effect."""
        player = state.players[self.seat]
        hidden = player.tiles[move.space] == FACE_DOWN
        if hidden:
            state.bring_to_light("used")
        tile = changes.front(state, self.seat, move.space)
        changes.lift(state, self.seat, move.space)
        player.hand = replace(player.hand, own=tile)
        player.shown.append(tile)
        event = state.did("tile-shown", self.seat, space=Place(move.space), tile=tile_name(tile))
        event.reveals = hidden
        push(state, TileEffect(self.seat, OWN))

    def absent(self, position: Table) -> Move:
        """The first (section 5.12)."""
        return Take(next(iter(position.players[self.seat].tiles)))

    def why_not(self, position: Table, move: Move) -> Text | None:
        return streets.why_no_tile(position, self.seat, move.space) if isinstance(move, Take) else None


class ExtraBuilding(Decision):
    """One more building action; exchanges are open until then (`d_extra`)."""

    def forms(self, position: Table) -> Iterator[Form]:
        """Exchange, build, or decline."""
        yield from exchanges.exchange_forms(position, self.seat)
        yield from building_forms(position, self.seat)
        yield Form(Skip)

    def play(self, state: State, move: Exchange | Build | Skip) -> None:
        """Build, with all its rewards, before anything that still waits."""
        match move:
            case Exchange():
                push(state, self)
                exchanges.exchange(state, self.seat, move)
            case Build():
                build(state, self.seat, move)
            case Skip():
                state.did("extra-declined", self.seat)

    def absent(self, position: Table) -> Move:
        """Declined (section 5.12)."""
        return Skip()

    def why_not(self, position: Table, move: Move) -> Text | None:
        return why_not_in_building(position, self.seat, move)
