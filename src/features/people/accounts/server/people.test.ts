import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { addCrowd } from '#app/testing/crowd.ts';
import { testPassword, usernames } from '#testing/usernames.ts';
import { AccountRow, SessionsEnded } from '../contract.ts';

const app = await startTestApp();
afterAll(() => app.close());
await addCrowd(app, 60);

const admin = () => app.as.adminWithWindow;
const fetchNames = async (query: string) => (await fetchRows(query)).map(({ username }) => username);
const fetchRows = async (query: string) => (await admin().get(`/api/admin/users?${query}`)).as(z.array(AccountRow));

test('finds accounts by a part of their name, in any case and with signs taken literally', async () => {
  expect(await fetchNames('search=CROWD-5')).toHaveLength(11);
  expect(await fetchNames(`search=${usernames.member.slice(1, 4)}`)).toContain(usernames.member);
  for (const sign of ['%25', '_', '!', "'"]) expect(await fetchNames(`search=${sign}`)).toEqual([]);
  expect(await fetchNames('search=')).toHaveLength(50);
  expect((await admin().get(`/api/admin/users?search=${'x'.repeat(41)}`)).status).toBe(400);
});

test('finds accounts by their role', async () => {
  expect(await fetchNames('role=admin')).toEqual([usernames.admin, usernames.adminWithWindow].sort());
  expect(await fetchNames('role=officer')).toEqual([usernames.officer]);
  expect(await fetchNames('role=member&search=thandi')).toEqual(['thandi']);
  expect((await admin().get('/api/admin/users?role=king')).status).toBe(400);
});

test('lists every account once, by name, page by page', async () => {
  const seen: string[] = [];
  let next: string | undefined = '/api/admin/users';
  while (next) {
    const page = await admin().get(next);
    seen.push(...page.as(z.array(AccountRow)).map(({ username }) => username));
    next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toHaveLength(60 + Object.keys(usernames).length);
  expect((await admin().get('/api/admin/users?cursor=bm9uc2Vuc2U')).status).toBe(400);
});

test('an admin logs somebody out everywhere; for the own account, the current session stays', async () => {
  const phone = app.newVisitor();
  const laptop = app.newVisitor();
  for (const client of [phone, laptop]) await client.logIn(usernames.otherMember, testPassword);
  const [{ id } = { id: 0 }] = await fetchRows(`search=${usernames.otherMember}`);
  const ended = await admin().delete(`/api/admin/users/${id}/sessions`);
  expect(ended.as(SessionsEnded)).toEqual({ ended: 2 });
  for (const client of [phone, laptop]) expect((await client.get('/api/user')).status).toBe(401);

  const [own] = await fetchRows(`search=${usernames.adminWithWindow}`);
  const elsewhere = app.newVisitor();
  await elsewhere.logIn(usernames.adminWithWindow, testPassword);
  expect((await admin().delete(`/api/admin/users/${own?.id}/sessions`)).body).toEqual({ ended: 1 });
  expect((await elsewhere.get('/api/user')).status).toBe(401);
  expect((await admin().get('/api/user')).status).toBe(200);
  expect((await admin().delete('/api/admin/users/999999/sessions')).status).toBe(404);
});
