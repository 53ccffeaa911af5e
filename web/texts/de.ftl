# Der Browser

tagline = Vier Samurai-Brettspiele, mit Freunden oder Bots
language = Sprache
theme = Darstellung
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
games = Spiele
players-exactly = { $count } Personen
players-range = { $least } bis { $most } Personen
minutes = { $count } Minuten
play-against = Jetzt spielen gegen
play-now = Jetzt spielen
play-now-game = Jetzt spielen: { $game }
with-friends = Tisch mit Freunden
with-friends-game = Tisch mit Freunden: { $game }
rules = Regeln
continue = Weiterspielen
continue-go = Weiter
open-tables = Offene Tische
open-tables-none = An keinem offenen Tisch wartet jemand. Eröffne selbst einen.
join = Mitspielen
replays = Partien zum Nachsehen
watch = Ansehen
import-record = Eine Partie öffnen
unofficial = Tatami ist inoffiziell und unabhängig von den Autoren und Verlagen der Spiele, denen wir dafür danken.

table-of = { $game }: ein Tisch mit Freunden
your-name = Dein Name
players = Personen
clock = Uhr
clock-none = Ohne Uhr
clock-live = Minuten für die ganze Partie
clock-days = Tage für jeden Zug
clock-minutes = Minuten je Person, mit 10 Sekunden mehr je Zug
clock-days-each = Tage für jeden Zug
at-zero = Wenn die Zeit um ist
at-zero-bot = Ein Bot spielt weiter
at-zero-lose = Die Partie ist verloren
clock-left-days = { $days } T { $hours } Std
time-left = Verbleibende Zeit
table-public = Alle dürfen diesen Tisch sehen und mitspielen
table-rules = Regeln dieses Tisches
open-table = Den Tisch eröffnen
guest = Gast

to-home = Zur Startseite
close = Schließen
menu = Menü
loading = Einen Augenblick …
cannot-load = Das ließ sich nicht laden. Prüfe die Verbindung und versuche es noch einmal.
nowhere = Unter dieser Adresse ist nichts.
no-table = Diesen Tisch gibt es nicht.
reconnecting = Die Verbindung ist unterbrochen. Wir versuchen es weiter; nichts vom Spiel ist verloren.

seats = Wer an diesem Tisch sitzt
seat-free = Ein freier Platz
you = du
bot = Bot { $name }
bot-random = Bot, zufällig
bot-greedy = Bot, gierig
bot-of-level = Bot, Stufe { $level }
level = { $level ->
    [1] Stufe 1, Neuling
    [2] Stufe 2, Lehrling
    [3] Stufe 3, gemütlich
    [4] Stufe 4, besonnen
    [5] Stufe 5, geübt
    [6] Stufe 6, stark
    [7] Stufe 7, kundig
    [8] Stufe 8, Meister
   *[other] Stufe { $level }
}
bot-plays = ein Bot spielt
bot-plays-for-you = Ein Bot spielt für dich.
won = gewinnt
to-move = am Zug
the-game = Das Spiel
watching = Du siehst zu
watching-count = { $count ->
    [one] eine Person sieht zu
   *[other] { $count } sehen zu
}
watching-too = { $count ->
    [one] und noch jemand
   *[other] und { $count } andere
}
asked-of-you = Was gefragt ist
your-turn = Du bist am Zug.
waits-for = { $player } ist am Zug.
waits-secret = Der Tisch wartet auf eine Antwort.
point-at = Zeig auf deine Wahl, oder tippe sie.
typed-move = Einen Zug tippen
play-it = Spielen
rule = Regel { $rule }
choices = Möglichkeiten
choices-count = { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
choices-filter = Ein Teil davon
plain-board = Für dieses Spiel ist noch kein Brett gezeichnet: Hier steht alles, was du sehen kannst.

story = Was geschah
notation = Notation
look-back = Den Tisch in diesem Augenblick sehen
looking-back = Nach Zug { $number }
back-to-now = Zurück zu jetzt
step-back = Einen Schritt zurück
step-forward = Einen Schritt weiter
chat = Etwas sagen
send = Senden
sound = Ton
on = an
off = aus
yes = ja
no = nein
full-screen = Ganzer Bildschirm

log-chat = { $player }: { $text }
log-sit = { $player } setzt sich.
log-start = Das Spiel beginnt.
log-leave = { $player } geht.
log-resign = { $player } gibt auf.
log-time = Die Zeit von { $player } ist um.
log-offer-draw = { $player } bietet Remis an.
log-offer-undo = { $player } möchte einen Zug zurücknehmen.
log-answer = { $player } antwortet.
log-played-by = { $player } lässt einen Bot spielen: { $bot }.
log-taken-back = { $player } spielt wieder selbst.
log-rematch = Eine Revanche steht bereit.

take-back = Zurücknehmen
offer-draw = Remis anbieten
agree = Einverstanden
decline = Ablehnen
offer-waits = Die anderen müssen noch antworten.
let-bot-play = Einen Bot für mich spielen lassen
play-myself = Wieder selbst spielen
resign = Aufgeben
resign-sure = Wirklich aufgeben
leave-seat = Den Platz verlassen
standing-order = Von selbst antworten
order-none = Mich fragen

lobby = Wer spielt?
sit-here = Hier sitzen
seat-bot = Einen Bot dazu
bot-level = Bots
fill-with-bots = Mit Bots auffüllen und beginnen
invite = Einladen
invite-how = Wer diese Adresse öffnet, kann sich setzen.
invite-link = Adresse dieses Tisches
invite-qr = Die Adresse dieses Tisches als QR-Code
copy = Kopieren
copied = Kopiert

game-over = Das Spiel ist zu Ende.
end-resigned = { $winner } gewinnt: { $player } hat aufgegeben.
end-agreed = Remis, wie vereinbart.
end-time = { $winner } gewinnt: Die Zeit von { $player } ist um.
end-abandoned = Die Partie wurde abgebrochen.
rematch = Revanche
to-rematch = Zur Revanche
replay = Nachsehen
download-record = Partiedatei
verify = Austeilen prüfen
verdict-fair = Es wurde fair gegeben: Das Geheimnis ist das, was diesem Browser versprochen wurde, als du dich setztest, dein Salz ist darin, und der Startwert folgt aus beidem.
verdict-consistent = Das Geben geht auf: Der Startwert folgt aus dem Geheimnis und dem Salz der Spielenden. Dieser Browser saß nicht am Tisch, als es versprochen wurde, und kann nicht sagen, ob es dasselbe Versprechen war.
verdict-unfair = Das Geben geht nicht auf: Der Startwert folgt nicht aus dem Geheimnis und dem Salz.
verdict-broken = Nicht, was versprochen war: Das jetzt enthüllte Geheimnis ist nicht das, was diesem Browser versprochen wurde, als du dich setztest.
verdict-unsalted = Dein Salz fehlt: Es wurde ohne das gegeben, was dieser Browser dazugegeben hat.
verdict-unknown = In dieser Datei fehlt, was zum Prüfen des Austeilens nötig ist.
first = Zum Anfang
last = Zum Ende
pause = Pause
play-on = Von selbst abspielen
moment = Augenblick
see-as = Gesehen von
spectator = Zuschauer
import-how = Wähle eine Partiedatei, oder zieh sie hierher.
import-checked = Die Partie wird nachgespielt und an den Regeln geprüft; aufbewahrt wird sie nicht.

analysis = Analyse
analyse = Analysieren
analysis-depth = Tiefe
analysis-depth-quick = schnell
analysis-depth-normal = normal
analysis-depth-deep = tief
analysis-progress = Ausgearbeitete Momente
analysis-waits = { $count ->
    [one] eine Analyse kommt zuerst
   *[other] { $count } Analysen kommen zuerst
}
analysis-cancel = Abbrechen
analysis-failed = Die Analyse ist gescheitert. Bitte später noch einmal versuchen.
analysis-of = Entscheidungen von
analysis-limits = Anteile an einem Sieg, geschätzt mit je { $simulations } Simulationen. Die Kurve kennt alle Karten; Entscheidungen werden danach beurteilt, was ihr Spieler wissen konnte. ± ist der Standardfehler der Stichprobe: eigene Fehlurteile der Suche kommen hinzu.
graph = Geschätzter Anteil jedes Spielers im Lauf des Spiels
graph-at = Nach { $number } Zügen:
graph-table = Dasselbe als Tabelle
judged-at = { $player } stand bei { $before } ± { $error }.
judged-worse = { $played } war { $loss } ± { $error } weniger wert als { $best }.
judged-best = { $played }: nichts Besseres gefunden.
judged-none = In diesem Moment war nichts zu entscheiden.
judged-show = Zeigen
worst-better = { $played }; besser: { $best }
worst-none = Keine Entscheidung, die eindeutig etwas gekostet hat.
fork = Von diesem Moment an weiterspielen
fork-seat = Auf dem Platz von
fork-here = Von hier spielen
fork-true = Gleiche Karten
fork-redealt = Andere Karten
fork-over = In diesem Moment ist das Spiel zu Ende.
forked-true = Abgezweigt von einem anderen Spiel nach Zug { $moves }, mit denselben Karten. Ohne Wertung.
forked-redealt = Abgezweigt von einem anderen Spiel nach Zug { $moves }; verdeckte Karten wurden neu gegeben. Ohne Wertung.
hint = Hinweis
hint-best = Vielleicht { $move }: etwa { $share } ± { $error } eines Sieges.
hint-second = Etwa gleich gut: { $move }

rules-of = Regeln: { $game }
rules-english = Diese Regeln sind auf Englisch: Noch niemand hat sie übersetzt.

refused-offline = Du bist gerade nicht verbunden. Versuche es gleich noch einmal.
refused-look_again = Inzwischen ist etwas geschehen: Sieh noch einmal hin.
refused-going_down = Der Server startet neu: Versuche es gleich noch einmal.
refused-not_your_turn = Du bist nicht am Zug.
refused-revealed = Seitdem wurde Verborgenes aufgedeckt: Das lässt sich nicht zurücknehmen.
refused-nothing_to_undo = Du hast noch nicht gezogen.
refused-offer_open = Ein anderes Angebot ist offen.
refused-malformed = Das ist kein Zug dieses Spiels.

samourai-board = Das Brett, 11 mal 11
samourai-dragon = Drache
samourai-ibis = Ibis
samourai-sun = Sonne
samourai-sabre = Säbel
samourai-shiro = Shiro
samourai-anzen = Anzen
samourai-mekura = Mekura
samourai-selected = gewählt
samourai-target = kann hierher
samourai-can-move = kann ziehen
samourai-last = letzter Zug

zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-fit = Alles zeigen
village-field = Das Feld: mit den Pfeiltasten von Karte zu Karte
village-at = { $cell }: Dorf mit { $village }
village-lead = { $symbol }: { $player } führt mit { $influence }
village-no-lead = { $symbol }: niemand führt
village-scored = gewertet
village-free-sides = { $count ->
    [one] eine Seite frei
   *[other] { $count } Seiten frei
}
village-card-at = { $cell }: { $card } von { $player }
village-open = { $cell }: freies Feld
village-founds = eröffnet Dörfer auf { $cells }
village-completes = schließt { $cells } ab
village-due = { $cell }: Hier kommt ein Dorf hin

seven-table = Der Tisch: Pfeiltasten gehen, Punkt und Komma springen von Wahl zu Wahl
seven-village = Dorf von { $player }
seven-own = Dein Dorf
seven-target = Ziel
seven-lying = ausgelegt { $cards }
seven-nothing-lies = nichts ausgelegt
seven-in-front = vor dir: { $card }
seven-defence = Verteidigung { $count }
seven-rice = { $count } Reis
seven-in-hand = { $count } in der Hand
seven-known = bekannt: { $cards }
seven-points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
seven-pile = Stapel, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
seven-discard = Ablagestapel, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}, oben: { $card }
seven-discard-empty = Ablagestapel, leer
seven-discard-all = Im Ablagestapel: { $count }
seven-steps = Dieser Zug
seven-draw = ziehen
seven-play = spielen
seven-round = Runde { $round } von { $rounds }
seven-round-number = Runde { $round }
seven-sheet = Punkteblatt
seven-cards = Alle Karten
seven-total = Summe
seven-called = rief Sieben
seven-aims = Was jedem Farbenpaar bis sieben fehlt
seven-aim = { $one } und { $other }: { $cards } von 7{ $misfits ->
    [0] {""}
   *[other] , { $misfits } zurückzunehmen
}, { $points } wert
seven-of-seven = { $cards } von 7
seven-misfits = { $count } zurückzunehmen
seven-misfit = zurückzunehmen
seven-held = in der Hand: { $card }
seven-worth = wäre { $points } wert
seven-worth-now = jetzt { $points } wert
seven-lay-here = Hier auslegen
seven-pairs = Als Paar:
seven-choose-card = Wähle eine Karte deiner Hand.

honor-wall = Der Tisch: Pfeiltasten gehen von Platz zu Platz, der Punkt zur nächsten Wahl
honor-value-honor = Ehre
honor-value-ki = Ki: drei geben eine Aktion
honor-value-strength = Stärke: drei geben einen Würfel
honor-head-daimyo = Daimyo-Haus
honor-head-samurai = Samurai-Haus
honor-no-daimyo = kein Daimyo
honor-card = { $card }: Ehre { $honor }, Ki { $ki }, Stärke { $strength }
honor-house = { $house } von { $player }: Ehre { $honor }, Ki { $ki }, Stärke { $strength }
honor-house-none = { $house } von { $player }: kein Daimyo
honor-house-steal = ein Dieb kann nehmen: { $cards }
honor-house-risk = ein Attentäter hat zu { $chance } % Erfolg
honor-player = { $player }: { $honor } Ehre von { $target }, { $income } je Zug, { $hand } Handkarten, { $actions } Aktionen, { $attack } Würfel im Angriff, { $defence } in der Verteidigung
honor-of-target = { $honor } Ehre von { $target }, { $income } je Zug
honor-income = { $income } Ehre im nächsten eigenen Zug
honor-hand-size = { $hand } Handkarten
honor-allowance = { $actions } Aktionen durch { $ki } Ki
honor-attack-dice = greift mit { $attack } Würfeln an: Stärke { $strength } ohne die Burg
honor-defence-dice = verteidigt mit { $defence } Würfeln: Stärke { $strength }
honor-shogun = Shogun
honor-status-samurai = Samurai
honor-status-ronin = Ronin
honor-service-new = dient { $lord } ab dem nächsten Zug
honor-service-full = dient { $lord }
honor-service-notice = dient { $lord } bis zum nächsten eigenen Zug
honor-track = Ehre auf dem Weg zu { $target }
honor-middle = Die Mitte des Tisches
honor-turns = Zug { $turns } von { $limit }
honor-pile = { $count } Karten im Stapel
honor-discards = { $count } Karten abgelegt
honor-held = Unterwegs: { $card }
honor-shogun-free = Niemand ist Shogun: { $honor } Ehre je Zug warten
honor-shogun-held = { $player } ist Shogun: { $honor } Ehre je Zug
honor-roll-battle = Die Schlacht
honor-roll-assassin = Der Attentäter braucht { $needed }
honor-hand = Deine Hand
honor-actions = { $left ->
    [one] Noch 1 Aktion
   *[other] Noch { $left } Aktionen
}: { $ki } Ki geben { $allowance }, { $used } verbraucht
honor-actions-next = { $ki } Ki: { $allowance } Aktionen in deinem Zug
honor-discard-card = Ablegen …
honor-order = Gesicht zu wahren?
honor-answer = Deine Antwort wird gebraucht
honor-do-end = Zug beenden
honor-do-draw = Karte ziehen
honor-do-shogun = Shogun werden
honor-do-break = Bündnis brechen
honor-do-stop = Keine zweite Karte
honor-do-throw-away = Ablegen
honor-do-attack = Angreifen
honor-do-ally = Dienen
honor-do-dishonor = Entehren

# Benachrichtigungen

call-your-turn = Du bist am Zug
call-you-are-asked = Du wirst gefragt
call-game-over = Das Spiel ist zu Ende
call-to-rematch = Eine Revanche
notifications = Benachrichtigungen
refused-address = An diese Adresse können wir nichts schicken.
refused-not_sent = Der Brief ließ sich nicht verschicken. Prüfe die Adresse oder versuche es später.
refused-bad_link = Dieser Link ist abgeschnitten oder stammt von anderswo.
refused-no_channel = Das gibt es nicht mehr.
refused-slow_down = Zu oft: Versuche es in einer Weile wieder.

## Lektionen

learn = Lernen
learn-game = Lernen: { $game }
lesson-of = { $game }: erste Lektion
lesson-steps = Schritte der Lektion
lesson-step = Schritt { $number } von { $count }
lesson-done = Das war die Lektion: Du weißt genug für ein erstes Spiel.
lesson-again = Von vorn
step-done = erledigt
show-me = Zeig es mir
start-over = Neu beginnen
try-again = Noch einmal versuchen
once-more = Noch einmal
next-step = Weiter
live-board = Ein Brett zum Ausprobieren: { $name }
live-board-try = Wähle etwas und sieh, was es bewirkt.
