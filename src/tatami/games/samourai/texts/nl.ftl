# Samouraï

title = Samouraï
blurb = Twee kampen van vier samoerai. Elke zet schrijft voor hoe de ander moet antwoorden, tot één kant geen adem meer heeft.
goal = Laat je tegenstander zonder antwoord.
standing = { $asked ->
    [you] { $mobility ->
        [one] Je hebt 1 antwoord.
       *[other] Je hebt { $mobility } antwoorden.
    }
   *[other] { $mobility ->
        [one] Je tegenstander heeft 1 antwoord.
       *[other] Je tegenstander heeft { $mobility } antwoorden.
    }
}
reconstructed = Het gedrukte bord is niet gevonden, dus deze indeling is gereconstrueerd. Heb je het spel, dan kun je haar verbeteren.

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

ask-open = Open het spel: zet een van je samoerai 1 tot { $longest } velden ver in een rechte lijn.
ask-answer = { $symbol ->
    [dragon] Antwoord op { $distance } draak: zet { $shortest } tot { $longest } velden; je eerste veld moet een draak tonen.
    [ibis] Antwoord op { $distance } ibis: zet { $shortest } tot { $longest } velden; je eerste veld moet een ibis tonen.
    [sun] Antwoord op { $distance } zon: zet { $shortest } tot { $longest } velden; je eerste veld moet een zon tonen.
   *[sabre] Antwoord op { $distance } sabel: zet { $shortest } tot { $longest } velden; je eerste veld moet een sabel tonen.
}
ask-answer-free = Antwoord op { $distance }: zet { $shortest } tot { $longest } velden in een richting naar keuze.
ask-again = Je staat op de anzen: zet een samoerai naar keuze in elke richting, over elke afstand.

wait-open = De eerste zet kiezen…
wait-answer = { $symbol ->
    [dragon] { $distance } draak moet worden beantwoord.
    [ibis] { $distance } ibis moet worden beantwoord.
    [sun] { $distance } zon moet worden beantwoord.
   *[sabre] { $distance } sabel moet worden beantwoord.
}
wait-answer-free = { $distance } moet worden beantwoord, in een richting naar keuze.
wait-again = Vanaf de anzen mag elke samoerai overal heen.

event-moved = { $seat } { $start }-{ $end }: { announcement }
event-ended = { $reason ->
    [iki_zumari] Iki-zumari.
   *[other] Het spel eindigt in remise.
}

preview = { $landed ->
    [anzen] { announcement }: je zet meteen nog eens
    [mekura] { announcement }: { $shortest } tot { $longest } velden, elke richting; { preview-answers }
    [shiro] { announcement }: { $shortest } tot { $longest } velden, elke richting; { preview-answers }
    [dragon] { announcement }: { $shortest } tot { $longest } velden, eerst een draak; { preview-answers }
    [ibis] { announcement }: { $shortest } tot { $longest } velden, eerst een ibis; { preview-answers }
    [sun] { announcement }: { $shortest } tot { $longest } velden, eerst een zon; { preview-answers }
   *[sabre] { announcement }: { $shortest } tot { $longest } velden, eerst een sabel; { preview-answers }
}
demand = { $symbol ->
    [dragon] { $shortest }–{ $longest } velden, het eerste een draak
    [ibis] { $shortest }–{ $longest } velden, het eerste een ibis
    [sun] { $shortest }–{ $longest } velden, het eerste een zon
    [sabre] { $shortest }–{ $longest } velden, het eerste een sabel
   *[free] { $shortest }–{ $longest } velden in elke richting
}
demand-unanswered = Geen antwoord: { demand }
demand-open = 1–{ $longest } velden in elke richting
demand-none = Elke samoerai, elke richting, elke afstand
preview-answers = { $answers ->
    [0] geen antwoord, je wint
    [one] 1 antwoord
   *[other] { $answers } antwoorden
}
stuck = { $why ->
    [no-symbol] { $cell }: { no-symbol-there }.
    [no-room] { $cell }: over { $over } maar { $room } velden, { $shortest } zijn nodig.
    [occupied] { $cell }: { $end } is bezet.
    [blocked] { $cell }: voor { $end } staat een samoerai.
    [anzen-used] { $cell }: je mag maar één keer op de anzen.
   *[strangles-protected] { $cell }: { $end } zou een beschermde tegenstander geen antwoord laten.
}
no-symbol-there = { $symbol ->
    [dragon] geen draak ernaast
    [ibis] geen ibis ernaast
    [sun] geen zon ernaast
    [sabre] geen sabel ernaast
   *[free] in geen enkele richting genoeg ruimte
}
forbidden-mark = { $symbol ->
    [dragon] juiste afstand, maar het eerste veld is geen draak
    [ibis] juiste afstand, maar het eerste veld is geen ibis
    [sun] juiste afstand, maar het eerste veld is geen zon
    [sabre] juiste afstand, maar het eerste veld is geen sabel
   *[free] juiste afstand, maar bezet
}

end-iki_zumari = { $winner } wint: de tegenstander is in iki-zumari, geen samoerai kan antwoorden.
end-only_strangling = Remise: elke overgebleven zet laat een beschermde tegenstander zonder antwoord.
end-repetition = Remise: dezelfde stelling kwam te vaak voor.
end-limit = Remise: de zettenlimiet ({ $ply }) is bereikt.

refusal-no-move = dat is geen zet op dit bord
refusal-not-yours = op { $start } staat geen samoerai van jou
refusal-not-straight = van { $start } naar { $end } is geen rechte lijn
refusal-occupied = { $end } is bezet
refusal-blocked = tussen { $start } en { $end } staat een samoerai, en aan deze tafel wordt niet gesprongen
refusal-opening-too-far = de opening gaat hoogstens { $longest } velden ver, niet { $distance }
refusal-wrong-distance = de laatste zet ging { $asked } ver: antwoord met één veld minder, evenveel of één meer, niet { $distance }
refusal-wrong-symbol = { $symbol ->
    [dragon] je eerste veld moet een draak tonen, en { $over } doet dat niet
    [ibis] je eerste veld moet een ibis tonen, en { $over } doet dat niet
    [sun] je eerste veld moet een zon tonen, en { $over } doet dat niet
   *[sabre] je eerste veld moet een sabel tonen, en { $over } doet dat niet
}
refusal-anzen-used = je anzen is op: je mag er één keer per spel op landen
refusal-strangles-protected = dat zou een beschermde tegenstander, met drie samoerai op eigen shiro, geen antwoord laten

protected = beschermd
anzen-left = anzen nog vrij
legend-symbols = D draak   I ibis   S zon   K sabel
legend-squares = ╳ shiro   ◎ anzen   · mekura

option-jumping = Springen
option-jumping-help = Samoerai gaan over bezette velden heen. Uit: ze versperren de weg.
option-repetition = Herhaling
option-repetition-help = Komt een stelling zo vaak voor, dan is het remise. 0 betekent nooit.
option-limit = Zettenlimiet
option-limit-help = Na zoveel zetten is het remise.
