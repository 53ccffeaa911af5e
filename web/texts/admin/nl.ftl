# The page for administrators

admin = Beheer
admin-overview = Overzicht
admin-people = Mensen
admin-tables = Tafels
admin-reports = Meldingen
admin-invitations = Uitnodigingen
admin-log = Logboek
admin-search = Zoeken
admin-search-people = Deel van een naam, of een spelers-ID
admin-search-tables = Tafel-ID, spel of naam van een speler
admin-none = Niets gevonden.
admin-done = Gedaan.
admin-cancel = Annuleren
admin-account = Account
admin-guest = Gast
admin-administrator = Beheerder
admin-seen = laatst gezien op { $date }
admin-table-count = { $count ->
    [one] 1 tafel
   *[other] { $count } tafels
}
admin-suspended = Geschorst: { $reason }
admin-suspended-until = Geschorst tot { $date }: { $reason }
act-suspend = Schorsen
act-lift = Schorsing opheffen
act-reset-link = Wachtwoordlink
act-reset-password = Tijdelijk wachtwoord
act-delete = Verwijderen
act-grant = Tot beheerder maken
act-revoke = Beheerrol intrekken
act-close = Tafel sluiten
act-quarantine = Tafel stilzetten
act-release = Tafel vrijgeven
act-resolve = Afhandelen
act-invite = Link maken
act-uninvite = Uitnodiging intrekken
act-on = { $act }: { $name }
about-suspend = Deze persoon kan kijken, maar niet spelen of chatten, en ziet je reden.
about-reset-link = De link werkt één keer en vervalt na een dag. Tot iemand hem gebruikt, werkt het oude wachtwoord nog.
about-reset-password = Het oude wachtwoord vervalt meteen en alle apparaten worden uitgelogd.
about-delete = Account, ratings en chat worden voorgoed verwijderd. Partijen met anderen blijven, zonder de naam.
about-grant = Beheerders kunnen alles op deze pagina.
about-revoke = Het account blijft, maar kan deze pagina niet meer openen.
about-close = De partij eindigt zonder winnaar en telt niet voor de rating. De spelers zien je reden.
about-quarantine = Niemand kan deze tafel zien of eraan spelen tot je hem vrijgeeft.
about-resolve = Wat je hebt besloten, voor het logboek.
field-reason = Reden
field-decision = Besluit
field-days = Dagen (leeg laten: onbeperkt)
field-uses = Accounts
field-note = Notitie
field-password = Je wachtwoord
field-status = Status
secret-once = Kopieer dit nu. Het wordt niet nog eens getoond.
status-all = Alle
status-open = Open
status-running = Bezig
status-over = Afgelopen
status-quarantine = Stilgezet of beschadigd
table-status = { $status ->
    [open] open
    [running] bezig
    [over] afgelopen
    [away] verhuisd
   *[other] { $status }
}
table-stopped = Stilgezet: { $reason }
table-nobody = niemand
reports-none = Geen open meldingen.
report-head = Tafel { $table }, { $date }
report-why = Reden: { $reason }
report-suspend = Auteur schorsen
invitations-about = Als registreren alleen op uitnodiging kan, maken mensen met zo’n link een account.
invitations-none = Geen uitnodigingen.
invitation-left = { $count ->
    [one] nog 1 account
   *[other] nog { $count } accounts
}
invitation-until = tot { $date }
log-none = Nog niets.
log-older = Ouder
log-deleted = (verwijderd account)
log-act = { $act ->
    [grant] Tot beheerder gemaakt
    [revoke] Beheerrol ingetrokken
    [person-suspend] Geschorst
    [person-lift] Schorsing opgeheven
    [person-reset-link] Wachtwoordlink gemaakt
    [person-reset-password] Tijdelijk wachtwoord ingesteld
    [person-delete] Persoon verwijderd
    [table-close] Tafel gesloten
    [table-quarantine] Tafel stilgezet
    [table-release] Tafel vrijgegeven
    [report-resolve] Melding afgehandeld
    [invitation-create] Uitnodiging gemaakt
    [invitation-revoke] Uitnodiging ingetrokken
   *[other] { $act }
}
now-servers = Servers
now-database = Database
now-limits = Limieten
now-version = Versie
now-since = Sinds
now-people = Mensen online
now-running = Lopende partijen
now-memory = Tafels in het geheugen
now-workers = Botprocessen
now-waiting = Wachtende bots
now-lag = Vertraging van de event loop
now-writes = Laatste schrijfactie
now-writes-good = in orde
now-seconds-ago = { $count } s geleden
now-disk = Vrije schijfruimte
now-disk-of = { $free } van { $total } GB
now-accounts = Accounts
now-guests = Gasten die aan een tafel zaten
now-tables = Tafels
now-tables-of = { $open } open, { $running } bezig, { $over } afgelopen
now-stopped = Stilgezet of beschadigd
now-limited = Afgeremd in het afgelopen uur
now-refused = Geweigerd sinds de start
now-nothing = niets
now-settings-about = De instellingen staan in tatami.toml; docs/hosting.md legt ze uit.
refused-admin = { $key ->
    [person] Deze persoon bestaat niet.
    [guest] Deze persoon is een gast en heeft geen account.
    [administrator] Deze persoon is beheerder. Trek die rol eerst in.
    [not-administrator] Deze persoon is geen beheerder.
    [not-suspended] Deze persoon is niet geschorst.
    [past] Het einde moet in de toekomst liggen.
    [reason] Geef een reden.
    [table] Deze tafel is niet te vinden of te lezen.
    [over] Deze tafel is al afgelopen.
    [not-quarantined] Deze tafel staat niet stil.
    [report] Deze melding is al afgehandeld.
    [uses] Een uitnodiging geldt voor 1 tot 1000 accounts.
    [invitation] Deze uitnodiging bestaat niet.
   *[other] Dat kan nu niet. Laad de pagina opnieuw.
}
