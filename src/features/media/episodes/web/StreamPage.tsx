import { useQuery } from '@tanstack/react-query';
import { LoaderCircle, VideoOff, WifiOff } from 'lucide-react';
import type { Game } from '#features/competition/games/contract.ts';
import { byDay } from '#features/competition/games/day-rules.ts';
import { gamesOptions, useGames } from '#features/competition/games/web/api.ts';
import { GameCard } from '#features/competition/games/web/GameCard.tsx';
import { LiveCard } from '#features/competition/games/web/LiveCard.tsx';
import { VideoPlayer } from '#features/media/video/web/VideoPlayer.tsx';
import { getMessage } from '#web/api/api.ts';
import { Columns } from '#web/layout/Columns.tsx';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { defineLoader } from '#web/routing/loading.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import type { StreamResponse } from '../contract.ts';
import { streamCheckMs, streamOptions } from './api.ts';
export type ShownStatus = 'checking' | StreamResponse['status'];

interface StreamQuery {
  data: Pick<StreamResponse, 'status'> | undefined;
  isError: boolean;
}

/** 'checking' until the first response, then the latest one's status. A failed request counts as offline. */
export function streamStatus({ data, isError }: StreamQuery): ShownStatus {
  if (isError) return 'offline';
  return data?.status ?? 'checking';
}

const shown = 3;

export function comingUp(games: readonly Game[], now: number): Game[] {
  return games
    .filter(({ status, dateTime }) => status === 'upcoming' && dateTime !== null && Date.parse(dateTime) > now)
    .toSorted(byDay)
    .slice(0, shown);
}

export function StreamPage() {
  const stream = useQuery({ ...streamOptions, refetchInterval: streamCheckMs });
  const status = streamStatus(stream);
  return (
    <>
      <PageTitle aside={<StreamStatus status={status} />}>Live Stream</PageTitle>
      <Columns
        main={
          <>
            {stream.data && <Stream stream={stream.data} />}
            {stream.isPending && (
              <>
                <Skeleton className="aspect-video rounded-card" />
                <Skeleton className="h-56 rounded-card" />
              </>
            )}
            {stream.isError && !stream.data && (
              <ErrorState
                title="The stream cannot be shown"
                text={getMessage(stream.error)}
                onRetry={() => void stream.refetch()}
                busy={stream.isFetching}
              />
            )}
          </>
        }
        side={<NextOnCourt />}
      />
    </>
  );
}

export const loader = defineLoader(({ client }) => [
  client.prefetchQuery(streamOptions),
  client.prefetchInfiniteQuery(gamesOptions),
]);

function Stream({ stream: { streamId, liveGame } }: { stream: StreamResponse }) {
  return (
    <>
      {streamId === null ? (
        <EmptyState icon={VideoOff} title="No stream right now" text="Live streams will appear here." />
      ) : (
        <VideoPlayer videoId={streamId} title="Live stream of the village" />
      )}
      {liveGame ? (
        <LiveCard game={liveGame} />
      ) : (
        <Card as="div" className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1">
            <span className="block font-bold">No game is on right now</span>
            <span className="text-sm text-soft">Upcoming games are listed under Next on court.</span>
          </p>
          <ButtonLink to="/games" small>
            All games
          </ButtonLink>
        </Card>
      )}
    </>
  );
}

function StreamStatus({ status }: { status: ShownStatus }) {
  return (
    <span role="status" aria-label="Stream status">
      {statusPills[status]}
    </span>
  );
}

const statusPills: Record<ShownStatus, React.ReactNode> = {
  checking: (
    <Pill caps>
      <LoaderCircle className="size-3.5 animate-spin" aria-hidden /> Checking
    </Pill>
  ),
  active: (
    <Pill tone="live" caps>
      Active
    </Pill>
  ),
  offline: (
    <Pill caps>
      <WifiOff className="size-3.5" aria-hidden /> Offline
    </Pill>
  ),
};

function NextOnCourt() {
  const { data: games, isError } = useGames();
  const next = comingUp(games ?? [], useNow());
  if (isError && !games) return null;
  return (
    <section aria-labelledby="next-on-court" className="grid grid-cols-1 gap-3.5">
      <h2 id="next-on-court">Next on court</h2>
      {!games && <NextLoading />}
      {games && next.length === 0 && <p className="text-sm text-soft">No upcoming games scheduled</p>}
      {next.map((game) => (
        <GameCard key={game.id} game={game} takesRsvps={false} />
      ))}
    </section>
  );
}

function NextLoading() {
  return (
    <Loading label="Loading the next games" className="grid grid-cols-1 gap-3.5">
      {[1, 2, 3].map((slot) => (
        <Skeleton key={slot} className="h-32 rounded-card" />
      ))}
    </Loading>
  );
}
