import * as z from 'zod/mini';
import { Username } from '#features/people/accounts/contract.ts';
import { SportName } from '#features/teams/sports/contract.ts';
import { TeamName } from '#features/teams/teams/contract.ts';
import { ById, Done, Id } from '#shared/fields.ts';
import { Cursor } from '#shared/pages.ts';
import { text } from '#shared/text.ts';

/** How many claims of one account may be pending at once. */
export const maxClaims = 20;
/** Captains of a team: of two, one is at nearly every game; if every player could speak for it, it would have none. */
export const maxCaptains = 2;

/** Characters of the reason for declining a claim. */
export const maxReasonLength = 300;

const NamedPlayer = z.object({ id: Id, displayName: z.string() });
const PlayerTeam = z.extend(TeamName, { sport: SportName });

export const OwnPlayer = z.object({
  player: NamedPlayer,
  team: PlayerTeam,
  /** A day in the village's time zone: 2026-11-24. */
  since: z.string(),
  /** Whether they are a captain who speaks for the team. */
  isCaptain: z.boolean(),
});
export type OwnPlayer = z.infer<typeof OwnPlayer>;

export const OwnClaim = z.object({ player: NamedPlayer, team: PlayerTeam, claimedAt: z.string() });
export type OwnClaim = z.infer<typeof OwnClaim>;

/** Which players one is, in which teams, and which ones one has claimed to be. */
export const OwnPlayers = z.object({ players: z.array(OwnPlayer), claims: z.array(OwnClaim) });
export type OwnPlayers = z.infer<typeof OwnPlayers>;

/** An account as officers and admins see it. */
const NamedAccount = z.object({ id: Id, username: z.string(), displayName: z.string() });

export const PlayerLink = z.object({
  account: NamedAccount,
  since: z.string(),
  /** Speaks for the team. The roster may mark a player as captain without this. */
  isCaptain: z.boolean(),
});
export type PlayerLink = z.infer<typeof PlayerLink>;

export const PlayerClaim = z.object({
  id: Id,
  player: NamedPlayer,
  team: PlayerTeam,
  account: NamedAccount,
  claimedAt: z.string(),
  /** Nobody decides about a player whom they claim themselves. */
  can: z.object({ decide: z.boolean() }),
});
export type PlayerClaim = z.infer<typeof PlayerClaim>;

export const NewLink = z.strictObject({ username: Username });
export const Decline = z.strictObject({
  reason: text({ max: maxReasonLength, lines: true, tooShort: 'Please give a reason' }),
});

export const endpoints = {
  'GET /api/user/players': { response: OwnPlayers },
  'POST /api/players/:id/claim': { params: ById, response: Done },
  'DELETE /api/players/:id/claim': { params: ById, response: Done },
  'GET /api/players/:id/link': { params: ById, response: z.nullable(PlayerLink) },
  'POST /api/players/:id/link': { params: ById, body: NewLink, response: PlayerLink },
  'DELETE /api/players/:id/link': { params: ById, response: Done },
  'GET /api/player-claims': { query: z.strictObject({ cursor: z.optional(Cursor) }), response: z.array(PlayerClaim) },
  'POST /api/player-claims/:id/approve': { params: ById, response: Done },
  'POST /api/player-claims/:id/decline': { params: ById, body: Decline, response: Done },
};
