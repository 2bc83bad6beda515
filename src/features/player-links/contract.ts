import * as z from 'zod/mini';
import { Username } from '#features/accounts/contract.ts';
import { SportName } from '#features/sports/contract.ts';
import { TeamName } from '#features/teams/contract.ts';
import { Done } from '#shared/fields.ts';
import { ById, Id } from '#shared/ids.ts';
import { Cursor } from '#shared/pages.ts';
import { text } from '#shared/text.ts';

/** Claims of one account that may wait at once. */
export const mostClaims = 20;
/** Of one team: of two, one is at nearly every game, and a team whose every player may speak for it has no captain. */
export const mostCaptains = 2;

/** Characters of why a claim is declined. */
export const longestReason = 300;

const NamedPlayer = z.object({ id: Id, displayName: z.string() });
const TeamOfPlayer = z.extend(TeamName, { sport: SportName });

export const OwnPlayer = z.object({
  player: NamedPlayer,
  team: TeamOfPlayer,
  /** A day where the village is: 2026-11-24. */
  since: z.string(),
  /** Is a captain who speaks for the team. */
  isCaptain: z.boolean(),
});
export type OwnPlayer = z.infer<typeof OwnPlayer>;

export const OwnClaim = z.object({ player: NamedPlayer, team: TeamOfPlayer, claimedAt: z.string() });
export type OwnClaim = z.infer<typeof OwnClaim>;

/** Who one is in which teams, and what one has claimed to be. */
export const OwnPlayers = z.object({ players: z.array(OwnPlayer), claims: z.array(OwnClaim) });
export type OwnPlayers = z.infer<typeof OwnPlayers>;

/** As officers and admins see it. */
const NamedAccount = z.object({ id: Id, username: z.string(), displayName: z.string() });

export const PlayerLink = z.object({
  account: NamedAccount,
  since: z.string(),
  /** Speaks for the team. A player may have the roster's mark without. */
  isCaptain: z.boolean(),
});
export type PlayerLink = z.infer<typeof PlayerLink>;

export const PlayerClaim = z.object({
  id: Id,
  player: NamedPlayer,
  team: TeamOfPlayer,
  account: NamedAccount,
  claimedAt: z.string(),
});
export type PlayerClaim = z.infer<typeof PlayerClaim>;

export const NewLink = z.strictObject({ username: Username });
export const Decline = z.strictObject({
  reason: text({ max: longestReason, lines: true, tooShort: 'Please give a reason' }),
});

export const calls = {
  'GET /api/user/players': { answer: OwnPlayers },
  'POST /api/players/:id/claim': { params: ById, answer: Done },
  'DELETE /api/players/:id/claim': { params: ById, answer: Done },
  'GET /api/players/:id/link': { params: ById, answer: z.nullable(PlayerLink) },
  'POST /api/players/:id/link': { params: ById, body: NewLink, answer: PlayerLink },
  'DELETE /api/players/:id/link': { params: ById, answer: Done },
  'GET /api/player-claims': { query: z.strictObject({ cursor: z.optional(Cursor) }), answer: z.array(PlayerClaim) },
  'POST /api/player-claims/:id/approve': { params: ById, answer: Done },
  'POST /api/player-claims/:id/decline': { params: ById, body: Decline, answer: Done },
};
