import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PressedEvent } from '../contract.ts';
import { eventsOptions, sendEvents } from './api.ts';
import { GameOutbox } from './outbox.ts';

/** What was pressed on this phone for a game, sent as the network allows. */
export function useOutbox(gameId: number) {
  const client = useQueryClient();
  const [outbox] = useState(
    () =>
      new GameOutbox({
        gameId,
        send: (events: PressedEvent[]) => sendEvents(gameId, events),
        onHeard: (heard) => client.setQueryData(eventsOptions(gameId).queryKey, heard),
      }),
  );
  const current = useSyncExternalStore(outbox.subscribe, () => outbox.current);

  // The network is outside React.
  useEffect(() => outbox.open(), [outbox]);

  return { ...current, outbox };
}
