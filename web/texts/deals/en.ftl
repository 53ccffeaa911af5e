# The deal of the day

deal-of-day = Deal of the day
deal-about = Today everybody gets the same cards and seat, against the same bots. You have one try. Then you see how the others played.
deal-closes = Open until { $time }
deal-setup = { $seats } players. Opponents: { $bot }
deal-play = Play the deal
deal-play-game = Play the deal: { $game }
deal-continue = Continue
deal-results = Compare results
deal-results-of = Deal of the day: { $game }
deal-yesterday = Yesterday’s deal
deal-own = { $players ->
    [1] You are the only one so far. Come back later to compare.
   *[other] You are number { $rank } of { $players } and beat { $share } of the others.
}
deal-best = Best results
deal-rank = Rank
deal-player = Player
deal-won = Victory
deal-points = Points
deal-match-points = Match points
deal-match-points-about = Match points are the share of other results that yours beats. A tie counts as half.
deal-moves = Accuracy
deal-moves-about = Accuracy: how often the analysis finds no clearly better move. Next to it: how much the moves lowered the winning chances. Cards, dice and other players do not count.
deal-own-moves = { $players ->
    [1] Your accuracy is { $accuracy }. Your moves changed your winning chances by { $change }.
   *[other] Your accuracy is { $accuracy }: higher than that of { $share } of the others. Your moves changed your winning chances by { $change }.
}
deal-judging = The moves are still being analyzed. This page updates automatically.
deal-parted = Diverged at move
deal-nobody = Deleted player
deal-you = you
deal-decisions = Where you chose differently
deal-decisions-none = Nobody has chosen differently in the same position yet.
deal-after = Move { $number }
deal-chose = { $count ->
    [1] 1 player, match points: { $points }
   *[other] { $count } players, average match points: { $points }
}
deal-your-table = View your game
deal-none = Nobody played this deal.

# Duplicate

duplicate = Duplicate deals
duplicate-about = Several tables play the same deals. You are compared with people who had your cards in your seat. So the luck of the deal does not count.
duplicate-create = Create deals
duplicate-game = Game
duplicate-deals = Deals
duplicate-seats = Players per table
duplicate-share = Share this link. Every group creates its own tables.
duplicate-deal = Deal { $number }
duplicate-new = Not played yet. You’ll see the results when you finish it.
duplicate-running = You are playing this deal.
duplicate-open = Create table
duplicate-open-deal = Create a table for deal { $number }
duplicate-continue = Go to table
duplicate-seat = Seat { $number }
duplicate-totals = Standings
duplicate-totals-about = Average match points over the deals that you have finished.
duplicate-played = Deals played

refused-no_deal = This game has no deal of the day. Choose another game.
refused-no_duplicate = This set of deals doesn’t exist. Check the link.
duplicate-moves = By accuracy
