import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link2Off } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { definitionOf } from '#features/sports/rules.ts';
import { ApiError } from '#web/api/api.ts';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { EmptyState, ErrorState, Skeleton } from '#web/ui/states.tsx';
import type { ScoredGame } from '../../contract.ts';
import { LinkScoringContext } from '../link-scoring.ts';
import { Console } from './console/Console.tsx';
import { decideByLink, openLinkOutbox, scoredGameOptions } from './scorer-api.ts';

/** What a scorer link opens: the console of its game, for people without an account. */
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
  const { game, heard, rosters, linkId, clashes } = scored;
  const [outbox] = useState(() => openLinkOutbox(client, token, linkId));
  useEffect(() => () => outbox.close(), [outbox]);
  const scoring = useMemo(
    () => ({
      outbox,
      rosters: new Map([
        [game.homeTeamId, rosters.home],
        [game.awayTeamId, rosters.away],
      ]),
      clashes,
      decideClashes: (decision: Parameters<typeof decideByLink>[2]) => decideByLink(client, token, decision),
    }),
    [outbox, rosters, game.homeTeamId, game.awayTeamId, clashes, client, token],
  );
  return (
    <LinkScoringContext value={scoring}>
      <Console game={game} heard={heard} definition={definitionOf(heard.definition)} />
    </LinkScoringContext>
  );
}
