import { sql } from 'kysely';
import { flag, type NewRow } from '#server/database/schema.ts';
import { badField, notFound } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import { nameKey } from '#shared/name-key.ts';
import type { Club, ClubChange, NewClub } from '../contract.ts';
import { findClub } from './queries.ts';

const unsaidMeetingTime = 'TBA';

export async function addClub(write: Write, fresh: NewClub): Promise<number> {
  await mustBeASport(write, fresh.sportId);
  const { id } = await write.db.insertInto('clubs').values(columnsOf(fresh)).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function changeClub(write: Write, current: Club, fields: ClubChange): Promise<void> {
  if (fields.sportId !== current.sportId) await mustBeASport(write, fields.sportId);
  await write.db
    .updateTable('clubs')
    .set({
      ...columnsOf({ ...current, ...fields, name: fields.name ?? current.name }),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', current.id)
    .execute();
}

export async function removeClub(write: Write, current: Club): Promise<void> {
  await write.db.deleteFrom('clubs').where('id', '=', current.id).execute();
}

/** Shows a hidden club, hides a visible one; two at once take turns, so that none is lost. */
export async function toggleVisibility(write: Write, id: number): Promise<Club> {
  await write.db
    .updateTable('clubs')
    .set({ hidden: sql<0 | 1>`1 - hidden`, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
  const club = await findClub(write.db, write.viewer, id);
  if (!club) throw notFound('This club');
  write.changed('clubs', `club:${id}`);
  await write.audit({ act: club.hidden ? 'club.hide' : 'club.show', subject: `club:${id}` });
  return club;
}

function columnsOf(club: NewClub): NewRow<'clubs'> {
  return {
    name: club.name,
    name_key: nameKey(club.name),
    logo: club.logo ?? null,
    description: club.description || null,
    member_count: club.memberCount ?? 0,
    meeting_time: club.meetingTime || unsaidMeetingTime,
    featured: flag(club.featured ?? false),
    hidden: flag(club.hidden ?? false),
    sport_id: club.sportId ?? null,
  };
}

async function mustBeASport(write: Write, sportId: number | null | undefined): Promise<void> {
  if (sportId === null || sportId === undefined) return;
  const sport = await write.db.selectFrom('sports').select('id').where('id', '=', sportId).executeTakeFirst();
  if (!sport) throw badField('sportId', 'is not a sport of this village');
}
