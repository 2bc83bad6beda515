import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { AuditLine } from '#features/people/accounts/contract.ts';
import { tokenScopes } from '#shared/api-tokens.ts';
import { ApiToken, MadeApiToken } from '../contract.ts';
import { addApiToken, bearer } from '../testing/rows.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const admin = arena.as.adminWithWindow;
const program = arena.newVisitor();

const make = async (body: object = {}) =>
  (await admin.post('/api/admin/api-tokens', { name: 'Hall screen', scope: 'member', days: 90, ...body })).as(
    MadeApiToken,
  );
const list = async () => (await admin.get('/api/admin/api-tokens')).as(z.array(ApiToken));
const read = (token: string, path = '/api/games') => program.get(path, bearer(token));

test('an admin makes a token, which is shown once, and stored as a hash', async () => {
  const made = await make({ name: "Café's 2nd screen" });
  expect(made.token).toMatch(/^va_[\w-]{43}$/);
  expect(Date.parse(made.endsAt ?? '') - Date.parse(made.createdAt)).toBe(90 * 24 * 3_600_000);
  expect((await read(made.token)).status).toBe(200);
  const { token: _, ...shown } = made;
  const [first] = await list();
  expect(first).toEqual({ ...shown, lastUsedAt: expect.any(String) });
  const rows = JSON.stringify(await arena.db.selectFrom('api_tokens').selectAll().execute());
  expect(rows).not.toContain(made.token.slice(3));
});

test('a revoked token stops working at once, also on another process; the log remembers both', async () => {
  const { id, token } = await make({ name: 'Ⓡ 7-a-side' });
  await using other = await arena.beside();
  const elsewhere = () => fetch(`${other.url}/api/games`, { headers: bearer(token) });
  expect((await elsewhere()).status).toBe(200);
  expect((await admin.delete(`/api/admin/api-tokens/${id}`)).status).toBe(200);
  expect((await elsewhere()).status).toBe(401);
  expect(await read(token)).toMatchObject({
    status: 401,
    body: { message: 'This API token does not work: it was revoked, has ended or is mistyped' },
  });
  expect((await admin.delete(`/api/admin/api-tokens/${id}`)).status).toBe(404);
  const lines = (await admin.get(`/api/admin/audit?subject=api-token:${id}`)).as(z.array(AuditLine));
  expect(lines.map(({ said }) => said)).toEqual(['revoked the api token Ⓡ 7-a-side', 'made the api token Ⓡ 7-a-side']);
  expect(JSON.stringify(lines)).not.toContain(token);
});

test('a token ends by itself, and stays in the list', async () => {
  const at = (offset: number) => new Date(Date.now() + offset).toISOString();
  const ended = await addApiToken(arena, 'member', at(-1));
  const open = await addApiToken(arena, 'member', at(600_000));
  expect([(await read(ended.token)).status, (await read(open.token)).status]).toEqual([401, 200]);
  expect((await list()).map(({ id }) => id)).toEqual(expect.arrayContaining([ended.id, open.id]));
});

test('notes its last use, once a minute at most', async () => {
  const { id, token } = await addApiToken(arena);
  const getLastUse = async () => (await list()).find((one) => one.id === id)?.lastUsedAt;
  const setLastUse = (last_used_at: string) =>
    arena.db.updateTable('api_tokens').set({ last_used_at }).where('id', '=', id).execute();
  expect(await getLastUse()).toBe(null);
  const recent = new Date(Date.now() - 10_000).toISOString();
  await setLastUse(recent);
  await read(token);
  expect(await getLastUse()).toBe(recent);
  const old = new Date(Date.now() - 61_000).toISOString();
  await setLastUse(old);
  await read(token);
  expect(Date.parse((await getLastUse()) ?? '')).toBeGreaterThan(Date.parse(old));
});

test('is nobody’s account: it writes nothing, opens nothing personal, and says why', async () => {
  const { token } = await addApiToken(arena, 'admin');
  const message = async (call: ReturnType<typeof read>) => {
    const { status, body } = await call;
    return [status, Object(body).message];
  };
  const personal = 'This call needs a person who is logged in: an API token cannot make it';
  expect(await message(read(token, '/api/user'))).toEqual([403, personal]);
  expect(await message(read(token, '/api/admin/audit'))).toEqual([403, personal]);
  expect(await message(read(token, '/api/admin/api-tokens'))).toEqual([403, personal]);
  expect(await message(program.post('/api/clubs', { name: 'Juggling' }, bearer(token)))).toEqual([
    403,
    'An API token can only read',
  ]);
  const { token: members } = await addApiToken(arena, 'member');
  expect(await message(read(members, '/api/people'))).toEqual([
    403,
    'The scope of this API token does not allow this call, which is for officers and admins',
  ]);
  expect(await message(read(members, '/api/playlists'))).toEqual([
    403,
    'The scope of this API token does not allow this call, which is for admins',
  ]);
});

test('a token beside the cookie of an admin reads as the token', async () => {
  const { token } = await addApiToken(arena, 'visitor');
  expect((await admin.get('/api/people')).status).toBe(200);
  expect((await admin.get('/api/people', bearer(token))).status).toBe(403);
  expect((await admin.post('/api/clubs', { name: 'Juggling' }, bearer(token))).status).toBe(403);
});

test('reads on, with the same tag, as long as nothing changed', async () => {
  const { token } = await addApiToken(arena);
  const first = await read(token, '/api/teams');
  const again = await program.get('/api/teams', { ...bearer(token), 'if-none-match': first.headers.get('etag') ?? '' });
  expect([first.status, again.status]).toEqual([200, 304]);
});

test('the description of the API opens to any token, and says what each may read', async () => {
  const { token } = await addApiToken(arena, 'visitor');
  const { status, body } = await read(token, '/api/docs/json');
  expect(status).toBe(200);
  const { paths, components } = Object(body);
  expect(components.securitySchemes.token).toMatchObject({ type: 'http', scheme: 'bearer' });
  expect(paths['/api/games'].get.security).toEqual([{ session: [] }, { token: ['member'] }]);
  expect(paths['/api/people'].get.security).toEqual([{ session: [] }, { token: ['admin'] }]);
  expect(paths['/api/settings'].get.security).toEqual([{}, { session: [] }, { token: [...tokenScopes].slice(0, 1) }]);
  expect(paths['/api/user'].get.security).toBe(undefined);
  expect(paths['/api/clubs'].post.security).toBe(undefined);
});

test.each([
  { name: '' },
  { name: '😀'.repeat(61) },
  { scope: 'officer' },
  { days: 0 },
  { days: 3_651 },
  { days: 1.5 },
  { days: '90' },
])('refuses %o', async (wrong) => {
  const body = { name: 'Hall screen', scope: 'member', days: 90, ...wrong };
  expect((await admin.post('/api/admin/api-tokens', body)).status).toBe(400);
});

test('needs a password that was typed a moment ago', async () => {
  await using other = await startTestApp();
  const client = other.as.adminWithWindow;
  await client.ready();
  const password_at = new Date(Date.now() - 6 * 60_000).toISOString();
  await other.db.updateTable('sessions').set({ password_at }).execute();
  await using late = await other.beside();
  const send = () =>
    fetch(`${late.url}/api/admin/api-tokens`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ name: 'Hall screen', scope: 'member', days: null }),
    });
  const headers = { cookie: await client.cookie() };
  const response = await send();
  expect([response.status, await response.json()]).toEqual([403, expect.objectContaining({ code: 'step-up' })]);
});

test('counts the reads of a token for itself, and made-up ones for their address', async () => {
  await using limited = await startTestApp({ limits: 0.01 });
  const [one, other] = [await addApiToken(limited), await addApiToken(limited)];
  const statuses = async (token: string, count: number) => {
    const found: number[] = [];
    for (let call = 0; call < count; call += 1) {
      found.push((await limited.newVisitor().get(`/api/players/${call + 1}`, bearer(token))).status);
    }
    return found;
  };
  expect((await statuses(one.token, 16)).at(-1)).toBe(429);
  expect(await statuses(other.token, 2)).toEqual([404, 404]);
  expect(await statuses(`va_${'x'.repeat(43)}`, 4)).toEqual([401, 401, 401, 429]);
});

test('keeps at most 50', async () => {
  await using full = await startTestApp();
  for (let count = 0; count < 50; count += 1) await addApiToken(full);
  const body = { name: 'One too many', scope: 'member', days: 90 };
  expect(await full.as.adminWithWindow.post('/api/admin/api-tokens', body)).toMatchObject({
    status: 409,
    body: { message: 'There are 50 API tokens already: revoke one that nobody needs' },
  });
});
