import { verify } from '@node-rs/argon2';
import { afterAll, expect, test, vi } from 'vitest';
import { testPassword, usernames } from '#testing/usernames.ts';

vi.mock('@node-rs/argon2', async (importReal) => {
  const real = await importReal<typeof import('@node-rs/argon2')>();
  return { ...real, verify: vi.fn(real.verify) };
});
// Test files share their module cache: this file loads the app afresh, and resets the cache for the next file.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { startTestApp } = await import('#app/testing/app.ts');

test('hashes ten of 100 wrong Basic credentials, while other people can log in', async () => {
  await using app = await startTestApp({ limits: 1 });
  const wrong = { authorization: `Basic ${Buffer.from(`${usernames.admin}:wrong`).toString('base64')}` };
  const flood = Array.from({ length: 100 }, () =>
    app.newVisitor().post('/api/clubs/1/toggle-visibility', undefined, wrong),
  );
  const login = { username: usernames.member, password: testPassword };
  expect((await app.newVisitor().post('/api/login', login)).status).toBe(200);
  const statuses = (await Promise.all(flood)).map((response) => response.status);
  expect([401, 429].map((status) => statuses.filter((one) => one === status).length)).toEqual([10, 90]);
  expect(verify).toHaveBeenCalledTimes(11);
});
