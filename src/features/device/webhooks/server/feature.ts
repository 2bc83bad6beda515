import type { Feature, FeatureContext } from '#server/feature.ts';
import { daysText } from '#server/personal-records.ts';
import { webhooksTag } from '../cache-tags.ts';
import { webhookSubscribers } from './news.ts';
import { webhooksRoutes } from './routes.ts';
import { endingSender, sendDue } from './services.ts';
import { webhooksMigrations } from './tables.ts';

const retentionDays = 30;

async function sweepDeliveries({ db }: Pick<FeatureContext, 'db'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retentionDays * 24 * 3_600_000).toISOString();
  await db.deleteFrom('webhook_deliveries').where('created_at', '<', before).execute();
}

const second = 1_000;
const hour = 3_600_000;

export const webhooks: Feature = {
  name: 'webhooks',
  migrations: webhooksMigrations,
  keeps: () => [
    {
      about: 'duty',
      title: 'Groups that you told of a game',
      what: 'That you pressed Tell the group, for which game and when.',
      seenBy: 'Officers and admins.',
      until: `${daysText(retentionDays)}. The audit log keeps it as long as its other lines.`,
      tables: ['webhook_deliveries'],
    },
  ],
  onReset: { webhook_deliveries: 'emptied', webhooks: 'emptied' },
  routes: webhooksRoutes,
  subscriptionAccess: { officer: [webhooksTag] },
  on: webhookSubscribers,
  start: endingSender,
  gauges: () => [
    {
      name: 'village_webhook_messages_waiting',
      help: 'Messages to webhooks that are due and not delivered yet',
      read: async (db) => {
        const due = db
          .selectFrom('webhook_deliveries')
          .where('state', '=', 'waiting')
          .where('due_at', '<=', new Date().toISOString());
        return (await due.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirst())?.count;
      },
    },
  ],
  scheduledJobs: (app) => [
    { name: 'webhooks', every: second, work: (now) => sendDue(app, now) },
    { name: 'old webhook messages', every: hour, trustsClock: true, work: (now) => sweepDeliveries(app, now) },
  ],
  testing: async () => (await import('../testing/examples.ts')).webhooksExamples,
};
