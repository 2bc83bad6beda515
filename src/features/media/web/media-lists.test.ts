import { expect, it } from 'vitest';
import { sampleGame } from '#features/games/web/testing/sample-game.ts';
import { comingUp } from './coming-up.ts';
import { playerUrl } from './embed.ts';
import { episodeNumberIn } from './episode-number.ts';
import { featuredFirst } from './featured-first.ts';
import { highlightToOpen, openHighlight } from './opened-highlight.ts';
import { spanOf } from './photo-span.ts';
import { whatsAppLink } from './share.ts';
import { sampleHighlight } from './testing/sample-highlight.ts';

it('features the newest featured highlight, else the newest, and keeps the rest in order', () => {
  const [a, b, c] = [
    sampleHighlight({ id: 3 }),
    sampleHighlight({ id: 2, featured: true }),
    sampleHighlight({ id: 1 }),
  ];
  expect(featuredFirst([a, b, c])).toEqual({ featured: b, others: [a, c] });
  expect(featuredFirst([a, c])).toEqual({ featured: a, others: [c] });
  expect(featuredFirst([])).toEqual({ featured: undefined, others: [] });
});

it('says which games come next, soonest first, three at most', () => {
  const now = Date.parse('2026-11-21T06:00:00Z');
  const at = (id: number, dateTime: string, status: 'upcoming' | 'cancelled' = 'upcoming') =>
    sampleGame({ id, dateTime, status });
  const games = [
    at(1, '2026-11-25T06:00:00.000Z'),
    at(2, '2026-11-22T06:00:00.000Z'),
    at(3, '2026-11-20T06:00:00.000Z'),
    at(4, '2026-11-21T09:00:00.000Z', 'cancelled'),
    at(5, '2026-11-26T06:00:00.000Z'),
    at(6, '2026-11-23T06:00:00.000Z'),
  ];
  expect(comingUp(games, now).map(({ id }) => id)).toEqual([2, 6, 1]);
});

it('asks the player for what this page needs, at the host without cookies', () => {
  const url = new URL(playerUrl('jNQXAC9IVRw', true, 'http://village.test:5000'));
  expect(url.origin + url.pathname).toBe('https://www.youtube-nocookie.com/embed/jNQXAC9IVRw');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    ...{ autoplay: '1', enablejsapi: '1', origin: 'http://village.test:5000', playsinline: '1', rel: '0' },
  });
  expect(playerUrl('jNQXAC9IVRw', false, 'http://village.test:5000')).not.toContain('autoplay');
});

it.each([
  ['episode=2', 2],
  ['', null],
  ['episode=0', null],
  ['episode=1e3', null],
  ['episode=99999', null],
])('reads the episode of %j', (query, number) => {
  expect(episodeNumberIn(new URLSearchParams(query))).toBe(number);
});

it('hands over which highlight was pressed, and nothing else', () => {
  expect(highlightToOpen(openHighlight(7))).toBe(7);
  for (const state of [null, undefined, 'x', {}, { highlight: '7' }]) expect(highlightToOpen(state)).toBe(null);
});

it('gives upright photos two cells below each other, panoramas two beside each other', () => {
  expect(spanOf({ width: 900, height: 1600 }, false).className).toBe('row-span-2');
  expect(spanOf({ width: 3000, height: 1000 }, false).className).toBe('col-span-2');
  expect(spanOf({ width: 1600, height: 900 }, false).className).toBe('');
  expect(spanOf({ width: null, height: null }, false).className).toBe('');
  expect(spanOf({ width: 900, height: 1600 }, true).className).toBe('col-span-2 row-span-2');
});

it('puts title and link into a message', () => {
  expect(whatsAppLink({ title: 'A & B', url: 'https://v.test/media/watch?id=1&ref=/media' })).toBe(
    'https://wa.me/?text=A%20%26%20B%20https%3A%2F%2Fv.test%2Fmedia%2Fwatch%3Fid%3D1%26ref%3D%2Fmedia',
  );
});
