## Lektionen

lesson-stock-title = Der leere Vorrat
lesson-stock-last-do = Entsende deine **letzten zwei Figuren** zum **Schiff H1**: Dann ist dein **Vorrat** leer.
lesson-stock-last-why = Im **Vorrat** sind deine Leute ohne Arbeit. Wer dort keine mehr hat, **gewinnt sofort**.
lesson-stock-last-done = Alle haben Arbeit, dein Vorrat ist leer: Du gewinnst sofort, was auch immer sonst gerade läuft. Schafft das niemand, ist die Partie nach **vier Jahren** zu Ende: Dann gewinnt, wer die wenigsten Figuren im Vorrat hat.
lesson-stock-last-missed = Deine zwei Figuren sind noch ohne Arbeit. *Entsenden* bringt sie zu einem Plättchen; auf dem Schiff H1 ist Platz für beide.
lesson-stock-last-missed-one = Eine Figur hat Arbeit, die andere ist noch im Vorrat. Das Schiff H1 nimmt beide auf einmal.

lesson-tile-title = Dein erstes Plättchen
lesson-tile-sort-do = Nimm ein Plättchen, das **Händler (W)** oder **Bauern (G)** braucht: Davon hast du je fünf.
lesson-tile-sort-why = **Plättchen** geben Arbeit. Aber jedes **Feld**, das am Jahresende leer ist, bringt eine neue Figur.
lesson-tile-sort-done = So beginnt jede Partie. Schiffe geben Seeleuten Arbeit, Kasernen Soldaten, Stände Händlern, Höfe Bauern; ein Kreis mit ∗ nimmt jede Farbe, und zusammenhängende Kreise sind ein Feld. Der *Mangel* in der Vorschau sagt, wie viele neue Figuren am Jahresende kommen: eine je sichtbarem Wasserhahn und je leerem Feld, weniger das, was das Aquädukt spart. Mehr davon später.
lesson-tile-sort-missed = Nimm eines der Plättchen, die ausliegen: einen Stand für deine Händler oder einen Bauernhof für deine Bauern.
lesson-tile-sort-missed-ship = Schiffe brauchen Seeleute (B), und davon hast du nur zwei. Händler und Bauern hast du je fünf: Such einen Stand oder einen Bauernhof.

lesson-die-title = Würfel und Spalte
lesson-die-column-do = Der **Bauernhof 3a** liegt in **Spalte 3**. Wähle den Würfel, der diese Spalte öffnet.
lesson-die-column-why = Jeder Zug beginnt mit einem **Würfel**. Sein Wert öffnet die Spalte mit dieser Zahl, keine andere.
lesson-die-column-done = Eine 3: In diesem Zug steht dir Spalte 3 offen, mit ihren Plättchen und dem hellen Streifen darüber. Du bist in dieser Jahreszeit *Maximus* und hast zuerst gewählt, also ist der Würfel für die andere Stadt weg.
lesson-die-column-missed = Wähle erst einen Würfel: Der Bauernhof liegt in Spalte 3, also brauchst du eine 3.
lesson-die-column-missed-other = Das öffnet eine andere Spalte. Der Bauernhof liegt in Spalte 3, also brauchst du eine 3: Der blaue Würfel zeigt sie.
lesson-die-take-do = Nimm den **Bauernhof 3a** in deine Stadt: Für ihn hast du fünf Bauern.
lesson-die-take-why = Je Zug hast du eine **Hauptaktion**: ein Plättchen nehmen, oder was der helle Streifen zeigt.
lesson-die-take-done = Der Bauernhof liegt in deiner Stadt. Sonst war nichts zu tun, also war dein Zug von selbst zu Ende.
lesson-die-take-missed = Der Bauernhof liegt noch in Spalte 3. Ihn zu nehmen ist deine Hauptaktion, die einzige in diesem Zug: *Stadtplättchen nehmen*.
lesson-die-take-missed-ship = Das Schiff braucht drei Seeleute, und du hast zwei. Für den Bauernhof hast du genug Bauern.

lesson-dispatch-title = Entsenden
lesson-dispatch-farmers-do = **Entsende** zwei Bauern (G) zu deinem **Bauernhof A1**: Dann sind noch 13 Figuren im Vorrat.
lesson-dispatch-farmers-why = Eine Entsendung besetzt das nächste **Feld** eines Plättchens, genau mit den Figuren darauf.
lesson-dispatch-farmers-done = Zwei Figuren haben auf einmal Arbeit gefunden. Dein *Mangel* ist um eins kleiner: So viele neue Figuren kommen am Jahresende, eine davon je leerem Feld.
lesson-dispatch-farmers-missed = Niemand hat Arbeit gefunden, dein Vorrat ist so groß wie zuvor. *Entsenden* ist die Hauptaktion, die ihn kleiner macht.
lesson-dispatch-farmers-missed-stars = Sterne sind gut zu haben, aber dein Vorrat ist so groß wie zuvor. *Entsenden* ist die Hauptaktion, die ihn kleiner macht.
lesson-dispatch-farmers-missed-tile = Ein Plättchen mehr, und noch immer 15 Figuren im Vorrat: Zwei leere Plättchen hast du schon. Besetze erst die: *Entsenden*.

lesson-special-title = Sonderentsendungen
lesson-special-colour-do = Wähle den Würfel, mit dem du zu **K1 und M2** entsenden kannst, ohne dass es Aktionen kostet.
lesson-special-colour-why = Dafür müssen **Wert und Farbe** zum Plättchen passen; zu grauen Ständen passt jede Farbe.
lesson-special-colour-done = Rot und eine 4: Das passt zur roten Kaserne 4, und zum grauen Marktstand 4 auch.
lesson-special-colour-missed = Wähle erst einen Würfel. Beide Plättchen haben eine 4 in der Ecke, und die Kaserne ist rot.
lesson-special-colour-missed-colour = Die 4 stimmt, aber die Kaserne ist rot: Zu diesem Würfel passt nur der Marktstand.
lesson-special-colour-missed-value = Beide Plättchen haben eine 4 in der Ecke. Auch dein Würfel muss eine 4 sein, und rot für die Kaserne.
lesson-special-both-do = Mach beide **Sonderentsendungen**, zu K1 und zu M2, und dann noch eine Hauptaktion.
lesson-special-both-why = Sie **kosten nichts**: Jedes Plättchen, das zu deinem Würfel passt, hat eine in jedem Zug.
lesson-special-both-done = Vier Figuren haben ohne deine Hauptaktion Arbeit gefunden. Sieh also auf deine Plättchen, ehe du einen Würfel wählst.
lesson-special-both-missed = Dein Zug ist zu Ende, und beide Sonderentsendungen blieben liegen: zwei Soldaten für K1, ein Händler und irgendwer für M2.
lesson-special-both-missed-one = Eine ist gemacht, eine blieb liegen. Jedes der beiden Plättchen hat seine eigene Sonderentsendung.
lesson-special-both-missed-main = Eine Entsendung dorthin war deine Hauptaktion. Wähle für beide Plättchen *Sonderentsendung*: Dann bleibt die Hauptaktion für anderes.

lesson-ship-title = Schiffe
lesson-ship-fill-do = Mach das **Schiff H1** voll: Eine **Sonderentsendung** bringt den Seemann (B), der noch fehlt.
lesson-ship-fill-why = Dein Würfel ist die blaue 1, und auch das Schiff hat die 1: Das passt und kostet keine Aktion.
lesson-ship-fill-done = Das Schiff ist voll. Was mit vollen Schiffen geschieht, zeigt sich am Ende deines Zugs; eine Hauptaktion musst du vorher nicht machen.
lesson-ship-fill-missed = Dem Schiff fehlt noch ein Seemann. Die *Sonderentsendung* kostet nichts und macht es voll.
lesson-ship-fill-missed-main = Das war deine Hauptaktion, und dem Schiff fehlt noch ein Seemann. Beginne mit der *Sonderentsendung*: Sie kostet nichts.
lesson-ship-turn-do = Beende den Zug, und leg den **Marktstand** auf der Rückseite auf den **Marktplatz M1**.
lesson-ship-turn-why = Ein volles Schiff fährt mit seinen Figuren davon. Von ihm bleibt ein **neues Plättchen**.
lesson-ship-turn-done = Der Stand gibt neue Arbeit, und der Hafen ist frei für ein anderes Schiff. Auch der Ring auf dem Aquädukt ist weiter, auf 2: Ab Feld 3 macht er deinen *Mangel* um 1 kleiner, weiter vorn um mehr, ganz am Ende um 5. So viele Figuren weniger kommen an jedem Jahresende.
lesson-ship-turn-missed = Beende deinen Zug; dann wirst du gefragt, wohin der Marktstand auf der Rückseite des Schiffs kommt.
lesson-ship-turn-missed-out = Aus dem Spiel gibt der Stand niemandem Arbeit. Leg ihn auf den Marktplatz, dann rückt auch der Ring auf deinem Aquädukt vor.

lesson-season-title = Jahreszeiten
lesson-season-value-do = Es ist **Frühling**, also Spalte 1. Mach mit deinem **Manipulator** aus der roten 2 eine **1**.
lesson-season-value-why = Ein **Manipulator** ändert den Würfel um 1. Die Zahl der Jahreszeit bringt dir ihren **Bonus**.
lesson-season-value-done = Die 2 gilt deinen ganzen Zug als 1. Dein Manipulator ist nächstes Jahr wieder bereit.
lesson-season-value-missed = Wähle erst einen Würfel: den roten, und als Wert die 1.
lesson-season-value-missed-other = Das ist keine 1, und der Bonus des Frühlings braucht eine 1. Wähle den roten Würfel und als Wert die 1.
lesson-season-bonus-do = Nutze den **Jahreszeitenbonus**: Er legt einen deiner Sterne auf E1. Dann mach den Zug zu Ende.
lesson-season-bonus-why = Der Stern verdeckt ein **Symbol** (Wasserhahn). Jedes sichtbare bringt am Jahresende eine neue Figur.
lesson-season-bonus-done = Ein Symbol weniger und damit weniger *Mangel*, in diesem Jahr und in allen danach. Der Bonus hat einen Stern gekostet, aber nicht deine Hauptaktion; neue bringt *Sterne nehmen*.
lesson-season-bonus-missed = Dein Zug ist zu Ende, und der Bonus blieb liegen. Er kostet keine Aktion: *Jahreszeitenbonus*, davor oder danach.

lesson-decree-title = Ausbau und Dekrete
lesson-decree-claim-do = Nimm einen **Stadtausbau** fünfter Art, und erfülle dann das **Dekret**, das fünf Arten verlangt.
lesson-decree-claim-why = **Ausbauten** geben Platz: Du hast Hafen, Kastell, Marktplatz, Acker. **Dekrete** kosten nichts.
lesson-decree-claim-done = Der Ausbau hat ein Symbol verdeckt. Das Dekret brachte dir einen Bonus, und sonst bekommt es niemand mehr: Wer zuerst kommt, hat es.
lesson-decree-claim-missed = Für das Dekret brauchst du einen Ausbau fünfter Art: *Expedition* oder *Entwicklung*. Danach: *Dekret erfüllen*.
lesson-decree-claim-missed-kind = Diese Art Ausbau hattest du schon, es sind also noch immer vier. Neu wäre *Expedition* oder *Entwicklung*.
lesson-decree-claim-missed-unclaimed = Fünf Arten sind da, aber das Dekret liegt noch auf dem Tisch. Von selbst kommt es nicht: *Dekret erfüllen*.

lesson-raid-title = Der Überfall
lesson-raid-hold-do = Mach die **Kaserne K1** voll, halte dem **Überfall** stand und nutze die **Belohnung**.
lesson-raid-hold-why = **Germanen**: Stärke 5. Es zählen **Figuren auf vollen** Kasernen, nicht die Zahl in der Ecke.
lesson-raid-hold-done = Fünf Figuren gegen 5: Du hast standgehalten, und die Belohnung war eine Entsendung umsonst. Dann war das Jahr zu Ende: Neue Figuren kamen, und K1 wurde geleert. **Volle Plättchen bleiben** in deiner Stadt: An jedem Jahresende kommen ihre Figuren in den Beutel, und dann brauchen sie wieder welche. Eine Kaserne braucht zwei oder drei Entsendungen, fang also **spätestens im Herbst** an. Von der Stärke der Germanen siehst du zuerst nur ein Plättchen; das zweite kommt mit den *Saturnalien*, vor dem Winter.
lesson-raid-hold-missed = Nach deinem Zug kommen die Germanen. Fünf Figuren in einer vollen Kaserne hätten gereicht.
lesson-raid-hold-missed-raided = Du wurdest überfallen und musstest zwei Figuren ziehen: Eine Kaserne mit leerem Feld zählt nicht. *Entsenden* hätte sie voll gemacht.

lesson-alone-title = Ein Zug allein
lesson-alone-year-do = Spiel den Winter: **Halte stand** gegen Stärke 4, und hab danach **höchstens 14 Figuren**.
lesson-alone-year-why = Neue Figuren: je sichtbarem **Symbol** und je **leerem Feld** eine. Vor diesem Zug: 9 + 2.
lesson-alone-year-done = Du hast standgehalten, und nur wenige Figuren kamen. Für eine erste Partie weißt du jetzt genug. Sie endet, sobald ein Vorrat leer ist, sonst nach vier Jahren: Dann gewinnt, wer die wenigsten Figuren im Vorrat hat.
lesson-alone-year-missed = Standgehalten, aber in deinem Vorrat sind mehr als 14 Figuren. Die leeren Felder auf K1 und auf dem Turm T1 lassen sich ohne Aktion besetzen, und ein Stadtausbau kann ein Symbol verdecken.
lesson-alone-year-missed-raided = Du wurdest überfallen. Auf K1 stehen drei Figuren, und ein Feld ist leer: So zählt die Kaserne nicht. Welcher Würfel bringt ohne Aktion jemanden hin?

## Worum es bei einer Frage geht

about-draft-choice = Vor dem ersten Jahr nehmen sich alle ein Plättchen. Es nimmt die Figuren auf, die darauf zu sehen sind.
about-die-choice = Der Würfel gilt den ganzen Zug: Sein Wert öffnet eine Spalte, und zu Plättchen mit Wert und Farbe entsendest du umsonst.
about-action-choice = Eine Hauptaktion, und alles, was nichts kostet, in beliebiger Reihenfolge. Kleiner wird dein Vorrat, wenn du entsendest.
about-star-choice = Ein Stern aus deinem Vorrat deckt das nächste Feld einer Leiste ab: Das bringt einen Bonus, oder ein Symbol ist für immer weg.
about-swap-choice = Du ziehst Figuren aus dem Beutel und gibst ebenso viele zurück, welche du willst: So kommst du an Farben, die du brauchst.
about-return-choice = Du hast für einen Tausch gezogen. Behalte die Farben, die deine leeren Felder brauchen, und gib ebenso viele andere zurück.
about-discard-choice = Was in den Beutel kommt, ist aus deinem Vorrat weg, und der soll leer werden.
about-tower-choice = Türme stehen über Häfen. Militärtürme helfen beim Überfall, Handelstürme tauschen Figuren.
about-extension-choice = Ein Ausbau macht deine Stadt größer. Auf seinem Platz steht ein Bonus, oder ein Symbol, das dann für immer weg ist.
about-privilege-choice = Ein Privileg hast nur du: Ein Joker wirkt das ganze Spiel, die anderen wirken einmal. Im Spiel hast du dreimal die Wahl.
about-privilege-use = Dieses Privileg wirkt einmal. Nutze es jetzt, oder heb es auf für einen Zug, in dem es mehr bringt.
about-dispatch-choice = Eine Entsendung, die nichts kostet: Figuren kommen aus deinem Vorrat auf das nächste Feld eines Plättchens.
about-stall-choice = Ein volles Schiff ist davongefahren. Auf seiner Rückseite ist ein Marktstand, der in deiner Stadt wieder Figuren aufnimmt.
about-demolition-choice = Du konntest den Germanen nicht standhalten und verlierst etwas. Seine Figuren kommen zurück in deinen Vorrat.
about-decree-choice = Ein Dekret kostet nichts und deckt das nächste deiner vier Dekretfelder ab. Nur einer kann es bekommen.
about-surplus-choice = In deiner Stadt ist alles so gut geordnet, dass niemand dazukommt. Wirf stattdessen Figuren in den Beutel.

## Begriffe

term-figure = **Figur** – einer von deinen Leuten: Seeleute, Soldaten, Händler, Bauern. Wer in deinem Vorrat ist, hat keine Arbeit und soll dort weg.
term-sailor = **Seemann** – eine blaue Figur mit dem Buchstaben B. Seeleute arbeiten auf Schiffen.
term-soldier = **Soldat** – eine rote Figur mit dem Buchstaben R. Soldaten dienen in Kasernen und Militärtürmen.
term-merchant = **Händler** – eine weiße Figur mit dem Buchstaben W. Händler arbeiten an Marktständen.
term-farmer = **Bauer** – eine gelbe Figur mit dem Buchstaben G. Bauern arbeiten auf Bauernhöfen.
term-any_figure = **Beliebige Figur (∗)** – ein Feld mit diesem Zeichen nimmt eine Figur, egal welcher Farbe.
term-stock = **Vorrat** – deine Figuren ohne Arbeit, für alle zu sehen; auch deine Sterne liegen dort. Wer keine Figur mehr darin hat, gewinnt sofort; nach vier Jahren gewinnt der kleinste.
term-bag = **Beutel** – anfangs sind 35 Figuren jeder Farbe darin. Neue Figuren werden daraus gezogen, und was fortgeht, kommt wieder hinein.
term-city = **Stadt** – dein eigener Plan mit den Reihen H, K, M und A für Plättchen, T für Türme, zwei Leisten und dem Aquädukt.
term-city_tile = **Stadtplättchen** – ein Schiff, eine Kaserne, ein Marktstand oder ein Bauernhof. Es hat einen Wert, ein bis drei Felder für Figuren und manchmal einen Bonus.
term-tile = **Plättchen** – was in deiner Stadt oder zur Wahl liegt: meist Stadtplättchen, deren Felder du mit Figuren besetzt.
term-sort = **Sorte** – was ein Stadtplättchen ist: Schiff, Kaserne, Marktstand oder Bauernhof. Militärtürme zählen als Kasernen.
term-ship = **Schiff** – ein blaues Stadtplättchen für Häfen. Ist es am Ende deines Zugs voll, wird es zum Marktstand, und seine Figuren kommen in den Beutel.
term-barracks = **Kaserne** – ein rotes Stadtplättchen für Kastelle. Ist sie voll, zählen ihre Figuren beim Überfall als Stärke.
term-market_stall = **Marktstand** – ein graues Stadtplättchen für Marktplätze. Zu seiner Sonderentsendung passt jede Würfelfarbe.
term-farm = **Bauernhof** – ein gelbes Stadtplättchen für Äcker.
term-tower = **Turm** – er steht über einem Hafen, über jedem höchstens einer. Es gibt Militärtürme und Handelstürme.
term-military_tower = **Militärturm** – er wird besetzt wie eine Kaserne und zählt als eine; oder er hat Stärke ganz ohne Figuren.
term-trade_tower = **Handelsturm** – in jedem Zug, in dem du seinen Wert nutzt, darfst du 3 oder 4 Figuren tauschen. Beim Bau rückt dein Ring zwei Schritte vor.
term-extension = **Stadtausbau** – ein neuer Platz in deiner Stadt oder zwei Felder mehr auf einer Leiste. Was er abdeckt, ist ein Bonus oder ein Symbol. Der 4. und der 6. bringen ein Privileg.
term-harbour = **Hafen** – ein Platz für ein Schiff, in Reihe H, darüber einer für einen Turm.
term-castle = **Kastell** – ein Platz für eine Kaserne, in Reihe K.
term-market_place = **Marktplatz** – ein Platz für einen Marktstand, in Reihe M. Jede Stadt beginnt mit zweien.
term-field = **Acker** – ein Platz für einen Bauernhof, in Reihe A. Jede Stadt beginnt mit zweien.
term-space = **Feld** – was eine Entsendung besetzt: ein bis drei Kreise auf einem Plättchen. Die Felder der Leisten werden mit Sternen bedeckt.
term-place = **Platz** – wo in deiner Stadt ein Plättchen liegen kann; er heißt nach Reihe und Zahl, etwa K2.
term-display = **Auslage** – die offenen Stadtplättchen, in sechs Spalten. Gefüllt wird sie vor den Saturnalien und zum neuen Jahr.
term-action_tile = **Aktionsplättchen** – der helle Streifen einer Spalte: die Hauptaktionen, aus denen wählen darf, wer diese Spalte nutzt.
term-main_action = **Hauptaktion** – eine in jedem Zug: ein Stadtplättchen nehmen, etwas vom Aktionsplättchen machen oder entwickeln.
term-dispatch = **Entsendung** – Figuren kommen aus deinem Vorrat auf das nächste Feld eines Plättchens, genau so viele und in den Farben, die es zeigt.
term-special_dispatch = **Sonderentsendung** – eine Entsendung, die keine Aktion kostet, zu einem Plättchen, das in Wert und Farbe zu deinem Würfel passt. Jedes hat eine im Zug.
term-expedition_track = **Expeditionspfad** – sechs Felder für Sterne, in deiner Stadt. Sie verkleinern den Mangel, und das sechste bringt ein Privileg.
term-development_track = **Entwicklungsleiste** – sechs Felder für Sterne, in deiner Stadt. Sie erlauben Sonderentsendungen mit Würfeln jeder Farbe.
term-develop = **Entwickeln** – eine Hauptaktion mit der 6: Ein Stern kommt auf die Entwicklungsleiste. Ist ihr erstes Feld bedeckt, reicht eine 5.
term-star = **Stern** – er bedeckt ein Feld einer Leiste und bringt, was dort aufgedruckt ist. Du beginnst mit sechs.
term-star_cult = **Sternenkult** – die Sterne, die niemand hat. Die Hauptaktion *Sterne nehmen* bringt einen oder zwei davon.
term-aqueduct = **Aquädukt** – je weiter dein Ring darauf ist, desto kleiner dein Mangel: um 1 ab Feld 3, um 5 ganz am Ende.
term-supply_ring = **Versorgungsring** – er zeigt, wie weit dein Aquädukt reicht, von 0 bis 10. Jeder Schritt darüber hinaus tauscht stattdessen 2 Figuren.
term-manipulator = **Manipulator** – er ändert den Wert deines Würfels um 1, nach oben oder unten, einmal im Jahr. Du beginnst mit einem.
term-privilege = **Privileg** – ein Vorteil, den nur du hast: ein Joker auf Dauer oder etwas, das du einmal nutzt. Dreimal kannst du eines nehmen.
term-joker = **Joker** – ein Privileg: Deine Figuren einer Farbe gelten beim Entsenden als jede Farbe. Mit zweimal demselben gilt das für alle deine Figuren.
term-decree = **Dekret** – eine Bedingung, die ausliegt. Erfüllst du sie in deinem Zug oder bei deinem Überfall, darfst du es nehmen; es deckt eines deiner vier Dekretfelder ab.
term-infrastructure_symbol = **Infrastruktursymbol** – der Wasserhahn, 13-mal auf deine Stadt gedruckt. Jeder, der zu sehen ist, bringt dir am Jahresende eine neue Figur.
term-shortage = **Mangel** – so viele neue Figuren kommen am Jahresende: sichtbare Symbole plus leere Felder, weniger das, was Aquädukt und Expeditionspfad abziehen.
term-raid = **Überfall** – nach dem Winter kommen die Germanen zu allen. Mit genug Stärke bekommst du die Belohnung, sonst den Schaden.
term-germanic_tribes = **Germanen** – sie kommen nach jedem Winter. Wie stark sie sind, sagen ihre zwei Plättchen zusammen.
term-germanic_tile = **Germanenplättchen** – zwei liegen in jedem Jahr offen: das rote mit Stärke und Schaden, das grüne mit Stärke und Belohnung.
term-strength = **Stärke** – die Figuren auf deinen vollen Kasernen und Militärtürmen, und was auf Türmen steht. Du brauchst so viel, wie die Germanen haben.
term-reward = **Belohnung** – was das grüne Germanenplättchen denen gibt, die beim Überfall standhalten.
term-damage = **Schaden** – was das rote Germanenplättchen denen antut, die beim Überfall nicht standhalten.
term-swap = **Tausch** – zieh Figuren aus dem Beutel und gib ebenso viele zurück, welche du willst. Dein Vorrat bleibt so groß, wie er war.
term-demolish = **Abreißen** – ein Plättchen kommt aus dem Spiel, und seine Figuren kommen zurück in deinen Vorrat.
term-overbuild = **Überbauen** – ein neues Plättchen kommt auf eines derselben Sorte. Das alte ist aus dem Spiel, und seine Figuren kommen zurück in deinen Vorrat.
term-maximus = **Maximus** – wer eine Jahreszeit beginnt: würfelt mit drei Würfeln und nimmt einen, der dann für die anderen weg ist. Es wechselt mit jeder Jahreszeit.
term-start_player = **Startspieler** – wer im Frühling Maximus ist. Ab dem zweiten Jahr ist es, wer die meisten Figuren im Vorrat hat.
term-season = **Jahreszeit** – Frühling, Sommer, Herbst, Saturnalien, Winter: In jeder sind alle einmal am Zug. Wer die Zahl ihrer Spalte nutzt, darf ihren Bonus nutzen.
term-saturnalia = **Saturnalien** – die vierte Jahreszeit. Vor ihr wird die Auslage gefüllt und die Belohnung des Jahres aufgedeckt.
term-year = **Jahr** – fünf Jahreszeiten, dann Überfall und Mangel. Eine Partie hat vier Jahre, wenn nicht vorher ein Vorrat leer ist.
term-boat = **Jahreszeitenboot** – es fährt über den Spalten und zeigt, welche Jahreszeit gerade ist.
term-die = **Würfel** – drei gibt es, blau, rot und gelb. Maximus nimmt einen; alle anderen nutzen einen der beiden übrigen, jeweils für ihren ganzen Zug.
term-bonus = **Bonus** – was du geschenkt bekommst, wenn etwas gelegt oder abgedeckt wird. Er kommt sofort, und du darfst darauf verzichten.
term-surplus = **Überschuss** – ein Mangel unter null: Statt neue Figuren zu ziehen, darfst du so viele in den Beutel werfen.
term-value = **Wert** – die Zahl deines Würfels, von Manipulatoren geändert, für den ganzen Zug; und die Zahl in der Ecke eines Plättchens.
term-column = **Spalte** – eine von sechs, für jeden Wert des Würfels eine: mit Jahreszeit, Aktionsplättchen und Stadtplättchen.

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
