import { expect, it } from 'vitest';
import { sampleGame } from '#features/competition/games/web/testing/sample-game.ts';
import { comingUp } from './StreamPage.tsx';

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
