import type { PersonalStep } from '#features/people/accounts/server/extension-points.ts';
import { notificationsTag } from '../cache-tags.ts';

export const notificationsStep: PersonalStep = {
  title: 'Turn on notifications',
  text: 'News reaches you with the app closed.',
  link: '/account/notifications',
  isDone: async (db, accountId) =>
    (await db
      .selectFrom('push_subscriptions')
      .select('id')
      .where('account_id', '=', accountId)
      .limit(1)
      .executeTakeFirst()) !== undefined,
  dependsOn: (accountId) => [notificationsTag(accountId)],
};
