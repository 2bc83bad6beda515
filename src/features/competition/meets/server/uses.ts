import { sql } from 'kysely';
import type { PlayerRows } from '#features/teams/players/server/extension-points.ts';
import { batches } from '#server/database/engine.ts';
import type { Database } from '#server/database/schema.ts';
import { countRows, formatCount, type MergeUse } from '#server/resources/merging/merge-uses.ts';
import { lockForUpdate, type Write } from '#server/write.ts';
import { meetResultsTag, meetsTag, meetTag } from '../cache-tags.ts';

type MeetColumn = 'venue_id' | 'competition_id';

const meetsAt = (column: MeetColumn) =>
  ({
    references: [`meets.${column}`],
    dependsOn: [meetsTag, meetTag.any],
    summarise: async (db, id) => formatCount(await countRows(db, 'meets', sql`${sql.ref(column)} = ${id}`), 'meet'),
    hold: ({ db }, id) => lockForUpdate(db, 'meets', sql`${sql.ref(column)} = ${id}`),
  }) satisfies Partial<MergeUse>;

async function moveMeets(write: Write, column: MeetColumn, from: number, to: number): Promise<void> {
  const moved = await write.db
    .updateTable('meets')
    .set({ [column]: to, version: sql<number>`version + 1` })
    .where(column, '=', from)
    .returning('id')
    .execute();
  publishMeets(write, moved);
}

/** The meets at a venue: it cannot be deleted while there are any. */
export const meetsAtVenue: MergeUse = {
  of: 'venues',
  ...meetsAt('venue_id'),
  move: async (write, from, to) => {
    await renameLocations(write, { venueId: from.id, before: from.name, after: to.name });
    await moveMeets(write, 'venue_id', from.id, to.id);
  },
};

export const meetsInCompetition: MergeUse = {
  of: 'competitions',
  ...meetsAt('competition_id'),
  move: (write, from, to) => moveMeets(write, 'competition_id', from.id, to.id),
};

interface Renamed {
  venueId: number;
  before: string;
  after: string;
}

/** A meet whose location is the venue's name takes the new name. */
export async function followVenueNames(write: Write, renamed: readonly Renamed[]): Promise<void> {
  for (const venue of renamed) await renameLocations(write, venue);
}

async function renameLocations(write: Write, { venueId, before, after }: Renamed): Promise<void> {
  await lockForUpdate(write.db, 'meets', sql`venue_id = ${venueId} and location = ${before}`);
  const renamed = await write.db
    .updateTable('meets')
    .set({ location: after, version: sql<number>`version + 1` })
    .where('venue_id', '=', venueId)
    .where('location', '=', before)
    .returning('id')
    .execute();
  publishMeets(write, renamed);
}

function publishMeets(write: Write, changed: readonly { id: number }[]): void {
  if (changed.length > 0) write.changed(meetsTag, ...changed.map(({ id }) => meetTag(id)));
}

/** The results of a team. */
export const teamResults: MergeUse = {
  of: 'teams',
  references: ['meet_results.team_id'],
  dependsOn: [meetsTag, meetTag.any],
  summarise: async (db, id) =>
    formatCount(await countRows(db, 'meet_results', sql`team_id = ${id}`), 'result at meets', 'results at meets'),
  move: async (write, from, to) => {
    await publishResultsOf(write, 'team_id', from.id);
    await write.db.updateTable('meet_results').set({ team_id: to.id }).where('team_id', '=', from.id).execute();
  },
};

async function meetIdsOf(db: Database, column: 'player_id' | 'team_id', id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('meet_results as result')
    .innerJoin('meet_events as event', 'event.id', 'result.event_id')
    .select('event.meet_id')
    .distinct()
    .where(`result.${column}`, '=', id)
    .execute();
  return rows.map(({ meet_id }) => meet_id);
}

async function publishResultsOf(write: Write, column: 'player_id' | 'team_id', id: number): Promise<void> {
  const ids = await meetIdsOf(write.db, column, id);
  if (ids.length > 0) write.changed(meetsTag, ...ids.flatMap((meet) => [meetTag(meet), meetResultsTag(meet)]));
}

/** The results of two players that are made one. An event in which both took part keeps both. */
export const playerResultRows: PlayerRows = {
  name: 'meet_results',
  move: async (write, from, to) => {
    await publishResultsOf(write, 'player_id', from);
    const moved = await write.db
      .updateTable('meet_results')
      .set({ player_id: to })
      .where('player_id', '=', from)
      .returning('id')
      .execute();
    return JSON.stringify(moved.map(({ id }) => id));
  },
  putBack: async (write, moved, from, to) => {
    const ids: number[] = JSON.parse(moved);
    for (const some of batches(ids)) {
      await write.db
        .updateTable('meet_results')
        .set({ player_id: to })
        .where('player_id', '=', from)
        .where('id', 'in', some)
        .execute();
    }
    await publishResultsOf(write, 'player_id', to);
  },
};
