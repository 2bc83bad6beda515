import { afterAll, expect, test } from 'vitest';
import type { Method } from '#shared/endpoints.ts';
import type { Client } from '#testing/client.ts';
import { buildRequest, type Example, type ExampleRequest } from '#testing/example.ts';
import { testPassword, usernames } from '#testing/usernames.ts';
import { buildWorld } from '#testing/world.ts';
import { examples, servingAll } from './all-examples.ts';
import { startTestApp } from './app.ts';

const arena = await startTestApp({ env: servingAll });
afterAll(() => arena.close());
const world = buildWorld(arena.app);

const writes = Object.entries(examples).filter(([endpoint]) => !endpoint.startsWith('GET '));

test('the audit log never holds a password, a link, a student number or the author of a thought', async () => {
  const secrets = new Set([testPassword]);
  for (const [endpoint, example] of writes) {
    const request = await make(endpoint, example);
    for (const secret of secretsIn(request.body)) secrets.add(secret);
    await example.undo?.(world);
  }
  const lines = await arena.db.selectFrom('audit_log').selectAll().execute();
  const written = JSON.stringify(lines);
  expect([...secrets].filter((secret) => written.includes(secret))).toEqual([]);
  expect(secrets.size).toBeGreaterThan(3);
  expect(new Set(lines.map(({ act }) => act)).size).toBeGreaterThan(20);
  const ofMember = lines.filter(({ actor, subject }) => actor === usernames.member && subject?.startsWith('thought'));
  expect(ofMember).toEqual([]);
});

/** Sends the request as a member where one may, else as an admin. */
async function make(endpoint: string, example: Example): Promise<ExampleRequest> {
  const [method = 'POST'] = endpoint.split(' ');
  const request = await buildRequest(endpoint, example, world);
  const client = await clientFor(example);
  await client.fetchStatus(method as Method, request.path, request.body);
  return request;
}

/** Endpoints that end or change their session or account come from new accounts, so that the shared ones stay. */
async function clientFor({ alone, gets: [, member] }: Example): Promise<Client> {
  if (!alone) return arena.as[member < 300 ? 'member' : 'adminWithWindow'];
  const newcomer = arena.newVisitor();
  await newcomer.post('/api/register', { username: world.word(), password: testPassword });
  return newcomer;
}

/** The values of fields with secret names, however deep. */
function secretsIn(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) =>
    typeof value === 'string' && /password|token|smid|address/i.test(name) ? [value] : secretsIn(value),
  );
}
