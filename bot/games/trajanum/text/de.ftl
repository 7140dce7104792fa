## Bilder

picture-game = Forum
picture-game-second = Trajanum
picture-set-up = Aufbau
picture-round = { $cycle } · Runde { $round }
picture-scoring = { $cycle } · Wertung
picture-last-round = Letzte Runde
picture-end = Schluss
picture-gone = abwesend
picture-first = beginnt
picture-next = als Nächstes
picture-done = fertig
picture-chosen = gewählt
picture-row = Zeile { $row }
picture-column = Spalte { $column }
picture-scored = gewertet
picture-after-round = nach Runde { $round }
picture-column-heading = Säule
picture-no-orders = keine Aufträge
picture-per = +1 je
picture-plaza = Platz
picture-nobody = noch niemand
picture-total = Summe
picture-streets-called = Genommen wird aus diesen Straßen: { $streets }
picture-have-chosen = { $players } { $count ->
    [one] hat
   *[other] haben
} gewählt
picture-tiles-passed = Alle haben ihre Plättchen genommen und eins nach rechts gegeben
picture-moment-set_up = Trajan ruft Gesandte herbei: Die Colonias werden angelegt
picture-moment-scoring = Der Durchgang endet: Bürger werden bezahlt, dann wird gewertet
picture-cycle-scored = Durchgang { $cycle } gewertet: { $points }
picture-wins = { $count ->
    [one] { $players } siegt
   *[other] { $players } teilen sich den Sieg
}
picture-points = { $count } { $count ->
    [one] Punkt
   *[other] Punkte
}
picture-awaited = { $players }: { $what }
picture-all-awaited = Alle: { $what }
picture-many-awaited = { $count } Personen: { $what }
