import type { Duty } from '#features/competition/calendar/contract.ts';
import { meetMinutes } from '#features/competition/calendar/rules.ts';
import { type DutySource, listDuties } from '#features/competition/calendar/server/extension-points.ts';
import type { Game } from '#features/competition/games/contract.ts';
import { categoryNames } from '#features/competition/games/name-rules.ts';
import { scoreText } from '#features/competition/games/score-rules.ts';
import { gamesByIds } from '#features/competition/games/server/queries.ts';
import { eventsText, meetPath } from '#features/competition/meets/rules.ts';
import { listOwnMeets } from '#features/competition/meets/server/queries.ts';
import { findMapLinks } from '#features/competition/venues/server/queries.ts';
import { isNear } from '#features/teams/my-teams/rules.ts';
import { listMyTeams } from '#features/teams/my-teams/server/queries.ts';
import { estimateGameMinutes, getDefinition } from '#features/teams/sports/rules.ts';
import type { Member } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { fixtureText } from '#shared/notation.ts';
import type { DayEntry, OwnDay } from '../contract.ts';
import { daysShown } from '../rules.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** The days of readers in other time zones begin up to half a day earlier; and what lasts over midnight began before. */
const before = 36 * hour;
/** Of each kind; far more than a fortnight of anybody has. */
const maxEntries = 200;

export async function readOwnDay(
  db: Database,
  viewer: Member,
  duties: readonly DutySource[],
  now: Date,
): Promise<OwnDay> {
  const span = {
    from: new Date(now.getTime() - before).toISOString(),
    until: new Date(now.getTime() + (daysShown + 1) * day).toISOString(),
  };
  const listed = await listDuties(duties, db, viewer.accountId, now);
  const entries = [
    ...(await gameEntries(db, viewer, span)),
    ...(await meetEntries(db, viewer, span)),
    ...(await eventEntries(db, viewer, span)),
    ...listed.flatMap((duty) => appointmentEntry(duty, span)),
  ];
  return {
    entries: (await withPlaces(db, entries)).sort(byStart),
    duties: listed,
  };
}

const byStart = (one: DayEntry, other: DayEntry): number =>
  one.start === other.start ? one.key.localeCompare(other.key) : one.start < other.start ? -1 : 1;

interface Span {
  from: string;
  until: string;
}

type Placed = Omit<DayEntry, 'place'> & { location: string; venueId: number | null };

/** Games of the teams in which somebody plays or which they follow, and those to which they go. */
async function gameEntries(db: Database, viewer: Member, { from, until }: Span): Promise<Placed[]> {
  const near = (await listMyTeams(db, viewer.accountId)).teams.filter(isNear);
  const ids = near.map(({ team }) => team.id);
  const played = new Set(near.flatMap(({ team, isPlayer }) => (isPlayer ? [team.id] : [])));
  const goingTo = await db
    .selectFrom('rsvps')
    .innerJoin('games', 'games.id', 'rsvps.game_id')
    .select('game_id')
    .where('account_id', '=', viewer.accountId)
    .where('games.date_time', '>=', from)
    .where('games.date_time', '<', until)
    .execute();
  const going = new Set(goingTo.map(({ game_id }) => game_id));
  const ofTeams = async (side: 'home_team_id' | 'away_team_id') =>
    ids.length === 0
      ? []
      : db
          .selectFrom('games')
          .select('id')
          .where(side, 'in', ids)
          .where('date_time', '>=', from)
          .where('date_time', '<', until)
          .orderBy('date_time')
          .limit(maxEntries)
          .execute();
  const found = new Set([...(await ofTeams('home_team_id')), ...(await ofTeams('away_team_id'))].map(({ id }) => id));
  const games = [...(await gamesByIds(db, viewer, [...new Set([...found, ...going])])).values()];
  const minutes = await minutesBySport(db, games);
  return games.flatMap((game) => {
    if (game.dateTime === null) return [];
    const plays = played.has(game.homeTeamId) || played.has(game.awayTeamId);
    const lasts = minutes.get(game.sportId) ?? estimateGameMinutes(getDefinition(''));
    return [
      {
        key: `game-${game.id}`,
        kind: 'game',
        title: fixtureText(game.homeTeam.name, game.awayTeam.name),
        detail: [game.sport.name, game.competition?.name ?? categoryNames[game.category], game.round]
          .filter(Boolean)
          .join(' · '),
        start: game.dateTime,
        end: new Date(Date.parse(game.dateTime) + lasts * 60_000).toISOString(),
        isEndEstimated: true,
        location: game.location,
        venueId: game.venueId,
        status: game.status,
        why: plays ? 'play' : going.has(game.id) ? 'going' : 'follow',
        score: scoreIn(game),
        link: `/games/${game.id}`,
      } satisfies Placed,
    ];
  });
}

const scoreIn = (game: Game): string | null =>
  game.homeScore === null || game.awayScore === null ? null : scoreText(game);

async function minutesBySport(db: Database, games: readonly Game[]): Promise<ReadonlyMap<number, number>> {
  const ids = [...new Set(games.map(({ sportId }) => sportId))];
  if (ids.length === 0) return new Map();
  const sports = await db.selectFrom('sports').select(['id', 'definition']).where('id', 'in', ids).execute();
  return new Map(sports.map(({ id, definition }) => [id, estimateGameMinutes(getDefinition(definition))]));
}

/** Meets in which somebody, or a team of theirs, is entered. */
async function meetEntries(db: Database, viewer: Member, { from, until }: Span): Promise<Placed[]> {
  const ids = await listOwnMeets(db, viewer.accountId);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('meets')
    .innerJoin('sports', 'sports.id', 'meets.sport_id')
    .select(['meets.id', 'meets.name', 'meets.date_time', 'meets.location', 'meets.venue_id', 'meets.status'])
    .select('sports.name as sport')
    .select(({ selectFrom }) =>
      selectFrom('meet_events')
        .select(({ fn }) => fn.countAll().as('count'))
        .whereRef('meet_events.meet_id', '=', 'meets.id')
        .as('events'),
    )
    .where('meets.id', 'in', ids)
    .where('meets.date_time', '>=', from)
    .where('meets.date_time', '<', until)
    .execute();
  return rows.map((row) => ({
    key: `meet-${row.id}`,
    kind: 'meet',
    title: row.name,
    detail: `${row.sport} · ${eventsText(Number(row.events))}`,
    start: row.date_time,
    end: new Date(Date.parse(row.date_time) + meetMinutes * 60_000).toISOString(),
    isEndEstimated: true,
    location: row.location,
    venueId: row.venue_id,
    status: row.status,
    why: 'entered',
    score: null,
    link: meetPath(row.id),
  }));
}

async function eventEntries(db: Database, viewer: Member, { from, until }: Span): Promise<Placed[]> {
  const rows = await db
    .selectFrom('calendar_events')
    .select(['id', 'title', 'description', 'location', 'start_time', 'end_time'])
    .where('account_id', '=', viewer.accountId)
    .where('end_time', '>', from)
    .where('start_time', '<', until)
    .orderBy('start_time')
    .limit(maxEntries)
    .execute();
  return rows.map((row) => ({
    key: `event-${row.id}`,
    kind: 'event',
    title: row.title,
    detail: row.description,
    start: row.start_time,
    end: row.end_time,
    isEndEstimated: false,
    location: row.location,
    venueId: null,
    status: 'upcoming',
    why: 'own',
    score: null,
    link: '/calendar',
  }));
}

/** What somebody has agreed to do with others. */
function appointmentEntry({ key, title, detail, link, appointment }: Duty, { from, until }: Span): Placed[] {
  if (!appointment || appointment.end <= from || appointment.start >= until) return [];
  const { start, end, place } = appointment;
  const at = { start, end, isEndEstimated: true, location: place ?? '', venueId: null };
  return [{ key, kind: 'appointment', title, detail, ...at, status: 'upcoming', why: 'play', score: null, link }];
}

async function withPlaces(db: Database, entries: readonly Placed[]): Promise<DayEntry[]> {
  const maps = await findMapLinks(
    db,
    entries.flatMap(({ venueId }) => venueId ?? []),
  );
  return entries.map(({ location, venueId, ...entry }) => ({
    ...entry,
    place: { name: location, venueId, mapLink: venueId === null ? null : (maps.get(venueId) ?? null) },
  }));
}
