import { featureExamples } from '#testing/example.ts';
import { memberAdds, members } from '#testing/statuses.ts';
import type { WorkoutWish } from '../contract.ts';
import { addSaved, sampleTips } from './rows.ts';

const wish = (): WorkoutWish => ({
  goal: 'strength',
  minutes: 30,
  level: 'beginner',
  days: 2,
  equipment: ['dumbbells', 'band'],
  focus: ['legs', 'core'],
  careful: ['knees'],
  without: ['jumping'],
});

export const aiExamples = featureExamples.contribution({
  endpoints: {
    'POST /api/ai/workout-recommendation': {
      gets: members,
      body: () => ({ userInput: '30 minutes, careful with knees', understood: wish() }),
    },
    'POST /api/ai/better-living-tip': {
      gets: members,
      body: () => ({ userInput: "I can't sleep before exams", understood: { topics: ['sleep', 'exams'] } }),
    },
    'GET /api/ai/saved': { gets: members },
    // The number of saved results is limited: `undo` makes room for repeated attempts.
    'POST /api/ai/saved': {
      gets: memberAdds,
      body: ({ word }) => ({ tips: sampleTips(word()) }),
      undo: ({ db }) => db.deleteFrom('saved_results').execute(),
    },
    'DELETE /api/ai/saved/:id': { gets: [401, 200, 404, 404, 404, 404], row: addSaved },
  },
});
