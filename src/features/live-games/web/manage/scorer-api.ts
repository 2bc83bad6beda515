import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callsOf } from '#web/api/calls.ts';
import type { calls, ScoredGame } from '../../contract.ts';
import { lastOf, together } from '../heard.ts';
import { Outbox } from '../outbox.ts';

const api = callsOf<typeof calls>();

/** The live stream is for members: what others tap comes with each answer, and every so often without one. */
const lookAgainMs = 10_000;

export const scoredGameOptions = (token: string) =>
  queryOptions({
    queryKey: ['/api/scoring', token],
    queryFn: () => api.send('POST /api/scoring', { body: { token } }),
    refetchInterval: lookAgainMs,
    retry: false,
  });

/** Sends what is pressed by the link, whoever is logged in on this phone. */
export function openLinkOutbox(client: QueryClient, token: string, linkId: number): Outbox {
  const { queryKey } = scoredGameOptions(token);
  return new Outbox({
    owner: `link-${linkId}`,
    send: async (_gameId, events) => {
      const after = lastOf(client.getQueryData<ScoredGame>(queryKey)?.heard);
      const heard = await api.send('POST /api/scoring/events', {
        body: { token, events, ...(after !== undefined && { after }) },
      });
      client.setQueryData<ScoredGame>(
        queryKey,
        (known) => known && { ...known, heard: together(known.heard, heard, after) ?? known.heard },
      );
    },
    onArrived: () => undefined,
  }).open();
}
