import { expect, it } from 'vitest';
import { readPhotosOf } from './photos-of.ts';

it.each([
  ['tab=photos', {}],
  ['tab=photos&game=82', { gameId: 82 }],
  ['team=3', { teamId: 3 }],
  ['game=82&team=3', { gameId: 82 }],
  ['game=derby&team=3', { teamId: 3 }],
  ['game=0', {}],
  ['game=-1', {}],
  ['game=12345678901', {}],
])('reads whose photos ?%s asks for', (search, of) => {
  expect(readPhotosOf(new URLSearchParams(search))).toEqual(of);
});
