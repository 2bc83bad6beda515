import type { Database } from '#server/database/schema.ts';
import { flag } from '#server/database/schema.ts';
import type { Write } from '#server/write.ts';
import type { Adjustment } from '../line-rules.ts';

/** What was typed into the box score of a game beside its events, in the order in which it was. */
export async function adjustmentsOf(db: Database, gameId: number): Promise<Adjustment[]> {
  const rows = await db
    .selectFrom('box_score_adjustments')
    .selectAll()
    .where('game_id', '=', gameId)
    .orderBy('id')
    .execute();
  return rows.map(({ place, side, player_id, more, is_listed, did_not_play, note }) => ({
    place,
    side,
    playerId: player_id,
    more: JSON.parse(more),
    listed: is_listed === 1 ? { didNotPlay: did_not_play === 1, note } : null,
  }));
}

export async function storeAdjustments(write: Write, gameId: number, fresh: readonly Adjustment[]): Promise<void> {
  if (fresh.length === 0) return;
  const rows = fresh.map(({ place, side, playerId, more, listed }) => ({
    game_id: gameId,
    place,
    side,
    player_id: playerId,
    more: JSON.stringify(more),
    is_listed: flag(listed !== null),
    did_not_play: flag(listed?.didNotPlay ?? false),
    note: listed?.note ?? null,
  }));
  await write.db.insertInto('box_score_adjustments').values(rows).execute();
}
