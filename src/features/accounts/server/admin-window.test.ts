import { expect, test } from 'vitest';
import { startTestVillage, type TestVillage } from '#app/testing/village.ts';
import { visitor } from '#server/access/access.ts';
import type { Client } from '#testing/client.ts';
import { listen } from '#testing/stream.ts';
import { usernames } from '#testing/usernames.ts';

const minute = 60_000;
const hour = 60 * minute;
const pressed = { 'x-user-activation': '1' };

/** As if the window ended in so long, after a password typed so long ago. */
async function setWindow({ village }: TestVillage, { endsIn, typedAgo }: { endsIn: number; typedAgo: number }) {
  const now = Date.now();
  await village.commit(visitor, async (write) => {
    const admin_until = new Date(now + endsIn).toISOString();
    const password_at = new Date(now - typedAgo).toISOString();
    const sessions = await write.db
      .updateTable('sessions')
      .set({ admin_until, password_at })
      .returning('account_id')
      .execute();
    for (const session of sessions) write.changed(`account:${session.account_id}`);
  });
  return now;
}

async function windowEnd(village: TestVillage): Promise<number> {
  await village.village.activity.flush();
  const session = await village.db.selectFrom('sessions').select('admin_until').executeTakeFirstOrThrow();
  return Date.parse(session.admin_until ?? '');
}

const write = (admin: Client) => admin.patch('/api/settings', { season: '2027' });

test('neither reads nor the live stream move the admin window on', async () => {
  await using village = await startTestVillage();
  const admin = village.as.adminWithWindow;
  await admin.ready();
  const now = await setWindow(village, { endsIn: 5 * minute, typedAgo: hour });
  using stream = await listen(village.url, admin);
  for (const path of ['/api/games', '/api/user', '/api/admin/users', '/api/admin/audit']) {
    expect((await admin.get(path)).status).toBe(200);
  }
  expect((await admin.get('/api/games', pressed)).status).toBe(200);
  expect((await admin.get('/api/user', pressed)).body).toMatchObject({ adminWindow: true });
  expect(stream.events).not.toEqual([]);
  expect(await windowEnd(village)).toBe(now + 5 * minute);
});

test.each<[string, (admin: Client) => Promise<{ status: number }>]>([
  ['a write', write],
  ['a write of any kind, refused too', (admin) => admin.post('/api/games/999999/like')],
  ['an admin list that the person opens', (admin) => admin.get('/api/admin/users', pressed)],
])('%s moves it on by 30 minutes', async (_what, act) => {
  await using village = await startTestVillage();
  const admin = village.as.adminWithWindow;
  await admin.ready();
  const now = await setWindow(village, { endsIn: 5 * minute, typedAgo: hour });
  await act(admin);
  const end = await windowEnd(village);
  expect(end).toBeGreaterThanOrEqual(now + 30 * minute);
  expect(end).toBeLessThan(now + 31 * minute);
});

test('8 hours after the password it is closed, whatever was done in it', async () => {
  await using village = await startTestVillage();
  const admin = village.as.adminWithWindow;
  await admin.ready();
  const before = await setWindow(village, { endsIn: 5 * minute, typedAgo: 8 * hour - 10 * minute });
  expect((await write(admin)).status).toBe(200);
  expect(await windowEnd(village)).toBe(before + 10 * minute);
  await setWindow(village, { endsIn: 5 * minute, typedAgo: 8 * hour });
  const refused = await write(admin);
  expect([refused.status, refused.body]).toEqual([403, { message: 'Admin authentication required', code: 'step-up' }]);
  expect((await admin.get('/api/user')).body).toMatchObject({ adminWindow: false });
});

test('a closed window stays closed', async () => {
  await using village = await startTestVillage();
  const admin = village.as.adminWithWindow;
  await admin.ready();
  const now = await setWindow(village, { endsIn: -1, typedAgo: hour });
  expect((await write(admin)).status).toBe(403);
  expect((await admin.get('/api/admin/users', pressed)).status).toBe(200);
  expect((await write(admin)).status).toBe(403);
  expect(await windowEnd(village)).toBe(now - 1);
});

test('what was done at one process counts at the others', async () => {
  await using village = await startTestVillage();
  await using beside = await village.beside();
  const admin = village.as.adminWithWindow;
  const cookie = await admin.cookie();
  await setWindow(village, { endsIn: 5 * minute, typedAgo: hour });
  const there = (method: 'get' | 'patch') =>
    method === 'get'
      ? beside.as.visitor.get('/api/user', { cookie })
      : beside.as.visitor.patch('/api/settings', { season: '2028' }, { cookie });
  expect((await there('get')).body).toMatchObject({ username: usernames.adminWithWindow, adminWindow: true });
  expect((await write(admin)).status).toBe(200);
  expect(await windowEnd(village)).toBeGreaterThan(Date.now() + 25 * minute);
  beside.village.changes.publishEverything();
  expect((await there('patch')).status).toBe(200);
});
