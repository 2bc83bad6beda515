import { commentableExamples } from '#features/community/conversation/testing/examples.ts';
import { featureExamples } from '#testing/example.ts';
import { memberAdds, members } from '#testing/statuses.ts';
import { addSharedWorkout } from './rows.ts';

const path = '/api/shared-workouts';

export const lobbyExamples = featureExamples.contribution({
  endpoints: {
    [`GET ${path}`]: { gets: members },
    [`GET ${path}/:id`]: { gets: members, row: addSharedWorkout },
    [`POST ${path}`]: {
      gets: memberAdds,
      body: ({ word }) => ({
        title: `Legs ${word()}`,
        description: 'Slow down,\nfast up.',
        duration: '40 mins',
        exercises: [{ name: 'Squat', sets: 4, reps: '8-10' }],
        userId: 1,
        likes: 900,
      }),
    },
    // Admins need the window here: only comments can be deleted by the role alone.
    [`DELETE ${path}/:id`]: { gets: [401, 200, 403, 403, 403, 200], row: addSharedWorkout },
    ...commentableExamples(path, addSharedWorkout),
  },
});
