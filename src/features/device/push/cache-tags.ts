import { tagKind } from '#shared/cache-tags.ts';

/** What an account has chosen and was sent. */
export const notificationsTag = tagKind('notifications');
/** The games of which an account is reminded. */
export const remindersTag = tagKind('reminders');
