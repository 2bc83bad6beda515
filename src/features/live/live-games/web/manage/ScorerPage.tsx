import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link2Off } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { ApiError } from '#web/api/api.ts';
import { apiClient } from '#web/api/requests.ts';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { type EntryKind, Outbox } from '#web/outbox/outbox.ts';
import { EmptyState, ErrorState, Skeleton } from '#web/ui/states.tsx';
import type { DuplicateDecision, endpoints, ScoredGame, SentEvents } from '../../contract.ts';
import { getLastId, together } from '../api.ts';
import { LinkScoringContext } from '../link-scoring.ts';
import { PlaysOutbox, playsKind } from '../queued-plays.ts';
import { recoveredSession, scoringSession } from '../scoring-session.ts';
import { notifyPending } from '../tap-copy.ts';
import { Console } from './console/Console.tsx';

const api = apiClient<typeof endpoints>();

/** The live stream is for members only: taps of others arrive with each response, and by polling. */
const pollMs = 10_000;

export function scoredGameOptions(token: string) {
  const queryKey = ['/api/scoring', token];
  return queryOptions({
    queryKey,
    queryFn: async ({ client }) => {
      const scored = await api.send('POST /api/scoring', { body: { token, session: await recoveredSession() } });
      // Plays that arrived while the response was under way may be missing in it.
      const known = client.getQueryData<ScoredGame>(queryKey)?.heard;
      return { ...scored, heard: together(known, scored.heard) ?? scored.heard };
    },
    refetchInterval: pollMs,
    retry: false,
  });
}

async function decideByLink(
  client: QueryClient,
  token: string,
  decision: Omit<DuplicateDecision, 'session'>,
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

/** Sends what is pressed with the link, regardless of who is logged in on this phone. The token is not stored. */
function openLinkPlays(client: QueryClient, token: string, linkId: number): PlaysOutbox {
  const { queryKey } = scoredGameOptions(token);
  const heard = () => client.getQueryData(queryKey)?.heard;
  void recoveredSession();
  let after: string | undefined;
  const kind: EntryKind = {
    complete: async ({ path, body }) => {
      after = getLastId(heard());
      return { path, body: { ...Object(body), token, ...(after !== undefined && { after }) } };
    },
    apply: ({ body }) => {
      const { offered, ...received }: SentEvents = Object(body);
      if (offered > 0) notifyPending(offered);
      client.setQueryData(
        queryKey,
        (known) => known && { ...known, heard: together(known.heard, received, after) ?? known.heard },
      );
    },
  };
  const outbox = new Outbox({ owner: `link-${linkId}`, kinds: new Map([[playsKind, async () => kind]]) });
  return new PlaysOutbox(outbox.open(), (_gameId, event) => ({
    path: '/api/scoring/events',
    body: { events: [event], session: scoringSession() },
  }));
}

/** The page of a scorer link: the console of its game, for people without an account. */
export function ScorerPage() {
  const token = useLocation().hash.slice(1);
  const { data, error, isFetching, refetch } = useQuery(scoredGameOptions(token));
  const isRefused = error instanceof ApiError && [400, 404].includes(error.status);
  if (data && !isRefused) return <LinkConsole key={data.linkId} token={token} scored={data} />;
  return (
    <div className="mx-auto max-w-xl px-4 pt-3">
      <PageTitle>Scoring</PageTitle>
      {!error && <Skeleton className="h-96 rounded-card" />}
      {isRefused && (
        <EmptyState
          icon={Link2Off}
          title="This link does not score a game now"
          text="It opens 2 hours before the game and closes 3 hours after its start. An officer may have ended it: ask for a new one."
        />
      )}
      {error && !isRefused && <ErrorState title="This game did not load" onRetry={() => refetch()} busy={isFetching} />}
    </div>
  );
}

function LinkConsole({ token, scored }: { token: string; scored: ScoredGame }) {
  const client = useQueryClient();
  const { game, heard: gameEvents, rosters, linkId, clashes, sheets } = scored;
  const [outbox] = useState(() => openLinkPlays(client, token, linkId));
  useEffect(() => () => outbox.outbox.close(), [outbox]);
  const scoring = useMemo(
    () => ({
      outbox,
      rosters: new Map([
        [game.homeTeamId, rosters.home],
        [game.awayTeamId, rosters.away],
      ]),
      sheets,
      clashes,
      decideDuplicates: (decision: Parameters<typeof decideByLink>[2]) => decideByLink(client, token, decision),
    }),
    [outbox, rosters, game.homeTeamId, game.awayTeamId, sheets, clashes, client, token],
  );
  return (
    <LinkScoringContext value={scoring}>
      <Console game={game} gameEvents={gameEvents} definition={getDefinition(gameEvents.definition)} />
    </LinkScoringContext>
  );
}
