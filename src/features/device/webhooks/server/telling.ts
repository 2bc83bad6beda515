import { gamesByIds } from '#features/competition/games/server/queries.ts';
import { readSettings } from '#platform/settings/server/queries.ts';
import { type Officer, visitor } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { conflict, notFound } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import type { Telling } from '../contract.ts';
import { describeGame, describePress, type Message } from '../message-rules.ts';
import { mayRead } from '../rules.ts';
import { lockWebhook, queue } from './commands.ts';
import { messageIn } from './queries.ts';

/** The groups that an officer may tell of this game by a press, and what each would read. */
export async function listTellings(db: Database, gameId: number, now: Date): Promise<Telling[]> {
  const rows = await db
    .selectFrom('webhooks')
    .selectAll()
    .where('is_on', '=', 1)
    .where('telling', '=', 'press')
    .orderBy('name')
    .orderBy('id')
    .execute();
  if (rows.length === 0) return [];
  const told = await listLast(db, gameId);
  const settings = await readSettings(db);
  const game = await gameOf(db, gameId);
  return rows.map(({ id, name, address, audience }) => {
    const last = told.get(id);
    const news = describePress(game, last?.result ?? null, { settings, now });
    const isSeen = mayRead(audience, news.kind, settings.publicResults);
    return {
      webhookId: id,
      name,
      host: new URL(address).host,
      ...news,
      refused: isSeen ? null : 'Its readers are visitors, and results are not public in this village',
      last: last?.shown ?? null,
    };
  });
}

/** Tells one group, as the preview said. Who pressed is kept. */
export async function tellGroup(
  write: Write<Officer>,
  gameId: number,
  { webhookId, after }: { webhookId: number; after: number | null },
): Promise<void> {
  const { db, now, viewer } = write;
  const { name, is_on, telling } = await lockWebhook(write, webhookId);
  if (is_on === 0 || telling !== 'press') throw notFound('This group');
  const offered = (await listTellings(db, gameId, now)).find((one) => one.webhookId === webhookId);
  if (!offered) throw notFound('This group');
  const { kind, title, text, refused, last } = offered;
  if (refused !== null) throw conflict(refused);
  if ((last?.id ?? null) !== after) throw conflict('Somebody told the group a moment ago: look at what was said');
  const { productName: village } = await readSettings(db);
  const game = describeGame(await gameOf(db, gameId));
  const message: Message = { kind, title, text, village, path: `/games/${gameId}`, game };
  await queue(write, [webhookId], message, { gameId, accountId: viewer.accountId });
  await write.audit({ act: 'game.tell', subject: `game:${gameId}`, detail: { group: name, title, text } });
}

async function gameOf(db: Database, gameId: number) {
  const game = (await gamesByIds(db, visitor, [gameId])).get(gameId);
  if (!game) throw notFound('This game');
  return game;
}

/** The last message of each webhook about a game, and the last result among its messages. */
async function listLast(db: Database, gameId: number) {
  const rows = await db
    .selectFrom('webhook_deliveries')
    .leftJoin('accounts', 'accounts.id', 'webhook_deliveries.account_id')
    .select(['webhook_deliveries.id', 'webhook_id', 'kind', 'message', 'webhook_deliveries.created_at'])
    .select('accounts.display_name as by')
    .where('game_id', '=', gameId)
    .orderBy('webhook_deliveries.id', 'desc')
    .execute();
  const last = new Map<number, { shown: NonNullable<Telling['last']>; result: string | null }>();
  for (const { id, webhook_id, kind, created_at: at, by, ...row } of rows) {
    const { title, text } = messageIn(row);
    const result = kind === 'final' || kind === 'corrected' ? title : null;
    const known = last.get(webhook_id);
    if (!known) last.set(webhook_id, { shown: { id, at, by, title, text }, result });
    else known.result ??= result;
  }
  return last;
}
