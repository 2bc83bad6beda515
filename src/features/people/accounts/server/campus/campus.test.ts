import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { CurrentUser } from '#shared/session.ts';
import type { Client } from '#testing/client.ts';
import { startUniversity } from '#testing/test-university.ts';
import { testPassword, usernames } from '#testing/usernames.ts';
import { CampusLink } from '../../contract.ts';
import { campusEnv, followBack, village, visitUniversity } from '../../testing/campus.ts';

const university = await startUniversity(village);
const settings = {
  ...campusEnv(university),
  OIDC_MEMBERS: 'groups=students,staff',
  OIDC_OFFICERS: 'groups=sports-office',
  OIDC_RESIDENCE: 'residence',
};
const arena = await startTestApp({ env: settings });
afterAll(async () => {
  await arena.close();
  await university[Symbol.asyncDispose]();
});

const student = { groups: ['students'], name: 'Zanele O’Connor-Mthembu 🏀', preferred_username: 'zom7' };
let subject: string;
beforeEach(() => {
  subject = crypto.randomUUID();
});

/** Logs in there with whatever the university says of the subject now; returns the page that follows. */
async function comeIn(client: Client, said: Record<string, unknown> = student, begin?: string, body?: object) {
  university.people.set(subject, said);
  return followBack(
    client,
    await visitUniversity(client, university, { subject, ...(begin && { begin }), ...(body && { body }) }),
  );
}

const whoIs = async (client: Client) => (await client.get('/api/user')).as(CurrentUser);
const accountOf = (id: number) =>
  arena.db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const actsOn = async (id: number) =>
  (
    await arena.db
      .selectFrom('audit_log')
      .select(['act', 'actor'])
      .where('subject', '=', `account:${id}`)
      .orderBy('id')
      .execute()
  ).map(({ actor, act }) => `${actor} ${act}`);

describe('a first login', () => {
  it('makes an account with the names of the university and without a password, and the next one finds it', async () => {
    const client = arena.newVisitor();
    expect(await comeIn(client)).toBe('/auth#campus=joined');
    const user = await whoIs(client);
    expect(user).toMatchObject({ username: 'zom7', displayName: 'Zanele', isAdmin: false, isGroundAnchor: false });
    expect((await accountOf(user.id)).password_hash).toBe('');
    expect((await client.get('/api/user/campus')).as(CampusLink)).toMatchObject({ isLinked: true, hasPassword: false });
    const again = arena.newVisitor();
    expect(await comeIn(again)).toBe('/auth#campus=in');
    expect((await whoIs(again)).id).toBe(user.id);
    for (const password of ['', ' ', testPassword])
      expect((await arena.newVisitor().post('/api/login', { username: 'zom7', password })).status).not.toBe(200);
  });

  it('gives a name that is taken a number, and never one like an officer’s or admin’s', async () => {
    const names: string[] = [];
    for (const preferred_username of ['Ğizem', 'gizem@uni.example', usernames.officer, 'admin', 'ŠÍ', '']) {
      subject = crypto.randomUUID();
      const client = arena.newVisitor();
      await comeIn(client, { ...student, preferred_username, name: 'Gizem' });
      names.push((await whoIs(client)).username);
    }
    expect(names).toEqual(['Gizem', 'gizem2', `${usernames.officer}2`, 'admin2', 'Gizem3', 'Gizem4']);
  });

  it('never takes an account because of a name or an e-mail address', async () => {
    const client = arena.newVisitor();
    const said = { ...student, preferred_username: usernames.member, email: `${usernames.member}@uni.example` };
    expect(await comeIn(client, said)).toBe('/auth#campus=joined');
    expect((await whoIs(client)).username).toBe(`${usernames.member}2`);
  });

  it('makes one account when somebody comes in twice at once', async () => {
    university.people.set(subject, student);
    const clients = [arena.newVisitor(), arena.newVisitor()];
    const pages = await Promise.all(
      clients.map(async (client) => followBack(client, await visitUniversity(client, university, { subject }))),
    );
    expect(pages.every((page) => page === '/auth#campus=joined' || page === '/auth#campus=in')).toBe(true);
    const [one, other] = await Promise.all(clients.map(whoIs));
    expect(one?.id).toBe(other?.id);
  });

  it('is refused to somebody who is no member, and makes nothing', async () => {
    const before = await arena.db.selectFrom('accounts').select('id').execute();
    for (const groups of [undefined, [], ['alumni'], 'alumni', { students: true }, 'student']) {
      const client = arena.newVisitor();
      expect(await comeIn(client, { ...student, groups })).toBe('/auth#campus=not-member');
      expect((await client.get('/api/user')).status).toBe(401);
    }
    expect(await arena.db.selectFrom('accounts').select('id').execute()).toHaveLength(before.length);
  });
});

describe('later logins', () => {
  it('suspend whose membership ended, and reinstate who is a member again', async () => {
    const client = arena.newVisitor();
    await comeIn(client);
    const { id } = await whoIs(client);
    const elsewhere = arena.newVisitor();
    expect(await comeIn(elsewhere, { ...student, groups: ['alumni'] })).toBe('/auth#campus=ended');
    expect((await client.get('/api/user')).status).toBe(401);
    expect((await accountOf(id)).suspended_at).not.toBeNull();
    expect(await comeIn(elsewhere, { ...student, groups: ['alumni'] })).toBe('/auth#campus=ended');
    expect(await comeIn(elsewhere)).toBe('/auth#campus=in');
    expect((await accountOf(id)).suspended_at).toBeNull();
    expect((await actsOn(id)).slice(1)).toEqual(['the university account.suspend', 'the university account.give-back']);
  });

  it('do not reinstate whom an admin suspended', async () => {
    const client = arena.newVisitor();
    await comeIn(client);
    const { id } = await whoIs(client);
    await arena.as.adminWithWindow.patch(`/api/admin/users/${id}`, { isSuspended: true });
    expect(await comeIn(client)).toBe('/auth#campus=suspended');
    expect(await comeIn(client, { ...student, groups: [] })).toBe('/auth#campus=suspended');
    expect(await comeIn(client)).toBe('/auth#campus=suspended');
    await arena.as.adminWithWindow.patch(`/api/admin/users/${id}`, { isSuspended: false });
    expect(await comeIn(client)).toBe('/auth#campus=in');
  });

  it('put on the officer list and take off it, but only whom they have put there', async () => {
    const client = arena.newVisitor();
    const officer = { ...student, groups: ['students', 'sports-office'] };
    await comeIn(client, officer);
    expect(await whoIs(client)).toMatchObject({ isGroundAnchor: true });
    await comeIn(client, student);
    const user = await whoIs(client);
    expect(user).toMatchObject({ isGroundAnchor: false });
    await arena.as.adminWithWindow.post('/api/admin/officers', { username: user.username });
    await comeIn(client, officer);
    await comeIn(client, student);
    expect(await whoIs(client)).toMatchObject({ isGroundAnchor: true });
  });

  it('move people to the residence that the university names, if the village has it', async () => {
    const { id } = (
      await arena.as.adminWithWindow.post('/api/residences', { name: 'Block 7½ – “Ōkami”', shortName: 'Ō7' })
    ).as(z.object({ id: z.number() }));
    const client = arena.newVisitor();
    await comeIn(client, { ...student, residence: ['Elsewhere', 'okami', 'ō7'] });
    const read = async () => (await client.get('/api/user/residence')).body;
    expect(await read()).toMatchObject({ residence: { id } });
    await comeIn(client, { ...student, residence: 'A house that nobody here knows' });
    await comeIn(client, student);
    expect(await read()).toMatchObject({ residence: { id } });
  });

  it('say at the logout that the university still knows the browser, which a password login does not', async () => {
    const client = arena.newVisitor();
    await comeIn(client);
    expect((await client.post('/api/logout')).body).toEqual({ ok: true, campus: true });
    expect((await arena.newPerson('member').post('/api/logout')).body).toEqual({ ok: true });
    const leave = (await client.get('/api/login/campus/leave')).headers.get('location') ?? '';
    expect(leave).toMatch(new RegExp(`^${university.issuer}/session/end\\?`));
    expect(new URL(leave).searchParams.get('post_logout_redirect_uri')).toBe(`${village}/`);
  });
});

describe('an account', () => {
  it('is linked with its password, and unlinked while it has one', async () => {
    const client = arena.newPerson('otherMember');
    const { id } = await whoIs(client);
    const wrong = await client.post('/api/user/campus', { password: 'not-it-at-all' });
    expect(wrong.status).toBe(403);
    expect(await comeIn(client, student, '/api/user/campus', { password: testPassword })).toBe(
      '/account#campus=linked',
    );
    const elsewhere = arena.newVisitor();
    expect(await comeIn(elsewhere)).toBe('/auth#campus=in');
    expect((await whoIs(elsewhere)).id).toBe(id);
    const list = await arena.as.admin.get(`/api/admin/users?search=${usernames.otherMember}`);
    expect(list.body).toContainEqual(expect.objectContaining({ id, hasCampusLogin: true }));
    expect((await client.delete('/api/user/campus')).as(CampusLink)).toMatchObject({ isLinked: false });
    expect(await comeIn(arena.newVisitor())).toBe('/auth#campus=joined');
  });

  it('loses with its link the officer role that the university gave', async () => {
    const client = arena.newPerson('otherMember');
    await comeIn(client, student, '/api/user/campus', { password: testPassword });
    await comeIn(client, { ...student, groups: ['students', 'sports-office'] });
    expect(await whoIs(client)).toMatchObject({ isGroundAnchor: true });
    expect((await client.delete('/api/user/campus')).status).toBe(200);
    expect(await whoIs(client)).toMatchObject({ isGroundAnchor: false });
  });

  it('is not linked to an account at the university that another one has', async () => {
    await comeIn(arena.newVisitor());
    const client = arena.newPerson('officer');
    expect(await comeIn(client, student, '/api/user/campus', { password: testPassword })).toBe('/account#campus=taken');
    expect((await client.get('/api/user/campus')).as(CampusLink)).toMatchObject({ isLinked: false });
  });

  it('is linked only for who began it', async () => {
    university.people.set(subject, student);
    const client = arena.newPerson('officer');
    const link = { subject, begin: '/api/user/campus', body: { password: testPassword } };
    const back = await visitUniversity(client, university, link);
    await client.logIn(usernames.member, testPassword);
    expect(await followBack(client, back)).toBe('/auth#campus=again');
    expect((await client.get('/api/user/campus')).as(CampusLink)).toMatchObject({ isLinked: false });
  });

  it('without a password sets one after a fresh login at the university, and only then can be unlinked or an admin’s', async () => {
    const client = arena.newVisitor();
    await comeIn(client);
    const user = await whoIs(client);
    expect((await client.delete('/api/user/campus')).status).toBe(409);
    const promoted = await arena.as.adminWithWindow.patch(`/api/admin/users/${user.id}`, { isAdmin: true });
    expect(promoted).toMatchObject({ status: 409 });
    const page = await comeIn(client, student, '/api/user/campus/password');
    const [, token] = /^\/auth#new-password=([\w-]{43})$/.exec(page ?? '') ?? [];
    const newPassword = 'a-mild-evening-by-the-nets';
    expect((await client.post('/api/password-link', { token, newPassword })).status).toBe(200);
    const typed = arena.newVisitor();
    await typed.logIn(user.username, newPassword);
    expect((await typed.delete('/api/user/campus')).status).toBe(200);
    expect((await arena.as.adminWithWindow.patch(`/api/admin/users/${user.id}`, { isAdmin: true })).status).toBe(200);
  });

  it('with a password gets no other one by the university, an admin’s least of all', async () => {
    const client = arena.newPerson('admin');
    expect(await comeIn(client, student, '/api/user/campus', { password: testPassword })).toBe(
      '/account#campus=linked',
    );
    const thief = arena.newVisitor();
    expect(await comeIn(thief)).toBe('/auth#campus=in');
    expect(await thief.post('/api/user/campus/password')).toMatchObject({
      status: 409,
      body: { message: 'You have a password already: change it with the one that you have' },
    });
    await client.delete('/api/user/campus');
  });

  it('that got a password while it was at the university to set one keeps that', async () => {
    const client = arena.newVisitor();
    await comeIn(client);
    const { id } = await whoIs(client);
    const back = await visitUniversity(client, university, { subject, begin: '/api/user/campus/password' });
    await arena.db.updateTable('accounts').set({ password_hash: 'another' }).where('id', '=', id).execute();
    expect(await followBack(client, back)).toBe('/account#campus=again');
  });

  it('gets no password for somebody else’s login at the university', async () => {
    const client = arena.newVisitor();
    await comeIn(client);
    subject = crypto.randomUUID();
    expect(await comeIn(client, student, '/api/user/campus/password')).toBe('/account#campus=somebody-else');
  });

  it('of an admin opens no admin window without the password, and is not suspended by a rule', async () => {
    const client = arena.newPerson('adminWithWindow');
    await comeIn(client, student, '/api/user/campus', { password: testPassword });
    const byCampus = arena.newVisitor();
    await comeIn(byCampus);
    expect(await whoIs(byCampus)).toMatchObject({ isAdmin: true, adminWindow: false });
    expect((await byCampus.post('/api/admin/verify', { password: testPassword })).body).toMatchObject({
      adminWindow: true,
    });
    expect(await comeIn(arena.newVisitor(), { ...student, groups: [] })).toBe('/auth#campus=not-member');
    expect((await byCampus.get('/api/user')).status).toBe(200);
    await client.delete('/api/user/campus');
  });
});
