import type { QueryClient } from '@tanstack/react-query';
import { accountOutbox, onAccountOutbox, openAccountOutbox, registerKind } from '#web/outbox/account-outbox.ts';
import type { EntryKind } from '#web/outbox/outbox.ts';
import { currentUserId } from '#web/session/session.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { SentEvents } from '../contract.ts';
import { eventsOptions, getLastId, together } from './api.ts';
import { consoleShown, hideOutboxBanner, showOutboxBanner } from './OutboxBanner.tsx';
import { getGameId, PlaysOutbox, playsKind } from './queued-plays.ts';
import { noteScored, recoveredSession, scoringSession } from './scoring-session.ts';
import { inTaps, notifyPending } from './tap-copy.ts';

let opened: PlaysOutbox | null = null;

/** The plays in the outbox of the logged-in account. Until its session ends, a banner shows those that have not arrived. */
export function openPlays(client: QueryClient): PlaysOutbox {
  registerKind(playsKind, async () => accountPlays(client));
  const outbox = openAccountOutbox();
  if (opened?.outbox === outbox) return opened;
  const pressedBy = currentUserId() ?? 0;
  opened = new PlaysOutbox(outbox, (gameId, event) => ({
    path: `/api/games/${gameId}/events`,
    body: { events: [event], pressedBy, session: scoringSession() },
  }));
  void recoveredSession();
  showOutboxBanner(client, opened);
  return opened;
}

onAccountOutbox(() => {
  if (!opened || opened.outbox === accountOutbox()) return;
  opened = null;
  hideOutboxBanner();
});

/** A response holds the events after the last one that this page knew. */
export function accountPlays(client: QueryClient): EntryKind {
  const lastKnown = new Map<number, string | undefined>();
  return {
    complete: async ({ path, body }, [entry]) => {
      if (!entry) return { path, body };
      const gameId = getGameId(entry);
      // Noted again on every send: a killed browser may have lost that this game was scored here.
      noteScored(gameId);
      const after = getLastId(client.getQueryData(eventsOptions(gameId).queryKey));
      lastKnown.set(gameId, after);
      return { path: after === undefined ? path : `${path}?after=${after}`, body };
    },
    apply: ({ entries: [entry], body, late }) => {
      if (!entry) return;
      const gameId = getGameId(entry);
      const { offered, ...received }: SentEvents = Object(body);
      if (offered > 0) notifyPending(offered);
      const { queryKey } = eventsOptions(gameId);
      const known = client.getQueryData(queryKey);
      const merged = together(known, received, lastKnown.get(gameId));
      lastKnown.delete(gameId);
      if (known && merged) client.setQueryData(queryKey, merged);
      // Another tab has sent them, and knew more events than this one.
      else void client.invalidateQueries({ queryKey });
      if (late > 0 && gameId !== consoleShown.get()) notifySaved(late);
    },
  };
}

function notifySaved(count: number): void {
  toast({ title: `${inTaps(count)} saved`, description: 'They were waiting on this phone.', tone: 'good' });
}
