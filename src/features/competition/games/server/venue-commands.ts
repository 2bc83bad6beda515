import { sql } from 'kysely';
import { splitPlace } from '#features/competition/venues/area-rules.ts';
import { venuesTag, venueTag } from '#features/competition/venues/cache-tags.ts';
import { venueNamed } from '#features/competition/venues/rules.ts';
import { addVenue } from '#features/competition/venues/server/commands.ts';
import { venueNames, venueTable } from '#features/competition/venues/server/queries.ts';
import type { Member } from '#server/access/access.ts';
import { takeTurn } from '#server/database/engine.ts';
import { notFound } from '#server/failure.ts';
import { lockForUpdate, type Write } from '#server/write.ts';
import { gamesTag, gameTag } from '../cache-tags.ts';
import { gameChanged } from './events.ts';
import { listSpellings, looseTurn } from './venue-queries.ts';

/** Makes a venue of a location that games name, or uses the venue of that name. All these games then refer to it. */
export async function makeVenue(write: Write<Member>, location: string) {
  await takeTurn(write, looseTurn);
  const spellings = await listSpellings(write.db, location);
  if (spellings.length === 0) throw notFound('This location');
  const known = venueNamed(await venueNames(write.db), location);
  const venueId = known?.id ?? (await addVenue(write, { name: location, sportIds: await sportsAt(write, spellings) }));
  await lockForUpdate(write.db, 'games', sql`venue_id is null and location in (${sql.join(spellings)})`);
  const moved = await write.db
    .updateTable('games')
    .set({ venue_id: venueId, version: sql<number>`version + 1` })
    .where('venue_id', 'is', null)
    .where('location', 'in', spellings)
    .returning('id')
    .execute();
  write.changed(gamesTag, venuesTag, venueTag(venueId), ...moved.map(({ id }) => gameTag(id)));
  const detail = { location, games: moved.length };
  await write.audit({ act: known ? 'venue.take-games' : 'venue.make', subject: `venue:${venueId}`, detail });
  const venue = await venueTable.find(write.db, write.viewer, venueId);
  if (!venue) throw notFound('This venue');
  return { venue, gamesCount: moved.length };
}

/** The sports that have been played there. */
async function sportsAt({ db }: Write, spellings: readonly string[]): Promise<number[]> {
  const rows = await db
    .selectFrom('games')
    .select('sport_id')
    .distinct()
    .where('venue_id', 'is', null)
    .where('location', 'in', spellings)
    .orderBy('sport_id')
    .execute();
  return rows.map(({ sport_id }) => sport_id);
}

interface Renamed {
  venueId: number;
  before: string;
  after: string;
}

/** A game whose location is the venue's name, or a part of the venue, takes the new name; any other location is kept. */
export async function followVenueNames(write: Write, renamed: readonly Renamed[]): Promise<void> {
  for (const { venueId, before, after } of renamed) {
    await lockForUpdate(write.db, 'games', sql`venue_id = ${venueId}`);
    const locations = await write.db
      .selectFrom('games')
      .select('location')
      .distinct()
      .where('venue_id', '=', venueId)
      .execute();
    for (const { location } of locations) {
      if (location !== before && !isPartOf(before, location)) continue;
      await renameLocation(write, venueId, location, `${after}${location.slice(before.length)}`);
    }
  }
}

const isPartOf = (venue: string, location: string): boolean => {
  const split = splitPlace(location);
  return split.area !== null && split.venue === venue;
};

async function renameLocation(write: Write, venueId: number, before: string, after: string): Promise<void> {
  const moved = await write.db
    .updateTable('games')
    .set({ location: after, version: sql<number>`version + 1` })
    .where('venue_id', '=', venueId)
    .where('location', '=', before)
    .returning('id')
    .execute();
  write.changed(gamesTag, ...moved.map(({ id }) => gameTag(id)));
  for (const { id } of moved) write.happened(gameChanged({ gameId: id }));
}
