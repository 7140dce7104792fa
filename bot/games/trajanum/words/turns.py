"""The words for turns after using tiles, and for payment: exchanges, buildings, rewards, envoys, area bonuses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.engine import Argument, Choice, Decision, Move, MovePreview, Player, Text, text, yes
from bot.games.sayings import Sayings, breaths, by_source, hint_of
from bot.games.trajanum import components, scoring, state
from bot.games.trajanum.components import BUILDINGS, EXCHANGES, PLANS, Plan, Resource
from bot.games.trajanum.holdings import HOLDINGS
from bot.games.trajanum.rules import building, forum, moves, rounds

from . import phrases

SAID = Sayings[state.View]()


@SAID.shows(moves.Exchange, "way")
def _way(view: state.View, way: str) -> Choice:
    return Choice(Text(f"exchange-{way}"), _with_times(view, way, Text(f"exchange-{way}-does")))


def _with_times(view: state.View, way: str, hint: Text) -> Text:
    times, used = EXCHANGES[way].each_turn, building.times_used(view, way)
    return text("hint-also", hint=hint, times=times - used, used=used) if times else hint


@SAID.looks_for(moves.Exchange, "way")
def _ways(view: state.View) -> list[moves.Exchange]:
    return [moves.Exchange(way.id, way.give[0], way.get[0]) for way in EXCHANGES.values()]


def exchanges_in_words(view: state.View) -> list[Text]:
    if not isinstance(view.decision, rounds.BuildingStep | building.ExtraBuilding):
        return []
    return _in_words(view, moves.Exchange, "way", building.open_ways(view, view.own_seat))


def plans_in_words(view: state.View) -> list[Text]:
    builds = isinstance(view.decision, rounds.BuildingStep) and not view.has_built
    if not builds and not isinstance(view.decision, building.ExtraBuilding):
        return []
    return _in_words(view, moves.Build, "what", building.buildable(view, view.own_seat))


def _in_words(view: state.View, move: type[Move], field: str, offered: Sequence[str]) -> list[Text]:
    """The possible choices with their effects, the best first, then impossible ones with what they lack."""
    choices = sorted((SAID.choice(view, move, field, one, {}) for one in offered), key=lambda one: -one.rank)
    told = [text("in-words-can", label=choice.label, hint=choice.hint) for choice in choices if choice.hint]
    missing = SAID.missing(view, move, field, {})
    return told + [text("in-words-lacks", label=absent.label, lacks=absent.lacks) for absent in missing]


@SAID.shows(moves.Exchange, "pay")
def _given(view: state.View, resource: Resource, way: str | None) -> Choice:
    held = phrases.amount(view, resource)
    hint = text("hint-given", cost=_cost(way, resource), held=held) if way else text("hint-held", held=held)
    return Choice(Text(f"held-{resource}"), hint, called=Text(f"called-{resource}"))


@SAID.shows(moves.Exchange, "get")
def _received(view: state.View, resource: Resource, way: str | None, pay: Resource | None) -> Choice:
    label, hint = Text(f"held-{resource}"), phrases.held(view, resource)
    if way is None or pay is None:
        return Choice(label, hint)
    cost, gain = _cost(way, pay), components.resource_name(resource, 1)
    whole = text("choice-exchange", cost=cost, gain=gain)
    if way == "recolour":
        # The assistant is in the hint, as the label would be too long with it.
        before, after = (components.colour_name(worker.removeprefix("worker_")) for worker in (pay, resource))
        whole = text("choice-recolour", before=before, after=after)
        hint = text("hint-costs", price=components.resources_names(EXCHANGES[way].fee))
    return Choice(label, _with_times(view, way, hint), whole=whole)


def _cost(way: str, resource: Resource) -> Argument:
    return components.resources_names(EXCHANGES[way].price(resource))


def _building(view: state.View, asked: Decision) -> Text:
    resources, envoys = phrases.goods(phrases.own(view)), HOLDINGS["ship"].told(view, view.own_seat)
    exchange = yes(bool(building.open_ways(view, view.own_seat)))
    build = yes(not view.has_built and bool(building.buildable(view, view.own_seat)))
    return text(f"prompt-{asked.kind()}", build=build, exchange=exchange, resources=resources, envoys=envoys)


for _question in (rounds.BuildingStep, building.ExtraBuilding):
    SAID.asks(_question)(_building)


@SAID.shows(moves.Build, "what")
def _plan(view: state.View, what: str) -> Choice:
    """A plan with the rewards of its parts, ranked by their typical worth."""
    plan, rewards = PLANS[what], phrases.rewards_of(view, PLANS[what])
    columns, lost = plan.parts.count("column"), building.unrewarded(view, view.own_seat, plan)
    others = len(plan.parts) - columns - len(lost)
    worth = columns * view.column_points(view.own_seat) + phrases.REWARD_WORTH * others
    hint = text("hint-plan", cost=components.resources_names(plan.cost), rewards=rewards)
    return Choice(Text(f"choice-plan-{what}"), hint, worth, called=components.plan_name(what))


SAID.looks_among(moves.Build, lambda view: PLANS, space="", second=moves.NONE, first="")


@SAID.shows(moves.Build, "space")
def _space(view: state.View, label: str, what: str | None, second: str | None) -> Choice:
    if what is None:
        return Choice(text("choice-space", space=label), place=label)
    plan = PLANS[what]
    seconds = [second] if second else building.second_places(phrases.own(view), plan, label)
    best = max((_site(view, plan, label, other) for other in seconds), key=_rank)
    return _built(label, _site(view, plan, label, moves.NONE) if len(seconds) > 1 else best, best)


@SAID.shows(moves.Build, "second")
def _second(view: state.View, label: str, what: str | None, space: str | None) -> Choice:
    if label == moves.NONE:
        return Choice(Text("choice-nothing"))
    if what is None or space is None:
        return Choice(text("choice-space", space=label), place=label)
    plan = PLANS[what]
    found = _site(view, plan, space, label)
    half, other = map(components.building_name, (plan.parts[0], plan.parts[-1]))
    whole = text("choice-halves", space=space, half=half, second=label, other=other)
    return replace(_built(label, found, found), whole=whole)


def _site(view: state.View, plan: Plan, first: str, second: str) -> phrases.Site:
    """What a building tile gains on these spaces; only its first half if the second space is none."""
    player = phrases.own(view)
    built = player.buildings | building.standing(plan, first, second)
    return phrases.site(view, player, replace(player, buildings=built))


def _rank(found: phrases.Site) -> float:
    return found.points + phrases.REWARD_WORTH * sum(found.orders.values())


def _built(label: str, certain: phrases.Site, best: phrases.Site) -> Choice:
    told = []
    if certain.points:
        told.append(text("would-row", points=certain.points))
    for cycle, times in best.orders.items():
        key = "would-order" if cycle in certain.orders else "would-order-perhaps"
        told.append(text(key, cycle=components.NUMERALS[cycle], times=certain.orders.get(cycle, times)))
    badge, legend = phrases.marks(certain.points, "sign-order", marked=bool(certain.orders))
    hint = hint_of(told)
    return Choice(text("choice-space", space=label), hint, _rank(best), label, badge, legend=legend)


@SAID.shows(moves.Build, "first")
def _first(view: state.View, first: str, what: str | None) -> Choice:
    hint = None
    if what:
        grey = first == moves.GREY
        half = next(part for part in PLANS[what].parts if (BUILDINGS[part].colour is None) == grey)
        hint = text("hint-first", building=components.building_name(half))
    return Choice(Text(f"choice-first-{first}"), hint, int(first == moves.GREY))


@SAID.warns(moves.Build)
def _without_reward(foreseen: MovePreview) -> Text | None:
    """A warning about parts without a reward, unless the first part's reward may bring an envoy for the second."""
    plan = PLANS[foreseen.move.what]
    lost = building.unrewarded(foreseen.before, foreseen.seat, plan, foreseen.move.first)
    if not lost:
        return None
    if BUILDINGS[lost[0]].track:
        return text("caution-track-ended", building=components.building_name(lost[0]))
    structures = sum(BUILDINGS[part].colour is not None for part in plan.parts)
    return text("caution-no-envoy", structures=structures, envoys=structures - len(lost))


@SAID.foresees(moves.End)
def _next(foreseen: MovePreview) -> list[Text]:
    after = foreseen.after
    if after.round > foreseen.before.round:
        return [text("outlook-next-round", round=after.round)]
    return [text("outlook-next-turn", player=Player(after.turn.seat))] if after.turn else []


@SAID.warns(moves.End)
def _not_built(foreseen: MovePreview) -> Text | None:
    view = foreseen.before
    could = not view.has_built and building.buildable(view, view.own_seat)
    return Text("caution-not-built") if could else None


CELLS_IN_A_BREATH = 12


@SAID.asks(forum.EnvoyChoice)
def _envoy(view: state.View, asked: forum.EnvoyChoice) -> Text:
    envoys = phrases.own(view).ship
    if asked.where in (forum.EAGLE, forum.ANY):
        return text(f"prompt-envoy-{asked.where}", envoys=envoys)
    return text("prompt-envoy-choice", colour=components.colour_name(asked.where), envoys=envoys)


def _open_cells(view: state.View) -> list[str]:
    assert isinstance(view.decision, forum.EnvoyChoice)
    return forum.open_cells(view, view.own_seat, view.decision.where)


def cells_in_words(view: state.View) -> Iterator[Text]:
    if not isinstance(view.decision, forum.EnvoyChoice):
        return
    for some in breaths([_called(view, cell) for cell in _open_cells(view)], CELLS_IN_A_BREATH):
        yield text("in-words-open-cells", cells=some)


def _called(view: state.View, cell: str) -> Text:
    return text("choice-cell", cell=cell, colour=components.colour_name(view.forum.colours()[cell]))


def _sent(view: state.View, cell: str) -> tuple[str, int, phrases.EnvoyGain]:
    """The stage and free cells of the area after placing an envoy, and what else the envoy gains."""
    placed = replace(view.forum, envoys=view.forum.envoys | {cell: view.own_seat})
    found = phrases.sending(view, replace(view, forum=placed), view.own_seat)
    area = placed.area_of(cell)
    return (placed.stage(area), len(placed.free(area)), found) if area else ("", 0, found)


@SAID.shows(moves.Envoy, "cell")
def _cell(view: state.View, label: str) -> Choice:
    stage, left, found = _sent(view, label)
    completes, told = stage == "complete", []
    if completes:
        told.append(Text("would-complete"))
    elif area := view.forum.area_of(label):
        told.append(text("would-join", left=left, cells=len(area.cells)))
    if found.eagles:
        told.append(text("would-eagle", points=found.eagles))
    if found.size:
        told.append(text("would-group", size=found.size))
    hint = hint_of(told)
    rank = found.points + phrases.REWARD_WORTH * completes + found.size / 10
    badge, legend = phrases.marks(found.points, "sign-area", marked=completes)
    return Choice(_called(view, label), hint, rank, label, badge, legend=legend)


@SAID.shows(moves.Envoy, "column")
def _forum_column(view: state.View, label: str) -> Choice:
    cells = [cell for cell in _open_cells(view) if moves.column_of(cell) == label]
    found = [_sent(view, cell) for cell in cells]
    most = max(one.points for _, _, one in found)
    hint = text("hint-cells-points" if most > 0 else "hint-cells", cells=len(cells), points=most)
    badge, legend = phrases.marks(most, "sign-area", marked=any(stage == "complete" for stage, _, _ in found))
    return Choice(text("choice-column", column=label), hint, -ord(label), label, badge, legend=legend)


@SAID.asks(building.RewardChoice)
def _reward_asked(view: state.View, asked: building.RewardChoice) -> Text:
    return text("prompt-reward-choice", track=components.track_name(asked.track))


def _rewards(view: state.View) -> building.RewardChoice:
    assert isinstance(view.decision, building.RewardChoice)
    return view.decision


@SAID.shows(moves.Reward, "step")
def _reward(view: state.View, step: int) -> Choice:
    reward = components.reward_name(_rewards(view).track, step)
    return Choice(text("choice-step", step=step, reward=reward), rank=step)


SAID.looks_among(moves.Reward, lambda view: range(1, _rewards(view).reached(view) + 1))


@SAID.shows(moves.Bonus, "first")
@SAID.shows(moves.Bonus, "second")
def _bonus(view: state.View, bonus: components.Bonus) -> Choice:
    if bonus == moves.NONE:
        return Choice(Text("choice-nothing"))
    if bonus == "upgrade":
        return Choice(components.bonus_name(bonus), phrases.slider(view))
    return Choice(components.bonus_name(bonus), None if bonus == "points" else phrases.held(view, bonus))


SAID.looks_among(moves.Bonus, lambda view: components.BONUSES, second=moves.NONE)
SAID.asks(forum.BonusChoice)(lambda view, asked: text("prompt-bonus-choice", picks=asked.picks))
for _move in (moves.Build, moves.Envoy, moves.Reward, moves.Skip, moves.Bonus):
    SAID.foresees(_move)(phrases.effects)


@SAID.asks(scoring.Payment)
def _payment(view: state.View, asked: scoring.Payment) -> Text:
    rows, coins = phrases.rows_listed(phrases.own(view).inhabited), phrases.amount(view, "coin")
    return text("prompt-payment", rows=rows, coins=coins)


def pays_in_words(view: state.View) -> Iterator[Text]:
    if isinstance(view.decision, scoring.Payment):
        yield phrases.rows_listed(phrases.own(view).inhabited, "in-words-pays")


@SAID.shows(moves.Pay, "count")
def _count(view: state.View, count: int) -> Choice:
    payments = scoring.payments(phrases.own(view), count)
    most = max(_paying(view, rows)[1] for rows in payments if moves.rows_counted(rows) == count)
    return Choice(text("choice-rows", count=count), text("hint-most", points=phrases.points(most)), most)


@SAID.shows(moves.Pay, "rows")
def _paid(view: state.View, rows: str) -> Choice:
    """Rows to pay, with the points of the scoring after it; ranked by points, then by coins left."""
    numbers, (then, worth) = moves.rows_named(rows), _paying(view, rows)
    hint = text("hint-scoring", points=phrases.points(worth), coins=phrases.amount(then, "coin"))
    return Choice(phrases.rows_listed(numbers, "choice-paid"), hint, worth - len(numbers) / 10)


def _paying(view: state.View, rows: str) -> tuple[state.View, int]:
    """The view after paying these rows, and the points of the scoring then."""
    then = view.with_player(view.own_seat, scoring.paying(phrases.own(view), rows))
    return then, sum(scoring.cycle_points(then, view.own_seat).values())


@SAID.looks_for(moves.Pay, "rows")
def _rows(view: state.View) -> list[moves.Pay]:
    """Paying all rows with citizens, and paying all rows without."""
    inhabited = phrases.own(view).inhabited
    empty = [number for number in components.ROWS if number not in inhabited]
    return [moves.Pay(" ".join(map(str, rows))) for rows in (inhabited, empty) if rows]


@SAID.foresees(moves.Pay)
def _pay(foreseen: MovePreview) -> list[Text]:
    player = phrases.own(foreseen.after)
    told = [text("outlook-coins", coins=phrases.amount(foreseen.after, "coin"))]
    if unpaid := [number for number in player.inhabited if not player.has_active(number)]:
        told.append(text("outlook-unpaid", rows=phrases.rows_listed(unpaid)))
    found = scoring.cycle_points(foreseen.after, foreseen.seat)
    sources = by_source({source: amount for source, amount in found.items() if amount})
    brings = text("outlook-scoring", points=phrases.points(sum(found.values())), sources=sources)
    return [*told, brings if sources else Text("outlook-scoring-none"), Text("outlook-unseen")]


@SAID.warns(moves.Pay)
def _left_unpaid(foreseen: MovePreview) -> Text | None:
    more = scoring.most_rows(phrases.own(foreseen.before)) - moves.rows_counted(foreseen.move.rows)
    coins = phrases.own(foreseen.after).resources["coin"]
    return text("caution-unpaid", rows=more, coins=coins) if more else None
