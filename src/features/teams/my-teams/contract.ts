import * as z from 'zod/mini';
import { SportName } from '#features/teams/sports/contract.ts';
import { TeamName } from '#features/teams/teams/contract.ts';
import { ById } from '#shared/fields.ts';

/** Teams that one account follows. */
export const maxFollowed = 50;

/** A team that is somebody's own, and why. At least one of the reasons holds. */
export const MyTeam = z.object({
  team: z.extend(TeamName, { sport: SportName }),
  /** They are linked to one of its players. */
  isPlayer: z.boolean(),
  /** They are a captain who speaks for it. */
  isCaptain: z.boolean(),
  isFollowed: z.boolean(),
  /** It belongs to the residence where they live now. */
  isResidence: z.boolean(),
});
export type MyTeam = z.infer<typeof MyTeam>;

/** Teams that they play in, then others that they follow, then others of their residence; each by name. */
export const MyTeams = z.object({ teams: z.array(MyTeam) });
export type MyTeams = z.infer<typeof MyTeams>;

export const endpoints = {
  'GET /api/user/teams': { response: MyTeams },
  'POST /api/teams/:id/follow': { params: ById, response: MyTeams },
  'DELETE /api/teams/:id/follow': { params: ById, response: MyTeams },
};
