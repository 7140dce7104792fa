### Wie Prätor gelernt wird: Lektionen und worum es bei jeder Art von Frage geht.

## Lektionen

lesson-aim-title = Was gewinnt
lesson-aim-build-do = Baue das Plättchen, das die **meisten Punkte** bringt; die Zahl steht in seinem Kranz.
lesson-aim-build-why = Alle bauen gemeinsam an einer Stadt. Wer am Ende die meisten **Punkte** hat, gewinnt.
lesson-aim-build-done = Der Tempel bringt { COMPONENT("city_type[id=temple_plutus].build_points") } Punkte, und passende Ecken bringen noch mehr: Das ist eine eigene Lektion. Das Plättchen trägt jetzt dein Zeichen: Es gehört dir.
lesson-aim-build-missed = Gebaut, aber ein anderes der drei bringt mehr: Der Tempel des Plutos hat eine { COMPONENT("city_type[id=temple_plutus].build_points") } im Kranz.

lesson-turn-title = Dein Zug
lesson-turn-mine-do = Schicke den Arbeiter mit **4 Augen** in deine **Goldmine** auf **M14**: mit der Aktion **Aktivieren**.
lesson-turn-mine-why = Arbeiter sind Würfel, die niemand wirft. Augen sind **Erfahrung**: Je Auge gibt die Mine 1 Gold.
lesson-turn-mine-done = 4 Augen, 4 Gold. Der Arbeiter bleibt bis zum Rundenende dort. Dann war die andere Person dran: So geht es reihum, bis niemand mehr kann oder will.
lesson-turn-mine-missed = Das hat kein Gold aus deiner Mine gebracht. Nimm die Goldmine auf M14.
lesson-turn-mine-missed-weaker = Deine Mine hat nur so viel Gold gegeben, wie dieser Arbeiter Augen hat. Der mit 4 bekommt 4; mit *ändern* bestimmst du, wer geht.
lesson-turn-mine-missed-theirs = Diese Mine gehört der anderen Person, und die hat { COMPONENT("city_type[id=gold_mine].activation_cost.gold") } Gold dafür bekommen. Deine trägt dein eigenes Zeichen und liegt auf M14.

lesson-turn-fee-do = Hole jetzt **2 Steine** aus dem **Steinbruch** auf **M15**; er gehört jemand anderem.
lesson-turn-fee-why = Für fremde Plättchen zahlst du **Aktivierungskosten**, hier { COMPONENT("city_type[id=quarry].activation_cost.gold") } Gold. Jedes geht **einmal je Runde**.
lesson-turn-fee-done = 2 Steine für { COMPONENT("city_type[id=quarry].activation_cost.gold") } Gold Aktivierungskosten. Nutzen andere deine Plättchen, zahlen sie an dich: noch ein Grund zu bauen.
lesson-turn-fee-missed = Das hat keine Steine gebracht. Nimm den Steinbruch auf M15.
lesson-turn-fee-missed-weaker = Bezahlt hast du dasselbe, aber ein Arbeiter mit 1 Auge bringt nur 1 Stein. Der mit 2 bringt 2.

lesson-plazas-title = Plazas
lesson-plazas-build-do = Baue den **Marmorbruch** auf **N14**, so gedreht, dass die Ecken passen: zusammen **6 Punkte**.
lesson-plazas-build-why = Passende Ecken bilden eine **Plaza**: 1 Punkt für jede Ecke eines anderen Plättchens, die zu deiner passt.
lesson-plazas-build-done = { COMPONENT("city_type[id=marble_quarry].build_points") } Punkte fürs Plättchen und 4 für passende Ecken. Ein neues Plättchen können alle noch in derselben Runde nutzen.
lesson-plazas-build-missed = Gebaut, aber so passen weniger Ecken. Beim Marmorbruch auf N14, um 90° oder 270° gedreht, sind es vier.

lesson-experience-title = Erfahrung
lesson-experience-retire-do = Nutze deine letzten zwei Arbeiter so, dass der mit **5 Augen** Erfahrung gewinnt.
lesson-experience-retire-why = Bauen und **rote** Plättchen (+1) bringen 1 am Rundenende. Mit **{ COMPONENT("constants.retire_at") }** folgt der Ruhestand: **{ COMPONENT("constants.retire_points_epoch_I") } Punkte**.
lesson-experience-retire-done = Aus 5 wurde { COMPONENT("constants.retire_at") }: Der Arbeiter ging in den Ruhestand, für { COMPONENT("constants.retire_points_epoch_I") } Punkte; später im Spiel sind es nur { COMPONENT("constants.retire_points_epoch_II") }. Und wer die wenigsten Punkte hat, beginnt die nächste Runde.
lesson-experience-retire-missed = Der Arbeiter mit 5 hat nichts getan und darum nichts gelernt. Lass ihn bauen oder schicke ihn auf ein rotes Plättchen (+1).
lesson-experience-retire-missed-green = Der Arbeiter mit 5 war auf einem grünen Plättchen (+0), und dort lernt niemand. Deine Goldmine auf M14 ist rot (+1).

lesson-wages-title = Löhne
lesson-wages-pay-do = Sorge dafür, dass du am Rundenende **5 Gold** für **Löhne** hast; zwei Arbeiter sind noch frei.
lesson-wages-pay-why = Jeder Arbeiter kostet { COMPONENT("player_board[id=A].wage_active.gold") } Gold je Runde, auch im Ruhestand. Für jedes, das fehlt, sinkt die **Moral**.
lesson-wages-pay-done = Alle sind bezahlt, und die Moral bleibt bei 0. Ihr Wert zählt am Ende: Unter 0 kostet er Punkte, darüber bringt er welche.
lesson-wages-pay-missed = Das Gold hat nicht gereicht, und für jedes, das fehlte, sank die Moral. Gold bringt eine Goldmine.
lesson-wages-pay-missed-nearly = Die Mine hat für 3 Augen nur 3 Gold gegeben, und die Moral sank. Der Arbeiter mit 5 Augen bringt genug.
lesson-wages-pay-missed-idle = Du hast gepasst, obwohl du noch jemanden schicken konntest, und das Gold war knapp: Die Moral sank. Deine Mine liegt auf M14.

lesson-training-title = Neue Arbeiter
lesson-training-camp-do = Ein **Dorfbewohner** soll Arbeiter werden: Schicke den Arbeiter, den du am wenigsten brauchst, ins **Ausbildungslager** auf **L13**.
lesson-training-camp-why = Augen sind dort egal: Hebe sie dir für Minen und Steinbrüche auf, wo mehr Augen mehr bringen.
lesson-training-camp-done = Ein Dorfbewohner ist in Ausbildung und nach der nächsten Runde dein Arbeiter: je Runde eine Aktion mehr und ein Lohn mehr.
lesson-training-camp-missed = Damit wird niemand ausgebildet. Nimm das Ausbildungslager auf L13.
lesson-training-camp-missed-strong = Ein Dorfbewohner wird ausgebildet, aber der Arbeiter mit 1 Auge hätte das genauso gekonnt. Die anderen bringen woanders mehr.

lesson-wall-title = Der Wall
lesson-wall-take-do = Nimm das **Wallplättchen** am **Außenposten des Reiches**, M13: **{ COMPONENT("wall_tile[id=wall_08].points") } Punkte** für { COMPONENT("wall_tile[id=wall_08].demand.wood") } Holz und { COMPONENT("wall_tile[id=wall_08].demand.marble") } Marmor.
lesson-wall-take-why = Jede Runde fordert der Kaiser Neues für den Hadrianswall; liefern kann nur, wer zuerst kommt.
lesson-wall-take-done = { COMPONENT("wall_tile[id=wall_08].points") } Punkte. Jedes Wallplättchen macht spätere um { COMPONENT("wall_tile[id=wall_08].back_points") } wertvoller: Das zweite bringt { COMPONENT("wall_tile[id=wall_08].back_points") } mehr, das dritte doppelt so viel.
lesson-wall-take-missed = Das Wallplättchen ist noch da, auch für die andere Person. Nimm den Außenposten des Reiches auf M13; welcher Arbeiter, ist gleich.

lesson-market-title = Der Markt
lesson-market-go-do = Der Wall fordert jetzt Waffen, und du hast keine: Schicke jemanden zum **Markt** auf **N13**.
lesson-market-go-why = Dort verkaufst du, wovon du zu viel hast, und kaufst, was dir fehlt. Das kann jeder Arbeiter.
lesson-market-go-done = Du bist am Markt. Das alles ist eine einzige Aktion: erst verkaufen, dann kaufen, in so vielen Schritten, wie du willst.
lesson-market-go-missed = Dieses Plättchen bringt keine Waffen. Der Markt liegt auf N13; er gehört niemandem, also kostet er nichts.

lesson-market-sell-do = Eine Waffe kostet { COMPONENT("player_board[id=A].buy.weapon") } Gold, du brauchst zwei: Verkaufe **Holz**, bis du mindestens **8 Gold** hast.
lesson-market-sell-why = Jedes Holz bringt { COMPONENT("player_board[id=A].sell.wood") } Gold. Behalte, was der Wall fordert: **{ COMPONENT("wall_tile[id=wall_13].demand.wood") } Holz** und **{ COMPONENT("wall_tile[id=wall_13].demand.marble") } Marmor**.
lesson-market-sell-done = Das reicht für zwei Waffen, und was der Wall fordert, ist noch da.
lesson-market-sell-missed = Gold genug, aber jetzt fehlt dir Holz oder Marmor für den Wall. Behalte { COMPONENT("wall_tile[id=wall_13].demand.wood") } Holz und { COMPONENT("wall_tile[id=wall_13].demand.marble") } Marmor.
lesson-market-sell-missed-few = Das sind noch keine 8 Gold. 6 hattest du, und jedes Holz bringt { COMPONENT("player_board[id=A].sell.wood") }: Verkaufe mindestens 2.

lesson-market-buy-do = Kaufe jetzt **beide Waffen**, die der Wall fordert, auf einmal.
lesson-market-buy-why = Kaufen kostet mehr, als Verkaufen bringt: Eine Waffe bringt { COMPONENT("player_board[id=A].sell.weapon") } und kostet { COMPONENT("player_board[id=A].buy.weapon") }. Kaufe nur, was du brauchst.
lesson-market-buy-done = Mit diesen Waffen kann dein anderer Arbeiter jetzt zum Außenposten des Reiches: { COMPONENT("wall_tile[id=wall_13].points") } Punkte für das Wallplättchen.
lesson-market-buy-missed = Das nützt für den Wall nichts, und das Gold dafür ist weg. Du brauchst Waffen.
lesson-market-buy-missed-one = Das ist eine Waffe, und der Wall fordert zwei. Nimm { COMPONENT("wall_tile[id=wall_13].demand.weapon") } davon.

lesson-last-title = Die letzte Runde
lesson-last-points-do = Nach dieser Runde ist Schluss: Hole mit deinen letzten zwei Arbeitern mindestens **20 Punkte**.
lesson-last-points-why = Ressourcen zählen kaum noch: { COMPONENT("constants.final_gold_per_point") } Gold sind **1 Punkt** wert. Tempel bringen sofort Punkte.
lesson-last-points-done = Zwei Tempel haben mehr gebracht als alle deine Ressourcen. Auch Augen und Moral kamen dazu. Die letzte Runde kommt, wenn das letzte Plättchen oder Wallplättchen aufgedeckt ist.
lesson-last-points-missed = Zu wenige Punkte: Gold und Ressourcen zählen jetzt kaum noch. Neben jedem Plättchen steht, was es bringt: Suche nach Punkten.
lesson-last-points-missed-idle = Du hast gepasst, obwohl du noch jemanden schicken konntest. Für später aufheben lässt sich nichts mehr: Jeder hätte im Tempel Punkte gebracht.

lesson-round-title = Eine ganze Runde
lesson-round-play-do = Jetzt allein: Hole in dieser Runde mindestens **10 Punkte** und zahle am Ende alle **Löhne**.
lesson-round-play-why = Löhne kosten **4 Gold**: Auch der neue Arbeiter auf Stufe II zählt. Schau auf Wall und Ecken.
lesson-round-play-done = Punkte geholt und alle bezahlt: So sieht eine gute Runde aus. Du bist bereit für eine erste Partie.
lesson-round-play-missed = Das sind keine 10 Punkte. Das Wallplättchen bringt { COMPONENT("wall_tile[id=wall_08].points") }; das Sägewerk kostet { COMPONENT("city_type[id=sawmill].build_cost.gold") } Gold, und auf L14 können vier Ecken passen.
lesson-round-play-missed-unpaid = Am Ende fehlte Gold für die Löhne, also sank die Moral. Behalte 4 Gold oder schicke jemanden in deine Mine.

## Worum es bei jeder Art von Frage geht, einmal gesagt, wenn sie jemand zum ersten Mal sieht

about-choose-board = Jede Seite hat eigene Marktkurse, Löhne und Moralwerte; deine gilt für das ganze Spiel.
about-take-action = Ein Arbeiter, eine Aktion: ein Plättchen bauen oder eines der Stadt aktivieren. Wer passt, wartet auf die nächste Runde.
about-trade-step = Am Markt verkaufst du erst und kaufst dann, zum Wechselkurs deiner Tafel; wer gekauft hat, kann nichts mehr verkaufen.
about-use-academy = Neue Arbeiter auf Stufe I brauchen noch eine Runde; mit der Akademie sind sie jetzt aktiv und bekommen Lohn.
about-recruit-villager = Ohne aktive Arbeiter geht kaum etwas; ein Dorfbewohner springt sofort ein, für { COMPONENT("constants.emergency_recruit_cost") } Punkte oder alle, die du hast.

## Wofür ein Zug gut ist, wie der Trainer es sagt

subject-points = für sofortige Punkte
subject-workers = für deine Arbeiter und ihre Erfahrung
subject-retirement = für den Ruhestand deiner Arbeiter
subject-deeds = für das, was du in dieser Runde noch tun kannst
subject-wages = für die Löhne am Ende der Runde
subject-goods = für die Ressourcen, die du dann hast
subject-morale = für deine Moral
subject-temples = für das, was Tempel bringen werden
subject-wall = für Wallplättchen
subject-city = für eigene Plättchen, an denen andere dir zahlen
subject-initiative = für deinen Platz in der Reihenfolge
