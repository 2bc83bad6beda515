import { one } from '../five-sports.ts';
import type { ScoreSheet } from './sheet.ts';

/**
 * ACH Volley v Maribor, semi-final of the Slovenian cup, 28 December 2012, 25–12, 25–17, 25–14: the last touch of each
 * rally in PM06.dvw, the DataVolley file that the package datavolley of openvolley brings (MIT).
 */
export const slovenianSemiFinal: ScoreSheet = {
  figures: {
    definition: 'volleyball',
    worth: one('Kill', 'Ace', 'Block', 'Point'),
    worthToOther: one('Error'),
    byPeriods: true,
    columns: {
      K: { counts: one('Kill'), scores: true },
      A: { counts: one('Ace'), scores: true },
      B: { counts: one('Block'), scores: true },
      D: { counts: {} },
      AST: { counts: {} },
      E: { counts: one('Error') },
    },
    leaders: { Kills: 'K', 'Service aces': 'A', Blocks: 'B' },
    points: { win: 3, draw: 0, loss: 0 },
  },
  shirts: {
    home: [{ number: 1 }, { number: 6 }, { number: 8 }, { number: 10 }, { number: 15 }, { number: 16 }],
    away: [
      { number: 1 },
      { number: 4 },
      { number: 5 },
      { number: 6 },
      { number: 7 },
      { number: 14 },
      { number: 15 },
      { number: 17 },
    ],
  },
  starters: { home: [1, 6, 8, 10, 15, 16], away: [1, 4, 5, 7, 14, 15] },
  set: 'Set',
  keys: {
    kill: 'Kill',
    ace: 'Ace',
    block: 'Block',
    point: 'Point',
    err: 'Error',
  },
  plays: [
    `
      h8err h10kill h15ace a1kill a7err h10kill a14err h8ace h6kill a14kill h6err a1err a14kill a14err h6ace a14kill
      h6kill h6kill h1ace h1ace a4kill a4err h10block a15kill h8kill h15err h1kill h8err a1err h1kill a4err h10ace
      a15kill a14err a15kill h16kill h8kill
    `,
    `
      a15kill h10kill a15kill a17err h1kill a1err h1kill h10err h6err h1kill h6ace h6err h8kill h16block h1err
      h6kill h15block h16err h8err h6err h8kill h15ace a1kill h6kill h10kill a1block a7ace h15err a7err h6kill
      a14kill h16err h6kill a5err h1kill h16block h1block h8kill h6ace a15kill a15block a14err
    `,
    `
      a14block h8kill h8kill a5err h1kill h10block a15err h6kill h6kill h15err a1block a7err h10kill h8ace h8ace
      a1kill h6kill h10ace h10err a14err a4kill a15err a7kill hpoint a7kill a1block a7kill h6err a6err a7err a14kill
      h8kill a15kill h6kill a15kill h1kill h8kill a6err h16block
    `,
  ],
  periods: [
    [25, 12],
    [25, 17],
    [25, 14],
  ],
};
