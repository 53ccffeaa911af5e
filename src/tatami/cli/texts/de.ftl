# Das Terminal

greeting = Gib einen Zug ein oder ? für Hilfe. Enter zeigt deine Züge.
help =
    Gib einen Zug so ein: { $example }. Gib einen Teil ein (ein Feld, eine Karte), um die
    passenden Züge zu sehen, und dann eine Nummer, um diesen Zug zu spielen.

      Enter, moves   deine Züge und was sie bewirken
      hint           was ein starker Bot spielen würde
      undo           deinen letzten Zug und alles danach rückgängig machen
      table          den Tisch neu zeichnen
      log            den Spielverlauf zeigen
      rules [{ $rule }]     die Regel zu diesem Zug oder die mit dieser Nummer
      explain WORT   ein Wort des Spiels erklären
      position       die Stellung in einer Zeile
      save DATEI     die Partie in einer Datei speichern, jetzt und nach jedem Zug
      resign         aufgeben
      quit           beenden
explained = Wörter mit Erklärung: { $words }
not-explained = Zu „{ $word }“ gibt es keine Erklärung. Gib „explain“ ein, um die Liste zu sehen.
not-a-move = ✗ „{ $typed }“ ist kein Zug. Gib einen Zug so ein: { $example }. Enter zeigt deine Züge.
no-such-number = ✗ Oben steht kein Zug mit der Nummer { $number }. Drücke Enter für eine Liste deiner Züge.
no-rule = ✗ Dieses Spiel hat keine Regel { $number }.
more-choices = … und { $more } weitere. Gib einen Teil des Zuges ein, um weniger zu sehen.
nothing-to-undo = Du hast noch keinen Zug gemacht.
hint = Versuche { $move }: { $preview }
hint-move = Versuche { $move }
learn-which = Welches Spiel? Gib die Nummer ein:
resigned = { $player } gibt auf.
pass-keyboard = Gib die Tastatur an { $player } weiter. { $player } drückt Enter:
keep-game = Diese Partie speichern? Gib einen Dateinamen ein oder drücke nur Enter:
save-where = Gib einen Dateinamen an: save DATEI
saved = Partie gespeichert in { $file }
not-saved = Partie nicht gespeichert. Nutze beim nächsten Mal „save DATEI“.
lesson-greeting = Erste Lektion. Gib einen Zug ein oder ? für Hilfe. Enter zeigt deine Züge.
lesson-help =
    Gib einen Zug so ein: { $example }. Oder drücke Enter und gib seine Nummer ein.

      Enter, moves   deine Züge und was sie bewirken
      hint           einen Hinweis zeigen
      show           eine Lösung zeigen
      again          diesen Schritt neu beginnen
      table          den Tisch neu zeichnen
      rules [{ $rule }]     die Regel zu diesem Zug oder die mit dieser Nummer
      next           weiter zum nächsten Schritt
      quit           beenden
lesson-done = Lektion geschafft. Spiel deine erste Partie: tatami play { $game } --bot level-1
game-players = { $range } Personen
game-version = Version { $number }
game-unofficial = Tatami ist inoffiziell.
