import type { TieBreak } from './definition.ts';

const betweenThem: readonly TieBreak[] = ['headToHead', 'headToHeadDifference', 'headToHeadFor'];

/** FIBA, Official Basketball Rules, D.1.3: first the games between level teams, then all games. */
export const fibaTieBreaks: readonly TieBreak[] = [...betweenThem, 'difference', 'for'];

/** UEFA, group stages: as FIBA's, then the later criteria that a table can tell by itself. */
export const uefaTieBreaks: readonly TieBreak[] = [...fibaTieBreaks, 'awayFor', 'wins', 'awayWins'];
