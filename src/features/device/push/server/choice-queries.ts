import type { ExpressionBuilder } from 'kysely';
import type { Database, Flag, Row, Schema } from '#server/database/schema.ts';
import type { Choices, Notifications } from '../contract.ts';
import { isKind, notifiedByDefault } from '../kind-keys.ts';
import { isPushService } from './endpoints.ts';

/** The choices of people who have chosen nothing: the usual notices in the app, and no push messages. */
export const unchosen: Choices = {
  kinds: [...notifiedByDefault],
  myTeams: true,
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
  return { ...choicesIn(row), sportIds: sports.map(({ sport_id }) => sport_id) };
}

export const choicesIn = (row: Row<'push_choices'>): Omit<Choices, 'sportIds'> => ({
  kinds: kindsIn(row.kinds),
  myTeams: row.my_teams === 1,
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
  const follows = await db
    .selectFrom('push_follows')
    .select(['team_id', 'stopped'])
    .where('account_id', '=', accountId)
    .orderBy('team_id')
    .execute();
  const teamIds = (stopped: Flag) => follows.flatMap((row) => (row.stopped === stopped ? row.team_id : []));
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
  return { ...choices, teamIds: teamIds(0), stoppedTeamIds: teamIds(1), devices };
}

/** A condition for links to players: excludes teams whose news the account has stopped. */
export const isNotStopped = ({ not, exists, selectFrom }: ExpressionBuilder<Schema, 'player_links'>) =>
  not(
    exists(
      selectFrom('push_follows')
        .select('push_follows.team_id')
        .whereRef('push_follows.account_id', '=', 'player_links.account_id')
        .whereRef('push_follows.team_id', '=', 'player_links.team_id')
        .where('push_follows.stopped', '=', 1),
    ),
  );

/** The teams whose games a person is told of now: their own, and those that they follow. */
export async function findNotifiedTeams(db: Database, accountId: number, { myTeams }: Choices): Promise<Set<number>> {
  const followed = await db
    .selectFrom('push_follows')
    .select('team_id')
    .where('account_id', '=', accountId)
    .where('stopped', '=', 0)
    .execute();
  const own = db
    .selectFrom('player_links')
    .select('team_id')
    .where('account_id', '=', accountId)
    .where('until', 'is', null)
    .where(isNotStopped);
  return new Set([...followed, ...(myTeams ? await own.execute() : [])].map(({ team_id }) => team_id));
}
