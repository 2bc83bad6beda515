import { one } from '../five-sports.ts';
import type { ScoreSheet } from './sheet.ts';

/**
 * USSR v Rest of the World, Belgrade 1970, 20½–19½: the results of all forty boards in four rounds, as in every table
 * of that match (chessgames.com, olimpbase.org). Moves have no key: each board is pressed once for each side. Stein
 * and Ólafsson have number 11.
 */
export const matchOfTheCentury: ScoreSheet = {
  figures: {
    definition: 'chess',
    worth: { 'Won Board won': 2, 'Drawn Board drawn': 1 },
    columns: {
      W: { counts: one('Won Board won'), scores: true },
      D: { counts: one('Drawn Board drawn'), scores: true },
      L: { counts: one('Lost Board lost') },
    },
    leaders: { 'Boards won': 'W', 'Boards drawn': 'D' },
    points: { win: 2, draw: 1, loss: 0 },
  },
  shirts: 11,
  keys: {
    won: 'Won Board won',
    drawn: 'Drawn Board drawn',
    lost: 'Lost Board lost',
  },
  plays: [
    `
      h1drawn a1drawn h2lost a2won h3drawn a3drawn h4lost a4won h5won a5lost h6drawn a6drawn h7won a7lost h8won
      a8lost h9drawn a9drawn h10drawn a10drawn h1won a1lost h2lost a2won h3drawn a3drawn h4drawn a4drawn h5drawn
      a5drawn h6won a6lost h7won a7lost h8drawn a8drawn h9lost a9won h10won a10lost h1lost a1won h2drawn a2drawn
      h3lost a3won h4drawn a4drawn h5drawn a5drawn h6lost a6won h7drawn a7drawn h8drawn a8drawn h9won a9lost
      h10drawn a10drawn h11lost a1won h2drawn a2drawn h3drawn a3drawn h4drawn a4drawn h5drawn a5drawn h6won a11lost
      h7lost a7won h8drawn a8drawn h9drawn a9drawn h10won a10lost
    `,
  ],
  periods: [[41, 39]],
};
