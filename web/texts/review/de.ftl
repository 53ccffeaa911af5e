# Replays and analysis

verdict-fair = Mischen bestätigt: Es passt zur Festlegung, die du erhalten hast, und enthält den Startwert deines Browsers.
verdict-consistent = Das Mischen ist stimmig: Es folgt aus dem Geheimnis des Servers und den Startwerten der Spielenden. Dieser Browser hat keine Festlegung erhalten und kann nicht sagen, ob das Geheimnis ausgetauscht wurde.
verdict-unfair = Mischen nicht bestätigt: Es folgt nicht aus dem Geheimnis und den Startwerten der Spielenden.
verdict-broken = Mischen nicht bestätigt: Das aufgedeckte Geheimnis passt nicht zur Festlegung, die du erhalten hast.
verdict-unsalted = Mischen nicht bestätigt: Der Startwert deines Browsers fehlt.
verdict-unknown = In dieser Partiedatei fehlen die Daten, um das Mischen zu prüfen.
first = Erste Stellung
play-on = Automatisch abspielen
moment = Stellung
see-as = Ansicht von
spectator = Zuschauenden
import-how = Wähle eine Partiedatei oder zieh sie hierher.
choose-file = Datei wählen
import-checked = Tatami spielt die Datei nach den Regeln nach und speichert sie nicht.
analysis = Analyse
analysis-running = Stellung { $done } von { $total } wird analysiert …
analysis-intro = Sieh dir die Gewinnchancen, die teuersten Züge und den Anteil des Glücks an.
analysis-more = Weitere teure Züge
move-number = Zug { $number }
copy-link = Link kopieren
analysis-depth = Tiefe
analysis-depth-quick = schnell
analysis-depth-normal = normal
analysis-depth-deep = tief
analysis-progress = Analysierte Stellungen
analysis-waits = { $count ->
    [one] 1 Analyse ist vor dir an der Reihe
   *[other] { $count } Analysen sind vor dir an der Reihe
}
analysis-cancel = Abbrechen
analysis-failed = Die Analyse ist fehlgeschlagen. Versuche es später noch einmal.
analysis-of = Züge von
analysis-limits = Gewinnchancen, mit je { $simulations } Simulationen geschätzt. Die Kurve kennt alle Karten; ein Zug wird danach beurteilt, was man dabei wissen konnte. ± ist der Standardfehler der Stichprobe. Die Suche kann eine Stellung auch falsch einschätzen.
graph = Gewinnchancen im Lauf der Partie
graph-at = Nach Zug { $number }:
judged-worse = Von { $before } auf { $after }: „{ $played }“ statt „{ $best }“.
judged-best = { $before } Gewinnchance. „{ $played }“ war der beste gefundene Zug.
judged-none = In dieser Stellung gab es keine Wahl.
judged-show = Auf dem Brett zeigen
worst-none = Kein Zug hat eindeutig etwas gekostet.
fork-seat = Spielen als
fork-here = Von hier spielen
fork-true = Gleiche Karten
fork-redealt = Andere Karten
fork-over = Hier ist die Partie schon zu Ende.
refused-no_analysis = Diese Analyse gibt es nicht mehr. Starte sie neu.
record-unreadable = Diese Partiedatei lässt sich nicht nachspielen.
