import { commentableExamples } from '#features/community/conversation/testing/examples.ts';
import { featureExamples } from '#testing/example.ts';
import { resourceExamples } from '#testing/resource-examples.ts';
import { members } from '#testing/statuses.ts';
import type { World } from '#testing/world.ts';
import { addHighlight } from './rows.ts';

const newHighlight = ({ word }: World) => ({
  title: `Last-second winner ${word()}`,
  videoUrl: 'https://youtu.be/jNQXAC9IVRw?t=3',
  thumbnail: '/art/posters/1.svg',
  description: 'From the halfway line.\nNobody sat down again.',
  duration: '2:30',
  featured: true,
  dateAdded: '2026-03-04T16:30:00Z',
  gameId: null,
  likes: 0,
  comments: 0,
});

export const highlightsExamples = featureExamples.contribution({
  endpoints: {
    ...resourceExamples('/api/highlights', {
      row: addHighlight,
      query: 'sport=netball&limit=10',
      add: newHighlight,
      change: () => ({ videoUrl: 'https://www.youtube.com/shorts/jNQXAC9IVRw', duration: null, featured: false }),
    }),
    'GET /api/highlights/featured': { gets: members },
    ...commentableExamples('/api/highlights', addHighlight),
    'GET /api/videos/:id': { gets: members, row: addHighlight },
  },
  changeable: [
    {
      path: '/api/highlights',
      row: addHighlight,
      changes: [{ title: 'Buzzer' }, { featured: true }],
      optional: { thumbnail: 'https://img.example/a.png', description: 'A save', duration: '2:30' },
    },
  ],
});
