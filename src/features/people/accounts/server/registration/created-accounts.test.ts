import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { CurrentUser } from '#shared/session.ts';
import { usernames } from '#testing/usernames.ts';
import { AccountRow, CreatedAccount } from '../../contract.ts';

const app = await startTestApp();
afterAll(() => app.close());

const admin = () => app.as.adminWithWindow;
const create = (body: object) => admin().post('/api/admin/users', body);

test('an admin creates an account, and its owner sets the password by the link', async () => {
  const response = await create({ username: 'made.for', displayName: 'Zoë Ndlovu' });
  expect(response.status).toBe(201);
  const { account, link } = response.as(CreatedAccount);
  expect(account).toMatchObject({ username: 'made.for', displayName: 'Zoë Ndlovu', isAdmin: false });
  expect(Date.parse(link.expiresAt) - Date.parse(account.createdAt)).toBe(7 * 24 * 3_600_000);
  const owner = app.newVisitor();
  const set = await owner.post('/api/password-link', { token: link.token, newPassword: 'a-mild-evening-by-the-nets' });
  expect(set.as(CurrentUser)).toMatchObject({ id: account.id, displayName: 'Zoë Ndlovu' });
});

test('finds people by their display name, ignoring case and accents', async () => {
  await create({ username: 'other.word', displayName: 'Chloé van Wyk' });
  for (const search of ['chloe', 'VAN WYK', 'wyk chloé', 'other.w']) {
    const found = await admin().get(`/api/admin/users?search=${encodeURIComponent(search)}`);
    expect(found.as(z.array(AccountRow)).map(({ username }) => username)).toEqual(['other.word']);
  }
});

test('refuses a name that is taken, reserved or close to an officer’s, beside its field', async () => {
  for (const username of [usernames.member.toUpperCase(), 'Guest', `${usernames.officer}.`]) {
    const refused = await create({ username });
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'username' }] } });
  }
  expect((await create({ username: 'a' })).status).toBe(400);
  const created = (await create({ username: 'no.display', displayName: ' ' })).as(CreatedAccount);
  expect(created.account.displayName).toBe('no.display');
});
