# compiled with mypyc
"""A neural network that looks at every player of a table in the same way, and chooses actions.

The same layers see each player beside the viewer and the table. What they find of the others, on
average and at most, goes into two more layers. An action that names a player is judged by what was
found of this player, so the network need not learn for every seat alone whom to attack.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from tatami.engine.action_network import (
    ActionNetwork,
    Inputs,
    Layer,
    OutputLayer,
    cut,
    rows_of,
    zeros,
)

WHOLE_TABLE: Final = -1
"""The owner of an input that belongs to no player."""
LARGEST: Final = 10.0
"""Inputs count as at most so far from their mean, in spreads, as they do in training."""


class PlayerNetwork(ActionNetwork):
    owners: vec[i64]
    """By input: the player it belongs to, counted from the viewer, or the whole table."""
    rows: vec[i64]
    """By input: its row in the weights of its owner."""
    means: vec[float]
    scales: vec[float]
    """By input: what is taken from the number, and by what the rest is multiplied."""
    absent: vec[float]
    """By input: what the number 0 becomes."""
    each: i64
    """Inputs of each player."""
    common: i64
    """Inputs of the viewer and the table together, and the number of players."""
    most: i64
    targets: i64
    """The first of the actions that name a player."""
    actions: i64
    places: vec[float]
    """For each player, a number for each unit: the seat's part in the first layer."""
    player: Layer
    around: Layer
    player_2: Layer
    whole: Layer
    whole_2: Layer
    out: OutputLayer
    target: Layer
    target_around: Layer
    target_out: OutputLayer
    of_players: list[Inputs]
    of_all: Inputs
    inputs: Inputs
    unseen: vec[float]
    """The first layer of all players where every number is 0."""
    unseen_around: vec[float]
    unseen_whole: vec[float]
    hidden: vec[float]
    beside: vec[float]
    found: vec[float]
    """What was found of each player, one after the other."""
    units: vec[float]
    more_units: vec[float]
    aims: vec[float]
    is_aiming: bool
    """`aims` begins with what the layers found of the table, for the actions that name a player."""

    def __init__(self, stored: dict[str, Any]) -> None:
        layers: dict[str, Any] = stored["layers"]
        players: list[list[int]] = stored["players"]
        table: list[int] = stored["table"]
        self.means = vec[float]([float(one) for one in stored["means"]])
        self.scales = vec[float]([1.0 / float(one) for one in stored["spreads"]])
        self.owners, self.rows = owners_of(players, table, len(self.means))
        self.absent = vec[float](
            [
                within_range(-mean * scale)
                for mean, scale in zip(self.means, self.scales, strict=True)
            ]
        )
        self.most = len(players)
        self.each = len(players[0])
        self.common = self.each + len(table) + 1
        self.targets = int(stored["targets"])
        self.places = rows_of(layers["place"])
        self.player = Layer(layers["player"])
        self.around = Layer(layers["around"])
        self.player_2 = Layer(layers["player_2"])
        self.whole = Layer(layers["whole"])
        self.whole_2 = Layer(layers["whole_2"])
        self.out = OutputLayer(layers["out"])
        self.target = Layer(layers["target"])
        self.target_around = Layer(layers["target_around"])
        self.target_out = OutputLayer(layers["target_out"])
        self.actions = len(self.out.biases) - 1
        half, wide = self.player.units, self.whole.units
        self.of_players = [Inputs(self.each) for _ in players]
        self.of_all = Inputs(self.common)
        self.inputs = Inputs(max(self.common + 2 * half, wide))
        self.hidden = zeros(half)
        self.beside = zeros(half)
        self.found = zeros(half * self.most)
        self.units = zeros(wide)
        self.more_units = zeros(wide)
        self.aims = zeros(half)
        self.is_aiming = False
        self.unseen = self.places[:]
        self.unseen_around = self.around.biases[:]
        self.unseen_whole = self.whole.biases[:]
        self.note_unseen()

    def note_unseen(self) -> None:
        """Compute the first layers for an observation of zeros, once."""
        half = self.player.units
        zero = Inputs(len(self.means))
        for player in range(self.most):
            for unit in range(half):
                self.unseen[player * half + unit] += self.player.biases[unit]
            zero.n = 0
            for i in range(i64(len(self.owners))):
                if self.owners[i] == player:
                    zero.add(self.rows[i], self.absent[i])
            self.player.add(zero, self.unseen, player * half)
        zero.n = 0
        for i in range(i64(len(self.owners))):
            if self.owners[i] <= 0:
                zero.add(self.common_row(i), self.absent[i])
        self.around.add(zero, self.unseen_around)
        self.whole.add(zero, self.unseen_whole)

    def common_row(self, column: i64) -> i64:
        """The row of an input of the viewer or of the table in the layers that see both."""
        if self.owners[column] == WHOLE_TABLE:
            return self.each + self.rows[column]
        return self.rows[column]

    def look(self, seen: vec[u8], columns: vec[i64], seats: i64) -> None:
        self.read(seen, columns, seats)
        half = self.player.units
        for unit in range(half):
            self.beside[unit] = self.unseen_around[unit]
        self.around.add(self.of_all, self.beside)
        for player in range(seats):
            self.look_at(player)
        self.look_at_all(seats)
        self.is_aiming = False

    def read(self, seen: vec[u8], columns: vec[i64], seats: i64) -> None:
        """Sort the numbers that are not 0 by what they belong to."""
        of_all = self.of_all
        of_all.n = 0
        for player in range(seats):
            self.of_players[player].n = 0
        number: i64 = 0
        column: i64 = 0
        owner: i64 = 0
        value = 0.0
        for i in range(i64(len(columns))):
            number = i64(seen[i])
            if number != 0:
                column = columns[i]
                owner = self.owners[column]
                value = within_range((float(number) - self.means[column]) * self.scales[column])
                value -= self.absent[column]
                if owner != WHOLE_TABLE:
                    self.of_players[owner].add(self.rows[column], value)
                if owner <= 0:
                    of_all.add(self.common_row(column), value)
        of_all.add(self.common - 1, float(seats) / float(self.most))

    def look_at(self, player: i64) -> None:
        half = self.player.units
        hidden = self.hidden
        at = player * half
        for unit in range(half):
            hidden[unit] = self.unseen[at + unit] + self.beside[unit]
        self.player.add(self.of_players[player], hidden)
        cut(hidden, 0, half)
        inputs = self.inputs
        inputs.n = 0
        inputs.add_units(hidden, 0, half, 0)
        found = self.found
        for unit in range(half):
            found[at + unit] = self.player_2.biases[unit]
        self.player_2.add(inputs, found, at)
        cut(found, at, half)

    def look_at_all(self, seats: i64) -> None:
        half = self.player.units
        inputs = self.inputs
        of_all = self.of_all
        inputs.n = 0
        for i in range(of_all.n):
            inputs.add(of_all.rows[i], of_all.values[i])
        for unit in range(half):
            total = 0.0
            largest = 0.0
            for player in range(i64(1), seats):
                value = self.found[player * half + unit]
                total += value
                if value > largest:
                    largest = value
            if total != 0.0:
                inputs.add(self.common + unit, total / float(seats - 1))
                inputs.add(self.common + half + unit, largest)
        units = self.units
        for unit in range(self.whole.units):
            units[unit] = self.unseen_whole[unit]
        self.whole.add(inputs, units)
        cut(units, 0, self.whole.units)
        inputs.n = 0
        inputs.add_units(units, 0, self.whole.units, 0)
        self.whole_2.compute(inputs, self.more_units)

    def output(self, place: i64) -> float:
        player = place - self.targets
        if 0 <= player < self.most:
            return self.output_for(player)
        return self.out.output(self.more_units, place)

    def output_for(self, player: i64) -> float:
        """The number for the action that names this player."""
        half = self.player.units
        inputs = self.inputs
        if not self.is_aiming:
            self.is_aiming = True
            inputs.n = 0
            inputs.add_units(self.more_units, 0, self.whole_2.units, 0)
            for unit in range(half):
                self.aims[unit] = self.target.biases[unit] + self.target_around.biases[unit]
            self.target_around.add(inputs, self.aims)
        hidden = self.hidden
        for unit in range(half):
            hidden[unit] = self.aims[unit]
        inputs.n = 0
        inputs.add_units(self.found, player * half, half, 0)
        self.target.add(inputs, hidden)
        cut(hidden, 0, half)
        return self.target_out.output(hidden, 0)

    def value(self) -> float:
        return self.out.output(self.more_units, self.actions)


def within_range(value: float) -> float:
    if value > LARGEST:
        return LARGEST
    if value < -LARGEST:
        return -LARGEST
    return value


def owners_of(players: list[list[int]], table: list[int], inputs: int) -> tuple[vec[i64], vec[i64]]:
    """Whom each input belongs to, and its row there."""
    owners = dict.fromkeys(table, WHOLE_TABLE)
    rows = {column: row for row, column in enumerate(table)}
    for player, columns in enumerate(players):
        owners |= dict.fromkeys(columns, player)
        rows |= {column: row for row, column in enumerate(columns)}
    assert len(owners) == inputs, "every input belongs to a player or to the table"
    found_owners = vec[i64]()
    found_rows = vec[i64]()
    for column in range(inputs):
        found_owners = append(found_owners, i64(owners[column]))
        found_rows = append(found_rows, i64(rows[column]))
    return found_owners, found_rows
