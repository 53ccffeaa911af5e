# Seven Card Samurai

title = Seven Card Samurai
blurb = Bewaak de rijst van je dorp met samoerai en ronin, overval de anderen met bandieten en ninja’s, en verzamel als eerste zeven samoerai in hoogstens twee kleuren.
goal = { $rounds ->
    [one] Haal in één ronde de meeste punten, met rijst en een set van 7.
   *[other] Haal in { $rounds } rondes de meeste punten, met rijst en sets van 7.
}
standing = Ronde { $round }, plaats { $rank } van { $seats }: { score }. { $cards } van de 7 kaarten voor een set.
score = { $score ->
    [one] 1 punt
   *[other] { $score } punten
}
reconstructed = De spelregels zeggen niet hoeveel kaarten er van elke soort zijn, dus deze kaarten zijn een reconstructie. Heb je het spel zelf, dan kun je die verbeteren.

card = { $card ->
    [red] rode samoerai
    [yellow] gele samoerai
    [blue] blauwe samoerai
    [green] groene samoerai
    [ronin] ronin
    [bandit-3] bandiet 3
    [bandit-4] bandiet 4
    [bandit-5] bandiet 5
    [bandit-6] bandiet 6
    [ninja] ninja
   *[shogun] shogun
}
a-card = { $card ->
    [red] een rode samoerai
    [yellow] een gele samoerai
    [blue] een blauwe samoerai
    [green] een groene samoerai
    [ronin] een ronin
    [bandit-3] een bandiet 3
    [bandit-4] een bandiet 4
    [bandit-5] een bandiet 5
    [bandit-6] een bandiet 6
    [ninja] een ninja
   *[shogun] een shogun
}
partner-card = { $partner ->
    [bandit-3] een bandiet 3
    [bandit-4] een bandiet 4
    [bandit-5] een bandiet 5
    [bandit-6] een bandiet 6
   *[ninja] een ninja
}
samurai = { $color ->
    [red] rode
    [yellow] gele
    [blue] blauwe
   *[green] groene
}
other-samurai = { $other ->
    [red] rode
    [yellow] gele
    [blue] blauwe
   *[green] groene
}

ask-draw = { $draws ->
    [one] Trek nog een kaart: van de trekstapel, van de aflegstapel (alleen samoerai) of uit je dorp.
   *[other] Trek twee kaarten: van de trekstapel, van de aflegstapel (alleen samoerai) of uit je dorp.
}
ask-play = { $plays ->
    [one] Speel nog een kaart of leg hem af.
   *[other] Speel twee kaarten, een voor een of als paar, of leg ze af.
}
ask-target = { $play ->
    [pair] Op wie speel je { a-card } met { partner-card }?
    [shogun-hand] In wiens hand kijk je?
   *[other] Op wie speel je { a-card }?
}
ask-strike = Welke kaart haalt de ninja weg: een willekeurige uit de hand, of een uit het dorp?
ask-take = Neem een kaart uit de hand waarin je kijkt.
ask-fetch = Neem een kaart naar keuze van de aflegstapel.
ask-drop = Kies nog een kaart uit die hand voor de aflegstapel.
ask-end = Je kaarten zijn gespeeld. Beëindig je beurt, of roep zeven als je kunt.

wait-draw = { $draws ->
    [one] Trekt nog een kaart…
   *[other] Trekt twee kaarten…
}
wait-play = { $plays ->
    [one] Speelt nog een kaart…
   *[other] Speelt twee kaarten…
}
wait-target = { $play ->
    [pair] Kiest een doelwit voor { a-card } met { partner-card }…
    [shogun-hand] Kiest een hand om in te kijken…
   *[other] Kiest een doelwit voor { a-card }…
}
wait-take = Neemt een kaart uit die hand…
wait-fetch = Neemt een kaart van de aflegstapel…
wait-drop = Kiest een kaart uit die hand om af te leggen…
wait-end = Beëindigt de beurt of roept zeven…

choice-call = Zeven roepen
choice-end = Beurt beëindigen
choice-draw-pile = Van de trekstapel
choice-draw-discard = Van de aflegstapel
choice-take-back = Pak { a-card } op
choice-lay = Leg { a-card } in je dorp
choice-discard = Leg { a-card } af
choice-play = Speel { a-card }
choice-pair = Speel { a-card } met { partner-card }
choice-shogun-hand = Shogun: in een hand kijken
choice-shogun-discard = Shogun: de aflegstapel doorzoeken
choice-target = Op { $player }
choice-strike-hand = Willekeurige handkaart
choice-strike-table = Haal { a-card } weg
choice-take = Neem { a-card }
choice-drop = Leg { a-card } af

event-dealt = Ronde { $round }: { $dealer } deelt en draait { a-card } om.
event-drew = { $seat } trekt { a-card }.
event-drew-unseen = { $seat } trekt van de trekstapel.
event-picked-up = { $seat } trekt { a-card } van de aflegstapel.
event-took-back = { $seat } pakt { a-card } uit het eigen dorp op.
event-rebuilt = { $cards ->
    [one] De aflegstapel wordt de nieuwe trekstapel: 1 kaart.
   *[other] De aflegstapel wordt geschud tot een nieuwe trekstapel: { $cards } kaarten.
}
event-forwent = { $seat } kan niets trekken.
event-laid = { $seat } legt { a-card } in het dorp: verdediging { $defense }.
event-discarded = { $seat } legt { a-card } af.
event-announced = { $play ->
    [pair] { $seat } speelt { a-card } met { partner-card }.
    [shogun-hand] { $seat } speelt een shogun om in een hand te kijken.
    [shogun-discard] { $seat } speelt een shogun om de aflegstapel te doorzoeken.
   *[other] { $seat } speelt { a-card }.
}
event-robbed = { $rice ->
    [0] { $seat } neemt geen rijst van { $victim }.
   *[other] { $seat } neemt { $rice } rijst van { $victim }.
}
event-struck = { $place ->
    [hand] De ninja haalt { a-card } uit de hand van { $victim }.
   *[table] De ninja haalt { a-card } uit het dorp van { $victim }.
}
event-looked = { $seat } kijkt in de hand van { $victim }.
event-saw = In de hand van { $victim } ziet { $seat } { $amount } × { card }.
event-took = { $seat } neemt { a-card } uit de hand van { $victim }.
event-took-unseen = { $seat } neemt een kaart uit de hand van { $victim }.
event-dropped = { $seat } legt { a-card } uit de hand van { $victim } af.
event-fetched = { $seat } neemt { a-card } van de aflegstapel.
event-called = { $seat } roept zeven met { $many } { samurai }{ $others ->
    [0] {""}
   *[other] { $ronin ->
        [0] {" en "}{ $others } { other-samurai }
       *[other] , { $others } { other-samurai }
    }
}{ $ronin ->
    [0] {""}
   *[other] {" en "}{ $ronin } ronin
}: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
event-ran-out = { $of ->
    [cards] De trekstapel is op: de ronde eindigt zonder set.
   *[turns] Iedereen heeft alle beurten gehad: de ronde eindigt zonder set.
}
event-scored = { $points ->
    [one] Ronde { $round }: { $seat } krijgt 1 punt (totaal { $total }).
   *[other] Ronde { $round }: { $seat } krijgt { $points } punten (totaal { $total }).
}

preview = { $effect ->
    [call] de set is { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } waard
    [pile] nog { $cards } op de trekstapel
    [rebuild] schudt eerst de aflegstapel: { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }
    [pick-up] { $below ->
        [none] je trekt { a-card }
       *[other] je trekt { a-card }, met nog een samoerai eronder
    }
    [defense] je verdediging wordt { $defense }
    [their-defense] de verdediging van dat dorp wordt { $defense }
    [at-most] levert hoogstens { $rice } rijst op
    [cards] { $hand } in de hand, { $table } in het dorp
   *[rice] levert { $rice } rijst op (verdediging { $defense })
}

end-points = { $winners ->
    [0] Iedereen deelt de overwinning met { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
    [one] { $winner } wint met { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
   *[other] { $winner } delen de overwinning met { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
}

refusal-no-move = dat is geen zet in dit spel
refusal-draw-first = trek eerst: van de trekstapel, een samoerai van de aflegstapel, of een kaart uit je dorp
refusal-play-now = je hebt getrokken; speel nu een kaart uit je hand
refusal-say-on-whom = kies eerst het doelwit
refusal-choose-the-strike = kies eerst welke kaart de ninja weghaalt
refusal-take-from-hand = neem eerst een kaart uit de hand waarin je kijkt
refusal-take-from-discard = neem eerst een kaart van de aflegstapel
refusal-drop-one = kies eerst welke kaart je aflegt
refusal-turn-is-played = je hebt je kaarten gespeeld; beëindig je beurt of roep zeven
refusal-too-many-colors = in je dorp liggen { $colors } kleuren, en een set heeft er hoogstens twee
refusal-no-seven = je hebt zeven samoerai en ronin in hoogstens twee kleuren nodig, met alle kaarten van je dorp erbij
refusal-no-more-rebuilding = { $times ->
    [0] de trekstapel is op en wordt aan deze tafel niet vernieuwd
    [one] de trekstapel is op en is al één keer vernieuwd, vaker mag niet
   *[other] de trekstapel is op en is al { $times } keer vernieuwd, vaker mag niet
}
refusal-too-few-to-rebuild = de trekstapel is op, en de aflegstapel heeft te weinig kaarten om hem te vernieuwen
refusal-discard-empty = de aflegstapel is leeg
refusal-top-is-no-samurai = van de aflegstapel mag je alleen een samoerai trekken, en bovenop ligt { a-card }
refusal-not-on-your-table = er ligt geen { card } in je dorp
refusal-not-in-hand = daarvoor mis je een kaart: { card }
refusal-table-full = in je dorp liggen al zeven kaarten
refusal-pair-needs-both-plays = een paar kost beide kaarten van je beurt, en je mag er nog maar één spelen
refusal-nobody-to-strike = geen tegenstander heeft een kaart die de ninja kan weghalen
refusal-no-hand-to-look-into = geen tegenstander heeft kaarten in de hand
refusal-hand-empty = die speler heeft geen kaarten in de hand
refusal-not-on-their-table = er ligt geen { card } in dat dorp
refusal-not-in-their-hand = er zit geen { card } in die hand
refusal-not-in-discard = er ligt geen { card } op de aflegstapel
refusal-no-such-player = { $player } zit niet aan deze tafel
refusal-not-on-yourself = speel deze kaarten op een tegenstander, niet op jezelf
refusal-nothing-to-strike = { $player } heeft geen kaarten, niet in de hand en niet in het dorp
refusal-their-hand-is-empty = { $player } heeft geen kaarten in de hand

screen-round = Ronde { $round } van { $rounds }   beurt { $turn } van hoogstens { $turns }   { $dealer } deelt
screen-head-player = {""}
screen-head-hand = hand
screen-head-table = dorp
screen-head-defense = verded.
screen-head-rice = rijst
screen-head-score = punten
screen-head-known = bekend in de hand
screen-own = (zie onder)
screen-pile = Trekstapel { $cards } (vernieuwd: { $rebuilt } van { $rebuilds })
screen-last-turn = de ronde eindigt na deze beurt
screen-discard = Aflegstapel { $cards }, bovenop:
screen-all = alles:
screen-played = Wordt gespeeld:
screen-unseen = Nog niet gezien:
screen-hand = Je hand ({ $cards })
screen-can-call = Je kunt zeven roepen voor { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
screen-aims = Nodig voor zeven (+ nog oppakken):
screen-revealed = De hand van { $player }, alleen voor jou zichtbaar:
screen-ended = { $worth ->
    [0] Ronde { $round }: geen set
   *[other] Ronde { $round }: { $caller } riep zeven voor { $worth }
}
screen-legend = R rood  Y geel  B blauw  G groen  O ronin  3-6 bandieten  N ninja  S shogun  ● aan de beurt  ◎ doel

option-rounds = Rondes
option-rounds-help = Aantal rondes per partij.
option-rice = Rijst
option-rice-help = Rijst per speler aan het begin van een ronde.
option-turns = Beurtenlimiet
option-turns-help = Na zoveel beurten per speler eindigt een ronde zonder set.
option-rebuilds = Vernieuwingen
option-rebuilds-help = Hoe vaak de aflegstapel een nieuwe trekstapel wordt. Is de laatste op, dan eindigt de ronde zonder set.

# Thema’s van de puzzels

puzzle-kind-draw = Een kaart trekken
puzzle-kind-play = Welke kaart spelen
puzzle-kind-target = Wie je raakt
puzzle-kind-take = Welke kaart pakken
puzzle-kind-fetch = Van de aflegstapel
puzzle-kind-drop = Welke kaart afleggen
puzzle-kind-end = Beurt beëindigen of roepen
puzzle-kind-strike = De aanval van de ninja
