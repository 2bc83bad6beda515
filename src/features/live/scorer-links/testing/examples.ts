import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { featureExamples } from '#testing/example.ts';
import { officerAdds, officerWrites } from '#testing/statuses.ts';
import { addScorerLink } from './rows.ts';

export const scorerLinksExamples = featureExamples.contribution({
  endpoints: {
    'GET /api/games/:id/scorer-links': { gets: officerWrites, row: addUpcomingGame },
    'POST /api/games/:id/scorer-links': { gets: officerAdds, row: addUpcomingGame, body: () => ({ scorer: 'Ayanda' }) },
    'DELETE /api/scorer-links/:id': { gets: officerWrites, row: async (world) => (await addScorerLink(world)).id },
  },
});
