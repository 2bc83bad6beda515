import * as z from 'zod/mini';
import { gamesTag, gameTag } from '#features/competition/games/cache-tags.ts';
import { sportsTag } from '#features/teams/sports/cache-tags.ts';
import { teamsTag } from '#features/teams/teams/cache-tags.ts';
import { settingsTag } from '#platform/settings/cache-tags.ts';
import type { FeatureContext } from '#server/feature.ts';
import { type Route, serve, serveShared } from '#server/http/route.ts';
import { notificationsTag, remindersTag } from '../cache-tags.ts';
import { endpoints, Notifications } from '../contract.ts';
import { changeChoices, openChoices, stopKind, stopTeam } from './choice-commands.ts';
import { findNotifications } from './choice-queries.ts';
import {
  accountToConfirm,
  changeAddress,
  chooseEmails,
  confirmAddress,
  findStop,
  removeAddress,
  stopEmails,
} from './email/commands.ts';
import { findEmail } from './email/mailboxes.ts';
import { noteForLater } from './outbox-commands.ts';
import { endReminder, setReminder } from './reminder-commands.ts';
import { listReminders } from './reminder-queries.ts';
import { listSent } from './sent-queries.ts';
import { pushSettings } from './settings.ts';
import { addedHosts, endSubscription, mustBeUsable, storeSubscription } from './subscription-commands.ts';
import { vapidKeys } from './vapid-keys.ts';

const on = serve(endpoints);
const shared = serveShared(endpoints);
const done = { ok: true as const };

export function pushRoutes(app: FeatureContext): Route[] {
  const { hosts, mailServer } = pushSettings(app.env);
  const routes = [...buildRoutes(app, hosts, mailServer !== undefined), ...reminderRoutes];
  return mailServer ? [...routes, ...emailRoutes] : routes.map(withoutEmail);
}

/** Without a mail server, the API does not mention e-mails. */
const withoutEmail = (route: Route): Route =>
  route.responseType === Notifications ? { ...route, responseType: z.omit(Notifications, { email: true }) } : route;

const buildRoutes = (app: FeatureContext, hosts: readonly string[], sendsEmails: boolean): Route[] => [
  on('GET /api/notifications', {
    access: 'member',
    summary: 'Your notification choices, quiet hours and devices',
    dependsOn: ({ viewer }) => [notificationsTag(viewer.accountId), teamsTag, sportsTag, settingsTag],
    handle: async ({ db, viewer }) => {
      const { publicKey } = await vapidKeys.of(app);
      const email = sendsEmails && (await findEmail(db, viewer.accountId));
      const added = await addedHosts(hosts, db);
      return { ...(await findNotifications(db, viewer.accountId, added)), ...(email && { email }), publicKey };
    },
  }),
  on('PATCH /api/notifications', {
    access: 'member',
    summary: 'Choose your notifications and quiet hours',
    handle: (context) => context.commit((write) => changeChoices(write, context.body)),
  }),
  on('GET /api/notifications/sent', {
    access: 'member',
    summary: 'The notifications sent to you, with their reasons, newest first',
    dependsOn: ({ viewer }) => [notificationsTag(viewer.accountId), teamsTag],
    handle: async (context) => {
      const page = await listSent(context.db, context.viewer.accountId, context.query.cursor);
      context.response.nextPage(page.next);
      return page.rows;
    },
  }),
  on('POST /api/notifications/sent/:id/stop', {
    access: 'member',
    summary: 'Stop notifications of this kind, or because of this team',
    handle: async (context) => {
      const stop = context.query.of === 'team' ? stopTeam : stopKind;
      await context.commit((write) => stop(write, context.params.id));
      return done;
    },
  }),
  on('POST /api/notifications/test', {
    access: 'member',
    summary: 'Send a test notification to all your devices',
    limit: 'testNotification',
    handle: async (context) => {
      await context.commit(async (write) => {
        await openChoices(write, write.viewer.accountId);
        const { accountId } = write.viewer;
        const copy = { title: 'It works', text: 'This is how news will reach you', link: '/account/notifications' };
        await noteForLater(write, [{ kind: 'test', facts: { accountId, ...copy } }]);
        write.changed(notificationsTag(accountId));
      });
      return done;
    },
  }),
  on('POST /api/notifications/devices', {
    access: 'member',
    summary: 'Turn on notifications on this device',
    handle: async (context) => {
      await mustBeUsable(context.body, await addedHosts(hosts, context.db));
      const { publicKey } = await vapidKeys.of(app);
      return { ...(await context.commit((write) => storeSubscription(write, context.body))), publicKey };
    },
  }),
  on('DELETE /api/notifications/devices/:id', {
    access: 'member',
    summary: 'Turn off notifications on this device',
    handle: async (context) => {
      await context.commit((write) => endSubscription(write, context.params.id));
      return done;
    },
  }),
];

const reminderRoutes: readonly Route[] = [
  on('GET /api/user/reminders', {
    access: 'member',
    summary: 'The games of which you are reminded before they start',
    dependsOn: ({ viewer }) => [remindersTag(viewer.accountId), gamesTag, gameTag.any],
    handle: ({ db, viewer }) => listReminders(db, viewer.accountId),
  }),
  on('POST /api/games/:id/reminder', {
    access: 'member',
    summary: 'Be told before a game starts, and if it is moved',
    handle: async (context) => {
      await context.commit((write) => setReminder(write, context.params.id));
      return done;
    },
  }),
  on('DELETE /api/games/:id/reminder', {
    access: 'member',
    summary: 'Be reminded of a game no more',
    handle: async (context) => {
      await context.commit((write) => endReminder(write, context.params.id));
      return done;
    },
  }),
];

const emailRoutes: readonly Route[] = [
  shared('GET /api/notifications/email', {
    access: 'visitor',
    summary: 'Whether this village sends e-mails: 404 where it does not',
    cacheTags: () => [],
    handle: async () => done,
  }),
  on('PUT /api/notifications/email', {
    access: 'member',
    summary: 'Set your e-mail address; it counts once its link was opened',
    limit: 'emailAddress',
    handle: (context) =>
      context.commit(async (write) => {
        await changeAddress(write, context.body.address);
        return findEmail(write.db, write.viewer.accountId);
      }),
  }),
  on('PATCH /api/notifications/email', {
    access: 'member',
    summary: 'Choose which notifications come by e-mail',
    handle: (context) =>
      context.commit(async (write) => {
        await chooseEmails(write, context.body);
        return findEmail(write.db, write.viewer.accountId);
      }),
  }),
  on('DELETE /api/notifications/email', {
    access: 'member',
    summary: 'Stop e-mails and delete the address',
    handle: (context) =>
      context.commit(async (write) => {
        await removeAddress(write);
        return findEmail(write.db, write.viewer.accountId);
      }),
  }),
  on('POST /api/notifications/email/confirm', {
    access: 'visitor',
    summary: 'Confirm an e-mail address with the link sent to it, once, within a day',
    bySecret: true,
    handle: async (context) => {
      context.count('emailLink', `mailbox ${await accountToConfirm(context, context.body.token)}`);
      await context.commit((write) => confirmAddress(write, context.body.token));
      return done;
    },
  }),
  on('POST /api/notifications/email/stop', {
    access: 'visitor',
    summary: 'Unsubscribe from e-mails with the link in each of them (one-click form of RFC 8058)',
    bySecret: true,
    ignoresBody: true,
    handle: async (context) => {
      context.count('emailLink', `mailbox ${(await findStop(context, context.query.token)).accountId}`);
      await context.commit((write) => stopEmails(write, context.query.token));
      return done;
    },
  }),
];
