# Samurai: het kaartspel

title = Samurai: het kaartspel
blurb = Speel je kaarten rond de dorpen en win helmen, boeddha’s en rijstvelden. Leid je bij twee van de drie vormen, dan win je; leid je bij één, dan beslissen je andere stenen.
goal = Leid bij twee van de drie: helmen, boeddha’s, rijst. Bij maar één beslissen je andere stenen.
standing = { $led ->
    [0] Je leidt nog nergens.
   *[other] Je leidt bij { $led } van de 3.
}
score = { $score ->
    [one] 1 steen
   *[other] { $score } stenen
}
reconstructed = De gedrukte regels noemen het aantal kaarten maar geven geen lijst, dus sommige getallen zijn gereconstrueerd. Heb je het spel, dan kun je ze verbeteren.

seat-green = Groen
seat-red = Rood
seat-blue = Blauw
seat-yellow = Geel

card = { $suit ->
    [helmet] helm { $value }
    [buddha] boeddha { $value }
    [rice] rijst { $value }
   *[samurai] samoerai { $value }
}
symbol = { $symbol ->
    [helmet] helm
    [buddha] boeddha
   *[rice] rijst
}
shape = { $shape ->
    [helmet] helm
    [buddha] boeddha
   *[rice] rijstveld
}
shapes = { $shape ->
    [helmet] helmen
    [buddha] boeddha’s
   *[rice] rijstvelden
}
shape-count = { $stones ->
    [one] 1 { shape }
   *[other] { $stones } { shapes }
}
the-shape = { $shape ->
    [helmet] de helm
    [buddha] de boeddha
   *[rice] het rijstveld
}
village = { $village ->
    [helmet] een helm
    [buddha] een boeddha
    [rice] een rijstveld
    [helmet-buddha] helm en boeddha
    [helmet-rice] helm en rijstveld
    [buddha-rice] boeddha en rijstveld
   *[helmet-buddha-rice] alle drie de symbolen
}
next-village = { $next ->
    [helmet] een helm
    [buddha] een boeddha
    [rice] een rijstveld
    [helmet-buddha] helm en boeddha
    [helmet-rice] helm en rijstveld
    [buddha-rice] boeddha en rijstveld
   *[helmet-buddha-rice] alle drie de symbolen
}
first-village = { $first ->
    [helmet] een helm
    [buddha] een boeddha
    [rice] een rijstveld
    [helmet-buddha] helm en boeddha
    [helmet-rice] helm en rijstveld
    [buddha-rice] boeddha en rijstveld
   *[helmet-buddha-rice] alle drie de symbolen
}

ask-card = Speel een kaart: kies er een uit je hand en dan een vrije plek naast een dorp.
ask-cell = Kies voor je kaart een vrije plek naast een dorp.
ask-site = { $next ->
    [none] Leg het laatste dorp ({ first-village }) op { $due } of { $other }.
   *[other] Je kaart levert twee dorpen op: kies { $due } of { $other } voor het eerste ({ first-village }). Het tweede ({ next-village }) komt op de andere plek.
}

wait-card = Kiest een kaart…
wait-cell = Kiest een plek…
wait-site = { $next ->
    [none] Legt het laatste dorp op { $due } of { $other }…
   *[other] Legt twee dorpen op { $due } en { $other }…
}

choice-card = { $card ->
    [helmet-1] Helm 1 spelen
    [helmet-2] Helm 2 spelen
    [helmet-3] Helm 3 spelen
    [helmet-4] Helm 4 spelen
    [helmet-5] Helm 5 spelen
    [buddha-1] Boeddha 1 spelen
    [buddha-2] Boeddha 2 spelen
    [buddha-3] Boeddha 3 spelen
    [buddha-4] Boeddha 4 spelen
    [buddha-5] Boeddha 5 spelen
    [rice-1] Rijst 1 spelen
    [rice-2] Rijst 2 spelen
    [rice-3] Rijst 3 spelen
    [rice-4] Rijst 4 spelen
    [rice-5] Rijst 5 spelen
    [samurai-1] Samoerai 1 spelen
    [samurai-2] Samoerai 2 spelen
    [samurai-3] Samoerai 3 spelen
    [samurai-4] Samoerai 4 spelen
    [samurai-5] Samoerai 5 spelen
   *[other] { $card } spelen
}
choice-cell = Kaart op { $cell }
choice-village = Dorp op { $cell }

event-set-out = De stapels zijn geschud. Het eerste dorp toont { village }. { $seat } begint.
event-laid = { $seat } speelt { card } op { $cell }.
event-due = { $next ->
    [none] { $seat } moet het laatste dorp op { $cell } of { $other } leggen.
   *[other] { $seat } moet dorpen leggen op { $cell } en { $other }. Het volgende toont { next-village }.
}
event-founded = { $seat } legt een dorp met { village } op { $cell }.
event-left-empty = Voor { $cell } is er geen dorp meer. De plek blijft leeg.
event-stone = { $result ->
    [tied] { $cell }: gelijke stand bij { the-shape } (elk { $influence }). Niemand wint.
    [none] { $cell }: niemand heeft invloed op { the-shape }.
    [substitute] { $cell }: { $seat } wint een { shape } met invloed { $influence }. De voorraad is op, er komt een vervanging.
   *[won] { $cell }: { $seat } wint een { shape } met invloed { $influence }.
}
event-turned = Het dorp op { $cell } is gescoord en wordt omgedraaid.
event-card-turned = Alle dorpen rond de kaart op { $cell } zijn gescoord, dus de kaart wordt omgedraaid.
event-refilled = { $seat } trekt een kaart. { $left ->
    [0] De trekstapel is op.
    [one] Er ligt nog 1 kaart in de trekstapel.
   *[other] Er liggen nog { $left } kaarten in de trekstapel.
}
event-drew = { $seat } trekt { card }. { $left ->
    [0] De trekstapel is op.
    [one] Er ligt nog 1 kaart in de trekstapel.
   *[other] Er liggen nog { $left } kaarten in de trekstapel.
}
event-skipped = { $seat } heeft geen kaarten meer en wordt overgeslagen.
event-triggered = { $what ->
    [helmets] De laatste helm verlaat de voorraad: laatste ronde.
    [buddhas] De laatste boeddha verlaat de voorraad: laatste ronde.
    [rice] Het laatste rijstveld verlaat de voorraad: laatste ronde.
    [villages] Het laatste dorp verlaat de stapel: laatste ronde.
    [cards] Iedereen heeft zijn laatste kaart gespeeld.
   *[stuck] Geen vrije plek grenst nog aan een dorp: de partij eindigt meteen.
}
event-ended = { $how ->
    [outright] Twee meerderheden beslissen de partij.
    [alone] Slechts één speler heeft een meerderheid.
    [counted] De stenen van de andere vormen beslissen de partij.
    [aside] De opzijgelegde stenen beslissen de partij.
   *[total] Niemand heeft een meerderheid: alle stenen tellen.
}

preview = { $decision ->
    [card] { $suit ->
        [helmet] invloed { $value } op helmen
        [buddha] invloed { $value } op boeddha’s
        [rice] invloed { $value } op rijst
       *[samurai] invloed { $value } op elk symbool
    }
    [site] { $next ->
        [none] de andere plek blijft leeg
       *[other] daarna { next-village } op { $other }
    }
   *[cell] { $founds ->
        [0] { preview-stones }
        [one] 1 nieuw dorp, { preview-stones }
       *[other] { $founds } nieuwe dorpen, { preview-stones }
    }
}
preview-stones = { $completes ->
    [0] voltooit geen dorp
    [one] voltooit 1 dorp: { preview-yours } voor jou, { $theirs } voor anderen, { $nobodys } voor niemand
   *[other] voltooit { $completes } dorpen: { preview-yours } voor jou, { $theirs } voor anderen, { $nobodys } voor niemand
}
preview-yours = { $yours ->
    [one] 1 steen
   *[other] { $yours } stenen
}

result = { $winners ->
    [0] Iedereen deelt de overwinning.
    [one] { $how ->
        [outright] { $winner } wint meteen, met minstens twee meerderheden.
        [alone] { $winner } wint als enige met een meerderheid.
        [counted] { $winner } wint met de meeste stenen van de andere twee vormen.
        [aside] { $winner } wint: de telling is gelijk, en de opzijgelegde stenen beslissen.
       *[total] { $winner } wint met de meeste stenen, want niemand heeft een meerderheid.
    }
   *[other] { $winner } delen de overwinning.
}
also = { $also_helmets ->
    [yes] { " " }Ook de laatste helm verliet de voorraad.
   *[no] { "" }
}{ $also_buddhas ->
    [yes] { " " }Ook de laatste boeddha verliet de voorraad.
   *[no] { "" }
}{ $also_rice ->
    [yes] { " " }Ook het laatste rijstveld verliet de voorraad.
   *[no] { "" }
}{ $also_villages ->
    [yes] { " " }Ook het laatste dorp verliet de stapel.
   *[no] { "" }
}{ $also_cards ->
    [yes] { " " }Ook alle kaarten waren gespeeld.
   *[no] { "" }
}{ $also_stuck ->
    [yes] { " " }Er was ook geen vrije plek meer.
   *[no] { "" }
}
end-helmets = De laatste helm verliet de voorraad.{ also } { result }
end-buddhas = De laatste boeddha verliet de voorraad.{ also } { result }
end-rice = Het laatste rijstveld verliet de voorraad.{ also } { result }
end-villages = Het laatste dorp verliet de stapel.{ also } { result }
end-cards = Iedereen heeft zijn laatste kaart gespeeld.{ also } { result }
end-stuck = Geen vrije plek grensde nog aan een dorp.{ also } { result }

count-majority = { $seat } heeft de meerderheid van de { shapes }, met { $stones }.
count-no-majority = { $stones ->
    [0] Niemand heeft { shapes }.
   *[other] Niemand heeft de meerderheid van de { shapes }: gelijke stand met elk { $stones }.
}
count-out = { $seat } heeft geen meerderheid en ligt eruit.
count-outright = { $seat } heeft { $stones } meerderheden en wint meteen.
count-set-aside = { $seat } legt { shape-count } opzij en telt { $counted ->
    [one] 1 andere steen
   *[other] { $counted } andere stenen
}.
count-alone = { $seat } heeft als enige een meerderheid en wint, wat de telling ook is.
count-wins = { $seat } telt de meeste stenen en wint.
count-tie = Meerdere spelers tellen { $counted }: de opzijgelegde stenen beslissen.
count-wins-aside = { $seat } heeft de meeste stenen opzijgelegd en wint.
count-total = { $stones ->
    [one] Niemand heeft een meerderheid: { $seat } telt 1 steen.
   *[other] Niemand heeft een meerderheid: { $seat } telt { $stones } stenen.
}
count-wins-total = { $seat } heeft de meeste stenen en wint.
count-shared = { $seat } staat nog steeds gelijk en deelt de overwinning.

refusal-no-move = dat is geen kaart en geen plek
refusal-not-in-hand = { card } zit niet in je hand
refusal-card-first = kies eerst een kaart en dan een plek
refusal-card-chosen = je hebt al een kaart gekozen; kies een plek
refusal-occupied = { $cell } is niet vrij
refusal-village-cell = { $cell } is een plek voor dorpen: kaarten en dorpen wisselen elkaar af als de velden van een schaakbord
refusal-not-beside = { $cell } ligt niet naast een dorp
refusal-site-first = leg eerst het dorp, op { $due } of { $other }
refusal-not-due = op { $cell } komt geen dorp, alleen op { $due } en { $other }

screen-hand = Je hand
screen-chosen = gekozen
screen-supply = Voorraad
screen-pile = Dorpenstapel { $count }, bovenop
screen-next = daarna
screen-empty = leeg
screen-leads = Open dorpen: invloed per speler op elk symbool, * leidt
screen-cards = hand { $hand }, stapel { $pile }
screen-last-round = Laatste ronde: { $what ->
    [helmets] de laatste helm is weg
    [buddhas] de laatste boeddha is weg
    [rice] het laatste rijstveld is weg
    [villages] het laatste dorp is weg
    [cards] alle kaarten zijn gespeeld
   *[stuck] er is geen plek vrij
}
screen-to-come = komt nog
screen-count = De eindtelling
screen-cropped = Alleen het deel rond de laatste kaart is te zien.
screen-legend = ▲ helm  ● boeddha  ■ rijst  S samoerai   △○□ gescoord   · vrije plek  1 2 plekken voor dorpen

# Thema’s van de puzzels

puzzle-kind-card = Welke kaart
puzzle-kind-cell = Welke plek
puzzle-kind-site = Een dorp leggen
