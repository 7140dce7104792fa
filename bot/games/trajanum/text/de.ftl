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
picture-cycle-scored = Durchgang { $cycle } ist gewertet:
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
picture-colonia = die Colonia
picture-in-hand = Plättchen auf der Hand
picture-taken-from = von { $space } genommen
picture-kept = dein eigenes
picture-received-from = von { $name }
picture-passed-to = an { $name } gegeben
picture-reserve = Reserve
picture-empty = leer
picture-unseen = Noch verdeckt
picture-unseen-remark = { $count } Plättchen, ohne Ordnung
picture-spare = Übrig
picture-spare-remark = dieses Plättchen liegt nicht in deiner Colonia
picture-orders = Trajans Aufträge
picture-orders-remark = { $points } Punkte für jedes Mal, dass einer erfüllt ist
picture-choose = wähle
picture-page-tiles = Die 34 Plättchen einer Colonia
picture-page-resources = Rohstoffe
picture-page-once = jedes Plättchen einmal
picture-page-citizens = Bürger
picture-page-twice = zwei von jeder Schicht
picture-page-streets = Straßen und ihre Symbole
picture-page-rows = Zeilen: dunkel auf Marmor
picture-page-columns = Spalten: hell auf Nacht
picture-page-buildings = Gebäude
picture-page-does-column = Punkte der Trajanssäule und einen für jeden aktiven Bürger
picture-page-does-library = ein Schritt auf der Leiste der Bibliothek, mit Prämie
picture-page-does-basilica = ein Schritt auf der Leiste der Basilika, mit Prämie
picture-page-does-market = ein Schritt auf der Leiste des Markts, mit Prämie
picture-page-does-blue = ein Gesandter auf ein blaues Feld des Forums
picture-page-does-green = ein Gesandter auf ein grünes Feld des Forums
picture-page-does-yellow = ein Gesandter auf ein gelbes Feld des Forums
picture-page-does-red = ein Gesandter auf ein rotes Feld des Forums
picture-page-pairs = Bauplättchen
picture-page-pairs-remark = Doppelplättchen auch mit zweien der Farbe
picture-page-tracks = Die Prämienleisten
picture-page-citizen-rows = Die sechs Bürgerzeilen
picture-page-first = solange aktiv
picture-page-second = zweiter Bürger, einmal
picture-page-row-1-first = Gesandte dürfen begonnene Flächen übergehen; schräg am Adler zählt 1
picture-page-row-1-second = ein Gesandter auf irgendein freies Farbfeld
picture-page-row-2-first = ein Flächenbonus sind zwei verschiedene
picture-page-row-2-second = ein Flächenbonus
picture-page-row-3-first = der Schieber wird für immer gewendet; Aufwertungen reichen bis zur nächsten Zypresse
picture-page-row-3-second = ein Geld oder ein Tribun
picture-page-row-4-first = einmal im Zug: Geld, Tribun oder Assistent gegen ein anderes davon
picture-page-row-4-second = ein Geld oder ein Assistent
picture-page-row-5-first = zweimal im Zug: ein Assistent wird ein Arbeiter beliebiger Farbe
picture-page-row-5-second = ein Arbeiter beliebiger Farbe
picture-page-row-6-first = einmal im Zug: ein Assistent wird ein Baumeister
picture-page-row-6-second = ein Baumeister
picture-page-prestige = Die Prestigeleiste
picture-page-slider-base = Punkte der größten Gruppe
picture-page-slider-flipped = Mit gewendetem Schieber (Zeile 3)
picture-page-orders = Die Aufträge der Trajankarten
picture-page-promo = Promo
picture-page-forum = Das Forum
picture-page-forum-area = Farbfläche
picture-page-forum-area-is = Felder einer Farbe nebeneinander, hier Gelb auf A1, B1 und B2
picture-page-forum-started = Begonnen
picture-page-forum-started-is = eine Fläche mit Gesandtem geht vor: hier Blau mit B4, Rot mit B3
picture-page-forum-complete = Vollendet
picture-page-forum-complete-is = elfenbeinern gerahmt; wer das letzte Feld füllt, nimmt einen Flächenbonus
picture-page-forum-eagle = Adler
picture-page-forum-eagle-is = 2 Punkte auf ihm, 1 neben ihm, am Ende jedes Durchgangs
picture-page-forum-group = Gruppe
picture-page-forum-group-is = Gesandte nebeneinander: hier vier Kreise, die größte zählt
picture-plans = Was du bauen kannst
