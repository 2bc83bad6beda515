import { expect, it } from 'vitest';
import { episodeNumberIn } from './EpisodePage.tsx';

it.each([
  ['episode=2', 2],
  ['', null],
  ['episode=0', null],
  ['episode=1e3', null],
  ['episode=99999', null],
])('reads the episode of %j', (query, number) => {
  expect(episodeNumberIn(new URLSearchParams(query))).toBe(number);
});
