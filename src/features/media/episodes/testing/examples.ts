import { featureExamples } from '#testing/example.ts';
import { resourceExamples } from '#testing/resource-examples.ts';
import { members } from '#testing/statuses.ts';
import { insertRow, type World } from '#testing/world.ts';

function addEpisode({ db, number }: World): Promise<number> {
  const about = { series: 'Village Sports News', number: number(), title: 'A week', description: '', tags: '[]' };
  const video = { video_id: 'jNQXAC9IVRw', duration: '0:19', published_on: '2026-03-04' };
  return insertRow(
    db
      .insertInto('episodes')
      .values({ ...about, ...video, next_title: null, next_text: null })
      .returning('id'),
  );
}

const newEpisode = ({ number }: World) => ({
  number: number(),
  title: 'Semi-final week',
  description: 'Four teams, two places.',
  videoUrl: 'jNQXAC9IVRw',
  duration: '12:10',
  publishedDate: '2026-03-04',
  tags: ['Basketball', 'Finals'],
  next: { title: 'The final', text: 'One court.\nOne cup.' },
});

export const episodesExamples = featureExamples.contribution({
  endpoints: {
    ...resourceExamples('/api/episodes', {
      row: addEpisode,
      query: 'number=1',
      add: newEpisode,
      change: () => ({ title: 'Final week', tags: [], next: null }),
    }),
    'GET /api/episodes/latest': { gets: members },
    'GET /api/episodes/subscription': { gets: members },
    'POST /api/episodes/subscription': { gets: members },
    'GET /api/stream': { gets: members },
  },
  changeable: [{ path: '/api/episodes', row: addEpisode, changes: [{ title: 'Finals' }, { tags: ['finals'] }] }],
});
