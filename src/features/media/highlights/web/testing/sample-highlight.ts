import type { Highlight } from '../../contract.ts';

/** A highlight for tests; `changes` overrides its fields. */
export const sampleHighlight = (changes: Partial<Highlight> = {}): Highlight => ({
  id: 1,
  version: 1,
  title: 'A late winner',
  videoUrl: 'https://www.youtube.com/watch?v=jNQXAC9IVRw',
  videoId: 'jNQXAC9IVRw',
  videoKind: 'video',
  thumbnail: '/art/posters/1.svg',
  description: null,
  duration: '2:30',
  featured: false,
  dateAdded: '2026-11-21T06:00:00.000Z',
  gameId: null,
  game: null,
  likesCount: 3,
  commentsCount: 2,
  likes: 3,
  comments: 2,
  can: { edit: false, delete: false },
  ...changes,
});
