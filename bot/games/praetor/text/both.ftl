### What both languages say alike: names, and messages without words of their own.

tile-triumphal_arch-brief = { tile-statue-brief }
board-A = A – Standard
board-B1 = B – Mercator
board-B2 = B – Patronus
board-B3 = B – Tribunus
board-B4 = B – Legatus
board-B5 = B – Architectus
move-academy = { tile-academy }
field-accept = { move-recruit }
field-sell-amount-description = { field-buy-amount-description }

choice-tile = { $tile } – { $cost }
choice-space = { $space }
choice-used = { $tile } { $space }
choice-number = { $amount }
choice-goods = { $goods }
hint-tile = { $points }; { $effect }
hint-both = { $first }; { $second }
status-placed-worker = { $experience } ({ $space })
status-tile = { choice-used }
in-words-opening = { $label }: { $hint }
in-words-space-tile = { $space } { $tile }
in-words-tile-green = { in-words-tile-red }

worker = { $experience }
worker-grown = { $before } → { $after }
event-board-dealt-each = { $player } ({ $board })
event-training-continued-each = { event-training-finished-each }
event-experience-gained-each = { $player } ({ $workers })
event-scored-morale-together = { source-morale }
event-scored-resources-together = { source-resources }
event-scored-wall-together = { source-wall }
event-scored-villagers-together = { source-villagers }
event-scored-compensation-together = { source-compensation }
source-compensation = { option-compensation }
tie-morale = { source-morale }
tie-wall_tiles = { source-wall }
rules-wall-tile = { $cost } ({ $points })
rules-boards-title = { option-boards }

picture-game = { game-title }
picture-end = { rules-end-title }
picture-activate = { move-activate }
picture-build = { move-build }
picture-page-tiles = { tie-tiles }
picture-page-wall = { source-wall }
picture-page-boards = { option-boards }
