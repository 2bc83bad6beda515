import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp, type TestApp } from '#app/testing/app.ts';
import { visitor } from '#server/access/access.ts';
import { accountTag } from '#server/access/viewers.ts';
import { CurrentUser } from '#shared/session.ts';
import type { Client } from '#testing/client.ts';
import { testPassword, usernames } from '#testing/usernames.ts';
import { SessionRow } from '../../contract.ts';
import { findViewer } from './sessions.ts';

const app = await startTestApp();
afterAll(() => app.close());

const day = 24 * 60 * 60_000;
const newPassword = 'offside-by-a-whisker';

async function loggedIn(username: string = usernames.member, password = testPassword): Promise<Client> {
  const client = app.newVisitor();
  await client.logIn(username, password);
  return client;
}

async function readToken(client: Client): Promise<string> {
  return /va_session=([^;]+)/.exec(await client.cookie())?.[1] ?? '';
}

test('a session ends after 30 days without use', async () => {
  const token = await readToken(await loggedIn());
  const now = Date.now();
  expect(await findViewer(app.db, token, new Date(now + 30 * day - 60_000))).toMatchObject({ username: 'thandi' });
  expect(await findViewer(app.db, token, new Date(now + 30 * day + 60_000))).toBeNull();
  expect(await findViewer(app.db, 'x'.repeat(43), new Date())).toBeNull();
});

test('refuses an idle session over HTTP', async () => {
  const client = await loggedIn();
  const { id } = (await client.get('/api/user')).as(CurrentUser);
  await app.app.commit(visitor, async (write) => {
    const longAgo = new Date(Date.now() - 31 * day).toISOString();
    await write.db.updateTable('sessions').set({ last_seen_at: longAgo }).where('account_id', '=', id).execute();
    write.changed(accountTag(id));
  });
  expect((await client.get('/api/user')).status).toBe(401);
});

test('renews the cookie along with the session', async () => {
  const client = await loggedIn();
  const token = await readToken(client);
  const fresh = await client.get('/api/user');
  expect(fresh.headers.getSetCookie()).toEqual([]);
  const { id } = fresh.as(CurrentUser);
  await app.app.commit(visitor, async (write) => {
    const typed = new Date(Date.now() - 2 * day).toISOString();
    await write.db.updateTable('sessions').set({ password_at: typed }).where('account_id', '=', id).execute();
    write.changed(accountTag(id));
  });
  const [renewed = ''] = (await client.get('/api/user')).headers.getSetCookie();
  expect(renewed).toContain(token);
  expect(renewed).toMatch(/Max-Age=2592000/i);
});

test('changing the password ends all other sessions and renews this one', async () => {
  const other = await loggedIn(usernames.otherMember);
  const client = await loggedIn(usernames.otherMember);
  const before = await client.cookie();
  const change = (currentPassword: string, next: string) =>
    client.post('/api/user/password', { currentPassword, newPassword: next });
  expect((await change('wrong one', newPassword)).status).toBe(403);
  expect((await change(testPassword, 'password123')).status).toBe(400);
  expect((await change(testPassword, `my-${usernames.otherMember}-99`)).status).toBe(400);
  expect((await other.get('/api/user')).status).toBe(200);
  expect((await change(testPassword, newPassword)).status).toBe(200);
  expect((await client.get('/api/user')).status).toBe(200);
  expect((await other.get('/api/user')).status).toBe(401);
  expect((await app.newVisitor().get('/api/user', { cookie: before })).status).toBe(401);
  await expect(loggedIn(usernames.otherMember)).rejects.toThrow('401');
  await loggedIn(usernames.otherMember, newPassword);
});

test('lists and ends own sessions, and answers 404 for those of others', async () => {
  const client = await loggedIn(usernames.officer);
  const lost = await loggedIn(usernames.officer);
  const stranger = await loggedIn(usernames.member);
  const listed = (await client.get('/api/user/sessions')).as(z.array(SessionRow));
  expect(listed.filter((session) => session.current)).toHaveLength(1);
  const otherId = listed.find((session) => !session.current)?.id ?? 0;
  expect((await stranger.delete(`/api/user/sessions/${otherId}`)).status).toBe(404);
  expect((await lost.get('/api/user')).status).toBe(200);
  expect((await client.delete(`/api/user/sessions/${otherId}`)).status).toBe(200);
  expect((await client.delete(`/api/user/sessions/${otherId}`)).status).toBe(404);
  expect((await lost.get('/api/user')).status).toBe(401);
  expect((await client.get('/api/user')).status).toBe(200);
});

test('sets Secure cookies if people open the app over HTTPS', async () => {
  await using open = await startTestApp();
  await using behindProxy = await startTestApp({ env: { PUBLIC_URL: 'https://arena.test' } });
  const secure = async ({ newVisitor }: TestApp) => {
    const login = { username: usernames.member, password: testPassword };
    const cookies = (await newVisitor().post('/api/login', login)).headers.getSetCookie();
    return cookies.map((cookie) => /; secure/i.test(cookie));
  };
  expect(await secure(open)).toEqual([false, false]);
  expect(await secure(behindProxy)).toEqual([true, true]);
});

test('no account has id 1, which attackers would guess to be an admin', async () => {
  const { id } = await app.db.selectFrom('accounts').select('id').orderBy('id').executeTakeFirstOrThrow();
  expect(id).toBe(2);
});

test('a page’s write counts for its own person: under another account or none, it gets session-over', async () => {
  const client = await loggedIn();
  const { id } = (await client.get('/api/user')).as(CurrentUser);
  const write = (by: Client, account: number) =>
    by.post('/api/posts', { content: 'Lights out at ten', displayName: 'Thandi' }, { 'x-account': String(account) });
  expect(await write(client, id)).toMatchObject({ status: 201 });
  expect(await write(client, id + 1)).toMatchObject({ status: 401, body: { code: 'session-over' } });
  const guest = await app.newVisitor().post('/api/login', {}, { 'x-account': String(id) });
  expect(guest).toMatchObject({ status: 401, body: { code: 'session-over' } });
});
