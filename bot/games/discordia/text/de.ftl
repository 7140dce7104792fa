### Discordia: jedes Wort, das in diesem Spiel zu lesen ist.

game-about = Die Städte am Rhein haben mehr Arbeiter als Arbeit. Würfelt, entsendet Seeleute, Soldaten, Händler und Bauern, haltet den Germanen stand: Wer keine Figur mehr im Vorrat hat, gewinnt sofort.
points-ahead = { $amount ->
    [one] eine Figur
   *[other] { $amount } Figuren
}

## Figuren, Sterne, Würfel

noun-blue = { $amount ->
    [one] Seemann
   *[other] Seeleute
}
noun-red = { $amount ->
    [one] Soldat
   *[other] Soldaten
}
noun-white = Händler
noun-yellow = { $amount ->
    [one] Bauer
   *[other] Bauern
}
figures-any = { $amount ->
    [one] { $amount } beliebige Figur
   *[other] { $amount } beliebige Figuren
}
figures-none = keine
figures = { $amount ->
    [one] { $amount } Figur
   *[other] { $amount } Figuren
}
stock-empty = nichts
stars = { $amount ->
    [0] keine Sterne
    [one] { $amount } Stern
   *[other] { $amount } Sterne
}

held-stock = Im Vorrat
    .counted = { $amount ->
    [0] keine Figur im Vorrat
    [one] 1 Figur im Vorrat
   *[other] { $amount } Figuren im Vorrat
}
held-placed = Figuren auf Plättchen
held-star = Sterne
    .counted = { stars } im Vorrat
    .change = { untold }
held-manipulator = Manipulatoren
    .counted = Manipulatoren bereit: { $ready } von { $amount }
    .change = { untold }
held-strength = Stärke

held-counted =
    .change = Vorrat { $signed }

letter-blue = B
letter-red = R
letter-white = W
letter-yellow = G
letter-blue-stands = { letter-blue } für Seeleute
letter-red-stands = { letter-red } für Soldaten
letter-white-stands = { letter-white } für Händler
letter-yellow-stands = { letter-yellow } für Bauern
letter-any-stands = { letter-any } für eine Figur beliebiger Farbe
letters-explained = Figuren haben Buchstaben: { $letters }. Ein Strich trennt die Felder eines Plättchens; so werden sie der Reihe nach besetzt.

# Wie Plätze heißen, deren erster Buchstabe der eines Worts ist: Äcker, Kastelle, Entwicklungsleiste.
place-letter-F = A
place-letter-K = K
place-letter-D = L

die-blue = Blau
die-red = Rot
die-yellow = Gelb

either-last = { $before } oder { $last }

## Jahreszeiten und Phasen

season = { $season ->
    [1] Frühling
    [2] Sommer
    [3] Herbst
    [4] Saturnalien
   *[5] Winter
}
phase-draft = die ersten Plättchen werden genommen
phase-raid = Germanenüberfall
phase-shortage = Infrastrukturmangel

## Stadtplättchen, Türme, Stadtausbauten, Leisten

sort-ship = Schiffe
sort-barracks = Kasernen
sort-market = Marktstände
sort-farm = Bauernhöfe

tile-ship = Schiff { $value }
tile-barracks = Kaserne { $value }
tile-market = Marktstand { $value }
tile-farm = Bauernhof { $value }
tile-military = Militärturm { $value }
tower-trade = Handelsturm { $value } ({ $swap } tauschen)
tower-strength = Militärturm (Stärke { $strength })

extension-harbour = Hafen
extension-castle = Kastell
extension-market_place = Marktplatz
extension-field = Acker
extension-expedition_ext = Expedition
extension-development_ext = Entwicklung

track-expedition = Expeditionspfad
track-development = Entwicklungsleiste

action-dispatch_ship = zu Schiffen
action-dispatch_barracks = zu Kasernen
action-dispatch_market = zu Marktständen
action-dispatch_farm = zu Bauernhöfen
action-dispatch_any = überallhin
action-extension = Ausbau
action-stars = Sterne

## Boni, Belohnungen, Schäden

effect-exp_star = { $amount ->
    [one] ein Stern auf den Expeditionspfad
   *[other] { $amount } Sterne auf den Expeditionspfad
}
effect-dev_star = { $amount ->
    [one] ein Stern auf die Entwicklungsleiste
   *[other] { $amount } Sterne auf die Entwicklungsleiste
}
effect-take_star = { $amount ->
    [one] einen Stern nehmen
   *[other] { $amount } Sterne nehmen
}
effect-lose_star = { $amount ->
    [one] einen Stern abgeben
   *[other] { $amount } Sterne abgeben
}
effect-aqueduct = { $amount ->
    [one] ein Schritt auf dem Aquädukt
   *[other] { $amount } Schritte auf dem Aquädukt
}
effect-aqueduct-back = { $amount ->
    [one] ein Schritt zurück auf dem Aquädukt
   *[other] { $amount } Schritte zurück auf dem Aquädukt
}
effect-swap = { $amount } Figuren tauschen
effect-discard = bis zu { $amount } Figuren in den Beutel
effect-draw = { $amount ->
    [one] eine Figur ziehen
   *[other] { $amount } Figuren ziehen
}
effect-tower = einen Turm nehmen
tile-at-stake = { $what ->
    [ship] ein Schiff
    [barracks] eine Kaserne
    [market] einen Marktstand
    [farm] einen Bauernhof
    [tower] einen Turm
   *[any] ein Stadtplättchen
}
effect-demolish = { tile-at-stake } abreißen
effect-manipulator = { $amount ->
    [one] einen Manipulator nehmen
   *[other] { $amount } Manipulatoren nehmen
}
effect-extension = einen Stadtausbau nehmen
effect-privilege = ein Privileg nehmen
effect-dispatch = { $what ->
    [ship] zu einem Schiff
    [barracks] zu einer Kaserne
    [market] zu einem Marktstand
    [farm] zu einem Bauernhof
   *[any] zu einem beliebigen Plättchen
} entsenden{ $amount ->
    [one] { "" }
   *[other] {" "}({ $amount }-mal)
}
effect-infra_perm = Mangel −{ $amount } auf Dauer
effect-infra_once = Mangel −{ $amount } in diesem Jahr
effect-develop_on_5 = Entwickeln auch mit der 5
effect-any_colour = Sonderentsendung zu { $what ->
    [ship] Schiffen
    [barracks] Kasernen
    [market] Marktständen
   *[farm] Bauernhöfen
} mit jedem Würfel

gain-symbol = ein Symbol verdecken
germanic = Stärke { $strength } ({ $effect })

## Privilegien und Dekrete

privilege-joker_blue = Seeleute als Joker
privilege-joker_red = Soldaten als Joker
privilege-joker_white = Händler als Joker
privilege-joker_yellow = Bauern als Joker
privilege-expedition = Expedition
privilege-development = Entwicklung
privilege-aqueduct = Aquädukt
privilege-dispatch = Entsendung
privilege-joker = gelten beim Entsenden als jede Farbe; mit zwei gleichen gilt das für alle Figuren

decree-ext5 = { COMPONENT("decree[id=ext5].condition.amount") } verschiedene Stadtausbauten
decree-ext22 = 2-mal 2 gleiche Stadtausbauten
decree-manip3 = { COMPONENT("decree[id=manip3].condition.amount") } Manipulatoren
decree-tower3 = { COMPONENT("decree[id=tower3].condition.amount") } Türme
decree-aqueduct8 = Aquädukt auf Feld { COMPONENT("decree[id=aqueduct8].condition.amount") }
decree-dev6 = Entwicklungsleiste bis Feld { COMPONENT("decree[id=dev6].condition.amount") }
decree-exp6 = Expeditionspfad bis Feld { COMPONENT("decree[id=exp6].condition.amount") }
decree-two_sorts = { COMPONENT("decree[id=two_sorts].condition.amount") } Farben oder weniger im Vorrat
decree-placed12 = { COMPONENT("decree[id=placed12].condition.amount") } Figuren auf Plättchen und Türmen
decree-each9 = { COMPONENT("decree[id=each9].condition.amount") } Figuren auf allen { COMPONENT("sort") ->
    [4] vier
   *[other] { COMPONENT("sort") }
} Sorten
decree-ships2 = { COMPONENT("decree[id=ships2].condition.amount") } Figuren auf { COMPONENT("decree[id=ships2].condition.tiles") } Schiffen
decree-farms3 = { COMPONENT("decree[id=farms3].condition.amount") } Figuren auf { COMPONENT("decree[id=farms3].condition.tiles") } Bauernhöfen
decree-markets3 = { COMPONENT("decree[id=markets3].condition.amount") } Figuren auf { COMPONENT("decree[id=markets3].condition.tiles") } Marktständen
decree-barracks3 = { COMPONENT("decree[id=barracks3].condition.amount") } Figuren auf { COMPONENT("decree[id=barracks3].condition.tiles") } Kasernen oder Türmen

## Züge: der Knopf, der Befehl und was er tut

move-draft = Erstes Plättchen
move-draft-description = Nimm dein erstes Stadtplättchen aus der Auslage; sein Bonus kommt sofort
command-draft = erstes
move-choose-die = Würfel
move-choose-die-description = Wähle den Würfel für deinen Zug, und welchen Wert du mit Manipulatoren daraus machst
move-take = Stadtplättchen
move-take-description = Hauptaktion: Nimm ein Stadtplättchen aus der Spalte deines Würfels
command-take = nehmen
move-dispatch = Entsenden
move-dispatch-description = Entsende Figuren auf das nächste Feld eines Plättchens: als Hauptaktion oder als Bonus
move-extend = Stadtausbau
move-extend-description = Nimm einen Stadtausbau: als Hauptaktion oder als Bonus
command-extend = ausbau
move-develop = Entwickeln
move-develop-description = Hauptaktion mit der { COMPONENT("game.develop_value") }: Lege einen Stern auf deine Entwicklungsleiste
move-take-stars = Sterne nehmen
    .with = Nimm { $what }
move-take-stars-description = Hauptaktion: Nimm Sterne vom Sternenkult
command-take-stars = sterne
move-special-dispatch = Sonderentsendung
move-special-dispatch-description = Entsende zu einem Plättchen, das zu Würfel und Wert passt; je Plättchen einmal im Zug
command-special-dispatch = sonderentsendung
move-use-season = Jahreszeitenbonus
move-use-season-description = Nutze den Bonus der Jahreszeit, wenn dein Wert die Zahl ihrer Spalte ist
command-use-season = jahreszeit
move-use-tower = Handelsturm
move-use-tower-description = Tausche Figuren mit einem Handelsturm deines Werts
command-use-tower = handel
move-claim = Dekret erfüllen
move-claim-description = Nimm ein Dekret, das du erfüllst
command-claim = dekret
move-take-privilege = Privileg nehmen
move-take-privilege-description = Nimm eines der ausliegenden Privilegien
command-take-privilege = privileg
move-use-privilege = Privileg nutzen
move-use-privilege-description = Führe ein einmaliges Privileg aus
command-use-privilege = nutzen
move-place-star = Stern legen
move-place-star-description = Lege einen Stern auf die Leiste, um die es geht
command-place-star = stern
move-build-tower = Turm bauen
move-build-tower-description = Nimm einen Turm und baue ihn über einem Hafen an
command-build-tower = turm
move-swap = Tauschen
move-swap-description = Ziehe Figuren aus dem Beutel; danach gibst du ebenso viele zurück
move-give-back = Zurückgeben
move-give-back-description = Wirf nach einem Tausch Figuren zurück in den Beutel
command-give-back = zurück
move-discard = In den Beutel
move-discard-description = Wirf Figuren aus deinem Vorrat in den Beutel
command-discard = abwerfen
move-place-stall = Marktstand legen
move-place-stall-description = Sag, wohin der Marktstand auf der Rückseite eines vollen Schiffs kommt
command-place-stall = stand
move-demolish = Abreißen
move-demolish-description = Sag, welches Plättchen oder welchen Turm du durch den Überfall verlierst
move-skip = Verzichten
move-skip-description = Verzichte auf das, was dir zusteht, oder behalte ein Privileg für später
move-end-turn = Zug beenden
move-end-turn-description = Beende deinen Zug; danach werden volle Schiffe umgedreht
command-end-turn = ende

## Felder eines Zugs

field-tile = Plättchen
field-slot = Platz
field-value = Wert
field-figures = Figuren
field-number = Anzahl
field-tower = Turm
field-decree = Dekret
field-privilege = Privileg

option-name-slot = platz
option-name-colour = farbe
option-name-extension = art

field-draft-tile-description = Welches Plättchen der Auslage, etwa 3b
field-draft-tile-question = Mit welchem Plättchen fängst du an?
field-choose-die-colour-description = Welcher Würfel
field-choose-die-colour-question = Welchen Würfel wählst du?
field-choose-die-value-description = Mit welchem Wert; ohne Angabe mit dem gewürfelten
field-choose-die-value-question = Welchen Wert machst du daraus?
field-take-tile-description = Welches Plättchen deiner Spalte, etwa 3b
field-take-tile-question = Welches Stadtplättchen nimmst du?
field-take-slot-description = Wohin es kommt; ohne Angabe auf den nächsten freien Platz
field-take-slot-question = Wohin kommt { $tile }?
field-dispatch-tile-description = Zu welchem deiner Plättchen, etwa K2
field-dispatch-tile-question = Wohin entsendest du Figuren?
field-dispatch-figures-question = Welche Figuren gehen zu { $tile }?
field-extend-extension-description = Welche Art Stadtausbau
field-extend-extension-question = Welchen Stadtausbau nimmst du?
field-take-stars-number-description = Einen Stern oder { COMPONENT("game.stars_max") ->
    [2] zwei
   *[other] { COMPONENT("game.stars_max") }
}
field-take-stars-number-question = Wie viele Sterne nimmst du?
field-special-dispatch-tile-question = Wohin geht deine Sonderentsendung?
field-use-tower-tower-description = Welcher deiner Handelstürme
field-use-tower-tower-question = Welchen Handelsturm nutzt du?
field-claim-decree-description = Welches Dekret
field-claim-decree-question = Welches Dekret erfüllst du?
field-take-privilege-privilege-description = Welches Privileg
field-take-privilege-privilege-question = Welches Privileg nimmst du?
field-use-privilege-privilege-description = Welches deiner Privilegien
field-use-privilege-privilege-question = Welches Privileg nutzt du?
field-build-tower-tower-description = Welcher Turm
field-build-tower-tower-question = Welchen Turm baust du?
field-build-tower-slot-description = Wohin er kommt; ohne Angabe über den nächsten Hafen
field-build-tower-slot-question = Wohin kommt { $tower }?
field-give-back-figures-question = Welche Figuren gibst du zurück?
field-discard-number-description = Wie viele Figuren
field-discard-number-question = Wie viele Figuren kommen in den Beutel?
field-discard-figures-description = Welche Figuren, mit ihren Buchstaben, etwa BBG
field-discard-figures-question = Welche Figuren kommen in den Beutel?
field-place-stall-slot-description = Auf welchen Marktplatz, oder aus dem Spiel
field-place-stall-slot-question = Wo soll der Marktstand liegen?
field-demolish-tile-description = Was du verlierst
field-demolish-tile-question = Was gibst du auf?

## Optionen einer neuen Partie

option-season_shuffle = Gemischte Jahreszeiten
option-season_shuffle-description = Die { COMPONENT("game.seasons") ->
    [5] fünf
   *[other] { COMPONENT("game.seasons") }
} Jahreszeitenboni werden zufällig auf die Spalten verteilt
option-show_bag = Beutel zeigen
option-show_bag-description = Vom Beutel sind die Farben zu sehen, nicht nur die Zahl der Figuren

## Was zur Wahl steht

choice-out = Aus dem Spiel
choice-value-turned = { $value } ({ $count ->
    [one] ein Manipulator
   *[other] { $count } Manipulatoren
})

hint-die-special = Sonderentsendung zu { $slots }
hint-die-special-many = { $count } Sonderentsendungen
hint-die-season = Jahreszeitenbonus
hint-die-tower = Tausch
hint-die-develop = Entwickeln
hint-die-tile = ein Plättchen
hint-die-more = mehr
hint-die-dispatch = Entsendung { $where }
hint-back = auf der Rückseite { $spaces }
hint-special = gleich mit Sonderentsendung
hint-tower-strength = zählt bei jedem Überfall, ohne Figuren
hint-free = frei
hint-over = überbaut { $tile }
hint-figures-back = { $number ->
    [one] { $number } Figur kommt
   *[other] { $number } Figuren kommen
} zurück
hint-over-figures = überbaut { $tile }, { hint-figures-back }
hint-out = kein Schritt auf dem Aquädukt
hint-needs = Bedarf: { $needs }
hint-fills = dann voll ({ $needs })
hint-figures = aus deinem Vorrat: { $figures }
hint-extension = noch { $left }
hint-extension-gains = { $gains }; noch { $left }
hint-stars = dann { $held }

## Was ein Zug bringt, wenn man ihn vorausspielt

bonus-in-vain = { $effect } (geht gerade nicht)
gain-in-vain = { $effect }, geht gerade nicht
outlook-spaces = Felder auf { $tile }: { $spaces }.
outlook-fresh = Dorthin entsenden kannst du nicht vor deinem nächsten Zug.
outlook-back = Voll besetzt wird daraus ein Marktstand: { $spaces }.
outlook-tower-swap = Mit jeder { $value } darfst du { $figures } tauschen.
outlook-track = { $track }, neue Felder: { $gains }.
outlook-full-ship = Damit ist { $tile } voll: { $raid ->
    [yes] Nach deinem Überfall
   *[no] Am Ende des Zugs
} wird ein Marktstand daraus.
outlook-full = Damit ist { $tile } voll: Am Jahresende kommen die Figuren in den Beutel.
outlook-privilege = Einmal zu nutzen, { $now ->
    [yes] { $last ->
        [yes] nur jetzt, denn das ist dein letzter Zug
       *[no] jetzt oder in einem späteren Zug
    }
   *[no] aber nicht jetzt{ $last ->
        [yes] , und das ist dein letzter Zug
       *[no] , erst in einem späteren Zug
    }
}: { $gains }.
outlook-joker = { $privilege }: Beim Entsenden gelten sie für dich als jede Farbe.
outlook-joker-second = { $privilege }, zum zweiten Mal: Jetzt sind **alle** deine Figuren Joker.
outlook-lasting = Das gilt von jetzt an{ $turn ->
    [yes] , auch noch in diesem Zug
   *[no] { "" }
}.
outlook-stock = Dann im Vorrat: { $stock }.
outlook-star = Sterne im Vorrat: { $before } → { $after }.
outlook-symbols = { $count ->
    [one] Ein Infrastruktursymbol wird
   *[other] { $count } Infrastruktursymbole werden
} verdeckt.
outlook-shortage = Mangel (neue Figuren am Jahresende{ $surplus ->
    [yes] ; unter null dürfen Figuren gehen
   *[no] { "" }
}), so wie es jetzt steht: { $before } → { $after }.
outlook-lack = Mangel (neue Figuren am Jahresende), so wie es jetzt steht: { $lack }.
outlook-surplus = Überschuss (Figuren, die am Jahresende gehen dürfen), so wie es jetzt steht: { $lack }.
outlook-strength = Deine Stärke: { $before } → { $after }{ $known ->
    [none] { "" }
    [all] {" "}(Germanen: { $tribes })
   *[some] {" "}(Germanen bisher: { $tribes })
}.
outlook-fulfilled = Damit kannst du erfüllen: { $decrees }.
outlook-victory = **Du gewinnst.**
outlook-die-taken = { $die } ist dann in dieser Jahreszeit für { $seats ->
    [2] { WHOM($player) }
   *[other] die anderen
} weg.
outlook-open-nothing = Damit kannst du nichts tun.
outlook-swap = Du ziehst { $figures } aus dem Beutel und gibst dann ebenso viele zurück, welche du willst. Gezogen ist gezogen: Zurücknehmen geht dann nicht mehr.
outlook-stall-out = Einen Schritt auf dem Aquädukt gibt es dafür nicht.
outlook-keep = { $last ->
    [yes] Das ist dein letzter Zug: Nutzen kannst du es dann nicht mehr.
   *[no] Nutzen kannst du es ab deinem nächsten Zug.
}
outlook-no-decree = Du erfüllst jetzt kein Dekret.

## Was ein Zug noch zulässt

open-main = Hauptaktion ({ $actions })
open-take = Plättchen nehmen
open-dispatch = entsenden
open-extend = Stadtausbau nehmen
open-develop = entwickeln
open-special = Sonderentsendung zu { $tiles }
open-season = Jahreszeitenbonus ({ $effect })
open-trade = Handelsturm { $slot } ({ $amount } tauschen)
open-decrees = Dekret ({ $decrees })
open-privileges = Privileg ({ $privileges })
open-nothing = nichts mehr

## Was die Zeichen auf Plätzen und Knöpfen bedeuten

sign-special = **!** dorthin gleich eine Sonderentsendung
sign-figures = **−** Figuren aus deinem Vorrat

## Was ans Licht kommt, wenn ein Zug vorausgespielt wird: „Dann …“

then-light-dice = wird gewürfelt
then-light-bag = werden Figuren aus dem Beutel gezogen
then-light-display = kommen neue Stadtplättchen in die Auslage
then-light-reward = wird die Belohnung des Jahres aufgedeckt
then-light-tribes = werden die Germanen des nächsten Jahres aufgedeckt

## Was gefragt ist

prompt-draft-choice = Nimm dein erstes Stadtplättchen; im Vorrat: { $stock }
prompt-die-choice = Wähle einen Würfel: { $dice }; { $active ->
    [0] kein Manipulator bereit
    [one] ein Manipulator bereit
   *[other] { $active } Manipulatoren bereit
}; im Vorrat: { $stock }
prompt-action-choice = Dein Zug; { $die } { $value }; offen: { $open }; im Vorrat: { $stock }
prompt-star-choice = Einen Stern auf { $star } legen?
prompt-swap-choice = { $figures } tauschen? Erst ziehst du, dann gibst du ebenso viele zurück; im Vorrat: { $stock }
prompt-return-choice = Gib { $figures } zurück; im Vorrat: { $stock }
prompt-discard-choice = Wirf bis zu { $figures } in den Beutel; im Vorrat: { $stock }
prompt-surplus-choice = Kein Mangel, sondern Überschuss: Wirf bis zu { $figures } in den Beutel; im Vorrat: { $stock }
prompt-tower-choice = Nimm einen Turm; noch { $towers } da; { $free ->
    [0] kein Hafen ohne Turm, also nur über einen anderen Turm
    [one] ein Hafen ohne Turm
   *[other] { $free } Häfen ohne Turm
}
prompt-extension-choice = Nimm einen Stadtausbau; im Vorrat: { $stock }
prompt-privilege-choice = Nimm ein Privileg; im Vorrat: { $stock }
prompt-privilege-use = „{ $privilege }“ jetzt nutzen? { $last ->
    [yes] Das ist dein letzter Zug
   *[no] Wenn du verzichtest, behältst du es für einen späteren Zug
}
prompt-dispatch-choice = Bonus: { $effect }; im Vorrat: { $stock }
prompt-stall-choice = { $ship } ({ $slot }) ist voll – wohin kommt die Rückseite, { $stall }?
prompt-demolition-choice = Der Überfall: { $effect } – was gibst du auf?
prompt-decree-choice = Ein Dekret erfüllen? Möglich: { $decrees }
prompt-then = { $question }; dann noch: { $later }

awaited-draft-choice = ein erstes Plättchen nehmen
awaited-die-choice = einen Würfel wählen
awaited-action-choice = eine Aktion wählen
awaited-star-choice = einen Stern legen oder nicht
awaited-swap-choice = tauschen oder nicht
awaited-return-choice = Figuren zurückgeben
awaited-discard-choice = Figuren in den Beutel werfen
awaited-privilege-use = das Privileg nutzen oder behalten
awaited-dispatch-choice = als Bonus entsenden
awaited-stall-choice = den Marktstand legen
awaited-demolition-choice = etwas abreißen
awaited-decree-choice = ein Dekret erfüllen oder nicht

asked-draft-choice = ein erstes Stadtplättchen nehmen
asked-star-choice = { $amount ->
    [one] einen Stern auf { $star } legen oder nicht
   *[other] bis zu { $amount } Sterne legen, den ersten auf { $star }, oder keinen
}
asked-swap-choice = { $figures } tauschen oder nicht
asked-return-choice = { $figures } zurückgeben
asked-discard-choice = bis zu { $figures } in den Beutel werfen
asked-privilege-use = „{ $privilege }“ jetzt nutzen oder behalten
asked-dispatch-choice = als Bonus { $effect }
asked-stall-choice = { $ship } ist voll – sagen, wohin { $stall } kommt
asked-decree-choice = ein Dekret erfüllen ({ $decrees }) oder nicht

## Was jemand hat

status-stock = { $stock } im Vorrat; Rang { $place } von { $seats }
    .brief = { $stock } im Vorrat
status-start-player =
    .brief = Startspieler
status-turn = In diesem Zug, { $die } { $value } – offen: { $open }
    .brief = { "" }
status-die =
    .brief = hat { $die } { $value } gewählt
status-lack = { $total }, aus { $symbols ->
    [0] keinem Symbol
    [one] 1 Symbol
   *[other] { $symbols } Symbolen
} und { $spaces ->
    [0] keinem leeren Feld
    [one] 1 leeren Feld
   *[other] { $spaces } leeren Feldern
}{ $aqueduct ->
    [0] { "" }
   *[other] {" "}− { $aqueduct } (Aquädukt)
}{ $lasting ->
    [0] { "" }
   *[other] {" "}− { $lasting } (Expeditionspfad)
}{ $once ->
    [0] { "" }
   *[other] {" "}− { $once } (Belohnung des Jahres)
}
as-it-stands = { $over ->
    [yes] am Ende
   *[no] so wie es jetzt steht
}
status-shortage = Mangel, { as-it-stands }: { status-lack }
    .brief = Mangel { $total }
status-surplus = Überschuss, { as-it-stands }: { status-lack }
    .brief = Überschuss { $total }
status-strength = { status-strength.whole }, { $over ->
    [yes] { "" }
   *[no] bisher{" "}
}{ $holds ->
    [yes] genug
   *[no] zu wenig
} gegen { $tribes }
    .whole = Stärke im Überfall: { $strength }
    .brief = Stärke { $strength }
status-unbuilt =
    .whole = { $row } durch Stadtausbauten: { $places }
status-track = { $track }: { $length ->
    [one] 1 Feld
   *[other] { $length } Felder
}, Sterne auf { $stars }
    .brief = { $track } { $stars }
status-track-free = { $track }, als Nächstes: { $next }
    .whole = { $track }, als Nächstes: { $spaces }
    .brief = { "" }
status-track-more =
    .whole = { $track }, weiter oben: { $spaces }
status-track-above =
    .whole = { $track }: Der erste Stadtausbau dort verdeckt ein Symbol
status-aqueduct = Aquädukt: Der Ring liegt auf { $field } von { $end }{ $relief ->
    [0] { "" }
   *[other] ; das senkt den Mangel um { $relief }
}
    .brief = Aquädukt { $field }
status-decrees = Dekrete: { $count } von { COMPONENT("game.decree_spaces") }{ $count ->
    [0] { "" }
   *[other] : { PARTS($decrees) }
}
    .brief = Dekrete { $count } von { COMPONENT("game.decree_spaces") }
status-decree-spaces =
    .whole = Freie Dekretfelder: { $spaces }
status-progress = Stand bei den Dekreten: { PARTS($decrees) }
    .brief = { "" }
status-develops-on-5 = Entwickeln geht auch mit der 5
    .brief = { "" }
status-any-colour = Sonderentsendung mit jedem Würfel: { $sorts }
    .brief = { "" }
status-privilege = Privileg: { $privilege } ({ $gains }{ $spent ->
    [yes] ; benutzt
   *[no] { "" }
})
    .brief = { $spent ->
        [yes] { "" }
       *[no] { $privilege }
    }

length-seasons = { $seasons ->
    [0] keine ganze Jahreszeit
    [one] eine Jahreszeit
   *[other] { $seasons } Jahreszeiten
}
curve-length-seasons-title = Figuren im Vorrat
curve-length-seasons-axis = Jahres­zeit
curve-event-shortage = { $player } leidet Mangel
curve-length-seasons-interval = Jahreszeit { $number }

## Der Tisch in Worten

passage-dice = Die Würfel
passage-columns = Der Spielplan, Spalte für Spalte
passage-raid = Germanenüberfall
passage-supply = Was noch da ist

in-words-year = Jahr { $year } von { COMPONENT("game.years") }, { $moment }.
    .brief = Discordia, der Spielplan: { in-words-year }
in-words-year-over = Die Partie endete im Jahr { $year }.
    .brief = Discordia, der Spielplan: { in-words-year-over }
in-words-season = { $season }, { $number }. Jahreszeit von { COMPONENT("game.seasons") }
in-words-start-player = Startspieler des Jahres: { $player }.
    .brief = { "" }
in-words-order = Maximus der Jahreszeit: { $player }. Reihenfolge: { $players }.
    .brief = { "" }
in-words-dice = Würfel: { $dice }.
in-words-dice-used = In dieser Jahreszeit genutzt: { $used }.
    .brief = { "" }

in-words-dice-here = { $count ->
    [0] kein Würfel
    [one] Würfel: { $dice }
   *[other] Würfel: { $dice }
}
in-words-column = Spalte { $column }: { $season } mit dem Bonus „{ $bonus }“; { in-words-dice-here }; Aktionen: { $actions }.
in-words-column-develop = Spalte { $column }: Entwickeln; { in-words-dice-here }; Aktionen: { $actions }.
in-words-actions = { $where } entsenden oder { $others }
in-words-stars = Sterne nehmen
in-words-cells = Stadtplättchen: { $tiles }.
in-words-cells-empty = Leer: { $cells }.

in-words-damage = Das rote Plättchen: Stärke { $strength }; als Schaden „{ $effect }“.
in-words-damage-hidden = Das rote Plättchen liegt noch verdeckt, Rückseite { $back }.
in-words-reward = Das grüne Plättchen: Stärke { $strength }; als Belohnung „{ $effect }“.
in-words-reward-hidden = Das grüne Plättchen liegt noch verdeckt, Rückseite { $back }.
in-words-strength = { $player } hat Stärke { $strength }{ $complete ->
    [yes] {" "}gegen die Germanen mit Stärke { $tribes }: { $holds ->
        [yes] genug
       *[no] zu wenig
    }
   *[no] ; die Germanen haben bisher { $tribes }
}.
    .brief = { "" }

in-words-supply = Im Sternenkult: { $stars }. Manipulatoren: noch { $manipulators }. Stadtplättchen im Stapel: { $stack }.
in-words-bag = Figuren im Beutel: { $bag }{ $shown ->
    [on] , davon { $figures }
   *[off] { "" }
}.
in-words-extensions = Stadtausbauten: { $extensions }.
in-words-offered = { $count ->
    [0] Nichts mehr da.
   *[other] { PARTS($things) }.
}
    .brief = { $what }: { in-words-offered }
in-words-privilege = { $privilege } ({ $gains }{ $count ->
    [one] { "" }
   *[other] ; { $count }-mal da
})
in-words-joker = { $count ->
    [one] { $privilege }
   *[other] { $privilege } ({ $count }-mal da)
}

in-words-row-H = Häfen
in-words-row-K = Kastelle
in-words-row-M = Marktplätze
in-words-row-F = Äcker
in-words-free = { $slot } frei
in-words-free-symbol = { $slot } frei (mit einem Symbol)
in-words-full = voll: { $figures }
in-words-filled = besetzt: { $figures }; { in-words-empty }
in-words-empty = Bedarf: { $needs }{ $fresh ->
    [yes] , nicht vor dem nächsten eigenen Zug
   *[no] { "" }
}

in-words-track-expedition = Expeditionspfad
in-words-track-development = Entwicklungsleiste
decree-lacks = { $counts ->
    [limit] { $reached }, höchstens { $amount }
    [sorts] Figuren { $reached } von { $amount }, Sorten { $tiles } von { $wanted }
    [tiles] Figuren { $reached } von { $amount }, Plättchen { $tiles } von { $wanted }
   *[amount] { $reached } von { $amount }
}
in-words-nearness = { $decree } ({ $fulfilled ->
    [yes] erfüllt, { $reached }{ $counts ->
        [tiles] {" "}auf { $tiles }
       *[other] { "" }
    }
   *[no] { decree-lacks }
})

pictured-tiles = Stadtplättchen je Spalte: { $columns }.
pictured-cities = Discordia, die Städte: Jahr { $year } von { COMPONENT("game.years") }, { $moment }.
pictured-cities-over = Discordia, die Städte: Die Partie endete im Jahr { $year }.

## Was passiert ist (was sich im Vorrat ändert, folgt dem Satz)

event-dealt = { $player } { VERB($player, "beginnt", "beginnst") } mit: { $figures }
    .label = { "" }
event-dealt-together = Aus dem Beutel gezogen
each = { $seats ->
    [one] { "" }
   *[other] {" "}je
}
event-dealt-each = { $player }{ each } { $figures }
event-start-player-chosen = { $player } { VERB($player, "wird", "wirst") } Startspieler
event-year-began = Jahr { $year } beginnt; die Germanen drohen mit: { $tile }
    .table = Jahr { $year }
event-reward-revealed = Die Belohnung des Jahres liegt offen: { $tile }
    .table = { "" }
event-display-filled = { $number ->
    [one] Ein neues Stadtplättchen liegt
   *[other] { $number } neue Stadtplättchen liegen
} aus
    .table = { "" }
event-season-began = { $season } – { $player } { VERB($player, "ist", "bist") } Maximus und { VERB($player, "würfelt", "würfelst") } Blau { $blue }, Rot { $red } und Gelb { $yellow }
    .table = { $season }
event-drafted = { $player } { VERB($player, "nimmt", "nimmst") } { $tile } von { $cell } auf { $slot }
    .short = { VERB($player, "nimmt", "nimmst") } { $tile } auf { $slot }
event-die-chosen = { $player } { VERB($player, "wählt", "wählst") } { $die } { $rolled }{ $manipulators ->
    [0] { "" }
    [one] {" "}und { VERB($player, "macht", "machst") } mit einem Manipulator eine { $value } daraus
   *[other] {" "}und { VERB($player, "macht", "machst") } mit { $manipulators } Manipulatoren eine { $value } daraus
}
    .short = { VERB($player, "wählt", "wählst") } { $die } { $value }
event-tile-taken = { event-drafted }
    .short = { VERB($player, "nimmt", "nimmst") } { $tile } auf { $slot }
event-overbuilt = { $tile } auf { $slot } wird überbaut und ist aus dem Spiel
    .table = { "" }
event-demolished = { $player } { VERB($player, "verliert", "verlierst") } { $tile } auf { $slot }
    .short = { VERB($player, "verliert", "verlierst") } { $tile }
event-dispatched = { $player } { VERB($player, "entsendet", "entsendest") } Figuren zu { $tile } auf { $slot }
    .short = { VERB($player, "entsendet", "entsendest") } Figuren zu { $tile }
event-specially-dispatched = { $player } { VERB($player, "macht", "machst") } eine Sonderentsendung zu { $tile } auf { $slot }
    .short = { VERB($player, "entsendet", "entsendest") } Figuren zu { $tile }
event-extended = { $player } { VERB($player, "baut", "baust") } die Stadt aus: { $extension } auf { $place }
    .short = { VERB($player, "baut", "baust") } die Stadt auf { $place } aus
event-track-extended = { $player } { VERB($player, "verlängert", "verlängerst") } { $track ->
    [expedition] den Expeditionspfad
   *[development] die Entwicklungsleiste
}
event-star-placed = { $player } { VERB($player, "legt", "legst") } einen Stern auf { $space } ({ $track })
    .short = { VERB($player, "legt", "legst") } einen Stern auf { $space }
event-stars-taken = { $player } { VERB($player, "nimmt", "nimmst") } { $number ->
    [one] einen Stern
   *[other] { $number } Sterne
} vom Sternenkult
event-stars-taken-together = Sterne vom Sternenkult
event-stars-lost = { $player } { VERB($player, "gibt", "gibst") } { $number ->
    [one] einen Stern
   *[other] { $number } Sterne
} ab
event-stars-lost-together = Abgegebene Sterne
event-stars-lost-each = { $player }{ each } { $number }
event-ring-moved = { WHOSE($player, "Der Ring", "Dein Ring") } rückt auf Feld { $field } des Aquädukts
event-ring-moved-together = Versorgungsringe
event-ring-moved-each = { $player } auf { $field }
event-manipulator-taken = { $player } { VERB($player, "bekommt", "bekommst") } einen Manipulator
event-relieved = { WHOSE($player, "Der Mangel", "Dein Mangel") } ist in diesem Jahr um { $number } kleiner
event-relieved-together = Weniger Mangel in diesem Jahr
event-relieved-each = { $player }{ each } −{ $number }
event-advantage-gained = Neuer Vorteil für { WHOM($player) }: { $effect }
event-season-used = { $player } nutzt den Jahreszeitenbonus ({ $season })
    .short = { "" }
event-tower-used = { $player } nutzt { $tower }
event-swap-drawn = { $player } { VERB($player, "zieht", "ziehst") } Figuren für einen Tausch
    .short = { "" }
event-figures-returned = { $player } { VERB($player, "gibt", "gibst") } Figuren zurück
    .short = { "" }
event-figures-discarded = { $player } { VERB($player, "wirft", "wirfst") } Figuren in den Beutel
    .short = { "" }
event-figures-drawn = { $player } { VERB($player, "muss", "musst") } Figuren ziehen
event-figures-drawn-together = Gezogene Figuren
event-tower-built = { $player } { VERB($player, "baut", "baust") } auf { $slot } einen Turm: { $tower }
    .short = { VERB($player, "baut", "baust") } { $tower } auf { $slot }
event-privilege-taken = { $player } { VERB($player, "nimmt", "nimmst") } das Privileg „{ $privilege }“
    .short = { VERB($player, "nimmt", "nimmst") } ein Privileg
event-privilege-used = { $player } nutzt das Privileg „{ $privilege }“
    .short = nutzt ein Privileg
event-privilege-kept = { $player } { VERB($player, "behält", "behältst") } das Privileg „{ $privilege }“ für später
    .short = { "" }
event-decree-claimed = { $player } { VERB($player, "erfüllt", "erfüllst") } das Dekret „{ $decree }“ und { VERB($player, "deckt", "deckst") } { $space } ab
    .short = { VERB($player, "erfüllt", "erfüllst") } ein Dekret
event-declined = { $player } { VERB($player, "verzichtet", "verzichtest") }
    .aside = { $effect }
    .short = { "" }
event-bonus-lost = Für { WHOM($player) } verfällt ein Bonus
    .aside = { $effect }
event-bonus-lost-together = Ein Bonus verfällt
event-damage-missed = Der Schaden trifft { WHOM($player) } nicht
    .aside = { $effect }
event-damage-missed-together = Ohne Schaden davongekommen
event-turn-ended = { $player } { VERB($player, "beendet", "beendest") } den Zug
    .short = { "" }
event-ship-turned = Bei { TO-WHOM($player) } ist { $tile } voll und wird auf { $slot } zu { $stall }
    .short = { "" }
event-ship-emptied = Die Figuren von { $tile } kommen in den Beutel
    .aside = { $figures }
    .table = { "" }
event-ship-discarded = Bei { TO-WHOM($player) } ist { $tile } voll und kommt aus dem Spiel
    .short = { "" }
event-raid-won = { $player } { VERB($player, "hält", "hältst") } den Germanen stand, { $strength } zu { $tribes }
    .aside = { $effect }
    .label = Germanen abgewehrt
event-raid-won-together = Den Germanen standgehalten
event-raid-won-each = { $player } { $strength } zu { $tribes }
event-raid-lost = { $player } { VERB($player, "wird", "wirst") } von den Germanen überfallen, { $strength } zu { $tribes }
    .aside = { $effect }
    .label = von den Germanen überfallen
event-raid-lost-together = Von den Germanen überfallen
lack-spelled = Symbole { $symbols } + leere Felder { $spaces }{ $relief ->
    [0] { "" }
   *[other] {" "}− gespart { $relief }
}
lack-missing = { $missing ->
    [0] { "" }
   *[other] , mehr als im Beutel
}
event-shortage = { $player } { VERB($player, "hat", "hast") } Mangel – { lack-spelled } = { $number ->
    [one] eine neue Figur
   *[other] { $number } neue Figuren
}{ lack-missing }
    .nothing = er war leer
    .label = Mangel, { $changes }
event-shortage-together = Mangel (Symbole + leere Felder − gespart = neue Figuren)
event-surplus = { $player } { VERB($player, "hat", "hast") } keinen Mangel – { lack-spelled } = { lack-surplus }
    .label = kein Mangel, { $changes }
event-surplus-together = Kein Mangel (Symbole + leere Felder − gespart)
event-emptied = Bei { TO-WHOM($player) } { $number ->
    [one] wird ein volles Plättchen
   *[other] werden { $number } volle Plättchen
} in den Beutel geleert
    .aside = { $figures }
event-emptied-together = Volle Plättchen in den Beutel geleert
event-emptied-each = { $player }{ each } { $number } ({ $figures })
event-ended-victory = Das Spiel ist zu Ende: Ein Vorrat ist leer
event-ended-years = Das Spiel ist zu Ende: { COMPONENT("game.years") ->
    [4] Vier
   *[other] { COMPONENT("game.years") }
} Jahre sind vorbei

## Das Ende

ended-victory = Ein Vorrat ist leer: Das gewinnt sofort.
ended-years = { COMPONENT("game.years") ->
    [4] Vier
   *[other] { COMPONENT("game.years") }
} Jahre sind vorbei: Der kleinste Vorrat gewinnt.

source-blue = Seeleute
source-red = Soldaten
source-white = Händler
source-yellow = Bauern

tie-placed = Auf Plättchen

## Ablehnungen: was nicht geht, und was stattdessen

refusal-first-draft-choice = Nimm erst dein erstes Stadtplättchen aus der Auslage.
refusal-first-die-choice = Wähle erst einen Würfel; alles andere kommt danach.
refusal-first-action-choice = „{ $move }“ ist gerade nicht gefragt; du bist am Zug, also mach eine Aktion oder beende ihn.
refusal-first-star-choice = Lege erst den Stern, oder verzichte darauf.
refusal-first-swap-choice = Tausche erst, oder verzichte darauf.
refusal-first-return-choice = Gib erst so viele Figuren zurück, wie du gezogen hast.
refusal-first-discard-choice = Wirf erst Figuren in den Beutel, oder verzichte darauf.
refusal-first-tower-choice = Nimm erst einen Turm, oder verzichte darauf.
refusal-first-extension-choice = Nimm erst einen Stadtausbau, oder verzichte darauf.
refusal-first-privilege-choice = Nimm erst ein Privileg, oder verzichte darauf.
refusal-first-privilege-use = Nutze erst das Privileg, das du gerade genommen hast, oder verzichte.
refusal-first-dispatch-choice = Entsende erst Figuren, wie es dir als Bonus zusteht, oder verzichte darauf.
refusal-first-stall-choice = Sag erst, wohin der Marktstand auf der Rückseite deines vollen Schiffs kommt.
refusal-first-demolition-choice = Sag erst, was durch den Überfall abgerissen wird.
refusal-first-decree-choice = Jetzt geht es um Dekrete: Erfülle eines, oder verzichte.
refusal-cell-unknown = Die Auslage geht von 1a bis { $last }; nenne einen Platz, etwa 1a.
refusal-cell-empty = Auf { $cell } liegt nichts mehr; nimm ein anderes Plättchen.
refusal-slot = Auf { $slot } geht das nicht; möglich: { $slots }.
refusal-die-unknown = Die Würfel sind blau, rot und gelb; wähle einen davon.
refusal-die-taken = { $player } hat { $die } in dieser Jahreszeit genommen; wähle einen anderen Würfel.
    .short = hat { $player }
refusal-die-value = { $manipulators ->
    [0] Ohne Manipulator bleibt es bei { $fewest } ({ $die }); wähle diesen Wert.
    [one] Mit einem Manipulator wird aus { $die } nur ein Wert von { $fewest } bis { $most }; wähle einen davon.
   *[other] Mit { $manipulators } Manipulatoren wird aus { $die } nur ein Wert von { $fewest } bis { $most }; wähle einen davon.
}
refusal-figures-letters = Schreibe Figuren mit ihren Buchstaben: B für Seeleute, R für Soldaten, W für Händler, G für Bauern, etwa BBG.
refusal-figures-number = { $most ->
    [one] Wähle eine Figur.
   *[other] Wähle höchstens { $most } Figuren, mindestens eine.
}
refusal-figures-exactly = { $amount ->
    [one] Wähle genau eine Figur.
   *[other] Wähle genau { $amount } Figuren.
}
refusal-figures-stock = So viele hast du nicht: Du nennst { $figures }; im Vorrat: { $stock }.
refusal-slot-empty = Auf { $slot } hast du nichts; wähle einen Platz mit Plättchen oder Turm.
refusal-no-spaces = { $tile } hat keine Felder für Figuren; wähle ein anderes Plättchen oder eine andere Aktion.
refusal-tile-full = { $tile } ist voll; wähle ein anderes Plättchen oder eine andere Aktion.
refusal-tile-fresh = { $tile } ist eben erst umgedreht; entsenden kannst du dorthin nicht vor deinem nächsten Zug.
    .short = eben erst umgedreht, nicht vor deinem nächsten Zug
refusal-stock-lacks = { $tile }, Bedarf: { $needs }; im Vorrat: { $stock }. Wähle ein anderes Plättchen oder eine andere Aktion.
    .short = Bedarf: { $needs }
refusal-figures-fit = { $tile }, Bedarf: { $needs }; möglich: { $choices }.
refusal-tower-unknown = So einen Turm gibt es nicht; wähle einen aus der Auslage.
refusal-tower-taken = { $tower } hat schon { $player }; nimm einen anderen.
    .short = hat { $player }
refusal-tower-gone = { $tower } liegt nicht aus; wähle einen anderen.
refusal-demolish = { $tile } bleibt von diesem Überfall verschont; er trifft { tile-at-stake }; möglich: { $slots }.
refusal-demolish-empty = Auf { $slot } hast du nichts. Der Überfall trifft { tile-at-stake }; möglich: { $slots }.

refusal-extension-unknown = So einen Stadtausbau gibt es nicht; wähle Hafen, Kastell, Marktplatz, Acker, Expedition oder Entwicklung.
refusal-extension-gone = { $extension }: Davon ist kein Stadtausbau mehr da; wähle eine andere Art.
    .short = keiner mehr da
refusal-privilege-unknown = So ein Privileg gibt es nicht; wähle eins davon: { $privileges }.
refusal-privilege = „{ $privilege }“ steht gerade nicht zur Wahl; wähle eins davon: { $privileges }.
refusal-acted = Deine Hauptaktion ist gemacht; sonst gibt es in einem Zug Sonderentsendungen, Jahreszeitenbonus, Handelstürme, Privilegien und Dekrete.
refusal-action-extension = Das Aktionsplättchen von Spalte { $column } zeigt keinen Stadtausbau; wähle eine andere Aktion.
refusal-action-stars = Das Aktionsplättchen von Spalte { $column } zeigt keine Sterne; wähle eine andere Aktion.
refusal-dispatch-sort = Das Aktionsplättchen von Spalte { $column } entsendet nicht zu dem, was auf { $slot } liegt; wähle eine andere Sorte oder eine andere Aktion.
refusal-cult-empty = Auf dem Sternenkult liegt kein Stern mehr; wähle eine andere Aktion.
refusal-stars-number = { $most ->
    [one] Es ist nur noch ein Stern da.
    [2] Nimm einen Stern oder zwei.
   *[other] Nimm einen Stern oder { $most }.
}
refusal-column = { $cell } liegt nicht in Spalte { $column }, die dein Würfel öffnet; nimm ein Plättchen von dort.

refusal-column-empty = In Spalte { $column }, die dein Würfel öffnet, liegt kein Plättchen mehr; mach etwas anderes.
refusal-develop-value = Mit einer { $value } kannst du nicht entwickeln: Dafür brauchst du eine { COMPONENT("game.develop_value") }; ist das erste Feld der Leiste bedeckt, reicht eins weniger.
refusal-no-star = Du hast keinen Stern im Vorrat; mach etwas anderes.
refusal-track-full = { $track }: schon voll; weiter geht es dort nur mit einem Stadtausbau.
refusal-special-used = { $tile } hatte in diesem Zug schon eine Sonderentsendung; wähle ein anderes Plättchen oder eine andere Aktion.
    .short = in diesem Zug schon genutzt
refusal-special-value = { $tile } hat nicht deinen Wert, die { $value }; wähle ein Plättchen, das ihn hat, oder eine andere Aktion.
refusal-special-colour = { $tile } passt nicht zum Würfel { $die }; wähle ein Plättchen seiner Farbe, einen Marktstand oder eine andere Aktion.
    .short = braucht eine andere Würfelfarbe
refusal-season-value = Für den Bonus ({ $season }) brauchst du eine { $needed }, und du nutzt eine { $value }; mach etwas anderes.
refusal-season-used = Den Bonus ({ $season }) hast du in diesem Zug genutzt; mach etwas anderes.
refusal-season-nothing = Der Jahreszeitenbonus bringt dir gerade nichts ({ $effect }); mach etwas anderes.
refusal-no-trade-tower = { $tile } ist kein Handelsturm; wähle einen, der tauscht, oder eine andere Aktion.
refusal-tower-value = { $tile } hat nicht deinen Wert, die { $value }; mach etwas anderes.
    .short = braucht eine { $needed }
refusal-tower-used = { $tile } hast du in diesem Zug genutzt; mach etwas anderes.
    .short = in diesem Zug schon genutzt
refusal-bag-empty = Der Beutel ist leer, zu tauschen gibt es nichts; mach etwas anderes.
refusal-privilege-none = So ein Privileg hast du nicht; mach etwas anderes.
refusal-privilege-not-owned = Das Privileg „{ $privilege }“ gehört dir nicht; mach etwas anderes.
refusal-privilege-lasting = „{ $privilege }“ wirkt immer und muss nicht genutzt werden; mach etwas anderes.
refusal-privilege-spent = „{ $privilege }“ hast du schon genutzt; mach etwas anderes.
refusal-privilege-later = „{ $privilege }“ hast du in diesem Zug genommen; nutzen kannst du es nicht vor dem nächsten.
    .short = nicht vor deinem nächsten Zug
refusal-privilege-useless = „{ $privilege }“ bringt dir gerade nichts; mach etwas anderes.
    .short = bringt gerade nichts
refusal-decree-unknown = So ein Dekret gibt es nicht; wähle eines aus der Auslage.
refusal-decree-gone = Das Dekret „{ $decree }“ liegt nicht aus; wähle ein anderes.
refusal-decree-spaces = Deine { COMPONENT("game.decree_spaces") } Dekretfelder sind abgedeckt; mehr gehen nicht.
refusal-decree-unfulfilled = „{ $decree }“ erfüllst du noch nicht; komm darauf zurück, wenn es so weit ist.
    .short = { decree-lacks }

## Warnungen vor einem Zug, der einem leidtun könnte

caution-open = Noch offen: { $open }. Den Zug trotzdem beenden?
caution-cover-figures = { $tile } auf { $slot } käme aus dem Spiel, und { $number ->
    [one] { $number } Figur käme
   *[other] { $number } Figuren kämen
} zurück in deinen Vorrat. Trotzdem?
caution-cover = { $tile } auf { $slot } käme aus dem Spiel, dabei ist { $free } frei. Trotzdem?
caution-cover-only = Es ist kein Platz frei: { $tile } auf { $slot } käme aus dem Spiel. Trotzdem?
caution-privilege = Ein Privileg, das du jetzt nicht nimmst, ist verloren. Trotzdem verzichten?
caution-stall-out = Für den Marktstand wäre ein Marktplatz frei. Trotzdem abwerfen?

## Die Regeln, Seite für Seite

rules-aim-title = Worum es geht
rules-aim-city = Du regierst eine Stadt am Rhein voller Leute ohne Arbeit: Seeleute, Soldaten, Händler und Bauern. Bringe sie unter, ehe neue kommen.
rules-aim-win = **Wer keine Figur mehr im Vorrat hat, gewinnt sofort.** Schafft das in { COMPONENT("game.years") } Jahren niemand, gewinnt der kleinste Vorrat. Punkte gibt es nicht.
rules-aim-figures = Im Beutel sind { COMPONENT("game.figures_of_each_colour") } Figuren jeder Farbe, und jede hat ihren Buchstaben: { $letters }. Ein ∗ auf einem Feld steht für eine Figur beliebiger Farbe.
rules-aim-start = Alle beginnen mit dem Gleichen: { COMPONENT("game.start_figures") } Figuren aus dem Beutel, { COMPONENT("game.start_stars") } Sterne, { COMPONENT("game.start_manipulators") ->
    [one] ein Manipulator
   *[other] { COMPONENT("game.start_manipulators") } Manipulatoren
} und eine Stadt mit einem Hafen, einem Kastell, zwei Marktplätzen und zwei Äckern.
rules-aim-draft = Ausgelegt sind { $rows } Reihen mit je sechs Stadtplättchen. Vor dem ersten Jahr nehmen sich alle eines davon, zuletzt der Startspieler; sein Bonus kommt sofort.
rules-letter = { $letter } für { $figures }
rules-letter-blue = Seeleute (blau)
rules-letter-red = Soldaten (rot)
rules-letter-white = Händler (weiß)
rules-letter-yellow = Bauern (gelb)

rules-year-title = Jahre und Jahreszeiten
rules-year-seasons = Gespielt werden { COMPONENT("game.years") } Jahre mit je { COMPONENT("game.seasons") } Jahreszeiten. In jeder Jahreszeit sind alle einmal am Zug, dann fährt das Jahreszeitenboot eine Spalte weiter.
rules-year-dice = Wer eine Jahreszeit beginnt, heißt **Maximus**, würfelt drei Würfel, blau, rot und gelb, und nimmt einen. Alle anderen nutzen einen der beiden übrigen; der bleibt für die Nächsten liegen.
rules-year-maximus = Maximus wechselt mit jeder Jahreszeit im Uhrzeigersinn. Im Frühling ist es der Startspieler des Jahres: zuerst ausgelost, später ist es, wer die meisten Figuren im Vorrat hat.
rules-year-refill = Vor den Saturnalien werden die Lücken der Auslage gefüllt, und das grüne Germanenplättchen wird aufgedeckt. Dazwischen wird nichts nachgelegt.
rules-year-bonuses = Jede Jahreszeit hat einen Bonus für alle, die den Wert ihrer Spalte nutzen{ $shuffled ->
    [on] ; in dieser Partie sind sie gemischt. Es gibt
   *[off] { "" }
}: { $bonuses }. Spalte 6 hat keinen, aber mit der { COMPONENT("game.develop_value") } kannst du entwickeln.

rules-turn-title = Ein Zug
rules-turn-die = **Erst der Würfel.** Er gilt für den ganzen Zug: Sein Wert öffnet eine Spalte, Farbe und Wert zusammen öffnen Sonderentsendungen.
rules-turn-manipulators = Jeder Manipulator ändert den Wert um 1, mehrere um mehr, nach oben oder unten; aber nie unter 1 oder über 6. Du nutzt sie, wenn du den Würfel wählst, jeden einmal im Jahr.
rules-turn-main = **Eine Hauptaktion:** ein Stadtplättchen der Spalte, oder eine Aktion ihres Aktionsplättchens (Entsenden, Stadtausbau, Sterne), oder mit der { COMPONENT("game.develop_value") } entwickeln.
rules-turn-free = **Nebenaktionen,** so viele du kannst und willst, in beliebiger Reihenfolge, vor oder nach der Hauptaktion:
rules-turn-special = • je eine Sonderentsendung zu jedem deiner Plättchen mit diesem Wert und der Farbe des Würfels: Schiffe blau, Kasernen und Militärtürme rot, Bauernhöfe gelb; zu Marktständen passt jeder Würfel;
rules-turn-season = • der Jahreszeitenbonus, wenn dein Wert die Zahl ihrer Spalte ist;
rules-turn-trade = • jeder Handelsturm mit diesem Wert;
rules-turn-decrees = • Dekrete, die du erfüllst, und Privilegien aus früheren Zügen.
rules-turn-bonuses = **Boni** kommen sofort und können weitere auslösen; jeder wird ganz ausgeführt, ehe es weitergeht. Was nicht geht, verfällt, und auf fast alles darfst du verzichten. Wenn du genug getan hast, beende den Zug.

rules-tiles-title = Stadtplättchen
rules-tiles-sorts = Es gibt vier Sorten, jede für ihre Reihe: Schiffe für Häfen (H), Kasernen für Kastelle (K), Marktstände für Marktplätze (M), Bauernhöfe für Äcker (A).
rules-tiles-place = Ein Plättchen kommt auf den freien Platz ganz links in seiner Reihe. Der aufgedruckte Bonus kommt sofort.
rules-tiles-cover = Oder es überbaut eines deiner Plättchen derselben Sorte. Das ist dann aus dem Spiel, und seine Figuren kommen zurück in deinen Vorrat.
rules-tiles-ship = **Schiffe:** Ist ein Schiff am Ende deines Zugs voll, kommen seine Figuren in den Beutel, und das Plättchen wird umgedreht. Es ist dann ein Marktstand: Lege ihn auf einen freien Marktplatz oder über einen anderen Stand, und geh { COMPONENT("turned_ship.bonus.amount") ->
    [one] einen Schritt
   *[other] { COMPONENT("turned_ship.bonus.amount") } Schritte
} auf dem Aquädukt; oder wirf ihn ab. Entsenden kannst du dorthin ab deinem nächsten Zug.

rules-dispatch-title = Entsenden
rules-dispatch-space = Ein Plättchen hat ein bis drei Felder, die der Reihe nach besetzt werden. Eine Entsendung besetzt **ein** Feld.
rules-dispatch-exact = Du brauchst genau die Figuren, die das Feld zeigt, in Zahl und Farbe; ∗ nimmt jede. Sonst kannst du dorthin nicht entsenden.
rules-dispatch-main = **Als Hauptaktion** entsendest du zu einem Plättchen der Sorte, die das Aktionsplättchen nennt. Militärtürme zählen als Kasernen.
rules-dispatch-special = **Eine Sonderentsendung** kostet keine Aktion, aber Plättchen und Würfel müssen passen, und jedes Plättchen hat sie einmal im Zug. Das gilt auch für ein eben erst genommenes.
rules-dispatch-full = Am Jahresende werden volle Plättchen in den Beutel geleert und können neu besetzt werden.

rules-extensions-title = Stadtausbau
rules-extensions-rows = Hafen, Kastell, Marktplatz und Acker verlängern eine Reihe nach rechts um einen Platz; ein Hafen bringt auch einen Platz für einen Turm.
rules-extensions-tracks = Expedition und Entwicklung verlängern ihre Leiste um { COMPONENT("extension[id=expedition_ext].adds") ->
    [one] ein Feld
    [2] zwei Felder
   *[other] { COMPONENT("extension[id=expedition_ext].adds") } Felder
}.
rules-extensions-bonus = Was dort aufgedruckt ist, wird abgedeckt: Ein Bonus kommt sofort, ein Infrastruktursymbol ist für immer weg.
rules-extensions-privilege = Mit deinem { COMPONENT("game.privileges_at.1") }. und deinem { COMPONENT("game.privileges_at.2") }. Stadtausbau nimmst du ein Privileg. Die Plätze, die jede Stadt von Anfang an hat, zählen nicht mit.

rules-tracks-title = Leisten und Aquädukt
rules-tracks-star = Ein Stern aus deinem Vorrat kommt auf das unterste freie Feld einer Leiste, und was dort steht, kommt sofort.
rules-tracks-expedition = **Der Expeditionspfad** füllt sich durch Boni. Er hilft gegen den Mangel, und sein Feld { COMPONENT("expedition_space") } bringt ein Privileg. Jeder Stadtausbau ergänzt: { $added }.
rules-tracks-development = **Die Entwicklungsleiste** füllt sich durch die Hauptaktion mit der { COMPONENT("game.develop_value") }; ist Feld 1 bedeckt, geht es auch mit der { $less }. Drei weitere Felder erlauben Sonderentsendungen zu Bauernhöfen, Schiffen und Kasernen mit jeder Würfelfarbe. Jeder Stadtausbau ergänzt: { $added }.
rules-tracks-aqueduct = **Das Aquädukt:** Je weiter dein Versorgungsring, desto kleiner dein Mangel, um { $most } auf Feld { $end }. Für jeden Schritt darüber hinaus darfst du stattdessen { COMPONENT("game.swap_beyond_aqueduct") ->
    [one] { COMPONENT("game.swap_beyond_aqueduct") } Figur
   *[other] { COMPONENT("game.swap_beyond_aqueduct") } Figuren
} tauschen.

rules-more-title = Sterne, Tausch, Manipulatoren
rules-more-stars = **Sterne** kommen vom Sternenkult: Mit der Hauptaktion nimmst du 1 oder { COMPONENT("game.stars_max") }. Ist dort nichts mehr, gibt es keine.
rules-more-swap = **Tauschen:** Zieh so viele Figuren aus dem Beutel und wirf dann ebenso viele zurück, welche du willst. So kommst du an die Farben, die du brauchst.
rules-more-manipulator = **Ein Manipulator,** den du bekommst, ist gleich bereit, aber nicht mehr für den Würfel, den du schon gewählt hast. Mit jedem Jahr werden alle wieder bereit.

rules-towers-title = Türme
rules-towers-place = Über jedem Hafen ist Platz für einen Turm. Ein neuer kommt auf den freien Platz ganz links, oder über einen anderen, der dann aus dem Spiel ist.
rules-towers-military = **Militärtürme** werden besetzt wie Kasernen, haben Sonderentsendungen (rot) und zählen bei Dekreten und Überfällen als Kasernen; oder sie haben Stärke ganz ohne Figuren.
rules-towers-trade = **Handelstürme** tauschen { COMPONENT("tower[id=trade_1].swap") } oder { COMPONENT("tower[id=trade_2].swap") } Figuren in jedem Zug, in dem du ihren Wert nutzt, egal mit welcher Farbe. Beim Bau bringen sie { COMPONENT("tower[id=trade_1].bonus.amount") ->
    [one] einen Schritt
    [2] zwei Schritte
   *[other] { COMPONENT("tower[id=trade_1].bonus.amount") } Schritte
} auf dem Aquädukt.

rules-privileges-title = Privilegien
rules-privileges-when = Dreimal im Spiel darfst du ein Privileg nehmen: beim { COMPONENT("game.privileges_at.1") ->
    [4] vierten
   *[other] { COMPONENT("game.privileges_at.1") }.
} und beim { COMPONENT("game.privileges_at.2") ->
    [6] sechsten
   *[other] { COMPONENT("game.privileges_at.2") }.
} Stadtausbau und auf Feld { COMPONENT("expedition_space") } des Expeditionspfads. Wenn du verzichtest, ist es verloren.
rules-privileges-joker = **Joker** wirken dauerhaft: Deine Figuren dieser Farbe gelten beim Entsenden als jede Farbe. Hast du zweimal denselben, gilt das für alle deine Figuren.
rules-privileges-once = **Die anderen** nutzt du einmal, sofort oder in irgendeinem späteren Zug: { $kinds }.
rules-privileges-then = { $first } und dann { $then }

rules-decrees-title = Dekrete
rules-decrees-claim = Von { COMPONENT("decree") } Dekreten liegen { $decrees } aus. Wer eines im eigenen Zug oder beim eigenen Überfall erfüllt, darf es nehmen; die anderen bekommen es dann nicht mehr. Du musst nicht, und es dürfen mehrere sein.
rules-decrees-spaces = Es deckt das nächste deiner { COMPONENT("game.decree_spaces") } Dekretfelder ab, für immer: Das bringt einen Tausch, einen Manipulator, Figuren in den Beutel, oder ein Symbol verschwindet. Mehr als { COMPONENT("game.decree_spaces") } hat niemand.
rules-decrees-all = Es gibt: { $decrees }.
rules-decrees-count = „Weniger“ gilt nur bei den Farben; alle anderen Zahlen sind Mindestzahlen. Aufgedruckte Plätze zählen nicht als Stadtausbauten; Figuren müssen auf so vielen Plättchen stehen, wie das Dekret nennt.

rules-raid-title = Jahresende: der Überfall
rules-raid-when = Nach dem Winter kommen die Germanen, der Reihe nach zu allen, zuerst zum Startspieler.
rules-raid-strength = **Deine Stärke:** die Figuren auf voll besetzten Kasernen und Militärtürmen und die Stärke, die auf Türmen steht. Was nicht voll ist, zählt nicht.
rules-raid-outcome = Erreichst du die Summe der beiden Germanenplättchen, bekommst du die Belohnung des grünen, sonst den Schaden des roten. Was abgerissen wird, suchst du aus; was du nicht hast, kannst du nicht verlieren.
rules-raid-then = Nach deinem Überfall darfst du Dekrete erfüllen, und deine vollen Schiffe werden umgedreht. Im { COMPONENT("game.years") ->
    [4] vierten
   *[other] { COMPONENT("game.years") }.
} Jahr sind die Germanen meist viel stärker.

rules-shortage-title = Jahresende: der Infrastrukturmangel
rules-shortage-sum = Zähle die sichtbaren Infrastruktursymbole deiner Stadt (anfangs { $symbols }) und die leeren Felder auf Plättchen und Türmen. Davon gehen Aquädukt, Expeditionspfad und Belohnung ab.
rules-shortage-draw = So viele neue Figuren ziehst du in deinen Vorrat. Ist es weniger als null, darfst du stattdessen so viele in den Beutel werfen, und damit kannst du gewinnen.
rules-shortage-empty = Danach werden deine voll besetzten Plättchen und Türme in den Beutel geleert; auf anderen bleiben die Figuren stehen.
rules-shortage-year = **Das neue Jahr:** Die oberste Reihe der Auslage kommt aus dem Spiel, die anderen rücken auf, Lücken werden gefüllt. Manipulatoren sind wieder bereit. Wer den größten Vorrat hat, wird Startspieler; bei Gleichstand der nächste von ihnen im Uhrzeigersinn nach dem bisherigen.

rules-end-victory = **Sofort,** wenn ein Vorrat leer ist, was auch immer gerade läuft: Nichts wird mehr zu Ende gespielt.
rules-end-years = **Sonst** nach Jahr { COMPONENT("game.years") }: Wer die wenigsten Figuren im Vorrat hat, gewinnt. Was auf Plättchen steht, zählt nicht.
rules-end-tie = Bei Gleichstand gewinnt, wer die wenigsten Figuren auf Plättchen und Türmen hat; danach teilt ihr euch den Sieg.

rules-signs-title = Zeichen und Plätze
rules-signs-letters = Figuren haben die Buchstaben B, R, W und G, auf den Bildern wie in den Befehlen: BBG sind zwei Seeleute und ein Bauer. Die Reihenfolge ist egal.
rules-signs-board = Die Auslage hat die Spalten 1 bis 6 und Reihen ab a: 3b. In der Stadt heißen die Reihen T, H, K, M und A: K2 ist das zweite Kastell. E3 und L3 sind Felder von Expeditionspfad und Entwicklungsleiste, Q1 bis Q4 die Dekretfelder.

rules-reconstructed-why = Gespielt wird nach dem Text der veröffentlichten Anleitung. Was nur auf Plättchen und Bildern steht, lag nicht vor und ist neu entworfen, und zwar so, dass jedes Beispiel der Anleitung aufgeht und viele Testpartien ausgewogen sind.
rules-reconstructed-known = Aus der Anleitung und anderen öffentlichen Quellen: Vorräte und Zahl der Plättchen; Jahre, Züge und alle Aktionen; die Jahreszeiten und ihre Boni; die Dekrete; die Arten der Privilegien; das Jahresende; das Spielende.
rules-reconstructed-chosen = Neu entworfen: Felder und Boni der Stadtplättchen und Türme, die Aktionsplättchen, die Germanenplättchen bis auf zwei, was auf Stadtplan, Leisten und Aquädukt gedruckt ist, und die beiden Optionen.

## Auf den Bildern

picture-year = Jahr { $year }
picture-last-year = Letztes Jahr
picture-length-seasons = Jahreszeit
picture-season-spring = Frühling
picture-season-summer = Sommer
picture-season-autumn = Herbst
picture-season-saturnalia = Saturnalien
picture-season-winter = Winter
picture-phase-draft = Erste Wahl
picture-phase-raid = Überfall
picture-phase-shortage = Mangel
picture-fewest-win = wenigste gewinnen
picture-score = im Vorrat, der kleinste gewinnt
picture-begins = Die Städte am Rhein haben mehr Arbeiter als Arbeit.
picture-raid-held = { $held } { $holders ->
    [one] hält
   *[other] halten
} stand
picture-raids = Die Germanen kommen mit Stärke { $strength }: { $holders ->
    [0] { picture-raided }
   *[other] { picture-raid-held }{ $losers ->
        [0] { "" }
       *[other] , { picture-raided }
    }
}
picture-raided = { $raided } { $losers ->
    [one] wird
   *[other] werden
} überfallen
picture-shortages = In den Vorrat: { $stocks }
picture-decree-ext5 = { COMPONENT("decree[id=ext5].condition.amount") } Arten Ausbau
picture-decree-ext22 = { COMPONENT("decree[id=ext22].condition.amount") } Paare Ausbau
picture-decree-aqueduct8 = Aquädukt auf { COMPONENT("decree[id=aqueduct8].condition.amount") }
picture-decree-dev6 = Entwicklung { COMPONENT("decree[id=dev6].condition.amount") }
picture-decree-exp6 = Expedition { COMPONENT("decree[id=exp6].condition.amount") }
picture-decree-two_sorts = höchstens { COMPONENT("decree[id=two_sorts].condition.amount") } Farben
picture-decree-placed12 = { COMPONENT("decree[id=placed12].condition.amount") } Figuren platziert
picture-decree-each9 = { COMPONENT("decree[id=each9].condition.amount") } auf allen { COMPONENT("sort") } Sorten
picture-decree-ships2 = { COMPONENT("decree[id=ships2].condition.amount") } auf { COMPONENT("decree[id=ships2].condition.tiles") } Schiffen
picture-decree-farms3 = { COMPONENT("decree[id=farms3].condition.amount") } auf { COMPONENT("decree[id=farms3].condition.tiles") } Höfen
picture-decree-markets3 = { COMPONENT("decree[id=markets3].condition.amount") } auf { COMPONENT("decree[id=markets3].condition.tiles") } Ständen
picture-decree-barracks3 = { COMPONENT("decree[id=barracks3].condition.amount") } auf { COMPONENT("decree[id=barracks3].condition.tiles") } Kasernen
picture-page-signs = Was die Zeichen bedeuten
picture-sign-infra = ein Infrastruktursymbol
picture-sign-infra_perm = Mangel −1 auf Dauer
picture-sign-shortage = kommt in den Vorrat
picture-sign-aqueduct = der Ring rückt vor
picture-sign-exp_star = Stern auf Expedition
picture-sign-dev_star = Stern auf Entwicklung
picture-sign-star = ein Stern
picture-sign-manipulator = ein Manipulator
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
picture-privilege-expedition = { COMPONENT("privilege[id=expedition].effects.1.amount") ->
    [one] ein Stern
   *[other] { COMPONENT("privilege[id=expedition].effects.1.amount") } Sterne
} auf den Expeditionspfad
picture-privilege-development = { COMPONENT("privilege[id=development].effects.1.amount") ->
    [one] ein Stern
   *[other] { COMPONENT("privilege[id=development].effects.1.amount") } Sterne
} auf die Entwicklungsleiste
picture-privilege-aqueduct = { COMPONENT("privilege[id=aqueduct].effects.1.amount") ->
    [one] ein Schritt
   *[other] { COMPONENT("privilege[id=aqueduct].effects.1.amount") } Schritte
} auf dem Aquädukt
picture-privilege-dispatch = eine Entsendung und { COMPONENT("privilege[id=dispatch].effects.2.amount") ->
    [one] ein Stern
   *[other] { COMPONENT("privilege[id=dispatch].effects.2.amount") } Sterne
}
picture-choose = Auswahl
picture-advantages = Diese Stadt
picture-page-seasons = Jahreszeiten und Aktionsplättchen
picture-page-actions = Aktionsplättchen
picture-page-actions-remark = eines in jeder Spalte, in jeder Partie neu gemischt
picture-page-tiles-remark = Unter jedem Plättchen: seine Werte. Zu grauen Marktständen passt jeder Würfel.
picture-page-city = Eine Stadt zu Beginn
picture-page-city-T = Türme, einer über jedem Hafen
picture-page-city-H = Häfen: Schiffe, blau
picture-page-city-K = Kastelle: Kasernen, rot
picture-page-city-M = Marktplätze: Stände, jeder Würfel
picture-page-city-F = Äcker: Bauernhöfe, gelb
picture-page-tracks = Leisten, Dekrete, Aquädukt
picture-page-track-expedition = Expeditionspfad, mit jedem Ausbau { COMPONENT("extension[id=expedition_ext].adds") ->
    [one] ein Feld
    [2] zwei Felder
   *[other] { COMPONENT("extension[id=expedition_ext].adds") } Felder
} mehr
picture-page-track-development = Entwicklungsleiste, mit jedem Ausbau { COMPONENT("extension[id=development_ext].adds") ->
    [one] ein Feld
    [2] zwei Felder
   *[other] { COMPONENT("extension[id=development_ext].adds") } Felder
} mehr
picture-page-decree-spaces = Felder für Dekrete
picture-page-decree-remark = werden nacheinander abgedeckt
picture-page-aqueduct-remark = darunter: um wie viel der Mangel sinkt
picture-page-towers-military = Militärtürme: Stärke oder Figuren
picture-page-towers-trade = Handelstürme: Tausch
picture-page-raids = Germanenplättchen
picture-page-raids-back = Rückseite { $back }
picture-page-raids-A = Schaden, Jahre 1 bis { $before }
picture-page-raids-B = Belohnung, Jahre 1 bis { $before }
picture-page-raids-C = Schaden, Jahr { COMPONENT("game.years") }
picture-page-raids-D = Belohnung, Jahr { COMPONENT("game.years") }
picture-own-city = deine Stadt, für alle offen
picture-result-special = Sonderentsendungen
picture-result-tiles = Plättchen
picture-achieved = In der Stadt

## Was die Begriffe bedeuten

term-figure = **Figur** – Eine Person aus deiner Stadt: Seemann, Soldat, Händler oder Bauer. Wer in deinem Vorrat ist, hat keine Arbeit und soll dort weg.
term-blue = **Seemann** – Eine blaue Figur mit dem Buchstaben B. Seeleute arbeiten auf Schiffen.
term-red = **Soldat** – Eine rote Figur mit dem Buchstaben R. Soldaten dienen in Kasernen und Militärtürmen.
term-white = **Händler** – Eine weiße Figur mit dem Buchstaben W. Händler arbeiten an Marktständen.
term-yellow = **Bauer** – Eine gelbe Figur mit dem Buchstaben G. Bauern arbeiten auf Bauernhöfen.
term-any_figure = **Beliebige Figur (∗)** – Ein Feld mit diesem Zeichen nimmt eine Figur, egal welcher Farbe.
term-stock = **Vorrat** – Deine Figuren ohne Arbeit, für alle zu sehen; auch deine Sterne liegen dort. Wer keine Figur mehr darin hat, gewinnt sofort; nach vier Jahren gewinnt der kleinste.
term-bag = **Beutel** – Anfangs sind { COMPONENT("game.figures_of_each_colour") } Figuren jeder Farbe darin. Neue Figuren werden daraus gezogen, und was fortgeht, kommt wieder hinein.
term-city = **Stadt** – Dein eigener Plan mit den Reihen H, K, M und A für Plättchen, T für Türme, zwei Leisten und dem Aquädukt.
term-city_tile = **Stadtplättchen** – Ein Schiff, eine Kaserne, ein Marktstand oder ein Bauernhof. Es hat einen Wert, ein bis drei Felder für Figuren und manchmal einen Bonus.
term-tile = **Plättchen** – Was in deiner Stadt oder zur Wahl liegt: meist Stadtplättchen, deren Felder du mit Figuren besetzt.
term-sort = **Sorte** – Was ein Stadtplättchen ist: Schiff, Kaserne, Marktstand oder Bauernhof. Militärtürme zählen als Kasernen.
term-ship = **Schiff** – Ein blaues Stadtplättchen für Häfen. Ist es am Ende deines Zugs voll, wird es zum Marktstand, und seine Figuren kommen in den Beutel.
term-barracks = **Kaserne** – Ein rotes Stadtplättchen für Kastelle. Ist sie voll, zählen ihre Figuren beim Überfall als Stärke.
term-market_stall = **Marktstand** – Ein graues Stadtplättchen für Marktplätze. Zu seiner Sonderentsendung passt jede Würfelfarbe.
term-farm = **Bauernhof** – Ein gelbes Stadtplättchen für Äcker.
term-towers = **Turm** – Er steht über einem Hafen, über jedem höchstens einer. Es gibt Militärtürme und Handelstürme.
term-military_tower = **Militärturm** – Er wird besetzt wie eine Kaserne und zählt als eine; oder er hat Stärke ganz ohne Figuren.
term-trade_tower = **Handelsturm** – In jedem Zug, in dem du seinen Wert nutzt, darfst du { COMPONENT("tower[id=trade_1].swap") } oder { COMPONENT("tower[id=trade_2].swap") } Figuren tauschen. Beim Bau rückt dein Ring zwei Schritte vor.
term-extension = **Stadtausbau** – Ein neuer Platz in deiner Stadt oder zwei Felder mehr auf einer Leiste. Was er abdeckt, ist ein Bonus oder ein Symbol. Der { COMPONENT("game.privileges_at.1") }. und der { COMPONENT("game.privileges_at.2") }. bringen ein Privileg.
term-harbour = **Hafen** – Ein Platz für ein Schiff, in Reihe H, darüber einer für einen Turm.
term-castle = **Kastell** – Ein Platz für eine Kaserne, in Reihe K.
term-market_place = **Marktplatz** – Ein Platz für einen Marktstand, in Reihe M. Jede Stadt beginnt mit zweien.
term-field = **Acker** – Ein Platz für einen Bauernhof, in Reihe A. Jede Stadt beginnt mit zweien.
term-space = **Feld** – Was eine Entsendung besetzt: ein bis drei Kreise auf einem Plättchen. Die Felder der Leisten werden mit Sternen bedeckt.
term-place = **Platz** – Wo in deiner Stadt ein Plättchen liegen kann, benannt nach Reihe und Zahl: K2 ist der zweite in Reihe K. E1 und L1 sind die untersten Felder der Leisten, Q1 ist das erste Dekretfeld.
term-display = **Auslage** – Die offenen Stadtplättchen, in sechs Spalten. Gefüllt wird sie vor den Saturnalien und zum neuen Jahr.
term-action_tile = **Aktionsplättchen** – Der helle Streifen einer Spalte: die Hauptaktionen, aus denen wählen darf, wer diese Spalte nutzt.
term-main_action = **Hauptaktion** – Eine in jedem Zug: ein Stadtplättchen nehmen, etwas vom Aktionsplättchen machen oder entwickeln.
term-dispatch = **Entsendung** – Figuren kommen aus deinem Vorrat auf das nächste Feld eines Plättchens, genau so viele und in den Farben, die es zeigt.
term-special_dispatch = **Sonderentsendung** – Eine Entsendung, die keine Aktion kostet, zu einem Plättchen, das in Wert und Farbe zu deinem Würfel passt. Jedes hat eine im Zug.
term-expedition = **Expeditionspfad** – Sechs Felder für Sterne, in deiner Stadt. Die meisten verkleinern den Mangel, und das sechste bringt ein Privileg.
term-development = **Entwicklungsleiste** – Sechs Felder für Sterne, in deiner Stadt. Drei erlauben Sonderentsendungen mit Würfeln jeder Farbe.
term-develop = **Entwickeln** – Eine Hauptaktion mit der { COMPONENT("game.develop_value") }: Ein Stern kommt auf die Entwicklungsleiste. Ist ihr erstes Feld bedeckt, reicht 1 weniger.
term-star = **Stern** – Er bedeckt ein Feld einer Leiste und bringt, was dort aufgedruckt ist. Du beginnst mit sechs.
term-star_cult = **Sternenkult** – Die Sterne, die niemand hat. Die Hauptaktion *Sterne nehmen* bringt einen oder zwei davon.
term-aqueduct = **Aquädukt** – Je weiter dein Ring darauf ist, desto kleiner dein Mangel: um bis zu { COMPONENT("aqueduct.relief.11") }, ganz am Ende.
term-supply_ring = **Versorgungsring** – Er zeigt, wie weit dein Aquädukt reicht. Für jeden Schritt über sein Ende hinaus darfst du stattdessen { COMPONENT("game.swap_beyond_aqueduct") } Figuren tauschen.
term-manipulator = **Manipulator** – Er ändert den Wert deines Würfels um 1, nach oben oder unten, einmal im Jahr. Du beginnst mit einem.
term-privileges = **Privileg** – Ein Vorteil, den nur du hast: ein Joker auf Dauer oder etwas, das du einmal nutzt. Dreimal kannst du eines nehmen.
term-joker = **Joker** – Ein Privileg: Deine Figuren einer Farbe gelten beim Entsenden als jede Farbe. Mit zweimal demselben gilt das für alle deine Figuren.
term-decrees = **Dekret** – Eine Bedingung, die ausliegt. Erfüllst du sie in deinem Zug oder bei deinem Überfall, darfst du es nehmen; es deckt eines deiner vier Dekretfelder ab.
term-infrastructure_symbol = **Infrastruktursymbol** – Der Wasserhahn, an vielen Stellen deiner Stadt aufgedruckt. Jeder, der zu sehen ist, bringt dir am Jahresende eine neue Figur.
term-shortage = **Mangel** – So viele neue Figuren kommen am Jahresende: sichtbare Symbole plus leere Felder, weniger das, was Aquädukt, Expeditionspfad und manche Belohnung abziehen.
term-raid = **Überfall** – Nach dem Winter kommen die Germanen zu allen. Mit genug Stärke bekommst du die Belohnung, sonst den Schaden.
term-germanic_tribes = **Germanen** – Sie kommen nach jedem Winter. Wie stark sie sind, sagen ihre zwei Plättchen zusammen.
term-germanic_tile = **Germanenplättchen** – Zwei liegen in jedem Jahr offen: das rote mit Stärke und Schaden, das grüne mit Stärke und Belohnung.
term-strength = **Stärke** – Die Figuren auf deinen vollen Kasernen und Militärtürmen, und was auf Türmen steht. Du brauchst so viel, wie die Germanen haben.
term-reward = **Belohnung** – Was das grüne Germanenplättchen denen gibt, die beim Überfall standhalten.
term-damage = **Schaden** – Was das rote Germanenplättchen denen antut, die beim Überfall nicht standhalten.
term-swap = **Tausch** – Ziehe Figuren aus dem Beutel und gib ebenso viele zurück, welche du willst. Dein Vorrat bleibt so groß, wie er war.
term-demolish = **Abreißen** – Ein Plättchen kommt aus dem Spiel, und seine Figuren kommen zurück in deinen Vorrat.
term-overbuild = **Überbauen** – Ein neues Plättchen kommt auf eines derselben Sorte. Das alte ist aus dem Spiel, und seine Figuren kommen zurück in deinen Vorrat.
term-maximus = **Maximus** – Wer eine Jahreszeit beginnt: würfelt mit drei Würfeln und nimmt einen, der dann für die anderen weg ist. Im Lauf eines Jahres wechselt es mit jeder Jahreszeit im Uhrzeigersinn.
term-start_player = **Startspieler** – Wer im Frühling Maximus ist. Ab dem zweiten Jahr ist es, wer die meisten Figuren im Vorrat hat.
term-season = **Jahreszeit** – Frühling, Sommer, Herbst, Saturnalien, Winter: In jeder sind alle einmal am Zug. Wer die Zahl ihrer Spalte nutzt, darf ihren Bonus nutzen.
term-saturnalia = **Saturnalien** – Die vierte Jahreszeit. Vor ihr wird die Auslage gefüllt und die Belohnung des Jahres aufgedeckt.
term-year = **Jahr** – Fünf Jahreszeiten, dann Überfall und Mangel. Eine Partie hat vier Jahre, wenn nicht vorher ein Vorrat leer ist.
term-boat = **Jahreszeitenboot** – Es fährt über den Spalten und zeigt, welche Jahreszeit gerade ist.
term-die = **Würfel** – Drei gibt es, blau, rot und gelb. Maximus nimmt einen; alle anderen nutzen einen der beiden übrigen, jeweils für ihren ganzen Zug.
term-bonus = **Bonus** – Was du geschenkt bekommst, wenn etwas gelegt oder abgedeckt wird. Er kommt sofort, und auf fast jeden darfst du verzichten.
term-surplus = **Überschuss** – Ein Mangel unter null: Statt neue Figuren zu ziehen, darfst du so viele in den Beutel werfen.
term-value = **Wert** – Die Zahl deines Würfels, von Manipulatoren geändert, für den ganzen Zug; und die Zahl in der Ecke eines Plättchens.
term-column = **Spalte** – Eine von sechs, für jeden Wert des Würfels eine: mit Jahreszeit, Aktionsplättchen und Stadtplättchen.
