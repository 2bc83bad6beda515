import { Skeleton } from '#web/ui/states.tsx';

/** In their place while their code is on its way. */
export function LowerCardsLoading() {
  return (
    <>
      <Skeleton className="mt-1 h-[23rem] rounded-card" />
      <Skeleton className="h-44 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </>
  );
}
