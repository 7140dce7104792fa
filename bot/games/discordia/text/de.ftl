### Discordia

## Auf den Bildern

picture-game = Discordia
picture-year = Jahr { $year } von { $years }
picture-last-year = Letztes Jahr
picture-season-of = Zeit { $season }
picture-season-spring = Frühling
picture-season-summer = Sommer
picture-season-autumn = Herbst
picture-season-saturnalia = Saturnalien
picture-season-winter = Winter
picture-develop = Entwickeln
picture-phase-draft = Erste Wahl
picture-phase-raid = Überfall
picture-phase-shortage = Mangel
picture-phase-end = Ende
picture-end = Ende
picture-in-stock = im Vorrat
picture-gone = abwesend
picture-begins = Vier Städte am Rhein haben mehr Arbeiter als Arbeit.
picture-awaited = { $players }: { $what }
picture-stock-change = Vorrat { $change }
picture-wins = { $count ->
    [one] { $players } gewinnt
   *[other] { $players } teilen sich den Sieg
}
picture-taken-to = { $cell } auf { $slot }
picture-raid = Germanenüberfall
picture-extensions = Stadtausbau
picture-towers = Türme
picture-decrees = Dekrete
picture-privileges = Privilegien
picture-decree-ext5 = 5 Arten Ausbau
picture-decree-ext22 = 2 Paare Ausbau
picture-decree-manip3 = 3 Manipulatoren
picture-decree-tower3 = 3 Türme
picture-decree-aqueduct8 = Aquädukt auf 8
picture-decree-dev6 = Entwicklung 6
picture-decree-exp6 = Expedition 6
picture-decree-two_sorts = 2 Farben im Vorrat
picture-decree-placed12 = 12 Figuren entsandt
picture-decree-each9 = jede Sorte, 9 Figuren
picture-decree-ships2 = 2 Schiffe, 3 Figuren
picture-decree-farms3 = 3 Höfe, 7 Figuren
picture-decree-markets3 = 3 Stände, 6 Figuren
picture-decree-barracks3 = 3 Kasernen, 5 Figuren
picture-legend = Was die Zeichen bedeuten
picture-sign-infra = fehlende Infrastruktur: 1
picture-sign-infra_perm = es fehlt 1 weniger
picture-sign-shortage = kommt in den Vorrat
picture-sign-aqueduct = der Ring rückt vor
picture-sign-exp_star = Stern auf Expedition
picture-sign-dev_star = Stern auf Entwicklung
picture-sign-star = ein Stern
picture-sign-manipulator = Manipulator der Würfel
picture-sign-strength = Stärke im Überfall
picture-sign-swap = ziehen, ebenso viele zurück
picture-sign-discard = vom Vorrat in den Beutel
picture-sign-draw = vom Beutel in den Vorrat
picture-sign-tower = ein Turm
picture-sign-extension = ein Ausbau
picture-sign-privilege = ein Privileg
picture-sign-dispatch = eine Entsendung
