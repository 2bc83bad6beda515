import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Member } from '#server/access/access.ts';
import { notFound, outdated } from '#server/failure.ts';
import { takeNameKey } from '#server/resources/name-keys.ts';
import { lockForUpdate, type Write } from '#server/write.ts';
import { venuesTag, venueTag } from '../cache-tags.ts';
import type { endpoints } from '../contract.ts';
import { mergedInto } from '../merged-fields.ts';
import type { VenueUse } from './extension-points.ts';
import { namesOf, sameNamedPair, usesInWords } from './merge-queries.ts';
import { venueTable } from './queries.ts';

type Asked = z.infer<(typeof endpoints)['POST /api/venues/:id/merge']['body']>;

/** Merges two venues of one name, as its preview says: what refers to the second refers to the first, and it is deleted. */
export async function mergeVenues(write: Write<Member>, uses: readonly VenueUse[], keptId: number, asked: Asked) {
  const { db, viewer } = write;
  // Before the venues, as changing a game does, so that no two writers wait for each other.
  for (const { hold } of uses) await hold(write, asked.venueId);
  await lockForUpdate(db, 'venues', sql`id in (${sql.join([keptId, asked.venueId])})`);
  const { kept, merged } = await sameNamedPair(db, viewer, [keptId, asked.venueId], 'venueId');
  if (kept.version !== asked.version) throw outdated(kept);
  if (merged.version !== asked.mergedVersion) throw outdated(merged);
  const moved = await usesInWords(db, uses, merged.id);
  for (const { move } of uses) await move(write, namesOf(merged), namesOf(kept));
  await venueTable.remove(write, merged);
  await takeNameKey(write, 'venues', kept.id, kept.name);
  const { filled, lost } = mergedInto(kept, merged);
  await venueTable.change(write, kept, Object.fromEntries(filled.map((name) => [name, merged[name]])));
  write.changed(venuesTag, venueTag(kept.id), venueTag(merged.id));
  const dropped = Object.fromEntries(lost.map((name) => [name, merged[name]]));
  const detail = { merged: { name: merged.name }, moved, ...(lost.length > 0 && { dropped }) };
  await write.audit({ act: 'venue.merge', subject: `venue:${kept.id}`, detail });
  const venue = await venueTable.find(db, viewer, kept.id);
  if (!venue) throw notFound('This venue');
  return { venue, moved };
}
