import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { Notice } from '#features/people/notices/contract.ts';
import { CurrentUser } from '#shared/session.ts';
import type { Client } from '#testing/client.ts';
import { testPassword, usernames } from '#testing/usernames.ts';
import { AccountRow, AuditLine, MemberLink, PasswordLink } from '../../contract.ts';
import { sweep, sweepLimits } from '../login/sweep.ts';

const app = await startTestApp();
afterAll(() => app.close());

const admin = () => app.as.adminWithWindow;
const newPassword = 'a-mild-evening-by-the-nets';

async function findId(username: string): Promise<number> {
  const [row] = (await admin().get(`/api/admin/users?search=${username}`)).as(z.array(AccountRow));
  return row?.id ?? 0;
}

async function newcomer(username: string) {
  const person = app.newVisitor();
  await person.post('/api/register', { username, password: testPassword });
  return { person, id: await findId(username) };
}

const linkFor = async (id: number) => (await admin().post(`/api/admin/users/${id}/password-link`)).as(PasswordLink);
const setBy = (token: string, password = newPassword, from = app.newVisitor()) =>
  from.post('/api/password-link', { token, newPassword: password });

test('a link sets a new password once, logs in, and ends all other sessions', async () => {
  const { person, id } = await newcomer('lost.it');
  const { token } = await linkFor(id);
  const phone = app.newVisitor();
  const set = await setBy(token, newPassword, phone);
  expect(set.as(CurrentUser)).toMatchObject({ id, username: 'lost.it', isAdmin: false });
  expect((await phone.get('/api/user')).status).toBe(200);
  expect((await person.get('/api/user')).status).toBe(401);
  await expect(person.logIn('lost.it', testPassword)).rejects.toThrow('401');
  await person.logIn('lost.it', newPassword);
  expect((await setBy(token)).body).toEqual({
    message: 'This link has already been used or has expired. Please ask an admin for a new one.',
  });
});

test('only one of two simultaneous uses of a link succeeds', async () => {
  const { id } = await newcomer('twice.at.once');
  const { token } = await linkFor(id);
  const responses = await Promise.all([setBy(token), setBy(token, 'another-mild-evening')]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 404]);
});

test('a refused password leaves the link valid for the next try', async () => {
  const { id } = await newcomer('third.try');
  const { token } = await linkFor(id);
  for (const wrong of ['short', 'password123', 'my-third.try-password']) {
    expect((await setBy(token, wrong)).status).toBe(400);
  }
  expect((await setBy(token)).status).toBe(200);
});

test('a link is void after a newer one, after a day, and after changes to its account', async () => {
  const { person, id } = await newcomer('voided');
  const first = await linkFor(id);
  const second = await linkFor(id);
  expect((await setBy(first.token)).status).toBe(404);
  await app.db.updateTable('password_links').set({ expires_at: new Date().toISOString() }).execute();
  expect((await setBy(second.token)).status).toBe(404);

  const voiding = {
    'sessions ended': () => admin().delete(`/api/admin/users/${id}/sessions`),
    'role given': () => admin().patch(`/api/admin/users/${id}`, { isAdmin: true }),
    'password changed': () => person.post('/api/user/password', { currentPassword: testPassword, newPassword }),
  };
  for (const [why, change] of Object.entries(voiding)) {
    const { token } = await linkFor(id);
    await person.logIn('voided', testPassword);
    expect((await change()).status, why).toBe(200);
    expect((await setBy(token)).status, why).toBe(404);
  }
});

test('a link is for an existing account', async () => {
  expect((await admin().post('/api/admin/users/999999/password-link')).status).toBe(404);
});

const memberLink = (username: string, from = app.as.officer) => from.post('/api/password-links', { username });

test('an officer makes a link for a member by username, which is logged and told to the member and to admins', async () => {
  const { person, id } = await newcomer('forgot.it');
  const made = await memberLink(' Forgot.It ');
  expect(made.status).toBe(201);
  const { token, username } = made.as(MemberLink);
  expect(username).toBe('forgot.it');
  const [line] = (await admin().get(`/api/admin/audit?subject=account:${id}`)).as(z.array(AuditLine));
  expect(line).toMatchObject({ act: 'password.link', actor: usernames.officer });
  const fetchNotices = async (client: Client) => (await client.get('/api/notices')).as(z.array(Notice));
  expect((await fetchNotices(app.as.admin))[0]).toMatchObject({
    title: 'A link for a new password',
    link: '/admin/audit',
  });
  expect((await fetchNotices(person))[0]).toMatchObject({ title: 'A link for a new password', link: '/account' });
  expect(await fetchNotices(app.as.otherMember)).toEqual([]);
  expect((await setBy(token)).as(CurrentUser)).toMatchObject({ id });
});

test('an officer makes no link for an officer, an admin, somebody suspended or nobody', async () => {
  for (const person of ['officer', 'admin', 'adminWithWindow'] as const)
    for (const from of [app.as.officer, app.as.adminWithWindow])
      expect((await memberLink(usernames[person], from)).status).toBe(403);
  expect((await memberLink(usernames.officer)).body).toMatchObject({
    message: expect.stringContaining('Only an admin'),
  });
  const admins = await memberLink(usernames.officer, app.as.adminWithWindow);
  expect(admins.body).toMatchObject({
    message: 'This account is an officer’s or an admin’s: make its link in the list of accounts',
  });
  const { id } = await newcomer('away.now');
  await admin().patch(`/api/admin/users/${id}`, { isSuspended: true });
  expect((await memberLink('away.now')).status).toBe(409);
  for (const nobody of ['nobody.here', '', ' ', 'x'.repeat(31)]) expect((await memberLink(nobody)).status).toBe(400);
  expect((await memberLink(usernames.otherMember, app.as.member)).status).toBe(403);
  expect((await memberLink(usernames.otherMember, app.as.visitor)).status).toBe(401);
  expect(await app.db.selectFrom('password_links').select('account_id').where('account_id', '=', id).execute()).toEqual(
    [],
  );
});

test('a link by an officer is void once its account is an officer; one by an admin is not', async () => {
  const { id } = await newcomer('rising.star');
  const byOfficer = (await memberLink('rising.star')).as(MemberLink);
  expect((await admin().post('/api/admin/officers', { username: 'rising.star' })).status).toBe(201);
  expect((await setBy(byOfficer.token)).status).toBe(404);
  const created = await admin().post('/api/admin/users', { username: 'new.officer' });
  const { token } = created.as(z.object({ link: PasswordLink })).link;
  expect((await admin().post('/api/admin/officers', { username: 'new.officer' })).status).toBe(201);
  expect((await setBy(token)).status).toBe(200);
  expect(id).toBeGreaterThan(0);
});

test('a link that an admin makes as officers do is told too, as the dialog says, but not to the admin who made it', async () => {
  const { person } = await newcomer('told.too');
  expect((await memberLink('told.too', app.as.admin)).status).toBe(201);
  const fetchTexts = async (client: Client) =>
    (await client.get('/api/notices')).as(z.array(Notice)).map(({ text }) => text);
  const text = `${usernames.admin} made one for`;
  expect(await fetchTexts(person)).toEqual([`${text} your account`]);
  expect(await fetchTexts(app.as.adminWithWindow)).toContain(`${text} told.too`);
  expect(await fetchTexts(app.as.admin)).not.toContain(`${text} told.too`);
});

test('neither the database nor the audit log holds the token', async () => {
  const { id } = await newcomer('kept.secret');
  const { token, expiresAt } = await linkFor(id);
  const stored = await app.db.selectFrom('password_links').selectAll().where('account_id', '=', id).execute();
  expect(JSON.stringify(stored)).not.toContain(token);
  await setBy(token);
  const lines = (await admin().get('/api/admin/audit?person=Kept.Secret')).as(z.array(AuditLine));
  const subject = `account:${id}`;
  expect(lines).toMatchObject([
    { act: 'password.reset', actor: 'visitor', subject, subjectName: 'kept.secret' },
    {
      act: 'password.link',
      actor: usernames.adminWithWindow,
      subject,
      detail: { username: 'kept.secret', expiresAt },
    },
    { act: 'account.register', subject },
  ]);
  expect(JSON.stringify(lines)).not.toContain(token);
  expect(JSON.stringify(lines)).not.toContain(newPassword);
});

test('guessing is refused after 300 tries from one address', async () => {
  await using own = await startTestApp({ limits: 1 });
  const visitor = own.newVisitor();
  const guess = () => visitor.post('/api/password-link', { token: 'x'.repeat(43), newPassword });
  const responses = await Promise.all(Array.from({ length: 301 }, guess));
  expect(responses.filter(({ status }) => status === 404)).toHaveLength(300);
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(1);
});

test('sweeps unused links away', async () => {
  const { id } = await newcomer('never.came');
  await linkFor(id);
  await sweep(app.db, new Date(Date.now() + 25 * 60 * 60_000), sweepLimits(730));
  expect(await app.db.selectFrom('password_links').selectAll().execute()).toEqual([]);
});
