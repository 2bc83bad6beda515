import { useQuery } from '@tanstack/react-query';
import { VideoOff } from 'lucide-react';
import { gamesOptions } from '#features/games/web/api.ts';
import { LiveCard } from '#features/games/web/LiveCard.tsx';
import { VideoPlayer } from '#features/video/web/VideoPlayer.tsx';
import { messageOf } from '#web/api.ts';
import { Columns } from '#web/layout/Columns.tsx';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { loaderOf } from '#web/loading.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState, ErrorState, Skeleton } from '#web/ui/states.tsx';
import type { StreamAnswer } from '../contract.ts';
import { streamCheckMs, streamOptions } from './api.ts';
import { NextOnCourt } from './NextOnCourt.tsx';
import { StreamStatus } from './StreamStatus.tsx';
import { streamStatus } from './stream-status.ts';

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
                text={messageOf(stream.error)}
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

export const loader = loaderOf(({ client }) => [
  client.prefetchQuery(streamOptions),
  client.prefetchInfiniteQuery(gamesOptions),
]);

function Stream({ stream: { streamId, liveGame } }: { stream: StreamAnswer }) {
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
            <span className="text-sm text-soft">Upcoming games are listed under Next on Court.</span>
          </p>
          <ButtonLink to="/games" small>
            All games
          </ButtonLink>
        </Card>
      )}
    </>
  );
}
