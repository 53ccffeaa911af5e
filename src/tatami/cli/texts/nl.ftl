# De terminal

greeting = Typ een zet, ? voor hulp, Enter om te zien wat je mag doen.
help =
    Een zet typ je als { $example }. Noem je één deel ervan (een veld, een kaart), dan zie je
    de zetten waarin het voorkomt; een nummer speelt daarna de zet van die regel.

      Enter, moves   wat je mag doen, en waartoe het zou leiden
      hint           wat een eenvoudige bot zou spelen
      undo           neem je laatste zet terug, met wat erop volgde
      table          teken de tafel opnieuw
      log            wat er is gebeurd
      rules [{ $rule }]     de regel achter de vraag, of die met dat nummer
      explain WORD   wat een woord van het spel betekent
      position       de stelling in één regel
      save FILE      bewaar het spel in een bestand, voortaan na elke zet
      resign         opgeven
      quit           weggaan
explained = Uitgelegde woorden: { $words }
not-explained = Geen uitleg voor “{ $word }”. Typ explain voor de lijst.
more-choices = … en nog { $more }: noem een deel om er minder te zien
nothing-to-undo = Je hebt nog niet gezet.
hint = Probeer { $move }: { $preview }
hint-move = Probeer { $move }
learn-which = Welk spel? Typ het nummer:
resigned = { $player } geeft op.
pass-keyboard = Geef het toetsenbord aan { $player }, die dan op Enter drukt:
keep-game = Dit spel bewaren? Een bestandsnaam, of alleen Enter:
save-where = Zeg waar: save FILE
saved = Het spel is bewaard in { $file }
not-saved = Het spel is niet bewaard (dat doet save FILE).
lesson-greeting = Een eerste les. Typ een zet, ? voor hulp, Enter om te zien wat je mag doen.
lesson-help =
    Een zet typ je als { $example }, of met zijn nummer na Enter.

      Enter, moves   wat je mag doen, en waar dat toe leidt
      hint           een hint
      show           hoe het kan
      again          alles terugzetten
      table          de tafel opnieuw tekenen
      rules [{ $rule }]     de regel achter de vraag, of die met dat nummer
      next           verder naar de volgende stap
      quit           weggaan
lesson-done = Dat was de les. Speel een eerste spel: tatami play { $game } --bot level-1
