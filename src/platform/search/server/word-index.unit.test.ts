import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { WordIndex } from './word-index.ts';

const rows = 240_000;

/** 120,000 players and as many games: names of a thousand first and two thousand last names, and the words of teams. */
function fill(index: WordIndex) {
  for (let id = 1; id <= rows; id += 1) {
    const name = `First${id % 1_000} Last${(id * 7) % 2_000}`;
    index.put({ id, name, also: `Team ${id % 600} Lions basketball 2026`, weight: id });
  }
}

it('takes little memory for a village that is far larger than any', () => {
  const index = new WordIndex();
  const before = used();
  fill(index);
  const bytesPerRow = (used() - before) / rows;
  // Some 120 bytes alone, and more beside other tests of the process; rows as objects took over a thousand.
  expect(bytesPerRow).toBeLessThan(400);
  expect(index.best(['first7', 'lions'], 3)[0]).toMatchObject({ score: 3 });
});

it('forgets the old words of a row that has changed or is gone', () => {
  const index = new WordIndex();
  index.put({ id: 1, name: 'Lions', also: 'Rugby' });
  index.put({ id: 2, name: 'Lions' });
  index.put({ id: 1, name: 'Tigers' });
  index.drop(2);
  index.drop(3);
  expect([index.best(['lions'], 5), index.best(['rugby'], 5)]).toEqual([[], []]);
  expect(index.best(['tigers'], 5)).toEqual([{ id: 1, isOwn: false, weight: 0, score: 0 }]);
  index.put({ id: 2, name: 'Lions again' });
  expect(index.best(['lions'], 5)).toEqual([{ id: 2, isOwn: false, weight: 0, score: 0 }]);
  expect(index.lastId).toBe(2);
});

it('puts a person’s own rows first among equals, and never before a better one', () => {
  const index = new WordIndex();
  for (const id of [1, 2, 3]) index.put({ id, name: 'Lions', weight: 10 - id });
  index.put({ id: 4, name: 'Lionesses' });
  const own = new Set([3, 4]);
  expect(index.best(['lions'], 5, own).map(({ id }) => id)).toEqual([3, 1, 2, 4]);
  expect(index.best(['lion'], 5, own).map(({ id }) => id)).toEqual([3, 4, 1, 2]);
  index.drop(4);
  index.put({ id: 5, name: 'Tigers', also: 'Lions' });
  expect(index.best(['lions'], 5, new Set([5])).at(-1)?.id).toBe(5);
});

/** The heap, and what typed arrays hold beside it. */
function used(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
