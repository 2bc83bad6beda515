import type * as z from 'zod/mini';
import { badField, conflict } from '#server/failure.ts';
import { describeUses, type MergeUse } from '#server/resources/merging/merge-uses.ts';
import type { Write } from '#server/write.ts';
import type { Venue, venues } from '../contract.ts';
import { venueRenamed } from './events.ts';
import { venueTable } from './queries.ts';

export async function addVenue(write: Write, sent: z.infer<typeof venues.Create>): Promise<number> {
  await mustBeSports(write, sent.sportIds);
  return venueTable.add(write, sent);
}

export async function changeVenue(write: Write, current: Venue, sent: z.infer<typeof venues.Change>): Promise<void> {
  await mustBeSports(write, sent.sportIds);
  await venueTable.change(write, current, sent);
  const { name: after = current.name } = sent;
  if (after !== current.name) write.happened(venueRenamed({ venueId: current.id, before: current.name, after }));
}

export const removeUnused =
  (uses: readonly MergeUse[]) =>
  async (write: Write, current: Venue): Promise<void> => {
    const [used] = await describeUses(write.db, uses, current.id);
    if (used) throw conflict(`This venue is used by ${used}: choose another place for them first`);
    await venueTable.remove(write, current);
  };

async function mustBeSports({ db }: Write, ids: readonly number[] | undefined): Promise<void> {
  if (!ids || ids.length === 0) return;
  const known = await db.selectFrom('sports').select('id').where('id', 'in', ids).execute();
  if (known.length < new Set(ids).size) throw badField('sportIds', 'are not all sports of this village');
}
