"""What is said of exchanges and buildings."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.engine import Argument, Choice, Decision, Foreseen, Missing, Player, Text, text
from bot.games.sayings import Sayings
from bot.games.trajanum import components, scoring, state
from bot.games.trajanum.components import BUILDINGS, CONSTANTS, EXCHANGES, PLANS, Plan, Resource, Way
from bot.games.trajanum.holdings import HOLDINGS
from bot.games.trajanum.rules import building, rounds
from bot.games.trajanum.rules.moves import GREY, NONE, Build, End, Exchange

from .phrases import REWARD_WORTH, Site, amount, effects, held, marks, own, rewards_of, site

SAID = Sayings[state.View]()


@SAID.shows(Exchange, "way")
def _way(view: state.View, way: Way) -> Choice:
    return Choice(Text(f"exchange-{way}"), _with_times(view, way, Text(f"exchange-{way}-does")))


def _with_times(view: state.View, way: Way, hint: Text) -> Text:
    times, used = EXCHANGES[way].each_turn, building.times_used(view, way)
    if not times:
        return hint
    more = text("hint-times-left", times=times - used) if used else text("hint-times", times=times)
    return text("hint-also", hint=hint, more=more)


@SAID.looks_for(Exchange, "way")
def _ways(view: state.View) -> list[Exchange]:
    return [Exchange(way, given[0], got[0]) for way, (given, got) in building.EXCHANGED.items()]


def ways_in_words(view: state.View) -> list[Text]:
    ways = building.open_ways(view, view.own_seat)
    return _in_words([_way(view, way) for way in ways], SAID.missing(view, Exchange, "way", {}))


def _in_words(choices: Sequence[Choice], missing: Sequence[Missing]) -> list[Text]:
    told = [text("in-words-can", label=choice.label, hint=choice.hint) for choice in choices if choice.hint]
    return told + [text("in-words-lacks", label=absent.label, lacks=absent.lacks) for absent in missing]


@SAID.shows(Exchange, "pay")
def _given(view: state.View, resource: Resource, way: Way | None) -> Choice:
    called = Text(f"called-{resource}")
    if way is None:
        return Choice(Text(f"held-{resource}"), held(view, resource), called=called)
    hint = text("hint-given", cost=_cost(way, resource), held=amount(view, resource))
    return Choice(Text(f"held-{resource}"), hint, called=called)


@SAID.shows(Exchange, "get")
def _received(view: state.View, resource: Resource, way: Way | None, pay: Resource | None) -> Choice:
    label, hint = Text(f"held-{resource}"), held(view, resource)
    if way is None or pay is None:
        return Choice(label, hint)
    cost = _cost(way, pay)
    if way == "recolour":
        # the assistant is in the hint: both figures and the worker received are too long a label
        before, after = (components.colour_name(worker.removeprefix("worker_")) for worker in (pay, resource))
        whole = text("choice-recolour", before=before, after=after)
        hint = text("hint-given", cost=cost, held=amount(view, resource))
    else:
        whole = text("choice-exchange", cost=cost, gain=components.resource_name(resource, 1))
    return Choice(label, _with_times(view, way, hint), whole=whole)


def _cost(way: Way, resource: Resource) -> Argument:
    return components.resources_names(building.exchange_price(way, resource))


def _building(view: state.View, asked: Decision) -> Text:
    resources, envoys = (
        components.resources_names(own(view).resources),
        HOLDINGS["ship"].told(view, view.own_seat),
    )
    if isinstance(asked, building.ExtraBuilding):
        return text("prompt-extra-building", resources=resources, envoys=envoys)
    if view.turn is not None and view.turn.built:
        return text("prompt-building-step-built", resources=resources)
    key = "prompt-building-step" if building.buildable(view, view.own_seat) else "prompt-building-step-none"
    return text(key, resources=resources, envoys=envoys)


for _question in (rounds.BuildingStep, building.ExtraBuilding):
    SAID.asks(_question)(_building)


@SAID.shows(Build, "what")
def _plan(view: state.View, what: str) -> Choice:
    plan = PLANS[what]
    rewards = rewards_of(view, plan.parts)
    hint = text("hint-plan", cost=components.resources_names(plan.cost), rewards=rewards)
    return Choice(Text(f"choice-plan-{what}"), hint, _worth(view, plan), called=components.plan_name(what))


def _worth(view: state.View, plan: Plan) -> float:
    """What the parts of a plan are worth to most players: it orders the menu."""
    player, envoys, found = own(view), own(view).ship, 0
    for kind in (BUILDINGS[part] for part in plan.parts):
        if kind.colour is not None:
            found += REWARD_WORTH * (envoys > 0)
            envoys -= 1
        elif kind.track is None:
            found += view.column_points(view.own_seat)
        else:
            found += REWARD_WORTH * (player.tracks[kind.track] < CONSTANTS.track_steps)
    return found


@SAID.looks_for(Build, "what")
def _plans(view: state.View) -> list[Build]:
    return [Build(plan, "", NONE, "") for plan in PLANS]


def plans_in_words(view: state.View) -> list[Text]:
    can = building.buildable(view, view.own_seat)
    shown = sorted((_plan(view, plan) for plan in can), key=lambda choice: -choice.rank)
    return _in_words(shown, SAID.missing(view, Build, "what", {}))


@SAID.shows(Build, "space")
def _space(view: state.View, label: str, what: str | None, second: str | None) -> Choice:
    if what is None:
        return Choice(text("choice-space", space=label), place=label)
    plan = PLANS[what]
    seconds = [second] if second else building.second_places(own(view), plan, label)
    best = max((_site(view, plan, label, other) for other in seconds), key=_rank)
    return _built(label, _site(view, plan, label, NONE) if len(seconds) > 1 else best, best)


@SAID.shows(Build, "second")
def _second(view: state.View, label: str, what: str | None, space: str | None) -> Choice:
    if label == NONE:
        return Choice(Text("choice-nothing"))
    if what is None or space is None:
        return Choice(text("choice-space", space=label), place=label)
    plan = PLANS[what]
    found = _site(view, plan, space, label)
    half, other = map(components.building_name, (plan.parts[0], plan.parts[-1]))
    whole = text("choice-halves", space=space, half=half, second=label, other=other)
    return replace(_built(label, found, found), whole=whole)


def _site(view: state.View, plan: Plan, first: str, second: str) -> Site:
    """What a building tile changes on these spaces; its first half alone where the second is none."""
    player, halves = own(view), {first: plan.parts[0], second: plan.parts[-1]}
    built = {space: state.Building(part) for space, part in halves.items() if space != NONE}
    return site(view, player, replace(player, buildings=player.buildings | built))


def _rank(found: Site) -> float:
    return found.points + REWARD_WORTH * sum(found.orders.values())


def _built(label: str, certain: Site, best: Site) -> Choice:
    effects: list[Text | Player] = []
    if certain.points:
        effects.append(text("would-row", points=certain.points))
    for cycle, times in best.orders.items():
        key = "would-order" if cycle in certain.orders else "would-order-perhaps"
        effects.append(text(key, cycle=components.NUMERALS[cycle], times=times))
    badge, legend = marks(certain.points, "sign-order", marked=bool(certain.orders))
    hint = text("hint-effects", effects=effects) if effects else None
    return Choice(text("choice-space", space=label), hint, _rank(best), label, badge, legend=legend)


@SAID.shows(Build, "first")
def _first(view: state.View, first: str, what: str | None) -> Choice:
    hint = None
    if what:
        half = next(part for part in PLANS[what].parts if (BUILDINGS[part].colour is None) == (first == GREY))
        hint = text("hint-first", building=components.building_name(half))
    return Choice(Text(f"choice-first-{first}"), hint, int(first == GREY))


SAID.foresees(Build)(effects)


@SAID.warns(Build)
def _without_reward(foreseen: Foreseen) -> Text | None:
    player, move = own(foreseen.before), foreseen.move
    assert isinstance(move, Build)
    parts = [BUILDINGS[part] for part in PLANS[move.what].parts]
    for part in parts:
        if part.track and player.tracks[part.track] == CONSTANTS.track_steps:
            return text("caution-track-ended", building=components.building_name(part.id))
    structures = sum(part.colour is not None for part in parts)
    if structures <= player.ship:
        return None
    return text("caution-no-envoy", structures=structures, envoys=player.ship)


@SAID.foresees(End)
def _next(foreseen: Foreseen) -> list[Text]:
    view = foreseen.before
    for step in reversed(view.agenda):
        if isinstance(step, rounds.BeginTurn) and not view.gone[step.seat]:
            return [text("outlook-next-turn", player=Player(step.seat))]
        if isinstance(step, rounds.Round):
            return [text("outlook-next-round", round=view.round + 1)]
        if isinstance(step, scoring.PaymentPhase):
            break
    return []


@SAID.warns(End)
def _not_built(foreseen: Foreseen) -> Text | None:
    view = foreseen.before
    could = view.turn is not None and not view.turn.built and building.buildable(view, view.own_seat)
    return Text("caution-not-built") if could else None
