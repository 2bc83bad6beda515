import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { hashToken, newToken } from '#server/access/access.ts';
import { insertRow, type World } from '#testing/world.ts';

/** A link for a game that starts in a minute. */
export async function addScorerLink(world: World): Promise<{ id: number; gameId: number; token: string }> {
  const gameId = await addUpcomingGame(world);
  const date_time = new Date(Date.now() + 60_000).toISOString();
  await world.db.updateTable('games').set({ date_time }).where('id', '=', gameId).execute();
  const token = newToken();
  const id = await insertRow(
    world.db
      .insertInto('scorer_links')
      .values({ game_id: gameId, token_hash: hashToken(token), scorer: 'Ayanda', created_at: new Date().toISOString() })
      .returning('id'),
  );
  return { id, gameId, token };
}
