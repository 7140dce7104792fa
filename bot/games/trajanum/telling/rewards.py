"""What is said of the rewards of tracks, of area bonuses, and of declining them."""

from __future__ import annotations

from bot.engine import Choice, Missing, Text, text
from bot.games.sayings import Sayings
from bot.games.trajanum.components import BONUSES, CONSTANTS, REWARDS, TrackReward
from bot.games.trajanum.rules import building, changes, envoys, forum
from bot.games.trajanum.rules.building import ExtraBuilding, RewardChoice
from bot.games.trajanum.rules.envoys import BonusChoice
from bot.games.trajanum.rules.moves import NONE, Bonus, Reward, Skip
from bot.games.trajanum.rules.names import bonus_name, resource_name, reward_name, track_name
from bot.games.trajanum.state import View

from .phrases import gains, held, own, points, slider, upgraded

SAID = Sayings[View]()


@SAID.asks(RewardChoice)
def _reward_asked(view: View, asked: RewardChoice) -> Text:
    return text("prompt-reward-choice", track=track_name(asked.track), step=own(view).tracks[asked.track])


@SAID.shows(Reward, "step")
def _reward(view: View, step: int) -> Choice:
    """A reward of the track that is asked about; the latest first."""
    asked = view.decision
    assert isinstance(asked, RewardChoice)
    return Choice(text("choice-step", step=step, reward=reward_name(asked.track, step)), rank=step)


@SAID.lacks(Reward, "step")
def _rewards(view: View) -> list[Missing]:
    """Steps that were reached, whose reward can't be carried out."""
    asked = view.decision
    if not isinstance(asked, RewardChoice):
        return []
    reached = range(1, own(view).tracks[asked.track] + 1)
    possible = building.open_rewards(view, asked.seat, asked.track)
    return [
        Missing(
            text("choice-step", step=step, reward=reward_name(asked.track, step)),
            _vain(view, asked, step),
        )
        for step in reached
        if step not in possible
    ]


def _vain(view: View, asked: RewardChoice, step: int) -> Text:
    reward = REWARDS[asked.track, step]
    if not reward.envoy:
        return Text("lacks-bar")
    if not own(view).ship:
        return Text("lacks-envoy")
    return Text("lacks-eagle" if reward.envoy == "eagle" else "lacks-cell")


@SAID.foretells(Reward)
def _rewarded(view: View, move: Reward) -> list[Text]:
    """The reward, and the end of the track where it has come."""
    asked = view.decision
    assert isinstance(asked, RewardChoice)
    return [*granted(view, REWARDS[asked.track, move.step]), *_end_of_track(view, asked)]


def granted(view: View, reward: TrackReward) -> list[Text]:
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


def column(view: View, key: str) -> Text:
    """The points of the column's fragment, and of the active citizens."""
    return text(
        key,
        points=points(changes.column_points(view, view.own_seat)),
        fragment=view.column_value,
        citizens=own(view).active_citizens,
    )


def _end_of_track(view: View, asked: RewardChoice) -> list[Text]:
    ended = own(view).tracks[asked.track] == CONSTANTS.track_steps
    return [column(view, "preview-track-end")] if ended else []


@SAID.foretells(Skip)
def _declined(view: View, move: Skip) -> list[Text]:
    """What the viewer does without."""
    match view.decision:
        case RewardChoice() as asked:
            told = text("preview-skip-reward", track=track_name(asked.track))
            return [told, *_end_of_track(view, asked)]
        case ExtraBuilding():
            return [Text("preview-skip-extra")]
        case _:
            return [Text("preview-skip-envoy")]


@SAID.asks(BonusChoice)
def _bonus_asked(view: View, asked: BonusChoice) -> Text:
    return text("prompt-bonus-choice", picks=asked.picks)


@SAID.shows(Bonus, "first")
@SAID.shows(Bonus, "second")
def _bonus(view: View, bonus: str) -> Choice:
    if bonus == NONE:
        return Choice(Text("choice-nothing"))
    if bonus == "upgrade":
        return Choice(bonus_name(bonus), slider(view))
    return Choice(bonus_name(bonus), None if bonus == "points" else held(view, bonus))


@SAID.lacks(Bonus, "first")
def _bonuses(view: View) -> list[Missing]:
    offered = envoys.offered_bonuses(view, view.own_seat)
    return [Missing(bonus_name(bonus), Text("lacks-bar")) for bonus in BONUSES if bonus not in offered]


@SAID.foretells(Bonus)
def _bonuses_taken(view: View, move: Bonus) -> list[Text]:
    """The bonuses, in the order of the rules."""
    told: list[Text] = []
    for chosen in (move.first, move.second):
        if chosen == "points":
            told.append(text("preview-points", points=points(CONSTANTS.bonus_points)))
        elif chosen == "upgrade":
            told.append(upgraded(view))
        elif chosen != NONE:
            told.append(text("preview-gain", resources=resource_name(chosen, 1)))
    return told
