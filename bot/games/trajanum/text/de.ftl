### Forum Trajanum: jedes Wort, das in diesem Spiel zu lesen ist.

game-about = Jeder verwaltet eine Colonia, die Trajan gegründet hat: Nehmt Plättchen aus ihren Straßen, baut auf den freien Feldern und schickt Gesandte auf das große Forum des Kaisers in Rom.
points-ahead = { $amount ->
    [one] einen Siegpunkt
   *[other] { $amount } Siegpunkte
}

## Zahlen des Spielmaterials, `where` darin, mit dem, was sie zählen

-builders = { COMPONENT($where) } Baumeister
-workers = { COMPONENT($where) } Arbeiter
-different-workers = { COMPONENT($where) ->
    [one] { COMPONENT($where) } Arbeiter
   *[other] { COMPONENT($where) } verschiedenfarbige Arbeiter
}
-assistants = { COMPONENT($where) ->
    [one] { COMPONENT($where) } Assistent
   *[other] { COMPONENT($where) } Assistenten
}
-tribunes = { COMPONENT($where) ->
    [one] { COMPONENT($where) } Tribun
   *[other] { COMPONENT($where) } Tribune
}
-coins = { COMPONENT($where) } Geld
-upgrades = { COMPONENT($where) ->
    [one] { COMPONENT($where) } Aufwertung
   *[other] { COMPONENT($where) } Aufwertungen
}
-points = { COMPONENT($where) ->
    [one] { COMPONENT($where) } Siegpunkt
   *[other] { COMPONENT($where) } Siegpunkte
}
-ship-envoys = { COMPONENT($where) ->
    [one] { COMPONENT($where) } Gesandter auf dem Schiff
   *[other] { COMPONENT($where) } Gesandte auf dem Schiff
}
-different-citizens = { COMPONENT($where) ->
    [one] { COMPONENT($where) } aktiver Bürger
   *[other] { COMPONENT($where) } aktive Bürger verschiedener Schichten
}
-scored-cranes = { COMPONENT($where) ->
    [one] { COMPONENT($where) } gewerteter Baukran
   *[other] { COMPONENT($where) } gewertete Baukräne
}
-columns = { COMPONENT($where) ->
    [one] { COMPONENT($where) } Siegessäule
   *[other] { COMPONENT($where) } Siegessäulen
}
-plaza-markers = { COMPONENT($where) } Forumsmarker auf dem Platz
-times = { COMPONENT($where) ->
    [one] einmal
    [2] zweimal
   *[other] { COMPONENT($where) }-mal
}

## Siegpunkte und Ressourcen

points = { $amount ->
    [one] { $amount } Siegpunkt
   *[other] { $amount } Siegpunkte
}
goods-builder = { $amount ->
    [0] keinen Baumeister
   *[other] { $amount } Baumeister
}
goods-worker_red = { $amount ->
    [0] keine roten Arbeiter
    [one] { $amount } roter Arbeiter
   *[other] { $amount } rote Arbeiter
}
goods-worker_blue = { $amount ->
    [0] keine blauen Arbeiter
    [one] { $amount } blauer Arbeiter
   *[other] { $amount } blaue Arbeiter
}
goods-worker_green = { $amount ->
    [0] keine grünen Arbeiter
    [one] { $amount } grüner Arbeiter
   *[other] { $amount } grüne Arbeiter
}
goods-worker_yellow = { $amount ->
    [0] keine gelben Arbeiter
    [one] { $amount } gelber Arbeiter
   *[other] { $amount } gelbe Arbeiter
}
goods-assistant = { $amount ->
    [0] keinen Assistenten
    [one] { $amount } Assistent
   *[other] { $amount } Assistenten
}
goods-tribune = { $amount ->
    [0] keinen Tribun
    [one] { $amount } Tribun
   *[other] { $amount } Tribune
}
goods-coin = { $amount ->
    [0] kein Geld
   *[other] { $amount } Geld
}
goods-upgrade = { $amount ->
    [one] { $amount } Aufwertung
   *[other] { $amount } Aufwertungen
}
goods-nothing = keine Ressourcen
held-builder = Baumeister
    .change = { $signed } Baumeister
held-worker_red = Roter Arbeiter
    .change = { $signed } { $amount ->
    [one] roter
   *[other] rote
} Arbeiter
held-worker_blue = Blauer Arbeiter
    .change = { $signed } { $amount ->
    [one] blauer
   *[other] blaue
} Arbeiter
held-worker_green = Grüner Arbeiter
    .change = { $signed } { $amount ->
    [one] grüner
   *[other] grüne
} Arbeiter
held-worker_yellow = Gelber Arbeiter
    .change = { $signed } { $amount ->
    [one] gelber
   *[other] gelbe
} Arbeiter
held-assistant = Assistent
    .change = { $signed } { $amount ->
    [one] Assistent
   *[other] Assistenten
}
held-tribune = Tribun
    .change = { $signed } { $amount ->
    [one] Tribun
   *[other] Tribune
}
held-coin = Geld
    .change = { $signed } Geld
held-vp = Siegpunkte
    .change = { $signed } { $amount ->
    [one] Siegpunkt
   *[other] Siegpunkte
}
held-ship = Gesandte an Bord
    .change = { $signed } { $amount ->
    [one] Gesandter
   *[other] Gesandte
} an Bord
    .counted = { $amount ->
    [0] kein Gesandter
    [one] ein Gesandter
   *[other] { $amount } Gesandte
} auf dem Schiff
held-reserve = Reserve
held-shift = Schieber
    .change = Schieber { $signed }
held-citizens = aktive Bürger
held-library = Bibliotheksleiste
held-basilica = Basilikaleiste
held-market = Marktleiste
held-orders = Auftrag bringt
held-colonia = Colonia bringt
held-eagles = Adler bringen
held-group = Gruppe bringt
called-worker_red = einen roten Arbeiter
called-worker_blue = einen blauen Arbeiter
called-worker_green = einen grünen Arbeiter
called-worker_yellow = einen gelben Arbeiter
called-assistant = einen Assistenten
called-tribune = einen Tribun
called-coin = 1 Geld

## Plättchen, Bürger, Straßen

citizen-patrician = Patrizier
citizen-merchant = Händler
citizen-craftsman = Handwerker

row-1 = Zeile 1 (Patrizier I)
row-2 = Zeile 2 (Patrizier II)
row-3 = Zeile 3 (Händler I)
row-4 = Zeile 4 (Händler II)
row-5 = Zeile 5 (Handwerker I)
row-6 = Zeile 6 (Handwerker II)
row-title-1 = Patrizier I
row-title-2 = Patrizier II
row-title-3 = Händler I
row-title-4 = Händler II
row-title-5 = Handwerker I
row-title-6 = Handwerker II
rows-listed = { $count ->
    [0] keine Zeile
    [one] Zeile { $rows }
   *[other] Zeilen { $rows }
}

colour-red = rot
colour-blue = blau
colour-green = grün
colour-yellow = gelb
colour-eagle = Adler
colour-any = alle Farben
letter-red = R
letter-blue = B
letter-green = Gr
letter-yellow = Ge

street-tower = Turm
street-amphora = Amphore
street-helmet = Helm
street-lyre = Leier
street-sword = Schwert
street-wreath = Kranz
street-monument = Denkmal
street-chariot = Wagen
street-torch = Fackel
street-shield = Schild
street-galley = Galeere
street-lamp = Lampe
street-twice = zweimal { $street }
line-row = Zeile { $line }
line-column = Spalte { $line }

## Gebäude und Bauwerke

building-column = Siegessäule
building-library = Bibliothek
building-basilica = Basilika
building-market = Markt
building-fountain = Brunnen
building-park = Park
building-stable = Stallung
building-house = Haus

buildings-column = { $amount ->
    [one] { $amount } Siegessäule
   *[other] { $amount } Siegessäulen
}
buildings-library = { $amount ->
    [one] { $amount } Bibliothek
   *[other] { $amount } Bibliotheken
}
buildings-basilica = { $amount ->
    [one] { $amount } Basilika
   *[other] { $amount } Basiliken
}
buildings-market = { $amount ->
    [one] { $amount } Markt
   *[other] { $amount } Märkte
}
buildings-fountain = { $amount } Brunnen
buildings-park = { $amount ->
    [one] { $amount } Park
   *[other] { $amount } Parks
}
buildings-stable = { $amount ->
    [one] { $amount } Stallung
   *[other] { $amount } Stallungen
}
buildings-house = { $amount ->
    [one] { $amount } Haus
   *[other] { $amount } Häuser
}

plan-basilica = eine Basilika
plan-library = eine Bibliothek
plan-column = eine Siegessäule
plan-market = einen Markt
plan-house = ein Haus
plan-fountain = einen Brunnen
plan-park = einen Park
plan-stable = eine Stallung
plan-basilica_house = eine Basilika und ein Haus
plan-library_fountain = eine Bibliothek und einen Brunnen
plan-column_park = eine Siegessäule und einen Park
plan-market_stable = einen Markt und eine Stallung
plan-double_house = zwei Häuser
plan-double_fountain = zwei Brunnen
plan-double_park = zwei Parks
plan-double_stable = zwei Stallungen
choice-plan-basilica = Basilika
choice-plan-library = Bibliothek
choice-plan-column = Siegessäule
choice-plan-market = Markt
choice-plan-house = Haus
choice-plan-fountain = Brunnen
choice-plan-park = Park
choice-plan-stable = Stallung
choice-plan-basilica_house = Basilika + Haus
choice-plan-library_fountain = Bibliothek + Brunnen
choice-plan-column_park = Siegessäule + Park
choice-plan-market_stable = Markt + Stallung
choice-plan-double_house = Zwei Häuser
choice-plan-double_fountain = Zwei Brunnen
choice-plan-double_park = Zwei Parks
choice-plan-double_stable = Zwei Stallungen

track-library = Bibliotheksleiste
track-basilica = Basilikaleiste
track-market = Marktleiste

reward-library-1 = 1 beliebiger Arbeiter und { -tribunes(where: "reward[track=library, step=1].gives") }
reward-library-3 = Gesandter auf ein Adlerfeld
reward-basilica-4 = zusätzliche Bauaktion
reward-market-2 = Flächenbonus
reward-market-3 = Gesandter auf ein beliebiges farbiges Mosaikfeld
reward-market-4 = ein Coloniaplättchen sofort nutzen

bonus-tribune = 1 Tribun
bonus-assistant = 1 Assistent
bonus-coin = 1 Geld
bonus-upgrade = 1 Aufwertung

exchange-recolour = Umfärben
exchange-promote = Befördern
exchange-swap = Umtauschen
exchange-craft_worker = Arbeiter ausbilden
exchange-craft_builder = Baumeister ausbilden
exchange-recolour-does = ein Assistent und ein Arbeiter gegen einen Arbeiter anderer Farbe
exchange-promote-does = zwei gleichfarbige Arbeiter gegen einen Baumeister
exchange-swap-does = Geld, ein Tribun oder ein Assistent gegen etwas anderes davon
exchange-craft_worker-does = ein Assistent gegen einen beliebigen Arbeiter
exchange-craft_builder-does = ein Assistent gegen einen Baumeister

## Trajankarten

trajan-i_1 = I (ein farbiges Bauwerk waagerecht zwischen zwei grauen Gebäuden; { -tribunes(where: "trajan[id=i_1].collect.tribune") } + { -coins(where: "trajan[id=i_1].collect.coin") })
trajan-i_2 = I (über und unter einem Tempel je ein Gebäude; { -different-citizens(where: "trajan[id=i_2].collect.citizens_of_different_classes") } + { -ship-envoys(where: "trajan[id=i_2].collect.envoy_on_ship") })
trajan-i_3 = I (zwei verschiedene graue Gebäude untereinander; { -assistants(where: "trajan[id=i_3].collect.assistant") } + { -coins(where: "trajan[id=i_3].collect.coin") })
trajan-i_4 = I (ein Baukran mit Gebäuden auf beiden Seiten; { -builders(where: "trajan[id=i_4].collect.builder") } + { -workers(where: "trajan[id=i_4].collect.worker_any") } + { -assistants(where: "trajan[id=i_4].collect.assistant") })
trajan-i_p = I (links und rechts von einem Tempel je ein farbiges Bauwerk; { -scored-cranes(where: "trajan[id=i_p].collect.scored_crane") } + { -columns(where: "trajan[id=i_p].collect.column_built") })
trajan-ii_1 = II (ein Quadrat aus vier Gebäuden; { -assistants(where: "trajan[id=ii_1].collect.assistant") } + { -coins(where: "trajan[id=ii_1].collect.coin") })
trajan-ii_2 = II (ein graues Gebäude senkrecht zwischen zwei farbigen Bauwerken; { -tribunes(where: "trajan[id=ii_2].collect.tribune") } + { -builders(where: "trajan[id=ii_2].collect.builder") } + { -assistants(where: "trajan[id=ii_2].collect.assistant") })
trajan-ii_3 = II (Bauwerke aller vier Farben, egal wo; { -workers(where: "trajan[id=ii_3].collect.worker_any") } + { -columns(where: "trajan[id=ii_3].collect.column_built") })
trajan-ii_4 = II (ein farbiges Bauwerk senkrecht zwischen zwei grauen Gebäuden; { -scored-cranes(where: "trajan[id=ii_4].collect.scored_crane") } + { -different-citizens(where: "trajan[id=ii_4].collect.citizens_of_different_classes") })
trajan-ii_p = II (drei verschiedenfarbige Bauwerke nebeneinander; { -tribunes(where: "trajan[id=ii_p].collect.tribune") } + { -different-workers(where: "trajan[id=ii_p].collect.workers_of_different_colours") })
trajan-iii_1 = III (zwei graue Gebäude senkrecht zwischen zwei farbigen Bauwerken; je ein aktiver Bürger jeder Schicht)
trajan-iii_2 = III (drei verschiedenfarbige Bauwerke untereinander; { -columns(where: "trajan[id=iii_2].collect.column_built") } + { -tribunes(where: "trajan[id=iii_2].collect.tribune") } + { -builders(where: "trajan[id=iii_2].collect.builder") })
trajan-iii_3 = III (farbige Bauwerke an allen vier Ecken eines Tempels; { -scored-cranes(where: "trajan[id=iii_3].collect.scored_crane") } + { -different-workers(where: "trajan[id=iii_3].collect.workers_of_different_colours") })
trajan-iii_4 = III (drei verschiedene graue Gebäude untereinander; { -plaza-markers(where: "trajan[id=iii_4].collect.plaza_marker") } + { -assistants(where: "trajan[id=iii_4].collect.assistant") } + { -coins(where: "trajan[id=iii_4].collect.coin") })
trajan-iii_p = III (farbige Bauwerke auf allen vier Seiten eines Tempels; { -tribunes(where: "trajan[id=iii_p].collect.tribune") } + { -assistants(where: "trajan[id=iii_p].collect.assistant") })

## Züge: der Knopf, der Befehl und was er tut

move-setup = Colonia anlegen
move-setup-description = Verteile Baukräne, deinen ersten Bürger und die zwei anderen Bürger
command-setup = aufbau
move-take = Nehmen
move-take-description = Nimm ein Plättchen aus deiner Colonia
move-stop = Kein Plättchen nehmen
move-stop-description = Nimm kein Plättchen oder kein zweites, wenn in den Straßen keins mehr liegt
command-stop = genug
move-keep = Behalten
move-keep-description = Behalte eins der beiden Plättchen; das andere geht nach rechts
move-use = Nutzen
move-use-description = Nutze dein eigenes oder das erhaltene Plättchen, oder für { -tribunes(where: "game.both_tiles_tribunes") } beide
move-citizen = Bürger
move-citizen-description = Wähle die Zeile für den Bürger
move-gain = Ressource
move-gain-description = Wähle, was du bekommst
command-gain = ressource
move-exchange = Tauschen
move-exchange-description = Tausche Figuren oder Geld, mit Assistenten oder mit Hilfe deiner Bürger
move-build = Bauen
move-build-description = Baue ein Einzel- oder Doppelplättchen in deine Colonia
move-reward = Prämie
move-reward-description = Nimm die Prämie, die du auf der Leiste erreicht hast, oder eine frühere
move-envoy = Gesandter
move-envoy-description = Lege einen Gesandten von deinem Schiff aufs Forum
move-bonus = Flächenbonus
move-bonus-description = Wähle einen Flächenbonus, mit Patrizier II zwei
command-bonus = bonus
move-skip = Verzichten
move-skip-description = Verzichte auf die Prämie, den Gesandten oder die zusätzliche Bauaktion
command-skip = verzichten
move-end = Zug beenden
move-end-description = Beende deinen Zug
command-end = ende
move-pay = Bürger bezahlen
move-pay-description = Bezahle Bürger, { -coins(where: "game.citizen_pay") } je Zeile; die anderen werden inaktiv
command-pay = bezahlen

## Felder eines Zugs

field-nw = Baukran A1
field-ne = Baukran F1
field-sw = Baukran A6
field-se = Baukran F6
field-row = Bürgerzeile
field-diagonal = Ecken
field-upper = Obere Ecke
field-space = Feld
field-tile = Plättchen
field-then = Zweites Plättchen
field-way = Tausch
field-pay = Gegeben
field-get = Bekommen
field-what = Gebäude
field-second = Zweites
field-first = Zuerst
field-step = Stufe
field-column = Spalte
field-cell = Mosaikfeld
field-count = Zahl der Zeilen
field-rows = Zeilen

option-name-nw = nw
option-name-ne = no
option-name-sw = sw
option-name-se = so
option-name-row = zeile
option-name-diagonal = ecken
option-name-upper = oben
option-name-then = dann
option-name-way = art
option-name-pay = geben
option-name-get = bekommen
option-name-what = was

field-setup-nw-description = Die Farbe des Baukrans in der Ecke A1
field-setup-nw-question = Welcher Baukran steht auf A1?
field-setup-ne-description = Die Farbe des Baukrans in der Ecke F1
field-setup-ne-question = Welcher Baukran steht auf F1?
field-setup-sw-description = Die Farbe des Baukrans in der Ecke A6
field-setup-sw-question = Welcher Baukran steht auf A6?
field-setup-se-description = Die Farbe des Baukrans in der Ecke F6
field-setup-se-question = Welcher Baukran steht auf F6?
field-setup-row-description = Die Zeile für deinen ersten Bürger
field-setup-row-question = In welche Zeile kommt dein erster Bürger?
field-setup-diagonal-description = Die beiden Ecken für die anderen Bürger
field-setup-diagonal-question = In welche beiden Ecken kommen die anderen Bürger?
field-setup-upper-description = Wer von den beiden in der oberen Ecke liegt
field-setup-upper-question = Wer von ihnen kommt in die obere Ecke?
field-take-space-description = Von welchem Feld du das Plättchen nimmst
field-take-space-question = Welches Plättchen nimmst du?
field-keep-tile-description = Welches Plättchen du behältst; das andere geht an deinen rechten Nachbarn
field-keep-tile-question = Welches Plättchen behältst du?
field-use-tile-description = Welches Plättchen du nutzt
field-use-then-description = Ob du danach ein zweites nutzt, für { -tribunes(where: "game.both_tiles_tribunes") }
field-use-then-question = Nutzt du { $tile } allein oder noch ein zweites?
field-citizen-row-description = In welche Zeile der Bürger kommt
field-citizen-row-question = In welche Zeile kommt der Bürger?
field-gain-resource-question = Welche Ressource bekommst du?
field-exchange-way-description = Welcher Tausch
field-exchange-way-question = Welchen Tausch machst du?
field-exchange-pay-description = Was du hergibst
field-exchange-pay-question = { $way }: Was gibst du her?
field-exchange-get-description = Was du bekommst
field-exchange-get-question = Was bekommst du für { $pay }?
field-build-what-description = Was du baust
field-build-what-question = Was baust du?
field-build-space-description = Auf welches Feld; beim Doppelplättchen der graue Teil, oder einer von zwei gleichen
field-build-space-question = Wo baust du { $what }?
field-build-second-description = Wohin der andere Teil eines Doppelplättchens kommt
field-build-second-question = Wo kommt neben { $space } der andere Teil hin?
field-build-first-description = Welcher Teil seine Prämie zuerst bringt
field-build-first-question = Welcher Teil bringt seine Prämie zuerst?
field-reward-step-description = Die Prämie welcher Stufe du nimmst
field-reward-step-question = Die Prämie welcher Stufe nimmst du?
field-envoy-column-description = In welche Spalte des Forums
field-envoy-column-question = Anderswo: in welcher Spalte?
field-envoy-cell-description = Auf welches Mosaikfeld der Gesandte kommt
field-envoy-cell-question = Auf welches Mosaikfeld kommt der Gesandte?
field-bonus-first-description = Welchen Flächenbonus du nimmst
field-bonus-first-question = Welchen Flächenbonus nimmst du?
field-bonus-second-description = Welchen Flächenbonus du außerdem nimmst, einen anderen
field-bonus-second-question = { $first } und welchen Flächenbonus noch?
field-pay-count-description = Wie viele Zeilen du bezahlst
field-pay-count-question = Oder: Wie viele Zeilen bezahlst du?
field-pay-rows-description = Welche Zeilen du bezahlst, je { -coins(where: "game.citizen_pay") }
field-pay-rows-question = Welche Zeilen bezahlst du?

## Optionen einer neuen Partie

option-learning_game = Kennenlernpartie
option-learning_game-description = Nur eine Trajankarte, vom Stapel III, am Ende gewertet; gleiche Straßensymbole für alle
option-colonia_side-description = Seite A: gleiche Straßensymbole für alle; Seite B: auf jeder Colonia andere
option-colonia_side-A = Seite A
option-colonia_side-B = Seite B
option-promo_cards = Promokarten
option-promo_cards-description = Fünf statt vier Trajankarten je Durchgang, aus denen eine gezogen wird
option-forum_tiles = Mosaiktableaus
option-forum_tiles-description = Die Mosaiktableaus der Schachtel, zufällige Mosaike oder die der Beispiele
option-forum_tiles-standard = aus der Schachtel
option-forum_tiles-random = zufällig
option-forum_tiles-first_game = wie in den Beispielen
option-forum_layout = Anordnung des Forums
option-forum_layout-description = Wie die Mosaiktableaus aneinanderliegen
option-forum_layout-a = kompakt
option-forum_layout-b = verzweigt
option-tile_supply = Bauplättchen
option-tile_supply-description = Ob Bauplättchen ausgehen können
option-tile_supply-limited = begrenzt
option-tile_supply-unlimited = unbegrenzt
option-spare_tile = Übriges Plättchen
option-spare_tile-description = Du siehst eine Liste deiner verdeckten Plättchen, oder das eine, das übrig bleibt
option-spare_tile-list = Liste
option-spare_tile-look = ansehen
option-setup_choice = Aufbau
option-setup_choice-description = Ihr legt eure Colonias selbst an, oder der Zufall tut es
option-setup_choice-choose = selbst
option-setup_choice-auto = Zufall

## Was zur Wahl steht

choice-diagonal = { $upper } und { $lower }
choice-upper = { $citizen } über { $other }
choice-own = Eigenes Plättchen: { $tile }
choice-received = Von { $player }: { $tile }
choice-reserve = Reserve: { $tile }
called-own = dein eigenes Plättchen
called-received = das Plättchen von { $player }
called-reserve = das Plättchen aus der Reserve
choice-alone = Kein zweites
choice-first-grey = Zuerst der graue Teil
choice-first-coloured = Zuerst der farbige Teil
choice-step = Stufe { $step }: { $reward }
choice-nothing = Nichts weiter
choice-rows = { $count ->
    [0] Keine Zeile
    [one] Eine Zeile
   *[other] { $count } Zeilen
}
choice-paid = { $count ->
    [0] Keine Zeile
    [one] Zeile { $rows }
   *[other] Zeilen { $rows }
}
choice-recolour = Umfärben: { $before } → { $after }
choice-first-row = Zeile { $number }
choice-row = Zeile { $number } ({ $name })
choice-column = Spalte { $column }
choice-elsewhere = Alle anderen Felder
choice-neighbour = Ein Plättchen vom Nachbarn
choice-both = Beide Plättchen
choice-both-received = Beide, dein eigenes { $own ->
    [first] zuerst
   *[last] zuletzt
}
choice-both-reserve = { choice-both-received } (Reserve: { $tile })

hint-costs = kostet { $price }
hint-crane = legt den { $colour ->
    [red] roten
    [blue] blauen
    [yellow] gelben
   *[green] grünen
} Kran frei
hint-first = { $building }
hint-corners = { $citizen } auf { $upper }, { $other } auf { $lower }
hint-given = Preis: { $cost }; du hast: { $held }
hint-from = von { $space }
hint-citizen = kommt in eine deiner Zeilen
hint-citizen-own = kommt in eine deiner Zeilen und wird kein Gesandter
hint-slider = Schieber von { $before } auf { $after }
hint-held = du hast: { $held }
times = { $times ->
    [one] einmal
    [2] zweimal
   *[other] { $times }-mal
}
hint-also = { $hint }; { $used ->
    [0] { times } im Zug
   *[other] in diesem Zug noch { times }
}
hint-plan = { $cost }: { $rewards }
hint-most = bis zu { $points }
hint-scoring = { $points } in dieser Wertung; danach { $coins }
hint-cells = { $cells ->
    [one] ein Mosaikfeld
   *[other] { $cells } Mosaikfelder
}
hint-cells-points = { hint-cells }, bis zu +{ $points } je Wertung

would-step = Stufe { $step }
would-reward = Stufe { $step } ({ $reward })
would-nothing = keine Prämie
would-envoys = { $count ->
    [0] kein Gesandter: { $ship ->
        [0] Schiff leer
       *[other] nichts frei
    }
    [one] ein Gesandter ({ $colour })
   *[other] { $count } Gesandte ({ $colour })
}
would-envoy-perhaps = vielleicht ein Gesandter ({ $colour })
would-row = +{ $points } je Wertung
would-order = Auftrag { $cycle } erfüllt{ $times ->
    [one] { "" }
   *[other] {" "}({ $times }-mal)
}
would-order-perhaps = Auftrag { $cycle } beim passenden zweiten Feld{ $times ->
    [one] { "" }
   *[other] {" "}({ $times }-mal)
}
would-complete = vollendet das Farbfeld
would-join = noch { $left } von { $cells } Mosaikfeldern frei
would-eagle = Adler +{ $points }
would-group = Gruppe aus { $size }

## Was ein Zug bewirkt, außer dem, was geschieht

outlook-cranes = Deine Baukräne: { $cranes }.
outlook-corners = In den Ecken: { $citizens }.
outlook-corner = { $citizen } auf { $corner }
outlook-unseen = Die anderen sehen es, wenn alle gewählt haben.
outlook-take = Du nimmst das Plättchen von { $space } und siehst es dir an. Zurücklegen kannst du es nicht.
outlook-seen = Nur du siehst es.
outlook-effect = Es wirkt sofort, und alle sehen es.
outlook-price = Das kostet { $price }; gezahlt wird, sobald alle gewählt haben.
outlook-crane = Damit liegt der { $colour ->
    [red] rote
    [blue] blaue
    [yellow] gelbe
   *[green] grüne
} Baukran frei: Am Ende dieses Durchgangs gibt es { $each } für jedes Bauwerk seiner Farbe (du hast { $structures ->
    [0] noch keins
   *[other] { $structures }
}). Gebaut wird in einer Ecke nie.
outlook-passed = Was du weitergibst, geht an { $player }.
outlook-none-passed = Du gibst kein Plättchen weiter{ $reserve ->
    [yes] ; { $player } darf dafür eins aus der Reserve nutzen
   *[no] {" "}an { $player }
}.
outlook-delivery = Du wählst als Letztes: Alle Plättchen werden genommen und weitergegeben.
outlook-next-turn = { $player } ist an der Reihe.
outlook-next-round = Damit beginnt Runde { $round }.
outlook-reserve = Das Plättchen von { $player } kommt danach in deine Reserve.
outlook-reserve-used = Das Plättchen aus der Reserve ({ $tile }) ist danach aus dem Spiel.
outlook-ship = Auf deinem Schiff { $envoys ->
    [0] ist dann kein Gesandter mehr
    [one] ist dann ein Gesandter
   *[other] sind dann { $envoys } Gesandte
}.
outlook-slider = Dein Schieber rückt von { $before } auf { $after }; ein Auftrag ist dort { $points } wert.
outlook-ability = { $row } ist aktiv – { $ability }.
outlook-row-counts = Solange die Bürger aktiv sind, bringt in Zeile { $number } jede Art grauer Gebäude { $factor } Siegpunkte.
outlook-colonia = Das bringt in jeder Coloniawertung { $points } mehr, so wie deine Bürger dann liegen.
outlook-order = Damit ist Trajans Bauauftrag { $cycle } { $times ->
    [one] erfüllt
   *[other] { $times }-mal erfüllt
}.
outlook-eagle = Für Adler bringt das in jeder Forumswertung{ $lasting ->
    [yes] { "" }
   *[no] , solange Patrizier I aktiv ist,
} { $points } mehr.
outlook-group = Deine größte Gruppe besteht dann aus { $size ->
    [one] einem Gesandten
   *[other] { $size } Gesandten
}; so, wie dein Schieber dann steht, zählt sie { $points }.
outlook-two-bonuses = Du darfst zwei verschiedene Flächenboni nehmen.
outlook-tile = Danach nutzt du dein zweites Plättchen: { $tile }.
outlook-step = Danach bringt dich ein Gebäude ({ $building }) auf Stufe { $step } seiner Prämienleiste: { $reward }{ $step ->
    [1] { "" }
   *[other] {" "}oder eine frühere Prämie
}.
outlook-step-earlier = Danach bringt dich ein Gebäude ({ $building }) auf Stufe { $step } seiner Prämienleiste, für eine frühere Prämie.
outlook-no-step = Danach bringt das Gebäude ({ $building }) keine Prämie mehr: Die Leiste ist zu Ende.
outlook-envoy = Danach darfst du einen Gesandten auf ein Mosaikfeld legen ({ $colour }), so wie es jetzt steht.
outlook-no-envoy = Für das Bauwerk ({ $building }, { $colour }) ist dann kein { $ship ->
    [0] Gesandter mehr auf deinem Schiff
   *[other] Mosaikfeld frei
}, so wie es jetzt steht.
outlook-column = Danach bringt die Siegessäule { $points }, so wie es jetzt steht ({ $fragment } für die Trajanssäule, { $citizens } für aktive Bürger).
outlook-track-end = Danach ist die { $track } zu Ende: Dein Marker kommt auf den Platz neben der Trajanssäule und bringt { $points }, so wie es jetzt steht ({ $fragment } für die Trajanssäule, { $citizens } für aktive Bürger).
outlook-coins = Danach hast du { $coins }.
outlook-unpaid = Inaktiv sind dann: { $rows } – keine Spezialfähigkeit, und die Bürger zählen nicht.
outlook-scoring = Diese Wertung bringt dir dann { $points }: { $sources }.
outlook-scoring-none = Diese Wertung bringt dir dann nichts.

## Was die Zeichen auf Plätzen und Knöpfen bedeuten

sign-points = **+** Siegpunkte in jeder Wertung
sign-order = **!** erfüllt einen Bauauftrag
sign-area = **!** vollendet ein Farbfeld
sign-tribune = **−** kostet einen Tribun

## Was ans Licht kommt, wenn ein Zug vorausgespielt wird: „Dann …“

then-light-streets = werden die nächsten Straßenkarten aufgedeckt
then-light-taken = siehst du, welches Plättchen es ist
then-light-delivery = siehst du, was an dich weitergegeben wird
then-light-turn = werden die Plättchen für den nächsten Zug aufgedeckt
then-light-used = wird das Plättchen aufgedeckt

## Was gefragt ist

prompt-set-up-choice = Lege deine Colonia an – dein erster Bürger: { $citizen } ({ $rows })
tribune-elsewhere = { $tribunes ->
    [0] für ein anderes hast du keinen Tribun
    [one] ein anderes kostet deinen einzigen Tribun
   *[other] ein anderes kostet einen deiner { $tribunes } Tribune
}
prompt-taking = Nimm ein Plättchen aus einer vorgegebenen Straße: { $streets }; { tribune-elsewhere }
prompt-taking-stop = Hier liegt kein Plättchen für dich: { $streets }; { tribune-elsewhere }
prompt-taking-second = Du hast: { $tile } – nimm ein zweites Plättchen; aus: { $streets }; { tribune-elsewhere }
prompt-taking-stop-second = Du hast: { $tile } – hier liegt kein zweites für dich: { $streets }; { tribune-elsewhere }
prompt-keep = Du hast genommen: { PARTS($tiles) } – behalte eins, das andere geht an { $player }
prompt-using = Welches Plättchen nutzt du?
prompt-using-both = Welches Plättchen nutzt du? Für { $tribunes ->
    [2] deine beiden Tribune
   *[other] { COMPONENT("game.both_tiles_tribunes") } deiner { $tribunes } Tribune
} darfst du { $received ->
    [yes] beide
   *[no] dein eigenes und eins aus deiner Reserve
} nutzen
prompt-citizen-choice = { $citizen } – in welche Zeile?
prompt-gain-choice = Wähle: { $first } oder { $second }
prompt-gain-worker = Wähle die Farbe deines Arbeiters
prompt-building-step = { $build ->
    [yes] { $exchange ->
        [yes] Baue oder tausche
       *[no] Baue oder beende deinen Zug
    }
   *[no] { $exchange ->
        [yes] Tausche oder beende deinen Zug
       *[no] Beende deinen Zug
    }
}; { $resources }; { $envoys }
prompt-extra-building = { $exchange ->
    [yes] Baue noch einmal, oder tausche vorher
   *[no] Baue noch einmal oder verzichte
}; { $resources }; { $envoys }
prompt-reward-choice = { $track }: nimm eine Prämie
prompt-own-tile-choice = Nimm ein beliebiges Plättchen aus deiner Colonia und nutze es
prompt-envoy-choice = Lege einen Gesandten auf ein Mosaikfeld ({ $colour }); { $envoys } auf dem Schiff
prompt-envoy-any = Lege einen Gesandten auf ein beliebiges farbiges Mosaikfeld; { $envoys } auf dem Schiff
prompt-envoy-eagle = Lege einen Gesandten auf ein Adlerfeld; { $envoys } auf dem Schiff
prompt-bonus-choice = Wähle { $picks ->
    [one] einen Flächenbonus
   *[other] zwei verschiedene Flächenboni
}
prompt-payment = Welche Bürger bezahlst du? { -coins(where: "game.citizen_pay") } je Zeile; Bürger liegen hier: { $rows }; du hast { $coins }

awaited-set-up-choice = Colonia anlegen
awaited-taking = Plättchen nehmen
awaited-using = ein Plättchen nutzen
awaited-citizen-choice = Bürger einsetzen
awaited-gain-choice = Ressource wählen
awaited-building-step = tauschen und bauen
awaited-building-step-built = tauschen oder den Zug beenden
awaited-reward-choice = Prämie wählen
awaited-own-tile-choice = Plättchen nehmen
awaited-extra-building = noch einmal bauen
awaited-envoy-choice = Gesandten schicken
awaited-bonus-choice = Flächenbonus wählen
awaited-payment = Bürger bezahlen

## Was jemand hat

status-points = { $points }, Rang { $place } von { $seats }
    .brief = { $points }
status-resources = Ressourcen: { $resources }
    .brief = { $resources }
status-no-resources = Ressourcen: keine
    .brief = keine Ressourcen
status-taken = Von { $space } genommen: { $tile }
status-passed = An { $player } gegeben: { $tile }
status-citizens = Bürger: { PARTS($rows) }
status-row = Zeile { $number }, { $row }{ $count ->
    [one] { "" }
   *[other] {" "}×{ $count }
}{ $active ->
    [yes] { "" }
   *[no] , inaktiv
}
status-built = Gebäude: { $buildings }
status-tracks = Prämienleisten: { $tracks }
status-track = { $track } { $step }{ $plaza ->
    [yes] {" "}(auf dem Platz)
   *[no] { "" }
}
status-hand =
    .whole = Auf der Hand, verdeckt: { $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
    }
status-cranes = Noch nicht gewertete Baukräne: { $cranes }
status-crane-open = { $colour } ({ $corner }, freigelegt)
status-envoys = Gesandte: { $ship ->
    [0] keine
   *[other] { $ship }
} auf dem Schiff{ $sent ->
    [0] { "" }
   *[other] , { $sent } auf dem Forum
}{ $eagles ->
    [0] { "" }
    [one] ; Adler: { $eagles } Siegpunkt
   *[other] ; Adler: { $eagles } Siegpunkte
}
status-slider = Schieber auf { $shift } von { COMPONENT("prestige.last_shift") }{ $flipped ->
    [yes] , gewendet
   *[no] { "" }
}: Ein Auftrag bringt { $order }
    .brief = Schieber auf { $shift }, Aufträge je { $order }
status-group = { $size ->
    [0] Noch keine Gruppe von Gesandten
    [one] Größte Gruppe: ein einzelner Gesandter, { $points }
   *[other] Größte Gruppe: { $size } Gesandte, { $points }
}
status-sent =
    .brief = Gesandte auf { $cells }
status-bar =
    .whole = Siegpunkte nach der Größe einer Gruppe, von 1 bis { $largest } oder mehr: { $values }
status-sources = Siegpunkte nach Herkunft: { $sources }
status-reserve = Reserve: { PARTS($tiles) }
status-order = Auftrag { $card } – bisher: { orders-so-far }
    .whole = Auftrag { $cycle } – bisher: { orders-so-far }
    .brief = { "" }
status-spare = Übrig, nicht in deiner Colonia: { $tile }
status-unseen = Noch verdeckt: { PARTS($tiles) }
status-tiles = Verdeckte Plättchen: { $count }
status-symbols-rows =
    .whole = Zeilen 1 bis 6: { $streets }
status-symbols-columns =
    .whole = Spalten A bis F: { $streets }
status-spaces =
    .whole = Zeile { $row }: { $spaces }
status-worth =
    .whole = Graue Gebäude brächten jetzt: { $rows }; zusammen { $points }
status-worth-nothing =
    .whole = Graue Gebäude brächten jetzt nichts
status-first-citizen = Erster Bürger: { $citizen }
status-first-rows = Zeilen für den ersten Bürger: { $rows }
status-other-citizens = In zwei gegenüberliegende Ecken ({ $first } oder { $second }): { $citizens }
status-all-cranes = Je ein Baukran für die Ecken { $corners }: { $colours }

## Der Tisch in Worten

passage-plans = Was du bauen kannst
passage-exchanges = Was du tauschen kannst
passage-takes = Was du nehmen kannst
passage-cells = Wohin dein Gesandter kann
passage-pays = Was du bezahlen kannst
passage-streets = Die Straßen
passage-cards = Die Trajankarten
passage-column = Die Trajanssäule
passage-plaza = Der Platz neben der Trajanssäule
passage-forum = Das Forum, Zeile für Zeile
passage-areas = Die Farbfelder des Forums
passage-tracks = Die Prämienleisten
passage-supply = Der Vorrat an Bauplättchen

in-words-phase-set_up = Aufbau: Die Colonias werden angelegt.
in-words-phase-take = Durchgang { $cycle }, Runde { $round } von { $rounds }: Plättchen werden genommen.
in-words-phase-turns = Durchgang { $cycle }, Runde { $round } von { $rounds }: Der Reihe nach wird ein Plättchen genutzt und gebaut.
in-words-phase-scoring = Durchgang { $cycle }, nach Runde { $round } von { $rounds }: Bürger werden bezahlt.
in-words-over = Die Partie endete nach Runde { $round }.
in-words-over-early = Die Partie endete { $round ->
    [0] beim Anlegen der Colonias
   *[other] in Runde { $round }
}.
in-words-column = Die Trajanssäule zeigt { $points }: So viel bringt eine Siegessäule, und einen mehr für jeden aktiven Bürger.
in-words-start = Die Startspielerfigur hat { $player }. Reihenfolge: { $players }.
in-words-turn = Am Zug: { $player }; die Bauaktion { $built ->
    [yes] ist getan
   *[no] steht noch aus
}.
in-words-answered = Schon gewählt: { $players }.

in-words-lacks = { $label }, gerade nicht: { $lacks }.

in-words-take-free = Ohne Tribun: { $spaces }.
in-words-take-free-none = Ohne Tribun nichts.
in-words-take-tribune = Für einen Tribun: { $spaces }.
in-words-pays = { $count ->
    [0] Keine Bürger
   *[other] Zeilen mit Bürgern: { $rows }
}.

in-words-called = Straßenkarten dieser Runde: { $streets }.
in-words-called-times = { $times ->
    [0] Noch nicht aufgedeckt
    [one] Bisher einmal aufgedeckt
   *[other] Bisher zweimal aufgedeckt
}: { $streets }.
in-words-cards = Auf jeder Karte steht zuerst der Bauauftrag, dann der Sammelauftrag.
in-words-card = { $card }: wird nach Runde { $round } gewertet.
in-words-card-scored = { $card }: schon gewertet, nach Runde { $round }.
in-words-card-unscored = { $card }: nicht gewertet.
in-words-card-none = Durchgang { $cycle } hat in dieser Partie keine Karte.

in-words-forum-names = Ein Name hinter einem Mosaikfeld sagt, wessen Gesandter dort liegt.
in-words-forum-row = Zeile { $row }: { $cells }.
in-words-area = Begonnen ({ $colour }): { $cells }; noch frei: { $free }.
in-words-areas-untouched = Nicht begonnen ({ $colour }): { PARTS($areas) }.
in-words-areas-complete = Vollendet ({ $colour }): { PARTS($areas) }.
in-words-step = Stufe { $step }: { $library } (Bibliothek), { $basilica } (Basilika) und { $market } (Markt).
in-words-markers = { $track }: { $markers }.
in-words-marker = { $player } { $step ->
    [0] am Anfang
   *[other] auf Stufe { $step }
}
in-words-plaza = { $player }: der Marker von der { $track }.
in-words-plaza-empty = Noch ist kein Marker hier.
in-words-supply = { $grey } oder { $coloured }: Einzelplättchen { $singles }, Doppelplättchen { $doubles }.
in-words-supply-unlimited = Bauplättchen gehen in dieser Partie nicht aus.

in-words-space-tile = { $space } Plättchen
in-words-space-free = { $space } frei
in-words-space-temple = { $space } Tempel
in-words-space-double = { $space } { $building } (doppelt, mit { $other })
in-words-crane = { $space } Baukran ({ $colour })
in-words-crane-covered = { $space } Baukran ({ $colour }, darauf { $tile })
in-words-crane-open = { $space } Baukran ({ $colour }, freigelegt)
in-words-crane-scored = { $space } Baukran ({ $colour }, gewertet)
in-words-row-worth = { $points } in Zeile { $row } (×{ $factor })
orders-so-far = Bauauftrag { $formations ->
    [0] noch nicht
    [one] einmal
    [2] zweimal
   *[other] { $formations }-mal
}, Sammelauftrag { $collections ->
    [0] noch nicht
    [one] einmal
    [2] zweimal
   *[other] { $collections }-mal
}

pictured-forum = Das Forum. { $stage }
pictured-colonias = Die Colonias. { $stage }
pictured-areas = Begonnene Farbfelder: { $areas }.
pictured-area = { $colour } (frei: { $free })
pictured-card = Nächste Trajankarte: { $card }.

## Was geschehen ist (die Änderungen an Siegpunkten und Ressourcen folgen dem Satz)

event-start-drawn = { $player } { VERB($player, "beginnt", "beginnst") }
event-cards-drawn = Trajankarten dieser Partie: { PARTS($cards) }
    .table = { "" }
event-worker-drawn = Gezogen für { WHOM($player) }: { $worker } und ein Bürger
    .aside = { $citizen }
    .label = { "" }
event-worker-drawn-together = Alle beginnen mit einem Bürger und Ressourcen
event-laid-out = { $player } { VERB($player, "legt", "legst") } die Colonia an
event-laid-out-together = Die Colonias werden angelegt
event-laid = In { WHOSE($player, "den anderen Ecken", "deinen anderen Ecken") } liegen: { PARTS($tiles) }
event-laid-together = In den beiden anderen Ecken liegen
event-cycle-began = Durchgang { cycle-numeral } beginnt: Eine Siegessäule bringt { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} und 1 mehr für jeden aktiven Bürger
    .table = Durchgang { cycle-numeral } beginnt
event-streets-called = Runde { $round }, Straßenkarten: { $streets }; { $start } { VERB($start, "beginnt", "beginnst") }
    .table = Runde { $round }, Straßenkarten: { $streets }
event-took = Du nimmst { $space }: { $tile }
event-chosen = { $player } { $count ->
    [0] { VERB($player, "nimmt", "nimmst") } kein Plättchen
    [1] { VERB($player, "nimmt", "nimmst") } kein Plättchen mehr und { VERB($player, "behält", "behältst") } das eine ({ $kept })
   *[other] { VERB($player, "behält", "behältst") }: { $kept }
}
event-chosen-hidden = { $player } { VERB($player, "hat", "hast") } gewählt
event-tiles-taken = { $player } { VERB($player, "nimmt", "nimmst") } { $count ->
    [one] ein
   *[other] { $count }
} Plättchen von { $spaces }
    .short = { VERB($player, "nimmt", "nimmst") } { $spaces }
event-tiles-taken-together = Plättchen werden genommen
event-no-tile-taken = { $player } { VERB($player, "nimmt", "nimmst") } kein Plättchen
event-received = Du erhältst: { $tile }
event-turn-began = { $player } { $count ->
    [0] { VERB($player, "hat", "hast") } kein Plättchen aufzudecken
   *[other] { VERB($player, "deckt", "deckst") } auf: { PARTS($tiles) }
}
event-used-both = { $player } nutzt beide Plättchen
    .short = { "" }
event-used = { $player } nutzt { $source ->
    [own] das Plättchen aus der Colonia
    [received] das erhaltene Plättchen
   *[reserve] ein Plättchen der Reserve
}
    .nothing = { $tile }
    .short = { "" }
event-upgrade-lost = Die Aufwertung bringt { TO-WHOM($player) } nichts: Der Schieber ist am Ende der Leiste
event-stored-on-ship = { WHOSE($player, "Das behaltene Plättchen", "Dein behaltenes Plättchen") } kommt aufs Schiff
    .aside = { $tile }
event-stored-in-reserve = Das erhaltene Plättchen kommt in { WHOSE($player, "die Reserve", "deine Reserve") }
    .aside = { $tile }
event-citizen-placed = { $player } { VERB($player, "legt", "legst") } einen Bürger in { $row }
    .short = { VERB($player, "legt", "legst") } einen Bürger
event-citizen-placed-together = Bürger werden eingesetzt
event-row-revived = { $row } ist bei { TO-WHOM($player) } wieder aktiv
event-slider-flipped = { $player } { VERB($player, "wendet", "wendest") } den Schieber auf die Seite mit den höheren Zahlen
event-slider-flipped-together = Schieber werden auf die Seite mit den höheren Zahlen gewendet
event-gained = { $player } { VERB($player, "wählt", "wählst") } eine Ressource
    .short = { "" }
event-exchanged = { $player } { VERB($player, "tauscht", "tauschst") }
    .aside = { $way }
    .short = { "" }
event-built = { $player } { VERB($player, "baut", "baust") } { $plan } auf { COMMAS($spaces) }
event-column-scored = { WHOSE($player, "Die Siegessäule", "Deine Siegessäule") } wird gewertet
    .label = Siegessäule { $changes }
event-track-advanced = { $player } { VERB($player, "erreicht", "erreichst") } Stufe { $step } der { $track }
event-reward-taken = { $player } { VERB($player, "nimmt", "nimmst") } eine Prämie
    .aside = { $reward }
    .short = { "" }
event-reward-declined = { $player } { VERB($player, "verzichtet", "verzichtest") } auf die Prämie der { $track }
    .short = { "" }
event-step-lacking = { WHOSE($player, "Die Prämienleiste", "Deine Prämienleiste") } ist zu Ende, es gibt keine Prämie
    .aside = { $building }
event-track-ended = { $player } { VERB($player, "bringt", "bringst") } den Marker von der { $track } auf den Platz neben der Trajanssäule
event-tile-shown = { $player } { VERB($player, "nimmt", "nimmst") } das Plättchen von { $space }: { $tile }
    .short = { VERB($player, "nimmt", "nimmst") } { $space }
event-extra-declined = { $player } { VERB($player, "verzichtet", "verzichtest") } auf die zusätzliche Bauaktion
    .short = { "" }
event-envoy-placed = { $player } { VERB($player, "legt", "legst") } einen Gesandten auf { $cell }
    .aside = { $colour }
    .short = { VERB($player, "legt", "legst") } einen Gesandten auf { $cell }
event-envoy-on-eagle = { $player } { VERB($player, "legt", "legst") } einen Gesandten auf das Adlerfeld { $cell }
    .short = { VERB($player, "legt", "legst") } einen Gesandten auf { $cell }
event-envoy-lacking = { $player } { VERB($player, "hat", "hast") } keinen Gesandten auf dem Schiff
event-cell-lacking = Für { WHOSE($player, "einen Gesandten", "einen deiner Gesandten") } ist kein Mosaikfeld frei
    .aside = { $colour }
event-envoy-declined = { $player } { VERB($player, "schickt", "schickst") } keinen Gesandten
    .short = { "" }
event-area-completed = { $player } { VERB($player, "vollendet", "vollendest") } ein Farbfeld aus { $cells ->
    [one] einem Mosaikfeld
   *[other] { $cells } Mosaikfeldern
}
    .aside = { $colour }
event-bonus-taken = { $player } { VERB($player, "nimmt", "nimmst") } einen Flächenbonus
    .aside = { $bonus }
    .short = { "" }
event-turn-ended = { $player } { VERB($player, "beendet", "beendest") } den Zug
event-scoring-began = Durchgang { cycle-numeral } endet: Bürger werden bezahlt, dann wird gewertet
    .table = Durchgang { cycle-numeral } endet
event-paid = { $player } { VERB($player, "bezahlt", "bezahlst") } { $count ->
    [0] keine Bürger
   *[other] die Bürger in { $rows }
}
    .label = Bürger { $changes }
event-paid-together = Bürger werden bezahlt
event-crane-scored = { WHOSE($player, "Ein Baukran", "Einer deiner Baukräne") } wird gewertet
    .aside = { $corner }, { $colour }: { $structures ->
    [0] kein Bauwerk
    [one] ein Bauwerk
   *[other] { $structures } Bauwerke
}
    .nothing = keine Siegpunkte
    .label = Baukräne { $changes }
event-crane-scored-together = Baukranwertung
event-colonia-scored = { WHOSE($player, "Die Colonia", "Deine Colonia") } wird gewertet
    .label = Colonia { $changes }
event-colonia-scored-together = Coloniawertung
event-eagles-scored = Adlerwertung für { WHOM($player) }
    .label = Adler { $changes }
event-eagles-scored-together = Adlerwertung
event-group-scored = { WHOSE($player, "Die größte Gruppe", "Deine größte Gruppe") } besteht aus { $size ->
    [one] einem Gesandten
   *[other] { $size } Gesandten
}
    .label = größte Gruppe { $changes }
event-group-scored-together = Größte Gruppen
event-group-scored-each = { $player } ({ $seats ->
    [one] { "" }
   *[other] je{" "}
}{ $size ->
    [one] ein Gesandter
   *[other] { $size } Gesandte
})
orders-scored = { $formations ->
    [0] Sammelauftrag { $collections ->
        [one] einmal
        [2] zweimal
       *[other] { $collections }-mal
    }
   *[other] Bauauftrag { $formations ->
        [one] einmal
        [2] zweimal
       *[other] { $formations }-mal
    }{ $collections ->
        [0] { "" }
        [one] , Sammelauftrag einmal
        [2] , Sammelauftrag zweimal
       *[other] , Sammelauftrag { $collections }-mal
    }
}
event-orders-scored = { $player } { VERB($player, "erfüllt", "erfüllst") } Trajans Aufträge
    .aside = { orders-scored }
    .label = Aufträge { $changes }
event-orders-scored-together = Trajanwertung
event-ended-rounds = Das Spiel ist zu Ende: Der dritte Durchgang ist gewertet

## Das Ende

ended-rounds = Der dritte Durchgang ist gewertet.

source-column = Siegessäulen
source-track = Leisten
source-bonus = Flächenboni
source-crane = Baukräne
source-colonia = Colonia
source-eagle = Adler
source-group = Größte Gruppe
source-order = Aufträge

tie-citizens = Aktive Bürger
tie-resources = Ressourcen

## Ablehnungen: was nicht geht, und was stattdessen

refusal-first-set-up-choice = Lege zuerst deine Colonia an.
refusal-first-taking = Nimm zuerst Plättchen aus deiner Colonia und behalte eins davon.
refusal-first-using = Nutze zuerst eins deiner Plättchen.
refusal-first-citizen-choice = Wähle zuerst eine Zeile für den Bürger.
refusal-first-gain-choice = Wähle zuerst, welche Ressource du bekommst.
refusal-first-building-step = Jetzt darfst du tauschen, bauen, wenn du noch nicht gebaut hast, oder deinen Zug beenden.
refusal-first-reward-choice = Nimm zuerst eine Prämie der Leiste oder verzichte.
refusal-first-own-tile-choice = Nimm zuerst ein Plättchen aus deiner Colonia.
refusal-first-extra-building = Baue zuerst noch einmal oder verzichte; vorher darfst du tauschen.
refusal-first-envoy-choice = Schicke zuerst den Gesandten oder verzichte.
refusal-first-bonus-choice = Wähle zuerst den Flächenbonus.
refusal-first-payment = Jetzt werden Bürger bezahlt: Sag, welche Zeilen du bezahlst, oder keine.
refusal-cranes = Jeder der vier Baukräne steht in einer Ecke; nimm jede Farbe einmal.
refusal-row-class = { $citizen } kommen nur in diese Zeilen: { $rows }; nimm eine davon.
refusal-row-full = { $row } hat schon zwei Bürger; nimm die andere Zeile.
refusal-diagonal = Die zwei Bürger liegen in gegenüberliegenden Ecken; nimm A1 und F6 oder F1 und A6.
refusal-upper = Dein erster Bürger: { $citizen }; die beiden anderen sind aus den anderen Schichten. Nimm einen davon.
refusal-keep-first = Du hast zwei Plättchen genommen ({ PARTS($tiles) }); behalte eins davon.
refusal-keep-not-yet = Du hast { $taken ->
    [0] noch kein Plättchen genommen
   *[other] erst ein Plättchen genommen
}; { $stop ->
    [yes] wähle *{ move-stop }*, wenn du { $taken ->
        [0] keins
       *[other] keins mehr
    } willst
   *[no] { $taken ->
        [0] nimm zuerst Plättchen
       *[other] nimm noch eins, von beiden behältst du dann eins
    }
}.
refusal-keep = Das ist keins deiner Plättchen; behalte eins von diesen: { PARTS($tiles) }.
refusal-stop = In den vorgegebenen Straßen liegt noch ein Plättchen für dich ({ $streets }); nimm eins.
refusal-take-tribune = { $space } liegt in keiner vorgegebenen Straße, die dir noch offensteht ({ $streets }), kostet also einen Tribun, und du hast keinen mehr. { $stop ->
    [yes] Dort liegt keins mehr; wähle *{ move-stop }*
   *[no] Nimm ein Plättchen von dort
}.
    .short = kosten einen Tribun, du hast keinen
refusal-space-unknown = Die Felder einer Colonia heißen A1 bis F6; nimm eins davon.
refusal-temple = Auf { $space } steht ein Tempel; nimm ein anderes Feld.
refusal-no-tile = Auf { $space } liegt kein Plättchen; { $others ->
    [no] wähle *{ move-stop }*
   *[yes] nimm ein anderes Feld
}.
    .short = kein Plättchen mehr
refusal-no-own-tile = Du hast in dieser Runde kein eigenes Plättchen; nutze ein anderes.
refusal-nothing-received = { $player } hat dir kein Plättchen gegeben; nutze ein anderes.
    .short = { $player } hat keins gegeben
refusal-reserve-closed = { $player } hat dir ein Plättchen gegeben; die Reserve ist nur in Runden offen, in denen du keins bekommst. Nutze dein eigenes oder dieses.
refusal-not-in-reserve = Dieses Plättchen liegt nicht in deiner Reserve; nutze ein anderes.
refusal-tile-unknown = So ein Plättchen gibt es nicht; nutze eins von deinen.
refusal-two-tiles = Zwei Plättchen sind immer dein eigenes und eins von deinem Nachbarn; { $both ->
    [yes] nimm von jedem eins
   *[no] nutze in diesem Zug nur eins
}.
refusal-both-tribunes = Beide Plättchen zu nutzen kostet { $tribunes } Tribune, und zwar zu Beginn deines Zugs; du hast { $held ->
    [0] keinen
    [one] einen
   *[other] { $held }
}. Nutze eins davon.
    .short = braucht { $tribunes } Tribune, du hast { $held ->
        [0] keinen
        [one] einen
       *[other] { $held }
    }
refusal-gain = Das gibt es hier nicht; nimm etwas davon: { $resources }.
refusal-built-already = Du hast in diesem Zug schon gebaut; { $exchange ->
    [yes] tausche oder beende deinen Zug
   *[no] beende deinen Zug
}.
refusal-exchange-unknown = So einen Tausch gibt es nicht; { exchange-instead }.
exchange-instead = { $others ->
    [yes] nimm einen anderen Tausch
   *[no] tauschen kannst du gerade nichts
}
refusal-exchange-row = { $exchange } geht nur mit einem aktiven Bürger in { $row }; { exchange-instead }.
    .short = braucht einen aktiven Bürger in { $row }
refusal-exchange-used = { $exchange } geht nur { times } im Zug, und das hast du schon getan; { exchange-instead }.
    .short = in diesem Zug schon { $times ->
        [one] gemacht
        [2] zweimal gemacht
       *[other] { $times }-mal gemacht
    }
refusal-exchange-pay = Das kannst du hier nicht hergeben; nimm etwas davon: { $resources }.
refusal-exchange-poor = Das kannst du hier nicht hergeben, und dieser Tausch { refusal-exchange-cost.short }; { exchange-instead }.
refusal-exchange-cost = Preis dieses Tauschs: { $cost } (noch nötig: { $lacks }); { $others ->
    [yes] nimm einen, den du bezahlen kannst
   *[no] tauschen kannst du gerade nichts
}.
    .short = { $way ->
        [recolour] braucht einen Assistenten und einen Arbeiter
        [promote] braucht zwei gleichfarbige Arbeiter
        [swap] braucht Geld, einen Tribun oder einen Assistenten
       *[other] braucht einen Assistenten
    }
refusal-exchange-same = Du kannst nicht bekommen, was du hergibst; nimm etwas anderes.
refusal-exchange-get = Das gibt es hier nicht; nimm etwas davon: { $resources }.
refusal-plan-unknown = So ein Gebäude gibt es nicht; nimm eins von denen, die zur Wahl stehen.
refusal-supply = Für { $plan } gibt es keine Plättchen mehr, auch nicht mit der anderen Seite; baue etwas anderes.
    .short = keine Plättchen mehr
refusal-build-cost = Für { $plan } brauchst du: { $cost } (noch nötig: { $lacks }); { $exchange ->
    [yes] tausche vorher{ $others ->
        [yes] {" "}oder baue etwas anderes
       *[no] { "" }
    }
   *[no] { $others ->
        [yes] baue etwas anderes
       *[no] bauen kannst du gerade nichts
    }
}.
    .short = noch nötig: { $lacks }
refusal-no-site = In deiner Colonia ist kein Feld frei, du kannst also nicht bauen.
    .short = kein freies Feld
refusal-no-site-two = Keine zwei freien Felder liegen nebeneinander; nur Einzelplättchen haben Platz.
    .short = keine zwei freien Felder nebeneinander
refusal-corner = { $space } ist eine Ecke mit Baukran, dort wird nie gebaut; nimm ein anderes Feld.
refusal-tile-there = Auf { $space } liegt noch ein Plättchen; nimm ein leeres Feld.
refusal-built-there = Auf { $space } hast du schon gebaut ({ $building }); nimm ein leeres Feld.
refusal-site-alone = Neben { $space } ist kein Feld frei; nimm ein anderes.
refusal-not-beside = Der zweite Teil kommt neben { $space }; nimm eins davon: { $spaces }.
refusal-second-single = Für { $plan } reicht ein Feld; lass das zweite weg.
refusal-order = Du baust { $plan }: Hier gibt es nichts zu wählen, welcher Teil zuerst kommt; lass es weg.
refusal-order-unknown = Zuerst bringt entweder der graue oder der farbige Teil seine Prämie; wähle einen der beiden.
refusal-step = Auf der { $track } hast du Stufe { $step } erreicht; nimm eine der Stufen, die zur Wahl stehen.
refusal-reward = Diese Prämie geht gerade nicht: { $reward }; nimm eine andere Stufe oder verzichte.
    .short = { $why ->
        [bar] dein Schieber ist am Ende der Leiste
        [envoy] kein Gesandter auf deinem Schiff
        [eagle] alle Adlerfelder sind besetzt
       *[cell] kein Mosaikfeld mehr frei
    }
refusal-cell-unknown = So ein Mosaikfeld gibt es auf dem Forum nicht; nimm eins auf den Tableaus.
refusal-cell-taken = Auf { $cell } liegt schon ein Gesandter von { $player }; nimm ein freies Mosaikfeld.
refusal-eagle-only = Dieser Gesandte kommt auf ein Adlerfeld; nimm ein freies.
refusal-no-eagle = Auf ein Adlerfeld kommt ein Gesandter nur durch die dritte Bibliothek; nimm ein { $colour ->
    [red] rotes
    [blue] blaues
    [green] grünes
    [yellow] gelbes
   *[any] farbiges
} Mosaikfeld.
refusal-cell-colour = { $cell } hat eine andere Farbe; dieser Gesandte kommt auf ein { $colour ->
    [red] rotes
    [blue] blaues
    [yellow] gelbes
   *[green] grünes
} Mosaikfeld.
refusal-area-rule = Ein Farbfeld dieser Farbe ({ $colour }) ist begonnen und hat noch Platz; nimm ein freies Mosaikfeld dort. Um ein anderes zu beginnen, brauchst du einen aktiven Patrizier I.
refusal-bonus-unknown = So einen Flächenbonus gibt es nicht; nimm einen von denen, die zur Wahl stehen.
refusal-bonus-one = Du bekommst einen Flächenbonus; lass den zweiten weg.
refusal-bonus-two = Du bekommst zwei Flächenboni; nimm zwei von denen, die zur Wahl stehen.
refusal-bonus-same = Die beiden Flächenboni müssen verschieden sein; diesen hast du schon: { $bonus }. Nimm einen anderen dazu.
refusal-bonus-upgrade = Dein Schieber ist am Ende der Leiste; nimm einen anderen Bonus.
    .short = dein Schieber ist am Ende der Leiste
refusal-rows = Nenne Zeilen, in denen du Bürger hast: { $rows }; in ihrer Reihenfolge, etwa „1 3“, oder keine.
    .short = dort liegt kein Bürger
refusal-pay = { $count ->
    [one] Eine Zeile kostet
   *[other] { $count } Zeilen kosten
} ebenso viel Geld; du hast { $coins }. Nimm weniger.
    .short = dafür brauchst du { $count } Geld, du hast { $coins }

## Warnungen vor Zügen, die man bereuen könnte

caution-tribune = { $space } kostet einen Tribun, dabei liegt in einer vorgegebenen Straße noch ein Plättchen, das nichts kostet. Trotzdem nehmen?
caution-upgrade = Weiter als bis ans Ende der Leiste kommt dein Schieber nicht: Eine Aufwertung ginge verloren. Trotzdem weiter?
caution-track-ended = Die Prämienleiste ist zu Ende ({ $building }): Dafür gibt es keine Prämie mehr. Trotzdem bauen?
caution-no-envoy = Du baust { $structures ->
    [one] ein farbiges Bauwerk
   *[other] { $structures } farbige Bauwerke
}, kannst aber { $envoys ->
    [0] keinen Gesandten
   *[other] nur einen Gesandten
} ins Forum schicken. Trotzdem bauen?
caution-not-built = Du könntest in diesem Zug noch bauen. Trotzdem beenden?
caution-unpaid = Du könntest noch { $rows ->
    [one] eine Zeile
   *[other] { $rows } Zeilen
} bezahlen (übrig: { $coins } Geld). Dabei bleiben?

## Die Regeln, Seite für Seite

rules-aim-title = Worum es geht
rules-aim-governors = Kaiser Trajan lässt in Rom das größte aller Foren bauen. Ihr verwaltet Colonias, die er gegründet hat: Ihr baut an ihren Straßen, und eure Gesandten berichten davon in Rom.
rules-aim-course = Das Spiel hat { COMPONENT("game.cycles") } Durchgänge zu je { COMPONENT("game.rounds_per_cycle") } Runden, jeder mit einer Wertung am Ende. Wer die meisten Siegpunkte hat, gewinnt.
rules-aim-take = **In jeder Runde, alle gleichzeitig:** Zwei Straßenkarten werden aufgedeckt. Ihr nehmt aus diesen beiden Straßen eurer Colonia je ein Plättchen, behaltet eins und gebt das andere verdeckt dem rechten Nachbarn.
rules-aim-use = **Dann der Reihe nach** nutzt ihr ein Plättchen, das behaltene oder das erhaltene: Es bringt Ressourcen oder einen Bürger.
rules-aim-build = **Danach dürft ihr bauen**, ein Einzel- oder Doppelplättchen, wo Platz ist. Graue Gebäude bringen Siegpunkte und Prämien, farbige Bauwerke schicken Gesandte aufs Forum.
rules-aim-score = **Am Ende eines Durchgangs** werden Baukräne, Colonia, Forum und Trajans Aufträge gewertet.

rules-set-up-title = Die Colonia
rules-set-up-grid = Eine Colonia hat sechs Spalten (A bis F) und sechs Zeilen (1 bis { COMPONENT("colonia.rows") }): zwölf Straßen, jede mit ihrem Symbol. Vier Tempel sind aufgedruckt; sie bleiben. In den vier Ecken stehen Baukräne. Auf allen Feldern außer den Tempeln liegen eure Coloniaplättchen, verdeckt außer in den Ecken; alle haben die gleichen { COMPONENT("tile") }, darunter zwei Bürger jeder Gesellschaftsschicht.
rules-set-up-start = Alle beginnen so: { $resources }, dazu ein Arbeiter, dessen Farbe gezogen wird, und ein Bürger, dessen Schicht gezogen wird.
rules-set-up-choice = Dann legt ihr alle eure Colonias an, ohne dass die anderen es sehen: welcher Kran in welcher Ecke steht, in welche seiner zwei Zeilen euer Bürger kommt, und in welchen zwei gegenüberliegenden Ecken eure Bürger der anderen Schichten liegen.
rules-set-up-auto = Wie die Kräne stehen und die ersten Bürger liegen, entscheidet in dieser Partie der Zufall.
rules-set-up-corners = Die Plättchen in den Ecken liegen offen. Wer eins nimmt, legt seinen Baukran frei.
rules-set-up-spare-list = Ein Plättchen bleibt übrig und spielt nicht mit. Niemand weiß, wo ein verdecktes Plättchen liegt; aber nur du siehst eine Liste deiner Plättchen, die noch da sind.
rules-set-up-spare-look = Ein Plättchen bleibt übrig und spielt nicht mit; nur du darfst es ansehen. Niemand weiß, wo ein verdecktes Plättchen liegt.
rules-set-up-forum = Das Forum besteht aus { $boards } Mosaiktableaus.

rules-streets-title = Coloniaplättchen nehmen
rules-streets-called = { COMPONENT("game.streets_per_round") } Straßenkarten werden aufgedeckt. Von jedem der zwölf Symbole gibt es { COMPONENT("game.street_cards") ->
    [2] zwei
   *[other] { COMPONENT("game.street_cards") }
}, jede Straße kommt also { -times(where: "game.street_cards") } im Spiel dran.
rules-streets-side-a = Ein Symbol steht in jeder Colonia an derselben Zeile oder Spalte.
rules-streets-side-b = Die Symbole stehen in jeder Colonia woanders; eine Karte meint bei allen eine andere Zeile oder Spalte.
rules-streets-take = Du nimmst für jede Karte ein Plättchen und siehst dir das erste an, ehe du das zweite nimmst. Was du gesehen hast, legst du nicht zurück. Wo sich die beiden Straßen kreuzen, zählt das Plättchen für die eine oder die andere Karte; zwei gleiche Karten heißen zwei Plättchen aus einer Straße.
rules-streets-tribune = Für einen Tribun darfst du stattdessen ein Plättchen von irgendwo anders nehmen.
rules-streets-pass = Von zwei Plättchen behältst du eins und gibst das andere deinem rechten Nachbarn. Von deinem linken bekommst du eins.
rules-streets-empty = Ist ohne Tribun kein zweites Plättchen zu haben, darfst du mit einem aufhören; mit keinem nur, wenn beide Straßen leer sind. Ein einzelnes behältst du, und dein rechter Nachbar bekommt keins.

rules-tiles-title = Coloniaplättchen nutzen
rules-tiles-show = In deinem Zug deckst du beide Plättchen auf und nutzt **eins**: das behaltene oder das erhaltene. Was es zeigt, bekommst du sofort; ein Bürger kommt in eine der zwei Zeilen seiner Schicht.
rules-tiles-both = Für { -tribunes(where: "game.both_tiles_tribunes") } nutzt du beide, in beliebiger Reihenfolge. Du musst sie schon vor deinem Zug haben.
rules-tiles-own = Dein **eigenes** Plättchen kommt auf dein Schiff, genutzt oder nicht: Dort ist es ein Gesandter.
rules-tiles-received = Ein **erhaltenes** Plättchen kommt in deine Reserve, genutzt oder nicht.
rules-tiles-reserve = Hat dir dein Nachbar keins gegeben, darfst du stattdessen eins aus deiner Reserve nutzen; danach ist es aus dem Spiel.
rules-tiles-citizen = Nur ein **Bürger**, den du einsetzt, macht eine Ausnahme, welches Plättchen er auch war: Er bleibt in seiner Zeile.
rules-tiles-icons = **Baumeister** bauen graue Gebäude, **Arbeiter** farbige Bauwerke. **Assistenten** färben Arbeiter um. Mit **Tribunen** nimmst und nutzt du andere und mehr Plättchen. Mit **Geld** bezahlst du Bürger. **Aufwertungen** rücken deinen Schieber vor.
rules-tiles-exchange = **Tauschen** darfst du in deinem Zug, vor und nach dem Bauen, sooft du willst: einen Assistenten und einen Arbeiter gegen einen Arbeiter anderer Farbe; zwei gleichfarbige Arbeiter gegen einen Baumeister. Aktive Bürger ermöglichen dreierlei mehr.
rules-tiles-start = Wenn { $seats ->
    [2] ihr beide
   [3] ihr alle drei
   *[4] ihr alle vier
} am Zug wart, geht die Startspielerfigur nach rechts, und die nächste Runde beginnt.

rules-building-title = Bauaktion
rules-building-one = Einmal in deinem Zug darfst du **ein** Plättchen bauen: ein Einzelplättchen, oder ein Doppelplättchen auf zwei Felder nebeneinander, entweder ein graues Gebäude mit dem farbigen Bauwerk, das zu ihm gehört, oder zwei gleiche farbige.
rules-building-where = Gebaut wird, wo weder Plättchen noch Gebäude, Tempel oder Baukran ist: auch da, wo gerade erst frei wurde.
rules-building-grey = Ein **graues** Gebäude kostet einen Baumeister. Eine Siegessäule bringt sofort Siegpunkte; Bibliotheken, Basiliken und Märkte rücken deinen Marker auf ihrer Prämienleiste vor.
rules-building-coloured = Ein **farbiges** Bauwerk kostet einen Arbeiter seiner Farbe und schickt einen Gesandten von deinem Schiff auf ein Mosaikfeld dieser Farbe. Auch ohne Gesandten darfst du es bauen.
rules-building-supply = Von jeder Sorte gibt es { COMPONENT("supply.single_red") } Einzel- und { COMPONENT("supply.double_red") } Doppelplättchen; sind sie weg, ist keine ihrer beiden Seiten mehr zu bauen.
rules-building-unlimited = In dieser Partie gehen Plättchen nie aus.
rules-building-order = Jeder Teil eines Doppelplättchens zählt als eigenes Gebäude. Du sagst, welcher Teil seine Prämie zuerst bringt.

rules-tracks-title = Siegessäulen und Prämienleisten
rules-tracks-column = Eine **Siegessäule** bringt, was das oberste Fragment der Trajanssäule zeigt ({ COMPONENT("fragment.1.points") } in Durchgang I, { COMPONENT("fragment.2.points") } in Durchgang II und { COMPONENT("fragment.3.points") } in Durchgang III), und einen Siegpunkt mehr für jeden deiner aktiven Bürger.
rules-tracks-step = Mit jeder Bibliothek, jeder Basilika und jedem Markt rückt dein Marker eine Stufe vor. Du bekommst die Prämie dieser oder einer früheren Stufe.
rules-tracks-decline = Von der zweiten Stufe an darfst du auf die Prämie verzichten. Was nicht geht, steht nicht zur Wahl.
rules-tracks-end = Nach der vierten Stufe kommt der Marker auf den Platz neben der Trajanssäule und bringt Siegpunkte wie eine Siegessäule. Spätere Gebäude dieser Art bringen keine Prämie, zählen aber in den Wertungen.
rules-tracks-own-tile = **Ein Coloniaplättchen:** irgendeins, ob seine Straße vorgegeben ist oder nicht. Es wird aufgedeckt und sofort genutzt und kommt auf dein Schiff oder zu deinen Bürgern.
rules-tracks-extra = **Zusätzliche Bauaktion:** sofort, mit den Figuren, die du hast; vorher darfst du tauschen.

rules-forum-title = Gesandte auf dem Forum
rules-forum-envoy = Einen Gesandten zu schicken ist nie Pflicht. Er bleibt bis zum Ende auf dem Forum.
rules-forum-area = Ein **Farbfeld** sind alle Mosaikfelder einer Farbe, die sich mit den Seiten berühren, auch über mehrere Tableaus.
rules-forum-rule = **Die Farbflächenregel:** Sind Farbfelder dieser Farbe begonnen und haben Platz, egal von wem, kommt dein Gesandter in eins davon. Sonst geht jedes freie Mosaikfeld der Farbe.
rules-forum-complete = Wer das letzte Mosaikfeld eines Farbfelds füllt, nimmt einen **Flächenbonus**: einen Tribun, einen Assistenten, 1 Geld, eine Aufwertung oder { bonus-points }. Ein Farbfeld aus einem einzigen Mosaikfeld ist sofort vollendet.
rules-forum-eagle = **Adlerfelder** gehören zu keinem Farbfeld. Dorthin kommt ein Gesandter nur durch die dritte Bibliothek.

rules-citizens-title = Bürger
rules-citizens-rows = Jede Schicht hat zwei Zeilen, jede Zeile Platz für zwei Bürger; die Zeile wählst du. Der erste Bürger hat eine Spezialfähigkeit, solange die Zeile aktiv ist, der zweite bringt einmal etwas.
rules-citizens-active = Ein Bürger, der dazukommt, macht seine ganze Zeile aktiv, auch eine, die nicht bezahlt war. Die Spezialfähigkeit verdoppelt sich nicht.
rules-citizens-pay = Am Ende jedes Durchgangs muss eine Zeile bezahlt werden, sonst wird sie inaktiv: Sie zählt dann für nichts und behält ihre Bürger.
rules-citizens-count = Aktive Bürger lassen graue Gebäude in ihrer Zeile doppelt oder dreifach zählen und Siegessäulen mehr bringen.

rules-prestige-title = Die Prestigeleiste
rules-prestige-upgrade = Eine **Aufwertung** rückt deinen Schieber ein Feld nach rechts, höchstens bis auf { COMPONENT("prestige.last_shift") }.
rules-prestige-group = Der Schieber zeigt, was deine größte Gruppe von Gesandten in jeder Wertung bringt.
rules-prestige-flip = Der erste Bürger in der Zeile Händler I wendet ihn für immer: Von da an zählen die meisten Gruppen mehr und keine weniger.
rules-prestige-cypress = Solange Händler I aktiv ist, reicht eine Aufwertung bis zur nächsten Zypresse.
rules-prestige-orders = Der Trajankopf zeigt, was jeder erfüllte Auftrag bringt: { COMPONENT("prestige.order_points.1") }, { COMPONENT("prestige.order_points.4") } und { COMPONENT("prestige.order_points.7") } Siegpunkte, je weiter rechts, desto mehr.

rules-scoring-title = Die Wertung eines Durchgangs
rules-scoring-pay = **Zuerst bezahlt ihr Bürger**, alle gleichzeitig: { -coins(where: "game.citizen_pay") } je Zeile, ob ein Bürger darin liegt oder zwei. Danach wird nichts mehr getauscht.
rules-scoring-cranes = **Baukranwertung:** Jeder Kran, der in diesem Durchgang freigelegt wurde, bringt { COMPONENT("game.crane_points.1") }, { COMPONENT("game.crane_points.2") } oder { COMPONENT("game.crane_points.3") } Siegpunkte (Durchgang I, II, III) für jedes Bauwerk seiner Farbe, und danach nie wieder. Ein verdeckter zählt nicht.
rules-scoring-colonia = **Coloniawertung:** Jede Zeile bringt so viele Siegpunkte, wie verschiedene Arten grauer Gebäude darin stehen: einfach, wenn kein aktiver Bürger in der Zeile liegt, doppelt bei einem, dreifach bei zweien.
rules-scoring-eagles = **Adlerwertung:** { points-on-eagle } für deinen Gesandten auf einem Adlerfeld, { COMPONENT("game.eagle_beside") } für jeden neben einem; mit Patrizier I auch für jeden schräg daneben. Jeder Gesandte zählt einmal.
rules-scoring-group = **Größte Gruppe:** Deine Gesandten, die sich mit den Seiten berühren, auch die auf Adlerfeldern, bringen so viel, wie dein Schieber zeigt.
rules-scoring-orders = **Trajanwertung:** Jedes Mal, wenn du einen der beiden Aufträge der Trajankarte dieses Durchgangs erfüllst, bekommst du, was dein Trajankopf zeigt. Abgegeben wird nichts.
rules-scoring-orders-learning = **Trajanwertung:** in dieser Partie nur nach dem dritten Durchgang. Jedes Mal, wenn du einen der beiden Aufträge der Trajankarte erfüllst, bekommst du, was dein Trajankopf zeigt. Abgegeben wird nichts.

rules-orders-title = Trajans Aufträge
rules-orders-two = { $cards ->
    [one] Eine dieser Karten wird zu Beginn gezogen und liegt von Anfang an offen. Auf ihr steht links
   *[other] Die Karten werden zu Beginn gezogen und liegen von Anfang an offen. Auf jeder steht links
} ein **Bauauftrag** und rechts ein **Sammelauftrag**. Richtungen gelten, wie sie da stehen; „verschieden“ heißt: keine Art doppelt.
rules-orders-once = Jedes Gebäude, jeder Tempel, jeder Kran und jede gesammelte Sache zählt in einer Wertung nur einmal; beide Aufträge können mehrmals zählen.

rules-end-when = Das Spiel endet mit der Wertung nach Runde { $rounds }. Wer die meisten Siegpunkte hat, gewinnt.
rules-end-tie = Bei Gleichstand liegt vorn, wer mehr aktive Bürger hat, dann wer mehr Ressourcen übrig hat, Geld eingeschlossen. Sonst teilt ihr euch den Platz.

rules-reconstructed-why = Die Regeln folgen dem Text der veröffentlichten Spielregel. Was nur auf ihren Bildern steht, lag nicht vor und wurde neu entworfen, so, dass jedes Beispiel der Regel aufgeht.
rules-reconstructed-known = Aus der Spielregel und anderen öffentlichen Quellen: der Ablauf der Runden und Wertungen; die Bürger und was sie können; Gebäude, Leisten und Prämien; alle Trajankarten; wie viele Plättchen, Karten und Tableaus es gibt; zwei der Straßensymbole.
rules-reconstructed-chosen = Entworfen: was die 28 Plättchen mit Ressourcen zeigen; wo die Tempel stehen; zehn der Straßensymbole, und wie Seite B sie anordnet; welche Gebäude sich ihre Plättchen teilen, und drei der vier Farben; die Mosaike und ihre Anordnung; die Zahlen der Prestigeleiste und ihre Zypressen.

## Bilder

picture-round = { $cycle } · Runde { $round }
picture-scoring = { $cycle } · Wertung
picture-last-round = Letzte Runde
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
picture-nobody = noch leer
picture-streets-called = Genommen wird aus diesen Straßen: { $streets }
picture-have-chosen = { $players } { $count ->
    [one] hat
   *[other] haben
} gewählt
picture-tiles-passed = Alle haben gewählt; was sie weitergeben, geht nach rechts
picture-moment-set_up = Trajan ruft Gesandte herbei: Die Colonias werden angelegt
picture-moment-scoring = Der Durchgang endet: Bürger werden bezahlt, dann wird gewertet
picture-cycle-scored = Durchgang { $cycle } ist gewertet:
picture-colonia = die Colonia
picture-in-hand = Plättchen auf der Hand
picture-taken-from = von { $space } genommen
picture-kept = dein eigenes
picture-received-from = von { $name }
picture-passed-to = an { $name } gegeben
picture-reserve = Reserve
picture-bar-group = Gruppe
picture-bar-points = Wert
picture-empty = leer
picture-unseen = Noch verdeckt
picture-unseen-remark = { $count } Plättchen, Lage unbekannt
picture-spare = Übrig
picture-spare-remark = dieses Plättchen liegt nicht in deiner Colonia
picture-order-times = { $times ->
    [0] nicht erfüllt
    [one] einmal erfüllt
   *[other] { $times }-mal erfüllt
}
picture-orders-remark = { $points ->
    [one] ein Siegpunkt
   *[other] { $points } Siegpunkte
} für jeden erfüllten Auftrag
picture-score = { $count ->
    [one] Siegpunkt
   *[other] Siegpunkte
}
picture-choose = wähle
picture-result-take = Das Plättchen auf { $space } nehmen
picture-page-tiles = Die { COMPONENT("tile") } Plättchen einer Colonia
picture-page-once = jedes Plättchen einmal
picture-page-twice = zwei von jeder Schicht
picture-page-streets = Straßen und ihre Symbole
picture-page-rows = Zeilen: dunkel auf Marmor
picture-page-columns = Spalten: hell auf Nacht
picture-page-buildings = Gebäude
picture-page-does-column = Siegpunkte der Trajanssäule und einer für jeden aktiven Bürger
picture-page-does-library = eine Stufe auf der Bibliotheksleiste, mit Prämie
picture-page-does-basilica = eine Stufe auf der Basilikaleiste, mit Prämie
picture-page-does-market = eine Stufe auf der Marktleiste, mit Prämie
picture-page-does-blue = ein Gesandter auf ein blaues Mosaikfeld
picture-page-does-green = ein Gesandter auf ein grünes Mosaikfeld
picture-page-does-yellow = ein Gesandter auf ein gelbes Mosaikfeld
picture-page-does-red = ein Gesandter auf ein rotes Mosaikfeld
picture-page-pairs-remark = Doppelplättchen auch mit zweien der Farbe
picture-page-citizen-rows = Die sechs Bürgerzeilen
picture-page-first = solange aktiv
picture-page-second = zweiter Bürger, einmal
picture-page-row-1-first = Gesandte dürfen begonnene Farbfelder übergehen; schräg am Adler zählt { COMPONENT("game.eagle_beside") }
picture-page-row-1-second = ein Gesandter auf irgendein freies farbiges Mosaikfeld
picture-page-row-2-first = zwei verschiedene Flächenboni statt einem
picture-page-row-2-second = ein Flächenbonus
picture-page-row-3-first = der Schieber ist für immer gewendet; Aufwertung bis zur nächsten Zypresse
picture-page-row-3-second = 1 Geld oder 1 Tribun
picture-page-row-4-first = { -times(where: "exchange[id=swap].each_turn") } im Zug: Geld, Tribun oder Assistent gegen ein anderes davon
picture-page-row-4-second = 1 Geld oder 1 Assistent
picture-page-row-5-first = { -times(where: "exchange[id=craft_worker].each_turn") } im Zug: ein Assistent wird ein Arbeiter beliebiger Farbe
picture-page-row-5-second = ein Arbeiter beliebiger Farbe
picture-page-row-6-first = { -times(where: "exchange[id=craft_builder].each_turn") } im Zug: ein Assistent wird ein Baumeister
picture-page-row-6-second = ein Baumeister
picture-page-slider-base = Siegpunkte der größten Gruppe
picture-page-slider-flipped = Mit gewendetem Schieber (Zeile 3)
picture-page-orders = Die Aufträge der Trajankarten
picture-page-promo = Promo
picture-page-forum = Das Forum
picture-page-forum-area = Farbfeld
picture-page-forum-area-is = Mosaikfelder einer Farbe nebeneinander, hier Gelb auf A1, B1 und B2
picture-page-forum-started = Begonnen
picture-page-forum-started-is = ein Farbfeld mit Gesandtem geht vor: hier Blau mit B4, Rot mit B3
picture-page-forum-complete = Vollendet
picture-page-forum-complete-is = elfenbeinern gerahmt; wer das letzte Mosaikfeld füllt, nimmt einen Flächenbonus
picture-page-forum-eagle = Adler
picture-page-forum-eagle-is = { points-on-eagle } auf ihm, { COMPONENT("game.eagle_beside") } neben ihm, am Ende jedes Durchgangs
picture-page-forum-group-is = Gesandte nebeneinander: hier vier Kreise, die größte zählt

## Was die Begriffe bedeuten

term-colonia = **Colonia** – Der eigene Spielplan: sechs Spalten, A bis F, und sechs Zeilen, 1 bis { COMPONENT("colonia.rows") }. Darauf liegen Plättchen, und an ihrer Stelle wird gebaut.
term-vp = **Siegpunkt** – Siegpunkte gewinnen: Wer nach der dritten Wertung die meisten hat, ist vorn. Verloren gehen sie nie.
term-cycle = **Durchgang** – Vier Runden und eine Wertung. Eine Partie hat drei Durchgänge.
term-round = **Runde** – Zwei Straßenkarten werden aufgedeckt, alle nehmen Plättchen, dann haben alle einen Zug. Eine Partie hat zwölf Runden.
term-start_figure = **Startspielerfigur** – Wer sie hat, ist in der Runde zuerst am Zug. Nach jeder Runde geht sie nach rechts.
term-street = **Straße** – Eine Zeile oder Spalte einer Colonia. Genannt wird sie durch das Symbol, das an ihr steht.
term-street_card = **Straßenkarte** – Zwei werden je Runde aufgedeckt; jede meint die Straße mit ihrem Symbol. Von jedem Symbol gibt es zwei Karten, jede Straße kommt also zweimal dran.
term-symbol = **Symbol** – Das Zeichen einer Straße, etwa der Turm oder die Lampe. Es gibt zwölf, sechs für Zeilen und sechs für Spalten.
term-citizen_row = **Bürgerzeile** – Zwei Plätze für Bürger links von jeder Zeile der Colonia. Sie aktiv zu halten kostet 1 Geld, ob ein Bürger darin liegt oder zwei.
term-space = **Feld** – Eins der Quadrate einer Colonia, etwa B5. Gebaut wird, wo weder Plättchen noch Gebäude, Tempel oder Baukran ist.
term-colonia_tile = **Coloniaplättchen** – Alle haben die gleichen { COMPONENT("tile") }: sechs Bürger, die übrigen zeigen je zwei Ressourcen. Eins bleibt übrig, die meisten liegen verdeckt in der Colonia.
term-temple = **Tempel** – Vier sind auf jede Colonia gedruckt. Dort wird nicht gebaut, aber manche Aufträge wollen Gebäude um einen herum.
term-crane = **Baukran** – Einer je Farbe, in den Ecken. Freigelegt bringt er in der nächsten Wertung Siegpunkte je Bauwerk seiner Farbe, danach nie wieder: { COMPONENT("game.crane_points.1") }, { COMPONENT("game.crane_points.2") } oder { COMPONENT("game.crane_points.3") } (Durchgang I, II, III).
term-uncover = **Freilegen** – Das Plättchen in einer Ecke nehmen: Dann wird ihr Baukran am Ende dieses Durchgangs gewertet.
term-citizen = **Bürger** – Ein Plättchen, das in eine der zwei Zeilen seiner Schicht kommt. Aktiv hat er eine Spezialfähigkeit, vervielfacht graue Gebäude seiner Zeile und bringt jeder Siegessäule einen Siegpunkt.
term-social_class = **Gesellschaftsschicht** – Patrizier, Händler oder Handwerker, kurz: Schicht. Jede hat zwei Zeilen, und alle haben zwei Bürger davon unter ihren Plättchen.
term-patrician = **Patrizier** – Zeile I: Gesandte dürfen jedes Farbfeld beginnen und zählen auch schräg neben einem Adler. Zeile II: zwei verschiedene Flächenboni statt einem.
term-merchant = **Händler** – Zeile I: Der Schieber wird für immer gewendet, Aufwertungen reichen bis zur nächsten Zypresse. Zeile II: einmal im Zug Geld, einen Tribun oder einen Assistenten gegen etwas anderes davon tauschen.
term-craftsman = **Handwerker** – Zeile I: zweimal im Zug wird ein Assistent zu einem beliebigen Arbeiter. Zeile II: einmal im Zug wird ein Assistent zu einem Baumeister.
term-ability = **Spezialfähigkeit** – Was der erste Bürger einer Zeile dir erlaubt, solange sie aktiv ist. Ein zweiter verdoppelt sie nicht, bringt aber einmal etwas.
term-active = **Aktiv** – So heißt eine Bürgerzeile, die in der letzten Wertung bezahlt wurde oder in die seither ein Bürger kam.
term-inactive = **Inaktiv** – So heißt eine Bürgerzeile, die nicht bezahlt wurde: keine Spezialfähigkeit, und ihre Bürger zählen nicht, bis sie bezahlt werden oder einer dazukommt.
term-resource = **Ressource** – Baumeister, Arbeiter, Assistenten, Tribune und Geld. Sie gehen nie aus, und was übrig bleibt, entscheidet bei Gleichstand.
term-builder = **Baumeister** – Eine graue Figur. Jedes graue Gebäude kostet eine.
term-worker = **Arbeiter** – Eine rote, blaue, grüne oder gelbe Figur. Jedes farbige Bauwerk kostet eine in seiner Farbe.
term-assistant = **Assistent** – Mit einem färbst du einen Arbeiter um; Handwerker machen aus ihm einen Arbeiter oder Baumeister.
term-tribune = **Tribun** – Für einen nimmst du ein Plättchen von irgendwo in deiner Colonia, für zwei nutzt du in deinem Zug beide Plättchen.
term-coin = **Geld** – Damit bezahlst du Bürger: 1 Geld je Zeile und Wertung. Was übrig ist, bleibt dir.
term-upgrade = **Aufwertung** – Rückt deinen Schieber ein Feld nach rechts, oder bis zur nächsten Zypresse, solange Händler I aktiv ist.
term-envoy = **Gesandter** – Jedes deiner eigenen Plättchen, das auf dein Schiff kommt. Von dort gehen Gesandte aufs Forum und bleiben da.
term-own_ship = **Schiff** – Dorthin kommen deine eigenen Plättchen, genutzt oder nicht. Jedes ist ein Gesandter, der geschickt werden kann.
term-reserve = **Reserve** – Dorthin kommen die Plättchen deines Nachbarn. Eins davon darfst du nur in einer Runde nutzen, in der du keins bekommen hast; danach ist es aus dem Spiel, wenn es kein Bürger ist.
term-neighbour = **Nachbar** – Dem rechten gibst du Plättchen, vom linken bekommst du welche. Zu zweit ist das dieselbe Person.
term-building_action = **Bauaktion** – Damit baust du ein Plättchen, einzeln oder doppelt, einmal in deinem Zug. Die vierte Basilika gibt eine dazu.
term-building_tile = **Bauplättchen** – Was gebaut wird: { COMPONENT("component_totals.single_tiles") } einzelne für ein Feld, { COMPONENT("component_totals.double_tiles") } doppelte für zwei. Sie können ausgehen, wenn die Option nichts anderes sagt.
term-single_tile = **Einzelbauplättchen** – Ein Gebäude auf einem Feld. Von jeder der vier Sorten gibt es { COMPONENT("supply.single_red") }.
term-double_tile = **Doppelbauplättchen** – Zwei Gebäude nebeneinander mit einer Bauaktion: ein graues und das farbige, das zu ihm gehört, oder zwei gleiche farbige. Von jeder der vier Sorten gibt es { COMPONENT("supply.double_red") }.
term-building = **Gebäude** – Was auf einem Feld einer Colonia steht, grau oder farbig. Jeder Teil eines Doppelplättchens zählt als eins.
term-grey_building = **Graues Gebäude** – Siegessäule, Bibliothek, Basilika oder Markt. Jedes kostet einen Baumeister, und seine Art zählt bei jeder Wertung in seiner Zeile.
term-coloured_structure = **Farbiges Bauwerk** – Brunnen, Park, Stallung oder Haus. Jedes kostet einen Arbeiter seiner Farbe und darf einen Gesandten auf ein Mosaikfeld dieser Farbe schicken.
term-column = **Siegessäule** – Ein graues Gebäude, das sofort Siegpunkte bringt: { COMPONENT("fragment[cycle=1].points") }, { COMPONENT("fragment[cycle=2].points") } oder { COMPONENT("fragment[cycle=3].points") } (Durchgang I, II, III) und 1 für jeden deiner aktiven Bürger.
term-trajans_column = **Trajanssäule** – Die Säule in Rom. Oben zeigt sie, wie viele Siegpunkte Siegessäulen bringen: { COMPONENT("fragment[cycle=1].points") } in Durchgang I, dann { COMPONENT("fragment[cycle=2].points") }, dann { COMPONENT("fragment[cycle=3].points") }.
term-library = **Bibliothek** – Ein graues Gebäude, auf denselben Plättchen wie der Brunnen. Die Prämien ihrer Leiste: { reward-library-1 }; { reward-library-2 }; { reward-library-3 }; { reward-library-4 }.
term-basilica = **Basilika** – Ein graues Gebäude, auf denselben Plättchen wie das Haus. Die Prämien ihrer Leiste: { reward-basilica-1 }; { reward-basilica-2 }; { reward-basilica-3 }; { reward-basilica-4 }.
term-market = **Markt** – Ein graues Gebäude, auf denselben Plättchen wie die Stallung. Die Prämien seiner Leiste: { reward-market-1 }; { reward-market-2 }; { reward-market-3 }; { reward-market-4 }.
term-fountain = **Brunnen** – Das blaue Bauwerk. Er darf einen Gesandten auf ein blaues Mosaikfeld schicken.
term-park = **Park** – Das grüne Bauwerk. Er darf einen Gesandten auf ein grünes Mosaikfeld schicken.
term-stable = **Stallung** – Das gelbe Bauwerk. Sie darf einen Gesandten auf ein gelbes Mosaikfeld schicken.
term-house = **Haus** – Das rote Bauwerk. Es darf einen Gesandten auf ein rotes Mosaikfeld schicken.
term-bonus_track = **Prämienleiste** – Vier Stufen, je eine Leiste für Bibliotheken, Basiliken und Märkte. Mit jedem solchen Gebäude rückt dein Marker weiter, und du nimmst eine Prämie.
term-step = **Stufe** – Eins der vier Felder einer Prämienleiste. Du darfst die Prämie der Stufe nehmen, die du gerade erreicht hast, oder einer früheren.
term-reward = **Prämie** – Was eine Stufe einer Leiste bringt. Von der zweiten Stufe an darfst du verzichten.
term-marker = **Forumsmarker** – Zeigt, wie weit du auf einer Prämienleiste bist, kurz: Marker. Alle haben drei.
term-plaza = **Platz** – Neben der Trajanssäule. Ein Marker, der die vierte Stufe erreicht hat, kommt dorthin und bringt so viel wie eine Siegessäule.
term-forum = **Forum** – Der Platz des Kaisers in Rom, aus Mosaiktableaus. Dorthin schicken alle ihre Gesandten.
term-mosaic_board = **Mosaiktableau** – Ein Teil des Forums, drei Mosaikfelder breit und vier hoch, mit einem Adler. Es liegt eins mehr da, als Leute mitspielen.
term-cell = **Mosaikfeld** – Ein Quadrat des Forums, etwa G2. Es hat Platz für einen Gesandten.
term-area = **Farbfeld** – Alle Mosaikfelder einer Farbe, die sich mit den Seiten berühren, auch über mehrere Tableaus.
term-area_rule = **Farbflächenregel** – Sind Farbfelder der Farbe begonnen und haben Platz, kommt dein Gesandter in eins davon. Sonst geht jedes freie Mosaikfeld der Farbe.
term-area_bonus = **Flächenbonus** – Für das letzte Mosaikfeld eines Farbfelds: ein Tribun, ein Assistent, 1 Geld, eine Aufwertung oder { bonus-points }.
term-complete = **Vollendet** – So heißt ein Farbfeld, in dem nichts mehr frei ist. Wer das letzte Mosaikfeld füllt, nimmt den Bonus, egal wem die anderen Gesandten gehören.
term-begun = **Begonnen** – So heißt ein Farbfeld mit einem Gesandten und einem freien Mosaikfeld. Es geht für Gesandte seiner Farbe vor, egal wer es begonnen hat.
term-eagles = **Adlerfeld** – Es gehört zu keinem Farbfeld. In jeder Wertung bringt dein Gesandter darauf { points-on-eagle }, jeder daneben { COMPONENT("game.eagle_beside") }. Nur die dritte Bibliothek schickt einen dorthin.
term-group = **Gruppe** – Deine Gesandten, die sich mit den Seiten berühren, auch die auf Adlerfeldern. In jeder Wertung bringt deine größte, was dein Schieber zeigt.
term-prestige_bar = **Prestigeleiste** – Die Zahlen, an denen dein Schieber entlangrückt. Sie sagen, was deine größte Gruppe von Gesandten bringt.
term-shift = **Schieber** – Steht anfangs auf 0, höchstens auf { COMPONENT("prestige.last_shift") }. Je weiter rechts, desto mehr bringen deine größte Gruppe und jeder Auftrag.
term-cypress = **Zypresse** – Steht an jedem zweiten Feld des Schiebers: { COMPONENT("prestige.cypresses.1") }, { COMPONENT("prestige.cypresses.2") }, { COMPONENT("prestige.cypresses.3") } und { COMPONENT("prestige.cypresses.4") }. Mit Händler I reicht eine Aufwertung bis zur nächsten.
term-trajan_head = **Trajankopf** – Am Ende des Schiebers: was jeder Auftrag bringt. Erst { COMPONENT("prestige.order_points.1") } Siegpunkte, dann { COMPONENT("prestige.order_points.4") }, zuletzt { COMPONENT("prestige.order_points.7") }.
term-trajan_card = **Trajankarte** – Eine je Durchgang, von Anfang an offen, mit zwei Aufträgen. In der Kennenlernpartie gibt es nur eine, für Durchgang III; sie wird am Ende gewertet.
term-orders = **Auftrag** – Jede Hälfte einer Trajankarte. Jedes Mal, wenn du einen in der Wertung erfüllst, bekommst du, was dein Trajankopf zeigt.
term-building_order = **Bauauftrag** – Das Muster auf einer Trajankarte. Es zählt, sooft es passt, ohne dass ein Gebäude, ein Tempel oder ein Kran doppelt vorkommt.
term-collecting_order = **Sammelauftrag** – Was du laut Trajankarte haben sollst, wenn sie gewertet wird. Er zählt, sooft alles da ist, und abgegeben wird nichts.
term-scoring = **Wertung** – Nach je { COMPONENT("game.rounds_per_cycle") } Runden: Bürger werden bezahlt, dann zählen Baukräne, Colonia, Adler, größte Gruppe und Trajans Aufträge.
term-scored = **Gewertet** – So heißt ein Baukran oder eine Karte nach der Wertung. Noch einmal zählen sie nicht.
term-learning_game = **Kennenlernpartie** – Eine Option für den Anfang: nur eine Trajankarte, am Ende gewertet, und gleiche Straßensymbole für alle.
term-supply = **Vorrat** – Die Bauplättchen, die noch da sind. Beide Seiten eines Plättchens teilen sich einen Vorrat.
term-exchange = **Tauschen** – In deinem Zug: ein Assistent und ein Arbeiter gegen einen anderer Farbe, oder zwei gleichfarbige Arbeiter gegen einen Baumeister. Aktive Bürger ermöglichen mehr.
term-decline = **Verzichten** – Einen Gesandten, eine Prämie oder eine zusätzliche Bauaktion auslassen. Das kostet nie etwas.
term-turn_up = **Aufdecken** – Deine zwei Plättchen allen zeigen, am Anfang deines Zugs.
