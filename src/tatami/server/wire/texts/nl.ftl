link-open = { $count ->
    [0] De partij begint zo. Kijk live mee.
    [one] 1 vrije plek. Doe mee.
   *[other] { $count } vrije plekken. Doe mee.
}
link-running = Een lopende partij. Kijk live mee.
link-over = De partij is afgelopen. Bekijk hem zet voor zet.
link-won = { $count ->
    [one] { $players } heeft gewonnen. Bekijk de partij zet voor zet.
   *[other] { $players } hebben gewonnen. Bekijk de partij zet voor zet.
}
