import { rugby } from '../five-sports.ts';
import type { ScoreSheet } from './sheet.ts';

/**
 * England v South Africa, final of the World Cup 2019, 12–32: its tries, kicks and misses as published. Lists of the
 * tackles and carries are sold, so those between them are made up.
 */
export const worldCupFinal: ScoreSheet = {
  figures: rugby,
  shirts: 15,
  keys: {
    try: 'Try',
    con: 'Con Conversion',
    pen: 'Pen Penalty goal',
    misspen: 'Miss pen Missed penalty goal',
    tkl: 'Tackle made',
    misstkl: 'Miss tkl Missed tackle',
    carry: 'Carry',
  },
  plays: [
    `
      a13tkl h6misstkl a10misspen a1tkl h10tkl a10pen a12tkl a8tkl h12pen a4carry h9carry a10pen a9tkl a6tkl h12pen
      h3misstkl a2tkl a10pen a2misstkl a5tkl a10pen a8tkl a5carry
    `,
    `
      a11carry a5carry a12tkl a10pen h13tkl a15tkl a10tkl h12pen a1tkl h9tkl h3tkl h12misspen a1tkl h13misstkl
      a15carry a10pen h7carry h3tkl a10tkl h12pen h3tkl a1tkl a12carry a11try a10con a9tkl h1tkl a1tkl a14try a10con
      h10carry h5tkl h1tkl
    `,
  ],
  periods: [
    [6, 12],
    [6, 20],
  ],
};
