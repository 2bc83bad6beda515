import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { use, useState } from 'react';
import { getMessage } from '#web/api/api.ts';
import { apiClient, useWrite } from '#web/api/requests.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { DuplicateDecision, endpoints, Takeover } from '../../../contract.ts';
import { LinkScoringContext } from '../../link-scoring.ts';
import { hasScored, noteScored, recoveredSession } from '../../scoring-session.ts';
import type { Scoring } from '../console/use-scoring.ts';

/** Who scores this game, and what this phone can do about it. Scorers with a link learn of a takeover from answers alone. */
export function useTakeover(gameId: number, { state, taps }: Pick<Scoring, 'state' | 'taps'>) {
  const client = useQueryClient();
  const isByLink = use(LinkScoringContext) !== null;
  const takeover = useQuery({ ...takeoverOptions(gameId), enabled: !isByLink });
  const data = isByLink ? undefined : takeover.data;
  const [foundStarted] = useState(state.isStarted && !isByLink);
  const [, setChosen] = useState(false);
  const [seen, setSeen] = useState<string | null>(null);

  const show = (response: Takeover) => client.setQueryData(takeoverOptions(gameId).queryKey, response);
  const enter = () => {
    noteScored(gameId);
    setChosen(true);
  };
  const change = useWrite({
    send: (join: boolean) => changeScoring(gameId, join),
    onDone: (response) => {
      show(response);
      enter();
    },
    onFailed: (error) => toast({ title: 'Scoring was not changed', description: getMessage(error), tone: 'bad' }),
  });
  const decision = useWrite({
    send: ({ ids, take }: { ids: number[] | null; take: boolean }) => decidePending(gameId, ids, take),
    onDone: show,
    onFailed: (error) => {
      toast({ title: 'Nothing was decided', description: getMessage(error), tone: 'bad' });
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

const api = apiClient<typeof endpoints>();

/** How a game is scored, as seen from this phone. */
export function takeoverOptions(gameId: number) {
  return queryOptions({
    queryKey: [`/api/games/${gameId}/offered`, {}],
    queryFn: async ({ client, queryKey }) => {
      const query = { session: await recoveredSession() };
      return api.get('GET /api/games/:id/offered', { params: { id: gameId }, query }, { client, queryKey });
    },
  });
}

export const scorersOptions = (gameId: number) => api.read('GET /api/games/:id/scorers', { params: { id: gameId } });

const changeScoring = async (gameId: number, join: boolean) =>
  api.send('POST /api/games/:id/scoring', {
    params: { id: gameId },
    body: { session: await recoveredSession(), join },
  });

/** Decides the given plays, or all that can be decided together. */
const decidePending = async (gameId: number, ids: number[] | null, take: boolean) =>
  api.send('POST /api/games/:id/offered/decisions', {
    params: { id: gameId },
    body: { ...(ids ? { ids } : { all: true as const }), take, session: await recoveredSession() },
  });

export const decideDuplicates = async (gameId: number, decision: Omit<DuplicateDecision, 'session'>) =>
  api.send('POST /api/games/:id/clashes/decisions', {
    params: { id: gameId },
    body: { ...decision, session: await recoveredSession() },
  });
