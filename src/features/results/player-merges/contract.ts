import * as z from 'zod/mini';
import { Player } from '#features/teams/players/contract.ts';
import { TeamName } from '#features/teams/teams/contract.ts';
import { ById, Done, Id, IdText } from '#shared/fields.ts';
import { Cursor } from '#shared/pages.ts';

/** How long a merge can be undone. */
export const undoDays = 30;

/** The kept player after the merge: their own fields, with empty ones filled from the other. */
export const MergedPlayer = z.pick(Player, {
  displayName: true,
  team: true,
  photo: true,
  position: true,
  jerseyNumber: true,
  bio: true,
  isMvp: true,
  isAllStar: true,
  isCaptain: true,
  isClubAnchor: true,
  stats: true,
});
export type MergedPlayer = z.infer<typeof MergedPlayer>;

export const MergePreview = z.object({
  kept: Player,
  merged: Player,
  /** How many games each is recorded in. */
  games: z.object({ kept: z.int(), merged: z.int() }),
  result: MergedPlayer,
  /** Why these two cannot be merged. */
  refusal: z.nullable(z.string()),
});
export type MergePreview = z.infer<typeof MergePreview>;

export const PlayerMerge = z.object({
  id: Id,
  /** Null if the player no longer exists. */
  kept: z.nullable(z.object({ id: Id, displayName: z.string(), team: TeamName })),
  merged: z.object({ displayName: z.string(), team: z.nullable(TeamName) }),
  by: z.nullable(z.string()),
  mergedAt: z.string(),
  undoUntil: z.string(),
  /** Why it cannot be undone now. */
  refusal: z.nullable(z.string()),
});
export type PlayerMerge = z.infer<typeof PlayerMerge>;

export const endpoints = {
  'GET /api/players/:id/merge': { params: ById, query: z.strictObject({ with: IdText }), response: MergePreview },
  'POST /api/players/:id/merge': { params: ById, body: z.strictObject({ playerId: Id }), response: Player },
  'GET /api/player-merges': { query: z.strictObject({ cursor: z.optional(Cursor) }), response: z.array(PlayerMerge) },
  'POST /api/player-merges/:id/undo': { params: ById, response: Done },
};
