### Zahlen des Spielmaterials, die mehrere Texte nennen

-empty-stacks = { COMPONENT("game.empty_stacks_at_end") ->
    [3] mindestens drei
   *[other] mindestens { COMPONENT("game.empty_stacks_at_end") }
}
-empty-stacks-begin = { COMPONENT("game.empty_stacks_at_end") ->
    [3] Mindestens drei
   *[other] Mindestens { COMPONENT("game.empty_stacks_at_end") }
}
-last-actions = { COMPONENT("game.final_actions") ->
    [one] eine Aktion
   *[other] { COMPONENT("game.final_actions") } Aktionen
}
-bridge-values = { COMPONENT("game.bridge_tile_values.1") } bis { COMPONENT("game.bridge_tile_values.8") }

## Rome: City of Marble: jedes Wort, das in diesem Spiel zu lesen ist.

game-title = Rome – City of Marble
game-about = Legt Rauten um die Hügel Roms. Wo ihre Ecken einen Kreis schließen, entsteht ein Tempel, ein Bad, ein Theater oder eine Arena: Es baut, wer dort den meisten Einfluss hat.
points-ahead = { $amount ->
    [one] einen Siegpunkt
   *[other] { $amount } Siegpunkte
}

## Typen von Plättchen und Gebäuden

type-temple = Tempel
type-bath = Bad
type-theatre = Theater
type-arena = Arena

kind-temple = Tempel
kind-bath = Bad
kind-theatre = Theater
kind-arena = Arena

tile-temple = ein Tempelplättchen
tile-bath = ein Badplättchen
tile-theatre = ein Theaterplättchen
tile-arena = ein Arenaplättchen

tiles-temple = { $amount }× Tempel
tiles-bath = { $amount }× Bad
tiles-theatre = { $amount }× Theater
tiles-arena = { $amount }× Arena

building-temple = einen Tempel
building-bath = ein Bad
building-theatre = ein Theater
building-arena = eine Arena
building-fountain = einen Brunnen
building-plaza = eine leere Piazza

buildings-temple = { $amount } Tempel
buildings-bath = { $amount ->
    [one] { $amount } Bad
   *[other] { $amount } Bäder
}
buildings-theatre = { $amount } Theater
buildings-arena = { $amount ->
    [one] { $amount } Arena
   *[other] { $amount } Arenen
}
buildings-fountain = { $amount } Brunnen
buildings-plaza = { $amount ->
    [one] { $amount } Piazza
   *[other] { $amount } Piazzas
}

imperium-temple = ein Tempel-Imperiumsplättchen
imperium-bath = ein Bad-Imperiumsplättchen
imperium-theatre = ein Theater-Imperiumsplättchen
imperium-arena = ein Arena-Imperiumsplättchen

pair-temple = zwei Tempelplättchen
pair-bath = zwei Badplättchen
pair-theatre = zwei Theaterplättchen
pair-arena = zwei Arenaplättchen

place-temple = Tempel-Imperiumsfeld
place-bath = Bad-Imperiumsfeld
place-theatre = Theater-Imperiumsfeld
place-arena = Arena-Imperiumsfeld
place-treasury = Staatskassenfeld

no-tile = kein Plättchen
no-building = nichts

## Siegpunkte, Münzen, Beamte

points = { $amount ->
    [one] { $amount } Siegpunkt
   *[other] { $amount } Siegpunkte
}
worth-fountain = { COMPONENT("scoring.fountain") ->
    [one] { COMPONENT("scoring.fountain") } Siegpunkt
   *[other] { COMPONENT("scoring.fountain") } Siegpunkte
}
worth-coin = { COMPONENT("scoring.coin") ->
    [one] { COMPONENT("scoring.coin") } Siegpunkt
   *[other] { COMPONENT("scoring.coin") } Siegpunkte
}
coins = { $amount ->
    [0] keine Münzen
    [one] { $amount } Münze
   *[other] { $amount } Münzen
}
actions = { $amount ->
    [0] keine Aktion
    [one] eine Aktion
    [2] zwei Aktionen
   *[other] { $amount } Aktionen
}
magistrates-home = { $home ->
    [0] kein Beamter
    [one] { $home } Beamter
   *[other] { $home } Beamte
}

## Hügel, Aquädukte, Richtungen

hill-quirinal = Quirinal
hill-viminal = Viminal
hill-esquiline = Esquilin
hill-capitoline = Kapitol
hill-palatine = Palatin
hill-caelian = Caelius
hill-aventine = Aventin

aqueduct-grey = grau
aqueduct-brown = braun
aqueduct-white = weiß

direction-E = O
direction-NE = NO
direction-NW = NW
direction-W = W
direction-SW = SW
direction-SE = SO

piece = { $aqueduct } bis { $point }

## Züge: der Knopf, der Befehl und was er tut

move-draw = Ziehen
    .with = + { $what }
move-draw-description = Ziehe zwei verschiedene Distriktplättchen; spielen kannst du sie ab deinem nächsten Zug
move-play = Spielen
    .with = Spiele { $what }
move-play-description = Lege ein Distriktplättchen von deiner Tafel auf den Plan, mit oder ohne Beamten
move-aqueduct = Aquädukte ausbauen
move-aqueduct-description = Lege zwei Aquäduktteile an: beide an ein Aquädukt oder je eins an zwei
command-aqueduct = aquädukt
move-recall = Zurückholen
    .with = Hole { $what } zurück
move-recall-description = Hole einen deiner Beamten von einem Plättchen zurück auf deine Tafel
move-extra = Weitere Aktion
move-extra-description = Wirf ein Imperiumsplättchen ab und mach dafür eine Aktion mehr
command-extra = extra
move-end = Zug beenden
move-end-description = Beende deinen Zug und behalte deine Imperiumsplättchen
command-end = ende
move-water = Wasser leiten
move-water-description = Lege die ersten Teile des Aquädukts, das mit deinem Plättchen beginnt
command-water = wasser
move-choose-site = Bauplatz wählen
move-choose-site-description = Sag, welcher der fertigen Bauplätze als nächster drankommt
command-choose-site = bauplatz
move-claim = Schicken
move-claim-description = Schicke einen deiner Beamten vom fertigen Bauplatz los, oder lass alle stehen
command-claim = schicken

## Felder eines Zugs

field-tile = Plättchen
field-other = Zweites Plättchen
field-place = Platz
field-magistrate = Beamter
field-first = Erstes Teil
field-second = Zweites Teil
field-imperium = Imperiumsplättchen
field-path = Weg
field-row = Reihe
field-point = Bauplatz

option-name-other = zweites
option-name-first = erstes
option-name-second = zweites
option-name-imperium = imperium
option-name-point = bauplatz

field-draw-tile-description = Welches Plättchen du ziehst
field-draw-tile-question = Welche Plättchen ziehst du?
field-draw-other-description = Welches Plättchen du außerdem ziehst
field-draw-other-question = Welches Plättchen ziehst du außerdem?
field-play-tile-description = Welches Plättchen von deiner Tafel
field-play-tile-question = Welches Plättchen spielst du?
field-play-row-description = In welcher Reihe, von A im Norden bis J im Süden
field-play-row-question = Anderswo: in welcher Reihe?
field-play-place-description = Welche zwei Dreiecke es bedeckt, etwa D7-D8
field-play-place-question = Wohin legst du { $tile }?
field-play-magistrate-description = Ob ein Beamter daraufkommt; später geht das nicht mehr
field-play-magistrate-question = Kommt ein Beamter darauf?
field-aqueduct-first-description = Welches Aquädukt, und wohin von seinem Ende aus, etwa „grau SO“
field-aqueduct-first-question = Welches Aquädukt baust du aus, und wohin?
field-aqueduct-second-description = Welches Aquädukt, und wohin, nach dem ersten Teil
field-aqueduct-second-question = Wohin kommt das zweite Teil?
field-recall-magistrate-description = Auf welchem Plättchen der Beamte steht
field-recall-magistrate-question = Welchen Beamten holst du zurück?
field-extra-imperium-description = Welches Imperiumsplättchen du abwirfst
field-extra-imperium-question = Welches Imperiumsplättchen gibst du für eine weitere Aktion?
field-water-first-description = Wohin das erste Teil vom Wasseraustritt führt
field-water-first-question = Wohin führt das erste Teil?
field-water-second-description = Wohin das zweite Teil führt
field-water-second-question = Wohin führt das zweite Teil?
field-water-path-description = Wohin die Teile vom Wasseraustritt führen, etwa „W SO SW“
field-water-path-question = Wohin führt das letzte Teil?
field-choose-site-point-description = Welcher Bauplatz drankommt
field-choose-site-point-question = Welcher Bauplatz kommt als Nächstes dran?
field-claim-magistrate-description = Von welchem Plättchen du einen Beamten schickst, oder keinen
field-claim-magistrate-question = Welchen Beamten schickst du?

## Optionen einer neuen Partie

option-hills_block_sites = Hügel sperren Bauplätze
option-hills_block_sites-description = Damit schließt ein Hügel keine Seite: An seinen drei Ecken wird nie ein Bauplatz fertig
option-first_seat = Wer beginnt
option-first_seat-description = Zufällige Sitzordnung; oder diese Person beginnt, die anderen folgen, wie sie dazukamen
option-first_seat-random = Zufall
option-first_seat-1 = wer als Erstes kam
option-first_seat-2 = wer als Zweites kam
option-first_seat-3 = wer als Drittes kam
option-first_seat-4 = wer als Viertes kam

## Was zur Wahl steht

choice-row = Reihe { $row }
choice-magistrate-yes = Ja, mit einem Beamten
choice-magistrate-no = Nein, ohne Beamten
choice-on-field = auf dem { $field }
choice-imperium-temple = Tempel-Imperiumsplättchen
choice-imperium-bath = Bad-Imperiumsplättchen
choice-imperium-theatre = Theater-Imperiumsplättchen
choice-imperium-arena = Arena-Imperiumsplättchen
choice-nothing = Nichts weiter
choice-none = Keinen, alle bleiben stehen

hint-stack = noch { $tiles }
hint-most = bis zu +{ $points }
hint-home = noch { $home } auf deiner Tafel
hint-row = { $places ->
    [one] ein Platz
   *[other] { $places } Plätze
}{ $most ->
    [0] { "" }
   *[other] , bis zu +{ $points }
}
hint-counts = kann noch zählen auf { $points }
hint-counts-nowhere = zählt nirgends mehr
hint-held = du hast { $held }{ $lead ->
    [alone] , mehr als alle anderen
    [level] , so viele wie { $players }
   *[none] { "" }
}

would-own = bringt dir { $building } auf { $point } (+{ $points })
would-other = bringt { $player } { $building } auf { $point } (+{ $points })
would-none = bringt { $building } auf { $point }
would-finish = mehrere Bauplätze werden fertig ({ $points })
would-score-own = +{ $points } für dich
would-score = +{ $points } für { $player }
would-bridge = bringt das Brückenplättchen
would-water = beginnt das { $aqueduct }e Aquädukt
would-join-own = dein Gebäude: { $type } (+{ $points } am Ende)
would-join = Gebäude von { $player }: { $type } (+{ $points } am Ende)

## Was ein Zug bewirkt

outlook-bridge = Ein Brückenplättchen zählt am Ende { -bridge-values } Siegpunkte; wie viele, siehst nur du.
outlook-pieces = Das { $aqueduct }e Aquädukt: Danach { $left ->
    [0] ist kein Teil mehr da.
    [one] ist noch ein Teil da.
   *[other] sind noch { $left } Teile da.
}
outlook-claims = { $count ->
    [one] Danach darf { $players } einen Beamten auf das { $field } schicken.
   *[other] Danach dürfen { $players } je einen Beamten auf das { $field } schicken.
}
outlook-draw-last = { $type }: Damit ist der Stapel leer.
outlook-draw-trigger = Dann sind { -empty-stacks } Stapel leer: Am Ende deines Zugs beginnt die letzte Spielrunde.
outlook-order = Du sagst, welcher Bauplatz zuerst drankommt. Ein Beamter, der von dort losgeschickt wird, hat beim nächsten keinen Einfluss mehr.
outlook-links = Das bringt am Ende je { $points }: { $links }.
outlook-link = { $own ->
    [yes] dir ({ $type } auf { $point })
   *[no] { $player } ({ $type } auf { $point })
}
outlook-uncounted = Auf { $points } hat er keinen Einfluss mehr.
outlook-extra = Dann { $alone ->
    [yes] hast du von diesem Typ nicht mehr allein die meisten
   *[no] liegst du bei diesem Typ nicht mehr gleichauf vorn
}; dafür gäbe es am Ende { $points }.
outlook-send = { $when ->
    [now] Am Ende dieses Zugs kommt er zurück, mit einer Belohnung: { $reward }.
    [later] Am Ende deines nächsten Zugs kommt er zurück, mit einer Belohnung: { $reward }.
   *[never] Wie es steht, ist dort nichts mehr zu holen.
}

## Was die Zeichen auf Plätzen und Knöpfen bedeuten

sign-draw = **+** zwei Plättchen, die du ziehst
sign-points = **+** Siegpunkte für dich, sofort
sign-points-row = **+** die meisten Siegpunkte, die dir die Reihe sofort bringt
sign-points-end = **+** Siegpunkte für dich am Ende, alles in allem
sign-finished = **!** ein Bauplatz wird fertig, aber ohne Siegpunkte für dich
sign-bridge = **?** bringt dir ein Brückenplättchen
sign-water = **≈** beginnt ein Aquädukt

## Was ans Licht kommt, wenn ein Zug vorausgespielt wird: „Dann …“

then-light-bridges = werden die Brückenplättchen aufgedeckt und Siegpunkte gezählt

## Was gefragt ist

way-site-claim-ask = Bei jedem fertigen Bauplatz fragen
way-site-claim-single = Schicken, wenn ich dort nur einen habe
way-site-claim-never = Nie einen Beamten schicken

prompt-action = { $phase ->
    [final] Deine letzte Aktion
   *[normal] Dein Zug – { $actions }
}; auf der Tafel: { $tiles }; { magistrates-home }
prompt-turn-end = Eine weitere Aktion für ein Imperiumsplättchen?
prompt-start-path = Auf { $point } beginnt das { $aqueduct }e Aquädukt – lege seine ersten Teile
prompt-site-order = Fertige Bauplätze: { $points } – welcher kommt zuerst dran?
prompt-site-claim = { $built ->
    [own] Du hast auf { $point } { $building } gebaut
    [other] { $player } hat auf { $point } { $building } gebaut
   *[no] Auf { $point } gibt es jetzt { $building }
} – schickst du einen deiner Beamten von dort auf das { $field }?

awaited-action = eine Aktion
awaited-action-left = { $actions ->
    [one] eine Aktion
    [2] zwei Aktionen
    [3] drei Aktionen
   *[other] { $actions } Aktionen
}
awaited-turn-end = noch eine Aktion oder keine
awaited-start-path = Wasser leiten
awaited-site-order = Bauplatz wählen
awaited-site-claim = Beamten schicken oder nicht

## Was jemand hat

status-points = { $points }, Rang { $place } von { $seats }{ $actions ->
    [0] { "" }
    [one] ; noch eine Aktion
   *[other] ; noch { $actions } Aktionen
}
status-forum = Auf der Spielertafel: { $tiles }
    .brief = Tafel: { $tiles }
status-incoming = Gezogen, für den nächsten Zug: { $tiles }
    .brief = { "" }
status-magistrates = Beamte: { $where }
    .brief = Beamte: { status-home }
status-home = { $home ->
    [0] keiner
   *[other] { $home }
} auf der Tafel
status-on-tile = auf { $tile }
status-on-field = { $count ->
    [one] einer
   *[other] { $count }
} auf dem { $field }
status-imperium = Imperiumsplättchen: { $tiles }
status-built = Gebaut: { $buildings }
status-bridges = Brückenplättchen: { $known ->
    [yes] Wert { $values }
    [own] Wert { $values } (das siehst nur du)
   *[no] { $count }, Werte verdeckt
}
    .brief = Brückenplättchen: { $known ->
    [yes] Wert { $values }
   *[no] { $count }, Werte verdeckt
}
status-sources = Siegpunkte: { $sources }
status-worth = Wenn das Spiel jetzt endete, kämen außer den Brücken dazu: Aquädukte { $aqueducts }, Brunnen { $fountains }, Münzen { $coins } und Imperium { $imperium }
    .brief = { "" }
status-buildings =
    .whole = Gebäude: { $buildings }.

## Der Tisch in Worten

actions-left = { $actions ->
    [0] keine Aktion mehr
    [one] noch eine Aktion
   *[other] noch { $actions } Aktionen
}
in-words-turn = Runde { $round }, Zug { $turn }. Am Zug: { $player }; { actions-left }.
    .brief = Rome – City of Marble, Runde { $round }.
in-words-final = Letzte Spielrunde, Zug { $turn }. Am Zug: { $player }; { actions-left }.
    .brief = Rome – City of Marble, letzte Spielrunde.
in-words-over = Rome – City of Marble, nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
} ist das Spiel zu Ende.
in-words-hills = Hügel: { $hills }.
in-words-hills-block = In dieser Partie schließen Hügel keine Seiten von Bauplätzen.
    .brief = { "" }
in-words-trigger = Den allerletzten Zug hat { $player }.
    .brief = { "" }

passage-supply = Was für alle noch da ist
passage-fields = Wer auf den Feldern steht
passage-map = Der Plan, Reihe für Reihe
passage-places = Wo ein Plättchen liegen kann
passage-open-sites = Bauplätze, die fast fertig sind
passage-fountains = Brunnen und Piazzas
passage-water = Brücken und Aquädukte

in-words-type = { $type }: { $tiles } Plättchen um einen Bauplatz, { $points }. Stapel: { $stack ->
    [0] leer
    [one] ein Plättchen
   *[other] { $stack } Plättchen
}. Imperiumsplättchen im Vorrat: { $imperium }.
    .brief = { "" }
in-words-coins-left = Münzen im Vorrat: { $coins }.
in-words-fountains-left = Brunnen im Vorrat: { $fountains }.
in-words-field = Auf dem { $field }: { $there }.
in-words-fields-none = Auf keinem dieser Felder steht jemand.
in-words-there = { $player } ({ $count } { $count ->
    [one] Beamter
   *[other] Beamte
})

in-words-row = Reihe { $row }, { $first } bis { $last }: { $spaces }.
in-words-row-more = Reihe { $row }, weiter östlich: { $spaces }.
in-words-row-empty = Reihe { $row }, { $first } bis { $last }: noch nichts.
in-words-tile-held = { $place } { $type } mit Beamtem ({ $player })
in-words-tile-hill = { $triangle } Hügel { $hill }
in-words-tile-bridge = { $triangle } Brückenplättchen
in-words-free = Reihe { $row }: { $places }.
in-words-free-none = Nirgends.

in-words-open-site = { $point }: { $missing ->
    [0] alle Seiten geschlossen
    [one] eine Seite offen
   *[other] { $missing } Seiten offen
}{ $missing ->
    [0] {""}
   *[other] { " " }({ $triangles })
}; ringsum { $tiles }{ $held ->
    [no] .
   *[yes] ; Beamte: { $magistrates }.
}
in-words-open-site-magistrate = { $player }{ $count ->
    [one] { "" }
   *[other] {" "}{ $count }×
} auf { $type }
in-words-open-sites-none = Keine: Bei allen sind noch mindestens drei Seiten offen.

in-words-building-owned = { $type } { $point } ({ $player })
in-words-fountain = { $point }: ein Brunnen; daneben: { $buildings }.
in-words-plaza = { $point }: eine leere Piazza.
in-words-no-fountain = Noch keine.

in-words-bridges = { $count ->
    [0] Alle Brückenplättchen sind genommen.
   *[other] Brückenplättchen auf dem Plan: { $spaces }.
}
in-words-aqueduct = Das { $aqueduct }e Aquädukt{ $begun ->
    [0] { " " }hat noch nicht begonnen; sein Wasseraustritt ist auf { $start }
    [1] { " " }hat auf { $start } begonnen, aber es liegt noch kein Teil
   *[other] : von { $start } über { $points }; daran: { $buildings }
}. Teile im Vorrat: { $pieces }.
in-words-ways = Das { $aqueduct }e Aquädukt kann weitergehen nach: { $points }{ $beyond ->
    [0] .
   *[other] ; von dort weiter nach: { $further }.
}

pictured-stacks = Stapel: { $stacks }.
pictured-city = Auf dem Plan: { $tiles ->
    [0] noch kein Plättchen
    [one] ein Plättchen
   *[other] { $tiles } Plättchen
}; gebaut: { $buildings }; Brückenplättchen: { $bridges }.

## Was geschehen ist (die Änderungen an Siegpunkten und Münzen folgen dem Satz)

event-game-began = { $first } { VERB($first, "beginnt", "beginnst") }; die Stadt wächst rund um { $hills }
    .table = { $first } { VERB($first, "beginnt", "beginnst") }
event-drew = { $player } { VERB($player, "zieht", "ziehst") } { $tiles }
    .short = { VERB($player, "zieht", "ziehst") } Plättchen
event-laid = { $player } { VERB($player, "legt", "legst") } { $tile } auf { $place }
event-laid-with-magistrate = { $player } { VERB($player, "legt", "legst") } { $tile } mit einem Beamten auf { $place }
event-bridge-taken = { $player } { VERB($player, "nimmt", "nimmst") } das Brückenplättchen von { $space } und { VERB($player, "sieht", "siehst") } seinen Wert: { $value }
    .short = { VERB($player, "nimmt", "nimmst") } ein Brückenplättchen
event-bridge-taken-hidden = { $player } { VERB($player, "nimmt", "nimmst") } das Brückenplättchen von { $space }
    .short = { VERB($player, "nimmt", "nimmst") } ein Brückenplättchen
event-water-reached = { $player } { VERB($player, "erreicht", "erreichst") } einen Wasseraustritt: Das { $aqueduct }e Aquädukt beginnt
    .short = { VERB($player, "beginnt", "beginnst") } das { $aqueduct }e Aquädukt
event-water-led = { $player } { VERB($player, "führt", "führst") } das { $aqueduct }e Aquädukt über { $points }
    .short = { VERB($player, "führt", "führst") } das { $aqueduct }e Aquädukt weiter
event-water-stuck = Das { $aqueduct }e Aquädukt findet noch keinen Weg
    .table = { "" }
event-aqueduct-extended = { $player } { VERB($player, "baut", "baust") } Aquädukte aus
    .aside = { $pieces }
event-coin-missing = { $player } { VERB($player, "erreicht", "erreichst") } einen Brunnen, aber es gibt keine Münzen mehr
event-recalled = { $player } { VERB($player, "holt", "holst") } den Beamten von { $place } zurück
event-site-chosen = { $player } { VERB($player, "wählt", "wählst") } { $point } als nächsten Bauplatz
    .short = { "" }
event-built = { $player } { VERB($player, "baut", "baust") } { $building } auf { $point }
    .aside = { $contested ->
        [yes] Einfluss: { $shares }
       *[no] {""}
    }
    .short = { VERB($player, "baut", "baust") } { $building } auf { $point }
event-fountain-built = { $level ->
    [yes] Auf { $point } herrscht Gleichstand beim Einfluss für { $building }
   *[no] Auf { $point } hat niemand Einfluss für { $building }
}: Es entsteht ein Brunnen
    .aside = { $level ->
        [yes] Einfluss: { $shares }
       *[no] { "" }
    }
    .table = Ein Brunnen auf { $point }
event-plaza-left = Auf { $point } hat niemand allein den meisten Einfluss, und es gibt keine Brunnen mehr: Es bleibt eine leere Piazza
    .table = Eine leere Piazza auf { $point }
event-claimed = { $player } { VERB($player, "schickt", "schickst") } den Beamten von { $place } auf das { $field }
    .short = { VERB($player, "schickt", "schickst") } einen Beamten auf das { $field }
event-claim-declined = { $player } { VERB($player, "schickt", "schickst") } keinen Beamten von { $point } los
    .short = { "" }
event-imperium-spent = { $player } { VERB($player, "wirft", "wirfst") } { $imperium } ab: eine Aktion mehr
event-imperium-gained = { WHOSE($player, "Ein Beamter", "Einer deiner Beamten") } kommt zurück und bringt { $imperium }
event-imperium-none = { WHOSE($player, "Ein Beamter", "Einer deiner Beamten") } kommt mit leeren Händen zurück: Er sollte { $imperium } holen, aber es ist keins mehr da
event-coin-earned = { WHOSE($player, "Ein Beamter", "Einer deiner Beamten") } kommt vom Staatskassenfeld zurück
event-coin-none = { WHOSE($player, "Ein Beamter", "Einer deiner Beamten") } kommt mit leeren Händen vom Staatskassenfeld zurück: Es gibt keine Münzen mehr
event-turn-ended = { $player } { VERB($player, "beendet", "beendest") } den Zug
    .short = { "" }
event-passed = { $player } { VERB($player, "kann", "kannst") } keine Aktion machen und passt
    .short = passt
event-final-round-began = { -empty-stacks-begin } Stapel sind leer: Alle haben noch { -last-actions }, zuletzt { $player }
    .table = Alle haben noch eine Aktion
event-ended-stacks = Das Spiel ist zu Ende: Alle hatten ihre letzte Aktion
event-bridges-shown = { $player } { VERB($player, "deckt", "deckst") } die Brückenplättchen auf; Siegpunkte: { $values }

## Das Ende

ended-stacks = { -empty-stacks-begin } Stapel waren leer, und alle hatten ihre letzte Aktion.

source-play = Gebäude
source-bridges = Brücken
source-aqueducts = Aquädukte
source-fountains = Brunnen
source-coins = Münzen
source-most_coins = Münzmehrheit
source-imperium = Imperium

tie-civic_buildings = Gebaut
tie-imperium_tiles = Imperium, Anzahl

## Ablehnungen: was nicht geht, und was stattdessen

refusal-first-start-path = Leite zuerst das Wasser: Lege die ersten Teile des Aquädukts.
refusal-first-site-order = Sag zuerst, welcher Bauplatz drankommt.
refusal-first-site-claim = Sag zuerst, ob du einen Beamten vom fertigen Bauplatz schickst.
refusal-first-turn-end = Deine Aktionen sind gemacht; beende den Zug, oder wirf für eine weitere ein Imperiumsplättchen ab.
refusal-first-action = Du bist am Zug: Mach eine Aktion.
refusal-no-water = Gerade beginnt kein Aquädukt; mach eine Aktion.
refusal-no-choose-site = Gerade ist kein Bauplatz zu wählen; mach eine Aktion.
refusal-no-claim = Gerade ist kein Bauplatz fertig geworden; mach eine Aktion. Einen Beamten bekommst du mit „{ move-recall }“ wieder.
refusal-end-actions = Du hast noch { $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
}; danach endet dein Zug.
refusal-stacks-empty = Alle Stapel sind leer; mach eine andere Aktion.
refusal-type-unknown = Ein solches Plättchen gibt es nicht; zur Wahl stehen: { $tiles }.
refusal-stack-empty = Der Stapel ist leer, { $tile } kannst du nicht ziehen; noch da: { $tiles }.
    .short = Stapel leer
refusal-draw-different = Die beiden Plättchen müssen verschieden sein; noch da: { $tiles }.
refusal-draw-last = Nur noch ein Stapel ist da{ $left ->
    [one] , mit einem Plättchen: Nimm das.
   *[other] : Nimm zwei Plättchen davon.
}
refusal-tile-incoming = Du hast gerade erst { $tile } gezogen; spielen kannst du es ab deinem nächsten Zug.
    .short = gerade gezogen, geht erst in deinem nächsten Zug
refusal-tile-not-held = Auf deiner Tafel fehlt { $tile }; nimm ein anderes, oder ziehe erst.
    .short = keins auf deiner Tafel
refusal-place-unknown = Ein Platz sind zwei Dreiecke nebeneinander, etwa D7-D8; nimm einen auf dem Plan.
refusal-place-hill = Auf { $triangle } liegt ein Hügel ({ $hill }); nimm einen anderen Platz.
refusal-place-taken = Auf { $triangle } liegt schon ein Plättchen ({ $place }); nimm einen anderen Platz.
refusal-place-apart = { $place } berührt mit keiner ganzen Seite einen Hügel oder ein Plättchen; nimm einen Platz, der es tut.
refusal-no-magistrate = Auf deiner Tafel steht kein Beamter; lege das Plättchen ohne.
    .short = kein Beamter auf deiner Tafel
refusal-yes-or-no = Sag, ob ein Beamter daraufkommt: mit oder ohne.
refusal-no-aqueduct = Noch hat kein Aquädukt begonnen; eins beginnt mit einem Plättchen an einem der Wasseraustritte rechts.
refusal-aqueducts-stuck = Gerade kommt kein Aquädukt weiter; mach eine andere Aktion.
refusal-aqueduct-not-started = Das { $aqueduct }e Aquädukt hat noch nicht begonnen; das tut es mit einem Plättchen an seinem Wasseraustritt.
    .short = noch nicht begonnen
refusal-no-pieces = Vom { $aqueduct }en Aquädukt liegen schon alle Teile; nimm ein anderes.
    .short = keine Teile mehr
refusal-aqueduct-stuck = Das { $aqueduct }e Aquädukt kommt gerade nicht weiter; nimm ein anderes.
    .short = kommt gerade nicht weiter
refusal-step-unknown = Sag, welches Aquädukt und wohin, etwa „grau SO“.
refusal-step-off-board = Dort ist der Plan zu Ende; nimm einen anderen Weg.
refusal-step-outlet = { $point } ist für den Wasseraustritt dort frei zu halten; nimm einen anderen Weg.
refusal-step-taken = Durch { $point } führt schon ein Aquädukt; nimm einen anderen Weg.
refusal-step-inside = { $edge } liegt mitten im Plättchen { $place }; nimm einen Weg an den Kanten der Plättchen.
refusal-step-bare = An { $edge } liegt kein Plättchen; nimm einen Weg an den Kanten der Plättchen.
refusal-step-dead-end = Dort kann kein zweites Teil folgen; nimm einen Weg, auf dem es geht.
refusal-one-piece = Für ein zweites Teil ist kein Platz; lege nur das erste.
refusal-second-piece = Du musst noch ein zweites Teil legen; sag, wohin es führt.
refusal-path = Das Aquädukt beginnt hier mit { $pieces ->
    [one] einem Teil
   *[other] { $pieces } Teilen
}; nimm einen Weg, der geht.
refusal-recall-field = Dieser Beamte kommt am Ende deines Zugs zurück; zurückholen kannst du nur einen, der auf einem Plättchen steht.
    .short = kommt am Ende deines Zugs zurück
refusal-recall-none = Du hast keinen Beamten auf einem Plättchen; die auf Imperiumsfeldern und dem Staatskassenfeld kommen am Ende deines Zugs zurück.
refusal-recall-where = Dort hast du keinen Beamten; zur Wahl: { $places }.
refusal-extra-final = In der letzten Spielrunde darfst du keine Imperiumsplättchen mehr abwerfen; mach deine letzte Aktion.
refusal-extra-none = Du hast kein Imperiumsplättchen; schicke einen Beamten von einem fertigen Gebäude los, dann bekommst du eins.
refusal-extra-held = So ein Imperiumsplättchen hast du nicht; du hast { $imperium }.
    .short = hast du nicht
refusal-site-point = Fertige Bauplätze: { $points }; nimm einen davon.
refusal-claim = Dort berührt keiner deiner Beamten { $point }; zur Wahl: { $places }, oder keiner.
    .short = berührt { $point } nicht

## Warnungen vor Zügen, die man bereuen könnte

caution-builds-for = Damit baut { $player } auf { $point } { $building } (+{ $points }). Trotzdem?
caution-final-draw = Das ist deine letzte Aktion: Was du ziehst, kannst du nicht mehr spielen. Trotzdem ziehen?
caution-claim-late = Dein letzter Zug ist vorbei: Dieser Beamte bringt dir nichts mehr und verliert seinen Einfluss. Trotzdem schicken?
caution-final-recall = Das ist deine letzte Aktion: Ein Beamter auf der Tafel nützt dir nichts mehr. Trotzdem zurückholen?

## Die Regeln, Seite für Seite

rules-aim-title = Worum es geht
rules-aim-families = Ihr seid große Patrizierfamilien zur Zeit des Augustus und baut Rom aus, Plättchen für Plättchen. Wo Ecken von Plättchen einen vollen Kreis schließen, entsteht ein Tempel, ein Bad, ein Theater oder eine Arena: Es baut, wer dort den meisten Einfluss hat, und das bringt sofort Siegpunkte.
rules-aim-more = Am Ende kommen Siegpunkte für Brücken, Aquädukte, Brunnen, Münzen und Imperiumsplättchen dazu. Wer die meisten Siegpunkte hat, gewinnt.
rules-aim-board = **Der Plan** ist ein Sechseck aus Dreiecken. Ein Dreieck heißt nach seiner Reihe (A bis J, von Norden) und seiner Spalte: D7. Ein Plättchen bedeckt zwei Dreiecke nebeneinander: D7-D8. Ein Punkt, an dem Ecken zusammenstoßen, heißt nach der Reihe darüber, der darunter und seiner Spalte: EF10.
rules-aim-hills = { COMPONENT("game.hills_drawn") } der sieben Hügel werden für jede Partie gezogen, und um sie herum wächst die Stadt. Die Plätze der anderen sind gewöhnlicher Boden.
rules-aim-start = Alle beginnen mit { COMPONENT("game.start_tiles_per_type") ->
    [one] einem Plättchen
   *[other] { COMPONENT("game.start_tiles_per_type") } Plättchen
} jedes Typs und { COMPONENT("game.magistrates") } Beamten auf der Spielertafel. Bei { $seats } Personen bleiben diese Stapel: { $stacks }. Sie sind die Uhr des Spiels.

rules-turn-title = Ein Zug
rules-turn-actions = In deinem Zug machst du { COMPONENT("game.actions") ->
    [2] zwei Aktionen
   *[other] { COMPONENT("game.actions") } Aktionen
}, in beliebiger Reihenfolge; dieselbe darf es auch zweimal sein.
rules-turn-draw = **Distriktplättchen ziehen:** zwei verschiedene; ist nur noch ein Stapel da, zwei davon. Spielen kannst du sie ab deinem nächsten Zug.
rules-turn-play = **Ein Plättchen spielen**, das auf deiner Tafel liegt, mit oder ohne Beamten.
rules-turn-aqueduct = **Aquädukte ausbauen:** zwei Teile, wo begonnene Aquädukte enden; beide an eins oder je eins an zwei.
rules-turn-recall = **Einen Beamten zurückholen**, von einem Plättchen auf deine Tafel. Du kannst ihn gleich wieder einsetzen.
rules-turn-extra = **Eine weitere Aktion** für jedes Imperiumsplättchen, das du abwirfst, egal welcher Typ, sooft du willst. Du musst sie dann auch machen.
rules-turn-end = **Am Ende deines Zugs** kommt auf deine Tafel, was du gezogen hast, und deine Beamten auf den Imperiumsfeldern und dem Staatskassenfeld kommen mit dem zurück, was sie holen.

rules-tiles-title = Ein Plättchen legen
rules-tiles-where = Ein Plättchen bedeckt zwei freie Dreiecke und berührt mit einer ganzen Seite einen Hügel oder ein anderes Plättchen; eine Ecke reicht nicht. Es liegt nie auf einem Hügel und nie außerhalb des Plans.
rules-tiles-magistrate = Beim Legen darfst du einen deiner Beamten daraufstellen, wenn du einen auf der Tafel hast. Später geht das nicht mehr.
rules-tiles-then = Was ein Plättchen auslöst, geschieht in dieser Reihenfolge, ehe sonst etwas geschieht: Der Beamte kommt darauf, du nimmst ein Brückenplättchen, ein Aquädukt beginnt, Bauplätze werden fertig.

rules-sites-title = Bauplätze
rules-sites-complete = Ein Punkt ist ein fertiger Bauplatz, sobald alle sechs Seiten ringsum geschlossen sind, und zwar von { $hills ->
    [block] Plättchen. Ein Hügel schließt durch eine Option dieser Partie keine; an seinen Ecken gibt es nie einen Bauplatz.
   *[fill] Plättchen oder Hügeln.
} Am Rand wird nie etwas fertig.
rules-sites-count = Dann werden die Plättchen ringsum gezählt. Jedes zählt einmal, ob es eine Seite schließt oder zwei. Ein Hügel zählt nicht.
rules-sites-type = **{ $count } Plättchen** ergeben { $building }, { $points }
rules-sites-order = Macht ein Plättchen mehrere Bauplätze fertig, sagt, wer es gelegt hat, welcher zuerst drankommt. Jeder wird ganz abgewickelt, auch mit den Beamten, ehe der nächste folgt.

rules-influence-title = Wer baut?
rules-influence-colour = Einfluss haben nur Beamte auf Plättchen **vom Typ des Gebäudes**: bei einem Theater die auf den Theaterplättchen ringsum. Jeder zählt 1.
rules-influence-most = Wer den meisten Einfluss hat, baut, egal wer das letzte Plättchen gelegt hat, und bekommt sofort die Siegpunkte.
rules-influence-tie = Bei Gleichstand an der Spitze, oder wenn niemand Einfluss hat, entsteht stattdessen ein **Brunnen**. Davon gibt es { COMPONENT("game.fountains") }; sind sie verbaut, bleibt eine leere Piazza, die nichts bringt.
rules-influence-stay = Die Beamten bleiben auf ihren Plättchen und zählen dort auch für jeden anderen Bauplatz.

rules-claims-title = Beamte losschicken
rules-claims-who = Ist ein Bauplatz fertig, dürfen alle, die einen Beamten auf einem seiner Plättchen haben, egal von welchem Typ, **einen** davon losschicken: reihum, und wer am Zug ist, zuerst.
rules-claims-where = Von einem Gebäude geht er auf das Imperiumsfeld dieses Typs, von einem Brunnen auf das Staatskassenfeld.
rules-claims-home = Am Ende **deines eigenen** nächsten Zugs (oder dieses Zugs, wenn es deiner ist) kommt er mit einem Imperiumsplättchen dieses Typs oder mit einer Münze zurück, solange der Vorrat reicht.
rules-claims-use = Ein Imperiumsplättchen ist eine weitere Aktion wert, oder Siegpunkte am Ende: { COMPONENT("scoring.most_imperium") } Siegpunkte, wenn du allein die meisten von einem Typ hast, bei Gleichstand { COMPONENT("scoring.most_imperium_tie") }.
rules-claims-care = Ein Beamter, der losgeschickt ist, hat auf spätere Bauplätze keinen Einfluss mehr, auch nicht auf die, die dasselbe Plättchen fertig gemacht hat.

rules-water-bridges = **Brücken:** Links am Tiber liegen sieben Brückenfelder. Wer eins überdeckt, nimmt das Brückenplättchen, das am Ende { -bridge-values } Siegpunkte bringt. Wie viele, weiß nur, wer es hat.
rules-water-start = **Aquädukte:** Rechts gibt es drei Wasseraustritte: grau, braun und weiß. Mit dem ersten Plättchen, das einen davon mit einer Ecke berührt, beginnt sein Aquädukt, und wer es gelegt hat, legt sofort die ersten { COMPONENT("game.start_pieces") } Teile, oder so viele, wie Platz haben.
rules-water-edges = Die Teile liegen an den Kanten von Plättchen: zwischen zwei Plättchen oder zwischen einem Plättchen und einem Hügel, freiem Boden oder dem Rand. Jedes kommt ans Ende der Linie.
rules-water-never = Ein Aquädukt verzweigt sich nie und trifft nie auf sich selbst oder ein anderes, und von den anderen Wasseraustritten bleibt es weg.
rules-water-one = Mit einer Aktion legst du zwei Teile; nur wenn für mehr kein Platz ist, eines allein. Von jeder Farbe gibt es { COMPONENT("outlet.1.pieces") }.
rules-water-score = Am Ende bekommst du für jedes deiner Gebäude an einem Aquädukt { COMPONENT("scoring.aqueduct") } Siegpunkte, egal wer die Teile gelegt hat.

rules-fountains-title = Brunnen und Münzen
rules-fountains-next = Am Ende bringt jedes deiner Gebäude { worth-fountain } für jeden Brunnen daneben, also eine Kante weiter.
rules-fountains-piece = Wer ein Aquädukt an einen Brunnen führt, bekommt sofort eine Münze. Kommt der Brunnen erst nach dem Aquädukt, gibt es keine.
rules-fountains-treasury = Auch ein Beamter, der von einem Brunnen auf das Staatskassenfeld geht, holt eine Münze.
rules-fountains-worth = Jede Münze zählt am Ende { worth-coin }. Wer mehr hat als alle anderen, bekommt noch { COMPONENT("scoring.most_coins") } Siegpunkte. Es gibt { COMPONENT("game.coins") } Münzen.

rules-end-trigger = Sind am Ende eines Zugs { -empty-stacks } der vier Stapel leer, beginnt die letzte Spielrunde: Alle haben noch { -last-actions }, erst wer als Nächstes am Zug ist, zuletzt wer diesen Zug gemacht hat. Imperiumsplättchen geben keine Aktionen mehr.
rules-end-pay = Am Ende deines letzten Zugs kommen deine Beamten wie immer zurück. Wer danach losgeschickt wird, holt nichts mehr.
rules-end-count = Zu den Siegpunkten der Gebäude kommen:
rules-end-bridges = **Brücken:** was auf deinen Brückenplättchen steht.
rules-end-aqueducts = **Aquädukte:** { COMPONENT("scoring.aqueduct") } Siegpunkte für jedes deiner Gebäude an einem davon.
rules-end-fountains = **Brunnen:** { worth-fountain } für jeden neben jedem deiner Gebäude.
rules-end-coins = **Münzen:** je { worth-coin }, und { COMPONENT("scoring.most_coins") } Siegpunkte, wenn du allein die meisten hast.
rules-end-imperium = **Imperiumsplättchen:** für jeden Typ { COMPONENT("scoring.most_imperium") } Siegpunkte, wenn du allein die meisten hast; bei Gleichstand je { COMPONENT("scoring.most_imperium_tie") } Siegpunkte.
rules-end-nothing = Plättchen auf der Tafel und Beamte bringen nichts.
rules-end-tie = Bei Gleichstand liegt vorn, wer mehr gebaut hat, dann wer mehr Imperiumsplättchen hat. Sonst teilt ihr euch den Platz.

rules-reconstructed-why = Gespielt wird nach dem Text der veröffentlichten Anleitung. Was nur auf ihren Bildern steht, lag nicht vor und ist neu entworfen, und zwar so, dass jedes Beispiel der Anleitung aufgeht.
rules-reconstructed-known = Aus der Anleitung und anderen öffentlichen Quellen: Plättchen und Vorräte; die Aktionen; wie ein Bauplatz fertig wird und wer baut; der Tempel aus drei Plättchen, das Theater aus fünf mit 5 Siegpunkten; Brücken, Aquädukte, Brunnen, Münzen, Imperiumsplättchen; das Ende.
rules-reconstructed-chosen = Neu entworfen: der Umriss des Plans, und wo Hügel, Brücken und Wasseraustritte liegen; wie viele Plättchen ein Bad und eine Arena ergeben; die Siegpunkte für Tempel, Bad und Arena; die Werte der Brücken ({ $values }); dass ein Hügel eine Seite eines Bauplatzes schließt; dass es den Bonus für Münzen nur gibt, wenn man mehr hat als alle anderen.

## Bilder

picture-round = Runde { $round }
picture-last-round = letzte Spielrunde
picture-actions-left = noch { $actions } { $actions ->
    [one] Aktion
   *[other] Aktionen
}
picture-begins = Die Familien Roms beginnen zu bauen.
picture-outlet-grey = G
picture-outlet-brown = B
picture-outlet-white = W
picture-tiles = { $count } Plättchen
picture-would-count = am Ende
picture-score = { $count ->
    [one] Siegpunkt
   *[other] Siegpunkte
}
picture-choose-place = wähle einen Platz
picture-open = für alle offen
picture-forum = auf der Tafel
picture-magistrates = Beamte
held-home = auf der Tafel
picture-sent-treasury = Staatskasse
picture-coins-bridges = Münzen und Brücken
picture-owned = gebaut
picture-if-ended = Wenn das Spiel jetzt endete
picture-fountain-built = ein Brunnen auf { $point }
picture-plaza-left = { $point } bleibt leer
held-points = Siegpunkte
    .change = { $signed } { $amount ->
    [one] Siegpunkt
   *[other] Siegpunkte
}
held-tile-temple = Tempelplättchen
    .change = { untold }
held-tile-bath = Badplättchen
    .change = { untold }
held-tile-theatre = Theaterplättchen
    .change = { untold }
held-tile-arena = Arenaplättchen
    .change = { untold }
held-coins = Münzen
    .change = { $signed } { $amount ->
    [one] Münze
   *[other] Münzen
}
held-bridges = Brücken
    .change = { untold }
held-imperium-temple = Tempel-Imperium
    .change = { untold }
held-imperium-bath = Bad-Imperium
    .change = { untold }
held-imperium-theatre = Theater-Imperium
    .change = { untold }
held-imperium-arena = Arena-Imperium
    .change = { untold }
picture-result-sent = losgeschickt
picture-result-aqueducts-bring = durch Aquädukte
picture-result-fountains-bring = durch Brunnen
picture-result-coins-bring = durch Münzen
picture-result-imperium-bring = durch Imperium
picture-page-board = Der Plan
picture-page-board-hills = { COMPONENT("game.hills_drawn") ->
    [3] drei
   *[other] { COMPONENT("game.hills_drawn") }
} der sieben Hügel, dort beginnt die Stadt
picture-page-board-bridges = sieben Brücken mit je { -bridge-values } Siegpunkten
picture-page-board-outlets = drei Wasseraustritte: Hier beginnen Aquädukte
picture-page-board-triangles = ein Plättchen bedeckt zwei Dreiecke, etwa E9-E10
picture-page-tiles = Plättchen legen
picture-page-tiles-sharp = Eine spitze Ecke schließt eine Seite eines Bauplatzes.
picture-page-tiles-blunt = Eine stumpfe Ecke schließt zwei Seiten eines Bauplatzes.
picture-page-influence-other = Fünf Plättchen, also ein Theater: Nur Beamte auf Theaterplättchen zählen, der auf dem Arenaplättchen nicht.
picture-page-claims = Beamte losschicken
picture-page-claims-when = Am Ende des eigenen Zugs kommt ein Beamter zurück und bringt ein Imperiumsplättchen oder eine Münze mit.
picture-page-water-score = Jedes Gebäude an einem Aquädukt zählt am Ende, egal wer die Teile gelegt hat.
picture-page-fountains-score = Jedes Gebäude zählt für jeden Brunnen, der eine Kante entfernt ist.

## Was die Begriffe bedeuten

term-board = **Plan** – Ein Sechseck aus Dreiecken, zwischen dem Tiber links und drei Wasseraustritten rechts.
term-city = **Stadt** – Alle Plättchen auf dem Plan, egal wer sie gelegt hat. Sie wächst von den Hügeln aus, wenn ihr wollt, in mehreren Teilen.
term-hill = **Hügel** – Ein Dreieck des Plans. Drei von sieben werden für jede Partie gezogen; um sie herum wächst die Stadt.
term-triangle = **Dreieck** – Ein halber Platz für ein Plättchen, benannt nach Reihe und Spalte: D7.
term-row = **Reihe** – Dreiecke nebeneinander, von A im Norden bis J im Süden.
term-tile = **Plättchen** – Eine Raute auf zwei Dreiecken. Sie berührt mit einer ganzen Seite einen Hügel oder ein anderes Plättchen; eine spitze Ecke schließt eine Seite eines Bauplatzes, eine stumpfe zwei.
term-district_tile = **Distriktplättchen** – Was du ziehst und legst, anders als Imperiums- und Brückenplättchen: von einem der vier Typen.
term-type = **Typ** – Tempel, Bad, Theater oder Arena: bei Plättchen, Gebäuden und Imperiumsplättchen.
term-stack = **Stapel** – Die Plättchen eines Typs, die noch zu ziehen sind. Sind am Ende eines Zugs mindestens drei der vier leer, beginnt die letzte Spielrunde.
term-player_mat = **Spielertafel** – Kurz „Tafel“: was vor dir liegt, deine Plättchen und die Beamten, die du einsetzen kannst. Plättchen, die am Ende dort liegen, bringen nichts.
term-magistrate = **Beamter** – Eine deiner drei Figuren. Du stellst sie beim Legen auf ein Plättchen; dort zählt sie bei jedem Gebäude seines Typs ringsum.
term-home = **Auf der Tafel** – Wo Beamte stehen, die du auf das nächste Plättchen stellen kannst.
term-action = **Aktion** – Plättchen ziehen, ein Plättchen spielen, Aquädukte ausbauen oder einen Beamten zurückholen. Ein Zug hat zwei, in beliebiger Reihenfolge oder zweimal dieselbe.
term-turn = **Zug** – Zwei Aktionen. An seinem Ende kommen neue Plättchen auf deine Tafel, und Beamte kommen mit dem zurück, was sie holen.
term-draw = **Ziehen** – Eine Aktion: Nimm zwei verschiedene Plättchen von den Stapeln. Legen kannst du sie ab deinem nächsten Zug.
term-play = **Spielen** – Eine Aktion: Lege ein Plättchen von deiner Tafel auf den Plan, mit oder ohne Beamten.
term-extend = **Ausbauen** – Eine Aktion: Lege zwei Teile an, wo begonnene Aquädukte enden, beide an eins oder je eins an zwei.
term-recall = **Zurückholen** – Eine Aktion: Nimm einen deiner Beamten von einem Plättchen zurück auf die Tafel. Du kannst ihn gleich wieder einsetzen.
term-extra_action = **Weitere Aktion** – Eine Aktion mehr für jedes Imperiumsplättchen, das du abwirfst, sooft du willst, nur nicht in der letzten Spielrunde.
term-site = **Bauplatz** – Ein Punkt, um den Plättchen oder Hügel alle sechs Seiten schließen. Wie viele Plättchen es sind, { COMPONENT("type[id=temple].site_tiles") } bis { COMPONENT("type[id=arena].site_tiles") }, sagt, was dort gebaut wird. Benannt nach den zwei Reihen, zwischen denen er liegt, und der Spalte: EF14.
term-finished = **Fertig** – Ein Bauplatz ist fertig, wenn alle sechs Seiten um seinen Punkt geschlossen sind. Am Rand des Plans wird nie einer fertig.
term-building = **Gebäude** – Tempel, Bad, Theater oder Arena auf einem Bauplatz. Wer dort den meisten Einfluss hat, baut es und bekommt sofort Siegpunkte.
term-temple = **Tempel** – Der grüne Typ. Drei Plättchen um einen Bauplatz ergeben einen Tempel, für { COMPONENT("type[id=temple].points") } Siegpunkte.
term-bath = **Bad** – Der blaue Typ. Vier Plättchen um einen Bauplatz ergeben ein Bad, für { COMPONENT("type[id=bath].points") } Siegpunkte.
term-theatre = **Theater** – Der gelbe Typ. Fünf Plättchen um einen Bauplatz ergeben ein Theater, für { COMPONENT("type[id=theatre].points") } Siegpunkte.
term-arena = **Arena** – Der rote Typ. Sechs Plättchen um einen Bauplatz ergeben eine Arena, für { COMPONENT("type[id=arena].points") } Siegpunkte.
term-influence = **Einfluss** – Jeder Beamte auf einem Plättchen vom Typ des Gebäudes zählt dort 1. Wer den meisten hat, baut, egal wer das letzte Plättchen gelegt hat.
term-level = **Gleichstand** – Mehrere haben gleich viel. Ist das an einem Bauplatz der meiste Einfluss, entsteht ein Brunnen statt eines Gebäudes.
term-fountain = **Brunnen** – Er entsteht, wo niemand allein den meisten Einfluss hat. Am Ende bringt er jedem Gebäude, das eine Kante entfernt ist, 1 Siegpunkt. Es gibt { COMPONENT("game.fountains") }.
term-plaza = **Piazza** – Ein Bauplatz, der leer bleibt, weil kein Brunnen mehr da war. Er bringt nichts.
term-imperium_tile = **Imperiumsplättchen** – Ein Beamter holt es von einem fertigen Gebäude. Es gibt eine weitere Aktion; oder am Ende bringen die meisten eines Typs { COMPONENT("scoring.most_imperium") } Siegpunkte, bei Gleichstand je { COMPONENT("scoring.most_imperium_tie") }.
term-imperium_space = **Imperiumsfeld** – Dorthin gehen Beamte von einem fertigen Gebäude; jeder Typ hat eins. Am Ende deines Zugs kommen sie mit einem Imperiumsplättchen zurück.
term-treasury = **Staatskassenfeld** – Dorthin gehen Beamte von einem neuen Brunnen. Am Ende deines Zugs kommen sie mit einer Münze zurück.
term-coins = **Münze** – Für Wasser, das zu einem Brunnen kommt, oder vom Staatskassenfeld. Jede zählt am Ende 1 Siegpunkt; mehr zu haben als alle anderen bringt noch { COMPONENT("scoring.most_coins") }.
term-bridges = **Brücke** – Eins von sieben Dreiecken links am Fluss. Wer eins überdeckt, nimmt das Plättchen dort.
term-bridge_tile = **Brückenplättchen** – Was auf einer Brücke liegt: am Ende { COMPONENT("game.bridge_tile_values.1") } bis { COMPONENT("game.bridge_tile_values.8") } Siegpunkte. Wie viele, weiß nur, wer es hat.
term-outlet = **Wasseraustritt** – Einer von drei Punkten am rechten Rand: grau, braun, weiß. Mit dem ersten Plättchen, das dort eine Ecke hat, beginnt das Aquädukt.
term-aqueduct = **Aquädukt** – Eine Linie aus Teilen an den Kanten von Plättchen, von seinem Wasseraustritt an. Am Ende bringen dir deine Gebäude daran je { COMPONENT("scoring.aqueduct") } Siegpunkte, egal wer es gelegt hat.
term-piece = **Teil** – Ein Stück Aquädukt an einer Kante eines Plättchens. Von jeder Farbe gibt es { COMPONENT("outlet[colour=grey].pieces") }; die ersten drei werden sofort gelegt.
term-points = **Siegpunkte** – Was über den Sieg entscheidet: Gebäude bringen sie sofort, Brücken, Aquädukte, Brunnen, Münzen und Imperiumsplättchen am Ende.
term-most = **Mehr als alle anderen** – Wer allein die meisten hat, bekommt am Ende etwas dafür: bei Münzen { COMPONENT("scoring.most_coins") } Siegpunkte, bei jedem Typ von Imperiumsplättchen { COMPONENT("scoring.most_imperium") }.
term-final_round = **Letzte Spielrunde** – Sind am Ende eines Zugs mindestens drei Stapel leer, haben alle noch eine Aktion, zuletzt wer diesen Zug gemacht hat.
term-pass = **Passen** – Wer gar nichts tun kann, passt. Wählen kannst du es nicht.
