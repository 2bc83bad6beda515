import { Loading, Skeleton } from '#web/ui/states.tsx';

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export function RowsLoading({ label }: { label: string }) {
  return (
    <Loading label={label} className="grid gap-2.5 lg:grid-cols-2">
      {rows.map((row) => (
        <Skeleton key={row} className="h-[74px] rounded-card" />
      ))}
    </Loading>
  );
}
