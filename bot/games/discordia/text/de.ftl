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
picture-wins-with = { $count ->
    [0] ohne eine Figur im Vorrat
    [one] mit { $count } Figur im Vorrat
   *[other] mit { $count } Figuren im Vorrat
}
picture-raid-held = Die Germanen kommen mit { $strength }: { $held } { $holders ->
    [one] hält
   *[other] halten
} stand
picture-raid-lost = Die Germanen kommen mit { $strength }: { $raided } { $losers ->
    [one] wird
   *[other] werden
} überfallen
picture-raid-both = Die Germanen kommen mit { $strength }: { $held } { $holders ->
    [one] hält
   *[other] halten
} stand, { $raided } { $losers ->
    [one] wird
   *[other] werden
} überfallen
picture-shortages = In den Vorrat: { $stocks }
picture-shortage-of = { $player } { $change }
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
picture-at-year-end = Am Jahresende
picture-lack-symbols = sichtbare Symbole
picture-lack-spaces = Felder ohne Figuren
picture-lack-aqueduct = das Aquädukt
picture-lack-lasting = der Expeditionspfad
picture-lack-once = die Belohnung des Jahres
picture-lack-total = neue Figuren in den Vorrat
picture-lack-surplus = Figuren dürfen gehen
picture-special-now = gerahmt: Sonderentsendung möglich
picture-develops-on-5 = entwickelt auch mit der 5
picture-any-colour-ship = Schiffe: Sonderentsendung mit jedem Würfel
picture-any-colour-barracks = Kasernen: Sonderentsendung mit jedem Würfel
picture-any-colour-farm = Höfe: Sonderentsendung mit jedem Würfel
picture-spent = benutzt
picture-privilege-joker_blue = Seeleute stehen für jede Farbe
picture-privilege-joker_red = Soldaten stehen für jede Farbe
picture-privilege-joker_white = Händler stehen für jede Farbe
picture-privilege-joker_yellow = Bauern stehen für jede Farbe
picture-privilege-expedition = 2 Sterne auf den Expeditionspfad
picture-privilege-development = 2 Sterne auf die Entwicklungsleiste
picture-privilege-aqueduct = 4 Schritte am Aquädukt
picture-privilege-dispatch = eine Entsendung und 2 Sterne
picture-choose = Auswahl
picture-advantages = Diese Stadt
picture-page-seasons = Jahreszeiten und Aktionsplättchen
picture-page-actions = Aktionsplättchen
picture-page-actions-remark = eines in jeder Spalte, in jeder Partie neu gemischt
picture-page-tiles = Stadtplättchen
picture-page-tiles-remark = Unter jedem Plättchen: seine Werte. Zu grauen Marktständen passt jeder Würfel.
picture-page-city = Eine Stadt zu Beginn
picture-page-city-T = Türme, einer über jedem Hafen
picture-page-city-H = Häfen: Schiffe, blau
picture-page-city-K = Kastelle: Kasernen, rot
picture-page-city-M = Marktplätze: Stände, jeder Würfel
picture-page-city-F = Äcker: Bauernhöfe, gelb
picture-page-tracks = Leisten, Dekrete, Aquädukt
picture-page-track-expedition = Expeditionspfad, mit jedem Ausbau zwei Felder mehr
picture-page-track-development = Entwicklungsleiste, mit jedem Ausbau zwei Felder mehr
picture-page-decree-spaces = Felder für Dekrete
picture-page-decree-remark = werden nacheinander abgedeckt
picture-page-aqueduct = Aquädukt
picture-page-aqueduct-remark = darunter: um wie viel der Mangel sinkt
picture-page-towers = Türme
picture-page-towers-military = Militärtürme: Stärke oder Figuren
picture-page-towers-trade = Handelstürme: Tausch
picture-page-raids = Germanenplättchen
picture-page-raids-back = Rückseite { $back }
picture-page-raids-A = Schaden, Jahre 1 bis 3
picture-page-raids-B = Belohnung, Jahre 1 bis 3
picture-page-raids-C = Schaden, Jahr 4
picture-page-raids-D = Belohnung, Jahr 4
picture-page-decrees = Dekrete
picture-page-privileges = Privilegien
picture-page-signs = Was die Zeichen bedeuten
