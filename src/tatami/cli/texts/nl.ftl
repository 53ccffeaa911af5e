# De terminal

greeting = Typ een zet, ? voor hulp, of druk op Enter voor je zetten.
help =
    Typ een zet zoals { $example }. Typ een deel ervan (een veld, een kaart) om de zetten
    daarmee te zien, en dan een nummer om die zet te spelen.

      Enter, moves   je zetten en wat ze doen
      hint           wat een sterke bot zou spelen
      undo           je laatste zet en alles erna ongedaan maken
      table          de tafel opnieuw tekenen
      log            het spelverloop tonen
      rules [{ $rule }]     de regel bij deze zet, of die met dat nummer
      explain WOORD  een woord van het spel uitleggen
      position       de stelling in één regel
      save BESTAND   de partij bewaren, nu en na elke zet
      resign         opgeven
      quit           stoppen
explained = Woorden met uitleg: { $words }
not-explained = Geen uitleg voor “{ $word }”. Typ explain voor de lijst.
not-a-move = ✗ “{ $typed }” is geen zet. Typ een zet zoals { $example }, of druk op Enter voor je zetten.
no-such-number = ✗ Geen enkele zet hierboven heeft nummer { $number }. Druk op Enter voor je zetten.
no-rule = ✗ Dit spel heeft geen regel { $number }.
more-choices = … en nog { $more }. Typ een deel van de zet om er minder te zien.
nothing-to-undo = Je hebt nog geen zet gedaan.
hint = Probeer { $move }: { $preview }
hint-move = Probeer { $move }
learn-which = Welk spel? Typ het nummer:
resigned = { $player } geeft op.
pass-keyboard = Geef het toetsenbord aan { $player }. { $player } drukt op Enter:
keep-game = Deze partij bewaren? Typ een bestandsnaam, of druk op Enter om dit over te slaan:
save-where = Geef een bestandsnaam op: save BESTAND
saved = Partij bewaard in { $file }
not-saved = Partij niet bewaard. Gebruik de volgende keer save BESTAND.
lesson-greeting = Eerste les. Typ een zet, ? voor hulp, of druk op Enter voor je zetten.
lesson-help =
    Typ een zet zoals { $example }, of druk op Enter en typ het nummer.

      Enter, moves   je zetten en wat ze doen
      hint           een tip tonen
      show           een oplossing tonen
      again          deze stap opnieuw beginnen
      table          de tafel opnieuw tekenen
      rules [{ $rule }]     de regel bij deze zet, of die met dat nummer
      next           verder naar de volgende stap
      quit           stoppen
lesson-done = Les voltooid. Speel je eerste partij: tatami play { $game } --bot level-1
game-players = { $range } spelers
game-version = versie { $number }
game-unofficial = Tatami is onofficieel.
