### Prätor: jedes Wort, das in diesem Spiel zu lesen ist.

game-title = Prätor
game-about = Baut gemeinsam eine römische Stadt in Britannien, Plättchen für Plättchen. Eure Arbeiter sammeln Erfahrung, gehen für Punkte in den Ruhestand und wollen bis zum Ende bezahlt werden.
points-ahead = { $amount ->
    [one] einen Punkt
   *[other] { $amount } Punkte
}

## Ressourcen, Punkte, Arbeiter

goods-gold = { $amount } Gold
goods-wood = { $amount } Holz
goods-stone = { $amount ->
    [one] { $amount } Stein
   *[other] { $amount } Steine
}
goods-marble = { $amount } Marmor
goods-weapon = { $amount ->
    [one] { $amount } Waffe
   *[other] { $amount } Waffen
}
goods-nothing = nichts
goods-none = keine Ressourcen

held-gold = Gold
    .change = { $signed } Gold
held-wood = Holz
    .change = { $signed } Holz
held-stone = Stein
    .change = { $signed } { $amount ->
    [one] Stein
   *[other] Steine
}
held-marble = Marmor
    .change = { $signed } Marmor
held-weapon = Waffen
    .change = { $signed } { $amount ->
    [one] Waffe
   *[other] Waffen
}
held-favor = Punkte
    .change = { $signed } { $amount ->
    [one] Punkt
   *[other] Punkte
}
held-morale = Moral
    .change = { $signed } { $amount ->
    [one] Moralfeld
   *[other] Moralfelder
}
held-tiles = Plättchen von { COMPONENT("constants.max_owned_tiles") }
    .change = { untold }
held-wall_tiles = Wallplättchen
    .change = { untold }
held-workers = Arbeiter
    .change = { untold }
held-retired = im Ruhestand
    .counted = { $ready } im Ruhestand
    .change = { untold }
held-training = neue Arbeiter
    .change = { $gained ->
    [0] { "" }
    [one] { $signed } neuer Arbeiter
   *[other] { $signed } neue Arbeiter
}
held-villagers = Dorfbewohner
    .change = { untold }

favor = { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
}
plazas = { $amount ->
    [0] keine Plaza
    [one] { $amount } Plaza
   *[other] { $amount } Plazas
}
villagers = { $amount ->
    [0] kein Dorfbewohner
   *[other] { $amount } Dorfbewohner
}
workers = { $amount } Arbeiter

## Plättchen: der Name; „baut …“; „aktiviert …“; was es tut als Satz und in wenigen Wörtern

tile-gold_mine = Goldmine
tile-gold_mine-built = eine Goldmine
tile-gold_mine-used = die Goldmine
tile-gold_mine-effect = Du bekommst so viel Gold, wie der Arbeiter Erfahrung hat.
tile-gold_mine-brief = Gold nach Erfahrung

tile-sawmill = Sägewerk
tile-sawmill-built = ein Sägewerk
tile-sawmill-used = das Sägewerk
tile-sawmill-effect = Du bekommst so viel Holz, wie der Arbeiter Erfahrung hat.
tile-sawmill-brief = Holz nach Erfahrung

tile-quarry = Steinbruch
tile-quarry-built = einen Steinbruch
tile-quarry-used = den Steinbruch
tile-quarry-effect = Du bekommst so viele Steine, wie der Arbeiter Erfahrung hat.
tile-quarry-brief = Steine nach Erfahrung

tile-marble_quarry = Marmorbruch
tile-marble_quarry-built = einen Marmorbruch
tile-marble_quarry-used = den Marmorbruch
tile-marble_quarry-effect = Du bekommst so viel Marmor, wie der Arbeiter Erfahrung hat.
tile-marble_quarry-brief = Marmor nach Erfahrung

tile-smithy = Schmiede
tile-smithy-built = eine Schmiede
tile-smithy-used = die Schmiede
tile-smithy-effect = Du darfst Holz in ebenso viele Waffen tauschen, höchstens so viele, wie der Arbeiter Erfahrung hat.
tile-smithy-brief = macht Holz zu Waffen

tile-curia = Kurie
tile-curia-built = eine Kurie
tile-curia-used = die Kurie
tile-curia-effect = Du bekommst { COMPONENT("city_type[id=curia].effect.amount") } Gold für jedes Plättchen, das dir gehört.
tile-curia-brief = { COMPONENT("city_type[id=curia].effect.amount") } Gold je eigenes Plättchen

tile-forum = Forum
tile-forum-built = ein Forum
tile-forum-used = das Forum
tile-forum-effect = Du bekommst { COMPONENT("city_type[id=forum].effect.amount") } Gold für jeden deiner aktiven Arbeiter. Neue Arbeiter und solche im Ruhestand zählen nicht.
tile-forum-brief = { COMPONENT("city_type[id=forum].effect.amount") } Gold je aktiven Arbeiter

tile-temple_maia = Tempel der Maia
tile-temple_maia-built = einen Tempel der Maia
tile-temple_maia-used = den Tempel der Maia
tile-temple_maia-effect = Du bekommst { COMPONENT("city_type[id=temple_maia].effect.amount") } Punkte für jeden deiner aktiven Arbeiter. Neue Arbeiter und solche im Ruhestand zählen nicht.
tile-temple_maia-brief = { COMPONENT("city_type[id=temple_maia].effect.amount") } Punkte je aktiven Arbeiter

tile-temple_apollo = Tempel des Apollo
tile-temple_apollo-built = einen Tempel des Apollo
tile-temple_apollo-used = den Tempel des Apollo
tile-temple_apollo-effect = Du bekommst { COMPONENT("city_type[id=temple_apollo].effect.amount") } Punkt für jedes Plättchen, das dir gehört.
tile-temple_apollo-brief = { COMPONENT("city_type[id=temple_apollo].effect.amount") } Punkt je eigenes Plättchen

tile-temple_plutus = Tempel des Plutos
tile-temple_plutus-built = einen Tempel des Plutos
tile-temple_plutus-used = den Tempel des Plutos
tile-temple_plutus-effect = Du bekommst { COMPONENT("city_type[id=temple_plutus].effect.amount") } Punkt für jeden Stein und jedes Holz, das du nach dem Bezahlen noch hast. Du behältst alles.
tile-temple_plutus-brief = { COMPONENT("city_type[id=temple_plutus].effect.amount") } Punkt je Stein und Holz

tile-temple_mercury = Tempel des Merkur
tile-temple_mercury-built = einen Tempel des Merkur
tile-temple_mercury-used = den Tempel des Merkur
tile-temple_mercury-effect = Du bekommst { COMPONENT("city_type[id=temple_mercury].effect.amount") } Punkte für jeden Marmor und jede Waffe in deinem Besitz. Du behältst alles.
tile-temple_mercury-brief = { COMPONENT("city_type[id=temple_mercury].effect.amount") } Punkte je Marmor und Waffe

tile-temple_venus = Tempel der Venus
tile-temple_venus-built = einen Tempel der Venus
tile-temple_venus-used = den Tempel der Venus
tile-temple_venus-effect = Du bekommst so viele Punkte, wie deine Moral wert ist; unter 0 bringt er nichts.
tile-temple_venus-brief = so viele Punkte wie deine Moral

tile-colosseum = Kolosseum
tile-colosseum-built = ein Kolosseum
tile-colosseum-used = das Kolosseum
tile-colosseum-effect = Deine Moral steigt um { COMPONENT("city_type[id=colosseum].effect.steps") } Feld je { COMPONENT("city_type[id=colosseum].effect.per") } Plättchen, die dir gehören (abgerundet).
tile-colosseum-brief = Moral +{ COMPONENT("city_type[id=colosseum].effect.steps") } je { COMPONENT("city_type[id=colosseum].effect.per") } eigene Plättchen

tile-oracle = Orakel
tile-oracle-built = ein Orakel
tile-oracle-used = das Orakel
tile-oracle-effect = Deine Moral steigt um { COMPONENT("city_type[id=oracle].effect.steps") } Felder für jeden deiner Arbeiter im Ruhestand.
tile-oracle-brief = Moral +{ COMPONENT("city_type[id=oracle].effect.steps") } je Arbeiter im Ruhestand

tile-training_camp = Ausbildungslager
tile-training_camp-built = ein Ausbildungslager
tile-training_camp-used = das Ausbildungslager
tile-training_camp-effect = { COMPONENT("city_type[id=training_camp].effect.count") ->
    [one] Einer deiner Dorfbewohner kommt
   *[other] { COMPONENT("city_type[id=training_camp].effect.count") } deiner Dorfbewohner kommen
} mit Erfahrung { COMPONENT("constants.villager_experience") } auf Ausbildungsstufe I. Ohne Dorfbewohner geht es nicht.
tile-training_camp-brief = bildet { COMPONENT("city_type[id=training_camp].effect.count") ->
    [one] einen
   *[other] { COMPONENT("city_type[id=training_camp].effect.count") }
} Dorfbewohner aus

tile-market = Markt
tile-market-built = einen Markt
tile-market-used = den Markt
tile-market-effect = Du handelst mit dem Vorrat zum Wechselkurs deiner Spielertafel: erst verkaufen, dann kaufen.
tile-market-brief = Handel zu deinem Wechselkurs

tile-imperial_outpost = Außenposten des Reiches
tile-imperial_outpost-built = einen Außenposten des Reiches
tile-imperial_outpost-used = den Außenposten des Reiches
tile-imperial_outpost-effect = Du zahlst, was das offene Wallplättchen fordert, nimmst es und bekommst seine Punkte. Der Außenposten gehört niemandem, Aktivierungskosten gibt es also nicht.
tile-imperial_outpost-brief = nimmt das Wallplättchen

tile-academy = Akademie
tile-academy-built = eine Akademie
tile-academy-used = die Akademie
tile-academy-effect = Am Rundenende darfst du die Aktivierungskosten zahlen, dann überspringen alle deine neuen Arbeiter auf Ausbildungsstufe I die Stufe II. Das braucht keinen Arbeiter und steht allen offen.
tile-academy-brief = neue Arbeiter eine Runde früher fertig

tile-labor_camp = Arbeiterlager
tile-labor_camp-built = ein Arbeiterlager
tile-labor_camp-used = das Arbeiterlager
tile-labor_camp-effect = Einmal je Runde darfst du die Aktivierungskosten zahlen und in derselben Aktion einen Arbeiter im Ruhestand mit Erfahrung { COMPONENT("constants.retire_at") } ein Plättchen bauen oder aktivieren lassen. Es steht allen offen.
tile-labor_camp-brief = setzt einen Arbeiter im Ruhestand ein

tile-statue = Statue
tile-statue-built = eine Statue
tile-statue-used = die Statue
tile-statue-effect = Sie kann nicht aktiviert werden; gebaut wird sie der Punkte wegen.
tile-statue-brief = nur Punkte

tile-triumphal_arch = Triumphbogen
tile-triumphal_arch-built = einen Triumphbogen
tile-triumphal_arch-used = den Triumphbogen
tile-triumphal_arch-effect = Er kann nicht aktiviert werden; gebaut wird er der Punkte wegen.

## Phasen

phase-setup = Aufbau
phase-action = Aktionsphase
phase-update = Aktualisierungsphase

## Züge: der Knopf, der Befehl und was er tut

move-choose-side = Seite wählen
move-choose-side-description = Wähle die Seite deiner Spielertafel
command-choose-side = seite
move-build = Bauen
move-build-description = Baue eines der verfügbaren Stadtplättchen an
move-activate = Aktivieren
move-activate-description = Setze einen Arbeiter auf ein Plättchen der Stadt und nutze es
move-pass = Passen
move-pass-description = Du machst in dieser Runde nichts mehr
move-sell = Verkaufen
move-sell-description = Verkaufe am Markt Ressourcen für Gold
move-buy = Kaufen
move-buy-description = Kaufe am Markt Ressourcen; danach kannst du nichts mehr verkaufen
move-done = Fertig
move-done-description = Beende deinen Handel am Markt
move-academy-description = Neue Arbeiter überspringen Ausbildungsstufe II – oder auch nicht
move-recruit = Anwerben
move-recruit-description = Gib Punkte für einen neuen aktiven Arbeiter ab – oder auch nicht

## Felder eines Zugs

field-side = Seite
field-tile = Plättchen
field-worker = Arbeiter
field-space = Feld
field-rotation = Drehung
field-amount = Anzahl
field-resource = Ressource
field-use = Nutzen

option-name-accept = anwerben

field-choose-side-side-description = A oder die B-Seite, die du bekommen hast
field-choose-side-side-question = Mit welcher Seite deiner Tafel spielst du?
field-build-tile-description = Welches der verfügbaren Plättchen
field-build-tile-question = Welches Plättchen baust du?
field-build-worker-description = Welcher Arbeiter baut, nach Erfahrung, oder einer im Ruhestand
field-build-worker-question = Wer baut { $tile }?
field-build-space-description = Wohin das Plättchen kommt
field-build-space-question = Wohin baust du { $tile }?
field-build-rotation-description = Wie weit es im Uhrzeigersinn gedreht wird
field-build-rotation-question = Wie drehst du { $tile }?
field-activate-space-description = Welches Plättchen der Stadt
field-activate-space-question = Welches Plättchen aktivierst du?
field-activate-worker-description = Welcher Arbeiter hingeht, nach Erfahrung, oder einer im Ruhestand
field-activate-worker-question = Wer aktiviert { $space }?
field-activate-amount-description = Schmiede: wie viel Holz zu Waffen wird
field-activate-amount-question = Wie viel Holz wird zu Waffen?
field-sell-resource-description = Was du verkaufst
field-sell-resource-question = Was verkaufst du?
field-sell-amount-question = Wie viel davon verkaufst du?
field-buy-resource-description = Was du kaufst
field-buy-resource-question = Was kaufst du?
field-buy-amount-description = Wie viel davon
field-buy-amount-question = Wie viel davon kaufst du?
field-academy-use-description = Ja: Deine neuen Arbeiter überspringen Ausbildungsstufe II
field-academy-use-question = Überspringen deine neuen Arbeiter Ausbildungsstufe II?
field-recruit-accept-description = Ja: Ein Dorfbewohner wird sofort aktiver Arbeiter
field-recruit-accept-question = Wirbst du einen Dorfbewohner an?

## Optionen einer neuen Partie

option-boards = Spielertafeln
option-boards-description = Seite A ist für alle gleich, die fünf B-Seiten sind verschieden
option-boards-all_a = Alle mit Seite A
option-boards-all_b = Alle mit Seite B, zufällig verteilt
option-boards-choose = Alle wählen zwischen A und einer zugeteilten B-Seite
option-expert = Expertenspiel
option-expert-description = Am Ende zusätzliche Punkte für Stadtbereiche, Wallplättchen und Dorfbewohner
option-no_market = Schwieriges Spiel
option-no_market-description = Es gibt keine Märkte
option-no_market-on = ja, ohne Märkte
option-compensation = Ausgleich
option-compensation-description = Am Ende Punkte für alle, die in der ersten Runde später am Zug sind
option-first_seat = Zuletzt in Rom
option-first_seat-description = Beginnt mit { COMPONENT("constants.first_start_favor") ->
    [one] { COMPONENT("constants.first_start_favor") } Punkt
   *[other] { COMPONENT("constants.first_start_favor") } Punkten
} und ist deshalb in der ersten Runde zuletzt dran
option-first_seat-random = Zufall
option-first_seat-1 = Platz 1
option-first_seat-2 = Platz 2
option-first_seat-3 = Platz 3
option-first_seat-4 = Platz 4
option-first_seat-5 = Platz 5

## Was zur Wahl steht

choice-tile-twin = { $tile } Nr. { $slot } – { $cost }
choice-worker = Arbeiter { $experience }
choice-retired = Arbeiter im Ruhestand
choice-retired-fee = Arbeiter im Ruhestand ({ $cost } an { $player })
choice-rotation = { $degrees ->
    [0] nicht gedreht
   *[other] um { $degrees }° gedreht
}
choice-used-fee = { $tile } { $space } für { $cost }
choice-amount = { $amount ->
    [0] keine Waffen schmieden
   *[other] { $weapons } aus { $wood }
}
choice-academy-yes = Ja, gleich zu den aktiven Arbeitern
choice-academy-no = Nein, weiter auf Ausbildungsstufe II
choice-recruit-yes = Ja, ein Dorfbewohner macht mit
choice-recruit-no = Nein, niemanden anwerben

hint-points = +{ $points }: { $printed } aufgedruckt, { $plazas }
hint-points-turned = +{ $points }: { $printed } aufgedruckt, { $plazas } ({ $turned })
hint-worker-grows = hat danach Erfahrung { $next }
hint-worker-stays = behält Erfahrung { $experience }
hint-worker-retires = geht danach in den Ruhestand: { $points }
hint-worker-fielded = einmal je Runde, ohne aktiven Arbeiter
hint-fee-to = Kosten an { $player }
hint-nothing = bringt gerade nichts
hint-wall = { $cost } zahlen: +{ $points }
hint-up-to = bis zu { $gain }
hint-rate = je { $rate }
hint-sell-amount = +{ $gold } Gold
hint-buy-amount = −{ $gold } Gold
hint-academy-yes = { workers } sofort aktiv, Lohn schon in dieser Runde
hint-academy-no = { workers } eine Runde später aktiv
hint-recruit-yes = ein Arbeiter mit Erfahrung { COMPONENT("constants.villager_experience") }
hint-recruit-no = nächste Runde kein aktiver Arbeiter
hint-board = Verkauf { $sell }, Kauf { $buy }, Moral { $worst } bis { $best }

## Was ein Zug bewirkt

outlook-worker-grows = Arbeiter { $experience } bleibt bis zum Rundenende auf { $space } und hat dann Erfahrung { $next }.
outlook-worker-retires = Arbeiter { $experience } bleibt bis zum Rundenende auf { $space } und geht dann in den Ruhestand: { $points }. Sein Lohn ist bis zum Spielende fällig.
outlook-worker-stays = Arbeiter { $experience } bleibt bis zum Rundenende auf { $space } und behält Erfahrung { $experience }.
outlook-worker-fielded = Der Arbeiter im Ruhestand bleibt bis zum Rundenende auf { $space } und geht dann wieder in den Ruhestand, ohne Punkte.
outlook-market = Dann handelst du zu deinem Wechselkurs (Holz, Stein, Marmor, Waffen): Verkauf { $sell }, Kauf { $buy }.
outlook-wages = Löhne am Rundenende: { $short ->
    [0] { $due } von deinen { $held } Gold
   *[other] { $due } Gold; du hast { $held }, also { $short } zu wenig
}.
outlook-no-selling = Danach kannst du in diesem Handel nichts mehr verkaufen.

## Was die Zeichen auf Plätzen und Knöpfen bedeuten

sign-points = **+** Punkte sofort

## Was ans Licht kommt, wenn ein Zug vorausgespielt wird: „Dann …“

then-light-display = wird die Auslage aufgefüllt
then-light-wall = wird das nächste Wallplättchen aufgedeckt

## Was gefragt ist

prompt-choose-board = Deine Spielertafel: A oder { $board }
prompt-take-action = Deine Aktion – { $amount ->
    [0] nur Arbeiter im Ruhestand
   *[other] { workers }
}; { $goods }
prompt-trade-step = Dein Handel; du hast { $goods }
prompt-use-academy-fee = { workers } auf Ausbildungsstufe I – für { $cost } an { $player } Stufe II überspringen?
prompt-use-academy = { workers } auf Ausbildungsstufe I – in deiner Akademie Stufe II überspringen?
prompt-recruit-villager = Du hast keine aktiven Arbeiter – { $amount ->
    [0] einen Dorfbewohner anwerben? Punkte zum Abgeben hast du keine
   *[other] { favor } für einen Dorfbewohner abgeben?
}

awaited-choose-board = Seite A oder B
awaited-take-action = bauen, aktivieren oder passen
awaited-trade-step = verkaufen, kaufen oder den Handel beenden
awaited-trade-left = { $affordable ->
    [0] verkaufen oder den Handel beenden
   *[other] { $for-sale ->
        [0] kaufen oder den Handel beenden
       *[other] { awaited-trade-step }
    }
}
awaited-use-academy = Akademie nutzen oder nicht
awaited-recruit-villager = Dorfbewohner anwerben oder nicht

## Was jemand hat

status-points = { $points }, Rang { $place } von { $seats }
    .brief = { $points }
status-goods = Ressourcen: { $goods }
    .brief = { $goods }
status-goods-none = Keine Ressourcen
status-pool = Freie Arbeiter, nach Erfahrung: { $workers }
    .brief = frei: { $workers }
status-placed = Arbeiter auf Plättchen, nach Erfahrung: { $workers }
status-placed-retired = im Ruhestand ({ $space })
status-training = In Ausbildung: { $first } auf Ausbildungsstufe I, { $second } auf II
    .brief = { "" }
status-morale = Moral: { $morale } (ein Feld tiefer { $lower }, ein Feld höher { $higher })
    .brief = Moral: { $morale }
status-morale-worst = Moral: { $morale }, das unterste Feld (ein Feld höher { $higher })
    .brief = Moral: { $morale }
status-morale-best = Moral: { $morale }, das oberste Feld (ein Feld tiefer { $lower })
    .brief = Moral: { $morale }
status-tiles = Plättchen ({ $count } von höchstens { COMPONENT("constants.max_owned_tiles") }): { $tiles }
status-tiles-more = Weitere Plättchen: { $tiles }
status-wall = Wallplättchen: { $count }{ $more ->
    [yes] ; mit dem nächsten +{ $points }
   *[no] { "" }
}
status-board = Tafel { $board }: Verkauf { $sell }, Kauf { $buy } (Holz, Stein, Marmor, Waffen)
    .brief = { "" }
    .whole = { status-board }. Löhne: { status-wages-rates }
status-wages-rates = { $active } je { $active-per ->
    [one] aktiven Arbeiter
   *[other] { $active-per } aktive Arbeiter (aufgerundet)
}, { $retired } je { $retired-per ->
    [one] Arbeiter im Ruhestand
   *[other] { $retired-per } Arbeiter im Ruhestand (aufgerundet)
}
status-wages = Löhne in dieser Runde: { $due } Gold
    .brief = { "" }
status-passed = Hat in dieser Runde gepasst
    .brief = { picture-passed }
status-camp-used = Arbeiterlager in dieser Runde genutzt
    .brief = { "" }

## Der Tisch in Worten

passage-offer = Zum Bau verfügbar
passage-openings = Was du aktivieren kannst
passage-map = Die Stadt, Reihe für Reihe
passage-tiles = Die Plättchen der Stadt

in-words-round = Runde { $round }, { $phase }
in-words-round-last = Runde { $round }, die letzte, { $phase }
in-words-over = Die Partie dauerte { $round } { $round ->
    [one] Runde
   *[other] Runden
}
in-words-stack = { $left ->
    [0] Kein Stadtplättchen mehr im Stapel
    [one] Noch 1 Stadtplättchen im Stapel, Epoche { $epoch }
   *[other] Noch { $left } Stadtplättchen im Stapel, oben liegt Epoche { $epoch }
}
in-words-order = Reihenfolge: { $players }
in-words-trade = { $player } handelt gerade am Markt
in-words-trade-bought = { $player } handelt gerade am Markt, hat schon gekauft und kann nichts mehr verkaufen
in-words-slot = { $slot }: { $tile } für { $cost }; { $points }; { in-words-kind }; Ecken { $corners }; bestes Feld für Plazas { $space }, { $plazas }
in-words-slot-built = { $slot }: schon gebaut
pictured-offered = Nr. { $slot } { $tile }
pictured-offer = Zum Bau: { $tiles }
in-words-wall = Offenes Wallplättchen: { $demand } für { $points }
in-words-wall-taken = Das offene Wallplättchen ist schon weg
in-words-wall-left = { $left ->
    [0] Kein Wallplättchen mehr im Stapel
    [one] Noch 1 Wallplättchen im Stapel
   *[other] Noch { $left } Wallplättchen im Stapel
}
in-words-row = Reihe { $row }: { $spaces }
in-words-space-free = { $space } frei
in-words-corners-from = Die Ecken sind im Uhrzeigersinn genannt, von links oben an.
in-words-tile = { $space }: { $tile }, gehört { $owner }; { in-words-kind }; { $state }{ $builder ->
    [0] { "" }
   *[other] ; in dieser Runde mit Arbeiter { $builder } gebaut
}; Ecken { $corners }
in-words-nobody = niemandem
in-words-kind = { $effect }; { $zone }; { $used-for ->
    [0] keine Aktivierungskosten
   *[other] Aktivierungskosten { $fee }
}
in-words-tile-grey = braucht keinen Arbeiter
in-words-tile-none = kann nicht aktiviert werden
in-words-tile-red = in dieser Runde noch nicht aktiviert
in-words-tile-used = in dieser Runde von { $player }{ $worker ->
    [0] { "" }
   *[other] { " " }mit Arbeiter { $worker }
} aktiviert
pattern-A = azur
pattern-T = terrakotta
pattern-O = ocker
pattern-J = jade
status-ahead =
    .whole = Nach dieser Runde voraussichtlich aktiv, nach Erfahrung: { $workers }
status-retiring =
    .whole = Am Rundenende in den Ruhestand: { $count } Arbeiter, { $points }
status-morale-track =
    .whole = Moralleiste, vom untersten Feld an: { $values }
status-side =
    .whole = Zur Wahl: { $board }, Verkauf { $sell }, Kauf { $buy }, Lohn { status-wages-rates }, Moral { $worst } bis { $best }
in-words-rank = Rang { $place }, { $points }
in-words-sources = Punkte nach Herkunft: { $sources }

pictured-city = Plättchen in der Stadt: { $count }

## Was geschehen ist (die Änderungen an Punkten und Ressourcen folgen dem Satz)

wall-tile = { $demand } für { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}

event-board-dealt = { $player } { VERB($player, "bekommt", "bekommst") } Tafel { $board }
event-board-dealt-together = Die B-Tafeln sind verteilt
event-board-chosen = { $player } { VERB($player, "wählt", "wählst") } Tafel { $board }
event-round-began = Runde { $round } beginnt; Reihenfolge: { $order }
    .table = Runde { $round }
event-last-round-began = Runde { $round } beginnt, es ist die letzte; Reihenfolge: { $order }
    .table = Runde { $round }, die letzte
event-built = { $player } { VERB($player, "baut", "baust") } { $tile } auf { $space }
    .aside = { $points } aufgedruckt, { $plaza ->
        [0] keine Plaza
        [one] { $plaza } Plaza
       *[other] { $plaza } Plazas
    }
event-activated = { $player } { VERB($player, "aktiviert", "aktivierst") } { $tile } auf { $space }
event-activated-for-fee = { event-activated }
    .aside = Aktivierungskosten an { WHOM($owner) }
event-activated-idle = { $player } { VERB($player, "aktiviert", "aktivierst") } { $tile } auf { $space } und { VERB($player, "bekommt", "bekommst") } dort nichts
    .short = { VERB($player, "aktiviert", "aktivierst") } { $tile } auf { $space } und { VERB($player, "bekommt", "bekommst") } nichts
event-activated-for-fee-idle = { event-activated-idle }
    .aside = Aktivierungskosten an { WHOM($owner) }
    .short = { event-activated-idle.short }
event-wall-tile-taken = { $player } { VERB($player, "nimmt", "nimmst") } ein Wallplättchen
    .aside = { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }{ $backs ->
        [0] { "" }
       *[other] , dazu { $backs } für frühere
    }
event-labor-camp-used = { $player } { VERB($player, "holt", "holst") } im Arbeiterlager einen Arbeiter (Erfahrung { COMPONENT("constants.retire_at") }) aus dem Ruhestand
    .short = { VERB($player, "holt", "holst") } einen Arbeiter aus dem Ruhestand
event-labor-camp-used-for-fee = { event-labor-camp-used }
    .aside = Aktivierungskosten an { WHOM($owner) }
    .short = { VERB($player, "holt", "holst") } einen Arbeiter aus dem Ruhestand
event-passed = { $player } passt{ $workers ->
    [0] { "" }
    [one] { " " }und lässt einen Arbeiter ungenutzt
   *[other] { " " }und lässt { $workers } Arbeiter ungenutzt
}
    .short = passt
event-passed-forced = { $player } { VERB($player, "kann", "kannst") } nichts mehr tun und passt
    .short = passt
event-passed-forced-together = Passen, weil nichts mehr geht
event-passed-absent = Für { WHOM($player) } spielt niemand, also passt dieser Platz
event-sold = { $player } { VERB($player, "verkauft", "verkaufst") } am Markt
    .short = { VERB($player, "verkauft", "verkaufst") }
event-bought = { $player } { VERB($player, "kauft", "kaufst") } am Markt
    .short = { VERB($player, "kauft", "kaufst") }
event-trade-done = { $player } verlässt den Markt
    .short = { "" }
event-trade-declined = { $player } verlässt den Markt ohne Handel
event-training-finished = { $count ->
    [one] { WHOSE($player, "Ein neuer Arbeiter", "Einer deiner neuen Arbeiter") } ist jetzt aktiv
   *[other] { $count } { WHOSE($player, "neue Arbeiter", "deiner neuen Arbeiter") } sind jetzt aktiv
}
    .label = { $count ->
        [one] ein neuer Arbeiter
       *[other] { $count } neue Arbeiter
    }
event-training-finished-together = Neue Arbeiter sind jetzt aktiv
event-training-finished-each = { $player } ({ $seats ->
    [one] { "" }
   *[other] je{" "}
}{ $count })
event-training-continued = { $count ->
    [one] { WHOSE($player, "Ein neuer Arbeiter", "Einer deiner neuen Arbeiter") } rückt auf Ausbildungsstufe II vor
   *[other] { $count } { WHOSE($player, "neue Arbeiter", "deiner neuen Arbeiter") } rücken auf Ausbildungsstufe II vor
}
event-training-continued-together = Neue Arbeiter rücken auf Ausbildungsstufe II vor
event-academy-used = { $player } nutzt die Akademie für { $count ->
    [one] einen neuen Arbeiter
   *[other] { $count } neue Arbeiter
}
event-academy-used-for-fee = { event-academy-used }
    .aside = Aktivierungskosten an { WHOM($owner) }
event-academy-declined = { $player } nutzt die Akademie nicht
    .short = { "" }
event-experience-gained = Mehr Erfahrung für { WHOSE($player, "Arbeiter", "deine Arbeiter") }
    .aside = { $workers }
event-experience-gained-together = Mehr Erfahrung für Arbeiter
event-retired = { WHOSE($player, "Ein Arbeiter", "Einer deiner Arbeiter") } geht in den Ruhestand
    .label = { $times ->
        [one] ein Arbeiter geht
       *[other] { $times } Arbeiter gehen
    } in den Ruhestand, { $changes }
event-retired-together = Arbeiter gehen in den Ruhestand
event-wages-paid = { $player } { VERB($player, "zahlt", "zahlst") } Löhne
    .label = Löhne { $changes }
event-wages-paid-together = Löhne
event-wages-short = { $player } { VERB($player, "hat", "hast") } { $missing } Gold zu wenig für die Löhne
    .nothing = kein Verlust mehr möglich
    .label = Löhne, { $missing } Gold zu wenig, { $changes }
event-wages-short-together = Löhne nicht voll bezahlt
event-wages-short-each = { $player } ({ $missing } Gold zu wenig)
event-recruited = { $player } { VERB($player, "wirbt", "wirbst") } einen Dorfbewohner an
event-recruit-declined = { $player } { VERB($player, "wirbt", "wirbst") } niemanden an
    .short = { "" }
event-city-revealed = Neu in der Auslage: { $tiles }
    .table = { "" }
event-wall-discarded = Das Wallplättchen hat niemand genommen: { $tile }
    .table = { "" }
event-wall-revealed = Ein neues Wallplättchen: { $tile }
    .table = { "" }
event-last-round-announced = Die nächste Runde ist die letzte
    .table = { "" }
event-ended-city = Das Spiel ist zu Ende: Der Stapel der Stadtplättchen ist leer
event-ended-wall = Das Spiel ist zu Ende: Der Stapel der Wallplättchen ist leer
event-ended-both = Das Spiel ist zu Ende: Die Stapel der Stadt- und Wallplättchen sind leer
event-scored-workers = { WHOSE($player, "Aktive und neue Arbeiter", "Deine aktiven und neuen Arbeiter") }
event-scored-workers-together = Aktive und neue Arbeiter
event-scored-morale = { WHOSE($player, "Moral", "Deine Moral") }
event-scored-resources = { WHOSE($player, "Ressourcen", "Deine Ressourcen") }
event-scored-district = { WHOSE($player, "Stadtbereich", "Dein Stadtbereich") }
event-scored-district-together = Stadtbereiche
event-scored-wall = { WHOSE($player, "Wallplättchen", "Deine Wallplättchen") }
event-scored-villagers = { WHOSE($player, "Dorfbewohner", "Deine Dorfbewohner") }
event-scored-compensation = { WHOSE($player, "Platz in der ersten Runde", "Dein Platz in der ersten Runde") }

## Das Ende

ended-city = Der Stapel der Stadtplättchen ist leer.
ended-wall = Der Stapel der Wallplättchen ist leer.
ended-both = Die Stapel der Stadt- und Wallplättchen sind leer.

source-favor = Im Spiel
source-workers = Arbeiter
source-morale = Moral
source-resources = Ressourcen
source-district = Stadtbereich
source-wall = Wallplättchen
source-villagers = Dorfbewohner

tie-tiles = Stadtplättchen
tie-seat = Späterer Platz

## Ablehnungen: was nicht geht, und was stattdessen

way-out-building = { $payable ->
    [0] aktiviere stattdessen ein Plättchen, oder passe
   *[other] nimm ein Plättchen, das du bezahlen kannst
}
way-out-activating = { $usable ->
    [0] baue stattdessen ein Plättchen, oder passe
   *[other] nimm ein anderes Plättchen
}

refusal-side = Es gibt nur zwei Seiten: A und die B-Seite, die du bekommen hast.
refusal-side-not-now = Die Seiten der Tafeln werden nur vor der ersten Runde gewählt, und nicht in jedem Spiel.
refusal-no-trade = Du handelst gerade nicht; das geht nur an einem Markt.
refusal-academy-not-now = Die Akademie ist erst am Rundenende dran, und nur, wenn du neue Arbeiter auf Ausbildungsstufe I hast.
refusal-recruit-not-now = Anwerben kannst du nur am Ende einer Runde, nach der du keinen aktiven Arbeiter mehr hast.
refusal-first-choose-board = Wähle zuerst die Seite deiner Spielertafel.
refusal-first-take-action = Du bist am Zug: bauen, aktivieren oder passen.
refusal-first-trade-step = Bringe zuerst deinen Handel zu Ende; mit „{ move-done }“ hörst du auf.
refusal-first-use-academy = Sag zuerst, ob deine neuen Arbeiter die Akademie nutzen.
refusal-first-recruit-villager = Sag zuerst, ob du einen Dorfbewohner anwirbst.
refusal-yes-no = Antworte bitte mit Ja oder Nein.
refusal-slot-unknown = Die verfügbaren Plättchen haben die Nummern 1 bis { $slots }; nimm eins davon.
refusal-slot-empty = Plättchen { $slot } ist schon gebaut; { way-out-building }.
refusal-tiles = Dir gehören { COMPONENT("constants.max_owned_tiles") } Plättchen, mehr darf niemand haben; aktivieren kannst du weiterhin.
    .short = mehr Plättchen darf niemand haben
refusal-build-cost = Um { $tile } zu bauen, brauchst du { $cost }{ $sent ->
    [0] { "" }
   *[other] { " " }und für das Arbeiterlager { $fee }
} (es fehlt: { $lacks }); { way-out-building }.
    .short = { $lacks } zu wenig
refusal-space-unknown = Felder heißen { $first } bis { $last }: ein Buchstabe und eine Zahl, zum Beispiel M13.
refusal-space-occupied = Auf { $space } liegt schon ein Plättchen ({ $tile }); nimm ein leeres Feld neben der Stadt.
refusal-space-apart = { $space } grenzt weder waagerecht noch senkrecht an die Stadt; nimm ein leeres Feld direkt daneben.
refusal-space-empty = Auf { $space } liegt kein Plättchen; nimm eins aus der Stadt.
refusal-rotation = Drehen kannst du um 0, 90, 180 oder 270 Grad.
refusal-special-academy = Die Akademie braucht keinen Arbeiter: Sie ist am Rundenende dran, wenn du neue Arbeiter auf Ausbildungsstufe I hast.
refusal-special-labor_camp = Das Arbeiterlager selbst wird nicht aktiviert: Kannst du es nutzen, steht beim Bauen und Aktivieren „{ choice-retired }“ zur Wahl.
refusal-no-zone = Du kannst { $tile } nicht aktivieren; nimm ein Plättchen mit roter oder grüner Zone.
refusal-activated = { $own ->
    [yes] Du hast
   *[no] { $player } hat
} { $tile } auf { $space } in dieser Runde schon aktiviert; { way-out-activating }.
    .short = in dieser Runde schon von { $own ->
        [yes] dir
       *[no] { $player }
    } aktiviert
refusal-worker-unknown = Arbeiter haben Erfahrung 1 bis { $highest }; { COMPONENT("constants.retire_at") } oder R steht für einen im Ruhestand.
refusal-no-workers = Du hast in dieser Runde keinen aktiven Arbeiter mehr; nimm einen im Ruhestand, oder passe.
refusal-no-worker = Einen freien Arbeiter mit Erfahrung { $experience } hast du nicht; frei nach Erfahrung: { $workers }.
refusal-no-labor-camp = Ohne Arbeiterlager kann niemand aus dem Ruhestand zurück; nimm einen aktiven Arbeiter.
refusal-labor-camp-used = Das Arbeiterlager hast du in dieser Runde schon genutzt, und das geht nur einmal; nimm einen aktiven Arbeiter.
    .short = Arbeiterlager in dieser Runde schon genutzt
refusal-no-retired = Du hast keinen Arbeiter im Ruhestand; nimm einen aktiven.
refusal-labor-camp-fee = Das Arbeiterlager von { $player } kannst du nicht bezahlen (es fehlt: { $lacks }); nimm einen aktiven Arbeiter.
    .short = { $lacks } zu wenig
refusal-fee = Um { $tile } zu aktivieren, zahlst du { $cost } an { $player } (es fehlt: { $lacks }); { way-out-activating }.
    .short = { $lacks } zu wenig
refusal-no-villager = Du hast keine Dorfbewohner mehr zum Ausbilden; { way-out-activating }.
    .short = keine Dorfbewohner mehr
refusal-wall-taken = Das Wallplättchen ist schon weg{ $last ->
    [yes] , und es kommt keines mehr
   *[no] ; das nächste kommt am Rundenende
}.
    .short = { $last ->
    [yes] kein Wallplättchen mehr
   *[no] bis zur nächsten Runde kein offenes Wallplättchen
}
refusal-wall-demand = Das Wallplättchen fordert { $demand }{ $sent ->
    [0] { "" }
   *[other] { " " }und das Arbeiterlager { $fee }
} (es fehlt: { $lacks }); { way-out-activating }.
    .short = { $lacks } zu wenig
refusal-amount = { $most ->
    [0] Du hast kein Holz mehr für Waffen; lass die Anzahl weg.
    [one] Du kannst hier nur 1 Holz zu einer Waffe machen; nimm 0 oder 1.
   *[other] Du kannst hier höchstens { $most } Holz zu Waffen machen; nimm eine Zahl von 0 bis { $most }.
}
refusal-amount-none = Eine Anzahl braucht nur die Schmiede; lass sie hier weg.
refusal-bought = Du hast schon gekauft und kannst in diesem Handel nichts mehr verkaufen; kaufe weiter oder nimm „{ move-done }“.
refusal-not-traded = Am Markt gibt es Holz, Stein, Marmor und Waffen; nimm etwas davon.
refusal-trade-amount = Nimm mindestens 1.
refusal-sell-held = { $most ->
    [0] Davon hast du nichts; { $others ->
        [0] kaufe etwas, oder beende den Handel
       *[other] verkaufe etwas anderes
    }
   *[other] Du hast nur { $held }; verkaufe weniger
}.
refusal-buy-gold = { $goods }: Das kostet { $cost }, du hast { $held }; { $most ->
    [0] { $others ->
        [0] verkaufe zuerst etwas
       *[other] nimm etwas anderes
    }
   *[other] nimm weniger
}.
    .short = { $lacks } zu wenig

## Warnungen vor Zügen, die man bereuen könnte

caution-pass = { $workers ->
    [0] Du könntest im Arbeiterlager noch einen Arbeiter aus dem Ruhestand holen. Trotzdem passen?
    [one] Einer deiner Arbeiter ist noch frei. Trotzdem passen?
   *[other] { $workers } deiner Arbeiter sind noch frei. Trotzdem passen?
}
caution-nothing-to-trade = Du hast nichts zu verkaufen und zu wenig Gold zum Kaufen. Trotzdem zum Markt?
caution-only-experience = { $tile }: Das bringt gerade nur 1 Erfahrung für den Arbeiter. Trotzdem?
caution-no-gain = { $tile }: Das bringt dir gerade nichts. Trotzdem?
caution-recruit-last-round = Es ist die letzte Runde: Der Dorfbewohner kostet { $cost } { $cost ->
    [one] Punkt
   *[other] Punkte
} und bringt { $gain }. Trotzdem anwerben?

## Die Regeln, Seite für Seite

rules-aim-title = Das Ziel
rules-aim-city = Ihr seid Ingenieure im römischen Britannien und baut gemeinsam eine Stadt aus quadratischen Plättchen. Wer ein Plättchen baut, dem gehört es; wollen die anderen es nutzen, zahlen sie dafür ein wenig.
rules-aim-workers = Eure Arbeiter sind Würfel, die niemand wirft: Die Augen sind die Erfahrung. Wer ein Plättchen baut oder ein rotes nutzt, bekommt 1 Erfahrung dazu. Mit { COMPONENT("constants.retire_at") } geht ein Arbeiter in den Ruhestand. Das bringt Punkte, aber sein Lohn bleibt bis zum Spielende fällig.
rules-aim-points = Sympathiepunkte (kurz: Punkte) gibt es fürs Bauen, für Plazas, in Tempeln, am Hadrianswall, für den Ruhestand und für die Moral. Wer am Ende die meisten hat, wird Prätor.
rules-aim-start = Zu Beginn haben alle { COMPONENT("start_goods.gold") } Gold, { COMPONENT("start_goods.wood") } Holz, { COMPONENT("start_goods.stone") } Steine, { COMPONENT("start_goods.marble") } Marmor und { COMPONENT("start_goods.weapon") } Waffe. Dazu kommen aktive Arbeiter (Erfahrung { COMPONENT("constants.start_experience.1") }, { COMPONENT("constants.start_experience.2") }, { COMPONENT("constants.start_experience.3") }), { villagers } und eine Goldmine in der Stadt. Bei { $seats } Personen sind { $tiles } Stadtplättchen im Spiel.
rules-aim-favor = Niemand beginnt bei null: Wer zuletzt in Rom war, hat zu Beginn { COMPONENT("constants.first_start_favor") } Punkte, und von dort gegen den Uhrzeigersinn jeder Platz 1 Punkt weniger als der davor. In der ersten Runde ist also zuletzt dran, wer zuletzt in Rom war.

rules-round-title = Eine Runde
rules-round-initiative = **1. Initiativephase.** Wer die wenigsten Punkte hat, ist zuerst dran, wer die meisten hat, zuletzt. Bei Gleichstand kommt zuerst, wessen Punkte sich zuletzt geändert haben. Die Reihenfolge gilt für die ganze Runde, egal was passiert.
rules-round-actions = **2. Aktionsphase.** In dieser Reihenfolge macht ihr immer wieder je eine Aktion: ein Plättchen bauen, ein Plättchen aktivieren oder passen. Wer gepasst hat, macht in dieser Runde nichts mehr, bekommt aber weiter Aktivierungskosten bezahlt. Kannst du gar nichts mehr tun, passt du automatisch. Die Phase endet, wenn alle gepasst haben.
rules-round-update = **3. Aktualisierungsphase.** Neue Arbeiter rücken in der Ausbildung vor, Arbeiter kommen von den Plättchen zurück und sammeln Erfahrung, mit { COMPONENT("constants.retire_at") } gehen sie in den Ruhestand, und Löhne werden gezahlt. Dann wird die Auslage auf { $display } Plättchen aufgefüllt und das nächste Wallplättchen aufgedeckt; eines, das niemand genommen hat, ist weg.
rules-round-last = Sobald das letzte Stadtplättchen oder das letzte Wallplättchen aufgedeckt ist, ist die nächste Runde die letzte. Mehr als { COMPONENT("constants.max_rounds") } Runden dauert es also nie.

rules-building-title = Bauen und Plazas
rules-building-how = Suche dir ein verfügbares Plättchen und einen aktiven Arbeiter aus, zahle die Baukosten in den Vorrat und lege das Plättchen waagerecht oder senkrecht an die Stadt an. Drehen darfst du es, wie du willst, und die Muster müssen nicht passen. Das Plättchen gehört dir; dein Arbeiter bleibt bis zum Rundenende darauf und gewinnt 1 Erfahrung. Aktivieren dürfen es alle schon in derselben Runde.
rules-building-points = Du bekommst die aufgedruckten Punkte und { COMPONENT("constants.plaza_points_per_match") } Punkt für jede passende Plaza. Jedes Plättchen zeigt in jeder Ecke eines von vier Mustern. An jeder Ecke deines Plättchens treffen sich bis zu drei andere, auch das schräg gegenüber; jedes, das dort dasselbe Muster zeigt, zählt.
rules-building-once = Plazas zählen nur einmal, beim Bauen. Was später daneben gelegt wird, bringt dir nichts.
rules-building-limits = Der Platz in der Auslage bleibt bis zum Rundenende leer. Du kannst höchstens { COMPONENT("constants.max_owned_tiles") } Plättchen besitzen, deine erste Goldmine mitgezählt.

rules-activating-title = Aktivieren
rules-activating-how = Setze einen aktiven Arbeiter auf ein Plättchen der Stadt. Jedes Plättchen kann in jeder Runde nur einmal aktiviert werden, egal von wem. Der Arbeiter bleibt bis zum Rundenende dort.
rules-activating-fee = Gehört das Plättchen einer anderen Person, zahlst du ihr zuerst die Aktivierungskosten, auch wenn sie schon gepasst hat. Du musst sie vorher haben: Was das Plättchen bringt, hilft dir nicht beim Bezahlen. Eigene Plättchen und solche, die niemandem gehören, kosten nichts.
rules-activating-zones = **Rote** Plättchen (+1) bringen dem Arbeiter am Rundenende 1 Erfahrung, **grüne** (+0) keine. **Graue** (S) sind spezielle Stadtplättchen und brauchen keinen aktiven Arbeiter. Plättchen ohne Aktivierungszone werden nie aktiviert.
rules-activating-experience = Auf die Erfahrung kommt es nur bei Plättchen an, die Ressourcen nach Erfahrung geben, und in der Schmiede. Auf allen anderen Plättchen macht sie keinen Unterschied.
rules-activating-active = Aktive Arbeiter sind die vor dir und die auf Plättchen. Neue Arbeiter auf Stufe I und II, Dorfbewohner und Arbeiter im Ruhestand zählen nicht, auch nicht, wenn sie das Arbeiterlager ausschickt.

rules-tiles-title = Plättchen für Ressourcen und Gold
rules-tiles-2-title = Plättchen für Sympathie und Moral
rules-tiles-3-title = Weitere und spezielle Plättchen
rules-tiles-key = In Klammern: Baukosten; Punkte; Aktivierungskosten an die Person, der es gehört; Zone; wie oft es in dieser Partie vorkommt.
rules-tile = **{ $tile }** ({ $built-for ->
    [0] liegt von Anfang an da
   *[other] { $cost }; { $points }{ $used-for ->
        [0] { "" }
       *[other] ; Aktivierung { $fee }
    }
}; { $zone }; ×{ $copies }): { $effect }
zone-red = rote Zone
zone-green = grüne Zone
zone-grey = graue Zone
zone-none = ohne Zone

rules-wall-title = Der Hadrianswall
rules-wall-how = In jeder Runde liegt ein Wallplättchen offen: eine Forderung des Kaisers. Wer den Außenposten des Reiches aktiviert, zahlt die Ressourcen und nimmt das Plättchen. Ohne die Ressourcen geht das nicht, und auch nicht, wenn es schon jemand genommen hat.
rules-wall-points = Du bekommst die Punkte des Wallplättchens und { COMPONENT("wall_tile[id=wall_01].back_points") } Punkte mehr für jedes, das du schon hast.
rules-wall-tiles = Die { $count } Forderungen und ihre Punkte: { $tiles }.

rules-workers-title = Arbeiter und Löhne
rules-workers-training = **Ausbildung.** Im Ausbildungslager kommt ein Dorfbewohner auf Stufe I. Am Ende jeder Runde werden die auf Stufe II aktiv (Erfahrung { COMPONENT("constants.villager_experience") }), und die auf Stufe I rücken auf Stufe II. Gibt es eine Akademie, darfst du ihre Aktivierungskosten zahlen, und alle deine neuen Arbeiter überspringen Stufe II; wem sie gehört, der zahlt nichts.
rules-workers-retirement = **Ruhestand.** Danach kommen die Arbeiter von den Plättchen zurück. Wer { COMPONENT("constants.retire_at") } erreicht, geht in den Ruhestand und bringt { COMPONENT("constants.retire_points_epoch_I") } Punkte, solange oben auf dem Stapel Epoche I liegt, später { COMPONENT("constants.retire_points_epoch_II") } Punkte.
rules-workers-wages = **Löhne.** Jetzt werden alle aktiven Arbeiter und alle im Ruhestand bezahlt, auf den meisten Tafeln mit je { COMPONENT("player_board[id=A].wage_active.gold") } Gold. Für jedes Gold, das dir fehlt, sinkt deine Moral um ein Feld; geht es nicht tiefer, verlierst du stattdessen je { COMPONENT("constants.morale_exhausted_penalty_per_gold") } Punkte. Unter { COMPONENT("constants.favor_floor") } Punkte fällst du nie. Ressourcen darfst du dafür nicht verkaufen.
rules-workers-recruit = **Keine aktiven Arbeiter mehr?** Dann darfst du am Rundenende { COMPONENT("constants.emergency_recruit_cost") } Punkte abgeben (oder alle, die du hast), und ein Dorfbewohner wird sofort aktiv. In dieser Runde kostet er keinen Lohn.
rules-workers-morale = **Moral** steigt im Kolosseum und beim Orakel. Ihr Wert bringt Punkte im Tempel der Venus und am Ende; unter 0 kostet er am Ende welche.

rules-boards-market = Am Markt handelst du mit dem Vorrat zum Wechselkurs deiner eigenen Tafel: erst verkaufen, so viel du willst, dann kaufen. Nach dem ersten Kauf kannst du nichts mehr verkaufen.
rules-boards-without-market = In dieser Partie gibt es keinen Markt, und niemand handelt. Die Verkaufskurse zählen erst am Ende, die Kaufkurse nie.
rules-boards-sides = Seite A ist für alle gleich, die fünf B-Seiten sind verschieden. Die Kurse gelten für Holz / Stein / Marmor / Waffen.
rules-board = **{ $board }**: Verkauf { $sell }, Kauf { $buy }; Lohn { $active } je aktiven Arbeiter und { $retired } je { $retired-per ->
    [one] Arbeiter im Ruhestand
   *[other] { $retired-per } Arbeiter im Ruhestand, aufgerundet
}; Moral { $morale }.

rules-end-workers = Nach der letzten Runde bringt jeder aktive Arbeiter so viele Punkte, wie er Erfahrung hat, jeder neue (auf Stufe I oder II) { COMPONENT("constants.new_worker_final_points") } Punkt. Arbeiter im Ruhestand und Dorfbewohner bringen nichts.
rules-end-morale = Der Wert der Moral kommt dazu – oder wird abgezogen, wenn er unter 0 liegt.
rules-end-goods = Alle Ressourcen werden zum Wechselkurs deiner Tafel verkauft; je { COMPONENT("constants.final_gold_per_point") } Gold geben 1 Punkt.
rules-end-expert = Im Expertenspiel kommen Punkte nach Platzierung dazu: für den größten Stadtbereich (eigene Plättchen, die aneinandergrenzen) { COMPONENT("expert_scoring.largest_district.1") }/{ COMPONENT("expert_scoring.largest_district.2") }/{ COMPONENT("expert_scoring.largest_district.3") }, für die meisten Wallplättchen { COMPONENT("expert_scoring.longest_wall.1") }/{ COMPONENT("expert_scoring.longest_wall.2") }/{ COMPONENT("expert_scoring.longest_wall.3") }, für die meisten übrigen Dorfbewohner { COMPONENT("expert_scoring.most_villagers.1") }/{ COMPONENT("expert_scoring.most_villagers.2") }/{ COMPONENT("expert_scoring.most_villagers.3") }. Bei Gleichstand teilt ihr die Punkte dieser Plätze, abgerundet.
rules-end-compensation = Auch für den Platz in der ersten Runde gibt es Punkte: { $points }, vom ersten bis zum letzten.
rules-end-tie = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheidet die höhere Moral, dann mehr Wallplättchen, dann mehr Stadtplättchen, dann der spätere Platz.

rules-options-three = Expertenspiel und schwieriges Spiel gehen ab { $fewest } Personen, auch beide zusammen.

rules-reconstructed-why = Die Regeln folgen dem Text der Spielanleitung. Manche Werte stehen dort nur in den Bildern, und die lagen nicht vor. Sie sind so gewählt, dass jedes Beispiel der Anleitung aufgeht, und in vielen Testpartien austariert.
rules-reconstructed-known = Aus der Anleitung oder anderen Quellen: die { COMPONENT("city_type") } Arten von Plättchen und was sie tun, Ressourcen und Arbeiter zu Beginn, die Punkte für den Ruhestand, ein Wallplättchen ({ COMPONENT("wall_tile[id=wall_01].demand.marble") } Marmor und { COMPONENT("wall_tile[id=wall_01].demand.weapon") } Waffen für { COMPONENT("wall_tile[id=wall_01].points") } Punkte) und die { COMPONENT("wall_tile[id=wall_01].back_points") } Punkte auf den Rückseiten, dazu das Sägewerk mit Baukosten, Punkten und Aktivierungskosten.
rules-reconstructed-chosen = Rekonstruiert: die meisten Baukosten, Punkte und Aktivierungskosten, wie oft es jedes Plättchen gibt, die Muster in den Ecken, wo die Plättchen am Anfang liegen, die anderen 13 Wallplättchen, die Werte der Moral, die Wechselkurse und die B-Seiten.

## Bilder

picture-set-up = Aufbau
picture-round = Runde { $round }
picture-tile-marble_quarry = Marmor{"\u00AD"}bruch
picture-tile-training_camp = Ausbildungs{"\u00AD"}lager
picture-tile-labor_camp = Arbeiter{"\u00AD"}lager
picture-tile-triumphal_arch = Triumph{"\u00AD"}bogen
picture-last-round = letzte Runde
picture-begins = Eine neue Stadt wird gegründet.
picture-passed = gepasst
picture-workers = { $count ->
    [0] kein Arbeiter mehr
   *[other] noch { $count } Arbeiter
}
picture-no-worker = kein Arbeiter mehr
picture-wages = Löhne
picture-board-open = A/{ $board }
picture-built = gebaut
picture-taken = vergeben
picture-achieved = Erreicht
picture-nothing-to-activate = Gerade kannst du nichts aktivieren.
picture-more = und { $count } weitere
picture-free = kostenlos
picture-all-built = Alle deine Marker liegen in der Stadt.
picture-nothing-to-build = Alle ausliegenden Plättchen sind gebaut.
picture-board = Spielertafel
picture-sides = Wähle eine Seite
picture-sell = Verkauf
picture-buy = Kauf
picture-ahead = Am Rundenende
picture-short = { $count } zu wenig
picture-score = { $count ->
    [one] Punkt
   *[other] Punkte
}
picture-choose-place = wähle ein Feld
picture-choose-tile = wähle ein Plättchen

## Was die Begriffe bedeuten

term-game = **Prätor** – Ein Spiel um eine römische Stadt in Britannien, die alle gemeinsam bauen. Wer am Ende die meisten Punkte hat, wird Prätor und gewinnt.
term-favor_point = **Sympathiepunkt** – Was über den Sieg entscheidet, kurz „Punkt“. Unter 0 fällst du nie.
term-favor = **Punkt** – Punkte bringen Bauen, Plazas, Tempel, Wallplättchen und der Ruhestand, am Ende auch Arbeiter, Moral und Ressourcen.
term-workers = **Arbeiter** – Ein Würfel, den niemand wirft: Die Augen sind seine Erfahrung. Bauen und Aktivieren braucht je einen, und zwar bis zum Rundenende.
term-experience = **Erfahrung** – Die Augen eines Arbeiters. Wer baut oder ein rotes Plättchen aktiviert, hat am Rundenende 1 mehr; mit { COMPONENT("constants.retire_at") } beginnt der Ruhestand.
term-active_worker = **Aktive Arbeiter** – Die vor dir und die auf Plättchen. Dorfbewohner, neue Arbeiter und solche im Ruhestand zählen nicht.
term-training = **Neue Arbeiter** – Dorfbewohner in Ausbildung, auf Stufe I oder II. Sie tun noch nichts; der erste Lohn wird fällig, wenn sie aktiv werden.
term-retired = **Ruhestand** – Wer Erfahrung { COMPONENT("constants.retire_at") } erreicht, hört auf und bringt { COMPONENT("constants.retire_points_epoch_I") } Punkte, in Epoche II nur { COMPONENT("constants.retire_points_epoch_II") }. Der Lohn bleibt.
term-villagers = **Dorfbewohner** – Wer noch kein Arbeiter ist: zu Beginn alle deine { COMPONENT("constants.workers_per_player") } Würfel bis auf drei. Das Ausbildungslager macht Arbeiter aus ihnen.
term-training_stage = **Stufe** – Die Ausbildung hat zwei: Am Rundenende rücken neue Arbeiter von Stufe I auf II und von II zu deinen aktiven Arbeitern.
term-resource = **Ressource** – Gold, Holz, Stein, Marmor und Waffen. Sie bezahlen Plättchen und Wallplättchen; am Ende sind sie kaum etwas wert.
term-gold = **Gold** – Damit zahlst du Löhne, Aktivierungskosten und am Markt. Am Ende sind { COMPONENT("constants.final_gold_per_point") } Gold 1 Punkt wert.
term-wood = **Holz** – Eine Ressource, aus dem Sägewerk. Viele Plättchen kosten Holz, und die Schmiede macht Waffen daraus.
term-stone = **Stein** – Eine Ressource, aus dem Steinbruch. Die meisten teureren Plättchen kosten Stein.
term-marble = **Marmor** – Eine Ressource, aus dem Marmorbruch. Tempel und viele Wallplättchen brauchen ihn.
term-weapon = **Waffe** – Eine Ressource, die die Schmiede aus Holz macht; auch am Markt gibt es sie. Viele Wallplättchen fordern Waffen.
term-city = **Stadt** – Alle Plättchen in der Tischmitte. Ihr baut sie gemeinsam, und ihr dürft auch fremde Plättchen aktivieren.
term-tiles = **Plättchen** – Ein Teil der Stadt. Wer es baut, dem gehört es, und wollen andere es nutzen, zahlen sie dafür; mehr als { COMPONENT("constants.max_owned_tiles") } hat niemand.
term-wall = **Wall** – Der Hadrianswall. Wer liefert, was für ihn gefordert ist, nimmt ein Wallplättchen und bekommt Punkte.
term-wall_tiles = **Wallplättchen** – In jeder Runde liegt eins offen: Zahle am Außenposten des Reiches, was es fordert, und du bekommst seine Punkte und { COMPONENT("wall_tile[id=wall_01].back_points") } für jedes, das du schon hast.
term-demand = **Forderung** – Die Ressourcen, die ein offenes Wallplättchen verlangt. Wer alle hat, kann es nehmen.
term-space = **Feld** – Ein Ort in der Stadt, mit Buchstabe und Zahl, etwa M13. Ein neues Plättchen muss an einer Seite an ein anderes grenzen.
term-plaza = **Plaza** – Ecken mit gleichem Muster, die sich treffen. Wenn du baust, bringt jede passende Ecke eines anderen Plättchens 1 Punkt, nur dieses eine Mal.
term-build = **Bauen** – Eine Aktion: Bezahle ein Plättchen der Auslage und lege es an die Stadt, mit einem Arbeiter, der 1 Erfahrung gewinnt.
term-building_cost = **Baukosten** – Die Ressourcen unter dem Namen eines Plättchens der Auslage. Du zahlst sie beim Bauen in den Vorrat.
term-activate = **Aktivieren** – Eine Aktion: Schicke einen Arbeiter auf ein Plättchen der Stadt und nutze es. Jedes geht nur einmal je Runde.
term-fee = **Aktivierungskosten** – Was du für ein fremdes Plättchen zahlst, bevor es dir etwas bringt. Eigene und solche, die niemandem gehören, kosten nichts.
term-zone = **Zone** – Das Zeichen am Rand eines Plättchens. +1, rot: Der Arbeiter lernt 1 dazu. +0, grün: Er lernt nichts. S, grau: ein spezielles Plättchen, das keinen aktiven Arbeiter braucht.
term-pass = **Passen** – In dieser Runde nichts mehr tun. Deine Plättchen bringen dir weiter Aktivierungskosten ein.
term-morale = **Moral** – Eine Leiste, auf Seite A von { COMPONENT("player_board[id=A].morale.1") } bis { COMPONENT("player_board[id=A].morale.15") }. Für jedes Gold, das für Löhne fehlt, sinkt sie um ein Feld; ihr Wert zählt am Ende.
term-wages = **Lohn** – Am Rundenende kostet jeder aktive Arbeiter und jeder im Ruhestand auf den meisten Tafeln { COMPONENT("player_board[id=A].wage_active.gold") } Gold. Was fehlt, senkt die Moral.
term-player_board = **Tafel** – Was vor dir liegt. Sie sagt, zu welchem Kurs du handelst, welche Löhne du zahlst und was Moral wert ist.
term-rate = **Wechselkurs** – Was der Markt für eine Ressource gibt oder nimmt. Auf Seite A bringen Holz und Stein { COMPONENT("player_board[id=A].sell.wood") } und kosten { COMPONENT("player_board[id=A].buy.wood") }, Marmor und Waffen bringen { COMPONENT("player_board[id=A].sell.marble") } und kosten { COMPONENT("player_board[id=A].buy.marble") }.
term-supply = **Vorrat** – Was niemandem gehört. Dorthin zahlst du Kosten, von dort kommen Ressourcen; er geht nie aus.
term-stack = **Stapel** – Die verdeckten Plättchen, die später in die Auslage kommen: erst die von Epoche I, dann die von Epoche II.
term-display = **Auslage** – Die offenen Plättchen zum Bauen, eins mehr, als ihr Personen seid. Am Rundenende wird sie aufgefüllt.
term-available = **Verfügbar** – Ein Plättchen ist verfügbar, solange es in der Auslage liegt und niemand es gebaut hat.
term-epoch = **Epoche** – Das Zeitalter eines Plättchens, I oder II. Die meisten von Epoche II sind mehr wert. Liegen sie oben auf dem Stapel, bringt der Ruhestand { COMPONENT("constants.retire_points_epoch_II") } Punkte, nicht mehr { COMPONENT("constants.retire_points_epoch_I") }.
term-round = **Runde** – Reihum macht ihr Aktionen, bis alle gepasst haben; dann kommen die Arbeiter zurück und werden bezahlt. Mehr als { COMPONENT("constants.max_rounds") } gibt es nicht.
term-initiative = **Initiative** – Die erste Phase einer Runde: Wer die wenigsten Punkte hat, ist zuerst dran, und das die ganze Runde lang.
term-action = **Aktion** – Was du tust, wenn du am Zug bist: bauen, aktivieren oder passen. Reihum geht es weiter, bis alle gepasst haben.
term-update = **Aktualisierungsphase** – Die letzte Phase einer Runde: Ausbildung, Erfahrung, Ruhestand, Löhne; dann kommen neue Plättchen.
term-final_scoring = **Schlusswertung** – Nach der letzten Runde: die Erfahrung der aktiven Arbeiter, 1 für jeden neuen Arbeiter, die Moral und 1 Punkt je { COMPONENT("constants.final_gold_per_point") } Gold an Ressourcen.
term-district = **Stadtbereich** – Plättchen einer Person, die aneinandergrenzen. Nur im Expertenspiel bringt der größte Punkte.
term-expert_game = **Expertenspiel** – Eine Spielart ab drei Personen: Am Ende bringen auch Stadtbereiche, Wallplättchen und übrige Dorfbewohner Punkte.
term-difficult_game = **Schwieriges Spiel** – Eine Spielart ab drei Personen, ganz ohne Markt.
term-trade = **Handel** – Was du am Markt tust: verkaufen, in so vielen Schritten, wie du willst, dann kaufen. Alles zusammen ist eine Aktion.
term-academy = **Akademie** – Ein spezielles Plättchen. Am Rundenende werden deine neuen Arbeiter auf Stufe I sofort aktiv, für 1 Stein an die Person, der sie gehört.
term-labor_camp = **Arbeiterlager** – Ein spezielles Plättchen. Einmal je Runde baut oder aktiviert ein Arbeiter im Ruhestand mit Erfahrung { COMPONENT("constants.retire_at") }, für 1 Waffe an die Person, der es gehört.
term-training_camp = **Ausbildungslager** – Es macht aus einem Dorfbewohner einen neuen Arbeiter auf Stufe I, der nach dem Ende der nächsten Runde aktiv ist.
term-imperial_outpost = **Außenposten des Reiches** – Das Plättchen in der Mitte. Dort zahlst du, was das offene Wallplättchen fordert, und nimmst es. Aktivierungskosten gibt es nicht.
term-market = **Markt** – Dort handelst du mit dem Vorrat: erst verkaufen, dann kaufen, zum Wechselkurs deiner Tafel.
term-recruit = **Anwerben** – Hast du am Rundenende keinen aktiven Arbeiter, darfst du { COMPONENT("constants.emergency_recruit_cost") } Punkte abgeben, und ein Dorfbewohner wird sofort aktiv.
term-gold_mine = **Goldmine** – Sie gibt so viel Gold, wie der Arbeiter Erfahrung hat, und er lernt dabei. Eine haben alle von Anfang an.
term-sawmill = **Sägewerk** – Es gibt so viel Holz, wie der Arbeiter Erfahrung hat, und er lernt dabei.
term-quarry = **Steinbruch** – Er gibt so viele Steine, wie der Arbeiter Erfahrung hat, und der lernt dabei.
term-marble_quarry = **Marmorbruch** – Er gibt so viel Marmor, wie der Arbeiter Erfahrung hat, und der lernt dabei.
term-smithy = **Schmiede** – Sie macht Holz zu ebenso vielen Waffen, höchstens so vielen, wie der Arbeiter Erfahrung hat; er lernt dabei.
term-curia = **Kurie** – Sie gibt { COMPONENT("city_type[id=curia].effect.amount") } Gold für jedes Plättchen, das dir gehört.
term-forum = **Forum** – Es gibt { COMPONENT("city_type[id=forum].effect.amount") } Gold für jeden deiner aktiven Arbeiter.
term-temple_maia = **Tempel der Maia** – Er bringt { COMPONENT("city_type[id=temple_maia].effect.amount") } Punkte für jeden deiner aktiven Arbeiter.
term-temple_apollo = **Tempel des Apollo** – Er bringt 1 Punkt für jedes Plättchen, das dir gehört.
term-temple_plutus = **Tempel des Plutos** – Er bringt 1 Punkt für jeden Stein und jedes Holz, das du nach dem Bezahlen hast. Du behältst alles.
term-temple_mercury = **Tempel des Merkur** – Er bringt { COMPONENT("city_type[id=temple_mercury].effect.amount") } Punkte für jeden Marmor und jede Waffe, die du hast. Du behältst alles.
term-temple_venus = **Tempel der Venus** – Er bringt so viele Punkte, wie deine Moral wert ist, unter 0 nichts.
term-colosseum = **Kolosseum** – Es hebt deine Moral um ein Feld je { COMPONENT("city_type[id=colosseum].effect.per") } Plättchen, die dir gehören.
term-oracle = **Orakel** – Es hebt deine Moral um { COMPONENT("city_type[id=oracle].effect.steps") } Felder für jeden deiner Arbeiter im Ruhestand.
term-statue = **Statue** – Gebaut wird sie nur für ihre { COMPONENT("city_type[id=statue].build_points") } Punkte. Aktivieren kann sie niemand.
term-triumphal_arch = **Triumphbogen** – Gebaut wird er nur für seine { COMPONENT("city_type[id=triumphal_arch].build_points") } Punkte. Aktivieren kann ihn niemand.
