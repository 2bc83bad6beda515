import { useQuery, useQueryClient } from '@tanstack/react-query';
import { use, useState } from 'react';
import { messageOf } from '#web/api/api.ts';
import { useWrite } from '#web/api/calls.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { Takeover } from '../../../contract.ts';
import { LinkScoringContext } from '../../link-scoring.ts';
import { hasScored, noteScored } from '../../scoring-session.ts';
import type { Scoring } from '../console/use-scoring.ts';
import { changeScoring, decideOffered, takeoverOptions } from './api.ts';

/** Who scores this game, and what this phone can do about it. Scorers with a link learn of a takeover from answers alone. */
export function useTakeover(gameId: number, { state, taps }: Pick<Scoring, 'state' | 'taps'>) {
  const client = useQueryClient();
  const isByLink = use(LinkScoringContext) !== null;
  const takeover = useQuery({ ...takeoverOptions(gameId), enabled: !isByLink });
  const data = isByLink ? undefined : takeover.data;
  const [foundStarted] = useState(state.isStarted && !isByLink);
  const [, setChosen] = useState(false);
  const [seen, setSeen] = useState<string | null>(null);

  const show = (answer: Takeover) => client.setQueryData(takeoverOptions(gameId).queryKey, answer);
  const enter = () => {
    noteScored(gameId);
    setChosen(true);
  };
  const change = useWrite({
    send: (join: boolean) => changeScoring(gameId, join),
    onDone: (answer) => {
      show(answer);
      enter();
    },
    onFailed: (error) => toast({ title: 'Scoring was not changed', description: messageOf(error), tone: 'bad' }),
  });
  const decision = useWrite({
    send: ({ ids, take }: { ids: number[] | null; take: boolean }) => decideOffered(gameId, ids, take),
    onDone: show,
    onFailed: (error) => {
      toast({ title: 'Nothing was decided', description: messageOf(error), tone: 'bad' });
      void client.invalidateQueries({ queryKey: takeoverOptions(gameId).queryKey });
    },
  });

  const isIn = hasScored(gameId) || taps.pending.length > 0;
  const isTakenAway = isIn && data !== undefined && !data.counts;
  return {
    gameId,
    known: data,
    /** True if others score the game and this phone has not chosen how to score. */
    isAsked: foundStarted && !isIn && !state.isEnded,
    /** Who has taken over, and whether that was dismissed here. */
    takenAway: isTakenAway ? { by: data.holder?.name ?? 'Someone', isSeen: seen === data.holder?.takenAt } : null,
    see: () => setSeen(data?.holder?.takenAt ?? null),
    unsee: () => setSeen(null),
    takeOver: () => change.mutateAsync(false),
    /** If events of this phone count already, the server needs no call. */
    scoreTogether: async () => (data && !data.counts ? void (await change.mutateAsync(true)) : enter()),
    isBusy: change.isPending || decision.isPending,
    decide: (ids: number[] | null, take: boolean) => decision.mutate({ ids, take }),
  };
}

export type ScoringTakeover = ReturnType<typeof useTakeover>;
