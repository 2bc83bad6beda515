import { useQuery } from '@tanstack/react-query';
import { CalendarX } from 'lucide-react';
import { ApiError } from '#web/api/api.ts';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { whyNoRsvps } from '../rules.ts';
import { gameOptions } from './api.ts';
import { GameCard } from './GameCard.tsx';

/** The game that a link leads to, above all others. */
export function AskedGame({ id }: { id: number }) {
  return (
    <section aria-labelledby="asked-game" className="mt-4 grid gap-3 lg:max-w-2xl">
      <h2 id="asked-game">The game you opened</h2>
      <Asked id={id} />
    </section>
  );
}

function Asked({ id }: { id: number }) {
  const now = new Date(useNow());
  const { data: game, error, isFetching, refetch } = useQuery(gameOptions(id));
  if (game) return <GameCard game={game} takesRsvps={whyNoRsvps(game, now) === null} />;
  if (error instanceof ApiError && error.status === 404) {
    return <EmptyState icon={CalendarX} title="This game was not found" text="It may have been removed." />;
  }
  if (error) return <ErrorState title="This game did not load" onRetry={() => refetch()} busy={isFetching} />;
  return (
    <Loading label="Loading the game">
      <GameCardSkeleton />
    </Loading>
  );
}

function GameCardSkeleton() {
  return (
    <Card as="div" className="grid gap-3">
      <div className="flex gap-3">
        <Skeleton className="h-20 w-10" />
        <div className="ml-3 grid flex-1 content-between py-0.5">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-4 w-44" />
        </div>
      </div>
      <div className="-mb-2 border-line border-t pt-2">
        <div className="flex items-center justify-between">
          <Skeleton className="h-6 w-36" />
          <Skeleton className="h-11 w-[66px] rounded-control" />
        </div>
        <div className="flex h-11 items-center">
          <Skeleton className="h-5 w-40" />
        </div>
      </div>
    </Card>
  );
}
