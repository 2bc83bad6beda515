import * as z from 'zod/mini';
import { SportName } from '#features/teams/sports/contract.ts';
import { ById, CanEditDelete, count, Id, IdText, optional, PictureUrl, Version } from '#shared/fields.ts';
import { Cursor, FlagText, LimitText } from '#shared/pages.ts';
import { maxConcurrent, resourceContract, resourceEndpoints } from '#shared/plain-resource.ts';
import { optionalText, text } from '#shared/text.ts';
import { ofEachStat } from './stat-keys.ts';

export const PlayerStats = z.object({
  ...ofEachStat(() => z.int()),
  /** The same as gamesPlayed, under another name. */
  games: z.int(),
  /** Percentages are whole numbers 0 to 100, 0 when nothing was attempted. */
  fieldGoalPct: z.int(),
  threePointPct: z.int(),
  freeThrowPct: z.int(),
  /** 100 x points / (2 x (field goals attempted + 0.44 x free throws attempted)), a whole number. */
  trueShooting: z.int(),
  /** Per game, one decimal. */
  ppg: z.number(),
  apg: z.number(),
  rpg: z.number(),
});
export type PlayerStats = z.infer<typeof PlayerStats>;

export const Player = z.object({
  id: Id,
  version: Version,
  name: z.string(),
  displayName: z.string(),
  position: z.nullable(z.string()),
  jerseyNumber: z.nullable(z.int()),
  photo: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  isMvp: z.boolean(),
  isAllStar: z.boolean(),
  isCaptain: z.boolean(),
  isClubAnchor: z.boolean(),
  teamId: Id,
  team: z.object({ id: Id, name: z.string(), sportId: Id, sport: SportName }),
  stats: PlayerStats,
  /** Whether the totals are derived from box scores, and so cannot be typed. */
  areStatsDerived: z.boolean(),
  /** The part of the totals entered by hand before the season's first box score; null if there are no box scores. */
  openingStats: z.nullable(z.object(ofEachStat(() => z.int()))),
  can: CanEditDelete,
});
export type Player = z.infer<typeof Player>;

/** Counts of athletes that match the filters, for the footer. `bySport`, for the sport buttons, ignores the sport filter. */
export const PlayerTotals = z.object({
  athletes: z.int(),
  sports: z.int(),
  allStars: z.int(),
  captains: z.int(),
  /** All-Stars and MVPs. */
  stars: z.int(),
  bySport: z.array(z.object({ sportId: Id, name: z.string(), athletes: z.int() })),
});
export type PlayerTotals = z.infer<typeof PlayerTotals>;

export const PlayerFilters = z.strictObject({
  teamId: z.optional(IdText),
  sportId: z.optional(IdText),
  /** Matches names, positions and teams that contain it, ignoring accents and case; if none does, almost contain it. */
  q: z.optional(text({ min: 0, max: 60 })),
  allStars: z.optional(FlagText),
  cursor: z.optional(Cursor),
  limit: z.optional(LimitText),
});
export type PlayerFilters = z.infer<typeof PlayerFilters>;

export const RosterFilters = z.strictObject({ cursor: PlayerFilters.shape.cursor, limit: PlayerFilters.shape.limit });

export const Jersey = z.nullable(count(99));
export const Position = optionalText({ max: 40 });

/** Season totals as typed: any of them, under any of their names (see `stat-names.ts`). `readStats` resolves them. */
export const TypedStats = z.record(z.string().check(z.maxLength(30)), z.nullable(count(9999)));

export const NewPlayer = z.strictObject({
  name: text({ max: 60 }),
  displayName: optionalText({ max: 60 }),
  teamId: Id,
  photo: optional(PictureUrl),
  position: Position,
  jerseyNumber: z.optional(Jersey),
  bio: optionalText({ max: 1000, lines: true }),
  isMvp: z.optional(z.boolean()),
  isAllStar: z.optional(z.boolean()),
  isCaptain: z.optional(z.boolean()),
  isClubAnchor: z.optional(z.boolean()),
  stats: z.optional(TypedStats),
});
export type NewPlayer = z.infer<typeof NewPlayer>;

export const PlayerChange = z.strictObject({
  ...z.partial(NewPlayer).shape,
  openingStats: z.optional(TypedStats),
  version: z.optional(Version),
});
export type PlayerChange = z.infer<typeof PlayerChange>;

export const officerFields = [
  'jerseyNumber',
  'position',
  'isMvp',
  'isAllStar',
  'isCaptain',
  'stats',
  'openingStats',
  'version',
] as const;

/** A pasted list: players of one team, added together. */
export const NewRoster = z.strictObject({
  players: z
    .array(z.strictObject({ name: NewPlayer.shape.name, jerseyNumber: z.optional(Jersey), position: Position }))
    .check(z.minLength(1, 'must name a player'), z.maxLength(maxConcurrent, `must be at most ${maxConcurrent}`)),
});

export const players = resourceContract({
  path: '/api/players',
  resourceName: 'player',
  set: 'players',
  ResponseBody: Player,
  Create: NewPlayer,
  Change: PlayerChange,
  Filters: PlayerFilters,
});

export const endpoints = {
  'POST /api/teams/:id/players': { params: ById, body: NewRoster, response: z.object({ added: z.int() }) },
  ...resourceEndpoints(players),
  'GET /api/players/with-relations': { query: PlayerFilters, response: z.array(Player) },
  'GET /api/players/totals': { query: PlayerFilters, response: PlayerTotals },
  'GET /api/teams/:id/players': { params: ById, query: RosterFilters, response: z.array(Player) },
};
