import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { CurrentUser } from '#shared/session.ts';
import { testPassword, usernames } from '#testing/usernames.ts';

const app = await startTestApp();
afterAll(() => app.close());

const logIn = (visitor = app.newVisitor(), username: string = usernames.member, password = testPassword) =>
  visitor.post('/api/login', { username, password });
const setCookie = (response: { headers: Headers }, name: string) =>
  response.headers.getSetCookie().find((line) => line.startsWith(`${name}=`)) ?? '';

test('login answers with the user and sets a cookie that scripts cannot read', async () => {
  const visitor = app.newVisitor();
  const response = await logIn(visitor, 'THANDI');
  expect(response.status).toBe(200);
  expect(response.as(CurrentUser)).toMatchObject({
    username: 'thandi',
    isAdmin: false,
    isGroundAnchor: false,
    adminWindow: false,
  });
  const cookie = setCookie(response, 'va_session');
  expect(cookie).toMatch(/^va_session=[A-Za-z0-9_-]{43};/);
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Lax/i);
  expect(cookie).toMatch(/Max-Age=2592000/i);
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect((await visitor.get('/api/user')).body).toEqual(response.body);
});

test('stores only the hash of the token', async () => {
  const visitor = app.newVisitor();
  const token = /va_session=([^;]+)/.exec(setCookie(await logIn(visitor), 'va_session'))?.[1] ?? '';
  const rows = await app.db.selectFrom('sessions').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('shows roles: officer, and admin with the window that login opens', async () => {
  expect((await logIn(undefined, usernames.officer)).body).toMatchObject({ isGroundAnchor: true, isAdmin: false });
  expect((await logIn(undefined, usernames.adminWithWindow)).body).toMatchObject({ isAdmin: true, adminWindow: true });
  expect((await app.as.admin.get('/api/user')).body).toMatchObject({ isAdmin: true, adminWindow: false });
});

test('an unknown name and a wrong password get the same answer', async () => {
  const wrong = await logIn(undefined, usernames.member, 'not the password');
  const unknown = await logIn(undefined, 'nobody-here', 'not the password');
  expect(wrong.status).toBe(401);
  expect(wrong.body).toEqual({ message: 'Invalid username or password', code: 'wrong-password' });
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  expect(unknown.headers.getSetCookie()).toEqual([]);
});

test('the audit log records failed logins without the typed values', async () => {
  await logIn(undefined, usernames.otherMember, 'secret-typed-1');
  await logIn(undefined, 'secret-typed-2', 'x');
  const lines = (await app.as.admin.get('/api/admin/audit?act=login.failed')).body;
  expect(JSON.stringify(lines)).toContain(usernames.otherMember);
  expect(JSON.stringify(lines)).not.toContain('secret-typed');
});

test.each([
  [{ username: 'thandi' }, 400],
  [{ username: ['thandi'], password: 'x' }, 400],
  [{ username: { $ne: '' }, password: 'x' }, 400],
  [{ username: 'thandi', password: 'x', isAdmin: true }, 400],
  [{ username: 'than\0di', password: 'x' }, 400],
  [{ username: 'x'.repeat(31), password: 'x' }, 400],
  [{ username: 'thandi', password: 'x'.repeat(513) }, 400],
  [{ username: "' or 1=1 --", password: 'x' }, 401],
])('validates the body %j', async (body, status) => {
  expect((await app.newVisitor().post('/api/login', body)).status).toBe(status);
});

test('login ends a planted or older session and issues a new token', async () => {
  const visitor = app.newVisitor();
  await logIn(visitor);
  const before = await visitor.cookie();
  await logIn(visitor);
  expect(await visitor.cookie()).not.toBe(before);
  expect((await app.newVisitor().get('/api/user', { cookie: before })).status).toBe(401);
  const planted = `va_session=${'A'.repeat(43)}`;
  const response = await app
    .newVisitor()
    .post('/api/login', { username: 'thandi', password: testPassword }, { cookie: planted });
  expect(setCookie(response, 'va_session')).not.toContain(planted);
  expect((await app.newVisitor().get('/api/user', { cookie: planted })).status).toBe(401);
});

test('logout ends the session at once', async () => {
  const visitor = app.newVisitor();
  await logIn(visitor);
  const before = await visitor.cookie();
  expect((await visitor.get('/api/user')).status).toBe(200);
  const response = await visitor.post('/api/logout');
  expect(response.status).toBe(200);
  expect(response.headers.get('clear-site-data')).toBe('"cache"');
  expect((await app.newVisitor().get('/api/user', { cookie: before })).status).toBe(401);
  expect((await visitor.post('/api/logout')).status).toBe(401);
});

test('another site cannot log anyone out', async () => {
  const visitor = app.newVisitor();
  await logIn(visitor);
  expect((await visitor.post('/api/logout', undefined, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await visitor.get('/api/user')).status).toBe(200);
});

test('other sites can neither log in nor register anyone, with or without a cookie', async () => {
  const login = { username: usernames.member, password: testPassword };
  const newcomer = { username: 'planted', password: 'a-quiet-corner-kick' };
  for (const from of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, evil]) {
    for (const [path, body] of [
      ['/api/login', login],
      ['/api/register', newcomer],
    ] as const) {
      const response = await sent(path, body, from);
      expect([response.status, response.headers.getSetCookie()]).toEqual([403, []]);
    }
  }
  expect((await sent('/api/login', login, {})).status).toBe(200);
});

const evil = { origin: 'https://evil.test' };

/** Sends the given headers only, like curl. */
const sent = (path: string, body: object, headers: Record<string, string>) =>
  fetch(app.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
