import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#web/api/api.ts';
import { currentUserId, onSessionChange } from '#web/session/session.ts';
import { recheckSession } from '#web/session/session-calls.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { GameEvents, PressedEvent } from '../contract.ts';
import { eventsOptions, lastOf, sendEvents, together } from './api.ts';
import { consoleShown, hideOutboxBanner, showOutboxBanner } from './OutboxBanner.tsx';
import { Outbox } from './outbox.ts';
import { noteScored, recoveredSession, scoringSession } from './scoring-session.ts';
import { inTaps, notifyOffered } from './tap-words.ts';

let opened: { accountId: number; outbox: Outbox } | null = null;

/** The only outbox of the logged-in account. It is opened when first needed, and closed when the session ends. */
export function openOutbox(client: QueryClient): Outbox {
  const accountId = currentUserId() ?? 0;
  if (opened?.accountId === accountId) return opened.outbox;
  opened?.outbox.close();
  const outbox = new Outbox({
    owner: accountId,
    session: scoringSession,
    send: (gameId, events, session) => sendAs(client, { accountId, gameId, events, session }),
    onArrived: (gameId, count) => gameId !== consoleShown.get() && notifySaved(count),
  });
  opened = { accountId, outbox };
  void recoveredSession();
  showOutboxBanner(client, outbox);
  return outbox.open();
}

onSessionChange(() => {
  if (!opened || currentUserId() === opened.accountId) return;
  opened.outbox.close();
  opened = null;
  hideOutboxBanner();
});

interface Sent {
  accountId: number;
  gameId: number;
  events: PressedEvent[];
  session: string | undefined;
}

async function sendAs(client: QueryClient, { accountId, gameId, events, session }: Sent): Promise<void> {
  // Notes it again on every send: a killed browser may have lost that this game was scored here.
  noteScored(gameId);
  const { queryKey } = eventsOptions(gameId);
  const after = lastOf(client.getQueryData(queryKey));
  const sent = { gameId, events, pressedBy: accountId, after, session };
  const { offered, ...received } = await sendEvents(sent).catch((error: unknown) => refusedTo(accountId, error));
  if (offered > 0) notifyOffered(offered);
  client.setQueryData<GameEvents>(queryKey, (known) => known && (together(known, received, after) ?? known));
}

/** If another account is logged in by now, a 403 becomes a 401: the events wait for their own account. */
async function refusedTo(accountId: number, error: unknown): Promise<never> {
  if (error instanceof ApiError && error.status === 403) {
    await recheckSession();
    if (currentUserId() !== accountId) throw new ApiError(401, { message: 'Somebody else is here' });
  }
  throw error;
}

function notifySaved(count: number): void {
  toast({ title: `${inTaps(count)} saved`, description: 'They were waiting on this phone.', tone: 'good' });
}
