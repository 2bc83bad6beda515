import type { Side, TimetableGame } from './contract.ts';

/** The sides of a round, from top to bottom: each two neighbours meet. Null is a bye. */
export type Row = readonly (Side | null)[];

export interface PlayedRow {
  games: TimetableGame[];
  /** The sides of the next round. */
  winners: Row;
  losers: Row;
}

type MakeRowGame = (key: string, home: Side, away: Side) => TimetableGame;

/** Who has a bye goes on without a game. Games are numbered by where they stand, also beside byes. */
export function playRow(row: Row, make: MakeRowGame): PlayedRow {
  const meetings = Array.from({ length: row.length / 2 }, (_, index) => {
    const [home, away] = [row[2 * index] ?? null, row[2 * index + 1] ?? null];
    if (!home || !away) return { game: null, winner: home ?? away, loser: null };
    const game = make(`${index + 1}`, home, away);
    return { game, winner: { winnerOf: game.id }, loser: { loserOf: game.id } };
  });
  return {
    games: meetings.flatMap(({ game }) => game ?? []),
    winners: meetings.map(({ winner }) => winner),
    losers: meetings.map(({ loser }) => loser),
  };
}

/** The first round for sides in the order of their seeds: the best have byes, and the first two meet only in the final. */
export function seededRow(sides: readonly Side[]): Row {
  return bracketPositions(bracketSize(sides.length)).map((seed) => sides[seed - 1] ?? null);
}

/** The power of two that holds so many sides. */
export const bracketSize = (sides: number): number => 2 ** Math.ceil(Math.log2(Math.max(sides, 1)));

/** Which seed stands where, from top to bottom: 1, 8, 4, 5, 2, 7, 3, 6. */
export function bracketPositions(size: number): number[] {
  let seeds = [1];
  while (seeds.length < size) {
    const sum = 2 * seeds.length + 1;
    seeds = seeds.flatMap((seed) => [seed, sum - seed]);
  }
  return seeds;
}
