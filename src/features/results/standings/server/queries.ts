import { sql } from 'kysely';
import type { Competition } from '#features/competition/competitions/contract.ts';
import { isDecidedByRule, resolveTableRules } from '#features/competition/competitions/rules.ts';
import { adjustmentsIn } from '#features/competition/competitions/server/adjustment-queries.ts';
import { findCompetition } from '#features/competition/competitions/server/queries.ts';
import { dayToCome } from '#features/competition/games/day-rules.ts';
import { oversFaced } from '#features/competition/games/innings-rules.ts';
import { periodsIn } from '#features/competition/games/period-score-rules.ts';
import type { SportName } from '#features/teams/sports/contract.ts';
import type { SportDefinition, TableRules } from '#features/teams/sports/definitions/definition.ts';
import { getDefinition } from '#features/teams/sports/rules.ts';
import type { TeamName } from '#features/teams/teams/contract.ts';
import { readSettings } from '#platform/settings/server/queries.ts';
import type { ViewerRole } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { compareNames } from '#shared/names.ts';
import type { Standings, StandingsRow } from '../contract.ts';
import { describeRules } from '../in-words.ts';
import { type LeagueGame, lackingIn } from '../line-rules.ts';
import { computeStandings, listDecidingColumns, type Ranked } from '../rules.ts';
import { netRunRate } from '../tie-break-rules.ts';
import { type GameTries, triesInBoxScores } from './tries.ts';

interface StandingsQuery {
  sportId?: number | undefined;
  season?: string | undefined;
  competitionId?: number | undefined;
  group?: string | undefined;
}

/** `changed` is the competition of the table with rules that nobody has saved yet. */
export async function readStandings(
  db: Database,
  viewer: ViewerRole,
  asked: StandingsQuery,
  changed?: Competition,
): Promise<Standings> {
  const chosen = changed ?? (await chosenCompetition(db, viewer, asked));
  const sport =
    chosen === undefined ? undefined : await findSport(db, chosen?.sportId ?? asked.sportId ?? (await latestSport(db)));
  if (!sport) return noStandings(db, (await readSettings(db)).season);
  const seasons = await listSeasons(db, sport.id);
  const season = chosen?.season ?? asked.season ?? seasons[0] ?? (await readSettings(db)).season;
  const games = await leagueGames(db, { sportId: sport.id, season, competitionId: chosen?.id });
  const competition = chosen ?? (await onlyCompetition(db, viewer, games));
  const definition = getDefinition(sport.definition);
  const table = resolveTableRules(definition.table, competition);
  const adjustments = await adjustmentsIn(db, collectCompetitions(games, competition));
  const given = adjustments.map(({ teamId }) => teamId);
  const teams = await teamsIn(db, games, [...(competition?.teamIds ?? []), ...given]);
  const tries = await triesInBoxScores(db, table, { sportId: sport.id, season });
  const played = playedGames(games, definition, tries, table);
  const rowsOf = (ids: Iterable<number>, of: readonly LeagueGame[]) =>
    computeStandings(table, ids, of, adjustments).flatMap((line) => toRow(line, teams.get(line.teamId)));
  const groups =
    competition === null
      ? []
      : groupsIn(games).map(({ name, teamIds }) => ({
          name,
          rows: rowsOf(
            [...teams.keys()].filter((id) => teamIds.has(id)),
            played.filter(({ group }) => group === name),
          ),
        }));
  const group = asked.group === undefined ? undefined : groups.find(({ name }) => name === asked.group);
  return {
    sport: { id: sport.id, name: sport.name },
    season,
    competition: competition && { id: competition.id, name: competition.name },
    competitions: await listLeagues(db, sport.id, season),
    seasons,
    sports: await listSports(db, season),
    rule: describeRules(table),
    columns: listDecidingColumns(table),
    lacking: lackingIn(table, played),
    adjustments,
    rows: asked.group === undefined ? rowsOf(teams.keys(), played) : (group?.rows ?? []),
    groups,
  };
}

/** The groups that games name, with the teams that play in them, as `Group A`, `Group B`, `Group 10` are ordered. */
function groupsIn(games: readonly Fixture[]): { name: string; teamIds: Set<number> }[] {
  const named = Map.groupBy(
    games.filter(({ group_name }) => group_name !== null),
    ({ group_name }) => group_name ?? '',
  );
  return [...named]
    .map(([name, of]) => ({ name, teamIds: new Set(of.flatMap((game) => [game.home_team_id, game.away_team_id])) }))
    .sort((a, b) => compareNames(a.name, b.name));
}

/** An empty table, with the sports that have one, for a request that matches none. */
const noStandings = async (db: Database, season: string): Promise<Standings> => ({
  sport: null,
  season,
  competition: null,
  competitions: [],
  sports: await listSports(db, season),
  seasons: [],
  rule: '',
  columns: [],
  lacking: [],
  adjustments: [],
  rows: [],
  groups: [],
});

function toRow({ teamId, rates, ...line }: Ranked, team: TeamName | undefined): StandingsRow[] {
  return team ? [{ ...line, team, netRunRate: netRunRate({ rates }), difference: line.for - line.against }] : [];
}

/** Null if none was asked for; undefined if it does not exist, or is of another sport or season than asked for. */
async function chosenCompetition(db: Database, viewer: ViewerRole, { competitionId, sportId, season }: StandingsQuery) {
  if (competitionId === undefined) return null;
  const found = await findCompetition(db, viewer, competitionId);
  const isMatch = (sportId ?? found?.sportId) === found?.sportId && (season ?? found?.season) === found?.season;
  return isMatch ? found : undefined;
}

/** If all games belong to one competition, the table is that competition's. */
async function onlyCompetition(
  db: Database,
  viewer: ViewerRole,
  games: readonly Fixture[],
): Promise<Competition | null> {
  const [id, ...others] = new Set(games.map(({ competition_id }) => competition_id));
  return typeof id === 'number' && others.length === 0 ? ((await findCompetition(db, viewer, id)) ?? null) : null;
}

/** The competitions whose games, or whose teams, are in this table. */
const collectCompetitions = (games: readonly Fixture[], chosen: Competition | null): number[] => [
  ...new Set([...(chosen ? [chosen.id] : []), ...games.flatMap((game) => game.competition_id ?? [])]),
];

const listLeagues = (db: Database, sportId: number, season: string) =>
  db
    .selectFrom('competitions')
    .select(['id', 'name'])
    .where('sport_id', '=', sportId)
    .where('season', '=', season)
    .where('kind', '=', 'league')
    .orderBy('id')
    .limit(maxLeagues)
    .execute();

const maxLeagues = 50;

async function findSport(db: Database, id: number | undefined) {
  if (id === undefined) return undefined;
  return db.selectFrom('sports').select(['id', 'name', 'definition']).where('id', '=', id).executeTakeFirst();
}

export const inLeague = ['league', 'regular'] as const;

/** The sport of the league game completed last; before any, of the league game that comes first. */
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

/** The latest day of a season; one whose games have none yet is still to come. */
const latestDay = sql<string>`coalesce(max(case when date_time < ${dayToCome} then date_time end), ${dayToCome})`;

async function listSeasons(db: Database, sportId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('games')
    .select(['season', latestDay.as('latest')])
    .where('sport_id', '=', sportId)
    .where('category', 'in', inLeague)
    .groupBy('season')
    .orderBy('latest', 'desc')
    .execute();
  return rows.map(({ season }) => season);
}

async function listSports(db: Database, season: string): Promise<SportName[]> {
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

interface Narrowed {
  sportId: number;
  season: string;
  competitionId: number | undefined;
}

/**
 * Games not cancelled or annulled, earliest first: of a competition, or a sport's leagues in a season. No table has
 * play-offs.
 */
async function leagueGames(db: Database, { sportId, season, competitionId }: Narrowed) {
  const games = db
    .selectFrom('games')
    .select(['id', 'status', 'home_team_id', 'away_team_id', 'home_score', 'away_score', 'competition_id'])
    .select(['result_type', 'result_against', 'forfeit_notice', 'counts'])
    .select(['home_tries', 'away_tries', 'home_bonus_points', 'away_bonus_points'])
    .select(['home_shootout', 'away_shootout', 'overtime', 'group_name', 'period_scores', 'innings'])
    .where('status', '!=', 'cancelled')
    .where((game) => game.or([game('result_type', 'is', null), game('result_type', '!=', 'annulled')]))
    .orderBy('date_time')
    .orderBy('id');
  const narrowed =
    competitionId === undefined
      ? games.where('sport_id', '=', sportId).where('season', '=', season).where('category', 'in', inLeague)
      : games.where('competition_id', '=', competitionId).where('category', '!=', 'playoff');
  return narrowed.execute();
}

/** Teams by name, the order of teams that nothing else separates. */
async function teamsIn(
  db: Database,
  games: readonly Fixture[],
  entered: readonly number[] = [],
): Promise<Map<number, TeamName>> {
  const ids = [...new Set([...entered, ...games.flatMap((game) => [game.home_team_id, game.away_team_id])])];
  if (ids.length === 0) return new Map();
  const teams = await db
    .selectFrom('teams')
    .select(['id', 'name', 'logo'])
    .where('id', 'in', ids)
    .orderBy('name_key')
    .execute();
  return new Map(teams.map((team) => [team.id, team]));
}

type TableGame = LeagueGame & { group: string | null };

/** Tries typed beside a score count before those of a box score, as the score itself does. */
function playedGames(
  games: readonly Fixture[],
  { periods: { count: periods }, innings }: Pick<SportDefinition, 'periods' | 'innings'>,
  counted: ReadonlyMap<number, GameTries>,
  { points }: TableRules,
): TableGame[] {
  return games.flatMap((game): TableGame[] => {
    const { id, status, home_team_id, away_team_id, home_score, away_score, counts } = game;
    const isNoResult = counts === 0 && game.result_type === 'abandoned' && points.noResult !== undefined;
    if (isNoResult) return [noResult(game)];
    if (status !== 'completed' || home_score === null || away_score === null || counts === 0) return [];
    const { home = null, away = null } = counted.get(id) ?? {};
    const scores = periodsIn(game.period_scores);
    const { home_shootout, away_shootout } = game;
    return [
      {
        homeTeamId: home_team_id,
        awayTeamId: away_team_id,
        homeScore: home_score,
        awayScore: away_score,
        homeTries: game.home_tries ?? home,
        awayTries: game.away_tries ?? away,
        homeBonusPoints: game.home_bonus_points,
        awayBonusPoints: game.away_bonus_points,
        periodScores: scores?.slice(0, periods) ?? null,
        shootout: home_shootout === null || away_shootout === null ? null : [home_shootout, away_shootout],
        overs: innings && !isDecidedByRule(game.result_type) ? oversFaced(game.innings, innings.ballsPerOver) : null,
        overtime: game.overtime === 1 || (scores?.length ?? 0) > periods,
        group: game.group_name,
        result: {
          resultType: game.result_type,
          resultAgainst: game.result_against,
          forfeitNotice: game.forfeit_notice,
          counts: true,
        },
      },
    ];
  });
}

const noResult = ({ home_team_id, away_team_id, group_name }: Fixture): TableGame => ({
  homeTeamId: home_team_id,
  awayTeamId: away_team_id,
  homeScore: 0,
  awayScore: 0,
  group: group_name,
  isNoResult: true,
});
