import { decidingFinal } from '#features/seasons/timetables/double-elimination-rules.ts';
import type { Database } from '#server/database/schema.ts';
import type { BracketSummary } from '../contract.ts';
import { compareRounds, isLastFinal, roundSize } from '../round-rules.ts';
import { winningSide } from '../winner-rules.ts';

const maxCompetitions = 100;

/** Competitions with a knock-out by the rounds of their games, the latest first. */
export async function listBrackets(db: Database): Promise<BracketSummary[]> {
  const competitions = await withRounds(db)
    .orderBy('competitions.season', 'desc')
    .orderBy('competitions.id', 'desc')
    .limit(maxCompetitions)
    .execute();
  const games = await gamesIn(
    db,
    competitions.map(({ id }) => id),
  );
  return competitions.flatMap(({ id, name, season, sport_id, sport }) => {
    const own = games.get(id) ?? [];
    const knockout = own.filter(({ round }) => roundSize(round ?? '') !== null);
    if (own.length === 0) return [];
    const summary = { competition: { id, name }, season, sport: { id: sport_id, name: sport } };
    const state = stateOf(knockout.length > 0 ? knockout : own);
    const round = knockout.length === 0 && own.some(({ group_name }) => group_name !== null) ? 'Groups' : state.round;
    return [{ ...summary, teamIds: teamsOf(own), ...state, round }];
  });
}

/** Competitions whose games have rounds as a knock-out has: `Final`, `Semi-finals`, `Last 16`; or whose plan has rounds to come. */
export const withRounds = (db: Database) =>
  db
    .selectFrom('competitions')
    .innerJoin('sports', 'sports.id', 'competitions.sport_id')
    .select(['competitions.id', 'competitions.name', 'competitions.season'])
    .select(['sports.id as sport_id', 'sports.name as sport'])
    .where(({ exists, or, selectFrom }) =>
      or([
        exists(
          selectFrom('games')
            .select('games.id')
            .whereRef('games.competition_id', '=', 'competitions.id')
            .where('games.group_name', 'is', null)
            .where((eb) => eb.or(roundPatterns.map((pattern) => eb('games.round', 'like', pattern)))),
        ),
        exists(
          selectFrom('games')
            .innerJoin('plan_games as made', 'made.game_id', 'games.id')
            .innerJoin('plan_games as later', (join) =>
              join
                .onRef('later.plan_id', '=', 'made.plan_id')
                .onRef('later.competition_key', '=', 'made.competition_key')
                .on(({ or, eb }) => or(fed.map((side) => eb('later.home', 'like', `{"${side}"%`)))),
            )
            .select('games.id')
            .whereRef('games.competition_id', '=', 'competitions.id')
            .where(({ or, eb }) => or([eb('later.published', 'is not', null), eb('later.game_id', 'is not', null)])),
        ),
      ]),
    );

/** Sides that come from a draw, a table or a game before: what a published plan says of rounds to come. */
const fed = ['drawn', 'place', 'winnerOf'];

/** As `roundSize` reads them; in lower and upper case, as only SQLite ignores it. */
const roundPatterns = ['%inal%', '%INAL%', '%uarter%', '%emi%', 'Round of %', 'Last %'];

type Row = Awaited<ReturnType<typeof listGames>>[number];

async function gamesIn(db: Database, ids: readonly number[]): Promise<Map<number, Row[]>> {
  if (ids.length === 0) return new Map();
  return Map.groupBy(await listGames(db, ids), ({ competition_id }) => competition_id ?? 0);
}

const listGames = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('games')
    .innerJoin('teams as home', 'home.id', 'games.home_team_id')
    .innerJoin('teams as away', 'away.id', 'games.away_team_id')
    .select(['games.competition_id', 'games.status', 'games.round', 'games.group_name', 'games.counts'])
    .select(['games.home_score', 'games.away_score', 'games.home_shootout', 'games.away_shootout'])
    .select(['games.result_type', 'games.result_against'])
    .select(['home.id as home_id', 'home.name as home_name', 'home.logo as home_logo'])
    .select(['away.id as away_id', 'away.name as away_name', 'away.logo as away_logo'])
    .where('games.competition_id', 'in', ids)
    .where('games.status', '!=', 'cancelled')
    .execute();

const teamsOf = (games: readonly Row[]): number[] => [
  ...new Set(games.flatMap(({ home_id, away_id }) => [home_id, away_id])),
];

function stateOf(rounds: readonly Row[]): Pick<BracketSummary, 'round' | 'isLive' | 'champion'> {
  const open = rounds.filter(({ status }) => status !== 'completed');
  const live = open.filter(({ status }) => status === 'live');
  const names = (live.length > 0 ? live : open).flatMap(({ round }) => round ?? []).sort(compareRounds);
  const isLive = live.length > 0;
  if (names[0] !== undefined) return { round: names[0], isLive, champion: null };
  const finals = rounds.filter(({ round }) => isLastFinal(round ?? ''));
  const final = finals.length === 1 ? finals[0] : finals.find(({ round }) => round === decidingFinal);
  return { round: null, isLive, champion: final ? winnerOf(final) : null };
}

function winnerOf(game: Row): BracketSummary['champion'] {
  const winner = winningSide({
    ...{ homeScore: game.home_score, awayScore: game.away_score },
    ...{ homeShootout: game.home_shootout, awayShootout: game.away_shootout },
    ...{ counts: game.counts === 1, resultType: game.result_type, resultAgainst: game.result_against },
  });
  if (winner === null) return null;
  return { id: game[`${winner}_id`], name: game[`${winner}_name`], logo: game[`${winner}_logo`] };
}
