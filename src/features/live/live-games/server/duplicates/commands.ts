import type { OpenLink } from '#features/live/scorer-links/server/queries.ts';
import { findBoxScoreGame } from '#features/results/box-scores/server/stored-queries.ts';
import { batches } from '#server/database/engine.ts';
import { conflict, Failure, notFound } from '#server/failure.ts';
import { lockRowForUpdate, type Write } from '#server/write.ts';
import { pendingTag } from '../../cache-tags.ts';
import type { DuplicateDecision, PressedEvent } from '../../contract.ts';
import { getKey, getPlaysKey, type TwoPlays } from '../../duplicate-rules.ts';
import { nextInstant } from '../../rules.ts';
import { applyEvents, getOrigin } from '../commands.ts';
import { findDuplicates } from './queries.ts';

/** Settles pairs of plays: both count from now on without a question, or the later one is undone. */
export async function decideDuplicates(
  write: Write,
  gameId: number,
  { plays, both, session }: DuplicateDecision,
  link?: OpenLink,
): Promise<void> {
  const { db, now } = write;
  await lockRowForUpdate(db, 'games', gameId);
  if (!(await findBoxScoreGame(db, gameId))) throw notFound('This game');
  const { recorded, open, decisions } = await findDuplicates(db, gameId);
  const events = recorded.map(({ event }) => event);
  const decision = both ? 'both' : 'left';
  const openPlays = new Map(open.map((two) => [getPlaysKey(two), two]));
  const decided = [...new Map(plays.map((two) => [getKey(two), two]))].flatMap(([key, two]) => {
    const found = openPlays.get(key);
    if (!found) mustBeDecidedSo(two, { decision, events, decisions });
    return found ?? [];
  });
  if (decided.length === 0) return;
  const by = getOrigin(write, { link, session });
  await storeDecisions(write, gameId, decided, { decision, by });
  if (!both) {
    const at = nextInstant(events, now);
    const rejected = [...new Set(decided.map(({ second }) => second.id))];
    const undos = rejected.map((of): PressedEvent => ({ id: crypto.randomUUID(), kind: 'undo', of, at }));
    await applyEvents(write, gameId, undos, { link, getOrigin: () => by });
  }
  write.changed(pendingTag(gameId));
  const scorer = link && { scorerLink: { id: link.id, scorer: link.scorer } };
  await write.audit({ act: 'game.clash', subject: `game:${gameId}`, detail: { ...scorer, both, plays: decided } });
}

interface Known {
  decision: 'both' | 'left';
  events: readonly PressedEvent[];
  decisions: ReadonlyMap<string, 'both' | 'left'>;
}

/** Handles a pair that is not open. The same decision again is no error; anything else throws. */
function mustBeDecidedSo(two: { first: string; second: string }, { decision, events, decisions }: Known): void {
  const before = decisions.get(getKey(two));
  if (before === decision) return;
  if (before) throw new Failure(409, 'Someone else has decided otherwise', { current: { ...two, decision: before } });
  const known = new Set(events.map(({ id }) => id));
  if (!known.has(two.first) || !known.has(two.second)) throw notFound('This play');
  throw conflict('One of these plays was taken back or corrected in the meantime');
}

/** A person who takes in an offered play has seen what was recorded then, and so decided that it is a different play. */
export async function settleGameDuplicates(
  write: Write,
  gameId: number,
  events: readonly PressedEvent[],
): Promise<void> {
  const ids = new Set(events.map(({ id }) => id));
  const { open } = await findDuplicates(write.db, gameId);
  const pairs = open.filter(({ first, second }) => ids.has(first.id) !== ids.has(second.id));
  await storeDecisions(write, gameId, pairs, { decision: 'both', by: getOrigin(write) });
}

type Decided = Pick<Known, 'decision'> & { by: ReturnType<typeof getOrigin> };

async function storeDecisions(
  { db, now }: Write,
  gameId: number,
  plays: readonly TwoPlays[],
  { decision, by: { account_id, scorer_link_id } }: Decided,
): Promise<void> {
  const decided = { decision, account_id, scorer_link_id, decided_at: now.toISOString() };
  const rows = plays.map(({ first, second }) => ({
    game_id: gameId,
    first_key: first.id,
    second_key: second.id,
    ...decided,
  }));
  for (const some of batches(rows)) {
    await db
      .insertInto('clash_decisions')
      .values(some)
      // If somebody undoes the leaving out, the play counts and is asked about again. A new decision replaces the old one.
      .onConflict((same) => same.columns(['game_id', 'first_key', 'second_key']).doUpdateSet(decided))
      .execute();
  }
}
