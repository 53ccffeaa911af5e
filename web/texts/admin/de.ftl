# The page for administrators

admin = Verwaltung
admin-overview = Überblick
admin-people = Personen
admin-tables = Tische
admin-reports = Meldungen
admin-invitations = Einladungen
admin-log = Protokoll
admin-search = Suchen
admin-search-people = Teil eines Namens oder eine Spieler-ID
admin-search-tables = Tisch-ID, Spiel oder Name
admin-none = Nichts gefunden.
admin-done = Erledigt.
admin-cancel = Abbrechen
admin-account = Konto
admin-guest = Gast
admin-administrator = Admin
admin-seen = zuletzt online { $date }
admin-table-count = { $count ->
    [one] 1 Tisch
   *[other] { $count } Tische
}
admin-suspended = Gesperrt: { $reason }
admin-suspended-until = Gesperrt bis { $date }: { $reason }
act-suspend = Sperren
act-lift = Sperre aufheben
act-reset-link = Passwort-Link
act-reset-password = Vorläufiges Passwort
act-delete = Löschen
act-grant = Admin-Rechte geben
act-revoke = Admin-Rechte entziehen
act-close = Tisch schließen
act-quarantine = Tisch anhalten
act-release = Tisch freigeben
act-resolve = Erledigen
act-invite = Link erstellen
act-uninvite = Einladung widerrufen
act-on = { $act }: { $name }
about-suspend = Die Person kann zusehen, aber nicht spielen oder chatten, und sieht deinen Grund.
about-reset-link = Der Link funktioniert einmal und läuft nach einem Tag ab. Bis er benutzt wird, gilt das alte Passwort weiter.
about-reset-password = Das alte Passwort gilt sofort nicht mehr, und alle Geräte werden abgemeldet.
about-delete = Konto, Wertungen und Chat werden endgültig gelöscht. Partien mit anderen bleiben, ohne den Namen.
about-grant = Mit Admin-Rechten kann man auf dieser Seite alles tun.
about-revoke = Das Konto bleibt, kann aber diese Seite nicht mehr öffnen.
about-close = Die Partie endet ohne Sieg und Wertung. Alle am Tisch sehen deinen Grund.
about-quarantine = Niemand kann diesen Tisch sehen oder daran spielen, bis du ihn freigibst.
about-resolve = Was du entschieden hast, für das Protokoll.
field-reason = Grund
field-decision = Entscheidung
field-days = Tage (leer lassen: unbegrenzt)
field-uses = Konten
field-note = Notiz
field-password = Dein Passwort
field-status = Status
secret-once = Kopiere das jetzt. Es wird nicht noch einmal angezeigt.
status-all = Alle
status-open = Offen
status-running = Laufend
status-over = Beendet
status-quarantine = Angehalten oder beschädigt
table-status = { $status ->
    [open] offen
    [running] läuft
    [over] beendet
    [away] umgezogen
   *[other] { $status }
}
table-stopped = Angehalten: { $reason }
table-nobody = niemand
reports-none = Keine offenen Meldungen.
report-head = Tisch { $table }, { $date }
report-why = Grund: { $reason }
report-suspend = Absender sperren
invitations-about = Ist für ein Konto eine Einladung nötig, registrieren sich neue Leute über diese Links.
invitations-none = Keine Einladungen.
invitation-left = { $count ->
    [one] noch 1 Konto
   *[other] noch { $count } Konten
}
invitation-until = bis { $date }
log-none = Noch nichts.
log-older = Ältere
log-deleted = (gelöschtes Konto)
log-act = { $act ->
    [grant] Admin-Rechte gegeben
    [revoke] Admin-Rechte entzogen
    [person-suspend] Gesperrt
    [person-lift] Sperre aufgehoben
    [person-reset-link] Passwort-Link erstellt
    [person-reset-password] Vorläufiges Passwort gesetzt
    [person-delete] Person gelöscht
    [table-close] Tisch geschlossen
    [table-quarantine] Tisch angehalten
    [table-release] Tisch freigegeben
    [report-resolve] Meldung erledigt
    [invitation-create] Einladung erstellt
    [invitation-revoke] Einladung widerrufen
   *[other] { $act }
}
now-servers = Server
now-database = Datenbank
now-limits = Grenzen
now-version = Version
now-since = Seit
now-people = Personen online
now-running = Laufende Partien
now-memory = Tische im Speicher
now-workers = Bot-Prozesse
now-waiting = Wartende Bots
now-lag = Verzögerung der Ereignisschleife
now-writes = Letzter Schreibvorgang
now-writes-good = in Ordnung
now-seconds-ago = vor { $count } s
now-disk = Freier Speicherplatz
now-disk-of = { $free } von { $total } GB
now-accounts = Konten
now-guests = Gäste, die an einem Tisch saßen
now-tables = Tische
now-tables-of = { $open } offen, { $running } laufend, { $over } beendet
now-stopped = Angehalten oder beschädigt
now-limited = In der letzten Stunde gebremst
now-refused = Seit dem Start abgelehnt
now-nothing = nichts
now-settings-about = Die Einstellungen stehen in tatami.toml; docs/hosting.md erklärt sie.
refused-admin = { $key ->
    [person] Diese Person gibt es nicht.
    [guest] Diese Person ist Gast und hat kein Konto.
    [administrator] Diese Person hat Admin-Rechte. Entziehe sie zuerst.
    [not-administrator] Diese Person hat keine Admin-Rechte.
    [not-suspended] Diese Person ist nicht gesperrt.
    [past] Das Ende muss in der Zukunft liegen.
    [reason] Gib einen Grund an.
    [table] Dieser Tisch ist nicht zu finden oder nicht lesbar.
    [over] Dieser Tisch ist schon beendet.
    [not-quarantined] Dieser Tisch ist nicht angehalten.
    [report] Diese Meldung ist schon erledigt.
    [uses] Eine Einladung gilt für 1 bis 1000 Konten.
    [invitation] Diese Einladung gibt es nicht.
   *[other] Das geht jetzt nicht. Lade die Seite neu.
}
