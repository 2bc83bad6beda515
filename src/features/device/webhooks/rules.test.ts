import { expect, test } from 'vitest';
import { askedPause, findFault, hasFailedForLong, isGone, mayRead, pauseAfter } from './rules.ts';

const second = 1_000;
const hour = 3_600 * second;

test.each([
  [1, null, 10 * second],
  [2, null, 60 * second],
  [5, null, 2 * hour],
  [6, null, 6 * hour],
  [99, null, 6 * hour],
  [1, 30 * second, 30 * second],
  [1, 5 * second, 10 * second],
  [1, 50 * hour, hour],
  [6, 50 * hour, 6 * hour],
])('after attempt %i, with %s asked for, the pause is %i', (attempts, asked, pause) => {
  expect(pauseAfter(attempts, asked)).toBe(pause);
});

test.each([
  ['7', 7_000],
  ['0.35', 350],
  [undefined, null],
  ['Wed, 21 Oct 2026 07:28:00 GMT', null],
  ['-1', null],
])('retry-after %s asks for %s', (header, pause) => expect(askedPause(header)).toBe(pause));

test('three days without success are long', () => {
  const since = '2026-11-25T12:00:00.000Z';
  expect(hasFailedForLong(since, new Date('2026-11-28T11:59:59.999Z'))).toBe(false);
  expect(hasFailedForLong(since, new Date('2026-11-28T12:00:00.000Z'))).toBe(true);
});

test('410 means gone, and 404 only where Discord says it', () => {
  expect([isGone('json', 410), isGone('discord', 410), isGone('discord', 404)]).toEqual([true, true, true]);
  expect([isGone('json', 404), isGone('json', 500), isGone('json', null)]).toEqual([false, false, false]);
});

test('visitors may read of games while results are public, members of everything', () => {
  expect([mayRead('visitors', 'final', true), mayRead('visitors', 'final', false)]).toEqual([true, false]);
  expect([mayRead('visitors', 'announcement', true), mayRead('visitors', 'test', false)]).toEqual([false, true]);
  expect([mayRead('members', 'final', false), mayRead('members', 'announcement', false)]).toEqual([true, true]);
});

test('a webhook that tells by itself needs kinds that its readers may see; one that is pressed needs none', () => {
  expect(findFault({ telling: 'automatic', audience: 'visitors', kinds: [] })?.field).toBe('kinds');
  expect(findFault({ telling: 'automatic', audience: 'visitors', kinds: ['announcement'] })?.field).toBe('kinds');
  expect(findFault({ telling: 'automatic', audience: 'members', kinds: ['announcement'] })).toBe(null);
  expect(findFault({ telling: 'press', audience: 'visitors', kinds: [] })).toBe(null);
});
