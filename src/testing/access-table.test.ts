import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureService } from '#features/uploads/server/parts.ts';
import type { Method } from '#server/http/route.ts';
import { accessTable } from './access-table.ts';
import { examples, pluginRoutes } from './examples.ts';
import type { Person } from './people.ts';
import { startTestVillage, type TestVillage } from './village.ts';
import { buildWorld, type World } from './world.ts';

const people: Person[] = ['visitor', 'member', 'otherMember', 'officer', 'admin', 'adminWithWindow'];

let arena: TestVillage;
let world: World;
beforeAll(async () => {
  arena = await startTestVillage();
  world = await buildWorld(arena.db, await pictureService.of(arena.village.context));
});
afterAll(() => arena.close());

test('every route has its line, and every line its route', () => {
  const routes = [...arena.village.routes.map(({ method, path }) => `${method} ${path}`), ...pluginRoutes];
  expect(Object.keys(accessTable).sort()).toEqual([...new Set(routes)].sort());
  expect(Object.keys(examples).sort()).toEqual([...new Set(routes)].sort());
});

describe.each(Object.entries(accessTable))('%s', (name, statuses) => {
  test.each(people.map((person, index) => [person, statuses[index]] as const))('%s gets %i', async (person, status) => {
    const [method = 'GET'] = name.split(' ');
    const { path, body } = (await examples[name]?.(world)) ?? { path: '' };
    // Of their own, because some calls end the session they come with.
    const client = arena.newPerson(person);
    await client.ready();
    expect(await client.statusOf(method as Method, path, body)).toBe(status);
    if (name.includes('/api/admin/officers') && status === 201)
      await arena.db
        .deleteFrom('officers')
        .where('account_id', '=', await otherMemberId())
        .execute();
  });
});

async function otherMemberId(): Promise<number> {
  const { id } = await arena.db
    .selectFrom('accounts')
    .select('id')
    .where('username', '=', 'sipho')
    .executeTakeFirstOrThrow();
  return id;
}
