import { Loading, Skeleton } from '../ui/states.tsx';

export function RowsLoading({ label, className }: { label: string; className: string }) {
  return (
    <Loading label={label} className={className}>
      <p className="col-span-full flex items-center gap-2.5 text-sm text-soft" aria-hidden>
        <span className="size-4 animate-spin rounded-full border-2 border-current border-t-transparent" />
        {label}
      </p>
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} className="h-40 rounded-card" />
      ))}
    </Loading>
  );
}
