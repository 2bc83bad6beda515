import type { Gauge } from '#server/metrics/metrics.ts';

/** Both are near zero while all goes well. */
export const pushGauges: readonly Gauge[] = [
  {
    name: 'village_news_waiting',
    help: 'News in the outbox whose recipients are not found yet',
    read: async (db) => {
      const waiting = db.selectFrom('push_outbox').where('resolved_at', 'is', null);
      return (await waiting.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirst())?.count;
    },
  },
  {
    name: 'village_notifications_waiting',
    help: 'Notifications and e-mails that are due and not sent yet',
    read: async (db) => {
      const due = db
        .selectFrom('push_deliveries')
        .where('state', '=', 'waiting')
        .where('due_at', '<=', new Date().toISOString());
      return (await due.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirst())?.count;
    },
  },
];
