import type { Admin, Member } from '#server/access/access.ts';
import { badField, conflict, notFound } from '#server/failure.ts';
import { lockRowForUpdate, type Write } from '#server/write.ts';
import { ladderTableTag } from '../cache-tags.ts';
import { isUnderWay, statusOf } from '../challenge-rules.ts';
import type { Ladder, LadderChange, NewLadder } from '../contract.ts';
import { maxClimbers } from '../limits.ts';
import { type LoadedLadder, standingOf } from './loaded.ts';
import { tell } from './notices.ts';
import { sideOf } from './policy.ts';
import { ladderTable, loadLadder } from './queries.ts';

export async function addLadder(write: Write<Admin>, sent: NewLadder): Promise<number> {
  const id = await ladderTable.add(write, sent);
  await noteIdleRule(write, id);
  return id;
}

export async function changeLadder(write: Write<Admin>, current: Ladder, sent: LadderChange): Promise<void> {
  if (sent.sportId !== undefined && sent.sportId !== current.sportId)
    throw badField('sportId', 'A ladder keeps its sport');
  await ladderTable.change(write, current, sent);
  const changed = { ...current, ...sent };
  const idle = ['idleWeeks', 'idlePlaces', 'isOpen'] as const;
  if (idle.some((name) => changed[name] !== current[name])) await noteIdleRule(write, current.id);
  write.changed(ladderTableTag(current.id));
}

/** From now on: who has fallen before does not rise again, and the weeks count anew. */
async function noteIdleRule({ db, now }: Write, ladderId: number): Promise<void> {
  const row = await db
    .selectFrom('ladders')
    .select(['idle_weeks', 'idle_places', 'is_open'])
    .where('id', '=', ladderId)
    .executeTakeFirstOrThrow();
  const rule = { weeks: row.is_open === 1 ? row.idle_weeks : null, places: row.idle_places };
  await db
    .insertInto('ladder_moves')
    .values({ ladder_id: ladderId, at: now.toISOString(), kind: 'idle', ...rule })
    .execute();
}

/** Holds the ladder's row until the commit, so that what happens on a ladder happens one after the other. */
export async function lockLadder(write: Write, id: number): Promise<LoadedLadder> {
  await lockRowForUpdate(write.db, 'ladders', id);
  const loaded = await loadLadder(write.db, id);
  if (!loaded) throw notFound('This ladder');
  return loaded;
}

/** Starts at the bottom. Has no effect for somebody who is on it. */
export async function joinLadder(write: Write<Member>, id: number): Promise<void> {
  const loaded = await lockLadder(write, id);
  const { order } = standingOf(loaded, write.now);
  const { accountId } = write.viewer;
  const own = ownEntry(loaded, accountId);
  if (own && order.includes(own)) return;
  if (loaded.row.is_open === 0) throw conflict('This ladder is closed');
  if (order.length >= maxClimbers) throw conflict(`This ladder is full: ${maxClimbers} people are on it`);
  const entry_id = own ?? (await addEntry(write, id, accountId));
  await move(write, id, 'joined', entry_id);
}

async function addEntry({ db }: Write, ladder_id: number, account_id: number): Promise<number> {
  const { id } = await db
    .insertInto('ladder_entries')
    .values({ ladder_id, account_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Ends the challenges under way. Those below move up; games that were played still count for the others. */
export async function leaveLadder(write: Write<Member>, id: number): Promise<void> {
  const loaded = await lockLadder(write, id);
  const own = ownEntry(loaded, write.viewer.accountId);
  if (own === null || !standingOf(loaded, write.now).order.includes(own)) return;
  for (const challenge of loaded.challenges) {
    const side = sideOf(write.viewer, loaded, challenge);
    if (side === null || !isUnderWay(statusOf(challenge, write.now))) continue;
    await write.db
      .updateTable('ladder_challenges')
      .set({ ended_at: write.now.toISOString() })
      .where('id', '=', challenge.id)
      .execute();
    await tell(write, loaded, challenge, side === 'challenger' ? 'challenged' : 'challenger', {
      title: 'Your challenge is off',
      text: `${loaded.entries.get(own)?.name ?? ''} left the ladder.`,
    });
  }
  await move(write, id, 'left', own);
}

export const ownEntry = ({ entries }: LoadedLadder, account: number): number | null =>
  [...entries.values()].find(({ accountId }) => accountId === account)?.id ?? null;

async function move(write: Write, ladder_id: number, kind: 'joined' | 'left', entry_id: number): Promise<void> {
  const at = write.now.toISOString();
  await write.db.insertInto('ladder_moves').values({ ladder_id, at, kind, entry_id }).execute();
  write.changed(ladderTableTag(ladder_id));
}
