import type { Member } from '#server/access/access.ts';
import { conflict, notFound } from '#server/failure.ts';
import { lockRowForUpdate, type Write } from '#server/write.ts';
import { followedTeamsTag } from '../cache-tags.ts';
import { maxFollowed } from '../contract.ts';
import { teamFollowed } from './events.ts';

type OwnWrite = Write<Member>;

export async function followTeam(write: OwnWrite, teamId: number): Promise<void> {
  const { accountId } = write.viewer;
  const team = await write.db.selectFrom('teams').select('id').where('id', '=', teamId).executeTakeFirst();
  if (!team) throw notFound('This team');
  await lockRowForUpdate(write.db, 'accounts', accountId);
  const { count } = await write.db
    .selectFrom('team_follows')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('account_id', '=', accountId)
    .where('team_id', '!=', teamId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= maxFollowed) throw conflict(`You follow ${maxFollowed} teams already`);
  await write.db
    .insertInto('team_follows')
    .values({ account_id: accountId, team_id: teamId })
    .onConflict((known) => known.doNothing())
    .execute();
  write.changed(followedTeamsTag(accountId));
  write.happened(teamFollowed({ accountId, teamId }));
}

export async function unfollowTeam(write: OwnWrite, teamId: number): Promise<void> {
  const { accountId } = write.viewer;
  await write.db.deleteFrom('team_follows').where('account_id', '=', accountId).where('team_id', '=', teamId).execute();
  write.changed(followedTeamsTag(accountId));
}
