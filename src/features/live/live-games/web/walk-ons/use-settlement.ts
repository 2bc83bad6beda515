import { useQueryClient } from '@tanstack/react-query';
import { getMessage } from '#web/api/api.ts';
import { apiClient, useWrite } from '#web/api/requests.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { endpoints, WalkOnSettlement } from '../../contract.ts';
import { eventsOptions } from '../api.ts';

const api = apiClient<typeof endpoints>();

interface Said {
  settlement: WalkOnSettlement;
  /** Said once it is stored. */
  done: string;
}

/** Says who a walk-on was; the events that come back show it at once, and the dialog that asked is gone by then. */
export function useSettlement(gameId: number) {
  const client = useQueryClient();
  const { queryKey } = eventsOptions(gameId);
  return useWrite({
    send: async ({ settlement: body }: Said) => {
      const events = await api.send('POST /api/games/:id/walk-ons/settlements', { params: { id: gameId }, body });
      client.setQueryData(queryKey, events);
    },
    onDone: (_, { done }) => toast({ title: done, tone: 'good' }),
    onFailed: (error) => {
      toast({ title: getMessage(error), tone: 'bad' });
      // Somebody may have settled it already: show that.
      void client.invalidateQueries({ queryKey });
    },
  });
}
