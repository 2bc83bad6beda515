import { one } from '../five-sports.ts';
import type { ScoreSheet } from './sheet.ts';

/**
 * Two routines, one after the other. Made up: judges publish totals, not one mark after another.
 */
export const twoRoutines: ScoreSheet = {
  figures: {
    definition: 'cheerleading',
    worth: one('Difficulty Mark for difficulty', 'Execution Mark for execution', 'Crowd Mark for the crowd'),
    columns: { STN: { counts: one('Stunt') }, TUM: { counts: one('Tumble Tumbling pass') } },
    leaders: { Stunts: 'STN', 'Tumbling passes': 'TUM' },
    points: { win: 2, draw: 1, loss: 0 },
  },
  shirts: 12,
  keys: {
    dif: 'Difficulty Mark for difficulty',
    exe: 'Execution Mark for execution',
    crd: 'Crowd Mark for the crowd',
    stunt: 'Stunt',
    tumble: 'Tumble Tumbling pass',
  },
  plays: [
    `
      h7stunt hexe hcrd h5stunt hexe hexe h2tumble h3stunt h1tumble h5tumble hexe h3stunt h10stunt h2tumble hdif
      h2stunt hexe h12tumble hcrd h6stunt hdif h8tumble adif a12stunt acrd a7tumble adif aexe a12tumble adif aexe
      a9stunt acrd a10stunt a10tumble aexe aexe a12stunt a11tumble acrd acrd acrd acrd aexe
    `,
  ],
  periods: [[9, 14]],
};
