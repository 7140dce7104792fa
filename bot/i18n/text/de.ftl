### Wörter, die jedes Spiel und jedes Paket braucht.

list-and = { $rest } und { $last }
players-all = alle

# Values of options that are on or off, and what goes without saying.
option-on = ja
option-off = nein
none = keine

seat-1 = Porphyr
seat-2 = Bernstein
seat-3 = Obsidian
seat-4 = Elfenbein
seat-5 = Azur
seat-6 = Grünspan

# The colour and the shape of a seat, as somebody sees them who doesn’t know its name.
seat-looks-porphyry = Lila ●
seat-looks-amber = Orange ■
seat-looks-obsidian = Schwarz ▲
seat-looks-ivory = Weiß ◆
seat-looks-azure = Hellblau ★
seat-looks-verdigris = Grün ✚

## Wer liest, im Satz: was die Funktionen WHOSE, WHOM und TO-WHOM sagen

you = du
you-whose = dein
you-whom = dich
you-to-whom = dir
# What is owned stands behind the function in English, in it in German.
somebody-whose = { $owned } von { $name }

## Was die Engine erzählt und ablehnt

event-answered = { $player } { VERB($player, "hat", "hast") } gewählt
    .short = { VERB($player, "hat", "hast") } gewählt
event-resigned = { $player } verlässt das Spiel
event-returned = { $player } { VERB($player, "steigt", "steigst") } ein und { VERB($player, "übernimmt", "übernimmst") } den Platz
# What an earlier release has told otherwise, so that no more can be said of it.
event-untold = Es ist etwas geschehen, das sich nicht mehr erzählen lässt
event-untold-of = { $player } { VERB($player, "hat", "hast") } etwas getan, das sich nicht mehr erzählen lässt
event-instructed = Für { WHOM($player) } gilt von jetzt an: „{ $way }“
    .short = { VERB($player, "entscheidet", "entscheidest") } von jetzt an: „{ $way }“

refusal-seats = Dieses Spiel ist für { $fewest } bis { $most } Personen; am Tisch: { $seats }.
refusal-option-unknown = In diesem Spiel gibt es keine Option „{ $option }“.
refusal-option-value = { $option }: „{ $value }“ gibt es nicht.
refusal-option-seats = { $option }: „{ $value }“ braucht mindestens { $fewest } Personen; am Tisch: { $seats }.
refusal-value = { $field }: Das geht hier nicht.
refusal-over = Das Spiel ist zu Ende.
refusal-instruction = Das kannst du dem Bot nicht überlassen; wähle aus dem Menü.
refusal-answered = Du hast schon gewählt; { $players } { $count ->
    [one] überlegt
   *[other] überlegen
} noch.
refusal-turn-ends-before = Dein Zug ist schon vorher zu Ende.
refusal-not-asked = Warte noch: { $players } { $count ->
    [one] ist
   *[other] sind
} am Zug.

## Was jedes Spiel erzählt

rules-options-title = Optionen
rules-options-option = **{ $option }** – { $description }. In dieser Partie: { $value }.
rules-end-title = Das Ende
rules-reconstructed-title = Was rekonstruiert ist
event-ended-abandoned = Das Spiel ist zu Ende: Es sind keine zwei Personen mehr dabei
ended-abandoned = Es waren keine zwei Personen mehr dabei.
passage-table = Der Tisch
passage-course = { $over ->
    [yes] Das Spiel ist zu Ende
   *[no] Die Partie
}
passage-seat-gone = { $player } (hat die Partie verlassen)
length-rounds = { $rounds ->
    [0] keine ganze Runde
    [one] eine Runde
   *[other] { $rounds } Runden
}

## Was auf einen Zug folgt, der vorausgespielt ist

then-chance = entscheidet der Zufall
then-others = kommt es darauf an, was die anderen wählen
then-over = ist das Spiel zu Ende
then-verdict = erfährst du, ob das richtig war
then-you = machst du weiter: { $asked }
then-all = alle: { $asked }
