import { readSettings } from '#features/settings/server/queries.ts';
import { definitionOf, minutesOfGame } from '#features/sports/rules.ts';
import { venueNamed } from '#features/venues/rules.ts';
import { venueNames } from '#features/venues/server/queries.ts';
import type { Viewer } from '#server/access/access.ts';
import { batches } from '#server/database/engine.ts';
import type { Database } from '#server/database/schema.ts';
import { notFound } from '#server/failure.ts';
import type { Clash, Game, PlannedGame } from '../contract.ts';
import { type Court, clashesOf, type Slot } from './clash-rules.ts';
import { findGame } from './queries.ts';

type Timed = Omit<Slot, 'minutes'>;

const hour = 3_600_000;
/** Longer than a game of any sport. */
const longest = 6 * hour;

/** What each of these games of one sport clashes with. However many they are, the stored games are read at once. */
export async function clashesWith(db: Database, sportId: number, games: readonly Timed[]): Promise<Clash[][]> {
  const starts = games.flatMap(({ dateTime }) => (dateTime === null ? [] : [Date.parse(dateTime)]));
  if (starts.length === 0) return games.map(() => []);
  const { timeZone } = await readSettings(db);
  const sport = await db
    .selectFrom('sports')
    .select(['name', 'definition'])
    .where('id', '=', sportId)
    .executeTakeFirst();
  const minutes = minutesOfGame(definitionOf(sport?.definition ?? ''));
  const [first, last] = [starts.reduce((a, b) => Math.min(a, b)), starts.reduce((a, b) => Math.max(a, b))];
  return clashesOf(
    games.map((game) => ({ ...game, minutes })),
    {
      others: await gamesBetween(db, new Date(first - longest), new Date(last + longest)),
      courts: await courtsOf(db, new Set(games.flatMap(({ venueId }) => venueId ?? []))),
      sportName: sport?.name ?? '',
      timeZone,
    },
  );
}

/** The clashes of one game, as it is stored. */
export async function clashesOfGame(db: Database, game: Game): Promise<Clash[]> {
  const { id, sportId, homeTeam, awayTeam, dateTime, location, venueId, status } = game;
  const slot = { id, sportId, home: homeTeam.name, away: awayTeam.name, dateTime, location, venueId, status };
  return (await clashesWith(db, sportId, [slot]))[0] ?? [];
}

/** The clashes of a game as somebody is about to save it. What they have not said yet clashes with nothing. */
export async function clashesOfPlan(db: Database, viewer: Viewer, plan: PlannedGame): Promise<Clash[]> {
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
    dateTime: dayOfPlan(plan, before),
    ...(await placeOfPlan(db, plan, before)),
    status: plan.status ?? before?.status ?? 'upcoming',
  };
  return (await clashesWith(db, sportId, [slot]))[0] ?? [];
}

function dayOfPlan({ dateTime, date_time }: PlannedGame, before: Game | undefined): string | null {
  const typed = dateTime === undefined ? date_time : dateTime;
  return typed === undefined ? (before?.dateTime ?? null) : typed;
}

/** Where it will be played, by the rules by which it is stored. */
async function placeOfPlan(
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
  return rows.map(({ definition, ...slot }) => ({ ...slot, minutes: minutesOfGame(definitionOf(definition)) }));
}

async function courtsOf(db: Database, ids: ReadonlySet<number>): Promise<Map<number, Court>> {
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
