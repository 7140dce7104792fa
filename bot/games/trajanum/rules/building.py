"""The building action, the rewards for what is built, and the extra action (sections 5.6 and 5.7)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.engine import Decision, Form, Move, Place, Task, Text, push
from bot.games.trajanum.components import BUILDINGS, CONSTANTS, PLANS, REWARDS, Track, TrackReward
from bot.games.trajanum.state import FACE_DOWN, Building, State, Table

from . import changes, colonia, envoys, exchanges, forum, refusals
from .moves import COLOURED, NONE, OWN, Build, Exchange, Reward, Skip, Take
from .names import building_name, place_names, plan_name, reward_name, tile_name, track_name
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
        """A step not reached, or a reward without use."""
        return refusals.why_not_reward(
            position, self.seat, self.track, open_rewards(position, self.seat, self.track), move
        )


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
        tile = colonia.turn_up(state, self.seat, move.space)
        player.hand = replace(player.hand, own=tile)
        player.shown.append(tile)
        event = state.did("tile-shown", self.seat, space=Place(move.space), tile=tile_name(tile))
        event.reveals = hidden
        push(state, TileEffect(self.seat, OWN))

    def absent(self, position: Table) -> Move:
        """The first (section 5.12)."""
        return Take(next(iter(position.players[self.seat].tiles)))

    def why_not(self, position: Table, move: Move) -> Text | None:
        """A space whose tile is gone, or a temple."""
        return refusals.why_not_own_tile(position, self.seat, move)


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
        """What the building or the exchange lacks."""
        return refusals.why_not_in_building(position, self.seat, self.kind(), move)
