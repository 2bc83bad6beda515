import { join } from 'node:path';
import * as z from 'zod/mini';
import { weekdays } from '#demo/calendar.ts';
import { ResidenceCell } from '#demo/names.ts';
import { SportCell } from '#features/teams/sports/server/demo/sports.ts';
import { NumberCell, readCsv, readJson } from '#server/data-files.ts';
import { GameCategory, GameStatus } from '../../contract.ts';

const SeasonPlan = z.strictObject({
  sport: SportCell,
  /** Weeks from now to the first round, and between rounds. None is this week: what has been played would depend on the weekday. */
  firstWeek: z.int(),
  weeksBetween: z.int(),
  /** When the games of a round are played, local time. */
  slots: z.array(z.strictObject({ weekday: z.enum(weekdays), time: z.string() })),
  grounds: z.strictObject({ atTheVillage: z.string(), elsewhere: z.string() }),
  firstLeg: GameCategory,
  secondLeg: z.array(GameCategory),
});

export const seasons = readJson(join(import.meta.dirname, 'seasons.json'), z.array(SeasonPlan));

const Occasion = z.strictObject({
  sport: SportCell,
  home: ResidenceCell,
  away: ResidenceCell,
  /** Days from today; without it the game is being played right now. */
  inDays: z.exactOptional(NumberCell),
  time: z._default(z.string(), ''),
  category: GameCategory,
  status: GameStatus,
  homeScore: z.exactOptional(NumberCell),
  awayScore: z.exactOptional(NumberCell),
});
export type Occasion = z.infer<typeof Occasion>;

export const occasions = readCsv(join(import.meta.dirname, 'occasions.csv'), Occasion);

/** Ordinary rounds avoid these days around today, so that Home always shows the same. */
export const occasionDays = { from: -3, to: 5 };
