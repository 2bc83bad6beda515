import { expect, test } from 'vitest';
import { gamesTag } from '#features/competition/games/cache-tags.ts';
import { clubsTag } from '#features/teams/clubs/cache-tags.ts';
import { Changes, knownChanges } from './changes.ts';

test('announces a change once, however often it is published, and not again after everything was invalidated', () => {
  const changes = new Changes();
  const numbers: number[] = [];
  changes.listen(({ number }) => numbers.push(number));
  for (const number of [1, 1, 3, 3]) changes.publish({ number, tags: [gamesTag] });
  changes.publishEverything(4);
  changes.publish({ number: 2, tags: [gamesTag] });
  expect(numbers).toEqual([1, 3, 4]);
  expect(changes.latest).toBe(4);
});

test('continues from the number of a database that was set back, and treats its next changes as new', () => {
  const changes = new Changes();
  const numbers: number[] = [];
  for (const number of [1, 2, 3, 5]) changes.publish({ number, tags: [clubsTag] });
  changes.listen(({ number }) => numbers.push(number));
  changes.resume(2);
  for (const number of [3, 4, 5]) changes.publish({ number, tags: [gamesTag] });
  expect(numbers).toEqual([2, 3, 4, 5]);
  expect(changes.latest).toBe(5);
});

test('counts a change that arrived early once the gap before it is filled', () => {
  const changes = new Changes();
  changes.publish({ number: 5, tags: [gamesTag] });
  changes.publishEverything(4);
  expect(changes.latest).toBe(5);
});

function upTo(latest: number) {
  const changes = new Changes();
  changes.publishEverything(latest);
  return changes;
}

test('accepts no number past its own latest when the process is alone', async () => {
  const known = knownChanges(upTo(5));
  expect([0, 5, 6, 4_294_967_295].map((claimed) => known.plausible(claimed))).toEqual([0, 5, 0, 0]);
  expect(await known.confirmed(6)).toBe(0);
});

test('accepts what the database has committed when there are other processes', async () => {
  const known = knownChanges(upTo(5), async () => 8);
  expect(known.plausible(1_005)).toBe(1_005);
  expect(known.plausible(1_006)).toBe(0);
  expect(await known.confirmed(8)).toBe(8);
  expect(await known.confirmed(9)).toBe(0);
});

test('asks the database once for all callers during a query, and never about known or absurd numbers', async () => {
  const queries: PromiseWithResolvers<number>[] = [];
  const known = knownChanges(upTo(5), () => {
    const query = Promise.withResolvers<number>();
    queries.push(query);
    return query.promise;
  });
  const first = known.confirmed(6);
  await Promise.resolve();
  const during = Promise.all(Array.from({ length: 100 }, (_, index) => known.confirmed(7 + index)));
  expect(await known.confirmed(4_294_967_295)).toBe(0);
  expect(queries).toHaveLength(1);
  queries[0]?.resolve(6);
  expect(await first).toBe(6);
  await expect.poll(() => queries.length).toBe(2);
  queries[1]?.resolve(8);
  expect((await during).filter((number) => number > 0)).toEqual([7, 8]);
  expect(await known.confirmed(8)).toBe(8);
  expect(queries).toHaveLength(2);
});

test('rejects the callers of a query that failed, and asks again for the next one', async () => {
  let responses = false;
  const known = knownChanges(upTo(5), async () => {
    if (!responses) throw new Error('no database');
    return 6;
  });
  await expect(known.confirmed(6)).rejects.toThrow('no database');
  responses = true;
  expect(await known.confirmed(6)).toBe(6);
});
