import * as z from 'zod/mini';
import { Player } from '#features/teams/players/contract.ts';
import { TeamName } from '#features/teams/teams/contract.ts';
import { ById, Id, IdText } from '#shared/fields.ts';
import { text } from '#shared/text.ts';

/** The latest games of a player's log. */
export const gamesInLog = 20;

/** By the keys of the sport's definition; null where nobody counted. */
const Stats = z.record(z.string(), z.nullable(z.number()));

export const LoggedGame = z.object({
  gameId: Id,
  dateTime: z.string(),
  season: z.string(),
  opponent: z.pick(TeamName, { id: true, name: true }),
  ownScore: z.nullable(z.int()),
  otherScore: z.nullable(z.int()),
  /** The shoot-out beside the score; null without one. */
  ownShootout: z.nullable(z.int()),
  otherShootout: z.nullable(z.int()),
  didNotPlay: z.boolean(),
  stats: Stats,
  /** The value by which this sport measures players: as a rule what they scored. */
  measure: z.number(),
});
export type LoggedGame = z.infer<typeof LoggedGame>;

const seasonTotals = {
  season: z.string(),
  games: z.int(),
  totals: Stats,
  /** In how many of the games each statistic was counted. */
  gamesCounted: z.record(z.string(), z.int()),
  /** 0.4 x points + 0.3 x rebounds + 0.2 x assists + 0.1 x field goal percentage, a whole number. */
  rating: z.int(),
};
export const SeasonTotals = z.object(seasonTotals);
export type SeasonTotals = z.infer<typeof SeasonTotals>;

export const PlayerSeason = z.object({
  player: z.object({
    ...z.pick(Player, { id: true, displayName: true, photo: true, jerseyNumber: true }).shape,
    team: Player.shape.team,
  }),
  ...seasonTotals,
  /** The sport's definition, for `getDefinition`: the key of a file, or the text of one that the village made. */
  definition: z.string(),
  /** Games of all seasons, latest first. */
  log: z.array(LoggedGame),
});
export type PlayerSeason = z.infer<typeof PlayerSeason>;

/** The most of a statistic in one game. */
export const BestGame = z.object({
  key: z.string(),
  abbreviation: z.string(),
  label: z.string(),
  value: z.number(),
  game: z.pick(LoggedGame, { gameId: true, dateTime: true, opponent: true }),
});
export type BestGame = z.infer<typeof BestGame>;

/** The most games in a career's log. */
export const gamesInCareer = 300;

export const PlayerCareer = z.object({
  /** The sport's definition, for `getDefinition`: the key of a file, or the text of one that the village made. */
  definition: z.string(),
  /** Latest first; the current one is always there. */
  seasons: z.array(SeasonTotals),
  records: z.array(BestGame),
  /** Games of all seasons, latest first. */
  log: z.array(LoggedGame),
});
export type PlayerCareer = z.infer<typeof PlayerCareer>;

export const LeaderName = z.object({ id: Id, displayName: z.string(), team: z.string() });
export type LeaderName = z.infer<typeof LeaderName>;

const Leader = z.object({
  /** From 1; players with the same total share a position. */
  position: z.int(),
  player: LeaderName,
  total: z.number(),
  games: z.int(),
  /** One decimal; null where no games were counted. */
  perGame: z.nullable(z.number()),
  /** The part of the total that was kept by hand before the first box score. */
  byHand: z.number(),
  /** `12/20`, of a success rate; its `total` is in percent. */
  splits: z.nullable(z.string()),
});

/** What a player needs to be listed: games, and for a success rate attempts for each game of the team. */
export const LeastToLead = z.object({ games: z.int(), attempts: z.nullable(z.number()) });
export type LeastToLead = z.infer<typeof LeastToLead>;

export const Leaders = z.object({
  season: z.string(),
  statistics: z.array(
    z.object({
      key: z.string(),
      abbreviation: z.string(),
      label: z.string(),
      least: LeastToLead,
      leaders: z.array(Leader),
    }),
  ),
});
export type Leaders = z.infer<typeof Leaders>;

const LeadersQuery = z.strictObject({
  sportId: IdText,
  /** Defaults to the current season. */
  season: z.optional(text({ max: 20 })),
  /** Only the games of this competition, by what it asks of a leader. */
  competitionId: z.optional(IdText),
});

export const endpoints = {
  'GET /api/leaders': { query: LeadersQuery, response: Leaders },
  'GET /api/players/:id/season': { params: ById, response: PlayerSeason },
  'GET /api/players/:id/career': { params: ById, response: PlayerCareer },
};
