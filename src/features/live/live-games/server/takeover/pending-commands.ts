import type { OpenLink } from '#features/live/scorer-links/server/queries.ts';
import { findBoxScoreGame } from '#features/results/box-scores/server/stored-queries.ts';
import { batches } from '#server/database/engine.ts';
import { notFound } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import { pendingTag } from '../../cache-tags.ts';
import type { PressedEvent } from '../../contract.ts';
import type { RecordedBy } from '../../duplicate-rules.ts';
import { mustFit } from '../event-checks.ts';
import { toPlayerColumns } from '../player-columns.ts';
import { listEvents } from '../queries.ts';
import { listOfferedEvents } from './queries.ts';

interface PendingSender extends RecordedBy {
  link: OpenLink | undefined;
}

/** Stores events of a phone as pending plays, for the current scorers to decide. The game itself does not change. */
export async function addPending(
  write: Write,
  gameId: number,
  events: readonly PressedEvent[],
  { link, ...sender }: PendingSender,
): Promise<void> {
  const { db, now } = write;
  const game = await findBoxScoreGame(db, gameId);
  if (!game) throw notFound('This game');
  const before = (await listOfferedEvents(db, gameId)).map(({ event }) => event);
  await mustFit(write, game, { known: [...(await listEvents(db, gameId)), ...before], fresh: events, link });
  const rows = events.map((event) => ({
    ...sender,
    game_id: gameId,
    event_key: event.id,
    event: JSON.stringify(event),
    ...toPlayerColumns(event),
    offered_at: now.toISOString(),
  }));
  for (const some of batches(rows)) await db.insertInto('offered_events').values(some).execute();
  write.changed(pendingTag(gameId));
  const scorer = link && { scorerLink: { id: link.id, scorer: link.scorer } };
  await write.audit({ act: 'game.offered', subject: `game:${gameId}`, detail: { ...scorer, events } });
}
