import { expect, test } from 'vitest';
import { Changes } from './changes.ts';
import { knownChanges } from './known-changes.ts';

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
  let answers = false;
  const known = knownChanges(upTo(5), async () => {
    if (!answers) throw new Error('no database');
    return 6;
  });
  await expect(known.confirmed(6)).rejects.toThrow('no database');
  answers = true;
  expect(await known.confirmed(6)).toBe(6);
});
