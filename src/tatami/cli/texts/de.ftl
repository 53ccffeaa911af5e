# Das Terminal

greeting = Tippe einen Zug, ? für Hilfe, Enter zeigt, was du darfst.
help =
    Ein Zug wird getippt wie { $example }. Nennst du einen Teil davon (ein Feld, eine Karte),
    siehst du die Züge, die ihn enthalten; eine Nummer spielt dann den Zug dieser Zeile.

      Enter, moves   was du darfst, und wohin es führen würde
      hint           was ein einfacher Bot spielen würde
      undo           deinen letzten Zug zurücknehmen, mit allem danach
      table          den Tisch neu zeichnen
      log            was geschehen ist
      rules [{ $rule }]     die Regel hinter der Frage, oder die mit dieser Nummer
      explain WORD   was ein Wort des Spiels bedeutet
      position       die Stellung in einer Zeile
      save FILE      das Spiel in eine Datei schreiben, künftig nach jedem Zug
      resign         aufgeben
      quit           gehen
explained = Erklärte Wörter: { $words }
not-explained = „{ $word }“ wird nicht erklärt. Tippe explain für die Liste.
more-choices = … und { $more } weitere: Nenne einen Teil, um weniger zu sehen
nothing-to-undo = Du hast noch nicht gezogen.
hint = Versuche { $move }: { $preview }
hint-move = Versuche { $move }
learn-which = Welches Spiel? Gib die Nummer ein:
resigned = { $player } gibt auf.
pass-keyboard = Gib die Tastatur an { $player }, dann Enter:
keep-game = Dieses Spiel behalten? Ein Dateiname, oder nur Enter:
save-where = Sag wohin: save FILE
saved = Das Spiel liegt in { $file }
not-saved = Das Spiel wurde nicht behalten (das tut save FILE).
lesson-greeting = Eine erste Lektion. Tippe einen Zug, ? für Hilfe, Enter für das, was du tun darfst.
lesson-help =
    Ein Zug wird getippt wie { $example }, oder nach Enter mit seiner Nummer.

      Enter, moves   was du tun darfst und wohin es führt
      hint           ein Tipp
      show           wie es geht
      again          alles zurückstellen
      table          den Tisch noch einmal zeichnen
      rules [{ $rule }]     die Regel hinter der Frage, oder die mit dieser Nummer
      next           weiter zum nächsten Schritt
      quit           gehen
lesson-done = Das war die Lektion. Spiel eine erste Partie: tatami play { $game } --bot level-1
