### Provincia Romana: jedes Wort, das in diesem Spiel zu lesen ist.

game-about = Baut mit Karten eure Städte in Gallien wieder auf. Wählt Karten aus, umgarnt den Senat und haltet den Überfällen stand: Die Stadt mit dem meisten Prestige gewinnt.
points-ahead = { $amount } Prestige

## Rohstoffe, Prestige, Leisten

goods-clay = { $amount } Lehm
goods-wood = { $amount } Holz
goods-stone = { $amount ->
    [one] { $amount } Stein
   *[other] { $amount } Steine
}
goods-gold = { $amount } Gold
goods-nothing = nichts
no-goods = weder Rohstoffe noch Gold
resources-given = { $amount ->
    [one] einen Rohstoff
   *[other] { $amount } Rohstoffe
}

held-prestige = { picture-score }
    .change = { $signed } Prestige
held-clay = Lehm
    .change = { $signed } Lehm
held-wood = Holz
    .change = { $signed } Holz
held-stone = Stein
    .change = { $signed } { $amount ->
    [one] Stein
   *[other] Steine
}
held-gold = Gold
    .change = { $signed } Gold
held-morale = Moral
    .change = { $signed } Moral
held-defence = Verteidigung
    .change = { $signed } Verteidigung
held-military = Militär
    .change = { $signed } Militär
held-buildings = Gebäude
held-cards = Handkarten
held-tokens = Kampfsteine

held-strength =
    .change = { $signed } Stärke

strengths = { $least ->
    [0] { $most }
   *[other] { $least } bis { $most }
}
waterway-city = { $waterway ->
    [portus] Portus
   *[pons] Pons
}-Stadt

## Städte, Stapel, Kampfsteine

deck-opes-content = Produktionskarte
deck-spqr-content = Senatskarte
deck-aedificium-content = Gebäudekarte

## Gebäude

building-inactive = { $building } (inaktiv)

effect-built = { $gains } beim Bau
effect-each-round = { $gains } in jeder Runde
effect-activated = { $gains } beim Aktivieren
effect-discount = spart danach je Gebäude 1 Rohstoff oder Gold
effect-waterway = nur in einer { waterway-city }
effect-waterway-here = in deiner Stadt baubar
effect-storage = Platz für { COMPONENT("game.storage_with_horreum") } statt { COMPONENT("game.storage_without_horreum") } je Rohstoff
effect-none = nur Prestige

## Senatskarten: der Name; wie die Sorte heißt; was sie tut als Satz und in wenigen Wörtern

senate-aediles-effect = Rettet eines deiner Gebäude, auch wenn du nicht am Zug bist: vor den Galliern kostenlos, vor Coniuratio für { $cost }.
senate-aediles-brief = rettet als Reaktion ein Gebäude

senate-architectus-effect = Von jetzt an kostet dich jedes Gebäude 1 Lehm, Holz oder Stein weniger, auch mit Carchesium nie mehr als 1.
senate-architectus-brief = jedes Gebäude 1 Lehm, Holz oder Stein billiger

senate-commercium-effect = Du tauschst, was auf der Karte steht, sooft du willst: { COMPONENT("senate[id=commercium_clay1_wood1].give.clay") } gegen { COMPONENT("senate[id=commercium_clay1_wood1].get.wood") } oder { COMPONENT("senate[id=commercium_clay2_gold3].give.clay") } gegen { COMPONENT("senate[id=commercium_clay2_gold3].get.gold") }.
senate-commercium-brief = tauschen, sooft du willst

senate-concussio-effect = Jemand anders zahlt von jetzt an in jeder Runde die Steuer, auch mit Praetor oder Corruptio.
senate-concussio-brief = jemand anders zahlt immer die Steuer

senate-coniuratio-effect = Du zerstörst ein fremdes Gebäude, wenn es nicht mit Aediles gerettet wird.
senate-coniuratio-brief = zerstört ein fremdes Gebäude

senate-consuetudo-effect = Du siehst dir die obersten { COMPONENT("senate[id=consuetudo].look") } Gebäudekarten an, behältst eine und legst die anderen zurück, wie du willst.
senate-consuetudo-brief = { COMPONENT("senate[id=consuetudo].look") } Gebäudekarten ansehen, eine behalten

senate-consul-kind = Consul (Cecilio Metello oder Pompeio Magno)

senate-corruptio-effect = Du zahlst nie mehr Steuern, außer wenn dich Concussio trifft.
senate-corruptio-brief = nie mehr Steuern

senate-gloria-effect = Am Ende bekommst du das Prestige auf der Karte, von { COMPONENT("senate[id=gloria_3].end_prestige") } bis { COMPONENT("senate[id=gloria_6].end_prestige") }. Du kannst nur eine spielen.
senate-gloria-brief = +{ $prestige } am Ende

senate-legio-effect = Deine Verteidigung steigt um { $defence }.
senate-legio-brief = +{ $defence } Verteidigung

senate-patronus-effect = Du bekommst, was auf der Karte steht: je { COMPONENT("senate[id=patronus_1].effect.clay") } von zwei Rohstoffen.
senate-patronus-brief = die Rohstoffe sofort

senate-praetor-effect = Du zahlst in dieser Runde keine Steuer, außer wenn dich Concussio trifft.
senate-praetor-brief = diese Runde keine Steuer

cost-free = kostenlos
cost-any = { $amount ->
    [one] ein beliebiger Rohstoff
   *[other] { $amount } beliebige Rohstoffe
}
cost-or-free = kostenlos oder { $cost }

## Was eine Niederlage kostet

penalty-building-production = ein Produktionsgebäude
penalty-building-defence = ein Verteidigungsgebäude
penalty-building-storage = das Horreum
penalty-building-prestige = ein Prestigegebäude
penalty-building-any = ein Gebäude nach Wahl
penalty-resources = { $amount ->
    [one] ein Rohstoff
   *[other] { $amount } Rohstoffe
} nach Wahl
penalty-morale = { $amount } Moral
penalty-either = { $first }, sonst { $second }

## Phasen

phase-cities = die Städte werden gewählt
phase-draft = Karten auswählen
phase-cards = Karten ausspielen
phase-battle = Kampf
phase-yields = Gebäude aktivieren
phase-final_turn = letztes Ausspielen

## Züge: der Knopf, der Befehl und was er tut

move-choose-city = Stadt
move-choose-deck = Stapel
move-choose-deck-description = Wähle den Stapel, von dem alle eine Karte nehmen, du zuerst
move-take = Nehmen
move-take-description = Nimm eine der ausliegenden Karten
move-build = Bauen
move-build-description = Baue ein Gebäude aus deiner Hand
move-favour-description = Spiele Architectus, einen Consul, Gloria, Legio, Patronus oder Praetor
command-favour = senat
move-exchange-description = Spiele Commercium und tausche
command-exchange = commercium
move-concussio-description = Spiele Concussio: Jemand anders zahlt von jetzt an immer die Steuer
move-coniuratio-description = Spiele Coniuratio: Zerstöre ein fremdes Gebäude
move-corruptio-description = Spiele Corruptio: Zahle { COMPONENT("senate[id=corruptio].cost_any") ->
    [one] einen Rohstoff
    [3] drei Rohstoffe
   *[other] { COMPONENT("senate[id=corruptio].cost_any") } Rohstoffe
} und nie mehr Steuern
move-consuetudo-description = Spiele Consuetudo: Sieh dir die nächsten Gebäudekarten an, behalte eine
move-keep = Behalten
move-keep-description = Behalte eine der Karten, die dir Consuetudo zeigt
move-order = Zurücklegen
move-order-description = Sag, welche Karte als nächste gezogen wird, oder lass sie so, wie sie liegen
command-order = zurücklegen
move-trade = Tauschen
move-trade-description = Tausche beim Vorrat Gold gegen Holz oder Stein
move-discard = Ablegen
    .with = { $what } ablegen
move-discard-description = Lege eine Karte aus deiner Hand ab; du bekommst nichts dafür
move-done = Fertig
move-done-description = Beende dein Ausspielen oder dein Aktivieren
move-play-token = Kampfstein
move-play-token-description = Wähle deinen Kampfstein; er wird ohne deinen Namen gezeigt
command-play-token = kampfstein
move-lose = Gebäude verlieren
move-lose-description = Wähle das Gebäude, das die Gallier zerstören
command-lose = verlieren
move-pay = Abgeben
move-pay-description = Wähle die Rohstoffe, die du an die Gallier verlierst
command-pay = abgeben
move-aediles-description = Spiele Aediles und rette das Gebäude
move-accept = Hinnehmen
move-accept-description = Nimm hin, dass das Gebäude zerstört wird
command-accept = hinnehmen
move-activate = Aktivieren
move-activate-description = Aktiviere für { COMPONENT("game.activation_prestige") } Prestige ein inaktives Gebäude

## Felder eines Zugs

field-slot = Platz
field-building = Gebäude
field-discount = Nachlass
field-card = Karte
field-times = Wie oft
field-player = Person
field-good = Rohstoff
field-amount = Anzahl

option-name-slot = platz
option-name-times = wie_oft
option-name-player = person
option-name-payment = rohstoffe
option-name-good = rohstoff
option-name-token = stein

field-choose-city-city-description = Welche der freien Städte
field-choose-city-city-question = Welche Stadt baust du wieder auf?
field-choose-deck-deck-description = Welcher der Stapel, die noch einen Aktionsmarker haben
field-choose-deck-deck-question = Welcher Stapel für alle?
field-take-slot-description = Welche Karte, nach ihrem Buchstaben; E und F liegen verdeckt
field-take-slot-question = Welche Karte nimmst du?
field-build-building-description = Welches Gebäude aus deiner Hand
field-build-building-question = Welches Gebäude baust du?
field-build-discount-description = Was du daran sparst; ohne Angabe das, was dir am meisten fehlt
field-build-discount-question = Was sparst du beim Bau von { $building }?
field-favour-card-description = Welche Senatskarte
field-favour-card-question = Welche Senatskarte spielst du?
field-exchange-card-description = Welches Commercium
field-exchange-card-question = Mit welchem Commercium tauschst du?
field-exchange-times-description = Wie oft du tauschst
field-exchange-times-question = Wie oft tauschst du mit { $card }?
field-concussio-player-description = Wer von jetzt an immer Steuern zahlt
field-concussio-player-question = Deine Concussio: Wer zahlt ab jetzt in jeder Runde Steuern?
field-coniuratio-player-description = Wessen Gebäude
field-coniuratio-player-question = Deine Coniuratio: Wessen Gebäude zerstörst du?
field-coniuratio-building-description = Welches Gebäude zerstört wird
field-coniuratio-building-question = Welches Gebäude von { $player } zerstörst du?
field-corruptio-payment-description = { COMPONENT("senate[id=corruptio].cost_any") ->
    [one] Welchen Rohstoff
    [3] Welche drei Rohstoffe
   *[other] Welche { COMPONENT("senate[id=corruptio].cost_any") } Rohstoffe
} du zahlst
field-corruptio-payment-question = Deine Corruptio (nie mehr Steuern): { COMPONENT("senate[id=corruptio].cost_any") ->
    [one] Welcher Rohstoff
   *[other] Welche { COMPONENT("senate[id=corruptio].cost_any") } Rohstoffe
}?
field-keep-card-description = Welche Karte auf deine Hand kommt
field-keep-card-question = Welche Karte behältst du?
field-order-card-description = Welche Karte als nächste gezogen wird
field-order-card-question = Welche Karte soll als nächste gezogen werden?
field-trade-good-description = Holz oder Stein
field-trade-good-question = Was nimmst du aus dem Vorrat?
field-trade-amount-description = Wie viel davon
field-trade-amount-question = Wie viel { $good } nimmst du?
field-discard-card-description = Welche Karte aus deiner Hand
field-discard-card-question = Welche Karte legst du ab?
field-play-token-token-description = Welcher deiner Kampfsteine
field-play-token-token-question = Welchen Kampfstein spielst du?
field-lose-building-description = Welches Gebäude du verlierst
field-lose-building-question = Welches Gebäude gibst du auf?
field-pay-payment-description = Welche Rohstoffe du verlierst
field-pay-payment-question = Welche Rohstoffe gibst du ab?
field-activate-building-description = Welches inaktive Gebäude
field-activate-building-question = Welches Gebäude aktivierst du?

## Optionen einer neuen Partie

option-gold_limited = Begrenztes Gold
option-gold_limited-description = Im Vorrat sind nur { COMPONENT("supply.gold") } Gold; was fehlt, bekommt niemand
option-gold_limited-off = nein, Gold geht nie aus
option-printed_kiln_count = Acht Ziegelöfen
option-printed_kiln_count-description = Fornax Lateris gibt es achtmal, wie in der Kartenliste der Anleitung, statt { COMPONENT("building[id=fornax_lateris].count") ->
    [6] sechsmal
   *[other] { COMPONENT("building[id=fornax_lateris].count") }-mal
}
option-random_cities = Zufällige Städte
option-random_cities-description = Die Städte werden verteilt, nicht gewählt
option-equal_start = Gleicher Start
option-equal_start-description = Alle beginnen mit Rohstoffen und Prestige des letzten Platzes
option-first_seat = Wer beginnt
option-first_seat-description = Wer in Runde 1 die Karte des Caesar hat
option-first_seat-random = Zufall
option-first_seat-1 = Platz 1
option-first_seat-2 = Platz 2
option-first_seat-3 = Platz 3
option-first_seat-4 = Platz 4
option-first_seat-5 = Platz 5
option-first_seat-6 = Platz 6

## Was zur Wahl steht

choice-slot-hidden = { $slot }: verdeckt
choice-full-price = voller Preis
choice-discount = { $saved } weniger
choice-times-goods = { $times }×: { $given } gegen { $got }
called-wood = Holz
called-stone = Stein
choice-rest = Die anderen so lassen, wie sie liegen

hint-city = { $waterway ->
    [portus] an der Küste: Portus ist baubar, Pons nicht
   *[pons] im Inland: Pons ist baubar, Portus nicht
}
hint-deck = je eine { $content }; { $left ->
    [0] nichts mehr im Stapel
   *[other] noch { $left } im Stapel
}, { $markers } Aktionsmarker
hint-wasted = davon bekommst du { $goods } nicht
hint-exchange = { $most ->
    [one] höchstens einmal
   *[other] bis zu { $most }-mal
}
hint-exempt = zahlt in dieser Runde keine Steuer
hint-taxed = zahlt die Steuer sowieso
hint-opponent = hat { $prestige ->
    [0] kein
   *[other] { $prestige }
} Prestige und { $buildings } Gebäude
hint-opponent-loses = verliert { $worth }
could-build = { $building }{ $prestige ->
    [0] { "" }
   *[other] {" "}({ $prestige } Prestige)
}
hint-left = übrig: { $goods }
hint-trade = { $most ->
    [one] 1 für { $price }
   *[other] je { $price }, höchstens { $most }
}
hint-rest = in der Reihenfolge, in der du sie gesehen hast
hint-own-token = zählt für deine eigene Stadt
hint-token = zählt für { $city }
hint-activated = −{ COMPONENT("game.activation_prestige") } Prestige, { $gains }

## Was ein Zug mit sich bringt, außer dem, was geschieht

outlook-city = { $city } liegt { $waterway ->
    [portus] an der Küste: Du kannst Portus bauen, aber nicht Pons.
   *[pons] im Inland: Du kannst Pons bauen, aber nicht Portus.
}
outlook-city-tie = Bei Gleichstand am Ende liegst du vorn, wenn du { $building } gebaut hast.
outlook-deck = { $cards ->
    [one] Eine Karte wird ausgelegt
   *[other] { $cards } Karten werden ausgelegt
}, { $hidden ->
    [0] offen
    [one] die letzte verdeckt
   *[other] die letzten { $hidden } verdeckt
}. Du nimmst zuerst eine.
outlook-deck-order = Nach dir: { $players }.
outlook-deck-quaestor = Von deiner Produktionskarte bekommst du die bessere Hälfte.
outlook-take-hidden = Du nimmst diese Karte verdeckt. Sie kommt auf deine Hand, und die anderen sehen sie nicht.
outlook-take-hidden-opes = Du nimmst diese Karte ungesehen. Sie wird gezeigt, und du bekommst, was sie hergibt.
outlook-barred = Zurzeit nützt dir die Karte nichts ({ $why }).
outlook-inactive = Es ist erst einmal inaktiv. Am Ende einer Runde kannst du es für { COMPONENT("game.activation_prestige") } Prestige aktivieren: { $gains }.
outlook-personal = Bei Gleichstand am Ende liegst du damit vorn.
outlook-card-gone = Danach wird die Karte abgelegt.
outlook-concussio = Von jetzt an zahlt { $player } in jeder Runde Steuern, trotz der Befreiung.
outlook-concussio-later = { $player } zahlt die Steuer sowieso; von jetzt an hilft auch keine Karte mehr dagegen.
outlook-concussio-again = { $player } zahlt schon in jeder Runde Steuern; deine Karte ändert nichts.
outlook-coniuratio = { $building } geht zurück auf die Hand von { $player }{ $prestige ->
    [0] { "" }
   *[other] {" "}und kostet dort { $prestige } Prestige
}.
outlook-coniuratio-storage = { $building } geht zurück auf die Hand von { $player }; dort ist dann nur noch Platz für { COMPONENT("game.storage_without_horreum") } je Rohstoff.
outlook-coniuratio-reaction = Aediles kann das Gebäude retten; deine Karte und dein Gold sind trotzdem weg.
outlook-consuetudo = Du siehst dir { $count ->
    [one] die oberste Gebäudekarte an und behältst sie.
   *[other] die obersten { $count } Gebäudekarten an und behältst eine.
}
outlook-discard = Für { $card } bekommst du nichts.
outlook-last-turn = Damit endet dein letzter Zug. Handkarten, Rohstoffe und Kampfsteine bringen kein Prestige.
outlook-last-gold = { $gold ->
    [0] Gold, das am Ende Prestige bringt, hast du keins.
   *[other] Für dein Gold ({ $gold }) bekommst du am Ende { $prestige ->
        [0] kein Prestige
       *[other] { $prestige } Prestige
    }.
}
outlook-hand-limit = Am Ende dieser Phase musst du { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ablegen.
outlook-tax-none = In dieser Runde zahlst du keine Steuer.
outlook-tax = Steuer am Rundenende: { $held ->
    [one] dein letztes Gold
   *[other] { $due } von deinen { $held } Gold
}.
outlook-tax-short = Dir fehlt das Gold für die Steuer: Das kostet dich { COMPONENT("game.tax_default_prestige") } Prestige.
outlook-put-back = { $count ->
    [one] Die andere Karte kommt zurück auf den Stapel.
   *[other] Die anderen { $count } kommen zurück auf den Stapel, in der Reihenfolge, die du willst.
}
outlook-order = { $card } wird von den zurückgelegten Karten als Nummer { $place } gezogen.
outlook-token = { $token } zählt für { $city }: { $value }.
outlook-token-secret = Der Kampfstein wird unter denen der anderen gezeigt, ohne deinen Namen, und ist danach aus dem Spiel.
outlook-storage = Dann hast du nur noch Platz für { COMPONENT("game.storage_without_horreum") } je Rohstoff.
outlook-rebuild = { $building } kannst du wieder bauen.

## Was ans Licht kommt, wenn ein Zug vorausgespielt wird: „Dann …“

then-light-draft = werden die Karten ausgelegt
then-light-card = siehst du, welche Karte es ist
then-light-opes = wird die Karte aufgedeckt
then-light-looked = siehst du, welche Karten es sind
then-light-tokens = werden die Kampfsteine aufgedeckt, und die Gallier kommen

## Was gefragt ist

prompt-city-choice = Wähle die Stadt, die du wieder aufbaust
prompt-deck-choice = Wähle einen Stapel; du hast { $goods }
prompt-draft-pick = Nimm eine Karte – { $deck }, gewählt von { $player }; du hast { $goods }
prompt-draft-pick-own = Nimm eine Karte – { $deck }, du wählst zuerst; du hast { $goods }
cards-in-hand = { $cards ->
    [0] keine Karte
    [one] { $cards } Karte
   *[other] { $cards } Karten
} auf der Hand
prompt-card-turn = Karten ausspielen; { cards-in-hand }; { $goods }
prompt-card-turn-final = Zum letzten Mal Karten ausspielen; { cards-in-hand }; { $goods }
prompt-keep-one = Consuetudo – behalte eine der { $count } Karten
prompt-order-rest = Consuetudo – welche dieser Karten soll als Nummer { $place } gezogen werden?
prompt-conspiracy = { $player } verschwört sich gegen dein Gebäude { $building } – du kannst es nicht retten
prompt-conspiracy-aediles = { $player } verschwört sich gegen dein Gebäude { $building } – rettest du es mit Aediles für { $cost }?
prompt-discard-down = Du kannst { COMPONENT("game.hand_limit") } Karten behalten – lege { $count } ab
prompt-token-choice = Wähle einen Kampfstein; deine Stärke ist { $strength }, die der Gallier { strengths }
prompt-building-loss = Die Gallier haben gesiegt – du verlierst { $penalty }
prompt-building-loss-aediles = Die Gallier haben gesiegt – verlierst du { $penalty }, oder spielst du Aediles?
prompt-resource-loss = Die Gallier haben gesiegt – gib { resources-given } ab; du hast { $goods }
prompt-activation = Aktiviere Gebäude, jedes für { COMPONENT("game.activation_prestige") } Prestige; du hast { $prestige }

awaited-city-choice = Stadt wählen
awaited-deck-choice = Stapel wählen
awaited-draft-pick = Karte nehmen
awaited-card-turn = Karten ausspielen
awaited-keep-one = eine Karte behalten
awaited-order-rest = Karten zurücklegen
awaited-conspiracy = auf die Verschwörung antworten
awaited-discard-down = Karten ablegen
awaited-token-choice = Kampfstein wählen
awaited-building-loss = auf die Niederlage antworten
awaited-resource-loss = Rohstoffe abgeben
awaited-activation = Gebäude aktivieren

## Was jemand hat

status-no-city = Noch keine Stadt
    .brief = { pictured-no-city }
pictured-no-city = noch keine Stadt
status-prestige = { $prestige }, Rang { $place } von { $seats }; { $city }, eine { waterway-city }
    .brief = { $prestige }; { $city }
status-result = { status-prestige }
    .brief = Rang { $place } mit { $prestige }; { $city }
status-sources = Prestige am Ende: { $sources }
    .brief = { $sources }
status-goods = Rohstoffe und Gold: { $goods }; Platz für { $storage } je Rohstoff
    .brief = { $goods }
status-strength = Stärke { $strength }: Moral { $morale }, Verteidigung { $defence }, Militär { $military }
    .brief = Stärke { $strength }
status-raid = Überfall in Runde { $round }: Gallier mit Stärke { strengths }, die Stadt dann voraussichtlich mit { $strength }
    .brief = { "" }
status-tax = Steuer: { $reason ->
    [concussio] { $due } Gold in jeder Runde ({ WHOSE($player, "Concussio", "deine Concussio") })
    [corruptio] keine mehr (Corruptio)
    [praetor] diese Runde keine (Praetor)
   *[none] { $due } Gold je Runde
}
    .brief = { $reason ->
        [concussio] unter Concussio
       *[other] { "" }
    }
status-exempt =
    .whole = Praetor in dieser Runde gespielt
status-senate = Ausliegende Senatskarten: { $cards }
    .brief = Senatskarten: { $cards }
status-lost =
    .whole = Verloren: { $prestige }
status-borne =
    .whole = Strafe für die letzte Niederlage: { $event }
status-borne-saved = nichts, gerettet durch { $thing }
status-hand = Hand: { $cards ->
    [0] leer
   *[other] { $hand }
}
    .brief = { cards-in-hand }
status-undecided = noch nicht entschieden
status-tokens = Kampfsteine: { $tokens }
    .brief = { "" }
status-answer = Gewählt, noch verdeckt: { $answer }
    .brief = { "" }
status-backs = Verdeckt: { $buildings ->
    [0] keine Gebäudekarte
    [one] { $buildings } Gebäudekarte
   *[other] { $buildings } Gebäudekarten
}, { $senate ->
    [0] keine Senatskarte
    [one] { $senate } Senatskarte
   *[other] { $senate } Senatskarten
}, { $tokens ->
    [0] kein Kampfstein
    [one] { $tokens } Kampfstein
   *[other] { $tokens } Kampfsteine
}
    .brief = { cards-in-hand }
status-looking =
    .whole = Sieht sich { $count ->
        [one] eine Gebäudekarte
       *[other] { $count } Gebäudekarten
    } an{ $kept ->
        [yes] ; eine ist behalten, { $named ->
            [0] noch keine ist zurückgelegt
            [one] eine ist schon zurückgelegt
           *[other] { $named } sind schon zurückgelegt
        }
       *[no] { "" }
    }
status-unseen =
    .whole = Kampfsteine dieser Farbe, die noch niemand gezeigt hat: { $values }
status-buildings = Gebäude: { $buildings }
    .brief = Gebäude: { $buildings }
status-building =
    .whole = { $building }{ $category ->
        [production] , Produktion
        [defence] , Verteidigung
       *[other] { "" }
    }: { $prestige ->
        [0] { "" }
       *[other] { $prestige } Prestige;{" "}
    }{ $effect }

## Der Tisch in Worten

in-words-round = Provincia Romana, Runde { $round }, { $phase }.
in-words-over = Provincia Romana, nach { $round ->
    [one] { $round } Runde
   *[other] { $round } Runden
} ist das Spiel zu Ende.
in-words-raid = Nächster Überfall in Runde { $round }, Stärke { strengths }.
passage-cities = Die Städte
passage-draft = Die ausliegenden Karten
passage-decks = Die Stapel
passage-bank = Der Vorrat
passage-raids = Die Überfälle der Gallier
in-words-order = Die Karte des Caesar hat { $player }; Reihenfolge: { $players }.
    .brief = { "" }
in-words-answered = Schon gewählt, noch verdeckt: { $players }.
    .brief = { "" }
in-words-city-free = { $city }: frei, eine { waterway-city }.
    .brief = { $city }: frei
in-words-city-taken = { $city }: bei { $player }, eine { waterway-city }.
    .brief = { "" }
in-words-draft = Stapel { $deck }, gewählt von { $player }.
    .brief = Noch zu nehmen von { $deck }:
in-words-slot-hidden = { $slot }: verdeckt, eine { $content }.
in-words-slot-opes = { $slot }: { $quaestor } für den Quaestor, { $other } für alle anderen.
    .brief = { $slot }: { opes-card }
in-words-card-unseen = nicht gezeigt
in-words-slot-taken = { $slot }, { $newest ->
    [yes] zuletzt genommen
   *[no] genommen
} von { $player }: { $card }.
    .brief = { "" }
in-words-slot-taken-face-down = { $slot }, { $newest ->
    [yes] zuletzt verdeckt genommen
   *[no] verdeckt genommen
} von { $player }: { $card }.
    .brief = { "" }
in-words-deck = { $deck } ({ $content }n): { $left } im Stapel, { $discarded } abgelegt, { $markers ->
    [0] kein Aktionsmarker
   *[other] { $markers } Aktionsmarker
}{ $open ->
    [yes] ; kann gewählt werden
   *[no] { "" }
}.
in-words-supply = Im Vorrat: { $goods }.
in-words-raid-later = Weiterer Überfall in Runde { $round }.
    .brief = { "" }
in-words-raid-fought = Überfall in Runde { $round }: Stärke { $strength }; Strafe: { $penalties }.
    .brief = { $now ->
        [yes] Überfall der Gallier mit Stärke { $strength }.
       *[no] { "" }
    }
in-words-raid-tokens = Gezeigte Kampfsteine: { $tokens }.
    .brief = { "" }
in-words-fight = { $player } { $lost ->
    [yes] unterlag mit { $total } gegen { $gauls }
   *[no] hielt stand mit { $total } gegen { $gauls }
}: Moral { $morale }, Verteidigung { $defence }, Militär { $military }, Kampfsteine { $tokens }.
    .brief = { "" }
in-words-card-building = { $building }, Gebäude: kostet { $cost }; { $prestige ->
    [0] { "" }
   *[other] { $prestige } Prestige;{" "}
}{ $effect }{ $unique ->
    [yes] ; einzigartig
   *[no] { "" }
}
in-words-card-senate = { $card }, Senatskarte ({ $cost }): { $effect }

## Was geschehen ist (die Änderungen an Prestige, Rohstoffen und Leisten folgen dem Satz)

event-city-chosen = { $player } { VERB($player, "wählt", "wählst") } { $city }
event-city-dealt = { $player } { VERB($player, "bekommt", "bekommst") } { $city }
event-city-dealt-together = Die Städte sind verteilt
event-equipped = { $player } { VERB($player, "beginnt", "beginnst") } mit { $cards }, den Kampfsteinen { COMMAS($tokens) }, Rohstoffen und Gold
    .label = { "" }
event-equipped-hidden = { $player } { VERB($player, "beginnt", "beginnst") } mit einer Gebäudekarte, Kampfsteinen, Rohstoffen und Gold
    .label = { "" }
event-equipped-hidden-together = Alle beginnen mit einer Gebäudekarte, Kampfsteinen, Rohstoffen und Gold
event-round-began = Runde { $round } beginnt; Reihenfolge: { $order }
    .table = Runde { $round }
event-dealt = { $player } { VERB($player, "wählt", "wählst") } { $deck }
    .aside = { PARTS($cards) }{ $hidden ->
    [0] { "" }
   *[other] ; { $hidden } weitere verdeckt
}
event-taken = { $player } { VERB($player, "nimmt", "nimmst") } { $card } von { $slot }
    .short = { VERB($player, "nimmt", "nimmst") } { $card }
event-taken-face-down = { $player } { VERB($player, "nimmt", "nimmst") } { $card } von { $slot }, verdeckt
    .short = { VERB($player, "nimmt", "nimmst") } eine verdeckte Karte
event-taken-face-down-hidden = { $player } { VERB($player, "nimmt", "nimmst") } die verdeckte Karte von { $slot }
    .short = { VERB($player, "nimmt", "nimmst") } eine verdeckte Karte
event-produced = { $player } { VERB($player, "nimmt", "nimmst") } die Produktionskarte von { $slot }
    .short = { VERB($player, "nimmt", "nimmst") } eine Produktionskarte
event-wasted = { $player } { VERB($player, "bekommt", "bekommst") } { $goods } nicht
    .aside = kein Platz oder nichts mehr im Vorrat
event-deck-shuffled = Der Ablagestapel von { $deck } wird gemischt: neuer Stapel mit { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
}
    .table = { "" }
event-built = { $player } { VERB($player, "baut", "baust") } { $building }
event-built-with-discount = { $player } { VERB($player, "baut", "baust") } { $building } für { $saved } weniger
    .short = { VERB($player, "baut", "baust") } { $building }
event-activated = { $player } { VERB($player, "aktiviert", "aktivierst") } { $building }
event-destroyed = { $player } { VERB($player, "verliert", "verlierst") } { $building }; die Karte geht zurück auf die Hand
    .short = { VERB($player, "verliert", "verlierst") } { $building }
event-spoiled = { $player } { VERB($player, "hat", "hast") } für manche Rohstoffe keinen Platz mehr
event-played = { $player } { VERB($player, "spielt", "spielst") } { $card }{ $thing ->
    [praetor] { " " }und { VERB($player, "zahlt", "zahlst") } in dieser Runde keine Steuer
    [corruptio] { " " }und { VERB($player, "muss", "musst") } keine Steuer mehr zahlen
   *[other] { "" }
}
    .short = { VERB($player, "spielt", "spielst") } { $card }
event-played-in-vain = { $player } { VERB($player, "spielt", "spielst") } { $card }, { VERB($player, "zahlt", "zahlst") } die Steuer aber trotzdem
    .short = { VERB($player, "spielt", "spielst") } { $card }
event-exchanged = { $player } { VERB($player, "spielt", "spielst") } { $card }
event-bought = { $player } { VERB($player, "tauscht", "tauschst") } beim Vorrat
    .short = { VERB($player, "tauscht", "tauschst") } beim Vorrat
event-extorted = { $player } { VERB($player, "spielt", "spielst") } Concussio gegen { WHOM($victim) }
    .aside = von jetzt an ist jede Runde Steuer fällig
event-conspired = { $player } { VERB($player, "spielt", "spielst") } Coniuratio gegen { WHO($victim) ->
    [you] dein Gebäude { $building }
   *[other] { $building } von { $victim }
}
event-saved-from-conspiracy = { $player } { VERB($player, "rettet", "rettest") } { $building } mit Aediles
event-saved-from-gauls = { $player } { VERB($player, "rettet", "rettest") } das Gebäude mit Aediles
event-looked = { $player } { VERB($player, "sieht", "siehst") } { $cards }
event-looked-hidden = { $player } { VERB($player, "sieht", "siehst") } sich { $count ->
    [one] die oberste Gebäudekarte
   *[other] die obersten { $count } Gebäudekarten
} an
event-kept = { $player } { VERB($player, "behält", "behältst") } { $card }
    .short = { "" }
event-kept-hidden = { $player } { VERB($player, "behält", "behältst") } eine davon
    .short = { "" }
event-put-back = { $player } { VERB($player, "legt", "legst") } { $count ->
    [0] nichts zurück
    [one] eine Karte zurück ({ $cards })
   *[other] Karten zurück, sie werden in dieser Reihenfolge gezogen ({ $cards })
}
    .short = { "" }
event-put-back-hidden = { $player } { VERB($player, "legt", "legst") } { $count ->
    [0] nichts
    [one] die andere
   *[other] die anderen { $count }
} zurück
    .short = { "" }
event-discarded = { $player } { VERB($player, "legt", "legst") } { $card } ab
    .short = { VERB($player, "legt", "legst") } eine Karte ab
event-discarded-hidden = { $player } { VERB($player, "legt", "legst") } eine { $thing ->
    [spqr] Senatskarte
   *[aedificium] Gebäudekarte
} ab
    .short = { VERB($player, "legt", "legst") } eine Karte ab
event-turn-ended = { $player } { VERB($player, "ist", "bist") } mit dem Ausspielen fertig
    .short = { "" }
event-tokens-shown = Die Kampfsteine werden aufgedeckt: { $tokens }
    .table = { "" }
event-gauls-came = Überfall der Gallier mit Stärke { $strength }; Strafe bei einer Niederlage: { $penalties }
    .table = Überfall der Gallier mit Stärke { $strength }
event-battle-won = { $player } { VERB($player, "hält", "hältst") } stand: { $total } gegen { $gauls }
    .aside = Moral { $morale }{ $defence ->
        [0] { "" }
       *[other] , Verteidigung { $defence }
    }{ $military ->
        [0] { "" }
       *[other] , Militär { $military }
    }{ $tokens ->
        [0] { "" }
       *[other] , Kampfsteine { $tokens }
    }
    .label = Gallier abgewehrt, { $changes }
event-battle-lost = { $player } { VERB($player, "unterliegt", "unterliegst") }: { $total } gegen { $gauls }
    .aside = { event-battle-won.aside }
    .label = unterlegen, { $changes }
event-penalty-suffered = Strafe für { WHOM($player) }
    .label = Strafe { $changes }
event-resources-lost = { $player } { VERB($player, "gibt", "gibst") } Rohstoffe ab
    .label = { event-penalty-suffered.label }
event-upkeep-taxed = Unterhalt und Steuer für { WHOM($player) }
    .label = Unterhalt { $changes }
event-upkeep-taxed-together = Unterhalt und Steuer
event-upkeep-untaxed = Unterhalt für { WHOM($player) }, ohne Steuer
    .nothing = kein Verlust
    .label = Unterhalt { $changes }
event-upkeep-untaxed-together = Unterhalt ohne Steuer
event-upkeep-unpaid = Unterhalt für { WHOM($player) }, aber kein Gold für die Steuer
    .label = Unterhalt, kein Gold für die Steuer, { $changes }
event-upkeep-unpaid-together = Unterhalt, aber kein Gold für die Steuer
event-yielded = { WHOSE($player, "Ertrag der Gebäude", "Ertrag deiner Gebäude") }
    .nothing = nichts
    .label = Ertrag { $changes }
event-yielded-together = Ertrag der Gebäude
event-activating-ended = { $player } { VERB($player, "aktiviert", "aktivierst") } nichts mehr
    .short = { "" }
event-final-turns-began = Alle spielen zum letzten Mal Karten aus
event-ended-rounds = Das Spiel ist zu Ende: { COMPONENT("game.rounds") ->
    [6] Sechs
   *[other] { COMPONENT("game.rounds") }
} Runden und das letzte Ausspielen sind vorbei
event-scored-gloria = Gloria bringt { TO-WHOM($player) } { $points } Prestige
event-scored-gloria-together = Prestige für Gloria
event-scored-gold = Das Gold bringt { TO-WHOM($player) } { $points } Prestige
event-scored-gold-together = Prestige für Gold
event-scored-gold-each = { $player }{ $seats ->
    [one] { "" }
   *[other] {" "}je
} { $points }

## Das Ende

ended-rounds = { COMPONENT("game.rounds") ->
    [6] Sechs
   *[other] { COMPONENT("game.rounds") }
} Runden und das letzte Ausspielen sind vorbei.

source-buildings = Gebäude
source-lost = Verluste
source-gold = Gold

tie-personal_building = Pons oder Portus
tie-gold = Goldmünzen
tie-resources = Rohstoffe
tie-morale = Moral

## Ablehnungen: was nicht geht, und was stattdessen

refusal-first-city-choice = Wähle zuerst deine Stadt.
refusal-first-deck-choice = Jetzt wird ein Stapel gewählt: Nimm Opes, SPQR oder Aedificium.
refusal-first-draft-pick = Nimm zuerst eine der ausliegenden Karten.
refusal-first-card-turn = Du spielst gerade Karten aus: Spiele eine, tausche beim Vorrat, lege ab oder nimm „{ move-done }“.
refusal-first-keep-one = Behalte zuerst eine der Karten, die dir Consuetudo zeigt.
refusal-first-order-rest = Lege zuerst die Karten von Consuetudo zurück: Nenne die nächste, oder lass sie, wie sie liegen.
refusal-first-conspiracy = Antworte zuerst auf die Verschwörung gegen dein Gebäude.
refusal-first-discard-down = Du hast zu viele Karten; lege zuerst welche ab.
refusal-first-token-choice = Wähle zuerst einen Kampfstein.
refusal-first-building-loss = Sag zuerst, welches Gebäude du verlierst.
refusal-first-resource-loss = Sag zuerst, welche Rohstoffe du verlierst.
refusal-first-activation = Jetzt werden Gebäude aktiviert: Nimm eines oder „{ move-done }“.
refusal-city-unknown = Diese Stadt gibt es nicht; noch frei: { $cities }.
refusal-city-taken = { $city } gehört schon { $player }; nimm eine andere Stadt.
    .short = schon bei { $player }
refusal-deck-unknown = Die Stapel heißen Opes, SPQR und Aedificium; nimm einen davon.
refusal-deck-used = { $deck } hat in dieser Runde keinen Aktionsmarker mehr; nimm einen anderen Stapel.
    .short = in dieser Runde schon { COMPONENT("game.action_markers_per_deck") ->
        [2] zweimal
       *[other] { COMPONENT("game.action_markers_per_deck") }-mal
    } gewählt
refusal-deck-empty = { $deck } hat keine Karten mehr; nimm einen anderen Stapel.
    .short = keine Karten mehr
refusal-slot-unknown = Die Karten liegen auf { $slots }; nimm einen dieser Buchstaben.
refusal-slot-empty = Die Karte auf { $slot } ist schon weg; noch da: { $slots }.
    .short = schon bei { $player }
refusal-not-in-hand = { $card } hast du nicht auf der Hand; nimm eine Karte, die du hast.
refusal-card-unknown = Diese Karte gibt es nicht; nimm eine aus deiner Hand.
refusal-building-unknown = Dieses Gebäude gibt es nicht; nimm eines von denen, die zur Wahl stehen.
refusal-senate-unknown = Diese Senatskarte gibt es nicht; nimm eine aus deiner Hand.
refusal-waterway = { $building } geht nur { $waterway ->
    [portus] an der Küste
   *[pons] im Inland
}, und da liegt { $city } nicht; nimm ein anderes Gebäude.
    .short = in { $city } nicht zu bauen
refusal-unique = { $building } ist einzigartig und steht schon in deiner Stadt; nimm ein anderes Gebäude.
    .short = du hast schon eins
refusal-discount-none = Bei { $building } gibt es nichts zu sparen; lass den Nachlass weg.
refusal-discount = Bei { $building } kannst du nur eins sparen; möglich: { $goods }.
refusal-build-cost = { $building } kostet { $cost }, und du hast { $lacks } zu wenig; nimm etwas, das du bezahlen kannst.
    .short = { $lacks } zu wenig
refusal-card-cost = { $card } kostet { $cost }, und du hast { $lacks } zu wenig; nimm etwas, das du bezahlen kannst.
    .short = { $lacks } zu wenig
refusal-card-resources = { $card } kostet { resources-given }, du hast { $held ->
    [0] keinen
   *[other] { $held }
}; nimm eine andere Karte.
refusal-final-turn = { $card } bringt im letzten Zug nichts mehr; nimm eine andere Karte.
    .short = bringt im letzten Zug nichts mehr
refusal-second = { $card } liegt schon vor dir, und mehr als eine solche Karte geht nicht; nimm eine andere.
    .short = liegt schon vor dir
refusal-no-buildings-left = Für { $card } gibt es keine Gebäudekarten mehr; nimm eine andere Karte.
refusal-no-favour-commercium = Commercium spielst du mit „{ move-exchange }“: Sag, wie oft du tauschst.
refusal-no-favour-concussio = Concussio spielst du mit „{ move-concussio }“: Sag, gegen wen.
refusal-no-favour-coniuratio = Coniuratio spielst du mit „{ move-coniuratio }“: Sag, gegen welches Gebäude.
refusal-no-favour-consuetudo = Consuetudo spielst du mit „{ move-consuetudo }“.
refusal-no-favour-corruptio = Corruptio spielst du mit „{ move-corruptio }“: Sag, was du zahlst.
refusal-aediles-not-now = Aediles geht nur, wenn gerade eines deiner Gebäude zerstört werden soll; hebe die Karte dafür auf.
refusal-exchange-unknown = Das ist kein Commercium; nimm eines aus deiner Hand.
refusal-exchange-room = { $goods } kannst du gerade nicht bekommen: kein Platz oder nichts mehr im Vorrat; nimm eine andere Karte.
    .short = kein Platz oder nichts mehr im Vorrat
refusal-exchange-times = Hier kannst du { $most ->
    [one] nur einmal
   *[other] 1- bis { $most }-mal
} tauschen.
refusal-player-self = Das ist deine eigene Stadt; nimm eine andere.
refusal-player-unknown = Diese Stadt hat hier niemand; die anderen haben { $cities }.
refusal-building-not-there = Ein solches Gebäude steht nicht in { $city } ({ $player }); nimm eines, das dort steht.
    .short = hat kein Gebäude
refusal-building-state = { $building } steht dort nicht, wohl aber { $standing }; nimm das.
refusal-building-not-here = Ein solches Gebäude steht nicht in deiner Stadt; nimm eines, das dort steht.
refusal-not-at-stake = { $building } passt hier nicht: Du verlierst { $penalty }; wähle ein anderes Gebäude.
refusal-payment = Nimm genau { resources-given } aus deinem Bestand.
refusal-trade-good = Beim Vorrat bekommst du Holz und Stein; nimm eines davon.
    .short = nicht im Tausch zu haben
refusal-trade-amount = Nimm mindestens 1.
refusal-trade-gold = { $goods }: Das kostet { $cost }, du hast { $held }; nimm weniger.
    .short = { $lacks } zu wenig
refusal-trade-supply = { $left ->
    [0] Im Vorrat ist nichts mehr davon; nimm etwas anderes.
   *[other] Im Vorrat: { $held }; nimm weniger oder etwas anderes.
}
    .short = im Vorrat ist nichts mehr
refusal-trade-room = { $left ->
    [0] Dafür ist kein Platz mehr; nimm etwas anderes.
   *[other] Dein Platz reicht noch für { $room }; nimm weniger oder etwas anderes.
}
    .short = kein Platz mehr
refusal-discard-horreum = Das Horreum kann nicht abgelegt werden; nimm eine andere Karte.
    .short = kann nicht abgelegt werden
refusal-number = Die Karten haben die Nummern 1 bis { $most }; nimm eine davon.
refusal-number-kept = Diese Karte behältst du ja; nimm eine andere.
refusal-number-named = Diese Karte hast du schon genannt; nimm eine andere.
refusal-token = Diesen Kampfstein hast du nicht; du hast { $tokens }.
refusal-not-built = { $building } steht nicht in deiner Stadt; nimm ein Gebäude, das dort steht.
refusal-always-active = { $building } muss nicht aktiviert werden; nimm ein inaktives Gebäude.
refusal-active-already = { $building } ist schon aktiv; nimm ein inaktives Gebäude.

## Warnungen vor Zügen, die man bereuen könnte

caution-final-turn = Du könntest noch spielen: { $cards }. Handkarten zählen am Ende nicht. Trotzdem aufhören?
caution-could-build = Du könntest noch bauen: { $buildings }. Trotzdem aufhören?
caution-could-build-and-waive = Dir fehlt das Gold für die Steuer, das kostet { COMPONENT("game.tax_default_prestige") } Prestige; dagegen kannst du noch spielen: { $cards }. Auch bauen könntest du noch: { $buildings }. Trotzdem aufhören?
caution-tax-waivable = Dir fehlt das Gold für die Steuer, das kostet { COMPONENT("game.tax_default_prestige") } Prestige; dagegen kannst du noch spielen: { $cards }. Trotzdem aufhören?
caution-extorted = Wegen Concussio zahlst du die Steuer trotzdem; { $card } bringt dir nichts. Trotzdem spielen?
caution-exempt-already = Du zahlst in dieser Runde sowieso keine Steuer; { $card } bringt dir nichts. Trotzdem spielen?
caution-discount-already = So viel sparst du jetzt schon; { $card } bringt dir nichts. Trotzdem spielen?
caution-defence-full = Mehr Verteidigung geht nicht; { $card } bringt dir nichts. Trotzdem spielen?
caution-waste = Davon bekommst du { $goods } nicht: kein Platz oder nichts mehr im Vorrat. Trotzdem?
caution-take-nothing = Die Karte auf { $slot } bringt dir gerade nichts. Trotzdem nehmen?
caution-tax = Dann fehlt dir das Gold für die Steuer, und am Rundenende würde dich das { COMPONENT("game.tax_default_prestige") } Prestige kosten. Trotzdem?
caution-activate-late = Es kommt kein Überfall mehr; { $building } kostet dich jetzt nur Prestige. Trotzdem aktivieren?

## Die Regeln, Seite für Seite

rules-aim-title = Worum es geht
rules-aim-legates = Vercingetorix hat die Städte Galliens verwüstet. Ihr seid Legaten Roms, und in { COMPONENT("game.rounds") } Runden baut ihr je eine Stadt wieder auf, Karte für Karte.
rules-aim-prestige = Gebäude bringen Prestige, und manche helfen auch sonst. Der Senat erweist euch Gefallen oder spielt euch übel mit. { COMPONENT("game.battle_rounds") ->
    [4] Viermal
   *[other] { COMPONENT("game.battle_rounds") }-mal
} überfallen euch die Gallier und nehmen allen etwas weg, die zu schwach sind. Wer am Ende das meiste Prestige hat, gewinnt.
rules-aim-city = { $chosen ->
    [yes] Zu Beginn wählen alle eine Stadt.
   *[no] Die Städte werden verteilt.
} Arelate, Tolosa und Loupian liegen im Inland, da geht Pons (die Brücke); Massilia, Narbo Martius und Forum Iulii liegen an der Küste, da geht Portus (der Hafen). Sonst sind die Städte gleich.
rules-aim-start = Alle haben ein Horreum (Lagerhaus), { COMPONENT("game.start_gold") } Gold, { COMPONENT("game.start_building_cards") ->
    [one] eine Gebäudekarte
   *[other] { COMPONENT("game.start_building_cards") } Gebäudekarten
} und { COMPONENT("game.battle_tokens_start") } Kampfsteine; die Moral steht auf { COMPONENT("tracks.morale.start") }, die Verteidigung auf { COMPONENT("tracks.defence.start") }. Dazu kommt, je nach Platz in der ersten Reihenfolge:
rules-aim-place = Platz { $place }: { $goods }.
rules-aim-place-behind = Platz { $place }: { $goods }, aber { $prestige } Prestige.

rules-round-title = Eine Runde
rules-round-draft = **1. Karten auswählen.** Reihum wählt ihr einen Stapel, von dem dann alle je eine Karte nehmen{ $twice ->
    [yes] ; zu zweit oder zu dritt geht das zweimal reihum.
   *[no] .
}
rules-round-cards = **2. Karten ausspielen.** Reihum seid ihr je einmal dran und spielt so viele Karten aus, wie ihr mögt. Danach darf niemand mehr als { COMPONENT("game.hand_limit") ->
    [5] fünf
   *[other] { COMPONENT("game.hand_limit") }
} auf der Hand haben.
rules-round-battle = **3. Kampf** (nur in den Runden { $rounds }): Die Gallier überfallen euch, und jede Stadt kämpft für sich.
rules-round-upkeep = **4. Unterhalt und Steuern.** Moral und Verteidigung sinken um 1, und Rom will seine Steuer.
rules-round-activate = **5. Gebäude aktivieren.** Gebäude bringen Ertrag, und inaktive können aktiviert werden.
rules-round-order = Wer die Karte des Caesar hat, beginnt jede Phase, die anderen folgen im Uhrzeigersinn. Nach jeder Runde wandert die Karte eins weiter.

rules-draft-title = Karten auswählen
rules-draft-deck = Du wählst einen von drei Stapeln: Opes (Rohstoffe und Gold), SPQR (Senatskarten) oder Aedificium (Gebäude). { COMPONENT("game.draft_size") } Karten werden ausgelegt, { COMPONENT("game.draft_face_up") } offen (A bis D) und { COMPONENT("game.draft_face_down") } verdeckt (E und F).
rules-draft-take = Du nimmst zuerst eine davon, dann im Uhrzeigersinn die anderen je eine. Es darf auch eine verdeckte sein: Die siehst nur du. Was übrig bleibt, wird abgelegt.
rules-draft-markers = Jeder Stapel hat { COMPONENT("game.action_markers_per_deck") } Aktionsmarker, und ihn zu wählen kostet einen; ohne Aktionsmarker geht es nicht mehr. Am Rundenende kommen sie zurück. Geht ein Stapel aus, wird sein Ablagestapel gemischt.
rules-draft-opes = **Opes** ({ COMPONENT("opes") } Karten) werden sofort gezeigt und ausgeführt, auch verdeckte. Jede Karte hat zwei Hälften: Die obere, meist bessere bekommt der Quaestor, der den Stapel gewählt hat, die anderen bekommen die untere; sie steht hier in Klammern.
rules-draft-storage = Lagern kannst du { COMPONENT("game.storage_with_horreum") } je Rohstoff (Lehm, Holz, Stein), ohne Horreum nur { COMPONENT("game.storage_without_horreum") }; Gold ohne Grenze. Was keinen Platz hat oder im Vorrat fehlt, verfällt.
rules-draft-twice = Zu zweit oder zu dritt wählt ihr zweimal je Runde reihum einen Stapel.

rules-turn-title = Karten ausspielen
rules-turn-how = Wenn du dran bist, darfst du all das, sooft du magst und in beliebiger Reihenfolge: bauen, Senatskarten spielen, Rohstoffe tauschen, Karten ablegen. Dann nimm „{ move-done }“.
rules-turn-build = **Bauen:** Du zahlst die Kosten, und das Gebäude steht in deiner Stadt. Sein Prestige bekommst du sofort, dazu das, was es beim Bau bringt.
rules-turn-unique = Manche Gebäude sind einzigartig: In jeder Stadt geht nur eines davon. Pons geht nur in einer Pons-Stadt, Portus nur in einer Portus-Stadt. Was du nicht bauen kannst, darfst du ablegen.
rules-turn-inactive = Manche Gebäude sind erst einmal inaktiv: Ihr Prestige zählt schon, aber sie helfen erst, wenn sie am Ende einer Runde aktiviert werden.
rules-turn-discount = **Nachlass:** Mit Carchesium sparst du an jedem Gebäude 1 Lehm, Holz, Stein oder Gold; mit Architectus 1 Lehm, Holz oder Stein, aber nie Gold. Mehr als 1 je Gebäude wird es nie, auch nicht mit beiden; was du sparst, suchst du dir aus.
rules-turn-trade = **Rohstoffe tauschen:** { COMPONENT("game.bank_trade_gold") } Gold gegen 1 Holz oder 1 Stein, sooft du magst. Lehm gibt es so nicht, und mit den anderen wird nicht getauscht.
rules-turn-limit = **Handkartenlimit:** Wenn alle dran waren, behaltet ihr höchstens { COMPONENT("game.hand_limit") } Karten und legt den Rest ab. Das Horreum zählt mit, kann aber nicht abgelegt werden.

rules-buildings-title = Gebäude für Ertrag und Verteidigung
rules-buildings-2-title = Kleine Gebäude der Stadt
rules-buildings-3-title = Große Gebäude
rules-buildings-key = In Klammern: Kosten; Prestige; wie viele es gibt; ob es einzigartig ist; und wozu es zählt. Vor dem Spiel kommen insgesamt { COMPONENT("game.buildings_removed_at_setup") } Gebäude ungesehen in die Schachtel.
rules-building = **{ $building }** ({ $cost }; { $prestige }; ×{ $copies }{ $unique ->
    [yes] ; einzigartig
   *[no] { "" }
}{ $category ->
    [production] ; Produktion
    [defence] ; Verteidigung
   *[other] { "" }
}): { $effect }.

rules-senate-title = Senatskarten
rules-senate-key = In Klammern: Kosten und wie viele es gibt. Architectus, Concussio, Corruptio und Gloria bleiben liegen, alle anderen werden danach abgelegt.

rules-battle-title = Der Kampf
rules-battle-tokens = **Kampfsteine.** In jeder Farbe gibt es fünf ({ $own }, { $others }). Alle haben { COMPONENT("game.battle_tokens_start") } Steine: den mit { $own } in der eigenen Farbe und vier zufällige. Alle wählen geheim einen davon, egal in welcher Farbe.
rules-battle-shown = Die Steine werden gemischt und aufgedeckt, ohne dass gesagt wird, wer welchen gespielt hat. Jeder zählt für die Stadt seiner Farbe. Danach sind sie aus dem Spiel; einen von deinen spielst du nie.
rules-battle-strength = **Stärke.** Moral + Verteidigung + Militär + die Steine deiner Farbe. Wenn das an die Stärke der Gallier heranreicht, hält deine Stadt stand, und nichts passiert.
rules-battle-tracks = Die Moral geht von { COMPONENT("tracks.morale.min") } bis { COMPONENT("tracks.morale.max") }, die Verteidigung von { COMPONENT("tracks.defence.min") } bis { COMPONENT("tracks.defence.max") }; beide sinken in jeder Runde, und was über ein Ende hinausgeht, verfällt. Militär bleibt, solange das Gebäude steht und aktiv ist.
rules-battle-penalty = **Niederlage.** Auf der Karte der Gallier stehen eine oder zwei Strafen. Dich trifft die erste, wenn du sie ganz zahlen kannst, sonst die zweite, sonst { COMPONENT("game.unpayable_penalty_gold") } Gold, und wenn du die nicht hast, { COMPONENT("game.unpayable_penalty_prestige") } Prestige.
rules-battle-destroyed = **Zerstörte** Gebäude gehen zurück auf deine Hand, und du verlierst ihr Prestige und alles, was sie dauerhaft bringen. Welches, suchst du dir aus; mit Aediles kannst du es retten. Ohne Horreum ist nur noch Platz für { COMPONENT("game.storage_without_horreum") } je Rohstoff, der Rest ist sofort weg.

rules-raids-title = Was die Gallier wollen
rules-raids-how = Für jeden Überfall wird zu Beginn eine dieser Karten gezogen; sie bleibt bis zum Kampf verdeckt. Erst kommt die Stärke, in Klammern die Strafe.
rules-raids-round = **Runde { $round }:** { $raids }.
rules-raids-buildings = Ein Prestigegebäude ist eines mit 3 Prestige oder mehr. Produktions- und Verteidigungsgebäude haben eine eigene Seite.

rules-upkeep-title = Unterhalt und Aktivieren
rules-upkeep-tracks = Nach dem Kampf sinkt bei allen die Moral um 1, aber nie unter { COMPONENT("tracks.morale.min") }, und die Verteidigung um 1.
rules-upkeep-tax = **Steuer:** Alle zahlen { COMPONENT("game.tax_gold") } Gold an Rom; wer keins hat, verliert { COMPONENT("game.tax_default_prestige") } Prestige. Praetor und Corruptio befreien davon, Concussio hebt das auf.
rules-upkeep-yields = **Ertrag:** Gebäude, die in jeder Runde etwas bringen, tun es jetzt, auch die aus dieser Runde.
rules-upkeep-activate = **Aktivieren:** Reihum dürft ihr beliebig viele inaktive Gebäude aktivieren, für je { COMPONENT("game.activation_prestige") } Prestige, solange euer Prestige über 0 liegt. Das Gebäude tut dann, was es kann, und bleibt aktiv.
rules-upkeep-end = Danach kommen die Aktionsmarker zurück, und die Karte des Caesar wandert weiter.

rules-end-turn = Nach Runde { COMPONENT("game.rounds") } spielen alle noch einmal Karten aus. Concussio, Consul, Corruptio, Legio und Praetor bringen nichts mehr und können nicht gespielt werden.
rules-end-points = Dann kommt das Prestige von Gloria dazu, und je { COMPONENT("game.gold_per_prestige_at_end") } Gold bringen 1 Prestige. Das meiste Prestige gewinnt.
rules-end-nothing = Inaktive Gebäude zählen voll, aktivierte { COMPONENT("game.activation_prestige") } weniger. Handkarten, Rohstoffe und Kampfsteine bringen kein Prestige.
rules-end-tie = Bei Gleichstand liegt vorn, wer Pons oder Portus der eigenen Stadt stehen hat, dann wer mehr Gold hat (vor dem Umrechnen), mehr Rohstoffe, höhere Moral. Sonst teilt ihr euch den Platz.

rules-reconstructed-why = Gespielt wird nach dem Text der veröffentlichten Anleitung. Was nur auf Karten und Bildern steht, lag nicht vor und ist neu entworfen, und zwar so, dass jedes Beispiel der Anleitung aufgeht und viele Testpartien ausgewogen sind.
rules-reconstructed-known = Aus der Anleitung: alle Gebäude mit Kosten, Prestige, Anzahl und Wirkung; die Sorten der Senatskarten mit Kosten und Wirkung; was alle zu Beginn haben; Phasen, Kampf, Steuer und Ende.
rules-reconstructed-chosen = Neu entworfen: was die Opes-Karten hergeben, die Kurse von Commercium, die Werte von Gloria und die Rohstoffe von Patronus, die Karten der Gallier, die Werte der Kampfsteine außer +{ COMPONENT("token[dealt=own].value") }, Farben und Wasserwege der Städte, und welche Gebäude zu Produktion und Verteidigung zählen.
rules-reconstructed-decided = Entschieden: Fornax Lateris gibt es { COMPONENT("building[id=fornax_lateris].count") ->
    [6] sechsmal
   *[other] { COMPONENT("building[id=fornax_lateris].count") }-mal
} (mit der Option „Acht Ziegelöfen“ achtmal) und Consul viermal, denn nur so ergeben die Karten die Anzahl, die in der Anleitung für alle zusammen steht. Strata darf beliebig oft gebaut werden; die Angaben dazu brechen ab.

## Pictures

picture-round = Runde { $round }
picture-phase-cities = Städte
picture-phase-draft = Wahl
picture-phase-cards = Karten
picture-phase-battle = Kampf
picture-phase-yields = Ertrag
picture-phase-final_turn = Schluss
picture-took = nahm { $slot }
picture-chosen = gewählt
picture-choosing = überlegt
picture-done = fertig
picture-begins = Rom schickt Legaten in die zerstörten Städte Galliens.
picture-raid-lost = Die Gallier kommen mit Stärke { $strength }: { $players } { $count ->
    [one] unterliegt
   *[other] unterliegen
}
picture-raid-lost-many = Die Gallier kommen mit Stärke { $strength }: { $count } { $count ->
    [one] Stadt unterliegt
   *[other] Städte unterliegen
}
picture-raid-held = Die Gallier kommen mit Stärke { $strength }: Jede Stadt hält stand
picture-face-down = verdeckt
picture-taken = genommen
picture-held = gehalten
picture-tokens = Steine
picture-storage-of = von { $amount }
picture-storage = Lager { $amount }
picture-discount = Nachlass 1
picture-needs-pons = Pons-Stadt
picture-needs-portus = Portus-Stadt
picture-does-aediles = schützt
picture-does-concussio = immer Steuer
picture-does-coniuratio = zerstört
picture-does-consuetudo = { COMPONENT("senate[id=consuetudo].look") ->
    [10] zehn
   *[other] { COMPONENT("senate[id=consuetudo].look") }
} ansehen
picture-does-corruptio = nie Steuer
picture-does-praetor = keine Steuer
picture-deeds = Die letzten Züge, der neueste rechts
picture-did-city-chosen = Stadt gewählt
picture-did-produced = Rohstoffe
picture-did-built = gebaut
picture-did-bought = gekauft
picture-did-exchanged = getauscht
picture-did-played = gespielt
picture-did-extorted = erpresst
picture-did-conspired = Verschwörung
picture-did-kept = behält eine
picture-did-discarded = abgelegt
picture-did-activated = aktiviert
picture-did-destroyed = zerstört
picture-did-saved-from-gauls = gerettet
picture-did-resources-lost = an die Gallier
picture-did-resigned = geht
picture-did-returned = steigt ein
picture-hand = Deine Hand
picture-hand-limit = höchstens { COMPONENT("game.hand_limit") } nach dem Ausspielen
picture-hand-empty = Du hast keine Karten.
picture-vision = { COMPONENT("senate[id=consuetudo].look") ->
    [10] Zehn
   *[other] { COMPONENT("senate[id=consuetudo].look") }
} Gebäude
picture-vision-remark = eines behalten, die anderen zurück auf den Stapel
picture-kept = behältst du
picture-drawn-next = kommt als Nr. { $number }
picture-can-build = baubar
picture-can-play = spielbar
picture-can-pay = bezahlbar
picture-short = { $goods } zu wenig
picture-goods-any = { $amount ->
    [one] { $amount } Rohstoff
   *[other] { $amount } Rohstoffe
}
picture-have-one = hast du schon
picture-wait = bei Gefahr
picture-not-last = zu spät
picture-no-use = jetzt nutzlos
picture-your-tokens = Kampfsteine
picture-your-town = Deine Stadt
picture-town = Die Stadt
picture-tax = Steuer { $amount }
picture-no-tax = keine Steuer
picture-raid-range = Überfall { $raid }: { strengths }
picture-no-raid = keine Überfälle mehr
picture-expected = Stärke beim nächsten Überfall: { $strength }
picture-carchesium = jedes Gebäude 1 Lehm, Holz, Stein oder Gold billiger
picture-architectus = jedes Gebäude 1 Lehm, Holz oder Stein billiger
picture-corruptio = zahlt nie mehr Steuer
picture-concussio = zahlt immer Steuer
picture-praetor = zahlt diese Runde keine Steuer
picture-gloria = am Ende { $points } Prestige
picture-tokens-left = Noch nicht gezeigt
picture-at-stake = In Gefahr
picture-score = Prestige
picture-choose = wähle
picture-page-tracks = Leisten und Kampfsteine
picture-page-track-morale = Die Moral fällt jede Runde um eins
picture-page-track-defence = Die Verteidigung fällt jede Runde um eins
picture-page-token-values = Fünf Kampfsteine in jeder Farbe
picture-page-signs = Zeichen auf den Karten
picture-page-sign-built = beim Bau
picture-page-sign-each_round = jede Runde
picture-page-sign-inactive = beim Aktivieren, für { COMPONENT("game.activation_prestige") } Prestige
picture-page-sign-repeatable = darf mehrmals gebaut werden
picture-page-sign-military = zählt in jedem Kampf

## Was die Begriffe bedeuten

term-city = **Stadt** – Was du mit deinen Gebäuden wieder aufbaust. Alle haben eine eigene in eigener Farbe, und jede kämpft für sich.
term-prestige = **Prestige** – Was über den Sieg entscheidet. Gebäude bringen es sofort; Aktivieren und nicht bezahlte Steuern kosten welches. Es kann unter 0 fallen.
term-resource = **Rohstoff** – Lehm, Holz und Stein. Mit ihnen bezahlst du Gebäude, und am Ende bringen sie kein Prestige; Gold gehört nicht dazu.
term-clay = **Lehm** – Ein Rohstoff, rot. Er kommt von Opes und von der Fornax Lateris; beim Vorrat bekommst du ihn nie für Gold.
term-wood = **Holz** – Ein Rohstoff, braun. Er kommt von Opes, vom Lignator und für { COMPONENT("game.bank_trade_gold") } Gold vom Vorrat.
term-stone = **Stein** – Ein Rohstoff, grau. Die großen Gebäude brauchen viel davon; beim Vorrat kostet er { COMPONENT("game.bank_trade_gold") } Gold.
term-gold = **Gold** – Damit zahlst du Karten, Holz und Stein beim Vorrat und die Steuer. Am Ende sind { COMPONENT("game.gold_per_prestige_at_end") } Gold 1 Prestige wert.
term-supply = **Vorrat** – Was niemandem gehört. Holz und Stein gibt er für je { COMPONENT("game.bank_trade_gold") } Gold her, und was ihm fehlt, bekommt niemand.
term-deck = **Stapel** – Es gibt drei: Opes, SPQR und Aedificium. Wer einen wählt, legt sechs Karten davon aus, und alle nehmen eine.
term-discard_pile = **Ablagestapel** – Dorthin kommen Karten, die verbraucht sind oder die niemand nimmt. Geht ein Stapel aus, wird er daraus neu gemischt.
term-action_marker = **Aktionsmarker** – Jeder Stapel hat zwei; ihn zu wählen kostet einen, und am Rundenende kommen sie zurück.
term-production_card = **Produktionskarte** – Eine Karte vom Stapel Opes. Sie bringt sofort Rohstoffe oder Gold; die obere Hälfte ist für die Person, die den Stapel gewählt hat.
term-senate_card = **Senatskarte** – Eine Karte vom Stapel SPQR: eine Gunst für dich oder eine List gegen andere. Was sie tut, steht dabei.
term-building_card = **Gebäudekarte** – Eine Karte vom Stapel Aedificium. Sie wartet auf deiner Hand, bis du sie bezahlst und baust.
term-buildings = **Gebäude** – Eine Karte in deiner Stadt. Sie bringt Prestige, sobald sie gebaut ist, und manche hilft auch sonst.
term-quaestor = **Quaestor** – Wer den Stapel gewählt hat, zuerst eine Karte nimmt und von Produktionskarten die obere Hälfte bekommt.
term-face_down = **Verdeckt** – Niemand sieht die Karte an, bevor jemand sie nimmt: So liegen immer E und F.
term-caesar_card = **Karte des Caesar** – Wer sie hat, beginnt in jeder Phase der Runde. Nach jeder Runde wandert sie eins weiter.
term-turn_order = **Reihenfolge** – Von der Karte des Caesar an im Uhrzeigersinn, in allen Phasen einer Runde gleich.
term-horreum = **Horreum** – Das Lagerhaus, das alle von Anfang an haben. Mit ihm lagerst du { COMPONENT("game.storage_with_horreum") } je Rohstoff, ohne es nur { COMPONENT("game.storage_without_horreum") }.
term-unique = **Einzigartig** – In jeder Stadt geht nur ein solches Gebäude. Eine zweite Karte davon kannst du nur ablegen.
term-inactive = **Inaktiv** – Ein Gebäude, das auf dem Kopf steht: Sein Prestige zählt, aber es hilft erst, wenn es aktiviert ist.
term-activate = **Aktivieren** – Am Rundenende darfst du { COMPONENT("game.activation_prestige") } Prestige für ein inaktives Gebäude zahlen, und es tut, was dabeisteht.
term-discount = **Nachlass** – Mit Carchesium oder Architectus kostet jedes Gebäude 1 Rohstoff weniger, mit Carchesium auch 1 Gold; mehr als 1 wird es nie.
term-card_turn = **Ausspielen** – Einmal je Runde spielst du so viele Karten aus, wie du bezahlen kannst, und tauschst beim Vorrat.
term-final_turn = **Letztes Ausspielen** – Nach Runde { COMPONENT("game.rounds") } spielen alle noch einmal Karten aus. Was gegen Überfälle und Steuern hilft, nützt dann nichts mehr.
term-trade = **Rohstoffe tauschen** – Beim Ausspielen zahlst du dem Vorrat { COMPONENT("game.bank_trade_gold") } Gold für 1 Holz oder 1 Stein, sooft du magst.
term-hand = **Hand** – Die Karten, die nur du siehst. Wenn alle ausgespielt haben, behält niemand mehr als fünf.
term-gauls = **Gallier** – Sie überfallen alle Städte in den Runden { COMPONENT("game.battle_rounds.1") }, { COMPONENT("game.battle_rounds.2") }, { COMPONENT("game.battle_rounds.3") } und { COMPONENT("game.battle_rounds.4") }. Wie stark sie sind, zeigt sich erst im Kampf.
term-raid = **Überfall** – Die Gallier kommen in den Runden { COMPONENT("game.battle_rounds.1") }, { COMPONENT("game.battle_rounds.2") }, { COMPONENT("game.battle_rounds.3") } und { COMPONENT("game.battle_rounds.4") }. Wer so stark ist wie sie, verliert nichts.
term-battle = **Kampf** – Die Phase eines Überfalls: Alle spielen einen Kampfstein, dann vergleicht jede Stadt ihre Stärke mit der der Gallier.
term-tokens = **Kampfstein** – Du hast fünf, und jeder zählt für die Stadt seiner Farbe. In jedem der vier Kämpfe spielst du geheim einen.
term-strength = **Stärke** – Moral, Verteidigung und Militär zusammen; im Kampf kommen die Kampfsteine deiner Farbe dazu.
term-morale = **Moral** – Eine Leiste von { COMPONENT("tracks.morale.min") } bis { COMPONENT("tracks.morale.max") }; du beginnst bei { COMPONENT("tracks.morale.start") }. Sie zählt im Kampf und sinkt in jeder Runde um 1.
term-defence = **Verteidigung** – Eine Leiste von { COMPONENT("tracks.defence.min") } bis { COMPONENT("tracks.defence.max") }; du beginnst bei { COMPONENT("tracks.defence.start") }. Sie zählt im Kampf und sinkt in jeder Runde um 1.
term-military = **Militär** – Stärke, die nicht sinkt: Sie bleibt, solange ihr Gebäude steht und aktiv ist.
term-defeat = **Niederlage** – Deine Stadt war schwächer als die Gallier. Dann trifft dich, was auf deren Karte steht.
term-penalty = **Strafe** – Was eine Niederlage kostet: das Erste auf der Karte, das du ganz bezahlen kannst, sonst { COMPONENT("game.unpayable_penalty_gold") } Gold, sonst { COMPONENT("game.unpayable_penalty_prestige") } Prestige.
term-destroyed = **Zerstören** – Ein zerstörtes Gebäude kommt zurück auf deine Hand; sein Prestige ist weg, bis du es wieder baust.
term-conspiracy = **Verschwörung** – Coniuratio, eine Senatskarte für { COMPONENT("senate[id=coniuratio].cost.gold") } Gold, zerstört ein fremdes Gebäude. Aediles kann es verhindern.
term-upkeep = **Unterhalt** – Die Phase nach dem Kampf: Moral und Verteidigung sinken um 1, und die Steuer wird fällig.
term-tax = **Steuer** – { COMPONENT("game.tax_gold") } Gold am Ende jeder Runde. Wer keins hat, verliert { COMPONENT("game.tax_default_prestige") } Prestige.
term-yield = **Ertrag** – Was Produktionsgebäude und der Aquaeductus am Ende jeder Runde bringen, auch der, in der sie gebaut wurden.
term-hold = **Standhalten** – Deine Stärke reicht an die der Gallier heran: Dir geschieht nichts. Gleich viel genügt.
term-opes = **Opes** – Der Stapel der Produktionskarten: sofort Rohstoffe und Gold, am meisten für die Person, die ihn gewählt hat.
term-aedificium = **Aedificium** – Der Stapel der Gebäudekarten. Sie kommen auf deine Hand und werden beim Ausspielen gebaut.
term-build = **Bauen** – Beim Ausspielen zahlst du, was eine Gebäudekarte kostet, und das Gebäude steht in deiner Stadt.
term-waterway = **Küste oder Inland** – Portus geht nur in einer Stadt an der Küste, Pons nur im Inland. Wer seins gebaut hat, liegt bei Gleichstand vorn.
term-aediles = **Aediles** – Eine Senatskarte für den Notfall: Sie rettet ein Gebäude, vor den Galliern kostenlos, vor einer Verschwörung für { COMPONENT("senate[id=aediles].cost_vs_coniuratio.gold") } Gold.
term-architectus = **Architectus** – Eine Senatskarte für { COMPONENT("senate[id=architectus].cost.gold") } Gold, die liegen bleibt: Jedes Gebäude kostet dich 1 Lehm, Holz oder Stein weniger.
term-commercium = **Commercium** – Eine Senatskarte mit einem Tausch, etwa 1 Holz gegen 1 Stein. Du tauschst, sooft du magst, dann ist sie weg.
term-concussio = **Concussio** – Eine Senatskarte für { COMPONENT("senate[id=concussio].cost.gold") } Gold: Jemand anders zahlt von nun an in jeder Runde die Steuer, trotz aller Karten.
term-coniuratio = **Coniuratio** – Eine Senatskarte für { COMPONENT("senate[id=coniuratio].cost.gold") } Gold: Du zerstörst ein fremdes Gebäude, wenn es nicht mit Aediles gerettet wird.
term-consuetudo = **Consuetudo** – Eine Senatskarte für { COMPONENT("senate[id=consuetudo].cost.gold") } Gold: Du siehst dir die nächsten zehn Gebäudekarten an und behältst eine.
term-consul = **Consul** – Eine Senatskarte für { COMPONENT("senate[id=consul_metello].cost.gold") } Gold: Deine Verteidigung steigt um { COMPONENT("senate[id=consul_metello].effect.defence") }. Es gibt vier, mit zwei Namen.
term-corruptio = **Corruptio** – Eine Senatskarte für drei beliebige Rohstoffe: Du zahlst nie mehr Steuern, außer wegen Concussio.
term-gloria = **Gloria** – Eine Senatskarte für { COMPONENT("senate[id=gloria_3].cost.gold") } Gold, die am Ende { COMPONENT("senate[id=gloria_3].end_prestige") } bis { COMPONENT("senate[id=gloria_6].end_prestige") } Prestige bringt. Du darfst nur eine ausspielen.
term-legio = **Legio** – Eine Senatskarte für { COMPONENT("senate[id=legio].cost.gold") } Gold: Deine Verteidigung steigt um { COMPONENT("senate[id=legio].effect.defence") }.
term-patronus = **Patronus** – Eine Senatskarte für { COMPONENT("senate[id=patronus_1].cost.gold") } Gold: Du bekommst je { COMPONENT("senate[id=patronus_1].effect.wood") } von zwei Rohstoffen.
term-praetor = **Praetor** – Eine Senatskarte, die nichts kostet: In dieser Runde zahlst du keine Steuer, außer wegen Concussio.
