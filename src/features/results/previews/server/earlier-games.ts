import { sql } from 'kysely';
import type { GameSide } from '#features/competition/games/score-rules.ts';
import { formLength, latestInForm, outcomeFor } from '#features/results/standings/form-rules.ts';
import type { Database } from '#server/database/schema.ts';
import type { FormGame } from '../contract.ts';

/** Before this moment; games of the same moment are left out too. */
type Earlier = { before: string };

/** The form of these teams, the latest result last. Both come from one query. */
export async function listForm(
  db: Database,
  teamIds: readonly number[],
  { before }: Earlier,
): Promise<Map<number, FormGame[]>> {
  const rows = await db
    .with('sides', (within) =>
      resultsOf(within, 'home', teamIds, before).unionAll(resultsOf(within, 'away', teamIds, before)),
    )
    .with('numbered', (within) =>
      within
        .selectFrom('sides')
        .selectAll()
        .select(
          sql<number>`row_number() over (partition by "teamId" order by "dateTime" desc, "gameId" desc)`.as('place'),
        ),
    )
    .selectFrom('numbered')
    .innerJoin('teams', 'teams.id', 'numbered.opponentId')
    .selectAll('numbered')
    .select(['teams.name', 'teams.logo'])
    .where('place', '<=', formLength)
    .orderBy('teamId')
    .orderBy('place')
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ teamId }) => teamId)].map(([teamId, results]) => [
      teamId,
      latestInForm(results)
        .map(({ opponentId, name, logo, ...result }) => ({
          ...result,
          outcome: outcomeFor(result.side, result),
          opponent: { id: opponentId, name, logo },
        }))
        .toReversed(),
    ]),
  );
}

const counted = (db: Pick<Database, 'selectFrom'>, before: string) =>
  db
    .selectFrom('games')
    .select(['games.id as gameId', 'date_time as dateTime', 'season'])
    .select(['home_score as homeScore', 'away_score as awayScore', 'result_against as resultAgainst'])
    .select(['home_shootout as homeShootout', 'away_shootout as awayShootout'])
    .where('status', '=', 'completed')
    .where('counts', '=', 1)
    .where('home_score', 'is not', null)
    .where('away_score', 'is not', null)
    .where('date_time', '<', before);

function resultsOf(db: Pick<Database, 'selectFrom'>, side: GameSide, teamIds: readonly number[], before: string) {
  const other = side === 'home' ? 'away' : 'home';
  return counted(db, before)
    .select([`${side}_team_id as teamId`, `${other}_team_id as opponentId`])
    .select(sql.lit(side).as('side'))
    .where(`${side}_team_id`, 'in', [...teamIds]);
}

/** More than two teams ever play; a guard for a table that somebody filled. */
const maxMeetings = 200;

/** The games that both have played against each other, the latest first. */
export const listMeetings = (db: Database, [one, other]: readonly [number, number], { before }: Earlier) =>
  counted(db, before)
    .select('home_team_id as homeTeamId')
    .where((eb) =>
      eb.or([
        eb.and([eb('home_team_id', '=', one), eb('away_team_id', '=', other)]),
        eb.and([eb('home_team_id', '=', other), eb('away_team_id', '=', one)]),
      ]),
    )
    .orderBy('date_time', 'desc')
    .orderBy('games.id', 'desc')
    .limit(maxMeetings)
    .execute();
