import { at, type MakeExample, plain } from './example.ts';
import type { World } from './world.ts';

/** Every call by which an item is talked about. */
const conversation = (path: string, row: (world: World) => Promise<number>): Record<string, MakeExample> => ({
  [`GET ${path}/:id/comments`]: at(`${path}/:id/comments`, row),
  [`POST ${path}/:id/comments`]: at(`${path}/:id/comments`, row, (world) => ({
    content: `What a day, ${world.word()}`,
  })),
  [`GET ${path}/:id/like-status`]: at(`${path}/:id/like-status`, row),
  [`POST ${path}/:id/like`]: at(`${path}/:id/like`, row),
  [`GET ${path}/liked`]: plain(`${path}/liked`),
});

/** One white pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC',
  'base64',
);

export function photoForm(fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('image', new File([pixel], 'pixel.png', { type: 'image/png' }));
  return form;
}

const newHighlight = (world: World) => ({
  title: `Last-second winner ${world.word()}`,
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

const newEpisode = (world: World) => ({
  number: world.number(),
  title: 'Semi-final week',
  description: 'Four teams, two places.',
  videoUrl: 'jNQXAC9IVRw',
  duration: '12:10',
  publishedDate: '2026-03-04',
  tags: ['Basketball', 'Finals'],
  next: { title: 'The final', text: 'One court.\nOne cup.' },
});

/** Examples of notices, conversation and media. */
export const mediaExamples: Record<string, MakeExample> = {
  'GET /api/notices': plain('/api/notices'),
  'POST /api/notices/read': plain('/api/notices/read'),

  ...conversation('/api/games', (world) => world.game()),
  ...conversation('/api/highlights', (world) => world.highlight()),
  'POST /api/comments': async (world) => ({
    path: '/api/comments',
    body: { content: `Again! ${world.word()}`, highlightId: await world.highlight(), userId: 1, username: 'Fan' },
  }),
  'DELETE /api/comments/:id': at('/api/comments/:id', (world) => world.commentOfMember()),
  'POST /api/comments/:id/like': at('/api/comments/:id/like', (world) => world.commentOfMember()),

  'GET /api/highlights': plain('/api/highlights?sport=netball&limit=10'),
  'GET /api/highlights/featured': plain('/api/highlights/featured'),
  'GET /api/highlights/:id': at('/api/highlights/:id', (world) => world.highlight()),
  'POST /api/highlights': plain('/api/highlights', newHighlight),
  'PATCH /api/highlights/:id': at(
    '/api/highlights/:id',
    (world) => world.highlight(),
    () => ({ videoUrl: 'https://www.youtube.com/shorts/jNQXAC9IVRw', duration: null, featured: false }),
  ),
  'DELETE /api/highlights/:id': at('/api/highlights/:id', (world) => world.highlight()),

  'GET /uploads/:id/:file': async (world) => ({ path: await world.pictureFile() }),

  'GET /api/photos': plain('/api/photos?limit=10'),
  'GET /api/photos/:id': at('/api/photos/:id', (world) => world.pendingPhoto()),
  'POST /api/photos': plain('/api/photos', () => ({
    title: 'Trophy night',
    imageUrl: '/art/posters/2.svg',
    description: '',
    dateAdded: '2026-03-04T16:30:00Z',
  })),
  'POST /api/photos/upload': plain('/api/photos/upload', () => photoForm({ title: 'Derby day', description: '' })),
  'POST /api/photos/:id/approve': at('/api/photos/:id/approve', (world) => world.pendingPhoto()),
  'PATCH /api/photos/:id': at(
    '/api/photos/:id',
    (world) => world.pendingPhoto(),
    () => ({ title: 'Derby night', description: null, imageUrl: 'https://i.ytimg.com/vi/jNQXAC9IVRw/hqdefault.jpg' }),
  ),
  'DELETE /api/photos/:id': at('/api/photos/:id', (world) => world.pendingPhoto()),

  'GET /api/videos/:id': at('/api/videos/:id', (world) => world.highlight()),
  'GET /api/episodes': plain('/api/episodes?number=1'),
  'GET /api/episodes/latest': plain('/api/episodes/latest'),
  'GET /api/episodes/:id': at('/api/episodes/:id', (world) => world.episode()),
  'POST /api/episodes': plain('/api/episodes', newEpisode),
  'PATCH /api/episodes/:id': at(
    '/api/episodes/:id',
    (world) => world.episode(),
    () => ({ title: 'Final week', tags: [], next: null }),
  ),
  'DELETE /api/episodes/:id': at('/api/episodes/:id', (world) => world.episode()),
  'GET /api/episodes/subscription': plain('/api/episodes/subscription'),
  'POST /api/episodes/subscription': plain('/api/episodes/subscription'),
  'GET /api/stream': plain('/api/stream'),
};
