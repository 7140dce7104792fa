### What both languages say alike: names, and messages without words of their own.

arrow-E = →
arrow-NE = ↗
arrow-NW = ↖
arrow-W = ←
arrow-SW = ↙
arrow-SE = ↘
step = { $aqueduct } { $direction }
path = { $before } { $direction }

choice-place = { $place }
choice-step = { $step } { $arrow } { $point }
choice-path = { $path } { $arrow } { $point }
choice-on-tile = { $place } ({ $type })
choice-site = { $point }: { $type }
share = { $player } { $amount }
status-building = { $type } { $point }
in-words-hill = { $hill } ({ $triangle })
in-words-tile = { $place } { $type }
pictured-stack = { $type } { $left }
rules-water-title = { passage-water }
picture-game = City of Marble
picture-river = Tiberis

picture-end = { rules-end-title }
picture-built = { tie-civic_buildings }
picture-imperium = { source-imperium }
picture-sent-temple = { kind-temple }
picture-sent-bath = { kind-bath }
picture-sent-theatre = { kind-theatre }
picture-sent-arena = { kind-arena }
picture-page-sites = { rules-sites-title }
picture-page-influence = { rules-influence-title }
picture-page-water = { source-aqueducts }
picture-page-fountains = { source-fountains }
