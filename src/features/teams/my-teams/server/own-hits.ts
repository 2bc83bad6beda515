import type { OwnThings } from '#platform/search/server/extension-points.ts';
import { closestReason, reasonLabels } from '../rules.ts';
import { findMyPlayers, listMyTeams } from './queries.ts';

export const ownTeamHits: OwnThings = {
  kind: 'team',
  marks: async (db, accountId) => {
    const { teams } = await listMyTeams(db, accountId);
    return new Map(teams.map((mine) => [mine.team.id, reasonLabels[closestReason(mine)]]));
  },
};

/** The person, and those who play with them or in a team that they follow. */
export const ownPlayerHits: OwnThings = {
  kind: 'player',
  marks: async (db, accountId) => {
    const players = await findMyPlayers(db, accountId);
    return new Map(players.map(({ id, isSelf, reason }) => [id, isSelf ? 'You' : playerLabels[reason]]));
  },
};

const playerLabels = { player: 'Your team', followed: 'Of a team you follow' };
