import { one, type SportFigures } from '../five-sports.ts';

const points = one('Point', 'Ace', 'Winner');

/** Tennis, table tennis and badminton: every rally is a point, and an error is one of the other side. */
export const racketFigures = {
  worth: points,
  worthToOther: one('Error'),
  byPeriods: true,
  columns: {
    PT: { counts: one('Point'), scores: true },
    A: { counts: one('Ace'), scores: true },
    W: { counts: one('Winner'), scores: true },
    E: { counts: one('Error') },
  },
  leaders: { 'Points won': 'PT', Aces: 'A', Winners: 'W' },
  points: { win: 2, draw: 0, loss: 0 },
} as const satisfies Omit<SportFigures, 'definition'>;
