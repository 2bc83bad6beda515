import type { PeriodScore, Side } from '../../contract.ts';

/** Rebounds, assists, steals, blocks; field goals, three-pointers and free throws, made and attempted. */
type Row = readonly [number, number, number, number, number, number, number, number, number, number];

export interface DemoBoxScore {
  gameId: number;
  /** Of the best of a team first. */
  lines: Partial<Record<Side, readonly Row[]>>;
  /** How many more of the home side sat and did not play. */
  didNotPlay: number;
  periodScores: PeriodScore[];
}

export const demoBoxScores: readonly DemoBoxScore[] = [
  {
    gameId: 46,
    lines: {
      home: [
        [6, 5, 2, 1, 8, 15, 2, 5, 3, 4],
        [4, 8, 3, 0, 6, 11, 2, 4, 2, 2],
        [10, 1, 1, 3, 5, 8, 0, 0, 2, 3],
        [3, 2, 1, 0, 3, 9, 2, 6, 1, 2],
        [7, 1, 0, 2, 4, 7, 0, 0, 0, 0],
        [2, 3, 2, 0, 2, 5, 1, 3, 1, 1],
        [4, 0, 0, 1, 2, 3, 0, 0, 0, 2],
        [1, 2, 1, 0, 1, 4, 1, 3, 0, 0],
        [2, 1, 0, 0, 1, 2, 0, 0, 0, 0],
        [1, 0, 1, 0, 0, 1, 0, 1, 0, 0],
      ],
    },
    didNotPlay: 2,
    periodScores: [
      { home: 19, away: 17 },
      { home: 22, away: 20 },
      { home: 18, away: 21 },
      { home: 22, away: 16 },
    ],
  },
  {
    gameId: 115,
    lines: {
      home: [
        [7, 4, 2, 1, 8, 14, 1, 3, 2, 3],
        [3, 6, 1, 0, 4, 9, 1, 3, 3, 5],
        [9, 1, 0, 2, 4, 11, 0, 1, 1, 1],
        [2, 2, 3, 0, 3, 8, 1, 4, 1, 1],
        [4, 0, 1, 1, 2, 7, 0, 1, 2, 3],
        [3, 1, 0, 0, 2, 5, 1, 2, 0, 0],
        [5, 0, 0, 1, 2, 4, 0, 0, 0, 2],
        [1, 2, 1, 0, 1, 3, 0, 1, 0, 0],
        [2, 0, 0, 0, 0, 2, 0, 1, 2, 2],
        [1, 1, 0, 0, 0, 1, 0, 1, 0, 0],
      ],
      away: [
        [8, 5, 3, 2, 9, 15, 2, 5, 4, 4],
        [11, 2, 1, 3, 8, 12, 0, 0, 2, 4],
        [4, 7, 2, 0, 5, 11, 3, 7, 2, 2],
        [6, 3, 1, 1, 5, 9, 1, 3, 2, 2],
        [5, 1, 0, 1, 4, 8, 1, 2, 1, 2],
        [3, 4, 2, 0, 3, 6, 2, 4, 0, 0],
        [4, 0, 1, 1, 2, 3, 0, 0, 0, 1],
        [1, 1, 0, 0, 1, 2, 0, 0, 0, 0],
      ],
    },
    didNotPlay: 0,
    periodScores: [
      { home: 18, away: 24 },
      { home: 14, away: 22 },
      { home: 20, away: 26 },
      { home: 15, away: 22 },
    ],
  },
];

const counted = ['rebounds', 'assists', 'steals', 'blocks', 'shotsMade', 'shotsTaken'] as const;
const countedToo = ['threePointersMade', 'threePointersTaken', 'freeThrowsMade', 'freeThrowsTaken'] as const;

export const countsOf = (row: Row): Record<string, number> =>
  Object.fromEntries([...counted, ...countedToo].map((key, at) => [key, row[at] ?? 0]));
