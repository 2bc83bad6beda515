import { namedBySport, sportNames } from '#features/teams/sports/server/queries.ts';
import { type ViewerRole, visitor } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { newestFirst, plainTable } from '#server/resources/plain-table.ts';
import { type Competition, competitions } from '../contract.ts';

export const competitionTable = plainTable(competitions, {
  table: 'competitions',
  order: newestFirst,
  rowsPerPage: 200,
  alsoFoundBy: namedBySport,
  shown: async (db, rows) => {
    const sports = await sportNames(db, rows);
    const teams = await knownTeams(
      db,
      rows.flatMap(({ team_ids }) => idsIn(team_ids)),
    );
    return (row) => ({
      sport: sports.get(row['sport_id']),
      // Skips teams that have been deleted.
      teamIds: idsIn(row['team_ids']).filter((id) => teams.has(id)),
    });
  },
});

const idsIn = (json: unknown): number[] => JSON.parse(String(json));

async function knownTeams(db: Database, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const teams = await db
    .selectFrom('teams')
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Set(teams.map(({ id }) => id));
}

/** Those of these teams that play the sport. */
export async function listSportTeams(db: Database, sportId: number, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const teams = await db
    .selectFrom('teams')
    .select('id')
    .where('sport_id', '=', sportId)
    .where('id', 'in', ids)
    .execute();
  return new Set(teams.map(({ id }) => id));
}

/** With their rules, the latest first. */
export async function listSportCompetitions(db: Database, sportId: number): Promise<Competition[]> {
  const { rows } = await competitionTable.list(db, visitor, { sportId, q: undefined, cursor: undefined });
  return rows;
}

export const findCompetition = (db: Database, viewer: ViewerRole, id: number): Promise<Competition | undefined> =>
  competitionTable.find(db, viewer, id);
