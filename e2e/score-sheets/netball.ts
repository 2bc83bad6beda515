import { netball } from '../five-sports.ts';
import type { ScoreSheet } from './sheet.ts';

const roster = [
  { number: 1, position: 'GS' },
  { number: 2, position: 'GA' },
  { number: 3, position: 'WA' },
  { number: 4, position: 'C' },
  { number: 5, position: 'WD' },
  { number: 6, position: 'GD' },
  { number: 7, position: 'GK' },
  { number: 8 },
  { number: 9 },
  { number: 10 },
];

/**
 * Sunshine Coast Lightning v Magpies, Super Netball, 18 March 2017, 51–50: the score flow and the changes of players
 * of the match centre, as kept in superNetballR (Steve Lane, MIT). Intercepts and rebounds are known by quarter, and
 * stand at its end.
 */
export const superNetball: ScoreSheet = {
  figures: netball,
  shirts: { home: roster, away: roster },
  keys: {
    goal: 'Goal',
    miss: 'Miss Missed goal',
    int: 'INT Intercept',
    reb: 'REB Rebound',
  },
  plays: [
    `
      a1goal a1goal h1goal h1goal h1goal a1goal h2miss a2goal h1goal h1miss a1goal a1goal h2goal a1goal h2goal
      a1goal h1miss a1goal h1goal h1goal h2goal h1goal a2goal a1goal a1goal a1goal h1goal h1goal h1goal h1goal
      a1goal h1goal h7int h5int h5int h5int h6int a7int a7reb a7reb
    `,
    `
      a1goal h1goal a2goal h2goal a1goal h1goal a1goal a1goal a2miss a1goal h1goal a2miss a1goal h2goal a1goal
      h1goal a1goal h1goal a1goal a1goal a2goal h1goal a1goal h1goal a1goal h1miss h1goal h2goal a1goal h7int h7reb
      h1reb h6int a7int a7int a1reb a6int
    `,
    `
      h1goal a1goal a1goal a2miss h1miss h1goal h1goal a1miss h2goal h1goal h1goal a1goal h2goal a1goal h1goal
      h1goal a1goal h2goal a1goal h1goal a10for2 a10miss h1goal a10miss h2miss h1goal a1miss a1goal h1goal a1goal
      h2miss h7reb h7reb h7reb h1reb h1reb h4int h6int h6int a5int a6reb
    `,
    `
      a2for10 h1goal a2goal a1goal h1goal a1goal h2miss a1miss h1goal a1goal a1goal a1goal a2goal a1goal h1goal
      a1goal h1goal h1goal h2miss h2goal a1goal a2goal a2goal h2goal a1goal h2goal h2goal h1goal h7int h7reb h4int
      a7int
    `,
  ],
  periods: [
    [15, 14],
    [11, 15],
    [14, 8],
    [11, 13],
  ],
};
