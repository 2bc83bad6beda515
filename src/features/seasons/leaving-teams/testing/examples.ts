import { addCompetition } from '#features/competition/competitions/testing/rows.ts';
import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { featureExamples } from '#testing/example.ts';
import { officerWrites } from '#testing/statuses.ts';
import type { World } from '#testing/world.ts';
import type { Leaving } from '../contract.ts';
import { proposeLeaving } from '../server/leaving-commands.ts';

export const leavingTeamsExamples = featureExamples.contribution({
  endpoints: {
    'GET /api/competitions/:id/leaving-team': { gets: officerWrites, row: addCompetition },
    'POST /api/competitions/:id/leaving-team/proposal': { gets: officerWrites, row: addLeavable, body: homeLeaves },
    'POST /api/competitions/:id/leaving-team': {
      gets: officerWrites,
      row: addLeavable,
      body: async (world) => {
        const asked = await homeLeaves(world);
        const id = await latestCompetition(world);
        const { state } = await proposeLeaving((act) => world.context.commit(act), id, asked);
        return { ...asked, state };
      },
    },
  },
});

/** A competition with one game to come. */
async function addLeavable(world: World): Promise<number> {
  const [id, gameId] = [await addCompetition(world), await addUpcomingGame(world)];
  await world.db.updateTable('games').set({ competition_id: id }).where('id', '=', gameId).execute();
  return id;
}

async function homeLeaves(world: World): Promise<Leaving> {
  return { teamId: (await sides.of(world)).homeTeamId, choice: 'walkovers', finishedToo: false };
}

/** The one that was added last: the one of the request's path. */
async function latestCompetition(world: World): Promise<number> {
  const row = await world.db
    .selectFrom('games')
    .innerJoin('competitions', 'competitions.id', 'games.competition_id')
    .select('competitions.id')
    .where('games.home_team_id', '=', (await sides.of(world)).homeTeamId)
    .orderBy('competitions.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? addLeavable(world);
}
