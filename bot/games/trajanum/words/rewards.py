"""What is said of the rewards of tracks, of area bonuses, and of declining them."""

from __future__ import annotations

from bot.engine import Choice, Missing, Text, text
from bot.games.sayings import Sayings
from bot.games.trajanum.components import BONUSES, REWARDS
from bot.games.trajanum.rules import building, envoys
from bot.games.trajanum.rules.building import RewardChoice
from bot.games.trajanum.rules.envoys import BonusChoice
from bot.games.trajanum.rules.moves import NONE, Bonus, Reward, Skip
from bot.games.trajanum.rules.names import bonus_name, reward_name, track_name
from bot.games.trajanum.state import View

from .phrases import held, own, slider
from .prospects import effects

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


for _move in (Reward, Skip, Bonus):
    SAID.foresees(_move)(effects)
