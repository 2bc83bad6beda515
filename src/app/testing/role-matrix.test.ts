import { afterAll, expect, test } from 'vitest';
import type { Access } from '#server/access/access.ts';
import type { Route } from '#server/http/route.ts';
import { buildRequest, type Example } from '#testing/example.ts';
import { adminReads, adminWrites, officerWrites, type Statuses } from '#testing/statuses.ts';
import type { Person } from '#testing/usernames.ts';
import { buildWorld } from '#testing/world.ts';
import { examples, servingAll } from './all-examples.ts';
import { startTestApp } from './app.ts';

const arena = await startTestApp({ env: servingAll });
afterAll(() => arena.close());
const world = buildWorld(arena.app);
await Promise.all(Object.values(arena.as).map((client) => client.ready()));

const notLoggedIn = { status: 401, body: { message: 'Please log in first', code: 'session-over' } };
const forbidden = { status: 403, body: { message: 'You do not have permission to do this' } };
const forAdmins = { status: 403, body: { message: 'Admin authentication required' } };
const passwordFirst = { status: 403, body: { ...forAdmins.body, code: 'step-up' } };

/** By access, whom a write refuses, and how: only a person who lacks nothing but the password is asked for it. */
const refusals: Record<'officer' | 'admin', readonly (readonly [Person, object])[]> = {
  officer: [
    ['visitor', notLoggedIn],
    ['member', forbidden],
    ['otherMember', forbidden],
  ],
  admin: [
    ['visitor', notLoggedIn],
    ['member', forAdmins],
    ['otherMember', forAdmins],
    ['officer', forAdmins],
    ['admin', passwordFirst],
  ],
};

const isRead = ({ method }: Route) => method === 'GET';
const isWrite = (route: Route) => !isRead(route);
const routesFor = (access: Access) => arena.app.routes.filter((route) => route.access === access);
const findExample = ({ method, path }: Route): Example => examples[`${method} ${path}`] ?? { gets: adminWrites };

test.each(['officer', 'admin'] as const)(
  'a write for an %s is refused to everybody else, and changes nothing',
  async (access) => {
    const writes = routesFor(access).filter(isWrite);
    expect(writes.length).toBeGreaterThan(3);
    for (const route of writes) {
      const request = await buildRequest(`${route.method} ${route.path}`, findExample(route), world);
      const before = await changeNumber();
      for (const [person, refusal] of refusals[access]) {
        const { status, body } = await arena.as[person].call(route.method, request.path, request.body);
        expect({ status, body }, `${person}: ${route.method} ${route.path}`).toEqual(refusal);
      }
      expect(await changeNumber(), `${route.method} ${route.path}`).toBe(before);
    }
  },
);

test('the statuses of the access table agree with the routes', () => {
  // The examples ask for a backup that is not there. One holds everything, so downloading it needs the admin window.
  const ofBackups = ['GET /api/admin/backups/:name', 'GET /api/admin/backups/:name/file'];
  expect(differing('admin', isRead, adminReads)).toEqual(ofBackups);
  expect(differing('admin', isWrite, adminWrites)).toEqual([]);
  expect(differing('officer', isWrite, officerWrites)).toEqual([]);
});

test('every call under /api/admin needs an admin, except the gate itself', () => {
  const open = arena.app.routes.filter(({ path, access }) => path.startsWith('/api/admin/') && access !== 'admin');
  expect(open.map(({ method, path, access }) => [`${method} ${path}`, access])).toEqual([
    ['POST /api/admin/verify', 'member'],
    ['DELETE /api/admin/verify', 'member'],
  ]);
});

/** Endpoints with other statuses than expected. Leaves out the admin with the window, whose call its content may refuse. */
function differing(access: Access, which: (route: Route) => boolean, expected: Statuses): string[] {
  const comparable = (statuses: Statuses) => statuses.slice(0, -1).map((status) => (status === 201 ? 200 : status));
  return routesFor(access)
    .filter(which)
    .filter((route) => comparable(findExample(route).gets).join() !== comparable(expected).join())
    .map(({ method, path }) => `${method} ${path}`);
}

async function changeNumber(): Promise<number> {
  const { value } = await arena.db.selectFrom('change_number').select('value').executeTakeFirstOrThrow();
  return value;
}
