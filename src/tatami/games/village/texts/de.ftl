# Samurai: Das Kartenspiel

title = Samurai: Das Kartenspiel
blurb = Lege deine Karten um die Dörfer und gewinne Helme, Buddhas und Reisfelder. Führe in zwei der drei Arten, oder in einer, dann entscheiden deine übrigen Steine.
goal = Hab von zwei Formen am meisten; bei einer entscheiden deine übrigen Steine.
standing = { $led ->
    [0] Du führst in keiner Form.
    [one] Du führst in 1 Form.
   *[other] Du führst in { $led } Formen.
}
score = { $score ->
    [one] 1 Stein
   *[other] { $score } Steine
}
reconstructed = Die Spielregel zählt die Karten, nennt sie aber nicht einzeln; einige Zahlen sind daher rekonstruiert. Wenn du das Spiel besitzt, kannst du sie berichtigen.

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
    [helmet] Helmen
    [buddha] Buddhas
   *[rice] Reisfeldern
}
shapes-accusative = { $shape ->
    [helmet] Helme
    [buddha] Buddhas
   *[rice] Reisfelder
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
    [helmet] einen Helm
    [buddha] einen Buddha
    [rice] ein Reisfeld
    [helmet-buddha] Helm und Buddha
    [helmet-rice] Helm und Reisfeld
    [buddha-rice] Buddha und Reisfeld
   *[helmet-buddha-rice] alle drei Symbole
}
first-village = { $first ->
    [helmet] einen Helm
    [buddha] einen Buddha
    [rice] ein Reisfeld
    [helmet-buddha] Helm und Buddha
    [helmet-rice] Helm und Reisfeld
    [buddha-rice] Buddha und Reisfeld
   *[helmet-buddha-rice] alle drei Symbole
}

ask-card = Spiele eine Karte: Wähle sie aus deiner Hand, dann einen freien Platz neben einem Dorf.
ask-cell = Wähle für deine Karte einen freien Platz neben einem Dorf.
ask-site = { $next ->
    [none] Lege das letzte Dorf auf { $due } oder { $other }. Es zeigt { first-village }.
   *[other] Lege zwei Dörfer: Wähle { $due } oder { $other } für das erste, es zeigt { first-village }. Auf den anderen Platz kommt das zweite, es zeigt { next-village }.
}

wait-card = Wählt eine Karte …
wait-cell = Wählt einen Platz für die Karte …
wait-site = { $next ->
    [none] Legt das letzte Dorf auf { $due } oder { $other } …
   *[other] Legt zwei Dörfer auf { $due } und { $other } …
}

event-set-out = Die Stapel sind gemischt. Das erste Dorf zeigt { village }; { $seat } beginnt.
event-laid = { $seat } spielt { card } auf { $cell }.
event-due = { $next ->
    [none] { $seat } darf das letzte Dorf auf { $cell } oder { $other } legen.
   *[other] { $seat } legt Dörfer auf { $cell } und { $other }. Das nächste zeigt { next-village }.
}
event-founded = { $seat } legt ein Dorf auf { $cell }, es zeigt { village }.
event-left-empty = Für { $cell } ist kein Dorf mehr da. Der Platz bleibt leer.
event-stone = { $result ->
    [tied] Dorf { $cell }: Gleichstand um { the-shape } mit { $influence }. Niemand bekommt den Stein.
    [none] Dorf { $cell }: Niemand hat Einfluss auf { the-shape }.
    [substitute] Dorf { $cell }: { $seat } gewinnt { a-shape } mit { $influence }. Der Vorrat ist leer, es gibt einen Ersatz.
   *[won] Dorf { $cell }: { $seat } gewinnt { a-shape } mit { $influence }.
}
event-turned = Dorf { $cell } ist vollständig.
event-card-turned = Um die Karte auf { $cell } liegen nur noch vollständige Dörfer.
event-refilled = { $seat } zieht eine Karte; { $left ->
    [0] der Stapel ist leer.
    [one] eine bleibt im Stapel.
   *[other] { $left } bleiben im Stapel.
}
event-drew = { $seat } zieht { card }; { $left ->
    [0] der Stapel ist leer.
    [one] eine bleibt im Stapel.
   *[other] { $left } bleiben im Stapel.
}
event-skipped = { $seat } hat keine Karten mehr und wird übersprungen.
event-triggered = { $what ->
    [helmets] Der letzte Helm verlässt den Vorrat: dies ist die letzte Runde.
    [buddhas] Der letzte Buddha verlässt den Vorrat: dies ist die letzte Runde.
    [rice] Das letzte Reisfeld verlässt den Vorrat: dies ist die letzte Runde.
    [villages] Das letzte Dorf ist vom Stapel genommen: dies ist die letzte Runde.
    [cards] Alle haben ihre letzte Karte gelegt.
   *[stuck] Neben keinem Dorf ist ein Platz frei: das Spiel endet sofort.
}
event-ended = { $how ->
    [outright] Zwei Mehrheiten entscheiden.
    [alone] Nur eine Person hat eine Mehrheit.
    [counted] Die Steine der anderen Formen entscheiden.
    [aside] Die zur Seite gelegten Steine entscheiden.
   *[total] Niemand hat eine Mehrheit: alle Steine zählen.
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
       *[other] das nächste Dorf kommt auf { $other }, es zeigt { next-village }
    }
   *[cell] { $founds ->
        [0] { preview-stones }
        [one] 1 neues Dorf, { preview-stones }
       *[other] { $founds } neue Dörfer, { preview-stones }
    }
}
preview-stones = { $completes ->
    [0] kein Dorf wird vollständig
    [one] vervollständigt ein Dorf: { $yours } Steine für dich, { $theirs } für andere, { $nobodys } für niemanden
   *[other] vervollständigt { $completes } Dörfer: { $yours } Steine für dich, { $theirs } für andere, { $nobodys } für niemanden
}

result = { $winners ->
    [0] Alle teilen sich den Sieg.
    [one] { $how ->
        [outright] { $winner } gewinnt sofort, mit der Mehrheit in mindestens zwei Formen.
        [alone] { $winner } gewinnt mit der einzigen Mehrheit.
        [counted] { $winner } gewinnt mit den meisten Steinen der beiden anderen Formen.
        [aside] { $winner } gewinnt: Es steht gleich, und die zur Seite gelegten Steine entscheiden.
       *[total] { $winner } gewinnt mit den meisten Steinen insgesamt, denn niemand hat eine Mehrheit.
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
    [yes] { " " }Auch das letzte Dorf wurde genommen.
   *[no] { "" }
}{ $also_cards ->
    [yes] { " " }Auch waren alle Karten gelegt.
   *[no] { "" }
}{ $also_stuck ->
    [yes] { " " }Auch war kein Platz mehr frei.
   *[no] { "" }
}
end-helmets = Der letzte Helm verließ den Vorrat.{ also } { result }
end-buddhas = Der letzte Buddha verließ den Vorrat.{ also } { result }
end-rice = Das letzte Reisfeld verließ den Vorrat.{ also } { result }
end-villages = Das letzte Dorf wurde vom Stapel genommen.{ also } { result }
end-cards = Alle haben ihre letzte Karte gelegt.{ also } { result }
end-stuck = Neben keinem Dorf war noch ein Platz frei.{ also } { result }

count-majority = { $seat } hat die Mehrheit an { shapes }, mit { $stones }.
count-no-majority = { $stones ->
    [0] Niemand hat { shapes-accusative }.
   *[other] Niemand hat die Mehrheit an { shapes }: Gleichstand bei { $stones }.
}
count-out = { $seat } hat keine Mehrheit und scheidet aus.
count-outright = { $seat } hat { $stones } Mehrheiten und gewinnt sofort.
count-set-aside = { $seat } legt { $stones } { shapes-accusative } zur Seite und zählt { $counted } andere Steine.
count-alone = { $seat } hat die einzige Mehrheit und gewinnt, wie auch gezählt wird.
count-wins = { $seat } zählt die meisten Steine und gewinnt.
count-tie = Mehrere zählen { $counted }: die zur Seite gelegten Steine entscheiden.
count-wins-aside = { $seat } hat die meisten zur Seite gelegt und gewinnt.
count-total = Niemand hat eine Mehrheit: { $seat } zählt alle { $stones } Steine.
count-wins-total = { $seat } hat die meisten Steine und gewinnt.
count-shared = { $seat } steht immer noch gleich und teilt den Sieg.

refusal-no-move = das ist weder eine Karte noch ein Platz dieses Spiels
refusal-not-in-hand = { card } ist nicht in deiner Hand
refusal-card-first = wähle erst eine Karte, dann ihren Platz
refusal-card-chosen = eine Karte ist schon gewählt: wähle ihren Platz
refusal-occupied = { $cell } ist nicht frei
refusal-village-cell = { $cell } ist ein Platz für Dörfer: Karten und Dörfer wechseln sich ab wie die Felder eines Schachbretts
refusal-not-beside = { $cell } liegt nicht neben einem Dorf
refusal-site-first = lege erst das Dorf, auf { $due } oder { $other }
refusal-not-due = auf { $cell } kommt kein neues Dorf, nur auf { $due } und { $other }

screen-hand = Deine Hand
screen-chosen = gewählt
screen-supply = Vorrat
screen-pile = Dorfstapel { $count }, obenauf
screen-next = danach
screen-empty = leer
screen-leads = Offene Dörfer: Einfluss je Spieler auf jedes Symbol, * führt
screen-cards = Hand { $hand }, Stapel { $pile }
screen-last-round = Letzte Runde: { $what ->
    [helmets] der letzte Helm ist weg
    [buddhas] der letzte Buddha ist weg
    [rice] das letzte Reisfeld ist weg
    [villages] das letzte Dorf ist genommen
    [cards] alle Karten sind gelegt
   *[stuck] kein Platz ist frei
}
screen-to-come = noch zu erwarten
screen-count = Die Wertung
screen-cropped = Nur der Teil um die letzte Karte ist gezeichnet.
screen-legend = ▲ Helm  ● Buddha  ■ Reis  S Samurai   △○□ gewertet   · freier Platz  1 2 Dörfer zu legen
