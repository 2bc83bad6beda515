import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { pageTurns } from './web-app.ts';

it('answers two hundred simultaneous pages in order, only a few in each turn of the event loop', async () => {
  const turn = pageTurns();
  const answered: number[] = [];
  const open = (page: number) => turn().then(() => void answered.push(page));
  const all = Array.from({ length: 200 }, (_, page) => open(page));
  for (let turns = 1; turns <= 10; turns += 1) {
    await nextTurn();
    expect(answered.length).toBeLessThanOrEqual(4 * (turns + 1));
  }
  await Promise.all(all);
  expect(answered).toEqual(Array.from({ length: 200 }, (_, page) => page));
});

it('answers a page that is opened alone without waiting for a turn', async () => {
  const turn = pageTurns();
  for (let page = 0; page < 3; page += 1) {
    const later = nextTurn('later');
    expect(await Promise.race([turn().then(() => 'at once'), later])).toBe('at once');
    await later;
  }
});
