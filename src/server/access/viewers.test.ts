import { expect, test } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { Changes } from '../cache/changes.ts';
import type { Member } from './access.ts';
import { type SessionSource, Viewers } from './viewers.ts';

const start = Date.parse('2026-05-01T10:00:00Z');
const after = (seconds: number) => new Date(start + seconds * 1000);

/** An admin whose row another process may change; `looks` counts the lookups in the database. */
function oneAdmin(row: Pick<Member, 'adminUntil'>) {
  const source = {
    cookie: 'session',
    lookups: 0,
    find: async (): Promise<Member> => {
      source.lookups += 1;
      const person = { accountId: 2, sessionId: 3, username: 'kabelo', displayName: 'Kabelo', isGroundAnchor: false };
      return { kind: 'member', ...person, isAdmin: true, passwordAt: start - 60_000, adminUntil: row.adminUntil };
    },
    findSessions: async () => new Map(),
    activity: { used: () => undefined, acted: () => undefined, getAdminWindow: (viewer: Member) => viewer.adminUntil },
  } satisfies SessionSource & { lookups: number };
  return source;
}

test('looks an admin window up again once it has run out in memory', async () => {
  await using app = await startTestApp();
  const row = { adminUntil: start + 10_000 };
  const source = oneAdmin(row);
  const viewers = new Viewers(app.db, source, new Changes());
  const untilAt = async (seconds: number) => {
    const viewer = await viewers.resolve('token', after(seconds));
    return viewer.kind === 'member' ? viewer.adminUntil : 0;
  };
  expect(await untilAt(0)).toBe(start + 10_000);
  row.adminUntil = start + 40 * 60_000;
  expect(await untilAt(9)).toBe(start + 10_000);
  expect(source.lookups).toBe(1);
  expect(await untilAt(10)).toBe(start + 40 * 60_000);
  expect(await untilAt(11)).toBe(start + 40 * 60_000);
  expect(source.lookups).toBe(2);
});

test('trusts a cached viewer for a minute at most, and not after the clock was set back', async () => {
  await using app = await startTestApp();
  const source = oneAdmin({ adminUntil: 0 });
  const viewers = new Viewers(app.db, source, new Changes());
  await viewers.resolve('token', after(0));
  await viewers.resolve('token', after(59));
  expect(source.lookups).toBe(1);
  await viewers.resolve('token', after(60));
  expect(source.lookups).toBe(2);
  await viewers.resolve('token', after(-3600));
  expect(source.lookups).toBe(3);
});
