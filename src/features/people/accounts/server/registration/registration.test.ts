import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { testPassword, usernames } from '#testing/usernames.ts';

const app = await startTestApp();
afterAll(() => app.close());

const password = 'a-quiet-corner-kick';
const register = (body: object, visitor = app.newVisitor()) => visitor.post('/api/register', body);

test('registering creates an account and logs in', async () => {
  const visitor = app.newVisitor();
  const response = await register({ username: 'New.Comer-1', password, isAdmin: false }, visitor);
  expect(response.status).toBe(201);
  expect(response.body).toMatchObject({
    username: 'New.Comer-1',
    isAdmin: false,
    isGroundAnchor: false,
    adminWindow: false,
  });
  expect((await visitor.get('/api/user')).body).toEqual(response.body);
});

const looksReserved = ['admin.', '_admin', 'a.d.m.i.n', 'ADMIN-', 'adm1n', 'Gu3st', '--fan--', 'an0nymous'];
const looksLikeStaff = ['nal.edi', 'NALEDI-', 'l3rato', '_kabelo'];

test.each([
  ...[usernames.member, 'THANDI', 'guest', 'Fan', 'ADMIN', 'Anonymous', 'Visitor'],
  ...looksReserved,
  ...looksLikeStaff,
])('%s is taken or reserved', async (username) => {
  const response = await register({ username, password });
  expect([response.status, response.body]).toEqual([
    409,
    { message: 'Username may already exist or an error occurred' },
  ]);
});

test('accepts a name that only begins like a reserved one, or that looks like a member’s', async () => {
  for (const username of ['administrator', 'fanny', 'tha.ndi']) {
    expect((await register({ username, password })).status).toBe(201);
  }
});

test('exactly one of 100 simultaneous registrations of a name succeeds', async () => {
  const name = (index: number) => (index % 2 ? 'one.name' : 'ONE.name');
  const responses = await Promise.all(
    Array.from({ length: 100 }, (_, index) => register({ username: name(index), password })),
  );
  const count = (status: number) => responses.filter((response) => response.status === status).length;
  expect([count(201), count(409)]).toEqual([1, 99]);
  const rows = await app.db.selectFrom('accounts').select('id').where('username_key', '=', 'one.name').execute();
  expect(rows).toHaveLength(1);
});

test('refuses registrations as an admin, and records them', async () => {
  for (const isAdmin of [true, 'true', 1, null]) {
    expect((await register({ username: 'sneaky', password, isAdmin })).status).toBe(400);
  }
  const lines = (await app.as.admin.get('/api/admin/audit?act=register.admin-refused')).body;
  expect(lines).toHaveLength(4);
});

test.each([
  [{ role: 'admin' }],
  [{ id: 1 }],
  [{ isGroundAnchor: true }],
  [{ password: 'short12' }],
  [{ password: 'password123' }],
  [{ password: 'village-arena-1' }],
  [{ password: 'xx-refused-xx' }],
  [{ confirmPassword: 'another one' }],
  [{ username: 'no spaces' }],
  [{ username: 'аdmin' }],
])('refuses with 400: %j', async (extra) => {
  const response = await register({ username: 'refused', password, ...extra });
  expect(response.status).toBe(400);
  expect(response.body).toHaveProperty('issues');
});

test('reports passwords that do not match', async () => {
  const response = await register({ username: 'mismatch', password, confirmPassword: `${password}!` });
  expect(response.body).toMatchObject({ message: 'Passwords do not match' });
});

test('ends the previous session', async () => {
  const visitor = app.newVisitor();
  await visitor.logIn(usernames.member, testPassword);
  const before = await visitor.cookie();
  expect((await register({ username: 'second.self', password }, visitor)).status).toBe(201);
  expect((await app.newVisitor().get('/api/user', { cookie: before })).status).toBe(401);
});
