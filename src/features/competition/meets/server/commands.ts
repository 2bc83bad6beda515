import { sql } from 'kysely';
import { venueNamed } from '#features/competition/venues/rules.ts';
import { venueNames } from '#features/competition/venues/server/queries.ts';
import type { Officer } from '#server/access/access.ts';
import { badField, conflict } from '#server/failure.ts';
import { lockForShare, type Write } from '#server/write.ts';
import { meetResultsTag } from '../cache-tags.ts';
import type { Meet, MeetChange, NewMeet, TypedEvents } from '../contract.ts';
import { meetTable } from './queries.ts';

export async function addMeet(write: Write<Officer>, { events = [], ...sent }: NewMeet): Promise<number> {
  await mustBeInCompetition(write, sent);
  const id = await meetTable.add(write, sent);
  await linkVenue(write, id, sent.location);
  await replaceEvents(write, { id, events: [] }, events);
  return id;
}

export async function changeMeet(write: Write<Officer>, current: Meet, { events, ...sent }: MeetChange): Promise<void> {
  await mustBeInCompetition(write, {
    sportId: sent.sportId ?? current.sportId,
    competitionId: sent.competitionId === undefined ? current.competitionId : sent.competitionId,
  });
  await meetTable.change(write, current, sent);
  if (sent.location !== undefined) await linkVenue(write, current.id, sent.location);
  if (events) await replaceEvents(write, current, events);
}

/** Its events and results go with it. */
export async function removeMeet(write: Write, current: Meet): Promise<void> {
  await meetTable.remove(write, current);
  write.changed(meetResultsTag(current.id));
}

async function mustBeInCompetition(
  { db }: Write,
  { competitionId, sportId }: { competitionId?: number | null | undefined; sportId: number },
): Promise<void> {
  if (typeof competitionId !== 'number') return;
  const competition = await db
    .selectFrom('competitions')
    .select('sport_id')
    .where('id', '=', competitionId)
    .executeTakeFirst();
  if (competition && competition.sport_id !== sportId) {
    throw badField('competitionId', 'This competition is of another sport');
  }
}

/** A location that is a venue's name follows the venue. */
export async function linkVenue(write: Write, id: number, location: string): Promise<void> {
  const find = async () => venueNamed(await venueNames(write.db), location)?.id ?? null;
  const found = await find();
  if (found !== null) await lockForShare(write.db, 'venues', sql`id = ${found}`);
  // Read again after waiting for the lock: the venue may have another name now.
  const venue_id = found === null ? null : await find();
  await write.db.updateTable('meets').set({ venue_id }).where('id', '=', id).execute();
}

/** Events with an id stay, in the order in which they are sent; those that are missing go, if they have no results. */
async function replaceEvents(write: Write, { id, events: before }: Pick<Meet, 'id' | 'events'>, typed: TypedEvents) {
  const known = new Map(before.map((event) => [event.id, event]));
  const kept = new Set(typed.flatMap((event) => event.id ?? []));
  if (kept.size < typed.filter((event) => event.id !== undefined).length) {
    throw badField('events', 'name an event twice');
  }
  const gone = before.filter((event) => !kept.has(event.id));
  const remeasured = typed.filter((event) => {
    const stored = event.id === undefined ? undefined : known.get(event.id);
    return stored !== undefined && stored.measure !== event.measure;
  });
  const held = await withResults(
    write,
    [...gone, ...remeasured].flatMap((event) => event.id ?? []),
  );
  const goneHeld = gone.find((event) => held.has(event.id));
  if (goneHeld) throw conflict(`${goneHeld.name} has results: empty it first`);
  const remeasuredHeld = remeasured.find((event) => event.id !== undefined && held.has(event.id));
  if (remeasuredHeld) throw conflict(`${remeasuredHeld.name} has results: what they are measured by cannot change`);
  if (gone.length > 0) {
    await write.db
      .deleteFrom('meet_events')
      .where(
        'id',
        'in',
        gone.map((event) => event.id),
      )
      .execute();
  }
  for (const [position, { id: eventId, name, measure }] of typed.entries()) {
    if (eventId === undefined) {
      await write.db.insertInto('meet_events').values({ meet_id: id, name, measure, position }).execute();
    } else if (known.has(eventId)) {
      await write.db.updateTable('meet_events').set({ name, measure, position }).where('id', '=', eventId).execute();
    } else throw badField('events', 'name an event of another meet');
  }
  write.changed(meetResultsTag(id));
}

async function withResults({ db }: Write, eventIds: readonly number[]): Promise<Set<number>> {
  if (eventIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('meet_results')
    .select('event_id')
    .distinct()
    .where('event_id', 'in', [...eventIds])
    .execute();
  return new Set(rows.map(({ event_id }) => event_id));
}
