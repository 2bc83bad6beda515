import { createIndexes, type Migrations } from '#server/database/migrations.ts';
import type { Default, RowId, RowVersion } from '#server/database/schema.ts';
import type { PlainTable } from '#server/resources/plain-table.ts';
import type { MeetEvent, meets, ResultStatus } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    meets: MeetsTable;
    meet_events: MeetEventsTable;
    meet_results: MeetResultsTable;
  }
}

interface MeetsTable extends PlainTable<typeof meets.fields> {
  /** Null if the location names no venue. */
  venue_id: Default<number | null>;
}

interface MeetEventsTable {
  id: RowId;
  /** Rises with each save of its results. */
  version: RowVersion;
  meet_id: number;
  name: string;
  position: number;
  measure: MeetEvent['measure'];
}

interface MeetResultsTable {
  id: RowId;
  event_id: number;
  /** As typed: the order of those without a place. */
  position: number;
  player_id: number | null;
  team_id: number | null;
  /** That of the player on that day, which stays when they are deleted, or as typed; null for the team's own. */
  name: string | null;
  /** A time in ms, a distance in mm, points in hundredths. */
  mark: number | null;
  /** Typed, or what followed from the marks when they were saved. */
  place: number | null;
  status: ResultStatus | null;
  note: string | null;
}

export const meetsMigrations: Migrations = {
  '0061_meets': async (db, { withId }) => {
    await withId(db.schema.createTable('meets'))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.notNull())
      .addColumn('sport_id', 'integer', (column) => column.notNull().references('sports.id').onDelete('restrict'))
      .addColumn('date_time', 'text', (column) => column.notNull())
      .addColumn('location', 'text', (column) => column.notNull())
      .addColumn('venue_id', 'integer', (column) => column.references('venues.id').onDelete('restrict'))
      .addColumn('competition_id', 'integer', (column) => column.references('competitions.id').onDelete('restrict'))
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('description', 'text')
      .execute();
    await createIndexes(db, 'meets', {
      meets_by_date: ['date_time', 'id'],
      meets_by_status: ['status', 'date_time', 'id'],
      meets_by_sport: ['sport_id', 'date_time', 'id'],
      meets_by_competition: ['competition_id', 'date_time', 'id'],
      meets_by_venue: ['venue_id', 'date_time', 'id'],
    });

    await withId(db.schema.createTable('meet_events'))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('meet_id', 'integer', (column) => column.notNull().references('meets.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('measure', 'text', (column) => column.notNull())
      .execute();
    await createIndexes(db, 'meet_events', { meet_events_in_order: ['meet_id', 'position', 'id'] });

    await withId(db.schema.createTable('meet_results'))
      .addColumn('event_id', 'integer', (column) => column.notNull().references('meet_events.id').onDelete('cascade'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('player_id', 'integer', (column) => column.references('players.id').onDelete('set null'))
      .addColumn('team_id', 'integer', (column) => column.references('teams.id').onDelete('restrict'))
      .addColumn('name', 'text')
      .addColumn('mark', 'integer')
      .addColumn('place', 'integer')
      .addColumn('status', 'text')
      .addColumn('note', 'text')
      .execute();
    await createIndexes(db, 'meet_results', {
      meet_results_in_order: ['event_id', 'position', 'id'],
      meet_results_by_player: ['player_id'],
      meet_results_by_team: ['team_id'],
    });
  },
};
