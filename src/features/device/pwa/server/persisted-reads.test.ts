import { expect, test } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { mayPersist } from '../rules.ts';

test('lets no device store reads for officers and admins only', async () => {
  await using arena = await startTestApp();
  const storable = arena.app.routes
    .filter(
      ({ method, access, path }) =>
        method === 'GET' && (access === 'admin' || access === 'officer') && mayPersist(path),
    )
    .map(({ path }) => path);
  expect(storable).toEqual([]);
});

test.each(['/api/games', '/api/games/46', '/api/calendar-events', '/api/user/players', '/api/settings'])(
  '%s may be stored',
  (path) => expect(mayPersist(path)).toBe(true),
);

test.each(['/api/search', '/api/admin/audit', '/api/user/sessions', '/elsewhere'])('%s may not be stored', (path) =>
  expect(mayPersist(path)).toBe(false),
);
