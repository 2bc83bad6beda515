import { basketball } from './basketball.ts';
import { cheerleading } from './cheerleading.ts';
import { chess } from './chess.ts';
import type { SportDefinition } from './definition.ts';
import { esports } from './esports.ts';
import { fitnessClub } from './fitness-club.ts';
import { general } from './general.ts';
import { hockey } from './hockey.ts';
import { netball } from './netball.ts';
import { pool } from './pool.ts';
import { rugby } from './rugby.ts';
import { diski, soccer } from './soccer.ts';

/** Every defined sport: a file beside this one, and its line here. */
export const sportDefinitions: readonly SportDefinition[] = [
  basketball,
  netball,
  soccer,
  rugby,
  esports,
  diski,
  chess,
  cheerleading,
  fitnessClub,
  pool,
  hockey,
  general,
];
