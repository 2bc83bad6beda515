import { onlineManager } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Outbox } from '#web/outbox/outbox.ts';
import { MemoryStore } from '#web/outbox/testing/memory-store.ts';
import { PlaysOutbox, type QueuedPlays } from '../../queued-plays.ts';
import { OutboxTrouble } from './OutboxState.tsx';

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  vi.restoreAllMocks();
});

test.each([
  { hasNetwork: true, arePersisted: true, expected: /sent when the server can be reached again, even if you close/ },
  { hasNetwork: true, arePersisted: false, expected: /keep this page open until the server can be reached again\.$/ },
  { hasNetwork: false, arePersisted: true, expected: /sent when you're back online, even if you close/ },
])('tells a scorer what waiting plays wait for (network: $hasNetwork)', ({ hasNetwork, arePersisted, expected }) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(hasNetwork);
  onlineManager.setOnline(false);
  const outbox = new Outbox({ owner: 5, store: new MemoryStore() });
  const plays = new PlaysOutbox(outbox, (_, event) => ({ path: '/api/games/7/events', body: { events: [event] } }));
  const taps: QueuedPlays = { gameId: 7, pending: [], state: 'waiting', refused: 0, refusal: null, arePersisted };
  render(<OutboxTrouble taps={taps} outbox={plays} />);
  expect(screen.queryByText(expected)).not.toBeNull();
  outbox.close();
});
