import { pictureForm } from '#platform/uploads/testing/form.ts';
import { featureExamples } from '#testing/example.ts';
import { adminReads, adminWrites, anyone, anyoneAdds, memberAdds, members } from '#testing/statuses.ts';
import type { World } from '#testing/world.ts';
import { addThought } from './rows.ts';

const newThought = ({ word }: World) => ({
  content: `Whoever left the playlist on: thank you.\n${word()}`,
  displayName: 'Squat Club',
  userId: 1,
});

export const thoughtsExamples = featureExamples.contribution({
  endpoints: {
    'GET /api/posts': { gets: anyone, query: 'limit=10' },
    'GET /api/posts/mine': { gets: members, query: 'limit=10' },
    'POST /api/posts': { gets: memberAdds, body: newThought },
    'GET /api/posts/:id/comments': { gets: anyone, row: addThought },
    'POST /api/posts/:id/comments': {
      gets: anyoneAdds,
      row: addThought,
      body: ({ word }) => ({ content: `Me too, ${word()}`, userId: 1 }),
    },
    'GET /api/posts/:id/like-status': { gets: members, row: addThought },
    'POST /api/posts/:id/like': { gets: members, row: addThought },
    'GET /api/posts/liked': { gets: members },
    'POST /api/posts/picture': {
      gets: memberAdds,
      body: () => pictureForm({ content: 'Look', displayName: 'Left Back' }),
    },
    'GET /api/posts/reposted': { gets: members },
    'POST /api/posts/:id/repost': { gets: members, row: addThought, body: () => ({ userId: 1 }) },
    'POST /api/posts/:id/report': { gets: anyone, row: addThought, body: () => ({ reason: 'It names somebody' }) },
    'GET /api/posts/reports': { gets: adminReads },
    'POST /api/posts/:id/keep': { gets: adminWrites, row: addThought, body: () => ({}) },
    'POST /api/posts/:id/hide': { gets: adminWrites, row: addThought, body: () => ({ reason: 'It names somebody' }) },
    'DELETE /api/posts/:id/hide': { gets: adminWrites, row: addThought },
    // Here an admin needs only the role, not the admin window.
    'POST /api/posts/authors': { gets: adminReads, body: async (world) => ({ ids: [await addThought(world)] }) },
  },
});
