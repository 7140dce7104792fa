"""A player of Forum Trajanum who owes nothing to the evaluation: a value set by hand, and a search of the own turn.

It is an opponent against which the computer players are measured, and which had no part in making their weights:
`python -m tools arena trajanum --players legatus,tests.games.trajanum.outsider:Outsider`.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from bot.ai.search import Opinion, weighed
from bot.engine import Chance, Form, Move, Playout, Together, random_move
from bot.games.trajanum import scoring
from bot.games.trajanum.components import CONSTANTS, NEIGHBOURS, SITES, TILES, TRAJAN_CARDS, WORKERS, Want
from bot.games.trajanum.game import GAME
from bot.games.trajanum.rules import forum
from bot.games.trajanum.rules.rounds import BeginTurn, BuildingStep, Using
from bot.games.trajanum.state import Player, State, View

WIDTH, WIDTH_THEN = 60, 16
"""How many answers are weighed at once: the first time, and later in the turn."""

KEPT, BEAM = 5, 3
"""How many first answers are thought to the end of the turn, and how many lines of each."""

WORLDS = 3
"""In how many positions tiles are taken and kept."""

ABILITIES = {1: 1.5, 2: 3.0, 3: 4.0, 4: 0.5, 5: 1.5, 6: 3.0}
"""What a citizen who is active the whole game is good for, by the row."""

ICONS = {"builder": 4.5, "coin": 2.5, "assistant": 1.6, "tribune": 1.6, "upgrade": 2.5}
"""What the icons of a tile are good for; a worker is worth 2.6."""

GREYS = frozenset(("column", "library", "basilica", "market"))


class Outsider:
    """Plays its turn to the end in its head, and does what its own value likes best."""

    def choose(self, view: View) -> Move:
        """The first answer of the best turn."""
        chance, seat = Chance(b"outsider" + view.ply.to_bytes(4, "big")), view.own_seat
        worlds = [_imagined(view, chance) for _ in range(WORLDS if view.phase == "take" else 1)]
        own = next(each for each in Playout(worlds[0]).questions if each.decision.seat == seat)
        first = _answers(worlds[0], own.forms, seat, WIDTH, chance)[:KEPT]
        if len(first) == 1:
            return first[0].move
        found = [(fmean(_turn(world, seat, one.move, chance) for world in worlds), one.move) for one in first]
        return max(found, key=lambda each: each[0])[1]


def _answers(state: State, forms: Sequence[Form], seat: int, width: int, chance: Chance) -> list[Opinion]:
    """Answers with the value to which they lead at once, the best first."""
    return weighed(forms, lambda move: value(_played(state, move), seat), width, chance)


def _imagined(view: View, chance: Chance) -> State:
    """A position as it may be; what the others answer unseen they have answered at random."""
    playout = Playout(GAME.imagine(view, chance))
    if isinstance(playout.state.agenda[-1], Together):
        for question in [each for each in playout.questions if each.decision.seat != view.own_seat]:
            playout.play(question.decision, random_move(question.forms, chance.below))
    state: State = playout.state
    return state


def _played(state: State, move: Move) -> State:
    playout = Playout(GAME.copy(state))
    playout.play(playout.questions[0].decision, move)
    ahead: State = playout.state
    return ahead


def _turn(world: State, seat: int, move: Move, chance: Chance) -> float:
    """The best value to which the turn may come after an answer: a few lines are followed to its end."""
    best, lines = float("-inf"), [_played(world, move)]
    while lines:
        going_on: list[tuple[float, State]] = []
        for line in lines:
            questions = Playout(line).questions
            if line.round != world.round or not questions or questions[0].decision.seat != seat:
                best = max(best, _lead(line, seat))
                continue
            answers = _answers(line, questions[0].forms, seat, WIDTH_THEN, chance)
            going_on += [(worth, _played(line, then)) for then, worth in answers[:BEAM]]
        lines = [line for _, line in sorted(going_on, key=lambda each: -each[0])[:BEAM]]
    return best


def _lead(state: State, seat: int) -> float:
    others = [value(state, other) for other in range(state.seats) if other != seat]
    return value(state, seat) - max(others) / 2


def value(state: State, seat: int) -> float:
    """About how many points the seat will have at the end."""
    player = state.players[seat]
    if state.phase == "end":
        return player.vp
    scorings = list(range(state.cycle, CONSTANTS.cycles + 1))
    turns = _turns_left(state, seat)
    soon = max(0, turns - CONSTANTS.rounds_per_cycle * (len(scorings) - 1))
    return (
        player.vp
        + _citizens(player, len(scorings), soon)
        + _envoys(state, seat, len(scorings), soon)
        + sum(_order(state, player, cycle, soon) for cycle in scorings if cycle in state.trajan)
        + _cranes(state, player, len(scorings), soon)
        + _goods(state, player, len(scorings), turns)
        + _waiting(state, seat)
        + (0.8 * player.shift if turns else 0.0)
    )


def _turns_left(state: State, seat: int) -> int:
    """The building actions still to come, the one of this round among them."""
    rounds = CONSTANTS.cycles * CONSTANTS.rounds_per_cycle - state.round
    if state.phase != "turns" or not state.turn:
        return rounds + (state.phase == "take")
    order = state.turn_order()
    place, now = order.index(seat), order.index(state.turn.seat)
    return rounds + (place > now or (place == now and not state.turn.built))


def _citizens(player: Player, scorings: int, soon: int) -> float:
    """Gray buildings and citizens of the rows, as far as the coins go; what active citizens do until then."""
    gains = []
    worth = 0.0
    for number, row in enumerate(player.rows, 1):
        kinds = len({b.id for s, b in player.buildings.items() if int(s[1]) == number and b.id in GREYS})
        worth += kinds * scorings
        if row.citizens:
            ability = ABILITIES[number] / 3
            for later in range(scorings):
                growing = min(4.0, kinds + 0.4 + 0.5 * later)
                more = 1.5 * len(row.citizens) + ability if later + 1 < scorings else 0.0
                gains.append(growing * len(row.citizens) + more)
            if row.active:
                worth += (0.4 * len(row.citizens) + ability / 4) * soon
    coins = player.resources["coin"]
    for place, gain in enumerate(sorted(gains, reverse=True)):
        worth += gain if place < coins else gain * 0.35 * 0.6 ** (place - coins)
    return worth


def _envoys(state: State, seat: int, scorings: int, soon: int) -> float:
    """Eagles and the largest group in all scorings to come; it is going to grow."""
    player = state.players[seat]
    group = len(forum.largest_group(state, seat))
    worth = float(forum.eagle_points(state, seat) * scorings)
    worth += 0.25 * (sum(owner == seat for owner in state.forum.envoys.values()) - group) * scorings
    for later in range(scorings):
        growth = 0.35 * (soon + CONSTANTS.rounds_per_cycle * later)
        size = group + growth
        low = int(size)
        points = [scoring.group_points(player, each) for each in (low, low + 1)]
        worth += points[0] + (points[1] - points[0]) * (size - low)
    return worth + min(player.ship, 2) * 0.7


def _order(state: State, player: Player, cycle: int, soon: int) -> float:
    """What is fulfilled of a card, and a part of what is nearly so."""
    card = TRAJAN_CARDS[state.trajan[cycle]]
    each = player.order_points + (cycle - state.cycle) * 0.7
    wait = soon + CONSTANTS.rounds_per_cycle * (cycle - state.cycle)
    formed, collected = scoring.formations(player, card), scoring.collected(player, card)
    lacks = sum(
        max(0, needed * (collected + 1) - scoring.count_of(player, item))
        for item, needed in scoring.collecting(state.trajan[cycle])
    )
    holding = 1.0 if wait == 0 else 0.6 if cycle == state.cycle else 0.35
    near = 0.3 / max(1, lacks) if wait else 0.0
    worth = formed + holding * collected + near
    if wait and not formed and card.anchor != "anywhere":
        worth += 0.4 * max(_part(player, spaces) for spaces, _ in scoring.order_grounds(card.id)) ** 2
    return worth * each


def _part(player: Player, spaces: dict[str, Want]) -> float:
    """What part of a pattern stands."""
    stands = [
        space in player.buildings
        and want in ("any", "grey" if player.buildings[space].id in GREYS else "coloured")
        for space, want in spaces.items()
    ]
    return sum(stands) / len(stands)


def _cranes(state: State, player: Player, scorings: int, soon: int) -> float:
    worth = 0.0
    for crane in player.cranes.values():
        structures = scoring.structures(player, crane.colour)
        if crane.state == "open":
            worth += (structures + 0.2 * soon) * CONSTANTS.crane_points[state.cycle - 1]
        elif crane.state == "covered":
            worth += (0.0, 0.3 * (structures + 0.5), 1.1 * structures + 1.5, 1.3 * structures + 2.5)[scorings]
    return worth


def _goods(state: State, player: Player, scorings: int, turns: int) -> float:
    """What figures become in the turns that are left, two to a tile, and what else there is."""
    goods, now = player.resources, state.turn is not None and not state.turn.built
    builder = 3.5 + 0.9 * scorings + 0.4 * player.active_citizens
    worths = [builder] * min(goods["builder"], turns)
    for worker in WORKERS:
        worths += [(1.3 * scorings + 1.2) * factor for factor in [1.0, 0.9, 0.6, 0.5][: goods[worker]]]
    worths.sort(reverse=True)
    factors = [1.0, 0.95, 0.7, 0.6, 0.4, 0.3, 0.2] if now else [0.7, 0.6, 0.4, 0.3, 0.2, 0.1]
    worth = sum(each * factor for each, factor in zip(worths[: 2 * turns], factors, strict=False))
    lasting = min(1.0, turns / 3)
    worth += lasting * sum([1.8, 1.5, 1.0, 0.5][: goods["assistant"]])
    worth += lasting * sum([1.5, 2.5, 1.0, 1.5][: goods["tribune"]])
    free = [site for site in SITES if player.is_free(site)]
    pairs = sum(other in free for site in free for other in NEIGHBOURS[site]) / 2
    return worth + lasting * (2.0 * (pairs > 0) + 0.4 * min(pairs, 4))


def _waiting(state: State, seat: int) -> float:
    """What a seat is still to be given: rewards of what it has built, and the better of its tiles."""
    worth = 0.0
    for step in reversed(state.agenda):
        if (
            isinstance(step, Together | BeginTurn | BuildingStep | Using)
            or getattr(step, "seat", None) != seat
        ):
            break
        worth += 3.5
    hand, shown = state.privates[seat].hand, state.players[seat].hand
    tiles = [
        TILES[tile] for tile in sorted({hand.own, hand.received, shown.own, shown.received} & TILES.keys())
    ]
    return worth + max(
        (5.0 if tile.citizen else sum(ICONS.get(icon, 2.6) for icon in tile.gives) for tile in tiles),
        default=0.0,
    )
