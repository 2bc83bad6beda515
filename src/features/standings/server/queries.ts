import { readSettings } from '#features/settings/server/queries.ts';
import type { SportName } from '#features/sports/contract.ts';
import { definitionOf } from '#features/sports/rules.ts';
import type { TeamName } from '#features/teams/contract.ts';
import type { Database } from '#server/database/schema.ts';
import type { Standings, StandingsRow } from '../contract.ts';
import { type LeagueGame, type Placed, ruleInWords, standingsOf } from '../rules.ts';
import { type GameTotals, totalsOfGames } from './totals.ts';

interface Asked {
  sportId?: number | undefined;
  season?: string | undefined;
}

export async function readStandings(db: Database, asked: Asked): Promise<Standings> {
  const sport = await sportOf(db, asked.sportId ?? (await latestSport(db)));
  if (!sport) return noStandings(db, (await readSettings(db)).season);
  const seasons = await seasonsOf(db, sport.id);
  const season = asked.season ?? seasons[0] ?? (await readSettings(db)).season;
  const { table } = definitionOf(sport.definition);
  const games = await leagueGames(db, sport.id, season);
  const teams = await teamsIn(db, games);
  const played = playedGames(games, table.bonuses ? await totalsOfGames(db, sport.id, season) : new Map());
  const placed = standingsOf(table, teams.keys(), played);
  return {
    sport: { id: sport.id, name: sport.name },
    season,
    seasons,
    sports: await sportsOf(db, season),
    rule: ruleInWords(table),
    rows: placed.flatMap((line) => rowOf(line, teams.get(line.teamId))),
  };
}

/** With the sports that have a table, for who asked for one that there is not. */
const noStandings = async (db: Database, season: string): Promise<Standings> => ({
  sport: null,
  season,
  sports: await sportsOf(db, season),
  seasons: [],
  rule: '',
  rows: [],
});

function rowOf({ teamId, ...line }: Placed, team: TeamName | undefined): StandingsRow[] {
  return team ? [{ ...line, team, difference: line.for - line.against }] : [];
}

async function sportOf(db: Database, id: number | undefined) {
  if (id === undefined) return undefined;
  return db.selectFrom('sports').select(['id', 'name', 'definition']).where('id', '=', id).executeTakeFirst();
}

const inLeague = ['league', 'regular'] as const;

/** Of the league game that was completed last; before the first, of the one that comes first. */
async function latestSport(db: Database): Promise<number | undefined> {
  const played = await db
    .selectFrom('games')
    .select('sport_id')
    .where('status', '=', 'completed')
    .where('category', 'in', inLeague)
    .orderBy('date_time', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (played) return played.sport_id;
  const planned = await db
    .selectFrom('games')
    .select('sport_id')
    .where('category', 'in', inLeague)
    .orderBy('date_time')
    .limit(1)
    .executeTakeFirst();
  return planned?.sport_id;
}

async function seasonsOf(db: Database, sportId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('games')
    .select(({ fn }) => ['season', fn.max('date_time').as('latest')])
    .where('sport_id', '=', sportId)
    .where('category', 'in', inLeague)
    .groupBy('season')
    .orderBy('latest', 'desc')
    .execute();
  return rows.map(({ season }) => season);
}

async function sportsOf(db: Database, season: string): Promise<SportName[]> {
  return db
    .selectFrom('sports')
    .select(['sports.id', 'sports.name'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('games')
          .select('games.id')
          .whereRef('games.sport_id', '=', 'sports.id')
          .where('games.season', '=', season)
          .where('games.category', 'in', inLeague),
      ),
    )
    .orderBy('sports.id')
    .execute();
}

type Fixture = Awaited<ReturnType<typeof leagueGames>>[number];

/** All that are not called off, the earliest first. */
async function leagueGames(db: Database, sportId: number, season: string) {
  return db
    .selectFrom('games')
    .select(['id', 'status', 'home_team_id', 'away_team_id', 'home_score', 'away_score'])
    .where('sport_id', '=', sportId)
    .where('season', '=', season)
    .where('category', 'in', inLeague)
    .where('status', '!=', 'cancelled')
    .orderBy('date_time')
    .orderBy('id')
    .execute();
}

/** By name, in which order teams stand that nothing else tells apart. */
async function teamsIn(db: Database, games: readonly Fixture[]): Promise<Map<number, TeamName>> {
  const ids = [...new Set(games.flatMap((game) => [game.home_team_id, game.away_team_id]))];
  if (ids.length === 0) return new Map();
  const teams = await db
    .selectFrom('teams')
    .select(['id', 'name', 'logo'])
    .where('id', 'in', ids)
    .orderBy('name_key')
    .execute();
  return new Map(teams.map((team) => [team.id, team]));
}

function playedGames(games: readonly Fixture[], totals: ReadonlyMap<number, GameTotals>): LeagueGame[] {
  return games.flatMap(({ id, status, home_team_id, away_team_id, home_score, away_score }) => {
    if (status !== 'completed' || home_score === null || away_score === null) return [];
    const { home, away } = totals.get(id) ?? {};
    return [
      {
        homeTeamId: home_team_id,
        awayTeamId: away_team_id,
        homeScore: home_score,
        awayScore: away_score,
        homeTotals: home,
        awayTotals: away,
      },
    ];
  });
}
