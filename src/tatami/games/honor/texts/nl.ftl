# Honor of the Samurai

title = Honor of the Samurai
blurb = Dien je daimyo, bouw twee huizen, word shogun en blijf het. Met eer win je, maar je rivalen sturen dieven en sluipmoordenaars, of onteren je.
goal = Wie als eerste { $target } eer heeft, wint.
standing = Je hebt { $honor } eer, plaats { $rank } van { $seats }.
score = { $score } eer
reconstructed = Sommige aantallen en waarden van kaarten zijn niet bekend en daarom gereconstrueerd. Heb je het spel zelf, dan kun je ze verbeteren.

card = { $card ->
    [start-daimyo-a] startdaimyo A
    [start-daimyo-b] startdaimyo B
    [daimyo-a] daimyo A
    [daimyo-b] daimyo B
    [daimyo-c] daimyo C
    [daimyo-d] daimyo D
    [okugata-a] okugata A
    [okugata-b] okugata B
    [okugata-c] okugata C
    [warrior-a] krijger A
    [warrior-b] krijger B
    [warrior-c] krijger C
    [warrior-d] krijger D
    [warrior-e] krijger E
    [warrior-f] krijger F
    [bodyguard] lijfwacht
    [no-dachi] no-dachi van de voorouders
    [daisho] daisho van de voorouders
    [masamune] smid Masamune
    [noh-theatre] no-theater
    [firearms] vuurwapens
    [odawara] burcht Odawara
    [osaka] burcht Osaka
    [white-heron] burcht van de Witte Reiger
    [thief] dief
    [elite-thief] meesterdief
    [assassin] sluipmoordenaar
    [dishonor] ontering
   *[save-face] gezicht redden
}
a-card = { $card ->
    [start-daimyo-a] een startdaimyo A
    [start-daimyo-b] een startdaimyo B
    [daimyo-a] daimyo A
    [daimyo-b] daimyo B
    [daimyo-c] daimyo C
    [daimyo-d] daimyo D
    [okugata-a] een okugata A
    [okugata-b] een okugata B
    [okugata-c] een okugata C
    [warrior-a] een krijger A
    [warrior-b] een krijger B
    [warrior-c] een krijger C
    [warrior-d] een krijger D
    [warrior-e] een krijger E
    [warrior-f] een krijger F
    [bodyguard] een lijfwacht
    [no-dachi] de no-dachi van de voorouders
    [daisho] de daisho van de voorouders
    [masamune] smid Masamune
    [noh-theatre] het no-theater
    [firearms] de vuurwapens
    [odawara] burcht Odawara
    [osaka] burcht Osaka
    [white-heron] de burcht van de Witte Reiger
    [thief] een dief
    [elite-thief] een meesterdief
    [assassin] een sluipmoordenaar
    [dishonor] ontering
   *[save-face] “gezicht redden”
}
house-of = { $house ->
    [daimyo] daimyohuis
   *[samurai] samoeraihuis
}
head-of = { $house ->
    [daimyo] daimyo
   *[samurai] samoerai
}
kind-of-card = { $kind ->
    [daimyo] daimyo
    [okugata] okugata
    [warrior] krijger
    [bodyguard] lijfwacht
    [possession] bezit
    [castle] burcht
    [ninja] ninja
    [event] gebeurtenis
   *[reaction] reactie
}

ask-turn = { $must ->
    [yes] Je hebt 100 eer of meer en de shogunkaart is vrij: roep je daimyo in deze beurt tot shogun uit. Acties over: { $actions }.
   *[no] { $actions ->
        [0] { $declared ->
            [yes] Geen acties meer, en je verklaring is afgelegd. Beëindig je beurt.
           *[no] Geen acties meer. Leg een verklaring af of beëindig je beurt.
        }
       *[other] { $declared ->
            [yes] Speel of trek een kaart, of leg er een af. Acties over: { $actions }. Je verklaring is afgelegd.
           *[no] Speel of trek een kaart, of leg er een af. Acties over: { $actions }. Je mag ook één verklaring afleggen.
        }
    }
}
ask-house = Kies een huis voor deze kaart: { card }.
ask-rob = { $again ->
    [yes] Kies een huis voor een tweede diefstal, of stop.
   *[no] Uit welk huis steel je?
}
ask-take = Welke kaart steel je?
ask-place = Waar gaat de gestolen kaart heen ({ card })?
ask-target = Op wie pleeg je een aanslag?
ask-shame = Wie onteer je?
ask-react = { $occasion ->
    [battle] { $whose ->
        [own] { $by } heeft je in een gevecht verslagen. Wil je je gezicht redden en je huis houden?
       *[other] { $by } heeft { $affected } in een gevecht verslagen. Wil je het gezicht van { $affected } redden, zodat het huis blijft?
    }
   *[dishonor] { $whose ->
        [own] { $by } onteert je. Wil je je gezicht redden?
       *[other] { $by } onteert { $affected }. Wil je het gezicht van { $affected } redden?
    }
}
ask-respond = { $by } onteert je: betaal { $price } eer en zak naar { $left }, of beveel seppuku.
ask-castle = { $swap ->
    [yes] Je hebt { a-card } gewonnen. Je eigen burcht erdoor vervangen of de nieuwe afleggen?
   *[no] Je hebt { a-card } gewonnen. Houden of afleggen?
}

wait-turn = { $must ->
    [yes] In deze beurt moet de daimyo shogun worden. Acties over: { $actions }.
   *[no] { $declared ->
        [yes] Acties over: { $actions }. De verklaring is afgelegd.
       *[no] Acties over: { $actions }. Een verklaring is mogelijk.
    }
}
wait-house = Kiest een huis voor { a-card }…
wait-rob = { $again ->
    [yes] Kiest een huis voor een tweede diefstal…
   *[no] Kiest een huis om uit te stelen…
}
wait-take = Kiest een kaart om te stelen…
wait-target = Kiest een doelwit voor de sluipmoordenaar…
wait-shame = Kiest wie onteerd wordt…
wait-react = { $occasion ->
    [battle] { $by } heeft { $affected } in een gevecht verslagen. Redt iemand het gezicht?
   *[dishonor] { $by } onteert { $affected }. Redt iemand het gezicht?
}
wait-respond = Kiest: { $price } eer betalen of seppuku bevelen…
wait-castle = Beslist over { a-card }…

event-turn-began = { $seat } is aan de beurt ({ $number }).
event-gained = { $seat } krijgt { $amount } eer (nu { $honor }).
event-played = { $seat } speelt { a-card }.
event-laid = { $whose ->
    [own] { $seat } legt { a-card } in het eigen { house-of }.
   *[other] { $seat } legt { a-card } in het { house-of } van { $owner }.
}
event-drew = { $seat } trekt een kaart.
event-drew-card = { $seat } trekt { a-card }.
event-discarded = { $seat } legt { a-card } af.
event-shuffled = De aflegstapel wordt de nieuwe trekstapel ({ $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}).
event-became-shogun = De daimyo van { $seat } wordt shogun.
event-shogun-returned = De shogunkaart gaat terug naar het midden.
event-attacked = { $seat } valt { $target } aan: { $attack_dice ->
    [one] 1 dobbelsteen
   *[other] { $attack_dice } dobbelstenen
} tegen { $defense_dice }.
event-rolled = { $total ->
    [0] { $seat } heeft geen dobbelsteen.
   *[other] { $seat } gooit { $total }.
}
event-won = { $seat } wint het gevecht tegen { $loser }.
event-saved-face = { $whose ->
    [own] { $seat } redt het eigen gezicht.
   *[other] { $seat } redt het gezicht van { $target }.
}
event-passed = { $seat } past.
event-house-lost = { $seat } verliest het { house-of } ({ $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}).
event-became-ronin = { $seat } wordt ronin.
event-castle-taken = { $seat } houdt { a-card }.
event-castle-discarded = { $seat } legt { a-card } af.
event-dishonored = { $seat } onteert { $target }.
event-paid = { $seat } betaalt { $amount } eer (nu { $honor }).
event-seppuku = De { head-of } van { $seat } pleegt seppuku.
event-allied = { $seat } dient nu { $lord }.
event-gave-notice = { $seat } verbreekt het verbond met { $lord }. Het eindigt aan het begin van de volgende beurt van { $seat }.
event-alliance-ended = Het verbond tussen { $seat } en { $lord } eindigt.
event-took-over = { $seat } neemt het daimyohuis van { $former } over.
event-enthroned = { $seat } speelt { a-card } voor { $ally }: een nieuw daimyohuis.
event-stole = { $whose ->
    [own] { $seat } neemt { a-card } uit het eigen { house-of }.
   *[other] { $seat } steelt { a-card } uit het { house-of } van { $owner }.
}
event-placed = { $whose ->
    [own] { $seat } legt { a-card } in het eigen { house-of }.
   *[other] { $seat } legt { a-card } in het { house-of } van { $owner }.
}
event-threw-away = { $seat } legt de gestolen kaart af: { card }.
event-sent-assassin = { $result ->
    [success] De sluipmoordenaar van { $seat } gooit { $roll } en doodt de { head-of } van { $target }.
   *[failure] De sluipmoordenaar van { $seat } gooit { $roll } tegen de { head-of } van { $target } en faalt: er was minstens { $needed } nodig.
}
event-bodyguard-fell = { $seat } verliest een lijfwacht.
event-ended = { $reason ->
    [target] Het doel is bereikt.
   *[limit] De laatste ronde is voorbij.
}

preview = { $about ->
    [attack] { $attack ->
        [one] 1 dobbelsteen
       *[other] { $attack } dobbelstenen
    } tegen { $defense }: { $chance }% kans om te winnen. Verlies je, dan is je daimyohuis weg ({ $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }).
    [change] daarna { $income } eer per beurt, { $actions ->
        [one] 1 actie
       *[other] { $actions } acties
    } (ki { $ki }), { $attack ->
        [one] 1 dobbelsteen
       *[other] { $attack } dobbelstenen
    } om aan te vallen, { $defense } om te verdedigen
    [income] daarna { $income } eer per beurt
    [shogun] daarna { $income } eer per beurt, maar iedereen met een daimyo en een dobbelsteen mag je aanvallen
    [pay] kost { $price } eer: je zakt naar { $honor }
    [break] kost { $price } eer: je zakt naar { $honor } en wordt in je volgende beurt ronin
    [price] kost { $price } eer
    [dishonor] betaalt { $price } eer en zakt naar { $honor }, of beveelt seppuku; { $shogun ->
        [yes] gezicht redden helpt een shogun niet
       *[no] { $saved } eer als iemand het gezicht redt
    }
    [save] { $occasion ->
        [battle] { $whose ->
            [own] je huis blijft
           *[other] het huis van { $affected } blijft
        }{ $castle ->
            [yes] , zonder de burcht
           *[no] {""}
        }
       *[dishonor] { $whose ->
            [own] je betaalt { $price } eer in plaats van { $full }
           *[other] { $affected } betaalt { $price } eer in plaats van { $full }
        }
    }
    [pass] { $occasion ->
        [battle] als niemand anders het gezicht redt, { $whose ->
            [own] verlies je je daimyohuis ({ $cards ->
                [one] 1 kaart
               *[other] { $cards } kaarten
            }) en word je ronin
           *[other] verliest { $affected } het daimyohuis ({ $cards ->
                [one] 1 kaart
               *[other] { $cards } kaarten
            })
        }
       *[dishonor] als niemand anders het gezicht redt, { $whose ->
            [own] betaal je { $price } eer of beveel je seppuku
           *[other] betaalt { $affected } { $price } eer of beveelt seppuku
        }
    }
    [seppuku] kost geen eer: { $head ->
        [daimyo] je verliest { $cards ->
            [one] 1 kaart
           *[other] { $cards } kaarten
        }{ $shogun ->
            [yes] {" "}en de shogunkaart
           *[no] {""}
        } en wordt ronin
       *[samurai] je verliest { $cards ->
            [0] geen kaart
            [one] 1 kaart
           *[other] { $cards } kaarten
        }{ $heir ->
            [yes] , en { $heir_name } neemt je daimyohuis over
           *[no] {""}
        }
    }; dan { $income } eer per beurt
   *[assassin] { $chance }% kans voor { $price } eer{ $ally ->
        [yes] , het dubbele tegen een bondgenoot
       *[no] {""}
    }: het huis verliest { $cards ->
        [0] geen kaart
        [one] 1 kaart
       *[other] { $cards } kaarten
    }
}

choice-end = Beurt beëindigen
choice-draw = Kaart trekken
choice-shogun = Shogun worden
choice-break = Verbond verbreken
choice-stop = Stoppen
choice-pass = Passen
choice-save-face = Gezicht redden
choice-pay = Betalen
choice-seppuku = { $head ->
    [daimyo] De daimyo pleegt seppuku
   *[samurai] De samoerai pleegt seppuku
}
choice-take-castle = Burcht houden
choice-leave-castle = Burcht afleggen
choice-attack = { $target } aanvallen
choice-ally = { $lord } dienen
choice-play = Speel { a-card }
choice-discard = Leg { a-card } af
choice-lay = In het { house-of } van { $seat }
choice-rob = Stelen uit het { house-of } van { $seat }
choice-steal = Steel { a-card }
choice-put = In het { house-of } van { $seat }
choice-throw-away = Afleggen
choice-assassinate = { $house ->
    [daimyo] Aanslag op de daimyo van { $seat }
   *[samurai] Aanslag op de samoerai van { $seat }
}
choice-dishonor = { $target } onteren

end-target = { $winner } wint met { $honor } eer.
end-limit = { $winners ->
    [0] Na { $turns } beurten deelt iedereen de overwinning met { $honor } eer.
    [one] { $winner } wint na { $turns } beurten met de meeste eer: { $honor }.
   *[other] { $winner } delen na { $turns } beurten de overwinning met { $honor } eer.
}

refusal-no-move = dat is geen zet in dit spel
refusal-not-asked = { $asked ->
    [turn] dat is een antwoord, maar er is niets gevraagd; doe een actie of leg een verklaring af
    [house] kies eerst een huis voor de kaart
    [rob] kies eerst een huis om uit te stelen
    [take] kies eerst een kaart die je uit dat huis kunt stelen
    [place] kies eerst waar de gestolen kaart heen gaat: een ander huis met plek, of de aflegstapel
    [target] kies eerst op wie je een aanslag pleegt; je moet die kunnen betalen
    [shame] kies eerst wie je onteert
    [react] red het gezicht als je de kaart hebt, of pas
    [respond] betaal, of beveel een daimyo of samoerai die je kunt verliezen seppuku te plegen
   *[castle] beslis eerst over de burcht die je hebt gewonnen
}
refusal-must-become-shogun = met { $honor } eer en de shogunkaart in het midden moet je eerst je daimyo tot shogun uitroepen
refusal-no-action-left = je hebt geen acties meer
refusal-hand-full = je hebt al { $most } kaarten in de hand
refusal-nothing-to-draw = er is geen kaart meer om te trekken
refusal-not-in-hand = je hebt deze kaart niet in de hand: { card }
refusal-only-a-reaction = gezicht redden kun je alleen spelen als er een gezicht te redden is
refusal-no-daimyo-now = alleen een ronin mag een daimyo spelen, of de eigenaar van een daimyo voor de tweede samoerai
refusal-no-room = in geen van je huizen is plek voor deze kaart: { card }
refusal-two-actions = ontering kost twee acties, en je hebt er nog één
refusal-cannot-pay = dat kost { $price } eer, en ninja’s kun je niet op krediet betalen
refusal-nothing-to-steal = in geen enkel huis valt iets te stelen
refusal-declared = je hebt in deze beurt al een verklaring afgelegd
refusal-shogun-taken = er is al een shogun
refusal-shogun-needs-daimyo = je hebt geen daimyo die shogun kan worden
refusal-no-alliance = je hebt geen verbond om te verbreken
refusal-no-opponent = dat is geen andere speler aan deze tafel
refusal-attack-needs-daimyo = om aan te vallen heb je een daimyo nodig
refusal-no-castle = je kunt alleen de shogun en spelers met een burcht aanvallen
refusal-no-dice = je hebt geen dobbelsteen om aan te vallen: daarvoor heb je 3 kracht nodig zonder de burcht
refusal-no-ronin = alleen een ronin mag een verbond aangaan
refusal-no-lord = die speler heeft geen daimyo om te dienen
refusal-has-second = die daimyo heeft al een tweede samoerai

order-ask = Vraag het mij
order-pass = Altijd passen
order-ask-own = Passen, tenzij het om mij gaat
order-own = Mijn eigen gezicht redden
order-ally = Mijn gezicht en dat van mijn bondgenoot redden

screen-player = Speler { $number }
screen-you = jij
screen-status = { $status ->
    [ronin] ronin
    [second] tweede samoerai van speler { $lord }
   *[samurai] samoerai
}
screen-service = { $service ->
    [new] vanaf de volgende beurt
    [notice] tot de volgende eigen beurt
   *[full] in dienst
}
screen-has-second = tweede samoerai: speler { $number }
screen-shogun = SHOGUN
screen-honor = eer { $honor } van { $target } ({ $income } per beurt)
screen-hand-size = { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}
screen-ki = ki { $ki }: { $actions ->
    [one] 1 actie
   *[other] { $actions } acties
}
screen-dice = dobbelstenen: aanval { $attack }, verdediging { $defense }
screen-house = { $house ->
    [daimyo] daimyo
   *[samurai] samoerai
}
screen-assassin = sluipmoordenaar { $chance }%
screen-empty = niets
screen-table = Beurt { $turns } van { $limit }. Trekstapel { $pile }, afgelegd { $discards }
screen-top = , bovenop { card }
screen-shogun-free = De shogunkaart ligt in het midden (+{ $honor } per beurt).
screen-shogun-held = Speler { $number } is shogun (+{ $honor } per beurt).
screen-actions = Speler { $number }: ki { $ki }, { $used } gebruikt, { $left ->
    [one] 1 actie
   *[other] { $left } acties
} over; { $declared ->
    [yes] verklaring afgelegd
   *[no] nog geen verklaring
}.
screen-must = Speler { $number } moet in deze beurt shogun worden.
screen-attack = Aanval op speler { $number }: { $attack ->
    [one] 1 dobbelsteen
   *[other] { $attack } dobbelstenen
} tegen { $defense }, { $chance }%.
screen-held = Nog zonder huis: { card }.
screen-hand = Je hand:
screen-legend = achter elke kaart eer/ki/kracht; * kan gestolen worden

option-edition = Uitgave
option-edition-help = Welke regels gelden waar de twee uitgaven verschillen.
option-edition-amigo = Amigo, 2002
option-edition-gamewright = Gamewright, 1996
option-daimyo = Eerste daimyo
option-daimyo-help = Uit welke kaarten de eerste daimyo’s komen.
option-daimyo-edition = Zoals in de uitgave
option-daimyo-start = Een startdaimyo
option-daimyo-any = Een van de tien
option-discard = Afleggen
option-discard-help = Wat het kost om een kaart zonder effect af te leggen.
option-discard-edition = Zoals in de uitgave
option-discard-action = 1 actie
option-discard-free = Niets
option-thief_cost = Prijs van een dief
option-thief_cost-help = Hoeveel eer een dief kost.
option-thief_cost-edition = Zoals in de uitgave
option-elite = Meesterdief
option-elite-help = Waar een meesterdief beide kaarten mag stelen.
option-elite-edition = Zoals in de uitgave
option-elite-anywhere = Uit een of twee huizen
option-elite-one_house = Uit één huis
option-target = Doel
option-target-help = De eer die je nodig hebt om te winnen. 250 geeft een kortere partij, goed met 5 of 6 spelers.
option-seppuku = Seppuku van een samoerai
option-seppuku-help = Wanneer je een samoerai mag bevelen seppuku te plegen.
option-seppuku-costly = Alleen als het een kaart kost
option-seppuku-any = Altijd
option-reactions = Wie de vraag krijgt
option-reactions-help = Wie de vraag krijgt om het gezicht te redden. Krijgt iedereen de vraag, dan kan niemand zien wie de kaart heeft.
option-reactions-holders = Wie de kaart heeft
option-reactions-everyone = Iedereen
option-limit = Beurtenlimiet
option-limit-help = Na de ronde waarin deze beurt valt, wint wie de meeste eer heeft.

# Thema’s van de puzzels

puzzle-kind-turn = Jouw beurt
puzzle-kind-house = Een huis kiezen
puzzle-kind-rob = Wie bestelen
puzzle-kind-take = Welke kaart stelen
puzzle-kind-place = Buit neerleggen
puzzle-kind-target = Het doelwit van de sluipmoordenaar
puzzle-kind-shame = Wie onteren
puzzle-kind-respond = Antwoord op ontering
puzzle-kind-react = Gezicht redden
puzzle-kind-castle = De burcht
