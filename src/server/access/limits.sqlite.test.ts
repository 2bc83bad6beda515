import { describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#app/testing/app.ts';
import { visitor } from './access.ts';
import { Limiter, type LimitName, limits } from './limits.ts';
import { accountTag } from './viewers.ts';

const start = 1_000_000;
const names = Object.keys(limits) as LimitName[];

describe.each(names)('the limit on %s', (name) => {
  const { perAccount, perAddress, windowSeconds } = limits[name];

  test('allows an account its number of calls in a window, and no more', () => {
    if (perAccount === Number.POSITIVE_INFINITY) return expect(name).toBe('register');
    const limiter = new Limiter(1);
    const waits = Array.from({ length: perAccount + 1 }, (_, call) =>
      limiter.count(name, 'a1', `10.0.${call % 250}.1`, start),
    );
    expect(waits.filter((wait) => wait > 0)).toHaveLength(1);
    expect(waits.at(-1)).toBe(windowSeconds);
    expect(limiter.count(name, 'a2', '10.1.0.1', start)).toBe(0);
    expect(limiter.count(name, 'a1', '10.1.0.1', start + windowSeconds * 1000 - 1)).toBeGreaterThan(0);
    expect(limiter.count(name, 'a1', '10.1.0.1', start + windowSeconds * 1000)).toBe(0);
  });

  test('allows an address its number of calls', () => {
    const limiter = new Limiter(1);
    const waits = Array.from({ length: perAddress + 1 }, () => limiter.count(name, null, '10.0.0.1', start));
    expect(waits.filter((wait) => wait > 0)).toHaveLength(1);
    expect(limiter.count(name, null, '10.0.0.2', start)).toBe(0);
  });

  test('leaves other accounts at an address their share when one account or visitors exceed theirs', () => {
    const limiter = new Limiter(1);
    for (let call = 0; call <= perAddress; call += 1) {
      limiter.count(name, null, '10.0.0.1', start);
      if (perAccount < perAddress) limiter.count(name, 'a1', '10.0.0.1', start);
    }
    expect(limiter.count(name, 'a2', '10.0.0.1', start)).toBe(0);
  });

  test('grows with the factor', () => {
    const limiter = new Limiter(2);
    const waits = Array.from({ length: perAddress * 2 }, () => limiter.count(name, null, '10.0.0.1', start));
    expect(Math.max(...waits)).toBe(0);
  });
});

test('evicts only the oldest counts under a flood of addresses', () => {
  const limiter = new Limiter(1);
  for (let call = 0; call < 600; call += 1) limiter.count('write', null, 'early', start);
  for (let other = 0; other < 100_100; other += 1) {
    limiter.count('read', null, `other ${other}`, start + 1);
    if (other === 50_000) for (let call = 0; call < 600; call += 1) limiter.count('write', null, 'late', start + 1);
  }
  expect(limiter.count('write', null, 'late', start + 2)).toBeGreaterThan(0);
  expect(limiter.count('write', null, 'early', start + 2)).toBe(0);
});

test('blocks nobody after the clock was set back', () => {
  const limiter = new Limiter(1);
  for (let call = 0; call <= 600; call += 1) limiter.count('write', null, '10.0.0.1', start);
  expect(limiter.count('write', null, '10.0.0.1', start)).toBeGreaterThan(0);
  expect(limiter.count('write', null, '10.0.0.1', start - 60_000)).toBe(0);
});

test('counts a call that is counted after one that arrived later', () => {
  const limiter = new Limiter(1);
  for (let call = 0; call < 600; call += 1) limiter.count('write', null, '10.0.0.1', start - call);
  expect(limiter.count('write', null, '10.0.0.1', start)).toBeGreaterThan(0);
});

test('refuses the 61st write of a minute and says how long to wait', async () => {
  await using arena = await startTestApp({ limits: 1 });
  const { member } = arena.as;
  const statuses: number[] = [];
  for (let call = 0; call < 61; call += 1) {
    statuses.push((await member.post('/api/ground-anchor/verify', { username: 'nobody' })).status);
  }
  expect(statuses.slice(0, 60).every((status) => status === 403)).toBe(true);
  const refused = await member.post('/api/ground-anchor/verify', { username: 'nobody' });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.body).toMatchObject({ message: expect.stringContaining('wait') });
});

test('counts a cached response as a tenth of a call, also for a session that is not in memory', async () => {
  await using arena = await startTestApp({ limits: 0.01 });
  const { member } = arena.as;
  const statuses: number[] = [];
  for (let call = 0; call < 142; call += 1) {
    if (call % 40 === 20) await forgetSessions(arena);
    statuses.push((await member.get('/api/sports')).status);
  }
  // One response that is built, and 140 cached ones at a tenth each: 15 calls in all.
  expect(statuses.slice(0, 141).every((status) => status === 200)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});

const forgetSessions = async ({ app, db }: TestApp) => {
  const accounts = await db.selectFrom('accounts').select('id').execute();
  await app.commit(visitor, async (write) => write.changed(...accounts.map(({ id }) => accountTag(id))));
};

test('counts the reads of members per account, however many share an address', () => {
  const limiter = new Limiter(1);
  const { perAddress } = limits.read;
  const waits = Array.from({ length: perAddress * 2 }, (_, call) =>
    limiter.count('read', `a${call % 160}`, '10.0.0.1', start),
  );
  expect(Math.max(...waits)).toBe(0);
  expect(limiter.count('write', 'a1', '10.0.0.1', start)).toBe(0);
});
