"""What is said of a turn: its die and value, dispatches, swaps, stars, decrees, privileges, its end."""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations

from msgspec.structs import replace

from bot.engine import Choice, Decision, Foreseen, Missing, Place, Player, Text, text
from bot.games.discordia.components import (
    COLOURS,
    DECREE_SPACES,
    DECREES,
    DICE,
    LETTERS,
    PRIVILEGES,
    TOWERS,
    Die,
)
from bot.games.discordia.rules import bonuses, building, city, dispatches, moves, names, turns, years
from bot.games.discordia.rules.figures import counted
from bot.games.discordia.state import Player as Governor
from bot.games.discordia.state import Tile, Turn, View
from bot.games.sayings import Sayings
from bot.i18n.fluent import signed

from .phrases import (
    as_it_lies,
    covered,
    either,
    figures,
    gain,
    open_items,
    own,
    privilege_gains,
    rolled,
    standing,
    star_to,
    stars,
    stock,
)

SAID = Sayings[View]()

_OPENS = 4
"""So much of what a die opens has room in a line: what is free counts twice."""
_FEW = 3
"""So many slots are named in a hint; more of them are counted."""


@SAID.asks(turns.DieChoice)
def _die_asked(view: View, asked: turns.DieChoice) -> Text:
    dice = [rolled(view, die) for die in turns.dice_to_choose(view, asked.seat)]
    player = view.players[asked.seat]
    return text("prompt-die-choice", dice=dice, active=player.active, stock=stock(player))


@SAID.asks(turns.ActionChoice)
def _action_asked(view: View, asked: turns.ActionChoice) -> Text:
    turn = view.turn
    assert turn
    return text(
        "prompt-action-choice",
        die=names.die(turn.die),
        value=turn.value,
        open=open_items(view, turn) or Text("open-nothing"),
        stock=stock(view.players[asked.seat]),
    )


@SAID.shows(moves.ChooseDie, "colour")
def _die(view: View, die: Die) -> Choice:
    """A die; all have the same rank, so that they always stand in the same order."""
    value = view.dice[die]
    return Choice(rolled(view, die), _column(view, die, value), place=die, badge=str(value))


@SAID.shows(moves.ChooseDie, "value")
def _value(view: View, value: int, colour: Die | None) -> Choice:
    """A value, with what it opens; as rolled before what costs manipulators."""
    if colour is None:
        return Choice(text("choice-value", value=value), rank=-value)
    manipulators = abs(value - view.dice[colour])
    label = text("choice-value-turned" if manipulators else "choice-value", value=value, count=manipulators)
    return Choice(label, _column(view, colour, value), -manipulators, str(value), str(value))


def _column(view: View, die: Die, value: int) -> Text:
    player, turn = _begun(own(view)), Turn(view.own_seat, die, value)
    free: list[Text] = []
    if special := dispatches.special_targets(player, turn):
        key = "hint-die-special" if len(special) <= _FEW else "hint-die-special-many"
        free.append(text(key, slots=list(map(Place, special)), count=len(special)))
    if turns.may_use_season(view, turn):
        free.append(Text("hint-die-season"))
    if turns.towers_to_use(view, turn):
        free.append(Text("hint-die-tower"))
    main: list[Text] = []
    if turns.may_develop(player, value) and bonuses.can_place_star(view, turn.seat, "development"):
        main.append(Text("hint-die-develop"))
    if building.filled_cells(view, value):
        main.append(Text("hint-die-tile"))
    action_tile = turns.tile_of_column(view, value)
    main += [Text(f"action-{action}") for action in action_tile.others]
    where = [
        Text(f"action-dispatch_{sort}")
        for sort in action_tile.dispatches
        if dispatches.targets(player, dispatches.rows_of_sorts((sort,)))
    ]
    if where:
        main.append(text("hint-die-dispatch", where=either(where)))
    room = _OPENS - 2 * len(free)
    if len(main) + len(where[1:]) > room:
        main = [*main[: min(room, len(main) - 1)], Text("hint-die-more")]
    if room <= 0:
        main = []
    if free and main:
        return text("hint-die", free=free, main=either(main))
    return text("hint-effects", effects=free) if free else either(main)


def _begun(player: Governor) -> Governor:
    """The city as it will be when the die is chosen: a stall turned in the last turn is open."""
    rows = {
        row: tuple([tile and replace(tile, fresh=False) for tile in places])
        for row, places in player.rows.items()
    }
    return replace(player, rows=rows)


@SAID.lacks(moves.ChooseDie, "colour")
def _dice(view: View) -> list[Missing]:
    offered = turns.dice_to_choose(view, view.own_seat)
    taken = text("lacks-taken", player=Player(view.maximus))
    return [Missing(rolled(view, die), taken) for die in DICE if die in view.dice and die not in offered]


@SAID.foresees(moves.ChooseDie)
def _chosen(foreseen: Foreseen) -> list[Text]:
    move, told = foreseen.move, []
    assert isinstance(move, moves.ChooseDie)
    if foreseen.seat == foreseen.before.maximus:
        told.append(text("outlook-die-taken", die=Text(f"die-{move.colour}")))
    if foreseen.after.turn is None:
        told.append(Text("outlook-open-nothing"))
    return told


@SAID.foresees(moves.EndTurn)
def _ended(foreseen: Foreseen) -> list[Text]:
    """The shortage, also where it has not changed."""
    lack = years.lack(own(foreseen.after)).total
    unchanged = lack == years.lack(own(foreseen.before)).total
    return [text("outlook-lack", lack=lack)] if unchanged else []


@SAID.foresees(moves.Skip)
def _skipped(foreseen: Foreseen) -> list[Text]:
    match foreseen.before.decision:
        case bonuses.PrivilegeUse():
            return [Text("outlook-keep")]
        case dispatches.DecreeChoice():
            return [Text("outlook-no-decree")]
        case _:
            return []


@SAID.warns(moves.EndTurn)
def _left_open(foreseen: Foreseen) -> Text | None:
    """What is still open, if anything of it is better not left: all but a swap and privileges, which stay."""
    view = foreseen.before
    left = turns.still_open(view, view.turn)
    if not (left.special or left.decrees or left.main_actions or left.season):
        return None
    return text("caution-open", open=open_items(view, view.turn))


@SAID.shows(moves.Dispatch, "figures")
@SAID.shows(moves.SpecialDispatch, "figures")
@SAID.shows(moves.GiveBack, "figures")
@SAID.shows(moves.Discard, "figures")
def _figures(view: View, letters: str) -> Choice:
    """Figures that leave the stock: what the city needs least of first."""
    label = text("choice-figures", letters=names.letters(letters))
    hint = text("hint-figures", figures=names.figures(letters))
    return Choice(label, hint, _use_left(own(view), letters), also=_spellings(letters))


def _use_left(player: Governor, letters: str) -> float:
    """How many figures of the stock would still find a space of their colour, and how even it would be."""
    open_spaces = [space for _, tile in player.tiles() for space in tile.face.spaces[len(tile.figures) :]]
    wanted, gone = counted("".join(open_spaces)), counted(letters)
    left = {colour: player.stock[colour] - gone.get(colour, 0) for colour in COLOURS}
    return sum(min(left[colour], wanted.get(colour, 0)) for colour in COLOURS) - max(left.values()) / 100


@lru_cache(maxsize=1 << 10)
def _spellings(letters: str) -> tuple[str, ...]:
    orders = dict.fromkeys("".join(order) for order in permutations(letters))
    german = [order.replace(LETTERS["yellow"], moves.GERMAN_YELLOW) for order in orders]
    return tuple(dict.fromkeys([*orders, *german]))[1:]


@SAID.shows(moves.Discard, "number")
def _discard_number(view: View, number: int) -> Choice:
    return Choice(text("figures", amount=number), rank=number)


@SAID.asks(bonuses.SwapChoice)
def _swap_asked(view: View, asked: bonuses.SwapChoice) -> Text:
    return _asked(view, asked, min(asked.effect.amount, view.bag_size))


@SAID.asks(bonuses.ReturnChoice)
def _return_asked(view: View, asked: bonuses.ReturnChoice) -> Text:
    return _asked(view, asked, asked.amount)


@SAID.asks(bonuses.SurplusChoice)
@SAID.asks(bonuses.DiscardChoice)
def _discard_asked(view: View, asked: bonuses.DiscardChoice) -> Text:
    return _asked(view, asked, asked.amount)


def _asked(view: View, asked: Decision, amount: int) -> Text:
    held = stock(view.players[asked.seat])
    return text(f"prompt-{asked.kind()}", figures=figures(amount), stock=held)


@SAID.foresees(moves.Swap)
@SAID.foresees(moves.UseSeason)
@SAID.foresees(moves.UseTower)
def _swapped(foreseen: Foreseen) -> list[Text]:
    """A swap, of which nobody knows what it draws: the bag may have fewer figures."""
    view, move = foreseen.before, foreseen.move
    if isinstance(move, moves.UseTower):
        amount = TOWERS[own(view).standing(move.tower).id].swap
    else:
        season = isinstance(move, moves.UseSeason)
        effect = turns.season_bonus(view, view.turn) if season else view.decision.effect
        amount = effect.amount if effect and effect.kind == "swap" else 0
    return [text("outlook-swap", figures=figures(min(amount, view.bag_size)))] if amount else []


@SAID.asks(bonuses.StarChoice)
def _star_bonus(view: View, asked: bonuses.StarChoice) -> Text:
    player = view.players[asked.seat]
    space = city.next_space(player, asked.track)
    assert space
    star, amount = star_to(view, asked.seat, space), bonuses.stars_to_place(player, asked.track)
    amount = min(asked.effect.amount, amount)
    return text("prompt-star-choice", star=star, stars=stars(player.stars), amount=amount)


@SAID.shows(moves.TakeStars, "number")
def _stars_number(view: View, number: int) -> Choice:
    return Choice(stars(number), text("hint-stars", held=stars(own(view).stars + number)), number)


@SAID.asks(dispatches.DispatchChoice)
def _dispatch_bonus(view: View, asked: dispatches.DispatchChoice) -> Text:
    effect = names.effect(asked.effect)
    return text("prompt-dispatch-choice", effect=effect, stock=stock(view.players[asked.seat]))


@SAID.shows(moves.Dispatch, "tile")
@SAID.shows(moves.SpecialDispatch, "tile")
def _target(view: View, slot: str) -> Choice:
    tile = own(view).tile_at(slot)
    space = tile and tile.open_space
    if tile is None or not space:
        return Choice(text("choice-slot", slot=Place(slot)))
    last = tile.open_spaces == 1
    hint = text("hint-fills" if last else "hint-needs", needs=names.space(space))
    return Choice(
        standing(slot, tile),
        hint,
        as_it_lies(slot),
        slot,
        signed(-len(space)),
        called=names.standing(tile),
        legend=(Text("sign-figures"),),
    )


@SAID.lacks(moves.Dispatch, "tile")
def _targets(view: View) -> list[Missing]:
    player, turn = own(view), view.turn
    rows = dispatches.rows_of_sorts(turns.tile_of_column(view, turn.value).dispatches) if turn else ()
    rows = rows or tuple(player.rows)
    offered = dispatches.targets(player, rows)
    return [
        Missing(standing(slot, tile), _lack_of(tile))
        for slot, tile in player.tiles(*rows)
        if slot not in offered and tile.open_space
    ]


@SAID.lacks(moves.SpecialDispatch, "tile")
def _special(view: View) -> list[Missing]:
    player, turn = own(view), view.turn
    if turn is None:
        return []
    offered = dispatches.special_targets(player, turn)
    found = []
    for slot, tile in player.tiles():
        if slot in offered or not tile.open_space or tile.face.value != turn.value:
            continue
        if tile.used:
            why = Text("lacks-used")
        elif not dispatches.matches(player, tile, turn):
            why = Text("lacks-colour")
        else:
            why = _lack_of(tile)
        found.append(Missing(standing(slot, tile), why))
    return found


def _lack_of(tile: Tile) -> Text:
    if tile.fresh:
        return Text("lacks-fresh")
    return text("lacks-figures", needs=names.space(tile.open_space or ""))


@SAID.asks(dispatches.DecreeChoice)
def _raid(view: View, asked: dispatches.DecreeChoice) -> Text:
    fulfilled = [names.decree(decree) for decree in dispatches.claimable(view, asked.seat)]
    return text("prompt-decree-choice", decrees=fulfilled)


@SAID.shows(moves.Claim, "decree")
def _decree(view: View, decree: str) -> Choice:
    gains = covered(view, view.own_seat, DECREE_SPACES[len(own(view).decrees)])
    hint = text("hint-effects", effects=gains) if gains else None
    return Choice(names.decree(decree), hint, place=decree)


@SAID.lacks(moves.Claim, "decree")
def _decrees(view: View) -> list[Missing]:
    offered = dispatches.claimable(view, view.own_seat)
    found = []
    for decree in view.decrees:
        if decree in offered:
            continue
        condition = DECREES[decree].condition
        reached = dispatches.progress(own(view), condition)
        key = "lacks-progress-most" if condition.is_limit else "lacks-progress"
        lack = text(key, reached=reached, amount=condition.amount)
        found.append((abs(condition.amount - reached), Missing(names.decree(decree), lack)))
    return [absent for _, absent in sorted(found, key=lambda entry: entry[0])]


def _thing_asked(view: View, asked: Decision) -> Text:
    return text(f"prompt-{asked.kind()}", stock=stock(view.players[asked.seat]))


for thing in (building.DraftChoice, building.ExtensionChoice, bonuses.PrivilegeChoice):
    SAID.asks(thing)(_thing_asked)


@SAID.asks(bonuses.PrivilegeUse)
def _at_once(view: View, asked: bonuses.PrivilegeUse) -> Text:
    return text("prompt-privilege-use", privilege=names.privilege(asked.privilege))


@SAID.shows(moves.TakePrivilege, "privilege")
def _privilege(view: View, privilege: str) -> Choice:
    hint = text("hint-effects", effects=privilege_gains(privilege))
    return Choice(names.privilege(privilege), hint, place=privilege)


@SAID.shows(moves.UsePrivilege, "privilege")
def _used(view: View, privilege: str) -> Choice:
    gains = [gain(view, view.own_seat, effect) for effect in PRIVILEGES[privilege].effects]
    return Choice(names.privilege(privilege), text("hint-effects", effects=list(gains)), place=privilege)


@SAID.lacks(moves.UsePrivilege, "privilege")
def _privileges(view: View) -> list[Missing]:
    if isinstance(view.decision, bonuses.PrivilegeUse):
        return []
    offered = bonuses.usable_privileges(view, view.own_seat)
    owned = own(view).privileges
    unused = [one.id for one in owned if PRIVILEGES[one.id].effects and not one.spent]
    ready = [one.id for one in owned if one.ready]
    return [
        Missing(names.privilege(privilege), Text("lacks-use" if privilege in ready else "lacks-later"))
        for privilege in dict.fromkeys(unused)
        if privilege not in offered
    ]


@SAID.warns(moves.Skip)
def _declined(foreseen: Foreseen) -> Text | None:
    lost = isinstance(foreseen.before.decision, bonuses.PrivilegeChoice)
    return Text("caution-privilege") if lost else None
