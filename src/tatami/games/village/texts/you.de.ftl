# Sentences about the reader: the message of the same name with “you” for a player. The attribute
# names the field that holds the reader’s seat. Everybody else reads the player’s name.

event-set-out-you =
    .seat = Die Stapel sind gemischt. Das erste Dorf zeigt { village }. Du beginnst.
event-laid-you =
    .seat = Du spielst { card } auf { $cell }.
event-due-you =
    .seat = { $next ->
        [none] Du musst das letzte Dorf auf { $cell } oder { $other } legen.
       *[other] Du musst Dörfer auf { $cell } und { $other } legen. Das nächste Dorf: { next-village }.
    }
event-founded-you =
    .seat = Du legst ein Dorf auf { $cell }. Es zeigt { village }.
event-stone-you =
    .seat = { $result ->
        [substitute] { $cell }: Du gewinnst { a-shape } mit Einfluss { $influence }. Der Vorrat ist leer, es gibt einen Ersatz.
       *[won] { $cell }: Du gewinnst { a-shape } mit Einfluss { $influence }.
    }
event-refilled-you =
    .seat = Du ziehst eine Karte. { $left ->
        [0] Dein Nachziehstapel ist leer.
        [one] 1 bleibt in deinem Nachziehstapel.
       *[other] { $left } bleiben in deinem Nachziehstapel.
    }
event-drew-you =
    .seat = Du ziehst { card }. { $left ->
        [0] Dein Nachziehstapel ist leer.
        [one] 1 bleibt in deinem Nachziehstapel.
       *[other] { $left } bleiben in deinem Nachziehstapel.
    }
event-skipped-you =
    .seat = Du hast keine Karten mehr und wirst übersprungen.

result-you = { $how ->
    [outright] Du gewinnst mit mindestens zwei Mehrheiten.
    [alone] Du gewinnst mit der einzigen Mehrheit.
    [counted] Du gewinnst mit den meisten Steinen der anderen beiden Formen.
    [aside] Du gewinnst: Die Zählung endet im Gleichstand, und die zur Seite gelegten Steine entscheiden.
   *[total] Du gewinnst mit den meisten Steinen, denn niemand hat eine Mehrheit.
}
result-shared-you = Du teilst dir den Sieg mit { $others }.
end-helmets-you =
    .winner = Der letzte Helm verließ den Vorrat.{ also } { result-you }
    .shared = Der letzte Helm verließ den Vorrat.{ also } { result-shared-you }
end-buddhas-you =
    .winner = Der letzte Buddha verließ den Vorrat.{ also } { result-you }
    .shared = Der letzte Buddha verließ den Vorrat.{ also } { result-shared-you }
end-rice-you =
    .winner = Das letzte Reisfeld verließ den Vorrat.{ also } { result-you }
    .shared = Das letzte Reisfeld verließ den Vorrat.{ also } { result-shared-you }
end-villages-you =
    .winner = Das letzte Dorf verließ den Stapel.{ also } { result-you }
    .shared = Das letzte Dorf verließ den Stapel.{ also } { result-shared-you }
end-cards-you =
    .winner = Alle haben ihre letzte Karte gespielt.{ also } { result-you }
    .shared = Alle haben ihre letzte Karte gespielt.{ also } { result-shared-you }
end-stuck-you =
    .winner = Kein freier Platz grenzte mehr an ein Dorf.{ also } { result-you }
    .shared = Kein freier Platz grenzte mehr an ein Dorf.{ also } { result-shared-you }

count-majority-you =
    .seat = Du hast die Mehrheit der { shapes }, mit { $stones }.
count-out-you =
    .seat = Du hast keine Mehrheit und scheidest aus.
count-outright-you =
    .seat = Du hast { $stones } Mehrheiten und gewinnst.
count-set-aside-you =
    .seat = Du legst { shape-count } zur Seite und zählst { $counted ->
        [one] 1 anderen Stein
       *[other] { $counted } andere Steine
    }.
count-alone-you =
    .seat = Du hast die einzige Mehrheit und gewinnst, egal was die Zählung ergibt.
count-wins-you =
    .seat = Du zählst die meisten Steine und gewinnst.
count-wins-aside-you =
    .seat = Du hast die meisten Steine zur Seite gelegt und gewinnst.
count-total-you =
    .seat = { $stones ->
        [one] Niemand hat eine Mehrheit: Du zählst 1 Stein.
       *[other] Niemand hat eine Mehrheit: Du zählst { $stones } Steine.
    }
count-wins-total-you =
    .seat = Du hast die meisten Steine und gewinnst.
count-shared-you =
    .seat = Du liegst weiter gleichauf und teilst dir den Sieg.
