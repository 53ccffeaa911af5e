# Samurai: Das Kartenspiel

title = Samurai: Das Kartenspiel
blurb = Spiel Karten rund um die Dörfer und gewinne Helme, Buddhas und Reisfelder. Führst du bei zwei der drei Formen, gewinnst du; führst du bei einer, entscheiden deine anderen Steine.
goal = Führe bei zwei der drei Formen Helm, Buddha, Reis. Bei nur einer zählen die anderen Steine.
standing = { $led ->
    [0] Du führst noch bei keiner.
   *[other] Du führst bei { $led } von 3.
}
score = { $score ->
    [one] 1 Stein
   *[other] { $score } Steine
}
reconstructed = Die gedruckten Regeln nennen die Anzahl der Karten, aber nicht jede einzelne; einige Werte sind daher rekonstruiert. Wenn du das Spiel besitzt, kannst du sie korrigieren.

seat-green = Grün
seat-red = Rot
seat-blue = Blau
seat-yellow = Gelb

card = { $suit ->
    [helmet] Helm { $value }
    [buddha] Buddha { $value }
    [rice] Reis { $value }
   *[samurai] Samurai { $value }
}
symbol = { $symbol ->
    [helmet] Helm
    [buddha] Buddha
   *[rice] Reis
}
shape = { $shape ->
    [helmet] Helm
    [buddha] Buddha
   *[rice] Reisfeld
}
shapes = { $shape ->
    [helmet] Helme
    [buddha] Buddhas
   *[rice] Reisfelder
}
shape-count = { $stones ->
    [one] 1 { shape }
   *[other] { $stones } { shapes }
}
a-shape = { $shape ->
    [helmet] einen Helm
    [buddha] einen Buddha
   *[rice] ein Reisfeld
}
the-shape = { $shape ->
    [helmet] den Helm
    [buddha] den Buddha
   *[rice] das Reisfeld
}
at-shape = { $shape ->
    [helmet] beim Helm
    [buddha] beim Buddha
   *[rice] beim Reisfeld
}
village = { $village ->
    [helmet] einen Helm
    [buddha] einen Buddha
    [rice] ein Reisfeld
    [helmet-buddha] Helm und Buddha
    [helmet-rice] Helm und Reisfeld
    [buddha-rice] Buddha und Reisfeld
   *[helmet-buddha-rice] alle drei Symbole
}
next-village = { $next ->
    [helmet] Helm
    [buddha] Buddha
    [rice] Reisfeld
    [helmet-buddha] Helm und Buddha
    [helmet-rice] Helm und Reisfeld
    [buddha-rice] Buddha und Reisfeld
   *[helmet-buddha-rice] alle drei Symbole
}
first-village = { $first ->
    [helmet] Helm
    [buddha] Buddha
    [rice] Reisfeld
    [helmet-buddha] Helm und Buddha
    [helmet-rice] Helm und Reisfeld
    [buddha-rice] Buddha und Reisfeld
   *[helmet-buddha-rice] alle drei Symbole
}

ask-card = Spiel eine Karte: Wähle sie aus deiner Hand, dann einen freien Platz neben einem Dorf.
ask-cell = Wähle für deine Karte einen freien Platz neben einem Dorf.
ask-site = { $next ->
    [none] Leg das letzte Dorf ({ first-village }) auf { $due } oder { $other }.
   *[other] Deine Karte bringt zwei Dörfer: Wähle { $due } oder { $other } für das erste ({ first-village }). Das zweite ({ next-village }) kommt auf den anderen Platz.
}

wait-card = Wählt eine Karte …
wait-cell = Wählt einen Platz …
wait-site = { $next ->
    [none] Legt das letzte Dorf auf { $due } oder { $other } …
   *[other] Legt zwei Dörfer auf { $due } und { $other } …
}

choice-card = { $card ->
    [helmet-1] Helm 1 spielen
    [helmet-2] Helm 2 spielen
    [helmet-3] Helm 3 spielen
    [helmet-4] Helm 4 spielen
    [helmet-5] Helm 5 spielen
    [buddha-1] Buddha 1 spielen
    [buddha-2] Buddha 2 spielen
    [buddha-3] Buddha 3 spielen
    [buddha-4] Buddha 4 spielen
    [buddha-5] Buddha 5 spielen
    [rice-1] Reis 1 spielen
    [rice-2] Reis 2 spielen
    [rice-3] Reis 3 spielen
    [rice-4] Reis 4 spielen
    [rice-5] Reis 5 spielen
    [samurai-1] Samurai 1 spielen
    [samurai-2] Samurai 2 spielen
    [samurai-3] Samurai 3 spielen
    [samurai-4] Samurai 4 spielen
    [samurai-5] Samurai 5 spielen
   *[other] { $card } spielen
}
choice-cell = Karte auf { $cell }
choice-village = Dorf auf { $cell }

event-set-out = Die Stapel sind gemischt. Das erste Dorf zeigt { village }. { $seat } beginnt.
event-laid = { $seat } spielt { card } auf { $cell }.
event-due = { $next ->
    [none] { $seat } muss das letzte Dorf auf { $cell } oder { $other } legen.
   *[other] { $seat } muss Dörfer auf { $cell } und { $other } legen. Das nächste Dorf: { next-village }.
}
event-founded = { $seat } legt ein Dorf auf { $cell }. Es zeigt { village }.
event-left-empty = Für { $cell } ist kein Dorf mehr da. Der Platz bleibt leer.
event-stone = { $result ->
    [tied] { $cell }: Gleichstand { at-shape } (je { $influence }). Niemand gewinnt den Stein.
    [none] { $cell }: Niemand hat Einfluss auf { the-shape }.
    [substitute] { $cell }: { $seat } gewinnt { a-shape } mit Einfluss { $influence }. Der Vorrat ist leer, es gibt einen Ersatz.
   *[won] { $cell }: { $seat } gewinnt { a-shape } mit Einfluss { $influence }.
}
event-turned = Das Dorf auf { $cell } ist gewertet und wird umgedreht.
event-card-turned = Alle Dörfer um die Karte auf { $cell } sind gewertet; die Karte wird umgedreht.
event-refilled = { $seat } zieht eine Karte. { $left ->
    [0] Der Nachziehstapel ist leer.
    [one] 1 bleibt im Nachziehstapel.
   *[other] { $left } bleiben im Nachziehstapel.
}
event-drew = { $seat } zieht { card }. { $left ->
    [0] Der Nachziehstapel ist leer.
    [one] 1 bleibt im Nachziehstapel.
   *[other] { $left } bleiben im Nachziehstapel.
}
event-skipped = { $seat } hat keine Karten mehr und wird übersprungen.
event-triggered = { $what ->
    [helmets] Der letzte Helm verlässt den Vorrat: letzte Runde.
    [buddhas] Der letzte Buddha verlässt den Vorrat: letzte Runde.
    [rice] Das letzte Reisfeld verlässt den Vorrat: letzte Runde.
    [villages] Das letzte Dorf verlässt den Stapel: letzte Runde.
    [cards] Alle haben ihre letzte Karte gespielt.
   *[stuck] Kein freier Platz grenzt mehr an ein Dorf: Die Partie endet sofort.
}
event-ended = { $how ->
    [outright] Zwei Mehrheiten entscheiden die Partie.
    [alone] Nur eine Person hat eine Mehrheit.
    [counted] Die Steine der anderen Formen entscheiden die Partie.
    [aside] Die zur Seite gelegten Steine entscheiden die Partie.
   *[total] Niemand hat eine Mehrheit: Alle Steine zählen.
}

preview = { $decision ->
    [card] { $suit ->
        [helmet] Einfluss { $value } auf Helme
        [buddha] Einfluss { $value } auf Buddhas
        [rice] Einfluss { $value } auf Reis
       *[samurai] Einfluss { $value } auf jedes Symbol
    }
    [site] { $next ->
        [none] der andere Platz bleibt leer
       *[other] danach { next-village } auf { $other }
    }
   *[cell] { $founds ->
        [0] { preview-stones }
        [one] 1 neues Dorf, { preview-stones }
       *[other] { $founds } neue Dörfer, { preview-stones }
    }
}
preview-stones = { $completes ->
    [0] kein Dorf abgeschlossen
    [one] 1 Dorf abgeschlossen: { preview-yours } für dich, { $theirs } für andere, { $nobodys } für niemanden
   *[other] { $completes } Dörfer abgeschlossen: { preview-yours } für dich, { $theirs } für andere, { $nobodys } für niemanden
}
preview-yours = { $yours ->
    [one] 1 Stein
   *[other] { $yours } Steine
}

result = { $winners ->
    [0] Alle teilen sich den Sieg.
    [one] { $how ->
        [outright] { $winner } gewinnt mit mindestens zwei Mehrheiten.
        [alone] { $winner } gewinnt mit der einzigen Mehrheit.
        [counted] { $winner } gewinnt mit den meisten Steinen der anderen beiden Formen.
        [aside] { $winner } gewinnt: Die Zählung endet im Gleichstand, und die zur Seite gelegten Steine entscheiden.
       *[total] { $winner } gewinnt mit den meisten Steinen, denn niemand hat eine Mehrheit.
    }
   *[other] { $winner } teilen sich den Sieg.
}
also = { $also_helmets ->
    [yes] { " " }Auch der letzte Helm verließ den Vorrat.
   *[no] { "" }
}{ $also_buddhas ->
    [yes] { " " }Auch der letzte Buddha verließ den Vorrat.
   *[no] { "" }
}{ $also_rice ->
    [yes] { " " }Auch das letzte Reisfeld verließ den Vorrat.
   *[no] { "" }
}{ $also_villages ->
    [yes] { " " }Auch das letzte Dorf verließ den Stapel.
   *[no] { "" }
}{ $also_cards ->
    [yes] { " " }Außerdem waren alle Karten gespielt.
   *[no] { "" }
}{ $also_stuck ->
    [yes] { " " }Außerdem war kein Platz mehr frei.
   *[no] { "" }
}
end-helmets = Der letzte Helm verließ den Vorrat.{ also } { result }
end-buddhas = Der letzte Buddha verließ den Vorrat.{ also } { result }
end-rice = Das letzte Reisfeld verließ den Vorrat.{ also } { result }
end-villages = Das letzte Dorf verließ den Stapel.{ also } { result }
end-cards = Alle haben ihre letzte Karte gespielt.{ also } { result }
end-stuck = Kein freier Platz grenzte mehr an ein Dorf.{ also } { result }

count-majority = { $seat } hat die Mehrheit der { shapes }, mit { $stones }.
count-no-majority = { $stones ->
    [0] Niemand hat { shapes }.
   *[other] Niemand hat die Mehrheit der { shapes }: Gleichstand mit je { $stones }.
}
count-out = { $seat } hat keine Mehrheit und scheidet aus.
count-outright = { $seat } hat { $stones } Mehrheiten und gewinnt.
count-set-aside = { $seat } legt { shape-count } zur Seite und zählt { $counted ->
    [one] 1 anderen Stein
   *[other] { $counted } andere Steine
}.
count-alone = { $seat } hat die einzige Mehrheit und gewinnt, egal was die Zählung ergibt.
count-wins = { $seat } zählt die meisten Steine und gewinnt.
count-tie = Gleichstand mit je { $counted }: Die zur Seite gelegten Steine entscheiden.
count-wins-aside = { $seat } hat die meisten Steine zur Seite gelegt und gewinnt.
count-total = { $stones ->
    [one] Niemand hat eine Mehrheit: { $seat } zählt 1 Stein.
   *[other] Niemand hat eine Mehrheit: { $seat } zählt { $stones } Steine.
}
count-wins-total = { $seat } hat die meisten Steine und gewinnt.
count-shared = { $seat } liegt weiter gleichauf und teilt sich den Sieg.

refusal-no-move = das ist weder eine Karte noch ein Platz
refusal-not-in-hand = { card } hast du nicht auf der Hand
refusal-card-first = wähle erst eine Karte, dann ihren Platz
refusal-card-chosen = du hast schon eine Karte gewählt; wähle ihren Platz
refusal-occupied = { $cell } ist nicht frei
refusal-village-cell = { $cell } ist ein Platz für Dörfer: Karten und Dörfer wechseln sich ab wie die Felder eines Schachbretts
refusal-not-beside = { $cell } liegt nicht neben einem Dorf
refusal-site-first = leg erst das Dorf, auf { $due } oder { $other }
refusal-not-due = auf { $cell } kommt kein Dorf, nur auf { $due } und { $other }

screen-hand = Deine Hand
screen-chosen = gewählt
screen-supply = Vorrat
screen-pile = Dorfstapel { $count }, obenauf
screen-next = danach
screen-empty = leer
screen-leads = Offene Dörfer: Einfluss je Farbe auf jedes Symbol, * führt
screen-cards = Hand { $hand }, Stapel { $pile }
screen-last-round = Letzte Runde: { $what ->
    [helmets] der letzte Helm ist weg
    [buddhas] der letzte Buddha ist weg
    [rice] das letzte Reisfeld ist weg
    [villages] das letzte Dorf ist weg
    [cards] alle Karten sind gespielt
   *[stuck] kein Platz ist frei
}
screen-to-come = kommt noch
screen-count = Die Schlusswertung
screen-cropped = Nur der Ausschnitt um die letzte Karte ist zu sehen.
screen-legend = ▲ Helm  ● Buddha  ■ Reis  S Samurai   △○□ gewertet   · freier Platz  1 2 Plätze für Dörfer

# Themen der Aufgaben

puzzle-kind-card = Welche Karte
puzzle-kind-cell = Welcher Platz
puzzle-kind-site = Ein Dorf legen
