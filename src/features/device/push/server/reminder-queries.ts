import type { Database } from '#server/database/schema.ts';

/** The games of which a person will be reminded. */
export async function listReminders(db: Database, accountId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('game_reminders')
    .innerJoin('games', 'games.id', 'game_reminders.game_id')
    .select('game_id')
    .where('account_id', '=', accountId)
    .where('games.status', '=', 'upcoming')
    .orderBy('game_id')
    .execute();
  return rows.map(({ game_id }) => game_id);
}

export async function remindedOf(db: Database, gameId: number): Promise<Set<number>> {
  const rows = await db.selectFrom('game_reminders').select('account_id').where('game_id', '=', gameId).execute();
  return new Set(rows.map(({ account_id }) => account_id));
}
