import { featureExamples } from '#testing/example.ts';
import { adminAdds, adminWrites, anyone, members } from '#testing/statuses.ts';
import { addDuplicate } from '../../live-games/testing/rows.ts';
import { logForm, sampleLog } from './sample-log.ts';

export const gameLogExamples = featureExamples.contribution({
  endpoints: {
    'GET /api/games/:id/log': { gets: members, row: (world) => addDuplicate(world) },
    'GET /api/game-logs/schema': { gets: anyone },
    'POST /api/game-logs/preview': { gets: adminWrites, body: ({ word }) => logForm(sampleLog(word())) },
    'POST /api/game-logs': { gets: adminAdds, body: ({ word }) => logForm(sampleLog(word())) },
  },
});
