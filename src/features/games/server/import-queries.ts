import { readSettings } from '#features/settings/server/queries.ts';
import type { Database } from '#server/database/schema.ts';
import { nameKey } from '#shared/name-key.ts';
import { type FixturePlan, planFixtures } from '../fixtures/plan.ts';
import { type FixtureSheet, readFixtures } from '../fixtures/read-fixtures.ts';

export async function readSheet(db: Database, text: string, season?: string): Promise<FixtureSheet> {
  const { timeZone } = await readSettings(db);
  return readFixtures(text, { timeZone, season });
}

export async function planImport(db: Database, sportId: number, sheet: FixtureSheet): Promise<FixturePlan> {
  const teams = await db.selectFrom('teams').select('name').where('sport_id', '=', sportId).execute();
  const seasons = [...new Set(sheet.fixtures.map((fixture) => fixture.season))];
  const games = await storedFixtures(db, sportId, seasons);
  const { timeZone } = await readSettings(db);
  return planFixtures(sheet, { teams: teams.map((team) => team.name), games, timeZone });
}

export async function findSportByName(db: Database, name: string) {
  return db.selectFrom('sports').select(['id', 'name']).where('name_key', '=', nameKey(name)).executeTakeFirst();
}

export async function teamIdsByName(db: Database, sportId: number): Promise<Map<string, number>> {
  const rows = await db.selectFrom('teams').select(['id', 'name_key']).where('sport_id', '=', sportId).execute();
  return new Map(rows.map((row) => [row.name_key, row.id]));
}

async function storedFixtures(db: Database, sportId: number, seasons: string[]) {
  if (seasons.length === 0) return [];
  return db
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
}
