# Sentences about the reader: the message of the same name with “you” for a player. The attribute
# names the field that holds the reader’s seat. Everybody else reads the player’s name.

event-set-out-you =
    .seat = Die Stapel sind gemischt. Das erste Dorf zeigt { village }; du beginnst.
event-laid-you =
    .seat = Du spielst { card } auf { $cell }.
event-due-you =
    .seat = { $next ->
        [none] Du darfst das letzte Dorf auf { $cell } oder { $other } legen.
       *[other] Du legst Dörfer auf { $cell } und { $other }. Das nächste zeigt { next-village }.
    }
event-founded-you =
    .seat = Du legst ein Dorf auf { $cell }, es zeigt { village }.
event-stone-you =
    .seat = { $result ->
        [substitute] Dorf { $cell }: Du gewinnst { a-shape } mit { $influence }. Der Vorrat ist leer, es gibt einen Ersatz.
       *[won] Dorf { $cell }: Du gewinnst { a-shape } mit { $influence }.
    }
event-refilled-you =
    .seat = Du ziehst eine Karte; { $left ->
        [0] dein Stapel ist leer.
        [one] eine bleibt in deinem Stapel.
       *[other] { $left } bleiben in deinem Stapel.
    }
event-drew-you =
    .seat = Du ziehst { card }; { $left ->
        [0] dein Stapel ist leer.
        [one] eine bleibt in deinem Stapel.
       *[other] { $left } bleiben in deinem Stapel.
    }
event-skipped-you =
    .seat = Du hast keine Karten mehr und wirst übersprungen.

result-you = { $how ->
    [outright] Du gewinnst sofort, mit der Mehrheit in mindestens zwei Formen.
    [alone] Du gewinnst mit der einzigen Mehrheit.
    [counted] Du gewinnst mit den meisten Steinen der beiden anderen Formen.
    [aside] Du gewinnst: Es steht gleich, und die zur Seite gelegten Steine entscheiden.
   *[total] Du gewinnst mit den meisten Steinen insgesamt, denn niemand hat eine Mehrheit.
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
    .winner = Das letzte Dorf wurde vom Stapel genommen.{ also } { result-you }
    .shared = Das letzte Dorf wurde vom Stapel genommen.{ also } { result-shared-you }
end-cards-you =
    .winner = Alle haben ihre letzte Karte gelegt.{ also } { result-you }
    .shared = Alle haben ihre letzte Karte gelegt.{ also } { result-shared-you }
end-stuck-you =
    .winner = Neben keinem Dorf war noch ein Platz frei.{ also } { result-you }
    .shared = Neben keinem Dorf war noch ein Platz frei.{ also } { result-shared-you }

count-majority-you =
    .seat = Du hast die Mehrheit an { shapes }, mit { $stones }.
count-out-you =
    .seat = Du hast keine Mehrheit und scheidest aus.
count-outright-you =
    .seat = Du hast { $stones } Mehrheiten und gewinnst sofort.
count-set-aside-you =
    .seat = Du legst { $stones } { shapes-accusative } zur Seite und zählst { $counted } andere Steine.
count-alone-you =
    .seat = Du hast die einzige Mehrheit und gewinnst, wie auch gezählt wird.
count-wins-you =
    .seat = Du zählst die meisten Steine und gewinnst.
count-wins-aside-you =
    .seat = Du hast die meisten zur Seite gelegt und gewinnst.
count-total-you =
    .seat = { $stones ->
        [one] Niemand hat eine Mehrheit: Du zählst 1 Stein.
       *[other] Niemand hat eine Mehrheit: Du zählst alle { $stones } Steine.
    }
count-wins-total-you =
    .seat = Du hast die meisten Steine und gewinnst.
count-shared-you =
    .seat = Du stehst immer noch gleich und teilst den Sieg.
