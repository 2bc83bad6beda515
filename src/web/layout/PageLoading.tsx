import { Loading, Skeleton } from '../ui/states.tsx';

export function PageLoading() {
  return (
    <Loading label="Loading" className="grid gap-3.5 pt-2">
      <Skeleton className="h-8 w-52" />
      <Skeleton className="h-64 rounded-card" />
      <Skeleton className="h-52 rounded-card" />
    </Loading>
  );
}
