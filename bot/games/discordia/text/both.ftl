### What both languages say alike: names, and messages without words of their own.

game-title = Discordia
figures-blue = { $amount } { noun-blue }
figures-red = { $amount } { noun-red }
figures-white = { $amount } { noun-white }
figures-yellow = { $amount } { noun-yellow }
stock = { $amount } ({ $figures })
held-blue = { source-blue }
    .change = { $signed } { noun-blue }
held-red = { source-red }
    .change = { $signed } { noun-red }
held-white = { source-white }
    .change = { $signed } { noun-white }
held-yellow = { source-yellow }
    .change = { $signed } { noun-yellow }
held-shortage = { picture-phase-shortage }
held-towers = { rules-towers-title }
held-decrees = { rules-decrees-title }
held-aqueduct = { privilege-aqueduct }
    .change = { untold }
held-expedition = { privilege-expedition }
held-development = { privilege-development }
held-privileges = { rules-privileges-title }
letter-any = ∗
letters = { $before }{ $last }
spaces = { $before } / { $next }
either-more = { $before }, { $next }
star-to = { $space } ({ $gains })

field-extension = { move-extend }
field-colour = { move-choose-die }
field-dispatch-figures-description = { field-discard-figures-description }
field-special-dispatch-tile-description = { field-dispatch-tile-description }
field-special-dispatch-figures-description = { field-discard-figures-description }
field-special-dispatch-figures-question = { field-dispatch-figures-question }
field-give-back-figures-description = { field-discard-figures-description }

tile-at = { $slot } { $tile }
choice-standing = { $slot }: { $tile }
choice-cell = { $cell }: { $tile }
choice-slot = { $slot }
choice-die = { $die } { $value }
choice-value = { $value }
hint-die = { $free }; { $main }
hint-tile = { $spaces }
hint-tile-more = { $spaces }; { $more }
hint-lost-figures = { $spaces }; { hint-figures-back }
open-take-stars = { in-words-stars }
open-space = { $slot } ({ $space })

awaited-tower-choice = { effect-tower }
awaited-extension-choice = { effect-extension }
awaited-privilege-choice = { effect-privilege }
awaited-surplus-choice = { awaited-discard-choice }
asked-action-choice = { $die } { $value } – { $open }
asked-die-choice = { awaited-die-choice }
asked-tower-choice = { effect-tower }
asked-extension-choice = { effect-extension }
asked-privilege-choice = { effect-privilege }
asked-demolition-choice = { $effect }
asked-surplus-choice = { asked-discard-choice }
status-maximus =
    .brief = Maximus
status-tiles = { $tiles }
    .whole = { "" }
status-row =
    .whole = { $row }: { $places }

passage-extensions = { rules-extensions-title }
passage-towers = { rules-towers-title }
passage-decrees = { rules-decrees-title }
passage-privileges = { rules-privileges-title }
in-words-die-used = { $player } { $die } { $value }
in-words-extension = { effect-extension }
in-words-cell = { $cell } { $tile } ({ $details })
in-words-left = { $thing } { $left }
in-words-tower = { $tower } – { $details }
in-words-row-T = { rules-towers-title }
in-words-standing = { $tile } ({ $state })

event-stars-taken-each = { event-stars-lost-each }
event-bonus-lost-each = { $player } ({ $effect })
event-raid-lost-each = { event-raid-won-each }
lack-summed = { $symbols } + { $spaces }{ $relief ->
    [0] { "" }
   *[other] {" "}− { $relief }
}
lack-surplus = { $number ->
    [0] 0
   *[other] −{ $number }
}
event-shortage-each = { $player } ({ lack-summed } = { $number }{ lack-missing })
event-surplus-each = { $player } ({ lack-summed } = { lack-surplus })
refusal-first-surplus-choice = { refusal-first-discard-choice }
rules-year-bonus = { $season } ({ $effect })
picture-shortage-of = { $player } { $change }
picture-decree-manip3 = { decree-manip3 }
picture-decree-tower3 = { decree-tower3 }
