import { muteNotices } from '#features/people/notices/server/commands.ts';
import type { Member } from '#server/access/access.ts';
import { type Flag, flag, type NewRow } from '#server/database/schema.ts';
import { badField, conflict, notFound } from '#server/failure.ts';
import { lockRowForUpdate, type Write } from '#server/write.ts';
import { notificationsTag } from '../cache-tags.ts';
import { type Choices, type ChoicesChange, maxFollowed } from '../contract.ts';
import { firstKinds, type Kind, notifiedByDefault } from '../kind-keys.ts';
import { findChoices, unchosen } from './choice-queries.ts';

type OwnWrite = Write<Member>;

/** Stores the default choices with a person's first press. */
export async function openChoices(write: OwnWrite, { myTeams }: { myTeams: boolean }): Promise<Choices> {
  const { accountId } = write.viewer;
  await lockRowForUpdate(write.db, 'accounts', accountId);
  const known = await findChoices(write.db, accountId);
  if (known) return known;
  const choices = { ...unchosen, kinds: [...firstKinds], myTeams };
  await store(write, choices);
  return choices;
}

export async function changeChoices(write: OwnWrite, change: ChoicesChange): Promise<Choices> {
  await lockRowForUpdate(write.db, 'accounts', write.viewer.accountId);
  const before = (await findChoices(write.db, write.viewer.accountId)) ?? unchosen;
  const defined = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const choices: Choices = { ...before, ...defined };
  await store(write, { ...choices, kinds: [...new Set(choices.kinds)] });
  if (change.sportIds) await chooseSports(write, [...new Set(change.sportIds)]);
  return (await findChoices(write.db, write.viewer.accountId)) ?? choices;
}

/** Turns one kind off, and drops what still waits of it. */
export async function stopKind(write: OwnWrite, deliveryId: number): Promise<void> {
  const delivery = await findDelivery(write, deliveryId);
  await lockRowForUpdate(write.db, 'accounts', write.viewer.accountId);
  const { kinds } = (await findChoices(write.db, write.viewer.accountId)) ?? unchosen;
  await changeChoices(write, { kinds: kinds.filter((kind) => kind !== delivery.kind) });
}

/** Turns news of one team off and drops what waits because of it; an own team stays off until it is followed. */
export async function stopTeam(write: OwnWrite, deliveryId: number): Promise<void> {
  const { accountId: account_id } = write.viewer;
  const { team_id } = await findDelivery(write, deliveryId);
  if (team_id === null) throw notFound('A team of this notification');
  const own = await write.db
    .selectFrom('player_links')
    .select('id')
    .where('account_id', '=', account_id)
    .where('team_id', '=', team_id)
    .where('until', 'is', null)
    .executeTakeFirst();
  if (own) await storeFollow(write, { account_id, team_id, stopped: 1 });
  else await unfollowTeam(write, team_id);
  await dropping(write).where('team_id', '=', team_id).execute();
  write.changed(notificationsTag(account_id));
}

async function findDelivery({ db, viewer }: OwnWrite, id: number) {
  const delivery = await db
    .selectFrom('push_deliveries')
    .select(['kind', 'team_id'])
    .where('id', '=', id)
    .where('account_id', '=', viewer.accountId)
    .executeTakeFirst();
  if (!delivery) throw notFound('This notification');
  return delivery;
}

export async function followTeam(write: OwnWrite, teamId: number): Promise<void> {
  const { accountId } = write.viewer;
  const team = await write.db.selectFrom('teams').select('id').where('id', '=', teamId).executeTakeFirst();
  if (!team) throw notFound('This team');
  await lockRowForUpdate(write.db, 'accounts', accountId);
  const { count } = await write.db
    .selectFrom('push_follows')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('account_id', '=', accountId)
    .where('team_id', '!=', teamId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= maxFollowed) throw conflict(`You follow ${maxFollowed} teams already`);
  await openChoices(write, { myTeams: false });
  await storeFollow(write, { account_id: accountId, team_id: teamId, stopped: 0 });
  write.changed(notificationsTag(accountId));
}

async function storeFollow({ db }: OwnWrite, row: NewRow<'push_follows'> & { stopped: Flag }): Promise<void> {
  await db
    .insertInto('push_follows')
    .values(row)
    .onConflict((known) => known.columns(['account_id', 'team_id']).doUpdateSet({ stopped: row.stopped }))
    .execute();
}

export async function unfollowTeam(write: OwnWrite, teamId: number): Promise<void> {
  const { accountId } = write.viewer;
  await write.db.deleteFrom('push_follows').where('account_id', '=', accountId).where('team_id', '=', teamId).execute();
  write.changed(notificationsTag(accountId));
}

async function store(write: OwnWrite, { kinds, myTeams, quietHours, digestHour, showsDetails }: Choices) {
  const { accountId } = write.viewer;
  const columns = {
    kinds: JSON.stringify(kinds),
    my_teams: flag(myTeams),
    quiet_from: quietHours?.from ?? null,
    quiet_until: quietHours?.until ?? null,
    digest_hour: digestHour,
    shows_details: flag(showsDetails),
  };
  await write.db
    .insertInto('push_choices')
    .values({ account_id: accountId, ...columns })
    .onConflict((known) => known.column('account_id').doUpdateSet(columns))
    .execute();
  await dropUnchosen(write, kinds);
  const muted = notifiedByDefault.filter((kind) => !kinds.includes(kind));
  await muteNotices(write, accountId, muted);
  write.changed(notificationsTag(accountId));
}

const dropUnchosen = (write: OwnWrite, kinds: readonly Kind[]) =>
  dropping(write)
    .where('kind', 'not in', [...kinds, 'test', 'email', 'digest'])
    .execute();

/** Drops this person's waiting deliveries. */
const dropping = ({ db, viewer }: OwnWrite) =>
  db
    .updateTable('push_deliveries')
    .set({ state: 'dropped' })
    .where('account_id', '=', viewer.accountId)
    .where('state', 'in', ['waiting', 'digest']);

async function chooseSports(write: OwnWrite, sportIds: readonly number[]): Promise<void> {
  const { accountId } = write.viewer;
  await write.db.deleteFrom('push_sports').where('account_id', '=', accountId).execute();
  if (sportIds.length === 0) return;
  const known = await write.db.selectFrom('sports').select('id').where('id', 'in', sportIds).execute();
  if (known.length < sportIds.length) throw badField('sportIds', 'must be sports of this village');
  const rows = sportIds.map((sport_id) => ({ account_id: accountId, sport_id }));
  await write.db.insertInto('push_sports').values(rows).execute();
}
