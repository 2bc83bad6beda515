import type { Game } from '../../contract.ts';

type Listed = Pick<Game, 'id' | 'status' | 'dateTime'>;

/** Most urgent first: live games, then games waiting for a score, then upcoming ones, then past ones from the latest. */
export function scoringOrder<G extends Listed>(games: readonly G[], now: Date): G[] {
  const instant = now.toISOString();
  const rank = (game: Listed) => {
    if (game.status === 'live') return 0;
    if (game.status !== 'upcoming') return 3;
    return game.dateTime <= instant ? 1 : 2;
  };
  return games.toSorted((a, b) => rank(a) - rank(b) || (rank(a) === 3 ? byDate(b, a) : byDate(a, b)));
}

const byDate = (a: Listed, b: Listed) => (a.dateTime === b.dateTime ? a.id - b.id : a.dateTime < b.dateTime ? -1 : 1);
