import { sql } from 'kysely';
import { venueNamed } from '#features/competition/venues/rules.ts';
import { findVenueName, venueNames } from '#features/competition/venues/server/queries.ts';
import type { ViewerRole } from '#server/access/access.ts';
import { takeTurn } from '#server/database/engine.ts';
import type { Database } from '#server/database/schema.ts';
import { badField } from '#server/failure.ts';
import { lockForShare, type Write } from '#server/write.ts';
import { nameKey } from '#shared/names.ts';
import type { Game, LooseLocation } from '../contract.ts';
import { dayToCome } from '../day-rules.ts';
import { gamesByIds } from './queries.ts';

type Place = Pick<Game, 'location' | 'venueId'>;

interface PlaceInput {
  location: string | null | undefined;
  venueId: number | null | undefined;
}

/** Where a game is played: the typed location, which may name a venue, or the chosen venue, whose name is the default location. */
export async function resolvePlace(write: Write, { location, venueId }: PlaceInput, current?: Place): Promise<Place> {
  if (typeof venueId === 'number') {
    await keepVenue(write, venueId, current);
    const name = await findVenueName(write.db, venueId);
    if (name === undefined) throw badField('venueId', 'is not a venue of this village');
    return { location: location ?? name, venueId };
  }
  const text = location === undefined ? current?.location : location;
  if (!text) throw badField('location', 'Location is required');
  // A new game must not miss a venue that is being made of its location; a changed game is locked by its row.
  if (!current) await takeTurn(write, looseTurn, 'shared');
  const findVenue = async () => (venueId === null ? undefined : venueNamed(await venueNames(write.db), text)?.id);
  let found = await findVenue();
  // Read again after waiting for the lock: the venue may have another name now.
  if (found !== undefined && (await keepVenue(write, found, current))) found = await findVenue();
  return { location: text, venueId: found ?? null };
}

/** Locks the venue until the game refers to it and follows its name. */
async function keepVenue(write: Write, venueId: number, current?: Place): Promise<boolean> {
  if (venueId === current?.venueId) return false;
  await lockForShare(write.db, 'venues', sql`id = ${venueId}`);
  return true;
}

/** The turn between making a venue of a location and adding games there. */
export const looseTurn = 'loose-locations';

/** The game that is live at each venue, else the next one from this moment on, soonest first; none without a day. */
export async function nextAtVenues(db: Database, viewer: ViewerRole, from: string): Promise<Game[]> {
  const rows = await db
    .selectFrom(({ selectFrom }) =>
      selectFrom('games')
        .select(['id', 'date_time'])
        .select(sql<number>`row_number() over (partition by venue_id order by date_time, id)`.as('place'))
        .where('venue_id', 'is not', null)
        .where(({ eb, or, and }) =>
          or([
            eb('status', '=', 'live'),
            and([eb('status', '=', 'upcoming'), eb('date_time', '>=', from), eb('date_time', '<', dayToCome)]),
          ]),
        )
        .as('ordered'),
    )
    .select('id')
    .where('place', '=', 1)
    .orderBy('date_time')
    .orderBy('id')
    .execute();
  const games = await gamesByIds(
    db,
    viewer,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id }) => games.get(id) ?? []);
}

const maxLoose = 200;
/** Texts that mean the place is not known yet. */
const unknown = new Set(['tba', 'tbc', 'tbd']);

/** Locations that are not venues, the most used first. */
export async function looseLocations(db: Database): Promise<LooseLocation[]> {
  const rows = await db
    .selectFrom('games')
    .select((games) => ['location', games.fn.countAll().as('count')])
    .where('venue_id', 'is', null)
    .groupBy('location')
    .orderBy((games) => games.fn.countAll(), 'desc')
    .orderBy('location')
    .limit(maxLoose)
    .execute();
  return rows
    .filter(({ location }) => !unknown.has(nameKey(location)))
    .map(({ location, count }) => ({ location, gamesCount: Number(count) }));
}

/** The spellings of one location, which differ in case and accents. */
export async function listSpellings(db: Database, location: string): Promise<string[]> {
  const rows = await db.selectFrom('games').select('location').distinct().where('venue_id', 'is', null).execute();
  return rows.map((row) => row.location).filter((one) => nameKey(one) === nameKey(location));
}
