import { one } from '../five-sports.ts';
import type { ScoreSheet } from './sheet.ts';

const goals = one('Goal Field goal', 'PC goal Goal from a penalty corner');

/**
 * Netherlands v Argentina, final of the Olympic Games in Tokyo, 6 August 2021, 3–1: all goals from penalty corners in
 * the second quarter, as published. The shots, corners, saves and cards between them, and the numbers, are made up.
 */
export const olympicFinal: ScoreSheet = {
  figures: {
    definition: 'hockey',
    worth: goals,
    columns: {
      G: { counts: goals, scores: true },
      A: { counts: one('Assist') },
      SH: { counts: { ...goals, Shot: 1 } },
      SV: { counts: one('Save') },
      GC: { counts: one('Green card') },
      YC: { counts: one('Yellow card') },
    },
    leaders: { Goals: 'G', Assists: 'A', Shots: 'SH', Saves: 'SV' },
    points: { win: 3, draw: 1, loss: 0 },
  },
  shirts: 16,
  keys: {
    pcgoal: 'PC goal Goal from a penalty corner',
    pc: 'PC Penalty corner',
    shot: 'Shot',
    save: 'Save',
    green: 'Green card',
    yellow: 'Yellow card',
  },
  plays: [
    `
      hpc h10shot hpc h14shot a1save h15shot apc hpc h12shot apc h11shot apc
    `,
    `
      h6shot apc h7pcgoal h6shot hpc h13pcgoal apc a1save h13pcgoal a1save h1save a3pcgoal a4shot h1save
    `,
    `
      hpc a1save a1save a1save h1save hpc h1save hpc a11shot h15shot a14shot
    `,
    `
      a3shot h10shot hpc a1save a1save hpc h8shot a11shot hpc hpc a10shot a5yellow
    `,
  ],
  periods: [
    [0, 0],
    [3, 1],
    [0, 0],
    [0, 0],
  ],
};
