import { announcementTold, gameNewsTold } from '#features/device/push/server/events.ts';
import { seasonTold } from '#features/seasons/season-plans/server/events.ts';
import { readSettings } from '#platform/settings/server/queries.ts';
import { type Subscriber, type Write, when } from '#server/write.ts';
import type { WebhookKind } from '../contract.ts';
import { describeGame, type Message } from '../message-rules.ts';
import { mayRead } from '../rules.ts';
import { queue } from './commands.ts';

type News = Omit<Message, 'village'> & { kind: WebhookKind | 'season' };

/** Tells the webhooks what the outbox tells people, in the same transaction: once, and only while it is news. */
export const webhookSubscribers: readonly Subscriber[] = [
  when(gameNewsTold, async (write, told) => {
    for (const { kind, game, isCorrected, title, text } of told) {
      const path = `/games/${game.id}`;
      const own = kind === 'final' && isCorrected ? 'corrected' : kind;
      await tell(write, { kind: own, title, text, path, game: describeGame(game) }, game.id);
    }
  }),
  when(announcementTold, async (write, told) => {
    for (const { title, text } of told)
      await tell(write, { kind: 'announcement', title, text, path: '/announcements' });
  }),
  // One message for all games of an act, to whom one is sent for each of them otherwise.
  when(seasonTold, async (write, told) => {
    for (const { title, text, link } of told) await tell(write, { kind: 'season', title, text, path: link });
  }),
];

async function tell(write: Write, news: News, gameId?: number): Promise<void> {
  const rows = await write.db
    .selectFrom('webhooks')
    .select(['id', 'audience', 'kinds'])
    .where('is_on', '=', 1)
    .where('telling', '=', 'automatic')
    .execute();
  if (rows.length === 0) return;
  const kind = news.kind === 'season' ? 'moved' : news.kind;
  const { productName: village, publicResults } = await readSettings(write.db);
  const wanted = rows.filter(
    ({ audience, kinds }) => JSON.parse(kinds).includes(kind) && mayRead(audience, news.kind, publicResults),
  );
  const message = { ...news, village };
  const ids = wanted.map(({ id }) => id);
  if (gameId === undefined) return queue(write, ids, message);
  const fresh = await withoutRepeated(write, ids, message, gameId);
  return queue(write, fresh, message, { gameId });
}

/** Leaves out webhooks whose last message about the game said the same: a start that was undone and pressed again. */
async function withoutRepeated(
  { db }: Write,
  webhookIds: readonly number[],
  { kind, title, text }: Message,
  gameId: number,
): Promise<number[]> {
  const last = await db
    .selectFrom('webhook_deliveries')
    .select(['webhook_id', 'message'])
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('webhook_deliveries')
        .select(({ fn }) => fn.max('id').as('id'))
        .where('game_id', '=', gameId)
        .groupBy('webhook_id'),
    )
    .execute();
  const said = new Map(last.map(({ webhook_id, message }) => [webhook_id, JSON.parse(message) as Message]));
  return webhookIds.filter((id) => {
    const before = said.get(id);
    return before?.kind !== kind || before.title !== title || before.text !== text;
  });
}
