## Lektionen

lesson-stock-title = Der leere Vorrat
lesson-stock-last-do = Entsende deine **letzten zwei Figuren** zum Schiff auf **H1** (Reihe H, Platz 1): Dann ist dein **Vorrat** leer.
lesson-stock-last-why = Im **Vorrat** sind deine Leute ohne Arbeit. Wer dort keine mehr hat, **gewinnt sofort**.
lesson-stock-last-done = Dein Vorrat ist leer: Du gewinnst sofort. Schafft das in **vier Jahren** niemand, gewinnt, wer die wenigsten Figuren im Vorrat hat.
lesson-stock-last-missed = Deine zwei Figuren sind noch ohne Arbeit. *Entsenden* bringt sie zu einem Plättchen; auf dem Schiff H1 ist Platz für beide.
lesson-stock-last-missed-one = Eine Figur hat Arbeit, die andere ist noch im Vorrat. Das Schiff H1 nimmt beide auf einmal.

lesson-tile-title = Dein erstes Plättchen
lesson-tile-sort-do = Nimm ein Plättchen, das **Händler (W)** oder **Bauern (G)** braucht: Davon hast du je fünf.
lesson-tile-sort-why = **Plättchen** geben Arbeit. Aber jedes **Feld**, das am Jahresende leer ist, bringt eine neue Figur.
lesson-tile-sort-done = So beginnt jede Partie. Schiffe geben Seeleuten (B) Arbeit, Kasernen Soldaten (R), Stände Händlern (W), Höfe Bauern (G).
lesson-tile-sort-missed = Schiffe brauchen Seeleute (B), und davon hast du nur zwei. Suche einen Stand oder einen Bauernhof.

lesson-die-title = Würfel und Spalte
lesson-die-column-do = Der **Bauernhof 3a** liegt in **Spalte 3**. Wähle den Würfel, der diese Spalte öffnet.
lesson-die-column-why = Jeder Zug beginnt mit einem **Würfel**. Sein Wert öffnet die Spalte mit dieser Zahl, keine andere.
lesson-die-column-done = Eine 3: In diesem Zug steht dir Spalte 3 offen. Du bist *Maximus* und hast zuerst gewählt, also ist der Würfel für die andere Stadt weg.
lesson-die-column-missed = Das öffnet eine andere Spalte. Der Bauernhof liegt in Spalte 3, also brauchst du eine 3: Der blaue Würfel zeigt sie.
lesson-die-take-do = Nimm den **Bauernhof 3a** in deine Stadt: Für ihn hast du fünf Bauern.
lesson-die-take-why = Je Zug hast du eine **Hauptaktion**: ein Plättchen nehmen, oder was der helle Streifen zeigt.
lesson-die-take-done = Der Bauernhof liegt in deiner Stadt. Sonst war nichts zu tun, also war dein Zug von selbst zu Ende.
lesson-die-take-missed = Das Schiff braucht drei Seeleute, und du hast zwei. Für den Bauernhof hast du genug Bauern.

lesson-dispatch-title = Entsenden
lesson-dispatch-farmers-do = **Entsende** zwei Bauern (G) zu deinem **Bauernhof A1**: Dann sind noch 13 Figuren im Vorrat.
lesson-dispatch-farmers-why = Eine Entsendung besetzt das nächste **Feld** eines Plättchens, genau mit den Figuren darauf.
lesson-dispatch-farmers-done = Zwei Figuren haben auf einmal Arbeit gefunden. Dein *Mangel* ist um eins kleiner: So viele neue Figuren kommen am Jahresende, eine davon je leerem Feld.
lesson-dispatch-farmers-missed = Niemand hat Arbeit gefunden, dein Vorrat ist so groß wie zuvor. *Entsenden* ist die Hauptaktion, die ihn kleiner macht.

lesson-special-title = Sonderentsendungen
lesson-special-colour-do = Wähle den Würfel, mit dem du zu **K1 und M2** entsenden kannst, ohne dass es Aktionen kostet.
lesson-special-colour-why = Dafür müssen **Wert und Farbe** zum Plättchen passen; zu grauen Ständen passt jede Farbe.
lesson-special-colour-done = Rot und eine 4: Das passt zur roten Kaserne 4, und zum grauen Marktstand 4 auch.
lesson-special-colour-missed = Beide Plättchen haben eine 4 in der Ecke. Auch dein Würfel muss eine 4 sein, und rot für die Kaserne.
lesson-special-colour-missed-colour = Die 4 stimmt, aber die Kaserne ist rot: Zu diesem Würfel passt nur der Marktstand.
lesson-special-first-do = Mach eine deiner zwei **Sonderentsendungen**: zur **Kaserne K1** oder zum **Marktstand M2**.
lesson-special-first-why = Sie **kosten nichts**: in beliebiger Reihenfolge, vor oder nach der Hauptaktion.
lesson-special-first-done = Figuren haben Arbeit gefunden, und deine Hauptaktion kommt erst noch. Jedes Plättchen, das zu deinem Würfel passt, hat im Zug eine Sonderentsendung.
lesson-special-first-missed = Diese Entsendung war deine **Hauptaktion**, die einzige im Zug. Wähle *Sonderentsendung*: Die kostet nichts.
lesson-special-second-do = Mach auch die **andere Sonderentsendung**: Ihr Plättchen passt ebenfalls zum Würfel.
lesson-special-second-why = Jeder Kreis zeigt seine Farbe, **∗** nimmt jede: Schicke dorthin eine Figur, von der du viele hast.
lesson-special-second-done = Vier Figuren haben ohne deine Hauptaktion Arbeit gefunden. Sieh also auf deine Plättchen, ehe du einen Würfel wählst.
lesson-special-second-missed = Diese Entsendung war deine **Hauptaktion**. Die *Sonderentsendung*, die du noch hast, kostet nichts.

lesson-ship-title = Schiffe
lesson-ship-fill-do = Mach das **Schiff H1** voll: Eine **Sonderentsendung** bringt den Seemann (B), der noch fehlt.
lesson-ship-fill-why = Dein Würfel ist die blaue 1, und auch das Schiff hat die 1: Das passt und kostet keine Aktion.
lesson-ship-fill-done = Das Schiff ist voll. Was mit vollen Schiffen geschieht, zeigt sich am Ende deines Zugs; eine Hauptaktion musst du vorher nicht machen.
lesson-ship-fill-missed = Dem Schiff fehlt noch ein Seemann. Die *Sonderentsendung* kostet nichts und macht es voll.
lesson-ship-turn-do = Beende den Zug, und lege den **Marktstand** auf der Rückseite auf den **Marktplatz M1**.
lesson-ship-turn-why = Ein volles Schiff fährt mit seinen Figuren davon. Von ihm bleibt ein **neues Plättchen**.
lesson-ship-turn-done = Der Stand gibt neue Arbeit. Auch der Ring auf dem Aquädukt ist weiter: Bald macht er deinen *Mangel* kleiner, und weniger Figuren kommen.
lesson-ship-turn-missed = Beende deinen Zug; dann wirst du gefragt, wohin der Marktstand auf der Rückseite des Schiffs kommt.
lesson-ship-turn-missed-out = Aus dem Spiel gibt der Stand niemandem Arbeit. Lege ihn auf den Marktplatz.

lesson-season-title = Jahreszeiten
lesson-season-value-do = Es ist **Frühling**, also Spalte 1. Mach mit deinem **Manipulator** aus der roten 2 eine **1**.
lesson-season-value-why = Ein **Manipulator** ändert den Würfel um 1. Die Zahl der Jahreszeit bringt dir ihren **Bonus**.
lesson-season-value-done = Die 2 gilt deinen ganzen Zug als 1. Dein Manipulator ist nächstes Jahr wieder bereit.
lesson-season-value-missed = Das ist keine 1, und der Bonus des Frühlings braucht eine 1. Wähle den roten Würfel und als Wert die 1.
lesson-season-bonus-do = Nutze den **Jahreszeitenbonus**: Ein Stern kommt auf **E1**, unten auf der linken **Leiste**.
lesson-season-bonus-why = Der Stern verdeckt ein **Symbol** (Wasserhahn). Jedes sichtbare bringt am Jahresende eine neue Figur.
lesson-season-bonus-done = Ein Symbol weniger und damit jedes Jahr weniger *Mangel*. Das hat einen Stern gekostet, aber nicht deine Hauptaktion. E ist der *Expeditionspfad*, L die *Entwicklungsleiste*.
lesson-season-bonus-missed = Das war nicht der Bonus. Er kostet keine Aktion; beginne mit ihm: *Jahreszeitenbonus*.
lesson-season-stars-do = Deine Hauptaktion: **Nimm { COMPONENT("game.stars_max") } Sterne** für deine zwei Leisten, **E** und **L**.
lesson-season-stars-why = Die linke Leiste (**E**) senkt den Mangel; mit der rechten (**L**) passen mehr Würfel.
lesson-season-stars-done = Du hast sieben Sterne, und dein Zug war zu Ende. Was ein Stern auf einer Leiste abdeckt, gehört dir; auf Leiste L bringt ihn *Entwickeln*.
lesson-season-stars-missed = Sterne hast du keine genommen. *Sterne nehmen* ist eine der Hauptaktionen von Spalte 1.
lesson-season-stars-missed-one = Ein Stern; dieselbe Aktion bringt zwei, und sie ist die einzige im Zug.

lesson-decree-title = Ausbau und Dekrete
lesson-decree-extension-do = Nimm den **Stadtausbau** Kastell: Er kommt auf **K3**, den nächsten Platz der Reihe K.
lesson-decree-extension-why = **Ausbauten** geben Platz, und ein zweites **Paar** davon verlangt ein Dekret.
lesson-decree-extension-done = Auf K3 stand ein Stern, der ist jetzt deiner. Und das war dein vierter Ausbau: Der { COMPONENT("game.privileges_at.1") }. und der { COMPONENT("game.privileges_at.2") }. bringen auch ein Privileg.
lesson-decree-extension-missed = Auch ein Ausbau, aber kein zweites Paar. Zwei Marktplätze hast du angebaut; mit K3 sind es auch zwei Kastelle.
lesson-decree-privilege-do = Nimm das **Privileg** „Soldaten als Joker“: Von ihnen hast du die meisten.
lesson-decree-privilege-why = Ein **Joker** gilt das ganze Spiel lang. Die anderen Privilegien wirken **einmal**.
lesson-decree-privilege-done = Deine sechs Soldaten passen jetzt überallhin. Ein Privileg kannst du dreimal nehmen: mit dem { COMPONENT("game.privileges_at.1") }. Ausbau, mit dem { COMPONENT("game.privileges_at.2") }. und auf Feld { COMPONENT("expedition_space") } des Expeditionspfads.
lesson-decree-privilege-missed = Das wirkt einmal und ist dann verbraucht. Soldaten als Joker helfen dir Zug um Zug.
lesson-decree-privilege-missed-other = Auch ein Joker, aber von dieser Farbe hast du wenige. Soldaten hast du sechs.
lesson-decree-claim-do = Du hast nun zwei Paare Ausbauten: Erfülle das **Dekret**, das sie verlangt.
lesson-decree-claim-why = Das kostet nichts und deckt **Q1** ab, das erste Zeichen neben *Dekrete* in deiner Stadt.
lesson-decree-claim-done = Dieses Dekret bekommt sonst niemand mehr. Was es abdeckt, gehört dir: auf Q1 ein *Tausch*, drei Figuren aus dem Beutel gegen drei aus deinem Vorrat.
lesson-decree-claim-missed = Das Dekret liegt noch auf dem Tisch. Von selbst kommt es nicht: *Dekret erfüllen*.

lesson-raid-title = Der Überfall
lesson-raid-hold-do = Mach die **Kaserne K1** voll (Soldat und irgendwer), halte dem **Überfall** stand, nimm einen **Turm**.
lesson-raid-hold-why = **Germanen**: Stärke 3. Es zählen **Figuren auf vollen** Kasernen, nicht die Zahl in der Ecke.
lesson-raid-hold-done = Fünf Figuren gegen 3: Du hast standgehalten, für einen Turm. Dann war das Jahr zu Ende: **Volle Plättchen** bleiben in deiner Stadt, ihre Figuren kommen in den Beutel.
lesson-raid-hold-missed = Nach deinem Zug kommen die Germanen. Eine volle Kaserne hätte gereicht: *Entsenden* macht K1 voll.
lesson-raid-hold-missed-declined = Du hast standgehalten, aber keinen Turm genommen. Einer mit Stärke kostet nichts und hilft bei jedem Überfall.
lesson-raid-hold-missed-raided = Du wurdest überfallen und hast dadurch etwas verloren: Eine Kaserne mit leerem Feld zählt nicht. *Entsenden* hätte sie voll gemacht.

lesson-alone-title = Ein Zug allein
lesson-alone-year-do = Spiele den Winter: **Halte stand** gegen Stärke 4, und hab danach **höchstens 14 Figuren**.
lesson-alone-year-why = Neue Figuren: je sichtbarem **Symbol** und je **leerem Feld** eine. Vor diesem Zug: 9 + 2.
lesson-alone-year-done = Du hast standgehalten, und nur wenige Figuren kamen. Für eine erste Partie weißt du jetzt genug.
lesson-alone-year-missed = In deinem Vorrat sind mehr als 14 Figuren. Die leeren Felder auf K1 und T1 lassen sich ohne Aktion besetzen, und ein Stadtausbau kann ein Symbol abdecken.
lesson-alone-year-missed-raided = Du wurdest überfallen: Auf K1 ist ein Feld leer, so zählt die Kaserne nicht. Welcher Würfel bringt ohne Aktion jemanden hin?

## Worum es bei einer Frage geht

about-draft-choice = Vor dem ersten Jahr nehmen sich alle ein Plättchen. Es nimmt die Figuren auf, die darauf zu sehen sind.
about-die-choice = Sein Wert öffnet für diesen Zug eine Spalte; zu Plättchen seines Werts und seiner Farbe entsendest du kostenlos.
about-action-choice = Eine Hauptaktion, und alles, was nichts kostet. Den Vorrat verkleinert Entsenden; *Sterne nehmen* und *Entwickeln* helfen später.
about-star-choice = Ein Stern deckt das unterste freie Feld einer Leiste ab; was dort steht, gehört dir.
about-swap-choice = Du ziehst Figuren und gibst ebenso viele zurück, welche du willst: So kommst du an Farben, die du brauchst.
about-return-choice = Behalte die Farben, die deine leeren Felder brauchen, und gib ebenso viele andere zurück.
about-discard-choice = Was in den Beutel kommt, ist aus deinem Vorrat weg, und der soll leer werden.
about-tower-choice = Türme stehen über Häfen. Militärtürme zählen beim Überfall, Handelstürme tauschen Figuren.
about-extension-choice = Ein Ausbau vergrößert deine Stadt und bringt, was auf dem Platz steht, der vierte und sechste auch ein Privileg.
about-privilege-choice = Ein Privileg hast nur du: Ein Joker wirkt das ganze Spiel, die anderen wirken einmal.
about-privilege-use = Es wirkt einmal: Nutze es in dem Zug, in dem es am meisten bringt.
about-dispatch-choice = Eine Entsendung, die nichts kostet: Figuren kommen aus deinem Vorrat auf das nächste Feld eines Plättchens.
about-stall-choice = Ein volles Schiff ist davongefahren. Der Marktstand auf der Rückseite nimmt in deiner Stadt wieder Figuren auf.
about-demolition-choice = Du konntest den Germanen nicht standhalten. Figuren darauf kommen zurück in deinen Vorrat.
about-decree-choice = Ein Dekret kostet nichts und deckt eines deiner vier Dekretfelder ab. Nur eine Person kann es bekommen.
about-surplus-choice = In deiner Stadt ist alles so gut geordnet, dass niemand dazukommt. Wirf stattdessen Figuren in den Beutel.

## Wofür ein Zug gut ist, wie der Trainer es sagt

subject-stock = für Figuren, die deinen Vorrat verlassen
subject-actions = für das, was du in dieser Jahreszeit noch tun kannst
subject-raid = für den Überfall
subject-stars = für Sterne
subject-manipulators = für Manipulatoren
subject-expedition = für den Expeditionspfad
subject-development = für die Entwicklungsleiste
subject-aqueduct = für das Aquädukt
subject-decrees = für Dekrete
subject-privileges = für Privilegien
subject-city = für das, woraus deine Stadt besteht
