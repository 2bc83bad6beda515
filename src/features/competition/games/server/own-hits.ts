import { closestReason, isNear, reasonLabels } from '#features/teams/my-teams/rules.ts';
import { listMyTeams } from '#features/teams/my-teams/server/queries.ts';
import type { OwnThings } from '#platform/search/server/extension-points.ts';

const maxGames = 2_000;

/** The latest games of the teams that a person plays in or follows. */
export const ownGameHits: OwnThings = {
  kind: 'game',
  marks: async (db, accountId) => {
    const { teams } = await listMyTeams(db, accountId);
    const near = teams.filter(isNear);
    const ids = near.map(({ team }) => team.id);
    if (ids.length === 0) return new Map();
    const games = await db
      .selectFrom('games')
      .select(['id', 'home_team_id', 'away_team_id'])
      .where(({ or, eb }) => or([eb('home_team_id', 'in', ids), eb('away_team_id', 'in', ids)]))
      .orderBy('date_time', 'desc')
      .limit(maxGames)
      .execute();
    const findLabel = (teamIds: readonly number[]) => {
      const mine = near.find(({ team }) => teamIds.includes(team.id));
      return mine ? reasonLabels[closestReason(mine)] : '';
    };
    return new Map(games.map((game) => [game.id, findLabel([game.home_team_id, game.away_team_id])]));
  },
};
