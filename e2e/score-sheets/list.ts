import { thailandQuarterFinal } from './badminton.ts';
import { turkishLeague } from './basketball.ts';
import { twoRoutines } from './cheerleading.ts';
import { matchOfTheCentury } from './chess.ts';
import { frankfurtOnDiskiPad } from './diski.ts';
import { studentLeague } from './esports.ts';
import { fourEvents } from './fitness-club.ts';
import { anySport } from './general.ts';
import { olympicFinal } from './hockey.ts';
import { superNetball } from './netball.ts';
import { raceToFive } from './pool.ts';
import { worldCupFinal } from './rugby.ts';
import type { ScoreSheet } from './sheet.ts';
import { bundesliga } from './soccer.ts';
import { aiCupMatch } from './table-tennis.ts';
import { wimbledonSemiFinal } from './tennis.ts';
import { slovenianSemiFinal } from './volleyball.ts';

/** By the name of the game in the list of tests. */
export const scoreSheets: readonly (readonly [game: string, sheet: ScoreSheet])[] = [
  ['Thailand Open 2021', thailandQuarterFinal],
  ['AI CUP 2026', aiCupMatch],
  ['Wimbledon 2012', wimbledonSemiFinal],
  ['Slovenian cup 2012', slovenianSemiFinal],
  ['Süper Ligi 2023', turkishLeague],
  ['Super Netball 2017', superNetball],
  ['Bundesliga 2020', bundesliga],
  ['World Cup 2019', worldCupFinal],
  ['NUEL 2018', studentLeague],
  ['Bundesliga 2020', frankfurtOnDiskiPad],
  ['Tokyo 2021', olympicFinal],
  ['Belgrade 1970', matchOfTheCentury],
  ['a race to five', raceToFive],
  ['two routines', twoRoutines],
  ['four events', fourEvents],
  ['two periods', anySport],
];
