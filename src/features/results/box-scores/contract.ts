import * as z from 'zod/mini';
import { Game } from '#features/competition/games/contract.ts';
import { Player } from '#features/teams/players/contract.ts';
import { ById, count, Id } from '#shared/fields.ts';
import { optionalText } from '#shared/text.ts';

export const linesPerGame = 60;
const periodsPerGame = 20;

export const Side = z.enum(['home', 'away']);
export type Side = z.infer<typeof Side>;

/**
 * Counts, and values computed from them, by the keys of the sport's definition. Percentages are whole numbers from 0 to
 * 100. Null means not counted: in a game scored by taps, a statistic that was never tapped and makes no score.
 */
const Stats = z.record(z.string(), z.nullable(z.number()));

export const BoxScoreLine = z.object({
  /** Negative: a walk-on of this game whom nobody has settled with a player. The line cannot be typed. */
  playerId: z.int(),
  player: z.object({
    ...z.pick(Player, { name: true, displayName: true, position: true, jerseyNumber: true, photo: true }).shape,
    ...z.pick(Player, { isAllStar: true, isMvp: true, isCaptain: true }).shape,
  }),
  side: Side,
  didNotPlay: z.boolean(),
  /** Why somebody did not play: `DNP - Coach's Decision`. */
  note: z.nullable(z.string()),
  /** Changed after the game. */
  isCorrected: z.boolean(),
  stats: Stats,
});
export type BoxScoreLine = z.infer<typeof BoxScoreLine>;

/** The score that the lines add up to, compared with the game's score. */
export const ScoreCheck = z.object({ counted: z.number(), score: z.int(), difference: z.number() });
export type ScoreCheck = z.infer<typeof ScoreCheck>;

const ofEachSide = <S extends z.ZodMiniType>(of: S) => z.object({ home: of, away: of });

const PeriodScore = z.strictObject({ home: count(999), away: count(999) });
export type PeriodScore = z.infer<typeof PeriodScore>;

export const BoxScore = z.object({
  gameId: Id,
  /** 0 before the first line. A change sends it back. */
  version: z.int(),
  /** The sport's definition, for `getDefinition`: the key of a file, or the text of one that the village made. */
  definition: z.string(),
  status: Game.shape.status,
  lines: z.array(BoxScoreLine),
  /** The sum of the lines and of what belongs to no player. */
  totals: ofEachSide(Stats),
  /** What belongs to the team as a whole: own goals, points for which no scorer was noted. */
  teamStats: ofEachSide(z.record(z.string(), z.int())),
  periodScores: z.array(PeriodScore),
  /** Null if a side has no lines, or the game no score. */
  check: ofEachSide(z.nullable(ScoreCheck)),
  correctedAt: z.nullable(z.string()),
  can: z.object({ edit: z.boolean() }),
});
export type BoxScore = z.infer<typeof BoxScore>;

const StatName = z.string().check(z.maxLength(30));
const StatCount = z.nullable(count(9999));
const TypedStats = z.record(StatName, StatCount).check(z.refine((stats) => Object.keys(stats).length <= 60));

/** Statistics by any of their names, beside these fields: `{ "playerId": 7, "pts": 12, "fg": 5, "fga": 9 }`. */
const TypedLine = z.catchall(
  z.strictObject({
    playerId: Id,
    didNotPlay: z.optional(z.boolean()),
    note: optionalText({ max: 80 }),
  }),
  StatCount,
);
export type TypedLine = z.infer<typeof TypedLine>;

export const TypedBoxScore = z.strictObject({
  lines: z.array(TypedLine).check(z.maxLength(linesPerGame)),
  /** If these are left out, the stored ones stay. */
  teamStats: z.optional(z.strictObject({ home: z.optional(TypedStats), away: z.optional(TypedStats) })),
  periodScores: z.optional(z.array(PeriodScore).check(z.maxLength(periodsPerGame))),
  version: z.optional(z.int().check(z.gte(0), z.lte(2_147_483_647))),
});
export type TypedBoxScore = z.infer<typeof TypedBoxScore>;

export const endpoints = {
  'GET /api/games/:id/box-score': { params: ById, response: BoxScore },
  'PUT /api/games/:id/box-score': { params: ById, body: TypedBoxScore, response: BoxScore },
};
