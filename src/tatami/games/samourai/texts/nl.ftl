# Samouraï

title = Samouraï
blurb = Twee kampen van vier samoerai. Elke zet bepaalt hoe je tegenstander moet antwoorden, tot één kant buiten adem is.
goal = Zorg dat je tegenstander geen antwoord meer heeft.
standing = { $kind ->
    [open] { $asked ->
        [you] Je doet de eerste zet.
       *[other] Je tegenstander doet de eerste zet.
    }
    [again] { $asked ->
        [you] Je bent nog een keer aan de beurt.
       *[other] Je tegenstander is nog een keer aan de beurt.
    }
   *[answer] { answers-left }
}
answers-left = { $asked ->
    [you] { $mobility ->
        [one] Je hebt 1 antwoord.
       *[other] Je hebt { $mobility } antwoorden.
    }
   *[other] { $mobility ->
        [one] Je tegenstander heeft 1 antwoord.
       *[other] Je tegenstander heeft { $mobility } antwoorden.
    }
}
reconstructed = Er is geen gedrukt bord gevonden, dus deze indeling is gereconstrueerd. Heb je het spel, dan kun je die verbeteren.

seat-red = Rood
seat-black = Zwart


announcement = { $landed ->
    [anzen] anzen
    [mekura] { $distance } ho bo
    [shiro] { $distance } shiro
    [dragon] { $distance } draak
    [ibis] { $distance } ibis
    [sun] { $distance } zon
   *[sabre] { $distance } sabel
}

ask-open = Open de partij: verplaats een samoerai 1 tot { $longest } velden in een rechte lijn. Het veld waar hij landt, bepaalt hoe je tegenstander moet antwoorden.
ask-answer = { $symbol ->
    [dragon] Antwoord op “{ $distance } draak”: ga { $shortest } tot { $longest } velden ver. Op je eerste veld moet een draak staan.
    [ibis] Antwoord op “{ $distance } ibis”: ga { $shortest } tot { $longest } velden ver. Op je eerste veld moet een ibis staan.
    [sun] Antwoord op “{ $distance } zon”: ga { $shortest } tot { $longest } velden ver. Op je eerste veld moet een zon staan.
   *[sabre] Antwoord op “{ $distance } sabel”: ga { $shortest } tot { $longest } velden ver. Op je eerste veld moet een sabel staan.
}
ask-answer-free = { $distance ->
    [one] Antwoord op een zet van 1 veld: ga { $shortest } tot { $longest } velden ver, in elke richting.
   *[other] Antwoord op een zet van { $distance } velden: ga { $shortest } tot { $longest } velden ver, in elke richting.
}
ask-again = Je staat op de anzen: verplaats een samoerai naar keuze in elke richting, over elke afstand.

wait-open = Kiest de eerste zet…
wait-answer = { $symbol ->
    [dragon] Antwoordt op “{ $distance } draak”…
    [ibis] Antwoordt op “{ $distance } ibis”…
    [sun] Antwoordt op “{ $distance } zon”…
   *[sabre] Antwoordt op “{ $distance } sabel”…
}
wait-answer-free = { $distance ->
    [one] Antwoordt op een zet van 1 veld…
   *[other] Antwoordt op een zet van { $distance } velden…
}
wait-again = Doet na de anzen nog een zet…

event-moved = { $seat } speelt { $start }-{ $end }: { announcement }.
event-ended = { $reason ->
    [iki_zumari] Iki zumari: er is geen antwoord meer.
   *[other] De partij eindigt in remise.
}

preview = { $landed ->
    [anzen] { announcement }: je doet meteen nog een zet
    [mekura] { announcement }: je tegenstander moet { $shortest } tot { $longest } velden ver, elke richting; { preview-answers }
    [shiro] { announcement }: je tegenstander moet { $shortest } tot { $longest } velden ver, elke richting; { preview-answers }
    [dragon] { announcement }: je tegenstander moet { $shortest } tot { $longest } velden ver, eerst een draak; { preview-answers }
    [ibis] { announcement }: je tegenstander moet { $shortest } tot { $longest } velden ver, eerst een ibis; { preview-answers }
    [sun] { announcement }: je tegenstander moet { $shortest } tot { $longest } velden ver, eerst een zon; { preview-answers }
   *[sabre] { announcement }: je tegenstander moet { $shortest } tot { $longest } velden ver, eerst een sabel; { preview-answers }
}
demand = { $symbol ->
    [dragon] { $shortest }–{ $longest } velden, eerst een draak
    [ibis] { $shortest }–{ $longest } velden, eerst een ibis
    [sun] { $shortest }–{ $longest } velden, eerst een zon
    [sabre] { $shortest }–{ $longest } velden, eerst een sabel
   *[free] { $shortest }–{ $longest } velden, elke richting
}
demand-unanswered = Geen antwoord: { demand }
demand-open = 1–{ $longest } velden, elke richting
demand-none = Elke samoerai, elke richting, elke afstand
preview-answers = { $answers ->
    [0] geen antwoord, je wint
    [one] 1 antwoord
   *[other] { $answers } antwoorden
}
stuck = { $why ->
    [no-symbol] { $cell }: { no-symbol-there }.
    [no-room] { $cell }: via { $over } { $room ->
        [one] is er maar 1 veld
       *[other] zijn er maar { $room } velden
    }; nodig zijn er { $shortest }.
    [occupied] { $cell }: { $end } is bezet.
    [blocked] { $cell }: een samoerai verspert de weg naar { $end }.
    [anzen-used] { $cell }: elke kant mag maar één keer op de anzen landen.
   *[strangles-protected] { $cell }: na { $end } zou een beschermde tegenstander geen antwoord hebben.
}
no-symbol-there = { $symbol ->
    [dragon] geen draak ernaast
    [ibis] geen ibis ernaast
    [sun] geen zon ernaast
    [sabre] geen sabel ernaast
   *[free] in geen enkele richting genoeg ruimte
}
forbidden-mark = { $symbol ->
    [dragon] juiste afstand, maar op het eerste veld staat geen draak
    [ibis] juiste afstand, maar op het eerste veld staat geen ibis
    [sun] juiste afstand, maar op het eerste veld staat geen zon
    [sabre] juiste afstand, maar op het eerste veld staat geen sabel
   *[free] juiste afstand, maar bezet
}

end-iki_zumari = { $winner } wint door iki zumari: geen samoerai van de tegenstander kan antwoorden.
end-only_strangling = Remise: elke mogelijke zet brengt een beschermde tegenstander in iki zumari.
end-repetition = Remise: dezelfde stelling kwam te vaak voor.
end-limit = Remise: de zettenlimiet ({ $ply }) is bereikt.

refusal-no-move = dat is geen zet op dit bord
refusal-not-yours = op { $start } staat geen samoerai van jou
refusal-not-straight = van { $start } naar { $end } is geen rechte lijn
refusal-occupied = { $end } is bezet
refusal-blocked = tussen { $start } en { $end } staat een samoerai, en aan deze tafel mag je niet springen
refusal-opening-too-far = de eerste zet gaat hoogstens { $longest } velden ver, niet { $distance }
refusal-wrong-distance = { $asked ->
    [one] de laatste zet ging 1 veld ver; ga even ver of één veld verder, niet { $distance }
   *[other] de laatste zet ging { $asked } velden ver; ga even ver, één veld minder of één veld meer, niet { $distance }
}
refusal-wrong-symbol = { $symbol ->
    [dragon] op je eerste veld moet een draak staan, en op { $over } staat er geen
    [ibis] op je eerste veld moet een ibis staan, en op { $over } staat er geen
    [sun] op je eerste veld moet een zon staan, en op { $over } staat er geen
   *[sabre] op je eerste veld moet een sabel staan, en op { $over } staat er geen
}
refusal-anzen-used = je mag maar één keer per partij op de anzen landen
refusal-strangles-protected = een beschermde tegenstander (drie samoerai thuis) moet nog kunnen antwoorden

protected = beschermd
anzen-left = anzen nog niet gebruikt
legend-symbols = D draak   I ibis   S zon   K sabel
legend-squares = ╳ shiro   ◎ anzen   · mekura

option-jumping = Springen
option-jumping-help = Samoerai springen over bezette velden. Staat het uit, dan versperren ze de weg.
option-repetition = Herhaling
option-repetition-help = Komt een stelling zo vaak voor, dan is het remise. 0 betekent nooit.
option-limit = Zettenlimiet
option-limit-help = Na zoveel zetten is het remise.
