import { Loading, Skeleton } from '#web/ui/states.tsx';

export function CommentsSkeleton() {
  return (
    <div className="grid gap-2">
      <div className="h-48 overflow-hidden rounded-control border border-line bg-ground p-3">
        <CommentRowsSkeleton />
      </div>
      <Skeleton className="h-12 rounded-control" />
    </div>
  );
}

export function CommentRowsSkeleton() {
  return (
    <Loading label="Loading comments" className="grid gap-4">
      {['w-3/4', 'w-1/2', 'w-2/3'].map((width) => (
        <div key={width} className="flex gap-2.5">
          <Skeleton className="size-8 shrink-0 rounded-full" />
          <div className="grid flex-1 content-between">
            <Skeleton className="h-3.5 w-28" />
            <Skeleton className={`h-3.5 ${width}`} />
          </div>
        </div>
      ))}
    </Loading>
  );
}
