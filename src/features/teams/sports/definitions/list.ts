import athletics from './athletics.json' with { type: 'json' };
import badminton from './badminton.json' with { type: 'json' };
import basketball from './basketball.json' with { type: 'json' };
import cheerleading from './cheerleading.json' with { type: 'json' };
import chess from './chess.json' with { type: 'json' };
import cricket from './cricket.json' with { type: 'json' };
import crossCountry from './cross-country.json' with { type: 'json' };
import type { SportDefinition } from './definition.ts';
import diski from './diski.json' with { type: 'json' };
import esports from './esports.json' with { type: 'json' };
import type { SportFile } from './file.ts';
import fitnessClub from './fitness-club.json' with { type: 'json' };
import generalSport from './general.json' with { type: 'json' };
import hockey from './hockey.json' with { type: 'json' };
import netball from './netball.json' with { type: 'json' };
import pool from './pool.json' with { type: 'json' };
import { readDefinition } from './read.ts';
import rugby from './rugby.json' with { type: 'json' };
import soccer from './soccer.json' with { type: 'json' };
import swimming from './swimming.json' with { type: 'json' };
import tableTennis from './table-tennis.json' with { type: 'json' };
import tennis from './tennis.json' with { type: 'json' };
import volleyball from './volleyball.json' with { type: 'json' };

/** A test and the build check the files (`server/definition-files.ts`): browsers need not load what checks them. */
const read = (file: object): SportDefinition => readDefinition(file as SportFile);

/** For a sport without a definition. */
export const general = read(generalSport);

/** Every defined sport: a file beside this one, and its name here. */
export const sportDefinitions: readonly SportDefinition[] = [
  ...[basketball, netball, soccer, rugby, esports, diski, chess, cheerleading, fitnessClub, pool, hockey].map(read),
  ...[volleyball, tableTennis, tennis, badminton, cricket].map(read),
  ...[athletics, swimming, crossCountry].map(read),
  general,
];
