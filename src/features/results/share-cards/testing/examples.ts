import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { featureExamples } from '#testing/example.ts';
import { members } from '#testing/statuses.ts';
import type { World } from '#testing/world.ts';

async function addResult(world: World): Promise<number> {
  const id = await addUpcomingGame(world);
  const result = { status: 'completed' as const, home_score: 3, away_score: 1 };
  await world.db.updateTable('games').set(result).where('id', '=', id).execute();
  return id;
}

export const shareCardsExamples = featureExamples.contribution({
  endpoints: {
    'GET /api/games/:id/card.png': { gets: members, row: addResult },
    // Results are not public unless an admin says so.
    'GET /results/:id': { gets: [404, 404, 404, 404, 404, 404], row: addResult },
  },
});
