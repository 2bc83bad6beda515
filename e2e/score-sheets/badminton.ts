import { racketFigures } from './racket-figures.ts';
import type { ScoreSheet } from './sheet.ts';

/**
 * Viktor Axelsen v Jonatan Christie, quarter-final of the Thailand Open 2021, 21–14, 21–5: all rallies as annotated in
 * ShuttleSet (CoachAI, MIT), where a rally without a reason is a point.
 */
export const thailandQuarterFinal: ScoreSheet = {
  figures: { ...racketFigures, definition: 'badminton' },
  shirts: 1,
  set: 'Game',
  keys: {
    pt: 'Point',
    ace: 'Ace',
    win: 'Winner',
    err: 'Error',
  },
  plays: [
    `
      h1err a1win h1win h1pt a1win h1pt a1err h1win a1err h1err a1win a1win a1win a1err a1pt h1err h1win h1win h1pt
      a1err a1err h1win h1win h1err a1err h1pt h1pt a1pt h1win h1err a1err h1err h1win a1win h1pt
    `,
    `
      a1err a1err a1err a1err a1err h1err a1err a1win h1win a1err a1err a1err a1err h1win a1err h1err h1err a1err
      a1err h1err a1err a1err h1win a1err a1err a1err
    `,
  ],
  periods: [
    [21, 14],
    [21, 5],
  ],
};
