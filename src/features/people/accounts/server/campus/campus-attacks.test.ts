import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import type { Client } from '#testing/client.ts';
import { startUniversity } from '#testing/test-university.ts';
import { testPassword, usernames } from '#testing/usernames.ts';
import { CampusAddress } from '../../contract.ts';
import { campusEnv, followBack, village, visitUniversity } from '../../testing/campus.ts';

const university = await startUniversity(village);
const stranger = await startUniversity(village);
const arena = await startTestApp({ env: { ...campusEnv(university), OIDC_MEMBERS: 'groups=students' } });
afterAll(async () => {
  await arena.close();
  await university[Symbol.asyncDispose]();
  await stranger[Symbol.asyncDispose]();
});

let subject: string;
beforeEach(() => {
  subject = crypto.randomUUID();
  university.people.set(subject, { groups: ['students'], name: 'Nomvula' });
  stranger.people.set(subject, { groups: ['students'], name: 'Nomvula' });
});
afterEach(() => {
  university.forge = undefined;
  university.signsWrongly = false;
  university.silent = [];
  university.broken = [];
  vi.useRealTimers();
});

const visit = (client: Client) => visitUniversity(client, university, { subject });
const isOut = async (client: Client) => (await client.get('/api/user')).status === 401;

describe('an ID token', () => {
  it.each([
    ['for another application', { aud: 'another-application' }],
    ['of another issuer', { iss: 'https://university.example.org' }],
    ['that has expired', { exp: Math.floor(Date.now() / 1000) - 3600 }],
    ['without the nonce', { nonce: undefined }],
    ['with the nonce of another login', { nonce: 'another-login' }],
    ['without a subject', { sub: undefined }],
    ['of somebody else than its userinfo', { sub: 'somebody-else' }],
  ])('%s lets nobody in', async (_name, changed) => {
    university.forge = (claims) => ({ ...claims, ...changed });
    const client = arena.newVisitor();
    expect(await followBack(client, await visit(client))).toBe('/auth#campus=untrusted');
    expect(await isOut(client)).toBe(true);
  });

  it('and a code stand in no log and in no table, whether they are believed or not', async () => {
    const lines: unknown[] = [];
    const { log } = arena.app.context;
    for (const level of ['info', 'warn', 'error'] as const)
      vi.spyOn(log, level).mockImplementation((...line: unknown[]) => void lines.push(line));
    const backs: string[] = [];
    for (const forge of [undefined, (claims: object) => ({ ...claims, aud: 'another-application' })]) {
      university.forge = forge;
      const client = arena.newVisitor();
      backs.push(await visit(client));
      await followBack(client, backs.at(-1) ?? '');
    }
    vi.restoreAllMocks();
    const stored = [
      ...(await arena.db.selectFrom('campus_identities').selectAll().execute()),
      ...(await arena.db.selectFrom('audit_log').selectAll().execute()),
    ];
    const written = JSON.stringify([lines, stored]);
    expect(written).toContain('untrusted');
    expect(written).not.toContain('eyJ');
    for (const back of backs) expect(written).not.toContain(new URL(back, village).searchParams.get('code'));
  });

  it('that somebody else signed lets nobody in', async () => {
    university.signsWrongly = true;
    const client = arena.newVisitor();
    expect(await followBack(client, await visit(client))).toBe('/auth#campus=untrusted');
    expect(await isOut(client)).toBe(true);
  });

  it('is believed after the university has changed its keys', async () => {
    const client = arena.newVisitor();
    expect(await followBack(client, await visit(client))).toBe('/auth#campus=joined');
    university.rotateKeys();
    // The library reads new keys once a minute at most.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60_000 });
    const later = arena.newVisitor();
    expect(await followBack(later, await visit(later))).toBe('/auth#campus=in');
  });
});

describe('the way back', () => {
  it('is followed once', async () => {
    const client = arena.newVisitor();
    const back = await visit(client);
    const cookie = await client.cookie();
    expect(await followBack(client, back)).toBe('/auth#campus=joined');
    expect(await followBack(client, back)).toBe('/auth#campus=again');
    // Not even with the cookie as it was.
    const thief = await arena.newVisitor().get(back, { cookie });
    expect(thief.headers.get('location')).toBe('/auth#campus=again');
    expect(thief.headers.getSetCookie().some((line) => line.startsWith('va_session='))).toBe(false);
  });

  it('is for the browser that began, and not for one that began another login', async () => {
    const back = await visit(arena.newVisitor());
    expect(await followBack(arena.newVisitor(), back)).toBe('/auth#campus=again');
    const other = arena.newVisitor();
    await visit(other);
    expect(await followBack(other, back)).toBe('/auth#campus=untrusted');
    expect(await isOut(other)).toBe(true);
  });

  it('needs the state and the issuer that belong to it', async () => {
    for (const change of [{ state: 'made-up' }, { state: null }, { iss: stranger.issuer }, { code: 'made-up' }]) {
      const client = arena.newVisitor();
      const back = new URL(await visit(client), village);
      for (const [name, value] of Object.entries(change)) {
        if (value === null) back.searchParams.delete(name);
        else back.searchParams.set(name, value);
      }
      expect(await followBack(client, back.pathname + back.search)).toMatch(/^\/auth#campus=(untrusted|again)$/);
      expect(await isOut(client)).toBe(true);
    }
  });

  it('is open for ten minutes', async () => {
    const client = arena.newVisitor();
    const back = await visit(client);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 + 1 });
    expect(await followBack(client, back)).toBe('/auth#campus=again');
  });

  it('leads to pages of this app alone, whatever else stands in it', async () => {
    const client = arena.newVisitor();
    const back = `${await visit(client)}&to=https://evil.example&redirect_uri=//evil.example&next=/%5Cevil.example`;
    expect(await followBack(client, back)).toMatch(/^\/auth#campus=[a-z-]+$/);
  });

  it('says when the university refused', async () => {
    const client = arena.newVisitor();
    expect(await followBack(client, await visitUniversity(client, university, { subject: '' }))).toBe(
      '/auth#campus=refused',
    );
  });

  it('keeps state, nonce and verifier out of the browser, and its cookie from scripts and other sites', async () => {
    const { headers, body } = await arena.newVisitor().post('/api/login/campus');
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie).toMatch(/^va_campus=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    const { searchParams } = new URL(CampusAddress.parse(body).address);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${village}/api/login/campus/callback`,
    });
    expect(cookie).not.toContain(searchParams.get('state'));
  });

  it('links only who logged in at the university just now, not whoever is logged in there on a shared computer', async () => {
    const link = { subject, begin: '/api/user/campus', body: { password: testPassword } };
    const asked = await arena.newPerson('otherMember').post(link.begin, link.body);
    expect(CampusAddress.parse(asked.body).address).toContain('prompt=login');
    university.forge = (claims) => ({ ...claims, auth_time: Math.floor(Date.now() / 1000) - 3600 });
    const client = arena.newPerson('otherMember');
    expect(await followBack(client, await visitUniversity(client, university, link))).toBe('/account#campus=untrusted');
  });

  it('cannot be begun by another site', async () => {
    const begun = await arena.newVisitor().post('/api/login/campus', undefined, { 'sec-fetch-site': 'cross-site' });
    expect(begun.status).toBe(403);
  });
});

describe('a university that does not answer', () => {
  const discovery = '/.well-known/openid-configuration';

  it('is given up after seconds, while passwords work', async () => {
    await using fresh = await startTestApp({ env: { ...campusEnv(university), OIDC_TIMEOUT: '1' } });
    university.silent = [discovery];
    const began = fresh.newVisitor().post('/api/login/campus');
    const client = fresh.newVisitor();
    await client.logIn(usernames.member, testPassword);
    expect((await began).status).toBe(503);
    university.silent = [];
    await expect.poll(async () => (await fresh.newVisitor().post('/api/login/campus')).status).toBe(200);
  });

  it('in the middle of a login is given up, too', async () => {
    await using fresh = await startTestApp({ env: { ...campusEnv(university), OIDC_TIMEOUT: '1' } });
    const client = fresh.newVisitor();
    await expect.poll(async () => (await client.post('/api/login/campus')).status).toBe(200);
    const back = await visit(client);
    university.silent = ['/token'];
    expect(await followBack(client, back)).toBe('/auth#campus=unreachable');
  });

  it.each(['/token', '/me', '/jwks'])('at %s neither lets in nor suspends anybody', async (path) => {
    const client = arena.newVisitor();
    await followBack(client, await visit(client));
    // So that the keys are asked for again, too.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 });
    const again = arena.newVisitor();
    const back = await visit(again);
    university.broken = [path];
    expect(await followBack(again, back)).toBe('/auth#campus=unreachable');
    expect(await isOut(again)).toBe(true);
    expect(await isOut(client)).toBe(false);
  });

  it('is asked where things are once for all logins, made-up ones among them', async () => {
    const before = university.asked.get(discovery) ?? 0;
    await Promise.all([1, 2, 3].map(() => arena.newVisitor().post('/api/login/campus')));
    const madeUp = arena.newVisitor();
    await madeUp.post('/api/login/campus');
    expect(await followBack(madeUp, '/api/login/campus/callback?code=made-up&state=made-up')).toBe(
      '/auth#campus=untrusted',
    );
    await arena.newVisitor().post('/api/login/campus');
    expect((university.asked.get(discovery) ?? 0) - before).toBeLessThanOrEqual(1);
  });
});
