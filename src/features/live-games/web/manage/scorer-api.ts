import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callsOf } from '#web/api/calls.ts';
import type { ClashDecision, calls, ScoredGame } from '../../contract.ts';
import { lastOf, together } from '../heard.ts';
import { Outbox } from '../outbox.ts';
import { sayOffered } from '../say-offered.ts';
import { recoveredSession, scoringSession } from '../scoring-session.ts';

const api = callsOf<typeof calls>();

/** The live stream is for members: what others tap comes with each answer, and every so often without one. */
const lookAgainMs = 10_000;

export const scoredGameOptions = (token: string) =>
  queryOptions({
    queryKey: ['/api/scoring', token],
    queryFn: async () => api.send('POST /api/scoring', { body: { token, session: await recoveredSession() } }),
    refetchInterval: lookAgainMs,
    retry: false,
  });

export async function decideByLink(
  client: QueryClient,
  token: string,
  decision: Omit<ClashDecision, 'session'>,
): Promise<void> {
  const { queryKey } = scoredGameOptions(token);
  const session = await recoveredSession();
  try {
    const body = { token, ...decision, session };
    client.setQueryData(queryKey, await api.send('POST /api/scoring/clashes/decisions', { body }));
  } catch (error) {
    void client.invalidateQueries({ queryKey });
    throw error;
  }
}

/** Sends what is pressed by the link, whoever is logged in on this phone. */
export function openLinkOutbox(client: QueryClient, token: string, linkId: number): Outbox {
  const { queryKey } = scoredGameOptions(token);
  void recoveredSession();
  return new Outbox({
    owner: `link-${linkId}`,
    session: scoringSession,
    send: async (_gameId, events, session) => {
      const after = lastOf(client.getQueryData<ScoredGame>(queryKey)?.heard);
      const { offered, ...heard } = await api.send('POST /api/scoring/events', {
        body: { token, events, ...(after !== undefined && { after }), ...(session && { session }) },
      });
      if (offered > 0) sayOffered(offered);
      client.setQueryData<ScoredGame>(
        queryKey,
        (known) => known && { ...known, heard: together(known.heard, heard, after) ?? known.heard },
      );
    },
    onArrived: () => undefined,
  }).open();
}
