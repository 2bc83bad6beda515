import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { CurrentUser } from '#shared/session.ts';
import { startUniversity } from '#testing/test-university.ts';
import { testPassword, usernames } from '#testing/usernames.ts';
import { CampusLink, LoginWays, PasswordLink } from '../../contract.ts';
import { campusEnv, followBack, village, visitUniversity } from '../../testing/campus.ts';

const university = await startUniversity(village);
const arena = await startTestApp({ env: { ...campusEnv(university), OIDC_PASSWORDS: 'admins' } });
const open = await startTestApp();
afterAll(async () => {
  await arena.close();
  await open.close();
  await university[Symbol.asyncDispose]();
});

const newPassword = 'a-mild-evening-by-the-nets';

it('lets admins in with a password, and members only by the university', async () => {
  await arena.newVisitor().logIn(usernames.admin, testPassword);
  const typed = { username: usernames.member, password: testPassword };
  const refused = await arena.newVisitor().post('/api/login', typed);
  expect(refused).toMatchObject({
    status: 403,
    body: { message: 'Members log in by “Log in at your university” here' },
  });
  // Who does not know the password learns nothing.
  expect((await arena.newVisitor().post('/api/login', { ...typed, password: 'not-it' })).status).toBe(401);
  const registration = { username: 'by-hand', password: newPassword };
  expect((await arena.newVisitor().post('/api/register', registration)).status).toBe(403);
});

it('tells a link for a member only to admins, who let in with it who has still to link an account', async () => {
  const admin = arena.as.adminWithWindow;
  expect((await admin.post('/api/password-links', { username: usernames.otherMember })).status).toBe(403);
  const { id } = await arena.db
    .selectFrom('accounts')
    .select('id')
    .where('username', '=', usernames.otherMember)
    .executeTakeFirstOrThrow();
  const { token } = (await admin.post(`/api/admin/users/${id}/password-link`)).as(PasswordLink);
  const client = arena.newVisitor();
  expect((await client.post('/api/password-link', { token, newPassword })).status).toBe(200);
  const link = { subject: crypto.randomUUID(), begin: '/api/user/campus', body: { password: newPassword } };
  expect(await followBack(client, await visitUniversity(client, university, link))).toBe('/account#campus=linked');
  const later = arena.newVisitor();
  expect(await followBack(later, await visitUniversity(later, university, { subject: link.subject }))).toBe(
    '/auth#campus=in',
  );
  expect((await later.get('/api/user')).as(CurrentUser).id).toBe(id);
});

it('leaves a member no way to unlink or to a password of their own', async () => {
  const client = arena.newVisitor();
  await followBack(client, await visitUniversity(client, university, { subject: crypto.randomUUID() }));
  expect((await client.delete('/api/user/campus')).status).toBe(403);
  expect((await client.post('/api/user/campus/password')).status).toBe(403);
  expect((await client.get('/api/user/campus')).as(CampusLink)).toMatchObject({ isLinked: true, hasPassword: false });
});

it('says so to everybody, and in a village without a campus login that there is none', async () => {
  const read = async (app: typeof arena) => (await app.as.visitor.get('/api/login/ways')).as(LoginWays);
  expect(await read(arena)).toEqual({ campus: 'Log in at your university', passwords: 'admins' });
  expect(await read(open)).toEqual({ campus: null, passwords: 'everyone' });
  expect((await open.as.visitor.post('/api/login/campus')).status).toBe(404);
  expect((await open.as.member.post('/api/user/campus', { password: testPassword })).status).toBe(404);
});
