import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { PageTurns } from './web-app.ts';

it('two hundred pages at once leave room in each turn, and come in their order', async () => {
  const turns = new PageTurns();
  const answered: number[] = [];
  const ask = (page: number) => turns.take().then(() => void answered.push(page));
  const all = Array.from({ length: 200 }, (_, page) => ask(page));
  for (let turn = 1; turn <= 10; turn += 1) {
    await nextTurn();
    expect(answered.length).toBeLessThanOrEqual(4 * (turn + 1));
  }
  await Promise.all(all);
  expect(answered).toEqual(Array.from({ length: 200 }, (_, page) => page));
});

it('whoever opens a page alone waits for no turn', async () => {
  const turns = new PageTurns();
  for (let page = 0; page < 3; page += 1) {
    let answered = false;
    turns.take().then(() => {
      answered = true;
    });
    await Promise.resolve();
    expect(answered).toBe(true);
    await nextTurn();
  }
});
