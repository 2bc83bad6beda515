import * as z from 'zod/mini';
import { SeasonTotals } from '#features/results/player-stats/contract.ts';
import { Standings } from '#features/results/standings/contract.ts';
import { Player } from '#features/teams/players/contract.ts';
import { teams } from '#features/teams/teams/contract.ts';
import { ById } from '#shared/fields.ts';

const SquadPlayer = z.pick(Player, {
  id: true,
  displayName: true,
  position: true,
  jerseyNumber: true,
  photo: true,
  isMvp: true,
  isAllStar: true,
  isCaptain: true,
  isClubAnchor: true,
});

/** A player of a team, with what they did in the season. */
export const SquadMember = z.object({
  player: SquadPlayer,
  ...z.pick(SeasonTotals, { games: true, totals: true, gamesCounted: true }).shape,
});
export type SquadMember = z.infer<typeof SquadMember>;

export const TeamOverview = z.object({
  team: teams.ResponseBody,
  /** The sport's definition, for `getDefinition`: the key of a file, or the text of one that the village made. */
  definition: z.string(),
  /** The team's table of the latest season; null if no league game of it is planned or played. */
  table: z.nullable(z.pick(Standings, { season: true, competition: true, rows: true })),
  /** Which season the numbers of the squad are from. */
  season: z.string(),
  squad: z.array(SquadMember),
});
export type TeamOverview = z.infer<typeof TeamOverview>;

export const endpoints = {
  'GET /api/teams/:id/overview': { params: ById, response: TeamOverview },
};
