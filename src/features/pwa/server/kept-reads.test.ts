import { expect, test } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { mayBeKept } from '../rules.ts';

test('what only officers and admins read stays on no device', async () => {
  await using arena = await startTestApp();
  const kept = arena.app.routes
    .filter(
      ({ method, access, path }) => method === 'GET' && (access === 'admin' || access === 'officer') && mayBeKept(path),
    )
    .map(({ path }) => path);
  expect(kept).toEqual([]);
});

test.each(['/api/games', '/api/games/46', '/api/calendar-events', '/api/user/players', '/api/settings'])(
  '%s may stay',
  (path) => expect(mayBeKept(path)).toBe(true),
);

test.each(['/api/search', '/api/admin/audit', '/api/user/sessions', '/elsewhere'])('%s may not', (path) =>
  expect(mayBeKept(path)).toBe(false),
);
