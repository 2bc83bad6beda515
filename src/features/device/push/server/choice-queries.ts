import type { ExpressionBuilder } from 'kysely';
import { type Reason, reasons } from '#features/teams/my-teams/rules.ts';
import { teamsOwnedBy, type WithMine } from '#features/teams/my-teams/server/queries.ts';
import type { Database, Row } from '#server/database/schema.ts';
import type { Choices, Notifications } from '../contract.ts';
import { isKind, notifiedByDefault } from '../kind-keys.ts';
import { isPushService } from './endpoints.ts';

/** The choices of people who have chosen nothing: the usual notices in the app, and no push messages. */
export const unchosen: Choices = {
  kinds: [...notifiedByDefault],
  myTeams: true,
  residenceTeams: false,
  stoppedTeamIds: [],
  sportIds: [],
  quietHours: { from: 22, until: 7 },
  digestHour: null,
  showsDetails: false,
};

export async function findChoices(db: Database, accountId: number): Promise<Choices | undefined> {
  const row = await db.selectFrom('push_choices').selectAll().where('account_id', '=', accountId).executeTakeFirst();
  if (!row) return undefined;
  const sports = await db
    .selectFrom('push_sports')
    .select('sport_id')
    .where('account_id', '=', accountId)
    .orderBy('sport_id')
    .execute();
  const stopped = await db
    .selectFrom('push_stopped_teams')
    .select('team_id')
    .where('account_id', '=', accountId)
    .orderBy('team_id')
    .execute();
  return {
    ...choicesIn(row),
    sportIds: sports.map(({ sport_id }) => sport_id),
    stoppedTeamIds: stopped.map(({ team_id }) => team_id),
  };
}

/** The choices that the account's row holds. */
export type StoredChoices = Omit<Choices, 'sportIds' | 'stoppedTeamIds'>;

export const choicesIn = (row: Row<'push_choices'>): StoredChoices => ({
  kinds: kindsIn(row.kinds),
  myTeams: row.my_teams === 1,
  residenceTeams: row.residence_teams === 1,
  quietHours:
    row.quiet_from === null || row.quiet_until === null ? null : { from: row.quiet_from, until: row.quiet_until },
  digestHour: row.digest_hour,
  showsDetails: row.shows_details === 1,
});

function kindsIn(json: string) {
  const list: string[] = JSON.parse(json);
  return list.filter(isKind);
}

export async function findNotifications(
  db: Database,
  accountId: number,
  addedHosts: readonly string[],
): Promise<Omit<Notifications, 'publicKey' | 'email'>> {
  const subscriptions = await db
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
    .select(['push_subscriptions.id', 'sessions.device', 'push_subscriptions.created_at as since', 'endpoint'])
    .where('push_subscriptions.account_id', '=', accountId)
    .orderBy('push_subscriptions.id')
    .execute();
  const devices = subscriptions
    .filter(({ endpoint }) => isPushService(endpoint, addedHosts))
    .map(({ id, device, since }) => ({ id, device, since }));
  const choices = (await findChoices(db, accountId)) ?? unchosen;
  return { ...choices, devices };
}

/** A condition that excludes teams whose news the account has stopped. */
export const isNotStopped = ({ not, exists, selectFrom, ref }: ExpressionBuilder<WithMine, 'mine'>) =>
  not(
    exists(
      selectFrom('push_stopped_teams')
        .select('push_stopped_teams.team_id')
        .where('push_stopped_teams.account_id', '=', ref('mine.account_id'))
        .where('push_stopped_teams.team_id', '=', ref('mine.team_id')),
    ),
  );

/** Why teams of theirs are news to a person who chose this. */
export const chosenReasons = ({ myTeams, residenceTeams }: Pick<Choices, 'myTeams' | 'residenceTeams'>): Reason[] =>
  reasons.filter((reason) => (reason === 'residence' ? residenceTeams : myTeams));

/** The teams whose games a person is told of now. */
export async function findNotifiedTeams(db: Database, accountId: number, choices: Choices): Promise<Set<number>> {
  const teams = new Set<number>();
  for (const reason of chosenReasons(choices)) {
    const rows = await teamsOwnedBy(db, reason).where('mine.account_id', '=', accountId).where(isNotStopped).execute();
    for (const { team_id } of rows) teams.add(team_id);
  }
  return teams;
}
