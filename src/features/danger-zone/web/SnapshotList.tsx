import { useQuery } from '@tanstack/react-query';
import { Archive } from 'lucide-react';
import { RelativeTime } from '#web/ui/RelativeTime.tsx';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import type { SnapshotRow } from '../contract.ts';
import { snapshotsOptions } from './api.ts';
import { DownloadSnapshot } from './DownloadSnapshot.tsx';

export function SnapshotList() {
  const { data, isPending, isFetching, refetch } = useQuery(snapshotsOptions());
  return (
    <details className="border-line border-t pt-1.5">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-bold text-[0.9375rem]">
        <Archive className="size-4 text-soft" aria-hidden />
        Snapshots and backups{data && ` (${data.length})`}
      </summary>
      {isPending && (
        <Loading label="Loading snapshots...">
          <Skeleton className="h-16 rounded-control" />
        </Loading>
      )}
      {!isPending && !data && (
        <ErrorState title="Failed to load snapshots" onRetry={() => void refetch()} busy={isFetching} />
      )}
      {data?.length === 0 && (
        <p className="pb-2 text-sm text-soft">No snapshots yet. The first will come with the next daily backup.</p>
      )}
      {data && data.length > 0 && <ul className="max-h-96 divide-y divide-line overflow-y-auto">{data.map(rowOf)}</ul>}
    </details>
  );
}

const rowOf = (snapshot: SnapshotRow) => <Row key={snapshot.name} {...snapshot} />;

function Row({ name, madeAt, bytes, reason }: SnapshotRow) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-2.5 py-2.5">
      <div className="grid min-w-52 flex-1 gap-0.5 wrap-anywhere">
        <p className="font-semibold text-[0.9375rem]">{reason}</p>
        <p className="text-[0.8125rem] text-soft">
          <RelativeTime at={madeAt} /> · {sizeOf(bytes)} · {name}
        </p>
      </div>
      <DownloadSnapshot name={name} />
    </li>
  );
}

const sizeOf = (bytes: number): string => `${(bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0)} MB`;
