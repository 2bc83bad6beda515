import { addNotices } from '#features/people/notices/server/commands.ts';
import type { Write } from '#server/write.ts';
import { fallsAt } from '../ladder-rules.ts';
import { ladderPath, placesText } from '../rules.ts';
import { standingOf } from './loaded.ts';
import { whenIn } from './notices.ts';
import { loadLadders } from './queries.ts';

const tellsBefore = 3 * 24 * 3_600_000;

/** Tells people three days before they fall for want of a game, once for each fall. */
export async function tellFalls(write: Write): Promise<void> {
  const soon = new Date(write.now.getTime() + tellsBefore).toISOString();
  for (const loaded of await loadLadders(write.db)) {
    if (loaded.row.is_open === 0) continue;
    const standing = standingOf(loaded, write.now);
    for (const entryId of standing.order) {
      const at = fallsAt(standing, entryId);
      const accountId = loaded.entries.get(entryId)?.accountId;
      if (at === null || at > soon || typeof accountId !== 'number') continue;
      if (!(await noteTold(write, entryId, at))) continue;
      await addNotices(write, [
        {
          accountId,
          kind: 'challenge',
          title: `Play to keep your place on ${loaded.row.name}`,
          text: `Without a game you fall ${placesText(loaded.row.idle_places)} on ${await whenIn(write, at)}.`,
          link: ladderPath(loaded.row.id),
        },
      ]);
    }
  }
}

/** False if they were told already. */
async function noteTold({ db }: Write, entryId: number, at: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('ladder_entries')
    .set({ told_fall: at })
    .where('id', '=', entryId)
    .where(({ or, eb }) => or([eb('told_fall', 'is', null), eb('told_fall', '<>', at)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
