import { soccer } from '../five-sports.ts';
import type { ScoreSheet } from './sheet.ts';

/**
 * 1. FC Köln v RB Leipzig, Bundesliga, 1 June 2020, 2–4: goals, shots, saves, corners, free kicks and cards of the
 * feed that the sample 'Real-Time Live Sports Updates' of AWS plays back (Apache 2.0). It has no numbers of shirts;
 * players are numbered as they appear.
 */
export const bundesliga: ScoreSheet = {
  figures: soccer,
  shirts: 11,
  keys: {
    goal: 'Goal',
    ont: 'On target Shot on target',
    off: 'Shot off target',
    assist: 'Assist',
    save: 'Save',
    corner: 'Corner',
    foul: 'Foul',
    yellow: 'Yellow card',
  },
  plays: [
    `
      afoul a2ont hsave h1goal acorner hfoul acorner a1off h1ont asave a5off a1goal acorner a1off h2yellow hfoul
      hfoul hfoul acorner a3goal hcorner acorner a1off hcorner
    `,
    `
      hfoul afoul afoul a2goal hfoul afoul h4ont asave h5goal acorner a6goal h6yellow hfoul a2ont hsave a1off
      hcorner hfoul hfoul hfoul hfoul a6off a2off hfoul hfoul a5ont hsave afoul hfoul afoul h5off hfoul hfoul afoul
      a7yellow hcorner a5ont hsave acorner
    `,
  ],
  periods: [
    [1, 2],
    [1, 2],
  ],
};
