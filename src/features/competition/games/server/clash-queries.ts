import { venueNamed } from '#features/competition/venues/rules.ts';
import { venueNames } from '#features/competition/venues/server/queries.ts';
import { estimateGameMinutes, getDefinition } from '#features/teams/sports/rules.ts';
import { readSettings } from '#platform/settings/server/queries.ts';
import type { Viewer } from '#server/access/access.ts';
import { batches } from '#server/database/engine.ts';
import type { Database } from '#server/database/schema.ts';
import { notFound } from '#server/failure.ts';
import { fixtureText } from '#shared/notation.ts';
import type { Clash, Game, GameClash, PlannedGame } from '../contract.ts';
import { movedBy } from '../move-rules.ts';
import { isPlanned } from '../rules.ts';
import type { PlannedChange } from '../several-fields.ts';
import { type Court, findClashes, type Slot } from './clash-rules.ts';
import { findGame, gamesByIds } from './queries.ts';

/** How long it takes follows from its sport, unless it is said. */
type Timed = Omit<Slot, 'minutes'> & Partial<Pick<Slot, 'minutes'>>;

const hour = 3_600_000;
/** Longer than a game of any sport. */
const longest = 6 * hour;

/** What each of these games clashes with. However many they are, the stored games are read at once. */
export async function clashesWith(db: Database, games: readonly Timed[]): Promise<Clash[][]> {
  const starts = games.flatMap(({ dateTime }) => (dateTime === null ? [] : [Date.parse(dateTime)]));
  if (starts.length === 0) return games.map(() => []);
  const { timeZone } = await readSettings(db);
  const sports = await findSports(db, new Set(games.map(({ sportId }) => sportId)));
  const [first, last] = [starts.reduce((a, b) => Math.min(a, b)), starts.reduce((a, b) => Math.max(a, b))];
  return findClashes(
    games.map((game) => ({
      ...game,
      minutes: game.minutes ?? sports.get(game.sportId)?.minutes ?? estimateGameMinutes(getDefinition('')),
    })),
    {
      others: await gamesBetween(db, new Date(first - longest), new Date(last + longest)),
      courts: await findCourts(db, new Set(games.flatMap(({ venueId }) => venueId ?? []))),
      sportNames: new Map([...sports].map(([id, { name }]) => [id, name])),
      timeZone,
    },
  );
}

/** The clashes of one game, as it is stored. */
export async function findGameClashes(db: Database, game: Game): Promise<Clash[]> {
  return (await clashesWith(db, [toSlot(game)]))[0] ?? [];
}

const toSlot = ({ id, sportId, homeTeam, awayTeam, dateTime, location, venueId, status }: Game): Timed => ({
  ...{ id, sportId, home: homeTeam.name, away: awayTeam.name },
  ...{ dateTime, location, venueId, status },
});

/** What several games would clash with after one change. Those that it does not take are left as they are. */
export async function findChangeClashes(
  db: Database,
  viewer: Viewer,
  { ids, move, location }: PlannedChange,
): Promise<GameClash[]> {
  const { timeZone } = await readSettings(db);
  const venues = location === undefined ? [] : await venueNames(db);
  const place = location === undefined ? {} : { location, venueId: venueNamed(venues, location)?.id ?? null };
  const games = [...(await gamesByIds(db, viewer, ids)).values()].filter(isPlanned);
  const slots = games.map((game) => ({
    ...toSlot(game),
    ...(move && game.dateTime !== null && { dateTime: movedBy(game.dateTime, move, timeZone) }),
    ...place,
  }));
  const found = await clashesWith(db, slots);
  return games.flatMap(({ id, homeTeam, awayTeam }, at) =>
    (found[at] ?? []).map((clash) => ({ ...clash, id, title: fixtureText(homeTeam.name, awayTeam.name) })),
  );
}

/** The clashes of a game as somebody is about to save it. What they have not said yet clashes with nothing. */
export async function findPlanClashes(db: Database, viewer: Viewer, plan: PlannedGame): Promise<Clash[]> {
  const before = plan.id === undefined ? undefined : await findGame(db, viewer, plan.id);
  if (plan.id !== undefined && !before) throw notFound('This game');
  const sportId = plan.sportId ?? before?.sportId;
  if (sportId === undefined) return [];
  const sides = [plan.homeTeamId ?? before?.homeTeamId, plan.awayTeamId ?? before?.awayTeamId];
  const teams = await db
    .selectFrom('teams')
    .select(['id', 'name'])
    .where('id', 'in', sides.filter((id) => id !== undefined).concat(0))
    .execute();
  const [home = '', away = ''] = sides.map((id) => teams.find((team) => team.id === id)?.name);
  const slot = {
    id: plan.id ?? null,
    sportId,
    home,
    away,
    dateTime: findPlannedDay(plan, before),
    ...(await findPlannedPlace(db, plan, before)),
    status: plan.status ?? before?.status ?? 'upcoming',
  };
  return (await clashesWith(db, [slot]))[0] ?? [];
}

function findPlannedDay({ dateTime, date_time }: PlannedGame, before: Game | undefined): string | null {
  const typed = dateTime === undefined ? date_time : dateTime;
  return typed === undefined ? (before?.dateTime ?? null) : typed;
}

/** Where it will be played, by the rules by which it is stored. */
async function findPlannedPlace(
  db: Database,
  { venueId, ...plan }: PlannedGame,
  before: Game | undefined,
): Promise<Pick<Slot, 'location' | 'venueId'>> {
  const typed = plan.location === undefined ? plan.venue : plan.location;
  if (typed === undefined && venueId === undefined) {
    return { location: before?.location ?? '', venueId: before?.venueId ?? null };
  }
  const venues = await venueNames(db);
  const chosen = typeof venueId === 'number' ? venues.find(({ id }) => id === venueId) : undefined;
  const location = typed ?? chosen?.name ?? before?.location ?? '';
  const named = venueId === undefined ? venueNamed(venues, location) : undefined;
  return { location, venueId: (chosen ?? named)?.id ?? null };
}

async function findSports(db: Database, ids: ReadonlySet<number>) {
  const rows = await db
    .selectFrom('sports')
    .select(['id', 'name', 'definition'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map(({ id, name, definition }) => [id, { name, minutes: estimateGameMinutes(getDefinition(definition)) }]),
  );
}

async function gamesBetween(db: Database, from: Date, until: Date): Promise<Slot[]> {
  const rows = await db
    .selectFrom('games')
    .innerJoin('sports', 'sports.id', 'games.sport_id')
    .innerJoin('teams as home', 'home.id', 'games.home_team_id')
    .innerJoin('teams as away', 'away.id', 'games.away_team_id')
    .select(['games.id', 'games.sport_id as sportId', 'games.date_time as dateTime', 'games.location'])
    .select(['games.venue_id as venueId', 'games.status', 'sports.definition'])
    .select(['home.name as home', 'away.name as away'])
    .where('games.date_time', '>=', from.toISOString())
    .where('games.date_time', '<', until.toISOString())
    .where('games.status', 'not in', ['cancelled', 'postponed'])
    .orderBy('games.date_time')
    .orderBy('games.id')
    .execute();
  return rows.map(({ definition, ...slot }) => ({ ...slot, minutes: estimateGameMinutes(getDefinition(definition)) }));
}

async function findCourts(db: Database, ids: ReadonlySet<number>): Promise<Map<number, Court>> {
  const courts = new Map<number, Court>();
  for (const some of batches([...ids])) {
    const rows = await db
      .selectFrom('venues')
      .select(['id', 'name', 'sport_ids', 'hours', 'closed_days'])
      .where('id', 'in', some)
      .execute();
    for (const { id, name, sport_ids, hours, closed_days } of rows) {
      const [sportIds, open, closedDays] = [sport_ids, hours, closed_days].map((json) => JSON.parse(json));
      courts.set(id, { name, sportIds, hours: open, closedDays });
    }
  }
  return courts;
}
