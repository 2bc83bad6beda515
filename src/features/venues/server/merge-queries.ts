import type { Viewer } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { badField, notFound } from '#server/failure.ts';
import { doublesIn } from '#server/resources/name-keys.ts';
import { nameKey } from '#shared/names.ts';
import type { SameNamed, Venue, VenueMergePreview } from '../contract.ts';
import { mergedInto } from '../merged-fields.ts';
import type { VenueUse } from './extension-points.ts';
import { type VenueName, venueTable } from './queries.ts';

export async function sameNamedVenues(db: Database, viewer: Viewer, uses: readonly VenueUse[]): Promise<SameNamed[]> {
  const groups: SameNamed[] = [];
  for (const ids of await doublesIn(db, 'venues')) {
    const rows: SameNamed['rows'] = [];
    for (const id of ids) {
      const venue = await venueTable.find(db, viewer, id);
      if (venue) rows.push({ venue, uses: await usesInWords(db, uses, id) });
    }
    const [first] = rows;
    if (first) groups.push({ name: first.venue.name, rows });
  }
  return groups;
}

/** `3 games`, for each kind of row that refers to a venue. */
export async function usesInWords(db: Database, uses: readonly VenueUse[], id: number): Promise<string[]> {
  const texts: string[] = [];
  for (const { count, inWords } of uses) {
    const used = await count(db, id);
    if (used > 0) texts.push(inWords(used));
  }
  return texts;
}

/** Two venues that may be merged, because they bear one name; else it says why not, about this field. */
export async function sameNamedPair(
  db: Database,
  viewer: Viewer,
  [keptId, mergedId]: readonly [number, number],
  field: string,
) {
  if (keptId === mergedId) throw badField(field, 'must be another venue');
  const kept = await venueTable.find(db, viewer, keptId);
  if (!kept) throw notFound('This venue');
  const merged = await venueTable.find(db, viewer, mergedId);
  if (!merged) throw badField(field, 'is not a venue of this village');
  if (nameKey(kept.name) !== nameKey(merged.name)) throw badField(field, 'Only venues of the same name can be merged');
  return { kept, merged };
}

export async function previewMerge(
  db: Database,
  viewer: Viewer,
  uses: readonly VenueUse[],
  ids: readonly [number, number],
): Promise<VenueMergePreview> {
  const { kept, merged } = await sameNamedPair(db, viewer, ids, 'with');
  const warnings: string[] = [];
  for (const { warning } of uses) {
    const text = await warning?.(db, namesOf(merged), namesOf(kept));
    if (text) warnings.push(text);
  }
  return { kept, merged, moves: await usesInWords(db, uses, merged.id), ...mergedInto(kept, merged), warnings };
}

export const namesOf = ({ id, name, shortName }: Venue): VenueName => ({ id, name, short_name: shortName });
