import type { Database } from '#server/database/schema.ts';
import type { Cells } from '#server/resources/exported-list.ts';
import { fixtureText } from '#shared/notation.ts';
import { minutesIn } from '#shared/time-zone.ts';
import { knownDay } from '../day-rules.ts';
import { fixtureColumns as columns } from './fixtures/fixture-columns.ts';

/** The day in the village's time zone; a day that is to come, as an import reads it. */
export const dayCell = ({ dateTime }: { dateTime: string | null }, { timeZone }: { timeZone: string }): string =>
  dateTime === null ? 'TBC' : minutesIn(timeZone)(dateTime).slice(0, 10);

/** The facts by which people identify a game. */
export interface NamedGame {
  dateTime: string | null;
  sport: string;
  season: string;
  home: string;
  away: string;
}

/** Uses the headings of the list of games, and times in the village's time zone. */
export const gameCells: Cells<NamedGame> = {
  [columns.date.heading]: dayCell,
  Sport: ({ sport }) => sport,
  [columns.season.heading]: ({ season }) => season,
  [columns.home.heading]: ({ home }) => home,
  [columns.away.heading]: ({ away }) => away,
};

/** Adds to each row of another list the game that it belongs to. */
export async function withGames<Row extends { game_id: number }>(
  db: Database,
  rows: readonly Row[],
): Promise<(Row & NamedGame)[]> {
  const games = await namedGames(
    db,
    rows.map(({ game_id }) => game_id),
  );
  return rows.flatMap((row) => {
    const game = games.get(row.game_id);
    return game ? [{ ...row, ...game }] : [];
  });
}

/** 'Princeton Village v Oak Res' */
export async function findGameSides(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  const games = await namedGames(db, ids);
  return new Map([...games].map(([id, { home, away }]) => [id, fixtureText(home, away)]));
}

async function namedGames(db: Database, ids: readonly number[]): Promise<Map<number, NamedGame>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('games')
    .innerJoin('sports', 'sports.id', 'games.sport_id')
    .innerJoin('teams as home', 'home.id', 'games.home_team_id')
    .innerJoin('teams as away', 'away.id', 'games.away_team_id')
    .select(['games.id', 'games.date_time as dateTime', 'sports.name as sport', 'games.season'])
    .select(['home.name as home', 'away.name as away'])
    .where('games.id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, dateTime, ...game }) => [id, { ...game, dateTime: knownDay(dateTime) }]));
}
