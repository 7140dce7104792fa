"""What exchanges, buildings, their rewards and envoys will do."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine import Argument, Place, Text, text
from bot.games.trajanum.components import (
    BUILDINGS,
    CONSTANTS,
    EXCHANGES,
    PLANS,
    REWARDS,
    BuildingKind,
    Icon,
    Resource,
    TrackReward,
)
from bot.games.trajanum.rules import changes, cycle_scoring, envoys, exchanges, forum
from bot.games.trajanum.rules.building import ExtraBuilding, RewardChoice
from bot.games.trajanum.rules.moves import COLOURED, NONE, Bonus, Build, Envoy, Exchange, Reward, Skip
from bot.games.trajanum.rules.names import (
    building_name,
    colour_name,
    icons_names,
    resource_name,
    resources_names,
    track_name,
)
from bot.games.trajanum.state import View

from .outlook import sending, site
from .phrases import numeral, own, points, zone


def gains(view: View, icons: Iterable[Icon]) -> list[Text]:
    """What icons bring: goods in one sentence, the slider in another."""
    icons = list(icons)
    goods = [icon for icon in icons if icon != "upgrade"]
    told = [text("preview-gain", resources=icons_names(goods))] if goods else []
    return [*told, _upgrade(view)] if "upgrade" in icons else told


def _upgrade(view: View) -> Text:
    """Where the slider goes, and what an order is worth there."""
    player = own(view)
    after = changes.upgraded(player)
    return text("preview-upgrade", before=player.shift, after=after, points=points(zone(after)))


def exchanged(view: View, move: Exchange) -> list[Text]:
    """What is given for what."""
    way = next(way for way in EXCHANGES if way == move.way)
    given: Resource = next(given for given in exchanges.givable(way) if given == move.pay)
    return [
        text("preview-pay", cost=resources_names(exchanges.exchange_price(way, given))),
        text("preview-gain", resources=resource_name(move.get, 1)),
    ]


def built(view: View, move: Build) -> list[Text]:
    """The price, where what stands, the rewards in their order, what the place is worth."""
    plan = PLANS[move.what]
    spaces = [move.space] if move.second == NONE else [move.space, move.second]
    halves = list(zip(spaces, plan.parts, strict=True))
    where: Argument = [
        text("preview-half", building=building_name(part), space=Place(space)) for space, part in halves
    ]
    told = [
        text("preview-pay", cost=resources_names(plan.cost)),
        text("preview-build", buildings=where),
    ]
    parts = [BUILDINGS[part] for part in plan.parts]
    if plan.mixed and move.first == COLOURED:
        parts.reverse()
    if parts[0] is parts[-1]:
        told += _one_kind(view, parts[0], len(parts))
    else:
        told += [sentence for part in parts for sentence in _one_kind(view, part, 1)]
    found = site(view, dict(halves))
    if found.points:
        told.append(text("preview-row-points", points=points(found.points)))
    told += [
        text("preview-order", cycle=numeral(cycle), times=times) for cycle, times in found.orders.items()
    ]
    return told


def _one_kind(view: View, kind: BuildingKind, count: int) -> list[Text]:
    """What so many buildings of a kind bring at once."""
    player = own(view)
    if kind.colour is not None:
        return [_envoys(view, kind, count)]
    if kind.track is None:
        return [_column(view, "preview-column")]
    step = player.tracks[kind.track] + 1
    building = building_name(kind.id)
    if step > CONSTANTS.track_steps:
        return [text("preview-no-step", building=building)]
    if step == 1:
        return [text("preview-step", building=building, step=step), *_granted(view, REWARDS[kind.track, 1])]
    told = [text("preview-step-choice", building=building, step=step)]
    return [*told, _column(view, "preview-track-end")] if step == CONSTANTS.track_steps else told


def _column(view: View, key: str) -> Text:
    """The points of the column's fragment, and of the active citizens."""
    return text(
        key,
        points=points(changes.column_points(view, view.own_seat)),
        fragment=view.column_value,
        citizens=own(view).active_citizens,
    )


def _envoys(view: View, kind: BuildingKind, count: int) -> Text:
    """The envoys that may be sent for coloured structures."""
    colour = colour_name(str(kind.colour))
    sent = min(count, own(view).ship)
    if not sent:
        return text("preview-no-envoy", colour=colour)
    if not forum.open_cells(view, view.own_seat, str(kind.colour)):
        return text("preview-no-cell", colour=colour)
    return text("preview-envoys", count=sent, colour=colour)


def rewarded(view: View, move: Reward) -> list[Text]:
    """The reward, and the end of the track where it has come."""
    asked = view.decision
    assert isinstance(asked, RewardChoice)
    return [*_granted(view, REWARDS[asked.track, move.step]), *_end_of_track(view, asked)]


def _end_of_track(view: View, asked: RewardChoice) -> list[Text]:
    ended = own(view).tracks[asked.track] == CONSTANTS.track_steps
    return [_column(view, "preview-track-end")] if ended else []


def _granted(view: View, reward: TrackReward) -> list[Text]:
    """What a reward brings at once, and what is chosen for it next."""
    told = gains(view, reward.gives)
    if reward.choose:
        told.append(Text("preview-worker"))
    elif reward.envoy:
        told.append(Text("preview-envoy-eagle" if reward.envoy == forum.EAGLE else "preview-envoy-any"))
    elif reward.area_bonus:
        told.append(text("preview-bonus", picks=envoys.bonuses_due(view, view.own_seat)))
    elif reward.own_tile:
        told.append(Text("preview-own-tile"))
    elif reward.extra_building:
        told.append(Text("preview-extra"))
    return told


def sent(view: View, move: Envoy) -> list[Text]:
    """Where the envoy goes, the bonus for a complete area, and what it brings in each scoring."""
    seat, player = view.own_seat, own(view)
    colour = colour_name(view.forum.colours()[move.cell])
    told = [text("preview-envoy", cell=Place(move.cell), colour=colour, envoys=player.ship - 1)]
    found = sending(view, move.cell)
    if found.completes:
        told.append(text("preview-complete", picks=envoys.bonuses_due(view, seat)))
    if found.eagles:
        told.append(text("preview-eagle", points=points(found.eagles)))
    if found.group:
        worth = points(cycle_scoring.group_points(player, found.group))
        told.append(text("preview-group", size=found.group, points=worth))
    return told


def bonus(view: View, move: Bonus) -> list[Text]:
    """The bonuses, in the order of the rules."""
    told: list[Text] = []
    for chosen in (move.first, move.second):
        if chosen == "points":
            told.append(text("preview-points", points=points(CONSTANTS.bonus_points)))
        elif chosen == "upgrade":
            told.append(_upgrade(view))
        elif chosen != NONE:
            told.append(text("preview-gain", resources=resource_name(chosen, 1)))
    return told


def declined(view: View, move: Skip) -> list[Text]:
    """What the viewer does without."""
    match view.decision:
        case RewardChoice() as asked:
            told = text("preview-skip-reward", track=track_name(asked.track))
            return [told, *_end_of_track(view, asked)]
        case ExtraBuilding():
            return [Text("preview-skip-extra")]
        case _:
            return [Text("preview-skip-envoy")]
