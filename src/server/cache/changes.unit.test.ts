import { expect, test } from 'vitest';
import { Changes } from './changes.ts';

test('announces a change once, however often it is published, and not again after everything was invalidated', () => {
  const changes = new Changes();
  const numbers: number[] = [];
  changes.listen(({ number }) => numbers.push(number));
  for (const number of [1, 1, 3, 3]) changes.publish({ number, tags: ['games'] });
  changes.publishEverything(4);
  changes.publish({ number: 2, tags: ['games'] });
  expect(numbers).toEqual([1, 3, 4]);
  expect(changes.latest).toBe(4);
});

test('continues from the number of a database that was set back, and treats its next changes as new', () => {
  const changes = new Changes();
  const numbers: number[] = [];
  for (const number of [1, 2, 3, 5]) changes.publish({ number, tags: ['clubs'] });
  changes.listen(({ number }) => numbers.push(number));
  changes.resume(2);
  for (const number of [3, 4, 5]) changes.publish({ number, tags: ['games'] });
  expect(numbers).toEqual([2, 3, 4, 5]);
  expect(changes.latest).toBe(5);
});

test('counts a change that arrived early once the gap before it is filled', () => {
  const changes = new Changes();
  changes.publish({ number: 5, tags: ['games'] });
  changes.publishEverything(4);
  expect(changes.latest).toBe(5);
});
