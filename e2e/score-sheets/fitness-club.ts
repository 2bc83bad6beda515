import { one } from '../five-sports.ts';
import type { ScoreSheet } from './sheet.ts';

const points = { '+1 Point': 1, '+5 Five points': 5, '+10 Event won': 10 };

/**
 * Four events of two gyms. Made up: the sport is the village’s own.
 */
export const fourEvents: ScoreSheet = {
  figures: {
    definition: 'fitness-club',
    worth: points,
    columns: {
      PTS: { counts: points, scores: true },
      EV: { counts: one('+10 Event won') },
      REP: { counts: one('REP Repetition') },
    },
    leaders: { Points: 'PTS', 'Events finished': 'EV', Repetitions: 'REP' },
    points: { win: 2, draw: 1, loss: 0 },
  },
  shirts: 6,
  keys: {
    p1: '+1 Point',
    p5: '+5 Five points',
    won: '+10 Event won',
    rep: 'REP Repetition',
  },
  plays: [
    `
      a1rep a2p5 a5p5 a1rep h4p5 h5rep a3p1 a6p1 a4p1 a1rep a3rep a1won
    `,
    `
      a2rep a3p5 a1rep a4p5 a5rep a5rep h3rep h5rep a1p5 h3rep h3p5 h2won
    `,
    `
      a2rep a2rep a4p1 a4rep a3rep a4rep h1p5 a5rep h4p1 h4p1 a5rep h5won
    `,
    `
      h4rep h4p1 a3p1 h4rep h3p1 a5rep h3p5 a4p1 a5p1 h5p5 h4rep h5won
    `,
  ],
  periods: [
    [5, 23],
    [15, 15],
    [17, 1],
    [22, 3],
  ],
};
