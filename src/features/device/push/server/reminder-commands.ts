import { knownDay } from '#features/competition/games/day-rules.ts';
import { whyNoReminder } from '#features/competition/games/rules.ts';
import type { Member } from '#server/access/access.ts';
import { conflict, notFound } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import { remindersTag } from '../cache-tags.ts';
import { openChoices } from './choice-commands.ts';

type OwnWrite = Write<Member>;

export async function setReminder(write: OwnWrite, gameId: number): Promise<void> {
  const { accountId } = write.viewer;
  const game = await write.db
    .selectFrom('games')
    .select(['status', 'date_time'])
    .where('id', '=', gameId)
    .executeTakeFirst();
  if (!game) throw notFound('This game');
  const why = whyNoReminder({ status: game.status, dateTime: knownDay(game.date_time) }, write.now);
  if (why !== null) throw conflict(why);
  await openChoices(write, accountId);
  await write.db
    .insertInto('game_reminders')
    .values({ account_id: accountId, game_id: gameId })
    .onConflict((known) => known.columns(['account_id', 'game_id']).doNothing())
    .execute();
  write.changed(remindersTag(accountId));
}

export async function endReminder(write: OwnWrite, gameId: number): Promise<void> {
  const { accountId } = write.viewer;
  await write.db
    .deleteFrom('game_reminders')
    .where('account_id', '=', accountId)
    .where('game_id', '=', gameId)
    .execute();
  write.changed(remindersTag(accountId));
}
