import { Loading, Skeleton } from '#web/ui/states.tsx';
import { PlayerCardsLoading } from './PlayerCard.tsx';

export function TeamsLoading() {
  return (
    <Loading label="Loading teams">
      <Skeleton className="h-[54px] rounded-control" />
      <div className="grid gap-5 pt-3.5 lg:grid-cols-[minmax(0,1fr)_320px] lg:items-start lg:gap-[22px]">
        <div className="grid min-w-0 gap-5">
          <div className="grid grid-cols-3 gap-2 sm:gap-3">
            {['athletes', 'teams', 'stars'].map((place) => (
              <Skeleton key={place} className="h-[83px] rounded-card" />
            ))}
          </div>
          <div className="grid gap-3">
            <Skeleton className="h-5 w-40" />
            <div className="grid gap-2.5 sm:grid-cols-2">
              {['one', 'two', 'three', 'four'].map((place) => (
                <Skeleton key={place} className="h-[76px] rounded-card" />
              ))}
            </div>
          </div>
          <div className="grid gap-3">
            <Skeleton className="my-3 h-5 w-32" />
            <PlayerCardsLoading places={8} />
          </div>
        </div>
        <Skeleton className="h-60 rounded-card" />
      </div>
    </Loading>
  );
}
