import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { visitor } from '#server/access/access.ts';
import { CurrentUser } from '#shared/session.ts';
import type { Client } from '#testing/client.ts';
import { testPassword } from '#testing/usernames.ts';
import { Invitation, MadeInvitation } from '../../contract.ts';
import { sweep, sweepLimits } from '../login/sweep.ts';

const app = await startTestApp();
afterAll(() => app.close());

const admin = () => app.as.adminWithWindow;
const invite = async (invited: string) =>
  (await admin().post('/api/admin/invitations', { invited })).as(MadeInvitation);
const open = async () => (await admin().get('/api/admin/invitations')).as(z.array(Invitation));
const accept = (by: Client, token: string) => by.post('/api/invitation', { token });
const over = 'This invitation has already been used, was withdrawn or has expired. Please ask an admin for a new one.';

async function newcomer(username: string): Promise<Client> {
  const person = app.newVisitor();
  await person.post('/api/register', { username, password: testPassword });
  return person;
}

test('an invitation makes one account an officer, once, and lists never show its token', async () => {
  const { token, ...made } = await invite('Ayanda of Block C');
  expect(await open()).toEqual([made]);
  expect(Date.parse(made.expiresAt) - Date.parse(made.createdAt)).toBe(7 * 24 * 3_600_000);
  const person = await newcomer('comes.in');
  expect((await accept(app.newVisitor(), token)).status).toBe(401);
  expect((await accept(person, token)).as(CurrentUser)).toMatchObject({ username: 'comes.in', isGroundAnchor: true });
  expect((await person.get('/api/user')).as(CurrentUser).isGroundAnchor).toBe(true);
  expect(await open()).toEqual([]);
  expect(await accept(await newcomer('comes.late'), token)).toMatchObject({ status: 404, body: { message: over } });
});

test('only one of two simultaneous accepts succeeds, and an officer cannot use up an invitation', async () => {
  const { token } = await invite('Whoever is first');
  const people = await Promise.all(['first.of.two', 'second.of.two'].map(newcomer));
  const statuses = await Promise.all(people.map(async (person) => (await accept(person, token)).status));
  expect(statuses.toSorted()).toEqual([200, 404]);
  const next = await invite('Somebody else');
  expect((await accept(app.as.officer, next.token)).status).toBe(409);
  expect((await open()).map(({ invited }) => invited)).toEqual(['Somebody else']);
});

test('a withdrawn or expired invitation is refused', async () => {
  const back = await invite('Not after all');
  expect((await admin().delete(`/api/admin/invitations/${back.id}`)).status).toBe(200);
  expect((await admin().delete(`/api/admin/invitations/${back.id}`)).status).toBe(404);
  const late = await invite('Too late');
  const longAgo = new Date(Date.now() - 60_000).toISOString();
  await app.app.commit(visitor, async ({ db }) => {
    await db.updateTable('officer_invitations').set({ expires_at: longAgo }).where('id', '=', late.id).execute();
  });
  const person = await newcomer('knocks.twice');
  for (const { token } of [back, late]) expect((await accept(person, token)).status).toBe(404);
  await sweep(app.db, new Date(), sweepLimits(365));
  const remaining = await app.db.selectFrom('officer_invitations').select('id').where('id', '=', late.id).execute();
  expect(remaining).toEqual([]);
});

test('the token is stored nowhere, and the audit log records invitations and accepts', async () => {
  const { token } = await invite('Kept secret');
  const rows = await app.db.selectFrom('officer_invitations').selectAll().execute();
  const lines = await app.db.selectFrom('audit_log').select(['act', 'detail']).execute();
  expect(JSON.stringify([rows, lines])).not.toContain(token);
  const acts = lines.filter(({ act }) => act.startsWith('officer.')).map(({ act }) => act);
  expect(new Set(acts)).toEqual(new Set(['officer.invite', 'officer.add', 'officer.accept', 'officer.invite-back']));
});

test('keeps to the limit of open invitations when several are made at once', async () => {
  const at = new Date();
  const expires_at = new Date(at.getTime() + 3_600_000).toISOString();
  const free = 2;
  const rows = Array.from({ length: 100 - free - (await open()).length }, (_, index) => ({
    ...{ token_hash: `open ${index}`, invited: 'Somebody', created_at: at.toISOString(), expires_at },
  }));
  await app.db.insertInto('officer_invitations').values(rows).execute();
  const make = () => admin().post('/api/admin/invitations', { invited: 'Somebody else' });
  const statuses = (await Promise.all(Array.from({ length: 6 }, make))).map(({ status }) => status);
  expect(statuses.sort()).toEqual([201, 201, 409, 409, 409, 409]);
});
