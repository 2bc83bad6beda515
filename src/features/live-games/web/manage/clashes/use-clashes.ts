import { useQuery, useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { useWrite } from '#web/api/write.ts';
import type { Clash, ClashDecision } from '../../../contract.ts';
import { LinkScoringContext } from '../../link-scoring.ts';
import { decideClashes, takeoverOptions } from '../takeover/api.ts';

/** Possible double plays that nobody has decided about. */
export function useClashes(gameId: number): readonly Clash[] {
  const link = use(LinkScoringContext);
  const { data } = useQuery({ ...takeoverOptions(gameId), enabled: !link });
  return (link ? link.clashes : data?.clashes) ?? none;
}

const none: readonly Clash[] = [];

export function useClashDecision(gameId: number) {
  const client = useQueryClient();
  const link = use(LinkScoringContext);
  const { queryKey } = takeoverOptions(gameId);
  return useWrite({
    send: async (decision: Omit<ClashDecision, 'session'>) => {
      if (link) return link.decideClashes(decision);
      client.setQueryData(queryKey, await decideClashes(gameId, decision));
    },
    // Somebody may have decided already: show that decision.
    onFailed: () => void client.invalidateQueries({ queryKey }),
  });
}
