import { expect, it } from 'vitest';
import { listSeen } from './game-choices.ts';
import { sampleGame } from './testing/sample-game.ts';

const now = new Date('2026-11-22T13:30:00.000Z');

it.each([
  ['live', '2026-11-22T13:00:00.000Z', true],
  ['completed', '2026-11-22T11:00:00.000Z', true],
  ['cancelled', '2026-11-21T11:00:00.000Z', false],
  ['postponed', '2026-11-22T13:00:00.000Z', false],
  ['upcoming', '2026-11-22T16:29:59.999Z', true],
  ['upcoming', '2026-11-22T16:30:00.000Z', false],
  ['upcoming', '2026-11-22T12:00:00.000Z', true],
  ['upcoming', null, false],
] as const)('offers a game that is %s at %s: %s', (status, dateTime, isOffered) => {
  expect(listSeen([sampleGame({ status, dateTime })], now)).toHaveLength(isOffered ? 1 : 0);
});
