import { findBoxScoreGame } from '#features/results/box-scores/server/stored-queries.ts';
import type { Officer } from '#server/access/access.ts';
import { Failure, notFound } from '#server/failure.ts';
import { lockRowForUpdate, type Write } from '#server/write.ts';
import { pendingTag } from '../../cache-tags.ts';
import { maxPending, type PendingDecision } from '../../contract.ts';
import { decidedTogether } from '../../takeover-rules.ts';
import { applyEvents, getOrigin } from '../commands.ts';
import { settleGameDuplicates } from '../duplicates/commands.ts';
import { recordedByIn } from '../queries.ts';
import { findHolder, listOfferedEvents, listPending, type OfferedEvent } from './queries.ts';

/** From now on events of this phone count, and those of all others are offered until they join. */
export async function takeOver(write: Write<Officer>, gameId: number, session: string): Promise<void> {
  const { db, now, viewer } = write;
  await lockGame(write, gameId);
  const before = await findHolder(db, gameId);
  if (before?.session === session) return;
  const holder = { session, account_id: viewer.accountId, taken_at: now.toISOString() };
  await db
    .insertInto('game_scoring_holders')
    .values({ game_id: gameId, ...holder })
    .onConflict((same) => same.column('game_id').doUpdateSet(holder))
    .execute();
  await db.deleteFrom('game_scoring_joined').where('game_id', '=', gameId).execute();
  write.changed(pendingTag(gameId));
  const detail = before && { from: before.account_id };
  await write.audit({ act: 'game.takeover', subject: `game:${gameId}`, ...(detail && { detail }) });
}

/** Events of this phone count too. While nobody has taken over, they count anyway. */
export async function joinScoring(write: Write<Officer>, gameId: number, session: string): Promise<void> {
  await lockGame(write, gameId);
  const holder = await findHolder(write.db, gameId);
  if (!holder || holder.session === session || holder.joined.includes(session)) return;
  await write.db.insertInto('game_scoring_joined').values({ game_id: gameId, session }).execute();
  write.changed(pendingTag(gameId));
  await write.audit({ act: 'game.join', subject: `game:${gameId}` });
}

/** Takes in offered plays, with their own ids and instants, or leaves them out. */
export async function decidePending(write: Write<Officer>, gameId: number, decision: PendingDecision): Promise<void> {
  const { db, now, viewer } = write;
  const { take } = decision;
  await lockGame(write, gameId);
  const decided = await toDecide(write, gameId, decision);
  if (decided.length === 0) return;
  await db
    .updateTable('offered_events')
    .set({ decision: take ? 'taken' : 'left', decided_by: viewer.accountId, decided_at: now.toISOString() })
    .where(
      'id',
      'in',
      decided.map(({ id }) => id),
    )
    .where('decision', 'is', null)
    .execute();
  const events = decided.map(({ event }) => event);
  if (take) {
    const recordedBy = recordedByIn(decided);
    await applyEvents(write, gameId, events, { getOrigin: (id) => recordedBy(id) ?? getOrigin(write) });
    // A play decided by its id was compared with the recorded plays, so it is no double of them.
    if (decision.ids) await settleGameDuplicates(write, gameId, events);
  }
  write.changed(pendingTag(gameId));
  await write.audit({ act: 'game.decide', subject: `game:${gameId}`, detail: { take, events } });
}

async function toDecide(write: Write, gameId: number, { ids, take }: PendingDecision): Promise<OfferedEvent[]> {
  const { waiting, alone } = await listPending(write.db, gameId);
  const listed = waiting.slice(0, maxPending);
  const chosen = ids ? await namedIn(write, gameId, ids, take) : listed.filter(({ event }) => !alone.has(event.id));
  const together = decidedTogether(
    new Set(chosen.map(({ event }) => event.id)),
    waiting.map(({ event }) => event),
  );
  return waiting.filter(({ event }) => together.has(event.id));
}

/** Ignores plays already decided the same way; refuses those that were decided otherwise. */
async function namedIn(write: Write, gameId: number, ids: readonly number[], take: boolean): Promise<OfferedEvent[]> {
  const wanted = new Set(ids);
  const named = (await listOfferedEvents(write.db, gameId)).filter(({ id }) => wanted.has(id));
  if (named.length < wanted.size) throw notFound('This play');
  const other = named.find(({ decision }) => decision === (take ? 'left' : 'taken'));
  if (other) {
    const { id, event, decision } = other;
    throw new Failure(409, 'Someone else has decided otherwise', { current: { id, event, decision } });
  }
  return named.filter(({ decision }) => decision === null);
}

async function lockGame({ db }: Write, gameId: number): Promise<void> {
  await lockRowForUpdate(db, 'games', gameId);
  if (!(await findBoxScoreGame(db, gameId))) throw notFound('This game');
}
