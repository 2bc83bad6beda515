import { soccer } from '../five-sports.ts';
import type { ScoreSheet } from './sheet.ts';

/**
 * No list of plays of a diski game is public. These are the plays of Eintracht Frankfurt v Borussia Mönchengladbach,
 * Bundesliga, 16 May 2020, 1–3, without its corners, which the pad does not have; the feed is that of the sample
 * 'Real-Time Live Sports Updates' of AWS (Apache 2.0).
 */
export const frankfurtOnDiskiPad: ScoreSheet = {
  figures: { ...soccer, definition: 'diski' },
  shirts: 11,
  keys: {
    goal: 'Goal',
    ont: 'On target Shot on target',
    off: 'Shot off target',
    assist: 'Assist',
    save: 'Save',
    foul: 'Foul',
    yellow: 'Yellow card',
  },
  plays: [
    `
      a1goal afoul hfoul hfoul a3goal afoul a4yellow h3off a1ont hsave a5off afoul afoul h1ont asave hfoul h1yellow
      hfoul a3ont hsave hfoul hfoul hfoul h4yellow afoul h5ont asave afoul afoul a1ont hsave afoul
    `,
    `
      hfoul hfoul a6off h3off hfoul a2off hfoul h6yellow afoul hfoul afoul a1off a8off hfoul h7yellow aoff a2goal
      h6goal hfoul h8off aont hsave hfoul h9yellow a10off a8off hfoul h10ont asave
    `,
  ],
  periods: [
    [0, 2],
    [1, 1],
  ],
};
