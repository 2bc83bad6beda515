import { hashToken, newToken } from '#server/access/access.ts';
import { conflict, notFound } from '#server/failure.ts';
import { lockRowForUpdate, type Write } from '#server/write.ts';
import { scorerLinksTag } from '../cache-tags.ts';
import { type MadeScorerLink, maxOpenLinks } from '../contract.ts';
import { listLinks, present } from './queries.ts';

export async function makeLink(write: Write, gameId: number, scorer: string): Promise<MadeScorerLink> {
  const { db, now } = write;
  await lockRowForUpdate(db, 'games', gameId);
  const game = await db.selectFrom('games').select('date_time').where('id', '=', gameId).executeTakeFirst();
  if (!game) throw notFound('This game');
  if ((await listLinks(db, gameId)).length >= maxOpenLinks) {
    throw conflict(`This game has ${maxOpenLinks} scorer links already: end one that nobody needs`);
  }
  const token = newToken();
  const row = await db
    .insertInto('scorer_links')
    .values({ game_id: gameId, token_hash: hashToken(token), scorer, created_at: now.toISOString() })
    .returning(['id', 'scorer', 'created_at'])
    .executeTakeFirstOrThrow();
  write.changed(scorerLinksTag(gameId));
  await write.audit({ act: 'scorer-link.make', subject: `game:${gameId}`, detail: { scorer } });
  return { ...present({ ...row, ...game }), token };
}

/** What was scored with the link stays. */
export async function endLink(write: Write, id: number): Promise<void> {
  const ended = await write.db
    .updateTable('scorer_links')
    .set({ ended_at: write.now.toISOString() })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning(['game_id', 'scorer'])
    .executeTakeFirst();
  if (!ended) throw notFound('This scorer link');
  const { game_id, scorer } = ended;
  write.changed(scorerLinksTag(game_id));
  await write.audit({ act: 'scorer-link.end', subject: `game:${game_id}`, detail: { scorer } });
}
