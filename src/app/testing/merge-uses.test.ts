import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { features } from '#app/server/features.ts';
import { listUses } from '#server/resources/merging/merge-uses.ts';
import type { VersionedTable } from '#server/write.ts';
import { startTestApp } from './app.ts';

const arena = await startTestApp();
afterAll(() => arena.close());

/** The foreign keys of the schema that refer to a table by its id, as `games.venue_id`. */
async function foreignKeysTo(table: string): Promise<string[]> {
  const query =
    arena.app.engine === 'sqlite'
      ? sql<{ key: string }>`select t.name || '.' || f."from" as key from sqlite_master t
          join pragma_foreign_key_list(t.name) f
          where t.type = 'table' and f."table" = ${table} and coalesce(f."to", 'id') = 'id'`
      : sql<{ key: string }>`select c.conrelid::regclass::text || '.' || a.attname as key from pg_constraint c
          cross join lateral unnest(c.conkey, c.confkey) as pair(own, other)
          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = pair.own
          join pg_attribute target on target.attrelid = c.confrelid and target.attnum = pair.other
          where c.contype = 'f' and c.confrelid = ${table}::regclass and target.attname = 'id'`;
  return (await query.execute(arena.db)).rows.map(({ key }) => key).sort();
}

it.each<VersionedTable>(['venues', 'residences', 'teams', 'competitions'])(
  'moves every foreign key to %s that the schema has',
  async (table) => {
    const uses = listUses(
      table,
      features.flatMap(({ contributes = [] }) => contributes),
    );
    const keys = await foreignKeysTo(table);
    expect(keys.length).toBeGreaterThan(0);
    expect(uses.flatMap(({ references }) => references).sort()).toEqual(keys);
  },
);
