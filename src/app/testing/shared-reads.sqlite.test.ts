import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAccount, addOfficer } from '#features/people/accounts/server/commands.ts';
import { visitor } from '#server/access/access.ts';
import type { Route } from '#server/http/route.ts';
import { Client } from '#testing/client.ts';
import { buildRequest } from '#testing/example.ts';
import { testPassword, testPasswordHash, usernames } from '#testing/usernames.ts';
import { buildWorld } from '#testing/world.ts';
import { examples, servingAll } from './all-examples.ts';
import { startFilledApp } from './filled-app.ts';

const arena = await startFilledApp({ env: servingAll });
afterAll(() => arena.close());
const world = buildWorld(arena.app);

/** One of each pair does all that the role may do; the other does nothing. One of the admins is an officer too. */
const pairs = {
  member: [arena.as.member, arena.as.otherMember],
  officer: [arena.as.officer, another('zanele')],
  admin: [arena.as.adminWithWindow, arena.as.admin],
} as const;
type Role = keyof typeof pairs;
const roles: readonly Role[] = ['member', 'officer', 'admin'];

const sharedReads = arena.app.routes.filter(({ cacheTags }) => cacheTags !== undefined);
/** By the path of a collection, the rows of it on which somebody did something. */
const busyRows = new Map<string, Set<string>>();

beforeAll(async () => {
  await arena.app.commit(visitor, async (write) => {
    await addAccount(write, { username: 'zanele', passwordHash: testPasswordHash, isAdmin: false });
    await addOfficer(write, 'zanele');
    await addOfficer(write, usernames.admin);
  });
  for (const role of roles) await doEverything(pairs[role][0]);
});

describe.each(sharedReads.map((route) => [route.path, route] as const))('GET %s', (_, route) => {
  test.each(roles.filter((role) => mayRead(role, route)))('is the same for two of role %s', async (role) => {
    const statuses = new Set<number>();
    for (const path of await listPaths(route)) {
      const [one, other] = [await freshly(pairs[role][0], path), await freshly(pairs[role][1], path)];
      expect(other, path).toEqual(one);
      statuses.add(one.status);
    }
    expect(statuses).toContain(200);
  });
});

test('there are shared reads, and rows on which only one of each pair did something', () => {
  expect(sharedReads.length).toBeGreaterThan(40);
  for (const path of ['/api/games', '/api/players', '/api/photos', '/api/posts'])
    expect([...busyRows.keys()]).toContain(path);
});

function another(username: string): Client {
  return new Client(arena.url, (client) => client.logIn(username, testPassword));
}

/** Calls each write that has an example, except those that end sessions: likes, RSVPs, comments, follows, uploads and all else. */
async function doEverything(person: Client): Promise<void> {
  const writes = arena.app.routes.filter(({ method }) => method !== 'GET' && method !== 'DELETE');
  for (const { method, path } of writes) {
    const example = examples[`${method} ${path}`];
    if (!example || example.alone) continue;
    const request = await buildRequest(`${method} ${path}`, example, world);
    const { status } = await person.call(method, request.path, request.body);
    const [, collection, id] = /^(\/api\/[^/]+)\/([^/]+)\/\w/.exec(request.path) ?? [];
    if (status < 300 && collection && id) busyRows.set(collection, (busyRows.get(collection) ?? new Set()).add(id));
  }
}

function mayRead(role: Role, { access }: Route): boolean {
  const ranks = ['visitor', 'member', 'officer', 'admin'];
  return ranks.indexOf(access) <= ranks.indexOf(role);
}

/** A list as a whole and with the example's query; a single row as in the example, and some that are busy. */
async function listPaths({ path }: Route): Promise<string[]> {
  const example = examples[`GET ${path}`];
  const exampled = example ? [(await buildRequest(`GET ${path}`, example, world)).path] : [];
  if (!path.includes(':')) return [...exampled, path];
  const [collection = ''] = path.split('/:');
  return [...exampled, ...[...(busyRows.get(collection) ?? [])].slice(-3).map((id) => path.replace(/:\w+/, id))];
}

/** The response as the handler gives it now, byte for byte: nothing is cached. */
async function freshly(person: Client, path: string) {
  const cookie = await person.cookie();
  arena.app.changes.publishEverything();
  const response = await fetch(arena.url + path, { headers: { cookie } });
  const { status, headers } = response;
  return { status, link: headers.get('link'), tags: headers.get('x-tags'), text: await response.text() };
}
