import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import type { Client } from '#testing/client.ts';
import { testPassword, usernames } from '#testing/usernames.ts';
import { AccountRow, PasswordLink } from '../contract.ts';

const app = await startTestApp();
afterAll(() => app.close());

const admin = () => app.as.adminWithWindow;
const refusal = 'This account is suspended. Ask an admin.';

async function fetchRow(username: string): Promise<AccountRow> {
  const rows = (await admin().get(`/api/admin/users?search=${username}`)).as(z.array(AccountRow));
  const row = rows.find((account) => account.username === username);
  if (!row) throw new Error(`There is no ${username}`);
  return row;
}

async function newcomer(username: string) {
  const person = app.newVisitor();
  await person.post('/api/register', { username, password: testPassword });
  return { person, id: (await fetchRow(username)).id };
}

const suspend = (id: number, isSuspended = true, by = admin()) => by.patch(`/api/admin/users/${id}`, { isSuspended });
const tryLogin = (username: string, password = testPassword, by: Client = app.newVisitor()) =>
  by.post('/api/login', { username, password });

test('suspending logs an account out, refuses logins and keeps what it wrote, until it is reinstated', async () => {
  const { person, id } = await newcomer('walks.off');
  const thought = { content: 'Said before the whistle', displayName: 'Left back' };
  expect((await person.post('/api/posts', thought)).status).toBe(201);
  const link = (await admin().post(`/api/admin/users/${id}/password-link`)).as(PasswordLink);

  const suspended = await suspend(id);
  expect(suspended.as(AccountRow)).toMatchObject({ id, suspendedAt: expect.any(String) });
  expect((await person.get('/api/user')).status).toBe(401);
  expect(await tryLogin('walks.off')).toMatchObject({ status: 403, body: { message: refusal } });
  expect(JSON.stringify((await app.as.member.get('/api/posts')).body)).toContain(thought.content);

  const byLink = { token: link.token, newPassword: 'a-mild-evening-by-the-nets' };
  expect((await app.newVisitor().post('/api/password-link', byLink)).status).toBe(404);
  expect((await admin().post(`/api/admin/users/${id}/password-link`)).status).toBe(409);

  expect((await suspend(id, false)).as(AccountRow).suspendedAt).toBeNull();
  expect((await tryLogin('walks.off')).status).toBe(200);
});

test('a wrong password does not reveal that an account is suspended', async () => {
  const { id } = await newcomer('keeps.quiet');
  const before = await tryLogin('keeps.quiet', 'not-the-password-1');
  await suspend(id);
  expect(await tryLogin('keeps.quiet', 'not-the-password-1')).toMatchObject({ status: 401, body: before.body });
});

test('nobody can suspend themselves or the last admin, and a suspended admin does not count as one', async () => {
  const own = await fetchRow(usernames.adminWithWindow);
  const other = await fetchRow(usernames.admin);
  expect(await suspend(own.id)).toMatchObject({ status: 409, body: { message: 'You cannot suspend yourself' } });
  expect((await suspend(other.id)).status).toBe(200);
  const alone = await admin().patch(`/api/admin/users/${own.id}`, { isAdmin: false });
  expect(alone).toMatchObject({ status: 409, body: { message: 'The last admin cannot be removed' } });
  const basic = { authorization: `Basic ${btoa(`${usernames.admin}:${testPassword}`)}` };
  const byScript = app.newVisitor().delete('/api/comments/all', { confirm: 'no' }, basic);
  expect((await byScript).status).toBe(401);
  expect((await suspend(other.id, false)).status).toBe(200);
});

test('suspended accounts appear under their filter and in the audit log', async () => {
  const { id } = await newcomer('found.again');
  await suspend(id);
  const rows = (await admin().get('/api/admin/users?role=suspended')).as(z.array(AccountRow));
  expect(rows.map(({ username }) => username)).toContain('found.again');
  await tryLogin('found.again');
  const lines = (await admin().get('/api/admin/audit?person=found.again')).body;
  const acts = z.array(z.object({ act: z.string() })).parse(lines);
  expect(acts.map(({ act }) => act)).toEqual(['login.suspended', 'account.suspend', 'account.register']);
  expect((await admin().patch(`/api/admin/users/${id}`, {})).status).toBe(400);
});
