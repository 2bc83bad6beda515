import { expect, test } from 'vitest';
import { Changes } from './changes.ts';

test('a change is told once, however often word of it comes, and after a gap everything counts as known', () => {
  const changes = new Changes();
  const told: number[] = [];
  changes.listen(({ number }) => told.push(number));
  for (const number of [1, 1, 3, 3]) changes.publish({ number, topics: ['games'] });
  changes.publishEverything(4);
  changes.publish({ number: 2, topics: ['games'] });
  expect(told).toEqual([1, 3, 4]);
  expect(changes.latest).toBe(4);
});
