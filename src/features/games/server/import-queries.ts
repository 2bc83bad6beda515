import { teamNames } from '#features/teams/server/queries.ts';
import type { Database } from '#server/database/schema.ts';
import type { ImportContext } from '#server/sheets/import-kind.ts';
import { type FixturePlan, planFixtures } from './fixtures/plan.ts';
import type { FixtureSheet } from './fixtures/read-fixtures.ts';
import { seasonName } from './fixtures/season.ts';

export async function planImport(
  db: Database,
  { sport, timeZone, answers }: ImportContext,
  sheet: FixtureSheet,
): Promise<FixturePlan> {
  const teams = await teamNames(db, sport.id);
  const seasons = await spellingsOf(db, sport.id, new Set(sheet.fixtures.map((fixture) => fixture.season)));
  const games = await storedFixtures(db, sport.id, seasons);
  return planFixtures(sheet, { sport, teams, games, timeZone, answers });
}

/** The seasons of the sheet as games of the village have them: `2024-25` is `2024/25`. */
async function spellingsOf(db: Database, sportId: number, seasons: ReadonlySet<string>): Promise<string[]> {
  const rows = await db.selectFrom('games').select('season').distinct().where('sport_id', '=', sportId).execute();
  return rows.map(({ season }) => season).filter((season) => seasons.has(seasonName(season)));
}

async function storedFixtures(db: Database, sportId: number, seasons: string[]) {
  if (seasons.length === 0) return [];
  const games = await db
    .selectFrom('games')
    .innerJoin('teams as home', 'home.id', 'games.home_team_id')
    .innerJoin('teams as away', 'away.id', 'games.away_team_id')
    .select(['games.id', 'games.season', 'home.name as home', 'away.name as away'])
    .select(['games.date_time as dateTime', 'games.location', 'games.status', 'games.category'])
    .select(['games.home_score as homeScore', 'games.away_score as awayScore'])
    .where('games.sport_id', '=', sportId)
    .where('games.season', 'in', seasons)
    .orderBy('games.id')
    .execute();
  return games.map((game) => ({ ...game, season: seasonName(game.season) }));
}
