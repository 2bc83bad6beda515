import { sql } from 'kysely';
import type { ViewerRole } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import type { Outcome, Standings, TablePlace, TeamStanding } from '../contract.ts';
import { formLength, latestInForm, outcomeFor } from '../form-rules.ts';
import { inLeague, readStandings } from './queries.ts';

/** Everyone of a role shares this answer, so that nobody's Home computes tables. */
export async function listTeamStandings(db: Database, viewer: ViewerRole): Promise<TeamStanding[]> {
  const places = await currentPlaces(db, viewer);
  const forms = await currentForms(db);
  return [...new Set([...forms.keys(), ...places.keys()])].map((teamId) => ({
    teamId,
    form: forms.get(teamId) ?? [],
    place: places.get(teamId) ?? null,
  }));
}

async function currentPlaces(db: Database, viewer: ViewerRole): Promise<Map<number, TablePlace>> {
  const places = new Map<number, TablePlace>();
  for (const sportId of await sportsInLeague(db)) {
    for (const table of await currentTables(db, viewer, sportId)) {
      for (const { group, rows } of tablesIn(table.standings)) {
        for (const { position, team } of rows.filter(({ played }) => played > 0))
          places.set(team.id, { position, of: rows.length, sportId, competitionId: table.competitionId, group });
      }
    }
  }
  return places;
}

/** The tables of the groups after that of all teams. */
const tablesIn = ({ rows, groups }: Standings) => [
  { group: null, rows },
  ...groups.map(({ name, rows: ofGroup }) => ({ group: name, rows: ofGroup })),
];

/** The table that shows a team: that of its league, or of all league games of its sport; null if it is in none. */
export async function readTeamTable(
  db: Database,
  viewer: ViewerRole,
  { id, sportId }: { id: number; sportId: number },
): Promise<Standings | null> {
  const tables = await currentTables(db, viewer, sportId);
  const hasTeam = ({ rows }: Pick<Standings, 'rows'>) => rows.some(({ team }) => team.id === id);
  const standings = tables.findLast((table) => hasTeam(table.standings))?.standings;
  return standings ? { ...standings, rows: (standings.groups.find(hasTeam) ?? standings).rows } : null;
}

async function sportsInLeague(db: Database): Promise<number[]> {
  const rows = await db
    .selectFrom('sports')
    .select('id')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('games')
          .select('games.id')
          .whereRef('games.sport_id', '=', 'sports.id')
          .where('games.category', 'in', inLeague),
      ),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

interface CurrentTable {
  standings: Standings;
  competitionId: number | null;
}

/** The table that a sport shows without a choice; where several leagues share a season, each one's own after it, which counts. */
async function currentTables(db: Database, viewer: ViewerRole, sportId: number): Promise<CurrentTable[]> {
  const whole = await readStandings(db, viewer, { sportId });
  const tables: CurrentTable[] = [{ standings: whole, competitionId: null }];
  if (whole.competitions.length < 2) return tables;
  for (const { id: competitionId } of whole.competitions)
    tables.push({ standings: await readStandings(db, viewer, { sportId, competitionId }), competitionId });
  return tables;
}

async function currentForms(db: Database): Promise<Map<number, Outcome[]>> {
  const latestFirst = Map.groupBy(await latestResults(db), ({ teamId }) => teamId);
  return new Map(
    [...latestFirst].map(([teamId, results]) => [
      teamId,
      latestInForm(results)
        .map((result) => outcomeFor(result.side, result))
        .toReversed(),
    ]),
  );
}

/** The last results of each team that count, latest first. */
const latestResults = (db: Database) =>
  db
    .with('sides', (within) => resultsOf(within, 'home').unionAll(resultsOf(within, 'away')))
    .with('numbered', (within) =>
      within
        .selectFrom('sides')
        .selectAll()
        .select(sql<number>`row_number() over (partition by "teamId" order by date_time desc, id desc)`.as('place')),
    )
    .selectFrom('numbered')
    .selectAll()
    .where('place', '<=', formLength)
    .orderBy('teamId')
    .orderBy('place')
    .execute();

const resultsOf = (db: Pick<Database, 'selectFrom'>, side: 'home' | 'away') =>
  db
    .selectFrom('games')
    .select(['id', 'date_time', 'season', `${side}_team_id as teamId`])
    .select(['home_score as homeScore', 'away_score as awayScore', 'result_against as resultAgainst'])
    .select(['home_shootout as homeShootout', 'away_shootout as awayShootout'])
    .select(sql.lit(side).as('side'))
    .where('status', '=', 'completed')
    .where('counts', '=', 1)
    .where('home_score', 'is not', null)
    .where('away_score', 'is not', null);
