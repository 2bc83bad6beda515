import { sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { Merging } from '#server/resources/merging/merge.ts';
import { countRows, formatCount, type MergeUse } from '#server/resources/merging/merge-uses.ts';
import { lockForUpdate, lockRowForUpdate, type Write } from '#server/write.ts';
import { teamsTag, teamTag } from '../cache-tags.ts';
import type { Team } from '../contract.ts';

export const mergedTeams: Merging<Team> = {
  within: ['sportId'],
  fills: ['logo', ['residenceId', 'secondResidenceId']],
  // Imports hold the sport; a game is held before its teams.
  holdFirst: ({ db }, { sportId }) => lockRowForUpdate(db, 'sports', sportId),
  isHeldLast: true,
  alsoMerged: async (db, kept, merged) => {
    const derived = await derivedAmong(db, [kept, merged]);
    const typed = derived.has(merged.id) ? {} : pickRecord(merged);
    const isFree = !derived.has(kept.id) && !derived.has(merged.id) && isEmpty(kept);
    return isFree ? { filled: typed, lost: {} } : { filled: {}, lost: isSame(kept, merged) ? {} : typed };
  },
  warnings: async (db, kept, merged) => {
    const derived = await derivedAmong(db, [kept, merged]);
    if (derived.has(kept.id) || !derived.has(merged.id) || isEmpty(kept)) return [];
    return [`The typed record ${kept.wins}–${kept.losses} gives way to the one counted from games`];
  },
};

type TypedRecord = Pick<Team, 'gamesPlayed' | 'wins' | 'losses'>;

const isEmpty = ({ gamesPlayed, wins, losses }: TypedRecord) => gamesPlayed + wins + losses === 0;

const isSame = (one: TypedRecord, other: TypedRecord) =>
  one.gamesPlayed === other.gamesPlayed && one.wins === other.wins && one.losses === other.losses;

const pickRecord = (team: TypedRecord) =>
  isEmpty(team) ? {} : { gamesPlayed: team.gamesPlayed, wins: team.wins, losses: team.losses };

/** Those whose record is counted from games. */
async function derivedAmong(db: Database, teams: readonly Team[]): Promise<Set<number>> {
  const ids = teams.map(({ id }) => id);
  const rows = await db
    .selectFrom('teams')
    .select('id')
    .where('id', 'in', ids)
    .where('record_derived', '=', 1)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The teams of a residence. A joint team of both is one of the kept residence alone. */
export const residenceTeams: MergeUse = {
  of: 'residences',
  references: ['teams.residence_id', 'teams.second_residence_id'],
  dependsOn: [teamsTag, teamTag.any],
  summarise: async (db, id) => formatCount(await countRows(db, 'teams', isAt(id)), 'team'),
  hold: ({ db }, id) => lockForUpdate(db, 'teams', isAt(id)),
  move: async (write, from, to) => {
    await write.db
      .updateTable('teams')
      .set({ residence_id: to.id, second_residence_id: null, version: sql<number>`version + 1` })
      .where('residence_id', 'in', [from.id, to.id])
      .where('second_residence_id', 'in', [from.id, to.id])
      .returning('id')
      .execute()
      .then((moved) => publish(write, moved));
    for (const column of ['residence_id', 'second_residence_id'] as const) {
      const moved = await write.db
        .updateTable('teams')
        .set({ [column]: to.id, version: sql<number>`version + 1` })
        .where(column, '=', from.id)
        .returning('id')
        .execute();
      publish(write, moved);
    }
  },
  warnings: async (db, from, to) => {
    const both = sql`residence_id in (${from.id}, ${to.id}) and second_residence_id in (${from.id}, ${to.id})`;
    const count = formatCount(await countRows(db, 'teams', both), 'joint team', 'joint teams');
    return count === null ? [] : [`${count} of both will have one residence`];
  },
};

const isAt = (id: number) => sql`residence_id = ${id} or second_residence_id = ${id}`;

function publish(write: Write, teams: readonly { id: number }[]): void {
  if (teams.length > 0) write.changed(teamsTag, ...teams.map(({ id }) => teamTag(id)));
}
