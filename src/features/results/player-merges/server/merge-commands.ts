import { sql } from 'kysely';
import { recomputeSeason } from '#features/results/box-scores/server/season-commands.ts';
import { playersTag, playerTag } from '#features/teams/players/cache-tags.ts';
import { fillPlayer } from '#features/teams/players/server/commands.ts';
import type { PlayerRows } from '#features/teams/players/server/extension-points.ts';
import { addHandTotals, takeHandTotals } from '#features/teams/players/server/hand-totals-commands.ts';
import { findPlayerRow } from '#features/teams/players/server/queries.ts';
import { lockSettings } from '#platform/settings/server/queries.ts';
import type { Member } from '#server/access/access.ts';
import { batches } from '#server/database/engine.ts';
import type { Database, Row } from '#server/database/schema.ts';
import { badField, conflict, Failure, notFound } from '#server/failure.ts';
import { lockForUpdate, type Write } from '#server/write.ts';
import { playerMergesTag } from '../cache-tags.ts';
import { undoDays } from '../contract.ts';
import { emptiedAgain, filledFrom, findGameIds, findMerge, whyNot } from './queries.ts';

/** Merges two players: the second's rows, marks and totals become the first's, and the second is deleted. */
export async function mergePlayers(
  write: Write<Member>,
  rows: readonly PlayerRows[],
  keptId: number,
  mergedId: number,
): Promise<void> {
  if (keptId === mergedId) throw badField('playerId', 'must be another player');
  const { season } = await lockSettings(write);
  await lockPlayers(write, rows, [keptId, mergedId]);
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
  await recomputeSeason(write, [keptId]);
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
  rows: readonly PlayerRows[],
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

/** Splits a merged player in two again. What was added since stays with the kept player. */
export async function undoMerge(write: Write<Member>, rows: readonly PlayerRows[], id: number): Promise<void> {
  const { merge } = (await findMerge(write.db, id)) ?? {};
  if (!merge) throw notFound('This merge');
  const { season } = await lockSettings(write);
  await lockPlayers(write, rows, [merge.kept_id, merge.merged_id]);
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
  rows: readonly PlayerRows[],
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
  await recomputeSeason(write, [kept.id, merged.id]);
  const emptied = emptiedAgain(kept, JSON.parse(merge.filled));
  await fillPlayer(write, kept, { ...emptied, version: kept.version - 1 });
}

/** Deletes old merges, which can then no longer be undone. */
export async function sweepMerges(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - undoDays * 86_400_000).toISOString();
  await db.deleteFrom('player_merges').where('created_at', '<', oldest).execute();
}

const publishMerged = (write: Write, keptId: number, mergedId: number): void =>
  write.changed(playersTag, playerTag(keptId), playerTag(mergedId), playerMergesTag);

type Two = readonly [number, number];

/** Somebody wrote about them in a game that was not held yet: the attempt has to start over. */
class GamesAdded extends Failure {
  constructor() {
    super(409, 'Their games are being written. Please try again in a moment.');
  }
}

const maxAttempts = 5;

/** Runs an attempt that holds two players; repeats it if a new game of theirs was written while it waited. */
export async function untilHeld<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof GamesAdded) || tries === maxAttempts) throw error;
    }
  }
}

/**
 * Holds their games before the players, as saving a box score does, and in the same order for everybody. The caller holds
 * the settings already: a change of season holds those before the players.
 */
async function lockPlayers(write: Write, rows: readonly PlayerRows[], ids: Two): Promise<void> {
  const games = await findBothGameIds(write, rows, ids);
  const inOrder = [...games].sort((a, b) => a - b);
  for (const some of batches(inOrder)) {
    await lockForUpdate(write.db, 'games', sql`id in (${sql.join(some)})`);
  }
  await lockExclusively(write, ids);
  for (const game of await findBothGameIds(write, rows, ids)) if (!games.has(game)) throw new GamesAdded();
}

async function findBothGameIds({ db }: Write, rows: readonly PlayerRows[], [one, other]: Two): Promise<Set<number>> {
  return new Set([...(await findGameIds(db, rows, one)), ...(await findGameIds(db, rows, other))]);
}

/** Until the commit, nobody can write a row that references them; waits for writers at work. SQLite has only one. */
async function lockExclusively({ db, engine }: Write, ids: Two): Promise<void> {
  if (engine === 'sqlite') return;
  await db.selectFrom('players').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
}
