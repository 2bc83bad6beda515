import { sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { countRows, formatCount, type MergeUse } from '#server/resources/merging/merge-uses.ts';
import { lockForUpdate, type Write } from '#server/write.ts';
import { competitionsTag, competitionTag, pointAdjustmentsTag, pointAdjustmentTag } from '../cache-tags.ts';

const adjustmentsAt = (column: 'team_id' | 'competition_id') =>
  ({
    references: [`point_adjustments.${column}`],
    dependsOn: [pointAdjustmentsTag],
    summarise: async (db, id) =>
      formatCount(await countRows(db, 'point_adjustments', sql`${sql.ref(column)} = ${id}`), 'point adjustment'),
    move: async (write, from, to) => {
      const moved = await write.db
        .updateTable('point_adjustments')
        .set({ [column]: to.id, version: sql<number>`version + 1` })
        .where(column, '=', from.id)
        .returning('id')
        .execute();
      if (moved.length === 0) return;
      write.changed(pointAdjustmentsTag, ...moved.map(({ id }) => pointAdjustmentTag(id)));
    },
  }) satisfies Partial<MergeUse>;

export const teamAdjustments: MergeUse = { of: 'teams', ...adjustmentsAt('team_id') };
export const adjustmentsInCompetition: MergeUse = { of: 'competitions', ...adjustmentsAt('competition_id') };

/** The competitions that list a team. Nobody can enter it twice. */
export const teamCompetitions: MergeUse = {
  of: 'teams',
  references: [],
  dependsOn: [competitionsTag, competitionTag.any],
  summarise: async (db, id) => formatCount((await listing(db, id)).length, 'competition'),
  // As an import of fixtures does.
  isHeldFirst: true,
  hold: ({ db }, id) =>
    lockForUpdate(db, 'competitions', sql`sport_id in (select sport_id from teams where teams.id = ${id})`),
  move: async (write, from, to) => {
    for (const { id, teamIds } of await listing(write.db, from.id)) {
      const after = new Set(teamIds.map((teamId) => (teamId === from.id ? to.id : teamId)));
      await store(write, id, [...after]);
    }
  },
};

async function listing(db: Database, teamId: number): Promise<{ id: number; teamIds: number[] }[]> {
  const rows = await db
    .selectFrom('competitions')
    .innerJoin('teams', 'teams.sport_id', 'competitions.sport_id')
    .select(['competitions.id', 'team_ids'])
    .where('teams.id', '=', teamId)
    .orderBy('competitions.id')
    .execute();
  const listed = rows.map(({ id, team_ids }) => ({ id, teamIds: JSON.parse(team_ids) }));
  return listed.filter(({ teamIds }) => teamIds.includes(teamId));
}

async function store(write: Write, id: number, teamIds: readonly number[]): Promise<void> {
  await write.db
    .updateTable('competitions')
    .set({ team_ids: JSON.stringify(teamIds), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
  write.changed(competitionsTag, competitionTag(id));
}
