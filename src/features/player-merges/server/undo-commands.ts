import { settleSeason } from '#features/box-scores/server/season-commands.ts';
import type { RowsOfPlayers } from '#features/players/server/extension-points.ts';
import { fillPlayer } from '#features/players/server/filling-commands.ts';
import { takeHandTotals } from '#features/players/server/hand-totals-commands.ts';
import { findPlayerRow } from '#features/players/server/queries.ts';
import { holdSettings } from '#features/settings/server/queries.ts';
import type { Member } from '#server/access/access.ts';
import type { Database, Row } from '#server/database/schema.ts';
import { conflict, notFound } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import { undoDays } from '../contract.ts';
import { emptiedAgain } from './filled.ts';
import { holdPlayers } from './hold-commands.ts';
import { findMerge } from './queries.ts';
import { publishMerged } from './tags.ts';

/** Splits a merged player in two again. What was added since stays with the kept player. */
export async function undoMerge(write: Write<Member>, rows: readonly RowsOfPlayers[], id: number): Promise<void> {
  const { merge } = (await findMerge(write.db, id)) ?? {};
  if (!merge) throw notFound('This merge');
  const { season } = await holdSettings(write);
  await holdPlayers(write, rows, [merge.kept_id, merge.merged_id]);
  // Somebody else may have undone it while this call waited.
  const { refusal } = (await findMerge(write.db, id)) ?? {};
  if (refusal === undefined) throw notFound('This merge');
  if (refusal !== null) throw conflict(refusal);
  const kept = await findPlayerRow(write.db, merge.kept_id);
  if (!kept) throw notFound('This player');
  await separate(write, rows, merge, { kept, season });
  await write.db.deleteFrom('player_merges').where('id', '=', id).execute();
  publishMerged(write, merge.kept_id, merge.merged_id);
  await write.audit({
    act: 'player.unmerge',
    subject: `player:${merge.kept_id}`,
    detail: { merged: { id: merge.merged_id, name: merge.merged_name } },
  });
}

async function separate(
  write: Write,
  rows: readonly RowsOfPlayers[],
  merge: Row<'player_merges'>,
  { kept, season }: { kept: Row<'players'>; season: string },
): Promise<void> {
  const merged: Row<'players'> = JSON.parse(merge.merged_row);
  const moved: Record<string, string> = JSON.parse(merge.moved);
  await write.db.insertInto('players').values(merged).execute();
  for (const { name, putBack } of rows.toReversed()) {
    const json = moved[name];
    if (json !== undefined) await putBack(write, json, kept.id, merged.id);
  }
  await takeHandTotals(write, season, kept, { merged, addedIn: merge.season });
  await settleSeason(write, [kept.id, merged.id]);
  const emptied = emptiedAgain(kept, JSON.parse(merge.filled));
  await fillPlayer(write, kept, { ...emptied, version: kept.version - 1 });
}

/** Deletes old merges, which can then no longer be undone. */
export async function sweepMerges(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - undoDays * 86_400_000).toISOString();
  await db.deleteFrom('player_merges').where('created_at', '<', oldest).execute();
}
