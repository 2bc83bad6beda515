import type { Feature } from '#server/feature.ts';
import { notingWhatHappens } from './outbox-commands.ts';
import { endingSender, sender } from './parts.ts';
import { pushRoutes } from './routes.ts';
import { sweepNotifications } from './sweep.ts';
import { pushMigrations } from './tables.ts';

const second = 1_000;
const hour = 3_600_000;

export const push: Feature = {
  name: 'push',
  migrations: pushMigrations,
  onReset: {
    push_deliveries: 'emptied',
    push_outbox: 'emptied',
    push_follows: 'emptied',
    push_sports: 'emptied',
    push_choices: 'emptied',
    push_subscriptions: 'emptied',
    push_emails: 'emptied',
    push_email_tries: 'emptied',
    push_sender: 'kept',
  },
  routes: pushRoutes,
  subscriptionAccess: { notifications: 'own' },
  on: notingWhatHappens,
  start: endingSender,
  scheduledJobs: (app) => [
    { name: 'notifications', every: second, work: async (now) => (await sender.of(app)).work(now) },
    { name: 'old notifications', every: hour, trustsClock: true, work: (now) => sweepNotifications(app, now) },
  ],
  testing: async () => (await import('../testing/examples.ts')).pushExamples,
};
