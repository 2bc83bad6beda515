import { settleSeason } from '#features/box-scores/server/season-commands.ts';
import type { RowsOfPlayers } from '#features/players/server/extension-points.ts';
import { fillPlayer } from '#features/players/server/filling-commands.ts';
import { addHandTotals } from '#features/players/server/hand-totals-commands.ts';
import { findPlayerRow } from '#features/players/server/queries.ts';
import { holdSettings } from '#features/settings/server/queries.ts';
import type { Member } from '#server/access/access.ts';
import { badField, conflict, notFound } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import { filledFrom } from './filled.ts';
import { holdPlayers } from './hold-commands.ts';
import { whyNot } from './refusals.ts';
import { publishMerged } from './tags.ts';

/** Merges two players: the second's rows, marks and totals become the first's, and the second is deleted. */
export async function mergePlayers(
  write: Write<Member>,
  rows: readonly RowsOfPlayers[],
  keptId: number,
  mergedId: number,
): Promise<void> {
  if (keptId === mergedId) throw badField('playerId', 'must be another player');
  const { season } = await holdSettings(write);
  await holdPlayers(write, rows, [keptId, mergedId]);
  const kept = await findPlayerRow(write.db, keptId);
  const merged = await findPlayerRow(write.db, mergedId);
  if (!kept) throw notFound('This player');
  if (!merged) throw badField('playerId', 'is not a player of this village');
  const refusal = await whyNot(write.db, rows, kept, merged);
  if (refusal) throw conflict(refusal);
  const filled = filledFrom(kept, merged);
  const moved = await moveRows(write, rows, mergedId, keptId);
  await addHandTotals(write, season, kept, merged);
  await write.db.deleteFrom('players').where('id', '=', mergedId).execute();
  await settleSeason(write, [keptId]);
  await fillPlayer(write, kept, { ...filled, version: kept.version + 1 });
  await write.db
    .insertInto('player_merges')
    .values({
      kept_id: keptId,
      merged_id: mergedId,
      merged_name: merged.display_name,
      merged_team_id: merged.team_id,
      merged_row: JSON.stringify(storedColumns(merged)),
      filled: JSON.stringify(filled),
      moved: JSON.stringify(moved),
      season,
      account_id: write.viewer.accountId,
      created_at: write.now.toISOString(),
    })
    .execute();
  publishMerged(write, keptId, mergedId);
  await write.audit({
    act: 'player.merge',
    subject: `player:${keptId}`,
    detail: { merged: { id: mergedId, name: merged.display_name, team: merged.team_name } },
  });
}

async function moveRows(
  write: Write,
  rows: readonly RowsOfPlayers[],
  from: number,
  to: number,
): Promise<Record<string, string>> {
  const moved: Record<string, string> = {};
  for (const { name, move } of rows) moved[name] = await move(write, from, to);
  return moved;
}

/** Drops the joined columns of team and sport. */
function storedColumns<T extends { team_name: string; sport_id: number; sport_name: string }>(row: T) {
  const { team_name: _team, sport_id: _sport, sport_name: _name, ...columns } = row;
  return columns;
}
