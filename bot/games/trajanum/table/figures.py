"""Stand-in until the rules count."""

from bot.games.trajanum.components import PRESTIGE
from bot.games.trajanum.state import Player, Table

L = "ABCDEFGHI"


def group_points(player: Player, size: int) -> int:
    if not size:
        return 0
    fields = PRESTIGE.flipped if player.flipped else PRESTIGE.base
    return PRESTIGE.bar[fields[min(size, 10) - 1] + player.shift]


def largest_group(table: Table, seat: int) -> int:
    own = {(L.index(c[0]), int(c[1:])) for c, s in table.forum.envoys.items() if s == seat}
    best = 0
    while own:
        todo, n = [own.pop()], 0
        while todo:
            x, y = todo.pop()
            n += 1
            for p in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if p in own:
                    own.remove(p)
                    todo.append(p)
        best = max(best, n)
    return best


def eagle_points(table: Table, seat: int) -> int:
    e = {(L.index(c[0]), int(c[1:])) for c in table.forum.eagles}
    total = 0
    for c, s in table.forum.envoys.items():
        if s == seat:
            x, y = L.index(c[0]), int(c[1:])
            total += 2 if (x, y) in e else any(p in e for p in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)))
    return total
