import type { MessageKind, NewWebhook, Webhook } from './contract.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** The pauses after the first, second, … attempt that failed; the last one goes on. */
const pauses = [10 * second, minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour];
const longestAsked = hour;

/** Milliseconds until a message is tried again. A receiver may ask for a longer pause, within bounds. */
export function pauseAfter(attempts: number, asked: number | null = null): number {
  const own = pauses[Math.min(attempts, pauses.length) - 1] ?? 10 * second;
  return Math.max(own, Math.min(asked ?? 0, longestAsked));
}

/** `retry-after` in seconds, as milliseconds; null if it holds something else. */
export const askedPause = (retryAfter: string | undefined): number | null =>
  retryAfter !== undefined && /^\d{1,6}(\.\d+)?$/.test(retryAfter) ? Number(retryAfter) * second : null;

/** For how long a message is worth sending. */
export const lifetimes: Readonly<Record<MessageKind, number>> = {
  started: 30 * minute,
  planned: hour,
  moved: 24 * hour,
  season: 24 * hour,
  final: 24 * hour,
  corrected: 24 * hour,
  announcement: 72 * hour,
  test: minute,
};

/** A webhook is switched off when nothing has arrived for so long. */
export const failingDays = 3;

export const hasFailedForLong = (failingSince: string, now: Date): boolean =>
  now.getTime() - Date.parse(failingSince) >= failingDays * 24 * hour;

/** Whether an answer says that the address is gone for good. Discord says so with 404. */
export const isGone = (form: Webhook['form'], status: number | null): boolean =>
  status === 410 || (status === 404 && form === 'discord');

/** For how long the earlier secret signs too. */
export const oldSecretMs = 24 * hour;

/** Whether the readers of a webhook may see this. Visitors see games only where results are public, and no announcements. */
export function mayRead(audience: Webhook['audience'], kind: MessageKind, isOpen: boolean): boolean {
  if (audience === 'members' || kind === 'test') return true;
  return isOpen && kind !== 'announcement';
}

/** What is wrong with a webhook's choices: the field, and the end of a sentence that begins with it. */
export function findFault({
  telling,
  audience,
  kinds,
}: Pick<NewWebhook, 'telling' | 'audience' | 'kinds'>): { field: string; message: string } | null {
  if (telling === 'press') return null;
  if (kinds.length === 0) return { field: 'kinds', message: 'Choose at least one kind of news' };
  if (audience === 'visitors' && kinds.includes('announcement'))
    return { field: 'kinds', message: 'Announcements are for members: leave them out, or choose members as readers' };
  return null;
}
