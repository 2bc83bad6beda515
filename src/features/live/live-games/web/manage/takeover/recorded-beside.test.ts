import { expect, it } from 'vitest';
import { recordedBeside } from './TakeoverSheets.tsx';

it('lists what was recorded within 30 seconds of a play, the same side first, then the nearest', () => {
  const at = (second: number, side: 'home' | 'away') => ({
    ...{ id: `${side}-${second}-beside`, kind: 'tap' as const, tap: 'two', period: 1, side },
    at: new Date(Date.UTC(2026, 4, 24, 18, 0, second)).toISOString(),
  });
  const pending = at(60, 'home');
  const [near, farther, away, limit, late] = [
    at(62, 'home'),
    at(50, 'home'),
    at(60, 'away'),
    at(30, 'away'),
    at(91, 'home'),
  ];
  const nearby = recordedBeside(pending, [late, limit, away, farther, near, pending]);
  expect(nearby.map(({ id }) => id)).toEqual([near.id, farther.id, away.id, limit.id]);
});
