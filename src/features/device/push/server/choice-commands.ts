import { muteNotices } from '#features/people/notices/server/commands.ts';
import type { Member } from '#server/access/access.ts';
import { type Database, flag } from '#server/database/schema.ts';
import { badField, notFound } from '#server/failure.ts';
import { lockRowForUpdate, type Write } from '#server/write.ts';
import { notificationsTag } from '../cache-tags.ts';
import type { Choices, ChoicesChange } from '../contract.ts';
import { firstKinds, type Kind, notifiedByDefault, reminderKind } from '../kind-keys.ts';
import { findChoices, unchosen } from './choice-queries.ts';

type OwnWrite = Write<Member>;

/** Stores the default choices with a person's first press. */
export async function openChoices(write: Write, accountId: number): Promise<void> {
  await lockRowForUpdate(write.db, 'accounts', accountId);
  if (await findChoices(write.db, accountId)) return;
  await store(write, accountId, { ...unchosen, kinds: [...firstKinds] });
}

/** Whoever follows a team wants its news, also if they had stopped it. */
export async function openFollowers(write: Write, follows: readonly { accountId: number; teamId: number }[]) {
  for (const { accountId, teamId } of follows) {
    await openChoices(write, accountId);
    await write.db
      .deleteFrom('push_stopped_teams')
      .where('account_id', '=', accountId)
      .where('team_id', '=', teamId)
      .execute();
    write.changed(notificationsTag(accountId));
  }
}

export async function changeChoices(write: OwnWrite, change: ChoicesChange): Promise<Choices> {
  const { accountId } = write.viewer;
  await lockRowForUpdate(write.db, 'accounts', accountId);
  const before = (await findChoices(write.db, accountId)) ?? unchosen;
  const defined = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const choices: Choices = { ...before, ...defined };
  await store(write, accountId, { ...choices, kinds: [...new Set(choices.kinds)] });
  if (change.sportIds) await chooseSports(write, [...new Set(change.sportIds)]);
  if (change.stoppedTeamIds) await stopTeams(write, [...new Set(change.stoppedTeamIds)]);
  return (await findChoices(write.db, accountId)) ?? choices;
}

/** Turns one kind off, and drops what still waits of it. */
export async function stopKind(write: OwnWrite, deliveryId: number): Promise<void> {
  const delivery = await findDelivery(write, deliveryId);
  await lockRowForUpdate(write.db, 'accounts', write.viewer.accountId);
  const { kinds } = (await findChoices(write.db, write.viewer.accountId)) ?? unchosen;
  await changeChoices(write, { kinds: kinds.filter((kind) => kind !== delivery.kind) });
}

/** Turns news of one team off, whatever it came for, and drops what waits because of it. */
export async function stopTeam(write: OwnWrite, deliveryId: number): Promise<void> {
  const { accountId } = write.viewer;
  const { team_id } = await findDelivery(write, deliveryId);
  if (team_id === null) throw notFound('A team of this notification');
  await lockRowForUpdate(write.db, 'accounts', accountId);
  const { stoppedTeamIds } = (await findChoices(write.db, accountId)) ?? unchosen;
  await changeChoices(write, { stoppedTeamIds: [...stoppedTeamIds, team_id] });
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

async function store(write: Write, accountId: number, choices: Choices) {
  const { kinds, quietHours } = choices;
  const columns = {
    kinds: JSON.stringify(kinds),
    my_teams: flag(choices.myTeams),
    residence_teams: flag(choices.residenceTeams),
    quiet_from: quietHours?.from ?? null,
    quiet_until: quietHours?.until ?? null,
    digest_hour: choices.digestHour,
    shows_details: flag(choices.showsDetails),
  };
  await write.db
    .insertInto('push_choices')
    .values({ account_id: accountId, ...columns })
    .onConflict((known) => known.column('account_id').doUpdateSet(columns))
    .execute();
  await dropUnchosen(write, accountId, kinds);
  const muted = notifiedByDefault.filter((kind) => !kinds.includes(kind));
  await muteNotices(write, accountId, muted);
  write.changed(notificationsTag(accountId));
}

const dropUnchosen = ({ db }: Write, accountId: number, kinds: readonly Kind[]) =>
  dropping(db, accountId)
    .where('kind', 'not in', [...kinds, reminderKind, 'test', 'email', 'digest'])
    .execute();

/** Drops this person's waiting deliveries. */
const dropping = (db: Database, accountId: number) =>
  db
    .updateTable('push_deliveries')
    .set({ state: 'dropped' })
    .where('account_id', '=', accountId)
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

async function stopTeams({ db, viewer: { accountId } }: OwnWrite, teamIds: readonly number[]): Promise<void> {
  await db.deleteFrom('push_stopped_teams').where('account_id', '=', accountId).execute();
  if (teamIds.length === 0) return;
  const known = await db.selectFrom('teams').select('id').where('id', 'in', teamIds).execute();
  if (known.length < teamIds.length) throw badField('stoppedTeamIds', 'must be teams of this village');
  const rows = teamIds.map((team_id) => ({ account_id: accountId, team_id }));
  await db.insertInto('push_stopped_teams').values(rows).execute();
  await dropping(db, accountId).where('team_id', 'in', teamIds).execute();
}
