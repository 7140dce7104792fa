"""What is said of buildings: what they cost, where they stand, what they bring."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from bot.engine import Choice, Foreseen, Missing, Player, Text, text
from bot.games.sayings import Sayings
from bot.games.trajanum.components import BUILDINGS, CONSTANTS, PLANS, Plan
from bot.games.trajanum.rules import changes, colonia
from bot.games.trajanum.rules.building import ExtraBuilding
from bot.games.trajanum.rules.cycle_scoring import PaymentPhase
from bot.games.trajanum.rules.moves import GREY, NONE, Build, End
from bot.games.trajanum.rules.names import building_name, plan_name, resources_names
from bot.games.trajanum.rules.rounds import Round
from bot.games.trajanum.rules.turn import BeginTurn, BuildingStep
from bot.games.trajanum.state import Building, View
from bot.i18n.fluent import signed

from .phrases import REWARD_WORTH, half, numeral, own, rewards_of
from .prospects import Site, effects, site

SAID = Sayings[View]()

ORDER = "!"
"""What a picture writes where an order is fulfilled."""


@SAID.asks(BuildingStep)
def _building(view: View, asked: BuildingStep) -> Text:
    """What the viewer can do before the turn ends."""
    if view.turn is not None and view.turn.built:
        return text("prompt-building-step-built", resources=resources_names(own(view).resources))
    key = "prompt-building-step" if colonia.buildable(view, view.own_seat) else "prompt-building-step-none"
    return text(key, resources=resources_names(own(view).resources), envoys=own(view).ship)


@SAID.asks(ExtraBuilding)
def _extra(view: View, asked: ExtraBuilding) -> Text:
    return text(
        "prompt-extra-building", resources=resources_names(own(view).resources), envoys=own(view).ship
    )


@SAID.shows(Build, "what")
def _plan(view: View, what: str) -> Choice:
    """Something to build, with its price and what it brings; the most rewards first."""
    plan = PLANS[what]
    rewards = rewards_of(view, plan.parts)
    hint = text("hint-plan", cost=resources_names(plan.cost), rewards=rewards)
    return Choice(Text(f"choice-plan-{what}"), hint, _worth(view, plan), called=plan_name(what))


def _worth(view: View, plan: Plan) -> float:
    """What the parts of a plan are worth to most players: it orders the menu."""
    player = own(view)
    found = 0
    envoys = player.ship
    for part in plan.parts:
        kind = BUILDINGS[part]
        if kind.colour is not None:
            found += REWARD_WORTH * (envoys > 0)
            envoys -= 1
        elif kind.track is None:
            found += changes.column_points(view, view.own_seat)
        else:
            found += REWARD_WORTH * (player.tracks[kind.track] < CONSTANTS.track_steps)
    return found


@SAID.lacks(Build, "what")
def _plans(view: View) -> list[Missing]:
    """What can't be built: first what has no room or no tiles, then what is short of the fewest figures."""
    player = own(view)
    found: list[tuple[int, Missing]] = []
    for plan in PLANS.values():
        short = changes.lacking(player, plan.cost)
        lacks = _no_way_to(view, plan)
        if lacks is None and short:
            lacks = text("lacks-figures", figures=resources_names(short))
        if lacks is not None:
            found.append((sum(short.values()), Missing(Text(f"choice-plan-{plan.id}"), lacks)))
    return [absent for _, absent in sorted(found, key=lambda one: one[0])]


def plans_in_words(view: View) -> list[Text]:
    """All that a building action can build, each with what it costs and brings, or what it lacks."""
    can = colonia.buildable(view, view.own_seat)
    shown = sorted((_plan(view, plan) for plan in can), key=lambda choice: -choice.rank)
    told = [text("in-words-can", label=choice.label, hint=choice.hint) for choice in shown if choice.hint]
    return told + [text("in-words-lacks", label=absent.label, lacks=absent.lacks) for absent in _plans(view)]


def _no_way_to(view: View, plan: Plan) -> Text | None:
    if not colonia.has_supply(view, plan):
        return Text("lacks-supply")
    if not colonia.places(own(view), plan):
        return Text("lacks-site" if len(plan.parts) == 1 else "lacks-sites")
    return None


@SAID.shows(Build, "space")
def _space(view: View, label: str, what: str | None, second: str | None) -> Choice:
    """A space for the first half, with what the building changes there; with the best other half."""
    if what is None:
        return Choice(text("choice-space", space=label), place=label)
    plan = PLANS[what]
    seconds = [second] if second else colonia.second_places(own(view), plan, label)
    certain = _site(view, {label: plan.parts[0]})
    best = max((_with_second(view, plan, label, other) for other in seconds), key=_rank)
    return _built(label, certain if len(seconds) > 1 else best, best)


@SAID.shows(Build, "second")
def _second(view: View, label: str, what: str | None, space: str | None) -> Choice:
    """A space for the other half."""
    if label == NONE:
        return Choice(Text("choice-nothing"))
    if what is None or space is None:
        return Choice(text("choice-space", space=label), place=label)
    plan = PLANS[what]
    found = _with_second(view, plan, space, label)
    return replace(_built(label, found, found), whole=_halves(plan, space, label))


def _halves(plan: Plan, first: str, second: str) -> Text:
    """Where each half lies."""
    half, other = map(building_name, (plan.parts[0], plan.parts[-1]))
    return text("choice-halves", space=first, half=half, second=second, other=other)


def _with_second(view: View, plan: Plan, first: str, second: str) -> Site:
    built = {first: plan.parts[0]}
    return _site(view, built if second == NONE else {**built, second: plan.parts[-1]})


def _site(view: View, built: Mapping[str, str]) -> Site:
    """What these buildings, by space, would change for the viewer."""
    player = own(view)
    more = {space: Building(kind) for space, kind in built.items()}
    return site(view, player, replace(player, buildings=player.buildings | more))


def _rank(found: Site) -> float:
    return found.points + REWARD_WORTH * sum(found.orders.values())


def _built(label: str, certain: Site, best: Site) -> Choice:
    """A space with what it brings for sure, and what it can bring."""
    effects: list[Text | Player] = []
    if certain.points:
        effects.append(text("would-row", points=certain.points))
    for cycle, times in best.orders.items():
        key = "would-order" if cycle in certain.orders else "would-order-perhaps"
        effects.append(text(key, cycle=numeral(cycle), times=times))
    hint = text("hint-effects", effects=effects) if effects else None
    badge = (signed(certain.points) if certain.points else "") + ORDER * bool(certain.orders)
    legend = [Text("sign-points")] if certain.points else []
    if certain.orders:
        legend.append(Text("sign-order"))
    return Choice(text("choice-space", space=label), hint, _rank(best), label, badge, legend=tuple(legend))


@SAID.shows(Build, "first")
def _first(view: View, first: str, what: str | None) -> Choice:
    """Which half comes first; with its building, once that is known."""
    hint = text("hint-first", building=half(PLANS[what], first)) if what else None
    return Choice(Text(f"choice-first-{first}"), hint, int(first == GREY))


SAID.foresees(Build)(effects)


@SAID.warns(Build)
def _without_reward(foreseen: Foreseen) -> Text | None:
    """A building whose track is at its end; a structure for which no envoy is left."""
    player, move = own(foreseen.before), foreseen.move
    assert isinstance(move, Build)
    parts = [BUILDINGS[part] for part in PLANS[move.what].parts]
    for part in parts:
        if part.track and player.tracks[part.track] == CONSTANTS.track_steps:
            return text("caution-track-ended", building=building_name(part.id))
    structures = sum(part.colour is not None for part in parts)
    if structures <= player.ship:
        return None
    return text("caution-no-envoy", structures=structures, envoys=player.ship)


@SAID.foresees(End)
def _next(foreseen: Foreseen) -> list[Text]:
    """Whose turn comes, or the next round."""
    view = foreseen.before
    for step in reversed(view.agenda):
        match step:
            case BeginTurn(seat=seat) if not view.gone[seat]:
                return [text("outlook-next-turn", player=Player(seat))]
            case Round():
                return [text("outlook-next-round", round=view.round + 1)]
            case PaymentPhase():
                return []
            case _:
                pass
    return []


@SAID.warns(End)
def _not_built(foreseen: Foreseen) -> Text | None:
    """The turn ended without a building, though there could be one."""
    view = foreseen.before
    could = view.turn is not None and not view.turn.built and colonia.buildable(view, view.own_seat)
    return Text("caution-not-built") if could else None
