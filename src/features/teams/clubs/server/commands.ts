import { sql } from 'kysely';
import { notFound } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import { clubsTag, clubTag } from '../cache-tags.ts';

/** Shows a hidden club, hides a visible one. Two presses at once take turns, so that neither is lost. */
export async function toggleVisibility(write: Write, id: number): Promise<void> {
  const club = await write.db
    .updateTable('clubs')
    .set({ hidden: sql<0 | 1>`1 - hidden`, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returning('hidden')
    .executeTakeFirst();
  if (!club) throw notFound('This club');
  write.changed(clubsTag, clubTag(id));
  await write.audit({ act: club.hidden === 1 ? 'club.hide' : 'club.show', subject: `club:${id}` });
}
