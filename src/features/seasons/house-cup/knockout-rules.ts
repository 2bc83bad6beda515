export interface KnockoutGame {
  /** Earliest first, by the caller. */
  winner: number;
  loser: number;
}

/**
 * Who came where in a knock-out, from its games in their order. Whoever never lost comes first; then it counts how many
 * games a team won before it lost, and then how many of the games for places. Level teams share a place: the losers of two
 * semi-finals without a game for the third place are both third.
 */
export function knockoutPlaces(games: readonly KnockoutGame[]): Map<number, number> {
  const records = new Map<number, Progress>();
  const recordOf = (team: number) => {
    const found = records.get(team) ?? { team, isBeaten: false, wins: 0, afterwards: 0 };
    records.set(team, found);
    return found;
  };
  for (const game of games) {
    const [winner, loser] = [recordOf(game.winner), recordOf(game.loser)];
    if (winner.isBeaten) winner.afterwards += 1;
    else winner.wins += 1;
    loser.isBeaten = true;
  }
  const teams = [...records.values()];
  return new Map(teams.map((one) => [one.team, 1 + teams.filter((other) => isAhead(other, one)).length]));
}

interface Progress {
  team: number;
  isBeaten: boolean;
  wins: number;
  afterwards: number;
}

function isAhead(one: Progress, other: Progress): boolean {
  if (one.isBeaten !== other.isBeaten) return !one.isBeaten;
  if (one.wins !== other.wins) return one.wins > other.wins;
  return one.afterwards > other.afterwards;
}
