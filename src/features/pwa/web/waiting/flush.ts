import { textOf, type WaitingWrite } from '#shared/waiting.ts';
import { noteOwnWrite } from '#web/live/sources.ts';
import { currentUserId, isLoggedIn } from '#web/session/session.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import { openWaiting } from '#web/waiting/waiting.ts';
import { sendWaiting, waitingStore } from '../../waiting/send.ts';

const retryMs = 30_000;

let retry: ReturnType<typeof setTimeout> | undefined;

/** Sends the waiting writes of the logged-in account. */
export async function flushWaiting(): Promise<void> {
  const account = currentUserId();
  if (account === null || !isLoggedIn()) return;
  const sent: WaitingWrite[] = [];
  const isRetryWanted = await sendWaiting(waitingStore, {
    account,
    onSent: (write, response) => {
      noteOwnWrite(response.headers);
      sent.push(write);
    },
    onRefused: notifyRefused,
  }).catch(() => false);
  if (sent.length > 0)
    toast({ title: inWords(sent), description: 'What waited on this device has arrived.', tone: 'good' });
  if (isRetryWanted) sendSoon();
}

/** Retries after a while, because the browser may not notice that the server is back. */
export function sendSoon(): void {
  clearTimeout(retry);
  retry = setTimeout(() => void flushWaiting(), retryMs);
}

const inWords = ([first, ...others]: readonly WaitingWrite[]): string =>
  first && others.length === 0 ? `Sent: ${first.label}` : `${others.length + 1} sent`;

const notifyRefused = ({ label }: WaitingWrite, reason: string): void =>
  toast({ title: `Not sent: ${label}`, description: reason, tone: 'bad', action: { label: 'View', act: openWaiting } });

export const removeWaiting = ({ id }: WaitingWrite): Promise<void> => waitingStore.change(id, () => null);

export async function rewriteWaiting({ id }: WaitingWrite, text: string): Promise<void> {
  await waitingStore.change(id, (write) => rewritten(write, text));
  await flushWaiting();
}

export async function tryWaitingAgain({ id }: WaitingWrite): Promise<void> {
  await waitingStore.change(id, ({ refusal: _, ...write }) => write);
  await flushWaiting();
}

function rewritten(write: WaitingWrite, text: string): WaitingWrite {
  const { refusal: _, ...rest } = write;
  if (!rest.text || textOf(write) === text) return rest;
  return { ...rest, body: { ...Object(rest.body), [rest.text.field]: text }, edits: rest.edits + 1 };
}
