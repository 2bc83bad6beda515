import { one } from '../five-sports.ts';
import type { ScoreSheet } from './sheet.ts';

/**
 * A race to five, 5–4. Made up: lists of the pots of a team match are not public.
 */
export const raceToFive: ScoreSheet = {
  figures: {
    definition: 'pool',
    worth: one('Frame won'),
    columns: {
      FR: { counts: one('Frame won'), scores: true },
      'B&R': { counts: one('B&R Break and run') },
      POT: { counts: one('Pot Ball potted'), tries: one('Pot Ball potted', 'Miss Missed pot') },
      FL: { counts: one('Foul') },
    },
    leaders: { 'Frames won': 'FR', 'Break and runs': 'B&R' },
    rates: { 'Pots %': { head: 'POT', least: 1 } },
    points: { win: 2, draw: 1, loss: 0 },
  },
  shirts: 3,
  keys: {
    pot: 'Pot Ball potted',
    miss: 'Miss Missed pot',
    foul: 'Foul',
    run: 'B&R Break and run',
    frame: 'Frame won',
  },
  plays: [
    `
      h2foul a2pot a3pot h3pot a3miss h2frame a3foul h2pot a3pot h1pot a3frame a3pot a3pot h1miss a2frame a2miss
      a2pot h1foul h1pot h1frame h2foul a1pot a2pot a1run a1frame a1pot h2pot h2pot a2pot h1frame h3foul h3miss
      h3pot a1miss h1frame a2miss h1miss a3miss a3frame a2miss h1pot h2pot h1frame
    `,
  ],
  periods: [[5, 4]],
};
