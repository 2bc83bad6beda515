import { one } from '../five-sports.ts';
import type { ScoreSheet } from './sheet.ts';

/**
 * Two periods of a game of which the app knows points and assists only. Made up.
 */
export const anySport: ScoreSheet = {
  figures: {
    definition: 'general',
    worth: one('+1 Point'),
    columns: { PTS: { counts: one('+1 Point'), scores: true }, AST: { counts: one('AST Assist') } },
    leaders: { Points: 'PTS', Assists: 'AST' },
    points: { win: 2, draw: 1, loss: 0 },
  },
  shirts: 8,
  keys: {
    point: '+1 Point',
    ast: 'AST Assist',
  },
  plays: [
    `
      h2point h7ast a1point h5point a8ast h3point h2point h8ast h6point h7ast a8point a6ast a8point h5ast a2point
      a7point h6point h1point a7ast h5ast h6point h1ast h5point h5ast
    `,
    `
      a5point a6point h6point h7ast a6point h8point h2ast h7point h5point a1point h4ast a6point h3ast h5point h3ast
      h7ast a7point a3point h6point h7ast a7point a8point a5point a2point
    `,
  ],
  periods: [
    [9, 5],
    [6, 11],
  ],
};
