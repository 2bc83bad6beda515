import { sql } from 'kysely';
import { recordTeamResults, type TeamRecord } from '#features/teams/teams/server/commands.ts';
import type { Tx } from '#server/database/schema.ts';
import { lockForUpdate, type Write, when } from '#server/write.ts';
import { resultsTag } from '../cache-tags.ts';
import { resultRemoved } from './events.ts';

/** Once for all games that are deleted together: games are locked before teams. */
export const recountingTeams = when(resultRemoved, (write, removed) =>
  updateTeamRecords(
    write,
    removed.flatMap(({ teamIds }) => teamIds),
  ),
);

/**
 * Updates wins, losses and games played of these teams from their completed league and regular games that count. A draw
 * counts only as played; if neither side came, both have lost. A record typed by hand stays until the team has such a game.
 */
export async function updateTeamRecords(write: Write, teamIds: Iterable<number>): Promise<void> {
  const teams = [...new Set(teamIds)];
  if (teams.length === 0) return;
  write.changed(resultsTag);
  await lockTeams(write.db, teams);
  const results = await listResults(write.db, teams);
  for (const before of await write.db
    .selectFrom('teams')
    .selectAll()
    .where('id', 'in', teams)
    .orderBy('id')
    .execute()) {
    const record = results.get(before.id) ?? { teamId: before.id, gamesPlayed: 0, wins: 0, losses: 0 };
    const derived = before.record_derived === 1;
    const same =
      before.games_played === record.gamesPlayed && before.wins === record.wins && before.losses === record.losses;
    if (derived ? !same : record.gamesPlayed > 0) await recordTeamResults(write, record);
  }
}

/**
 * Two results of one team that are saved at the same moment must see each other: the second waits here until the first
 * has committed. A game that comes to a team locks it before it refers to it: a new name of the team waits for the
 * reference, and the record would wait for the name.
 */
export const lockTeams = (db: Tx, teams: readonly number[]) =>
  lockForUpdate(db, 'teams', sql`id in (${sql.join(teams)})`);

async function listResults(db: Tx, teams: readonly number[]): Promise<Map<number, TeamRecord>> {
  const rows = await db
    .with('results', (within) => selectSide(within, 'home', teams).unionAll(selectSide(within, 'away', teams)))
    .selectFrom('results')
    .select((eb) => [
      'team_id',
      eb.fn.countAll().as('played'),
      sql<number>`sum(case when own > other then 1 else 0 end)`.as('wins'),
      sql<number>`sum(case when own < other or against = 'both' then 1 else 0 end)`.as('losses'),
    ])
    .groupBy('team_id')
    .execute();
  return new Map(
    rows.map((row) => [
      row.team_id,
      { teamId: row.team_id, gamesPlayed: Number(row.played), wins: Number(row.wins), losses: Number(row.losses) },
    ]),
  );
}

function selectSide(db: Pick<Tx, 'selectFrom'>, side: 'home' | 'away', teams: readonly number[]) {
  const other = side === 'home' ? 'away' : 'home';
  return db
    .selectFrom('games')
    .select([
      `${side}_team_id as team_id`,
      `${side}_score as own`,
      `${other}_score as other`,
      'result_against as against',
    ])
    .where(`${side}_team_id`, 'in', teams)
    .where('status', '=', 'completed')
    .where('counts', '=', 1)
    .where('category', 'in', ['league', 'regular'])
    .where('home_score', 'is not', null)
    .where('away_score', 'is not', null);
}
