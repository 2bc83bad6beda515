import { type Expression, type SqlBool, sql } from 'kysely';
import type { Topic } from '#server/changes.ts';
import type { Write } from '#server/write.ts';

/** What calendars compare rises also where the game's row stays: with its teams, its sport, the settings. */
export async function raiseSequences(write: Write, topics: readonly Topic[]): Promise<void> {
  if (topics.includes('settings')) await raise(write, sql<SqlBool>`1 = 1`);
  // A team or a sport is shown otherwise when its list changes with its row; a result changes the row alone.
  for (const id of topics.includes('teams') ? idsIn(topics, 'team') : []) {
    await raise(write, sql<SqlBool>`home_team_id = ${id} or away_team_id = ${id}`);
  }
  for (const id of topics.includes('sports') ? idsIn(topics, 'sport') : []) {
    await raise(write, sql<SqlBool>`sport_id = ${id}`);
  }
}

/** In the order of games, so that no two commands wait for each other. */
async function raise({ db }: Write, games: Expression<SqlBool>): Promise<void> {
  const raised = db
    .selectFrom('games')
    .select(['id as game_id', sql<number>`1`.as('raised')])
    .where(games)
    .orderBy('id');
  await db
    .insertInto('calendar_sequences')
    .columns(['game_id', 'raised'])
    .expression(raised)
    .onConflict((conflict) => conflict.column('game_id').doUpdateSet({ raised: sql`calendar_sequences.raised + 1` }))
    .execute();
}

function idsIn(topics: readonly Topic[], word: string): number[] {
  return topics.flatMap((topic) => {
    const [named, id] = topic.split(':');
    return named === word && id !== undefined ? Number(id) : [];
  });
}
