### What both languages say alike: names, and messages without words of their own.

game-title = Forum Trajanum
tile = { $first } + { $second }
row-none = { none }
row-number = { $row }
street-in-colonia = { $street } ({ $line })

reward-library-2 = { -builders(where: "reward[track=library, step=2].gives") }
reward-library-4 = { reward-market-4 }
reward-basilica-1 = { -assistants(where: "reward[track=basilica, step=1].gives") }
reward-basilica-2 = { -tribunes(where: "reward[track=basilica, step=2].gives") }
reward-basilica-3 = { -upgrades(where: "reward[track=basilica, step=3].gives") }
reward-market-1 = { -coins(where: "reward[track=market, step=1].gives") }
bonus-points = { -points(where: "game.bonus_points") }
points-on-eagle = { -points(where: "game.eagle_on") }
field-resource = { move-gain }
field-use-tile-question = { prompt-using }
field-gain-resource-description = { field-exchange-get-description }
option-colonia_side = { source-colonia }

choice-crane = { $corner } { $colour }
choice-space = { $space }
choice-space-open = { $space }: { $tile }
choice-cell = { $cell } ({ $colour })
choice-exchange = { $cost } → { $gain }
choice-halves = { $space }: { $half } · { $second }: { $other }
hint-called = { $lines }
hint-with-crane = { $hint }; { hint-crane }

status-rank = { status-points }
status-tile-own = { choice-own }
    .brief = { "" }
status-tile-received = { choice-received }
    .brief = { "" }
status-crane-covered = { $colour } ({ $corner })
status-tile = { $tile }{ $count ->
    [one] { "" }
   *[other] {" "}×{ $count }
}

in-words-can = { $label }: { $hint }.
in-words-open-cells = { $cells }.
in-words-cell = { $cell } { $colour }
in-words-cell-envoy = { $cell } { $colour } ({ $player })
in-words-cells = { $cells }
in-words-space-built = { $space } { $building }

event-worker-drawn-each = { $player } ({ $citizen })
event-laid-each = { $player } ({ PARTS($tiles) })
cycle-numeral = { $cycle ->
    [1] I
    [2] II
   *[3] III
}
event-tiles-taken-each = { $player } ({ $spaces })
event-citizen-placed-each = { $player } – { $row }
event-paid-each = { $player } – { $rows }
event-crane-scored-part = { $colour } { $amount }
event-orders-scored-each = { $player } ({ orders-scored })

picture-game = { game-title }
picture-set-up = { option-setup_choice }
picture-end = { rules-end-title }
picture-orders = { rules-orders-title }
picture-page-resources = { tie-resources }
picture-page-citizens = { rules-citizens-title }
picture-page-pairs = { option-tile_supply }
picture-page-tracks = { passage-tracks }
picture-page-prestige = { rules-prestige-title }
picture-page-forum-group = { picture-bar-group }
picture-plans = { passage-plans }
