import { addAccountRow, findAccountId } from '#features/people/accounts/testing/rows.ts';
import { insertRow, type World } from '#testing/world.ts';

/** Adds an event of the test's member. */
export async function addEvent(world: World): Promise<number> {
  const times = { start_time: '2026-11-23T16:00:00.000Z', end_time: '2026-11-23T17:30:00.000Z' };
  const row = { title: world.word(), description: null, location: 'Library', ...times };
  const account_id = await findAccountId(world, 'member');
  return insertRow(
    world.db
      .insertInto('calendar_events')
      .values({ ...row, account_id })
      .returning('id'),
  );
}

/** Adds a new account with a feed, and returns the feed's path. */
export async function addFeedPath(world: World): Promise<string> {
  const secret = world.word().padEnd(43, '-');
  const row = { account_id: await addAccountRow(world), secret, own_events: 1 as const, rsvp_games: 1 as const };
  await world.db.insertInto('calendar_feeds').values(row).execute();
  return `/api/calendar/${secret}.ics`;
}
