import { readStandings } from '#features/results/standings/server/queries.ts';
import { readSettings } from '#platform/settings/server/queries.ts';
import type { ViewerRole } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { daysIn } from '#shared/time-zone.ts';
import type { Contest, ContestTeam } from '../contest.ts';
import type { Cup } from '../contract.ts';
import { knockoutPlaces } from '../knockout-rules.ts';
import { placesBehind } from '../place-rules.ts';
import { gamesOfSeason, isKnockout, type SeasonGame, toContestGames, toKnockoutGames } from './game-queries.ts';
import { loadMeets } from './meet-queries.ts';
import { competitionsToGoOn, ruledWinners } from './plan-queries.ts';
import { type Homes, loadHomes, peopleInGames, ratingsOf } from './team-queries.ts';

type CupOf = Pick<Cup, 'season' | 'firstDay' | 'lastDay'>;

/** All competitions, leagues without one, and meets of a cup's season. */
export async function loadContests(db: Database, viewer: ViewerRole, cup: CupOf): Promise<Contest[]> {
  const games = await gamesOfSeason(db, cup.season);
  const homes = await loadHomes(db);
  const people = await peopleInGames(db, games);
  const ratings = await ratingsOf(db, games);
  const goOn = await competitionsToGoOn(db, games);
  const ruled = await ruledWinners(db);
  const contests: Contest[] = [];
  for (const [key, of] of Map.groupBy(games, contestKey)) {
    const contest = await toContest(db, viewer, {
      key,
      games: of,
      homes,
      people,
      ratings,
      goOn,
      ruled,
      season: cup.season,
    });
    if (contest) contests.push(contest);
  }
  const toDay = daysIn((await readSettings(db)).timeZone);
  return [...contests, ...(await loadMeets(db, cup, homes, toDay))];
}

const contestKey = ({ competition_id, sport_id }: SeasonGame): string =>
  competition_id === null ? `sport:${sport_id}` : `competition:${competition_id}`;

interface Loaded {
  key: string;
  season: string;
  games: readonly SeasonGame[];
  homes: Homes;
  people: ReadonlyMap<string, readonly string[]>;
  ratings: ReadonlyMap<string, number>;
  /** The competitions that have games to come that are not made yet. */
  goOn: ReadonlySet<number>;
  /** By the game. */
  ruled: ReadonlyMap<number, number>;
}

/** Undefined before its first result: nobody has earned anything yet. */
async function toContest(db: Database, viewer: ViewerRole, loaded: Loaded): Promise<Contest | undefined> {
  const { key, games, homes, goOn } = loaded;
  const [first] = games;
  const played = games.filter(({ status }) => status === 'completed');
  const [from, until] = [played[0]?.date_time, played.at(-1)?.date_time];
  if (!first || from === undefined || until === undefined) return undefined;
  const isOver =
    !goOn.has(first.competition_id ?? 0) &&
    games.every(({ status }) => status === 'completed' || status === 'cancelled');
  const places = isOver ? await placesIn(db, viewer, loaded) : new Map<number, number>();
  const contestGames = toContestGames(played);
  const entered = [...homes.entered(first.competition_id), ...games.flatMap(sidesOf)];
  return {
    key,
    sportId: first.sport_id,
    competitionId: first.competition_id,
    meetId: null,
    from,
    until,
    isOver,
    games: contestGames,
    teams: [...new Set(entered)].flatMap((id) => toTeam(id, loaded, places)),
  };
}

const sidesOf = ({ home_team_id, away_team_id }: SeasonGame): number[] => [home_team_id, away_team_id];

function toTeam(id: number, { games, homes, people, ratings }: Loaded, places: Map<number, number>): ContestTeam[] {
  const residenceIds = homes.of(id);
  if (residenceIds.length === 0) return [];
  const own = games.filter((game) => sidesOf(game).includes(id));
  const rated = own.flatMap((game) => ratings.get(`${game.id}:${id}`) ?? []);
  return [
    {
      id,
      residenceIds,
      place: places.get(id) ?? null,
      isInPlayoffs: own.some(({ category }) => category === 'playoff'),
      people: [...new Set(own.flatMap((game) => people.get(`${game.id}:${id}`) ?? []))],
      rating: rated.length === 0 ? null : rated.reduce((sum, each) => sum + each, 0) / rated.length,
    },
  ];
}

/** Those of the knock-out first, then the others in the order of the table. */
async function placesIn(
  db: Database,
  viewer: ViewerRole,
  { games, season, ruled }: Loaded,
): Promise<Map<number, number>> {
  const [first] = games;
  if (!first) return new Map();
  const decided = knockoutPlaces(toKnockoutGames(games, ruled));
  if (games.every(isKnockout)) return decided;
  const asked =
    first.competition_id === null ? { sportId: first.sport_id, season } : { competitionId: first.competition_id };
  const { rows } = await readStandings(db, viewer, asked);
  return placesBehind(
    decided,
    rows.filter(({ played }) => played > 0).map(({ team, position }) => ({ id: team.id, position })),
  );
}
