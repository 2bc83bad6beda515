import { one } from '../five-sports.ts';
import { racketFigures } from './racket-figures.ts';
import type { ScoreSheet } from './sheet.ts';

/**
 * Serena Williams v Victoria Azarenka, semi-final of Wimbledon 2012, 6–3, 7–6 (8–6 in the tie-break): all 140 points
 * as listed by Jeff Sackmann in tennis_slam_pointbypoint (CC BY-NC-SA 4.0). A point that the list calls neither an
 * ace, a winner, an error nor a double fault is a point.
 */
export const wimbledonSemiFinal: ScoreSheet = {
  figures: {
    ...racketFigures,
    definition: 'tennis',
    columns: { ...racketFigures.columns, DF: { counts: one('DF Double fault') } },
  },
  shirts: 1,
  set: 'Set',
  keys: {
    pt: 'Point',
    ace: 'Ace',
    win: 'Winner',
    err: 'Error',
    df: 'DF Double fault',
  },
  plays: [
    `
      h1err h1pt a1pt h1win h1win h1ace a1win a1pt a1pt a1df a1pt h1ace h1ace h1ace h1pt h1err h1pt a1pt a1pt h1win
      h1err h1pt h1ace h1ace h1win a1df a1pt h1win a1pt a1pt h1win a1win h1win a1pt a1win h1pt h1win h1win h1win
      h1err h1pt h1pt h1win h1win h1ace h1ace a1pt h1pt a1win h1pt
    `,
    `
      a1df h1err h1pt a1pt a1win a1pt a1pt a1err h1pt a1win h1ace h1err h1ace h1pt a1df a1win h1win a1err h1win a1pt
      h1ace h1win h1pt h1err h1err h1ace h1ace h1pt a1pt h1win a1pt a1pt h1err a1err a1pt a1pt h1ace a1pt h1ace
      h1err a1pt a1win h1pt h1pt h1err a1err a1pt h1pt h1err a1pt a1pt h1ace h1ace h1win a1pt h1pt a1pt h1win a1win
      a1pt a1pt h1pt h1pt h1pt a1pt h1ace a1ace a1win a1win a1win h1pt h1ace h1ace h1err h1err h1ace a1pt h1win
      h1ace a1pt a1pt h1win h1win a1pt a1win h1ace h1pt a1pt a1err h1ace
    `,
  ],
  periods: [
    [6, 3],
    [7, 6],
  ],
};
