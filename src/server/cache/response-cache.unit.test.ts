import { describe, expect, it, test } from 'vitest';
import { gamesTag } from '#features/competition/games/cache-tags.ts';
import { clubsTag } from '#features/teams/clubs/cache-tags.ts';
import { sportsTag } from '#features/teams/sports/cache-tags.ts';
import { teamsTag } from '#features/teams/teams/cache-tags.ts';
import { Changes } from './changes.ts';
import { bodyFor, buildResponse, type CachedResponse, packedFor, ResponseCache } from './response-cache.ts';

const key = 'member /api/games';
const response = await buildResponse('["a game"]', undefined);
const buildRead = (knownChange = 0) => ({ key, tags: [gamesTag, teamsTag], knownChange });
const build = async () => response;

async function filledCache() {
  const changes = new Changes();
  const responseCache = new ResponseCache(changes);
  await responseCache.read(buildRead(), build);
  return { changes, responseCache };
}

/** A read under way, which the test ends. */
function slowRead(responseCache: ResponseCache, knownChange = 0) {
  const { promise, resolve, reject } = Promise.withResolvers<CachedResponse>();
  return {
    answered: responseCache.read(buildRead(knownChange), () => promise),
    finish: () => resolve(response),
    fail: reject,
  };
}

describe('a cached response', () => {
  test('is found until one of its tags changes', async () => {
    const { changes, responseCache } = await filledCache();
    expect(responseCache.find(key, 0)).toBe(response);
    changes.publish({ number: 1, tags: [clubsTag] });
    expect(responseCache.find(key, 0)).toBe(response);
    changes.publish({ number: 2, tags: [teamsTag] });
    expect(responseCache.find(key, 0)).toBeUndefined();
  });

  test('is not stored when one of its tags changed during the read', async () => {
    const changes = new Changes();
    const responseCache = new ResponseCache(changes);
    for (const drop of [() => changes.publish({ number: 1, tags: [gamesTag] }), () => changes.publishEverything(5)]) {
      const { answered, finish } = slowRead(responseCache);
      drop();
      finish();
      await answered;
      expect(responseCache.find(key, 0)).toBeUndefined();
    }
  });

  test('is not served to a caller that knows of a later change', async () => {
    const { changes, responseCache } = await filledCache();
    expect(responseCache.find(key, 1)).toBeUndefined();
    changes.publish({ number: 1, tags: [clubsTag] });
    expect(responseCache.find(key, 1)).toBe(response);
  });

  test('is not stored when it was read for a caller that knows more than this process', async () => {
    const responseCache = new ResponseCache(new Changes());
    await responseCache.read(buildRead(7), build);
    expect(responseCache.find(key, 0)).toBeUndefined();
  });

  test('is neither stored nor served while changes of other processes may be missing', async () => {
    const { changes, responseCache } = await filledCache();
    changes.endLease();
    expect(responseCache.find(key, 0)).toBeUndefined();
    await responseCache.read({ ...buildRead(), key: 'other' }, build);
    changes.renewLease(performance.now() + 60_000);
    expect(responseCache.find('other', 0)).toBeUndefined();
    expect(responseCache.find(key, 0)).toBeDefined();
    changes.renewLease(performance.now());
    expect(responseCache.find(key, 0)).toBeUndefined();
  });

  test('is not served to a caller that knows of a change still missing here, but once it has arrived', async () => {
    const { changes, responseCache } = await filledCache();
    changes.publish({ number: 2, tags: [clubsTag] });
    expect(changes.latest).toBe(0);
    expect(responseCache.find(key, 1)).toBeUndefined();
    changes.publish({ number: 1, tags: [sportsTag] });
    expect(changes.latest).toBe(2);
    expect(responseCache.find(key, 2)).toBe(response);
  });

  test('is evicted when there is no room, least recently used first', async () => {
    const large = await buildResponse('x'.repeat(800), undefined);
    const responseCache = new ResponseCache(new Changes(), 6_500);
    const store = (name: string) =>
      responseCache.read({ key: name, tags: [gamesTag], knownChange: 0 }, async () => large);
    for (const name of ['a', 'b', 'c']) await store(name);
    responseCache.find('a', 0);
    await store('d');
    expect(['a', 'b', 'c', 'd'].map((name) => responseCache.find(name, 0) !== undefined)).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  test.each([10, 3_000])('counts all the memory that %i letters take', async (length) => {
    const built = await buildResponse(JSON.stringify('résumé '.repeat(length)), undefined);
    const buffers = Object.values(built.body).filter((value) => value instanceof Buffer);
    const heldBytes = buffers.reduce((sum, { buffer }) => sum + buffer.byteLength, 0);
    expect(heldBytes).toBe(buffers.reduce((sum, { length: used }) => sum + used, 0));
    const responseCache = new ResponseCache(new Changes());
    await responseCache.read(buildRead(), async () => built);
    expect(responseCache.bytes).toBeGreaterThan(heldBytes);
  });
});

describe('a read under way', () => {
  test('is shared with requests that arrive meanwhile', async () => {
    const responseCache = new ResponseCache(new Changes());
    const { answered, finish } = slowRead(responseCache);
    const joined = responseCache.read(buildRead(), () => Promise.reject(new Error('read again')));
    finish();
    expect(await Promise.all([answered, joined])).toEqual([response, response]);
  });

  test('is not shared once one of its tags has changed, and the later read is shared instead', async () => {
    const changes = new Changes();
    const responseCache = new ResponseCache(changes);
    const old = slowRead(responseCache);
    changes.publish({ number: 1, tags: [teamsTag] });
    const fresh = await buildResponse('["a newer game"]', undefined);
    const later = await responseCache.read(buildRead(), async () => fresh);
    old.finish();
    await old.answered;
    expect(later).toBe(fresh);
    expect(responseCache.find(key, 0)).toBe(fresh);
  });

  test('is shared only with callers that know of no more than it did when it began', async () => {
    const responseCache = new ResponseCache(new Changes());
    const first = slowRead(responseCache, 3);
    const same = responseCache.read(buildRead(3), () => Promise.reject(new Error('read again')));
    const newer = slowRead(responseCache, 4);
    const fresh = await buildResponse('["a newer game"]', undefined);
    expect(await responseCache.read(buildRead(5), async () => fresh)).toBe(fresh);
    for (const read of [first, newer]) read.finish();
    expect(await Promise.all([first.answered, same, newer.answered])).toEqual([response, response, response]);
  });

  test('is not shared while changes of other processes may be missing', async () => {
    const changes = new Changes();
    const responseCache = new ResponseCache(changes);
    changes.endLease();
    const first = slowRead(responseCache);
    const fresh = await buildResponse('["a newer game"]', undefined);
    expect(await responseCache.read(buildRead(), async () => fresh)).toBe(fresh);
    first.finish();
    await first.answered;
  });

  test('fails for all who share it, and the next request reads again', async () => {
    const responseCache = new ResponseCache(new Changes());
    const { answered, fail } = slowRead(responseCache);
    const joined = responseCache.read(buildRead(), build);
    fail(new Error('no database'));
    await expect(answered).rejects.toThrow('no database');
    await expect(joined).rejects.toThrow('no database');
    expect(await responseCache.read(buildRead(), build)).toBe(response);
  });
});

const text = JSON.stringify('A long answer. '.repeat(100));

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.1', 'br'],
  ['br; q=0.5, gzip; q=0', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['gzip, br; q=0', 'gzip'],
  ['br ;q=0 , gzip', 'gzip'],
  ['br;q=0.000, gzip; q=0.00 ,deflate', undefined],
  ['identity', undefined],
  ['', undefined],
])('answers a client that accepts "%s" in coding %s', async (accepted, coding) => {
  const packed = [bodyFor(await buildResponse(text, undefined), accepted), await packedFor(text, accepted)];
  expect(packed.map((one) => one.coding)).toEqual([coding, coding]);
});

it('compresses a large answer while the event loop goes on', async () => {
  let isDone = false;
  let turns = 0;
  const turn = () => {
    turns += 1;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  await buildResponse(
    JSON.stringify(Array.from({ length: 40_000 }, (_, id) => ({ id, name: `Team ${id}` }))),
    undefined,
  );
  isDone = true;
  expect(turns).toBeGreaterThan(20);
});
