# Sentences about the reader: the message of the same name with “you” for a player. The attribute
# names the field that holds the reader’s seat. Everybody else reads the player’s name.

event-set-out-you =
    .seat = De stapels zijn geschud. Het eerste dorp toont { village }. Jij begint.
event-laid-you =
    .seat = Je speelt { card } op { $cell }.
event-due-you =
    .seat = { $next ->
        [none] Je moet het laatste dorp op { $cell } of { $other } leggen.
       *[other] Je moet dorpen leggen op { $cell } en { $other }. Het volgende toont { next-village }.
    }
event-founded-you =
    .seat = Je legt een dorp met { village } op { $cell }.
event-stone-you =
    .seat = { $result ->
        [substitute] { $cell }: je wint een { shape } met invloed { $influence }. De voorraad is op, er komt een vervanging.
       *[won] { $cell }: je wint een { shape } met invloed { $influence }.
    }
event-refilled-you =
    .seat = Je trekt een kaart. { $left ->
        [0] Je trekstapel is op.
        [one] Er ligt nog 1 kaart in je trekstapel.
       *[other] Er liggen nog { $left } kaarten in je trekstapel.
    }
event-drew-you =
    .seat = Je trekt { card }. { $left ->
        [0] Je trekstapel is op.
        [one] Er ligt nog 1 kaart in je trekstapel.
       *[other] Er liggen nog { $left } kaarten in je trekstapel.
    }
event-skipped-you =
    .seat = Je hebt geen kaarten meer en wordt overgeslagen.

result-you = { $how ->
    [outright] Je wint meteen, met minstens twee meerderheden.
    [alone] Je wint als enige met een meerderheid.
    [counted] Je wint met de meeste stenen van de andere twee vormen.
    [aside] Je wint: de telling is gelijk, en de opzijgelegde stenen beslissen.
   *[total] Je wint met de meeste stenen, want niemand heeft een meerderheid.
}
result-shared-you = Je deelt de overwinning met { $others }.
end-helmets-you =
    .winner = De laatste helm verliet de voorraad.{ also } { result-you }
    .shared = De laatste helm verliet de voorraad.{ also } { result-shared-you }
end-buddhas-you =
    .winner = De laatste boeddha verliet de voorraad.{ also } { result-you }
    .shared = De laatste boeddha verliet de voorraad.{ also } { result-shared-you }
end-rice-you =
    .winner = Het laatste rijstveld verliet de voorraad.{ also } { result-you }
    .shared = Het laatste rijstveld verliet de voorraad.{ also } { result-shared-you }
end-villages-you =
    .winner = Het laatste dorp verliet de stapel.{ also } { result-you }
    .shared = Het laatste dorp verliet de stapel.{ also } { result-shared-you }
end-cards-you =
    .winner = Iedereen heeft zijn laatste kaart gespeeld.{ also } { result-you }
    .shared = Iedereen heeft zijn laatste kaart gespeeld.{ also } { result-shared-you }
end-stuck-you =
    .winner = Geen vrije plek grensde nog aan een dorp.{ also } { result-you }
    .shared = Geen vrije plek grensde nog aan een dorp.{ also } { result-shared-you }

count-majority-you =
    .seat = Je hebt de meerderheid van de { shapes }, met { $stones }.
count-out-you =
    .seat = Je hebt geen meerderheid en ligt eruit.
count-outright-you =
    .seat = Je hebt { $stones } meerderheden en wint meteen.
count-set-aside-you =
    .seat = Je legt { shape-count } opzij en telt { $counted ->
        [one] 1 andere steen
       *[other] { $counted } andere stenen
    }.
count-alone-you =
    .seat = Je hebt als enige een meerderheid en wint, wat de telling ook is.
count-wins-you =
    .seat = Je telt de meeste stenen en wint.
count-wins-aside-you =
    .seat = Je hebt de meeste stenen opzijgelegd en wint.
count-total-you =
    .seat = { $stones ->
        [one] Niemand heeft een meerderheid: je telt 1 steen.
       *[other] Niemand heeft een meerderheid: je telt { $stones } stenen.
    }
count-wins-total-you =
    .seat = Je hebt de meeste stenen en wint.
count-shared-you =
    .seat = Je staat nog steeds gelijk en deelt de overwinning.
