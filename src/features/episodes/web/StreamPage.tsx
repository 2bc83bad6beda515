import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { LiveCard } from '#features/games/web/LiveCard.tsx';
import { VideoPlayer } from '#features/video/web/VideoPlayer.tsx';
import { messageOf } from '#web/api.ts';
import { Columns } from '#web/layout/Columns.tsx';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ErrorState, Skeleton } from '#web/ui/states.tsx';
import type { StreamAnswer } from '../contract.ts';
import { streamCheckMs, streamOptions } from './api.ts';
import { NextOnCourt } from './NextOnCourt.tsx';
import { StreamStatus } from './StreamStatus.tsx';
import { streamStatus } from './stream-status.ts';

export function StreamPage() {
  const stream = useQuery({ ...streamOptions, refetchInterval: streamCheckMs });
  const rechecked = useRechecked();
  const status = streamStatus(stream, rechecked);
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

function useRechecked(): boolean {
  const [rechecked, setRechecked] = useState(false);
  // Time is outside React.
  useEffect(() => {
    const timer = setTimeout(() => setRechecked(true), streamCheckMs);
    return () => clearTimeout(timer);
  }, []);
  return rechecked;
}

function Stream({ stream: { streamId, liveGame } }: { stream: StreamAnswer }) {
  return (
    <>
      <VideoPlayer videoId={streamId} title="Live stream of the village" />
      {liveGame ? (
        <LiveCard game={liveGame} />
      ) : (
        <Card as="div" className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1">
            <span className="block font-bold">No game is on right now</span>
            <span className="text-sm text-soft">The stream comes back when the next one tips off.</span>
          </p>
          <ButtonLink to="/games" small>
            All games
          </ButtonLink>
        </Card>
      )}
    </>
  );
}
