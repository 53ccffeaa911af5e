# Samouraï

title = Samouraï
blurb = Twee kampen van vier samoerai. Elke zet schrijft voor hoe de ander moet antwoorden, tot één kant geen adem meer heeft.
reconstructed = Het gedrukte bord is niet teruggevonden: deze indeling is gereconstrueerd. Bezitters van het spel kunnen haar verbeteren.

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

ask-open = Open het spel: zet één samoerai recht in een richting naar keuze, 1 tot { $longest } velden.
ask-answer = { $symbol ->
    [dragon] Antwoord op { $distance } draak: { $shortest } tot { $longest } velden, eerst over een draak.
    [ibis] Antwoord op { $distance } ibis: { $shortest } tot { $longest } velden, eerst over een ibis.
    [sun] Antwoord op { $distance } zon: { $shortest } tot { $longest } velden, eerst over een zon.
   *[sabre] Antwoord op { $distance } sabel: { $shortest } tot { $longest } velden, eerst over een sabel.
}
ask-answer-free = Antwoord op { $distance }, de richting is vrij: zet { $shortest } tot { $longest } velden.
ask-again = Je staat op de anzen: zet een samoerai naar keuze in elke richting, over elke afstand.

wait-open = De eerste zet is vrij.
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
    [anzen] { announcement }, en je zet nog eens
   *[other] { $answers ->
        [0] { announcement }, en daar is geen antwoord op
        [one] { announcement }, één antwoord
       *[other] { announcement }, { $answers } antwoorden
    }
}

end-iki_zumari = { $winner } wint: de tegenstander is in iki-zumari, geen samoerai kan antwoorden.
end-only_strangling = Remise: elke zet zou een beschermde tegenstander verstikken.
end-repetition = Remise: dezelfde stelling is te vaak voorgekomen.
end-limit = Remise: er zijn { $ply } zetten gedaan.

refusal-no-move = dat is geen zet op dit bord
refusal-not-yours = op { $start } staat geen samoerai van jou
refusal-not-straight = van { $start } naar { $end } is geen rechte lijn
refusal-occupied = { $end } is bezet
refusal-blocked = tussen { $start } en { $end } staat een samoerai, en aan deze tafel wordt niet gesprongen
refusal-opening-too-far = de opening gaat hoogstens { $longest } velden ver, niet { $distance }
refusal-wrong-distance = de laatste zet ging { $asked } ver: antwoord met één veld minder, evenveel of één meer, niet { $distance }
refusal-wrong-symbol = { $symbol ->
    [dragon] het eerste veld van de weg moet een draak dragen, en { $over } doet dat niet
    [ibis] het eerste veld van de weg moet een ibis dragen, en { $over } doet dat niet
    [sun] het eerste veld van de weg moet een zon dragen, en { $over } doet dat niet
   *[sabre] het eerste veld van de weg moet een sabel dragen, en { $over } doet dat niet
}
refusal-anzen-used = je bent al op de anzen geweest, en dat mag één keer per spel
refusal-strangles-protected = dat zou geen antwoord laten aan een tegenstander met drie samoerai thuis

protected = beschermd
anzen-left = anzen nog te gaan
legend-symbols = D draak   I ibis   S zon   K sabel
legend-squares = ╳ shiro   ◎ anzen   · mekura

option-jumping = Springen
option-jumping-help = Samoerai gaan over bezette velden heen. Uit: ze versperren de weg.
option-repetition = Herhaling
option-repetition-help = Remise als een stelling zo vaak voorkomt. 0: nooit.
option-limit = Langste spel
option-limit-help = Bij deze halfzet is het remise.
