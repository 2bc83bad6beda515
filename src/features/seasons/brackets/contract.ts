import * as z from 'zod/mini';
import { CompetitionKind, CompetitionName } from '#features/competition/competitions/contract.ts';
import { Game } from '#features/competition/games/contract.ts';
import { SportName } from '#features/teams/sports/contract.ts';
import { TeamName } from '#features/teams/teams/contract.ts';
import { ById, Id } from '#shared/fields.ts';

/** Who plays on one side of a match. */
export const Entrant = z.object({
  /** Null while nobody knows who it is. */
  team: z.nullable(TeamName),
  /** The match that says who it is, and which of its two comes here; null for who was entered, or comes from a table. */
  from: z.nullable(z.object({ match: z.string(), takes: z.enum(['winner', 'loser']) })),
  /** Who it will be, in words: `Winner of Semi-final 1`, `2nd of Group B`. Null where a team was entered. */
  text: z.nullable(z.string()),
});
export type Entrant = z.infer<typeof Entrant>;

export const BracketMatch = z.object({
  /** Unique in its bracket. */
  key: z.string(),
  /** `Semi-final 1` */
  name: z.string(),
  round: z.string(),
  /** The order of rounds, from 1. */
  stage: z.int(),
  home: Entrant,
  away: Entrant,
  /** When and where it will be, as published; null once there is a game, which says so itself. */
  dateTime: z.nullable(z.string()),
  location: z.nullable(z.string()),
  /** Null until both sides are known. */
  gameId: z.nullable(Id),
});
export type BracketMatch = z.infer<typeof BracketMatch>;

export const Bracket = z.object({
  competition: CompetitionName,
  kind: CompetitionKind,
  season: z.string(),
  sport: SportName,
  /** Whether its places come from tables, which stand above it. */
  hasTables: z.boolean(),
  /** Earliest round first; empty where the competition has no knock-out. */
  matches: z.array(BracketMatch),
});
export type Bracket = z.infer<typeof Bracket>;

/** A competition with a knock-out, in a list. */
export const BracketSummary = z.object({
  competition: CompetitionName,
  season: z.string(),
  sport: SportName,
  /** Teams that have played or will play in it. */
  teamIds: z.array(Id),
  /** The round that is played now, or is next: `Semi-final`; null once it is over. */
  round: z.nullable(z.string()),
  isLive: z.boolean(),
  champion: z.nullable(TeamName),
});
export type BracketSummary = z.infer<typeof BracketSummary>;

export const endpoints = {
  'GET /api/brackets': { response: z.array(BracketSummary) },
  'GET /api/competitions/:id/bracket': { params: ById, response: Bracket },
  /** The games of its matches, which change while they are played. */
  'GET /api/competitions/:id/bracket/games': { params: ById, response: z.array(Game) },
};
