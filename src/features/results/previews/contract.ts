import * as z from 'zod/mini';
import { CompetitionName } from '#features/competition/competitions/contract.ts';
import { Outcome, StandingsRow } from '#features/results/standings/contract.ts';
import { Player } from '#features/teams/players/contract.ts';
import { TeamName } from '#features/teams/teams/contract.ts';
import { ById, Id } from '#shared/fields.ts';

const Score = z.object({
  homeScore: z.nullable(z.int()),
  awayScore: z.nullable(z.int()),
  homeShootout: z.nullable(z.int()),
  awayShootout: z.nullable(z.int()),
});

/** An earlier game of one side. */
export const FormGame = z.object({
  ...Score.shape,
  gameId: Id,
  dateTime: z.string(),
  side: z.enum(['home', 'away']),
  outcome: Outcome,
  opponent: TeamName,
});
export type FormGame = z.infer<typeof FormGame>;

/** An earlier game of the two sides, with the sides that they had then. */
export const Meeting = z.object({ ...Score.shape, gameId: Id, dateTime: z.string(), homeTeamId: Id });
export type Meeting = z.infer<typeof Meeting>;

/** The latest of them are listed. */
export const meetingsListed = 5;

/** A player who leads the own team in a statistic, this season. */
export const WatchedPlayer = z.object({
  ...z.pick(Player, { id: true, displayName: true, position: true, jerseyNumber: true, photo: true }).shape,
  abbreviation: z.string(),
  label: z.string(),
  total: z.number(),
  /** One decimal; null where no games were counted. */
  perGame: z.nullable(z.number()),
});
export type WatchedPlayer = z.infer<typeof WatchedPlayer>;

export const TableRow = z.pick(StandingsRow, {
  position: true,
  team: true,
  played: true,
  won: true,
  drawn: true,
  lost: true,
  difference: true,
  points: true,
});
export type TableRow = z.infer<typeof TableRow>;

const bothSides = <Shape extends z.ZodMiniType>(shape: Shape) => z.object({ home: shape, away: shape });

export const Preview = z.object({
  /** The last five results before this game, of the latest season that has some; the latest last. */
  form: bothSides(z.array(FormGame)),
  meetings: z.object({
    won: bothSides(z.int()),
    drawn: z.int(),
    /** The latest first. */
    latest: z.array(Meeting),
  }),
  toWatch: bothSides(z.array(WatchedPlayer)),
  /** The part of its table around both sides; null for a cup tie, or a friendly. */
  table: z.nullable(
    z.object({ season: z.string(), competition: z.nullable(CompetitionName), of: z.int(), rows: z.array(TableRow) }),
  ),
  /** A map of the venue; null where nobody has said where it is. */
  mapUrl: z.nullable(z.string()),
});
export type Preview = z.infer<typeof Preview>;

export const endpoints = {
  'GET /api/games/:id/preview': { params: ById, response: Preview },
};
