# Honor of the Samurai

title = Honor of the Samurai
blurb = Dien je daimyo, bouw twee huizen, word shogun en blijf het: wie de meeste eer verzamelt wint, en alle anderen sturen dieven, sluipmoordenaars en ontering.
reconstructed = Hoe sommige kaarten over soorten verdeeld zijn, en enkele van hun waarden, was niet te vinden: ze zijn gereconstrueerd. Wie het spel bezit kan ze verbeteren.

card = { $card ->
    [start-daimyo-a] start-daimyo A
    [start-daimyo-b] start-daimyo B
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
    [no-dachi] no-dachi van de voorvaderen
    [daisho] daisho van de voorvaderen
    [masamune] smid Masamune
    [noh-theatre] no-theater
    [firearms] schietwapens
    [odawara] burcht Odawara
    [osaka] burcht Osaka
    [white-heron] burcht van de Witte Reiger
    [thief] dief
    [elite-thief] meesterdief
    [assassin] sluipmoordenaar
    [dishonor] ontering
   *[save-face] gezicht vrijwaren
}
house-of = { $house ->
    [daimyo] daimyo-huis
   *[samurai] samurai-huis
}
head-of = { $house ->
    [daimyo] daimyo
   *[samurai] samurai
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
    [yes] Je hebt 100 eer of meer en de shogun-kaart is vrij: roep je daimyo in deze beurt tot shogun uit. Acties over: { $actions }.
   *[no] { $declared ->
        [yes] Jouw beurt. Acties over: { $actions }. Je verklaring is afgelegd.
       *[no] Jouw beurt. Acties over: { $actions }. Je mag ook één verklaring afleggen.
    }
}
ask-house = In welk huis leg je deze kaart ({ card })?
ask-rob = { $again ->
    [yes] Steel een tweede kaart: uit welk huis? Of stop.
   *[no] Uit welk huis steel je?
}
ask-take = Welke kaart steel je?
ask-place = Waar gaat de gestolen kaart heen ({ card })?
ask-target = Op wie pleegt de sluipmoordenaar een aanslag?
ask-shame = Wie onteer je?
ask-react = { $occasion ->
    [battle] { $affected } heeft het gevecht verloren. Vrijwaart iemand het gezicht, zodat het huis blijft?
   *[dishonor] { $affected } wordt onteerd. Vrijwaart iemand het gezicht?
}
ask-respond = Je wordt onteerd: betaal { $price } eer, of beveel seppuku.
ask-castle = { $swap ->
    [yes] Je hebt { card } veroverd: neem hem in ruil voor je eigen burcht, of leg hem af?
   *[no] Je hebt { card } veroverd: neem hem, of leg hem af?
}

wait-turn = { $must ->
    [yes] In deze beurt moet een shogun worden uitgeroepen. Acties over: { $actions }.
   *[no] { $declared ->
        [yes] Acties over: { $actions }. De verklaring is afgelegd.
       *[no] Acties over: { $actions }. Een verklaring is mogelijk.
    }
}
wait-house = In welk huis komt deze kaart ({ card })?
wait-rob = { $again ->
    [yes] Wordt er een tweede kaart gestolen, en uit welk huis?
   *[no] Uit welk huis wordt gestolen?
}
wait-take = Welke kaart wordt gestolen?
wait-shame = Wie wordt onteerd?
wait-respond = Er wordt { $price } eer betaald, of seppuku bevolen.
wait-castle = Wat gebeurt er met { card }?

event-turn-began = { $seat } is aan de beurt ({ $number }).
event-gained = { $seat } krijgt { $amount } eer en heeft { $honor }.
event-played = { $seat } speelt: { card }.
event-laid = { $whose ->
    [own] { $seat } legt in het eigen { house-of }: { card }.
   *[other] { $seat } legt in het { house-of } van { $owner }: { card }.
}
event-drew = { $seat } neemt een kaart.
event-drew-card = Je neemt: { card }.
event-discarded = { $seat } legt af: { card }.
event-shuffled = De aflegstapel wordt geschud: { $cards } kaarten.
event-became-shogun = De daimyo van { $seat } is shogun.
event-shogun-returned = De shogun-kaart komt weer in het midden.
event-attacked = { $seat } valt { $target } aan: { $attack_dice } dobbelstenen tegen { $defence_dice }.
event-rolled = { $seat } gooit { $total }.
event-won = { $seat } wint het gevecht van { $loser }.
event-saved-face = { $whose ->
    [own] { $seat } vrijwaart het eigen gezicht.
   *[other] { $seat } vrijwaart het gezicht van { $target }.
}
event-passed = Je past.
event-house-lost = { $seat } verliest het { house-of } ({ $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}).
event-became-ronin = { $seat } is ronin.
event-castle-taken = { $seat } neemt { card }.
event-castle-discarded = { $seat } legt { card } af.
event-dishonored = { $seat } onteert { $target }.
event-paid = { $seat } betaalt { $amount } eer en heeft { $honor }.
event-seppuku = De { head-of } van { $seat } pleegt seppuku.
event-allied = { $seat } treedt in dienst van { $lord }.
event-gave-notice = { $seat } verbreekt het verbond met { $lord }; het duurt tot de volgende beurt van { $seat }.
event-alliance-ended = Het verbond van { $seat } met { $lord } is voorbij.
event-took-over = { $seat } neemt het daimyo-huis van { $former } over.
event-enthroned = { $seat } legt { card } voor { $ally }: een nieuw daimyo-huis.
event-stole = { $whose ->
    [own] { $seat } neemt { card } uit het eigen { house-of }.
   *[other] { $seat } steelt { card } uit het { house-of } van { $owner }.
}
event-placed = { $whose ->
    [own] { $seat } legt in het eigen { house-of }: { card }.
   *[other] { $seat } legt in het { house-of } van { $owner }: { card }.
}
event-threw-away = { $seat } legt de gestolen kaart af: { card }.
event-sent-assassin = { $result ->
    [success] De sluipmoordenaar van { $seat } gooit { $roll } en doodt de { head-of } van { $target }.
   *[failure] De aanslag van { $seat } op de { head-of } van { $target } mislukt: { $roll } gegooid, { $needed } nodig.
}
event-bodyguard-fell = Een lijfwacht van { $seat } valt.
event-ended = { $reason ->
    [target] Het doel is bereikt.
   *[limit] De laatste ronde is voorbij.
}

preview = { $about ->
    [attack] { $attack } dobbelstenen tegen { $defence }: je wint { $chance } %
    [change] daarna { $income } eer per beurt, ki { $ki }: { $actions } acties, { $attack } dobbelstenen om aan te vallen, { $defence } om te verdedigen
    [income] daarna { $income } eer per beurt
    [honor] er blijft { $honor } eer over
    [price] kost { $price } eer
   *[assassin] { $ally ->
        [yes] { $chance } % voor { $price } eer, dubbel tegen een verbondspartner
       *[no] { $chance } % voor { $price } eer
    }
}

choice-end = Beurt beëindigen
choice-draw = Een kaart trekken
choice-shogun = Mijn daimyo wordt shogun
choice-break = Het verbond verbreken
choice-stop = Geen tweede kaart nemen
choice-pass = Passen
choice-save-face = Gezicht vrijwaren
choice-pay = Betalen
choice-seppuku = { $head ->
    [daimyo] De daimyo pleegt seppuku
   *[samurai] De samurai pleegt seppuku
}
choice-take-castle = De burcht nemen
choice-leave-castle = De burcht afleggen
choice-attack = { $target } aanvallen
choice-ally = In dienst treden bij { $lord }
choice-play = Spelen: { card }
choice-discard = Afleggen: { card }
choice-lay = Naar het { house-of } van { $seat }
choice-rob = Stelen uit het { house-of } van { $seat }
choice-steal = Stelen: { card }
choice-put = Naar het { house-of } van { $seat }
choice-throw-away = De gestolen kaart afleggen
choice-assassinate = { $house ->
    [daimyo] De sluipmoordenaar naar de daimyo van { $seat } sturen
   *[samurai] De sluipmoordenaar naar de samurai van { $seat } sturen
}
choice-dishonor = { $target } onteren

end-target = { $winner } wint met { $honor } eer.
end-limit = { $winners ->
    [0] Allen delen de overwinning met { $honor } eer na { $turns } beurten.
    [one] { $winner } wint met de meeste eer, { $honor }, na { $turns } beurten.
   *[other] { $winner } delen de overwinning met { $honor } eer na { $turns } beurten.
}

refusal-no-move = dat is geen zet van dit spel
refusal-not-asked = { $asked ->
    [turn] dat is een antwoord en er is niets gevraagd: het is tijd voor acties en verklaringen
    [house] zeg eerst in welk huis de kaart komt
    [rob] zeg eerst uit welk huis de dief steelt
    [take] zeg eerst welke kaart de dief neemt; ze moet te stelen zijn en in dat huis liggen
    [place] zeg eerst waar de gestolen kaart heen gaat: een huis met plaats, niet waar ze lag, of de aflegstapel
    [target] zeg eerst op wie de aanslag is; je moet hem kunnen betalen
    [shame] zeg eerst welke andere speler onteerd wordt
    [react] vrijwaar nu het gezicht, als je de kaart hebt, of pas
    [respond] betaal nu, of beveel de daimyo of samurai die je kunt verliezen seppuku
   *[castle] beslis eerst over de burcht die je won
}
refusal-must-become-shogun = met { $honor } eer en de shogun-kaart in het midden moet je eerst je daimyo tot shogun uitroepen
refusal-no-action-left = je hebt geen actie meer
refusal-hand-full = je hebt al { $most } kaarten in de hand
refusal-nothing-to-draw = er is geen kaart meer om te nemen
refusal-not-in-hand = je hebt deze kaart niet: { card }
refusal-only-a-reaction = gezicht vrijwaren speel je alleen als er een gezicht te vrijwaren is
refusal-no-daimyo-now = alleen een ronin mag een daimyo leggen, of een eigenaar voor de tweede samurai
refusal-no-room = geen van je huizen heeft er plaats voor: { card }
refusal-two-actions = ontering kost twee acties, en je hebt er nog één
refusal-cannot-pay = dat kost { $price } eer, en ninja worden nooit op krediet betaald
refusal-nothing-to-steal = in geen enkel huis valt iets te stelen
refusal-declared = je hebt in deze beurt al een verklaring afgelegd
refusal-shogun-taken = er is al een shogun
refusal-shogun-needs-daimyo = je hebt geen daimyo die shogun kan worden
refusal-no-alliance = je hebt geen verbond om te verbreken
refusal-no-opponent = dat is geen andere speler aan deze tafel
refusal-attack-needs-daimyo = alleen een speler met een daimyo mag aanvallen
refusal-no-castle = alleen de shogun en spelers met een burcht kunnen aangevallen worden
refusal-no-dice = je hebt geen dobbelsteen om aan te vallen: daarvoor is drie sterkte zonder de burcht nodig
refusal-no-ronin = alleen een ronin mag een verbond aangaan
refusal-no-lord = die speler heeft geen daimyo om te dienen
refusal-has-second = die daimyo heeft al een tweede samurai

order-ask = Vraag het mij
order-pass = Altijd passen
order-ask-own = Passen, tenzij het om mij gaat
order-own = Mijn eigen gezicht vrijwaren
order-ally = Mijn gezicht en dat van mijn verbondspartner vrijwaren

screen-player = Speler { $number }
screen-you = jij
screen-status = { $status ->
    [ronin] ronin
    [second] tweede samurai van speler { $lord }
   *[samurai] samurai
}
screen-service = { $service ->
    [new] vanaf de volgende beurt
    [notice] tot de eigen volgende beurt
   *[full] in dienst
}
screen-has-second = tweede samurai: speler { $number }
screen-shogun = SHOGUN
screen-honor = eer { $honor } van { $target } ({ $income } per beurt)
screen-hand-size = { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}
screen-ki = ki { $ki }: { $actions } acties
screen-dice = dobbelstenen: aanval { $attack }, afweer { $defence }
screen-house = { $house ->
    [daimyo] daimyo
   *[samurai] samurai
}
screen-assassin = aanslag { $chance } %
screen-empty = niets
screen-table = Beurt { $turns } van { $limit }. Stapel { $pile }, afgelegd { $discards }
screen-top = , bovenop { card }
screen-shogun-free = De shogun-kaart ligt in het midden (+{ $honor } per beurt).
screen-shogun-held = Speler { $number } is shogun (+{ $honor } per beurt).
screen-actions = Speler { $number }: ki { $ki }, { $used } gebruikt, { $left } acties over; { $declared ->
    [yes] verklaring afgelegd
   *[no] verklaring vrij
}.
screen-must = Speler { $number } moet in deze beurt de shogun uitroepen.
screen-attack = Aanval op speler { $number }: { $attack } dobbelstenen tegen { $defence }, { $chance } %.
screen-held = Onderweg naar een huis: { card }.
screen-hand = Jouw hand:
screen-legend = achter elke kaart eer/ki/sterkte; * kan gestolen worden

option-edition = Uitgave
option-edition-help = Wiens regels gelden waar de twee uitgaven verschillen.
option-edition-amigo = Amigo, 2002
option-edition-gamewright = Gamewright, 1996
option-daimyo = Eerste daimyo
option-daimyo-help = Uit welke kaarten de eerste daimyo wordt getrokken.
option-daimyo-edition = Zoals in de uitgave
option-daimyo-start = Een start-daimyo
option-daimyo-any = Alle tien
option-discard = Afleggen
option-discard-help = Wat het kost om een kaart zonder effect af te leggen.
option-discard-edition = Zoals in de uitgave
option-discard-action = Een actie
option-discard-free = Niets
option-thief_cost = Prijs van een dief
option-thief_cost-help = De eer die een dief kost.
option-thief_cost-edition = Zoals in de uitgave
option-elite = Meesterdief
option-elite-help = Waar een meesterdief de twee kaarten mag nemen.
option-elite-edition = Zoals in de uitgave
option-elite-anywhere = Uit twee huizen naar keuze
option-elite-one_house = Uit één huis
option-target = Doel
option-target-help = De eer waarmee men wint. 250 is een korter spel, goed met vijf of zes spelers.
option-seppuku = Seppuku van een samurai
option-seppuku-help = Wanneer een samurai seppuku bevolen mag worden.
option-seppuku-costly = Als er een kaart door verloren gaat
option-seppuku-any = Altijd
option-reactions = Wie gevraagd wordt
option-reactions-help = Wie gevraagd wordt of hij het gezicht vrijwaart. Wordt iedereen gevraagd, dan verraadt zelfs het tempo geen hand.
option-reactions-holders = Wie het kan
option-reactions-everyone = Iedereen
option-limit = Langste spel
option-limit-help = Na de ronde van deze spelersbeurt wint de meeste eer.
