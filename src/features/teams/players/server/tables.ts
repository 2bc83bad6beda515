import { sql } from 'kysely';
import { createIndexes, type Migrations } from '#server/database/migrations.ts';
import type { Default, DefaultFlag, RowId, RowVersion } from '#server/database/schema.ts';
import type { Snake } from '#shared/plain-resource.ts';
import type { StatKey } from '../stat-keys.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    players: PlayersTable;
  }
}

type StatColumns = { [Key in StatKey as Snake<Key>]: Default<number> };

interface PlayersTable extends StatColumns {
  id: RowId;
  version: RowVersion;
  name: string;
  display_name: string;
  name_key: string;
  team_id: number;
  position: string | null;
  jersey_number: number | null;
  photo: string | null;
  bio: string | null;
  is_mvp: DefaultFlag;
  is_all_star: DefaultFlag;
  is_captain: DefaultFlag;
  is_club_anchor: DefaultFlag;
  /** JSON: the totals entered by hand, while the columns hold those derived from box scores; null without box scores. */
  kept_stats: Default<string | null>;
  /** JSON: their part in the totals of the current season, besides its box scores; null if there is none. */
  opening_stats: Default<string | null>;
  /** JSON: the same for each season, keyed by its name. */
  openings: Default<string | null>;
}

export const playersMigrations: Migrations = {
  '0011_players': async (db, { withId }) => {
    let table = withId(db.schema.createTable('players'))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('display_name', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.notNull())
      .addColumn('team_id', 'integer', (column) => column.notNull().references('teams.id').onDelete('restrict'))
      .addColumn('position', 'text')
      .addColumn('jersey_number', 'integer')
      .addColumn('photo', 'text')
      .addColumn('bio', 'text')
      .addColumn('is_mvp', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('is_all_star', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('is_captain', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('is_club_anchor', 'integer', (column) => column.notNull().defaultTo(0));
    for (const column of countedAtFirst)
      table = table.addColumn(column, 'integer', (made) => made.notNull().defaultTo(0));
    await table
      .addColumn('kept_stats', 'text')
      .addColumn('opening_stats', 'text')
      .addColumn('openings', 'text')
      .execute();
    await createIndexes(db, 'players', {
      players_team: ['team_id', 'id'],
      players_all_star: ['is_all_star', 'id'],
    });
    await db.schema
      .createIndex('players_derived')
      .on('players')
      .column('id')
      .where(sql.ref('kept_stats'), 'is not', null)
      .execute();
  },
};

/** The season totals of the first version. Each later one has its own migration. */
const countedAtFirst = [
  'points',
  'rebounds',
  'assists',
  'steals',
  'blocks',
  'shots_made',
  'shots_taken',
  'three_pointers_made',
  'three_pointers_taken',
  'free_throws_made',
  'free_throws_taken',
  'games_played',
] as const;
