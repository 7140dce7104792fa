### Der Haufen: jedes Wort, das Spieler von diesem Spiel sehen.

game-title = Der Haufen
game-about = Nimm den letzten Stein
points-ahead = { $amount ->
    [one] einen Punkt
   *[other] { $amount } Punkte
}

move-take = Nehmen
move-take-description = Steine vom Haufen nehmen
field-stones = Steine
field-take-stones-description = Wie viele
field-take-stones-question = Wie viele nimmst du?

stones = { $stones ->
    [one] einen Stein
   *[other] { $stones } Steine
}
awaited-turn = Steine nehmen
prompt-turn = { $heap ->
    [one] Ein Stein liegt noch da.
   *[other] { $heap } Steine liegen noch da.
}
refusal-stones = { $most ->
    [one] Du darfst nur noch den letzten Stein nehmen.
   *[other] Du darfst höchstens { $most } Steine nehmen.
}
refusal-first-turn = Nimm zuerst Steine.

event-took = { $player } { VERB($player, "nimmt", "nimmst") } { stones }
event-ended-empty = Der Haufen ist leer
ended-empty = Der Haufen ist leer
held-stones =
    .change = { $amount ->
    [one] { $signed } Stein
   *[other] { $signed } Steine
}
source-last = Der letzte Stein

status-stones = { $stones ->
    [one] Hat bisher einen Stein genommen
   *[other] Hat bisher { $stones } Steine genommen
}
picture-left = { $heap ->
    [one] noch ein Stein
   *[other] noch { $heap } Steine
}

rules-aim-title = Ziel
rules-aim = Der Haufen hat { $stones } Steine. Wer den letzten nimmt, gewinnt.
rules-turn-title = Dein Zug
rules-turn = Nimm einen bis { $most } Steine vom Haufen; dann ist der nächste Spieler dran.
picture-begins = Der Haufen ist hoch.
picture-score = { $count ->
    [one] Stein
   *[other] Steine
}
