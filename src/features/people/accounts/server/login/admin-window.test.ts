import { expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#app/testing/app.ts';
import { visitor } from '#server/access/access.ts';
import { accountTag } from '#server/access/viewers.ts';
import type { Client } from '#testing/client.ts';
import { listen } from '#testing/stream.ts';
import { usernames } from '#testing/usernames.ts';

const minute = 60_000;
const hour = 60 * minute;
const pressed = { 'x-user-activation': '1' };

/** Sets when the window ends, and how long ago the password was typed. */
async function setWindow({ app }: TestApp, { endsIn, typedAgo }: { endsIn: number; typedAgo: number }) {
  const now = Date.now();
  await app.commit(visitor, async (write) => {
    const admin_until = new Date(now + endsIn).toISOString();
    const password_at = new Date(now - typedAgo).toISOString();
    const sessions = await write.db
      .updateTable('sessions')
      .set({ admin_until, password_at })
      .returning('account_id')
      .execute();
    for (const session of sessions) write.changed(accountTag(session.account_id));
  });
  return now;
}

async function windowEnd(app: TestApp): Promise<number> {
  await app.app.activity.flush();
  const session = await app.db.selectFrom('sessions').select('admin_until').executeTakeFirstOrThrow();
  return Date.parse(session.admin_until ?? '');
}

const write = (admin: Client) => admin.patch('/api/settings', { season: '2027' });

test('neither reads nor the live stream extend the admin window', async () => {
  await using app = await startTestApp();
  const admin = app.as.adminWithWindow;
  await admin.ready();
  const now = await setWindow(app, { endsIn: 5 * minute, typedAgo: hour });
  using stream = await listen(app.url, admin);
  for (const path of ['/api/games', '/api/user', '/api/admin/users', '/api/admin/audit']) {
    expect((await admin.get(path)).status).toBe(200);
  }
  expect((await admin.get('/api/games', pressed)).status).toBe(200);
  expect((await admin.get('/api/user', pressed)).body).toMatchObject({ adminWindow: true });
  expect(stream.events).not.toEqual([]);
  expect(await windowEnd(app)).toBe(now + 5 * minute);
});

test.each<[string, (admin: Client) => Promise<{ status: number }>]>([
  ['a write', write],
  ['a write of any kind, refused too', (admin) => admin.post('/api/games/999999/like')],
  ['an admin list that the person opens', (admin) => admin.get('/api/admin/users', pressed)],
])('%s extends it by 30 minutes', async (_what, action) => {
  await using app = await startTestApp();
  const admin = app.as.adminWithWindow;
  await admin.ready();
  const now = await setWindow(app, { endsIn: 5 * minute, typedAgo: hour });
  await action(admin);
  const end = await windowEnd(app);
  expect(end).toBeGreaterThanOrEqual(now + 30 * minute);
  expect(end).toBeLessThan(now + 31 * minute);
});

test('the window closes 8 hours after the password, whatever the admin did in it', async () => {
  await using app = await startTestApp();
  const admin = app.as.adminWithWindow;
  await admin.ready();
  const before = await setWindow(app, { endsIn: 5 * minute, typedAgo: 8 * hour - 10 * minute });
  expect((await write(admin)).status).toBe(200);
  expect(await windowEnd(app)).toBe(before + 10 * minute);
  await setWindow(app, { endsIn: 5 * minute, typedAgo: 8 * hour });
  const refused = await write(admin);
  expect([refused.status, refused.body]).toEqual([403, { message: 'Admin authentication required', code: 'step-up' }]);
  expect((await admin.get('/api/user')).body).toMatchObject({ adminWindow: false });
});

test('a closed window stays closed', async () => {
  await using app = await startTestApp();
  const admin = app.as.adminWithWindow;
  await admin.ready();
  const now = await setWindow(app, { endsIn: -1, typedAgo: hour });
  expect((await write(admin)).status).toBe(403);
  expect((await admin.get('/api/admin/users', pressed)).status).toBe(200);
  expect((await write(admin)).status).toBe(403);
  expect(await windowEnd(app)).toBe(now - 1);
});

test('an action at one process extends the window at the others', async () => {
  await using app = await startTestApp();
  await using secondApp = await app.beside();
  const admin = app.as.adminWithWindow;
  const cookie = await admin.cookie();
  await setWindow(app, { endsIn: 5 * minute, typedAgo: hour });
  const there = (method: 'get' | 'patch') =>
    method === 'get'
      ? secondApp.as.visitor.get('/api/user', { cookie })
      : secondApp.as.visitor.patch('/api/settings', { season: '2028' }, { cookie });
  expect((await there('get')).body).toMatchObject({ username: usernames.adminWithWindow, adminWindow: true });
  expect((await write(admin)).status).toBe(200);
  expect(await windowEnd(app)).toBeGreaterThan(Date.now() + 25 * minute);
  secondApp.app.changes.publishEverything();
  expect((await there('patch')).status).toBe(200);
});
