import { sql } from 'kysely';
import { personalSteps } from '#features/people/accounts/server/extension-points.ts';
import { teamFollowed } from '#features/teams/my-teams/server/events.ts';
import type { Feature, FeatureContext } from '#server/feature.ts';
import { daysText, onlyYou } from '#server/personal-records.ts';
import { mergeUses } from '#server/resources/merging/merge-uses.ts';
import { when } from '#server/write.ts';
import { notificationsTag, remindersTag } from '../cache-tags.ts';
import { openFollowers } from './choice-commands.ts';
import { pushGauges } from './gauges.ts';
import { outboxSubscribers } from './outbox-commands.ts';
import { notificationsStep } from './personal-step.ts';
import { pushRoutes } from './routes.ts';
import { endingSender, sender } from './services.ts';
import { pushMigrations } from './tables.ts';
import { teamDeliveries, teamStops } from './team-use.ts';
import { mustBeSharedKeys } from './vapid-keys.ts';

const maxPerAccount = 200;
const retentionDays = 30;

/** Keeps notifications for a month, and no more than `maxPerAccount` of each person. */
async function sweepNotifications({ db }: Pick<FeatureContext, 'db'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retentionDays * 24 * 3_600_000).toISOString();
  await db.deleteFrom('push_deliveries').where('created_at', '<', before).execute();
  await db.deleteFrom('push_outbox').where('created_at', '<', before).where('resolved_at', 'is not', null).execute();
  await db
    .deleteFrom('notices')
    .where('kind', 'in', ['game', 'announcement'])
    .where('created_at', '<', before)
    .execute();
  const aDayAgo = new Date(now.getTime() - 24 * 3_600_000).toISOString();
  await db.deleteFrom('push_email_tries').where('at', '<', aDayAgo).execute();
  const numbered = db
    .selectFrom('push_deliveries')
    .select(['id', sql<number>`row_number() over (partition by account_id order by id desc)`.as('place')]);
  await db
    .deleteFrom('push_deliveries')
    .where('id', 'in', db.selectFrom(numbered.as('numbered')).select('id').where('place', '>', maxPerAccount))
    .execute();
}

const second = 1_000;
const hour = 3_600_000;

export const push: Feature = {
  name: 'push',
  migrations: pushMigrations,
  keeps: () => [
    {
      about: 'you',
      title: 'Notifications',
      what: 'What you chose to be notified about, the sports you follow, the teams you want no news of, the games you want to be reminded of, the address that your browser gave for each device, your e-mail address if you gave one, and what was sent to you.',
      seenBy: onlyYou,
      until: `Your choices until you change them, a device until it is turned off or logged out. What was sent: ${daysText(retentionDays)}, and the last ${maxPerAccount} at most.`,
      tables: [
        'push_subscriptions',
        'push_choices',
        'push_stopped_teams',
        'push_sports',
        'game_reminders',
        'push_deliveries',
        'push_emails',
      ],
    },
  ],
  onReset: {
    push_deliveries: 'emptied',
    push_outbox: 'emptied',
    push_stopped_teams: 'emptied',
    push_sports: 'emptied',
    game_reminders: 'emptied',
    push_choices: 'emptied',
    push_subscriptions: 'emptied',
    push_emails: 'emptied',
    push_email_tries: 'emptied',
    push_sender: 'kept',
  },
  routes: pushRoutes,
  subscriptionAccess: { own: [notificationsTag, remindersTag] },
  contributes: [
    mergeUses.contribution(teamStops),
    mergeUses.contribution(teamDeliveries),
    personalSteps.contribution(notificationsStep),
  ],
  on: [...outboxSubscribers, when(teamFollowed, openFollowers)],
  start: async (app) => {
    await mustBeSharedKeys(app);
    return endingSender(app);
  },
  gauges: () => pushGauges,
  scheduledJobs: (app) => [
    { name: 'notifications', every: second, work: async (now) => (await sender.of(app)).work(now) },
    { name: 'old notifications', every: hour, trustsClock: true, work: (now) => sweepNotifications(app, now) },
  ],
  testing: async () => (await import('../testing/examples.ts')).pushExamples,
};
