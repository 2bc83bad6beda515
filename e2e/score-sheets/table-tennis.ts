import { racketFigures } from './racket-figures.ts';
import type { ScoreSheet } from './sheet.ts';

/**
 * Match 22 of the training data of the AI CUP 2026 in table tennis (women, players 34 and 2 of that list), 4–11, 11–6,
 * 11–7, 11–8: a serve whose return failed is an ace, any other last stroke an error of its player.
 */
export const aiCupMatch: ScoreSheet = {
  figures: { ...racketFigures, definition: 'table-tennis' },
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
      h1err h1err h1err a1err h1err h1err h1ace h1err h1err a1err a1err h1err h1err h1err h1err
    `,
    `
      h1err a1err a1err h1err h1err a1err h1err a1err h1err a1err a1err a1err a1err h1err a1err a1err a1err
    `,
    `
      a1err h1err a1err h1err h1err h1err h1err h1err a1err a1err h1ace a1err h1err a1err a1err h1ace a1err a1err
    `,
    `
      a1err h1ace a1err a1err h1err h1err a1err h1err a1err h1err a1err h1err a1err a1err a1err h1err h1err h1err
      a1err
    `,
  ],
  periods: [
    [4, 11],
    [11, 6],
    [11, 7],
    [11, 8],
  ],
};
