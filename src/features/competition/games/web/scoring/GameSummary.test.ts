import { expect, test } from 'vitest';
import type { Game } from '../../contract.ts';
import { sampleGame } from '../testing/sample-game.ts';
import { scoringOrder } from './GameSummary.tsx';

const now = new Date('2026-05-10T12:00:00.000Z');
const game = (id: number, status: Game['status'], dateTime: string) => sampleGame({ id, status, dateTime });

test('lists live games first, then those waiting for a score, then the next ones, then past ones from the latest', () => {
  const games = [
    game(1, 'completed', '2026-05-01T10:00:00.000Z'),
    game(2, 'completed', '2026-05-08T10:00:00.000Z'),
    game(3, 'upcoming', '2026-05-12T10:00:00.000Z'),
    game(4, 'upcoming', '2026-05-11T10:00:00.000Z'),
    game(5, 'upcoming', '2026-05-10T12:00:00.000Z'),
    game(6, 'postponed', '2026-05-20T10:00:00.000Z'),
    game(7, 'live', '2026-05-10T11:00:00.000Z'),
    game(8, 'upcoming', '2026-05-11T10:00:00.000Z'),
  ];
  expect(scoringOrder(games, now).map(({ id }) => id)).toEqual([7, 5, 4, 8, 3, 6, 2, 1]);
});
