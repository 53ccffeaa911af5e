# Sentences about the reader: the message of the same name with “you” for a player. The attribute
# names the field that holds the reader’s seat. Everybody else reads the player’s name.

event-set-out-you =
    .seat = De stapels zijn geschud. Het eerste dorp toont { village }; jij begint.
event-laid-you =
    .seat = Je speelt { card } op { $cell }.
event-due-you =
    .seat = { $next ->
        [none] Je mag het laatste dorp op { $cell } of { $other } leggen.
       *[other] Je legt dorpen op { $cell } en { $other }. Het volgende toont { next-village }.
    }
event-founded-you =
    .seat = Je legt een dorp op { $cell }: { village }.
event-stone-you =
    .seat = { $result ->
        [substitute] Dorp { $cell }: je wint een { shape } met { $influence }. De voorraad is op, er komt een vervanging.
       *[won] Dorp { $cell }: je wint een { shape } met { $influence }.
    }
event-refilled-you =
    .seat = Je trekt een kaart; { $left ->
        [0] je stapel is op.
        [one] er ligt nog één kaart in je stapel.
       *[other] er liggen nog { $left } kaarten in je stapel.
    }
event-drew-you =
    .seat = Je trekt { card }; { $left ->
        [0] je stapel is op.
        [one] er ligt nog één kaart in je stapel.
       *[other] er liggen nog { $left } kaarten in je stapel.
    }
event-skipped-you =
    .seat = Je hebt geen kaarten meer en wordt overgeslagen.

result-you = { $how ->
    [outright] Je wint meteen, met de meerderheid in minstens twee vormen.
    [alone] Je wint als enige met een meerderheid.
    [counted] Je wint met de meeste stenen van de andere twee vormen.
    [aside] Je wint: de telling is gelijk en de opzijgelegde stenen beslissen.
   *[total] Je wint met de meeste stenen in totaal, want niemand heeft een meerderheid.
}
result-shared-you = Je deelt de zege met { $others }.
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
    .winner = Het laatste dorp werd van de stapel genomen.{ also } { result-you }
    .shared = Het laatste dorp werd van de stapel genomen.{ also } { result-shared-you }
end-cards-you =
    .winner = Iedereen legde de laatste kaart.{ also } { result-you }
    .shared = Iedereen legde de laatste kaart.{ also } { result-shared-you }
end-stuck-you =
    .winner = Naast geen enkel dorp was nog plaats.{ also } { result-you }
    .shared = Naast geen enkel dorp was nog plaats.{ also } { result-shared-you }

count-majority-you =
    .seat = Je hebt de meerderheid in { shapes }, met { $stones }.
count-out-you =
    .seat = Je hebt geen meerderheid en doet niet mee voor de zege.
count-outright-you =
    .seat = Je hebt { $stones } meerderheden en wint meteen.
count-set-aside-you =
    .seat = Je legt { $stones } { shapes } opzij en telt { $counted } andere stenen.
count-alone-you =
    .seat = Je hebt als enige een meerderheid en wint, wat de telling ook is.
count-wins-you =
    .seat = Je telt de meeste stenen en wint.
count-wins-aside-you =
    .seat = Je hebt de meeste opzijgelegd en wint.
count-total-you =
    .seat = { $stones ->
        [one] Niemand heeft een meerderheid: je telt 1 steen.
       *[other] Niemand heeft een meerderheid: je telt alle { $stones } stenen.
    }
count-wins-total-you =
    .seat = Je hebt de meeste stenen en wint.
count-shared-you =
    .seat = Je staat nog steeds gelijk en deelt de zege.
