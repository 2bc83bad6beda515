import { randomBytes } from 'node:crypto';
import type { Member } from '#server/access/access.ts';
import { flag } from '#server/database/schema.ts';
import { badField } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import { calendarFeedTag } from '../cache-tags.ts';
import type { FeedChange } from '../contract.ts';
import { type FeedRow, findFeed } from './queries.ts';

type OwnWrite = Write<Member>;

const secretBytes = 32;
const newSecret = () => randomBytes(secretBytes).toString('base64url');

/** Returns the viewer's feed and creates it at the first request. */
export async function openFeed(write: OwnWrite): Promise<FeedRow> {
  const { accountId } = write.viewer;
  await write.db
    .insertInto('calendar_feeds')
    .values({ account_id: accountId, secret: newSecret(), own_events: 1, rsvp_games: 1, my_teams: 1, duties: 1 })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
  const feed = await findFeed(write.db, accountId);
  if (!feed) throw new Error('A feed that was just made is there');
  return feed;
}

/** Replaces the feed's URL by a new one. */
export async function renewFeed(write: OwnWrite): Promise<FeedRow> {
  await openFeed(write);
  await setSecret(write, newSecret());
  return openFeed(write);
}

/** Revokes the feed's URL. The choices remain for the next one. */
export async function revokeFeed(write: OwnWrite): Promise<void> {
  await openFeed(write);
  await setSecret(write, null);
}

export async function changeFeed(write: OwnWrite, change: FeedChange): Promise<FeedRow> {
  const feed = await openFeed(write);
  // Updates the row even without a new value: the lock covers the teams too.
  await write.db
    .updateTable('calendar_feeds')
    .set(({ ref }) => ({
      own_events: change.ownEvents === undefined ? ref('own_events') : flag(change.ownEvents),
      rsvp_games: change.rsvpGames === undefined ? ref('rsvp_games') : flag(change.rsvpGames),
      my_teams: change.myTeams === undefined ? ref('my_teams') : flag(change.myTeams),
      duties: change.duties === undefined ? ref('duties') : flag(change.duties),
    }))
    .where('account_id', '=', feed.account_id)
    .execute();
  if (change.teamIds) await chooseTeams(write, [...new Set(change.teamIds)]);
  write.changed(calendarFeedTag(write.viewer.accountId));
  return openFeed(write);
}

async function setSecret(write: OwnWrite, secret: string | null): Promise<void> {
  const { accountId } = write.viewer;
  await write.db.updateTable('calendar_feeds').set({ secret }).where('account_id', '=', accountId).execute();
  write.changed(calendarFeedTag(write.viewer.accountId));
}

async function chooseTeams(write: OwnWrite, teamIds: readonly number[]): Promise<void> {
  const { accountId } = write.viewer;
  await write.db.deleteFrom('calendar_feed_teams').where('account_id', '=', accountId).execute();
  if (teamIds.length === 0) return;
  const known = await write.db.selectFrom('teams').select('id').where('id', 'in', teamIds).execute();
  if (known.length < teamIds.length) throw badField('teamIds', 'must be teams of this village');
  const rows = teamIds.map((team_id) => ({ account_id: accountId, team_id }));
  await write.db.insertInto('calendar_feed_teams').values(rows).execute();
}
