# Samurai: het kaartspel

title = Samurai: het kaartspel
blurb = Speel je kaarten rond de dorpen en win helmen, boeddha’s en rijstvelden. Heb de meeste van twee soorten, of van één soort, dan beslissen je andere stenen.
goal = Heb van twee vormen het meest; bij één beslist de rest van je stenen.
standing = { $led ->
    [0] Je leidt in geen enkele vorm.
    [one] Je leidt in 1 vorm.
   *[other] Je leidt in { $led } vormen.
}
score = { $score ->
    [one] 1 steen
   *[other] { $score } stenen
}
reconstructed = De spelregels tellen de kaarten maar noemen ze niet; sommige getallen zijn daarom gereconstrueerd. Heb je het spel, dan kun je ze verbeteren.

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
    [none] Leg het laatste dorp, met { first-village }, op { $due } of { $other }.
   *[other] Leg twee dorpen: kies { $due } of { $other } voor het dorp met { first-village }. Op de andere plek komt het dorp met { next-village }.
}

wait-card = Kiest een kaart…
wait-cell = Kiest een plek voor de kaart…
wait-site = { $next ->
    [none] Legt het laatste dorp op { $due } of { $other }…
   *[other] Legt twee dorpen op { $due } en { $other }…
}

event-set-out = De stapels zijn geschud. Het eerste dorp toont { village }; { $seat } begint.
event-laid = { $seat } speelt { card } op { $cell }.
event-due = { $next ->
    [none] { $seat } mag het laatste dorp op { $cell } of { $other } leggen.
   *[other] { $seat } legt dorpen op { $cell } en { $other }. Het volgende toont { next-village }.
}
event-founded = { $seat } legt een dorp op { $cell }: { village }.
event-left-empty = Voor { $cell } is er geen dorp meer. De plek blijft leeg.
event-stone = { $result ->
    [tied] Dorp { $cell }: gelijke stand om { the-shape } met { $influence }. Niemand krijgt de steen.
    [none] Dorp { $cell }: niemand heeft invloed op { the-shape }.
    [substitute] Dorp { $cell }: { $seat } wint een { shape } met { $influence }. De voorraad is op, er komt een vervanging.
   *[won] Dorp { $cell }: { $seat } wint een { shape } met { $influence }.
}
event-turned = Dorp { $cell } is voltooid.
event-card-turned = Rond de kaart op { $cell } liggen alleen nog voltooide dorpen.
event-refilled = { $seat } trekt een kaart; { $left ->
    [0] de stapel is op.
    [one] er ligt nog één kaart in de stapel.
   *[other] er liggen nog { $left } kaarten in de stapel.
}
event-drew = { $seat } trekt { card }; { $left ->
    [0] de stapel is op.
    [one] er ligt nog één kaart in de stapel.
   *[other] er liggen nog { $left } kaarten in de stapel.
}
event-skipped = { $seat } heeft geen kaarten meer en wordt overgeslagen.
event-triggered = { $what ->
    [helmets] De laatste helm verlaat de voorraad: dit is de laatste ronde.
    [buddhas] De laatste boeddha verlaat de voorraad: dit is de laatste ronde.
    [rice] Het laatste rijstveld verlaat de voorraad: dit is de laatste ronde.
    [villages] Het laatste dorp is van de stapel genomen: dit is de laatste ronde.
    [cards] Iedereen heeft de laatste kaart gelegd.
   *[stuck] Naast geen enkel dorp is nog plaats: het spel eindigt meteen.
}
event-ended = { $how ->
    [outright] Twee meerderheden beslissen.
    [alone] Slechts één speler heeft een meerderheid.
    [counted] De stenen van de andere vormen beslissen.
    [aside] De opzijgelegde stenen beslissen.
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
       *[other] daarna het dorp met { next-village } op { $other }
    }
   *[cell] { $founds ->
        [0] { preview-stones }
        [one] 1 nieuw dorp, { preview-stones }
       *[other] { $founds } nieuwe dorpen, { preview-stones }
    }
}
preview-stones = { $completes ->
    [0] voltooit geen dorp
    [one] voltooit een dorp: { $yours } stenen voor jou, { $theirs } voor anderen, { $nobodys } voor niemand
   *[other] voltooit { $completes } dorpen: { $yours } stenen voor jou, { $theirs } voor anderen, { $nobodys } voor niemand
}

result = { $winners ->
    [0] Allen delen de zege.
    [one] { $how ->
        [outright] { $winner } wint meteen, met de meerderheid in minstens twee vormen.
        [alone] { $winner } wint als enige met een meerderheid.
        [counted] { $winner } wint met de meeste stenen van de andere twee vormen.
        [aside] { $winner } wint: de telling is gelijk en de opzijgelegde stenen beslissen.
       *[total] { $winner } wint met de meeste stenen in totaal, want niemand heeft een meerderheid.
    }
   *[other] { $winner } delen de zege.
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
    [yes] { " " }Ook het laatste dorp werd genomen.
   *[no] { "" }
}{ $also_cards ->
    [yes] { " " }Ook waren alle kaarten gelegd.
   *[no] { "" }
}{ $also_stuck ->
    [yes] { " " }Ook was er geen vrije plaats meer.
   *[no] { "" }
}
end-helmets = De laatste helm verliet de voorraad.{ also } { result }
end-buddhas = De laatste boeddha verliet de voorraad.{ also } { result }
end-rice = Het laatste rijstveld verliet de voorraad.{ also } { result }
end-villages = Het laatste dorp werd van de stapel genomen.{ also } { result }
end-cards = Iedereen legde de laatste kaart.{ also } { result }
end-stuck = Naast geen enkel dorp was nog plaats.{ also } { result }

count-majority = { $seat } heeft de meerderheid in { shapes }, met { $stones }.
count-no-majority = { $stones ->
    [0] Niemand heeft { shapes }.
   *[other] Niemand heeft de meerderheid in { shapes }: gelijke stand bij { $stones }.
}
count-out = { $seat } heeft geen meerderheid en doet niet mee voor de zege.
count-outright = { $seat } heeft { $stones } meerderheden en wint meteen.
count-set-aside = { $seat } legt { $stones } { shapes } opzij en telt { $counted } andere stenen.
count-alone = { $seat } heeft als enige een meerderheid en wint, wat de telling ook is.
count-wins = { $seat } telt de meeste stenen en wint.
count-tie = Meerderen tellen { $counted }: de opzijgelegde stenen beslissen.
count-wins-aside = { $seat } heeft de meeste opzijgelegd en wint.
count-total = Niemand heeft een meerderheid: { $seat } telt alle { $stones } stenen.
count-wins-total = { $seat } heeft de meeste stenen en wint.
count-shared = { $seat } staat nog steeds gelijk en deelt de zege.

refusal-no-move = dat is geen kaart en geen plaats van dit spel
refusal-not-in-hand = { card } zit niet in je hand
refusal-card-first = kies eerst een kaart en dan een plaats
refusal-card-chosen = er is al een kaart gekozen: kies een plaats
refusal-occupied = { $cell } is niet vrij
refusal-village-cell = { $cell } is een plek voor dorpen: kaarten en dorpen wisselen elkaar af als de velden van een schaakbord
refusal-not-beside = { $cell } ligt niet naast een dorp
refusal-site-first = leg eerst het dorp, op { $due } of { $other }
refusal-not-due = op { $cell } komt geen nieuw dorp, alleen op { $due } en { $other }

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
    [villages] het laatste dorp is genomen
    [cards] alle kaarten zijn gelegd
   *[stuck] er is geen plaats vrij
}
screen-to-come = nog te komen
screen-count = De telling
screen-cropped = Alleen het deel rond de laatste kaart is getekend.
screen-legend = ▲ helm  ● boeddha  ■ rijst  S samoerai   △○□ gewaardeerd   · vrij  1 2 dorpen te leggen
