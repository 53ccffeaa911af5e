link-open = { $count ->
    [0] La partie va commencer. Regardez-la en direct.
    [one] 1 place libre. Rejoignez la table.
   *[other] { $count } places libres. Rejoignez la table.
}
link-running = Une partie en cours. Regardez-la en direct.
link-over = La partie est finie. Revoyez-la coup par coup.
link-won = { $count ->
    [one] { $players } a gagné. Revoyez la partie coup par coup.
   *[other] { $players } ont gagné ensemble. Revoyez la partie coup par coup.
}
