import { sql } from 'kysely';
import { doubleMark } from '#server/resources/name-keys.ts';
import type { VersionedTable } from '#server/write.ts';
import { nameKey } from '#shared/names.ts';
import type { Examples } from './example.ts';
import { adminReads, adminWrites } from './statuses.ts';
import type { World } from './world.ts';

type Added = (world: World) => Promise<number>;

/** Two rows whose names differ only by their apostrophes, as a village may have them from before these were folded. */
export async function addNamesakes(
  world: World,
  table: VersionedTable,
  add: Added,
  name = world.word(),
): Promise<[older: number, younger: number]> {
  const ids: [number, number] = [await add(world), await add(world)];
  const [older, younger] = ids;
  await rename(world, table, older, { name: `${name}’s 7`, key: nameKey(`${name}'s 7`) });
  await rename(world, table, younger, { name: `${name}'s 7`, key: `${nameKey(`${name}'s 7`)}${doubleMark}${younger}` });
  return ids;
}

const rename = ({ db }: World, table: VersionedTable, id: number, { name, key }: { name: string; key: string }) =>
  sql`update ${sql.table(table)} set name = ${name}, name_key = ${key} where id = ${id}`.execute(db);

/** The calls by which admins merge rows of one name. */
export const mergeExamples = (path: string, table: VersionedTable, add: Added): Examples => {
  const added = new WeakMap<World, [number, number]>();
  const addBoth = async (world: World) => {
    const both = await addNamesakes(world, table, add);
    added.set(world, both);
    return both;
  };
  return {
    [`GET ${path}/same-names`]: { gets: adminReads },
    [`GET ${path}/:id/merge`]: {
      gets: adminReads,
      path: async (world) => {
        const [kept, merged] = await addBoth(world);
        return `${path}/${kept}/merge?with=${merged}`;
      },
    },
    [`POST ${path}/:id/merge`]: {
      gets: adminWrites,
      row: async (world) => (await addBoth(world))[0],
      body: (world) => ({ mergedId: added.get(world)?.[1], version: 1, mergedVersion: 1 }),
    },
  };
};
