import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useMemo } from 'react';
import { settingsOptions } from '#features/settings/web/api.ts';
import { messageOf } from '#web/api.ts';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { RowsLoading } from '../people/RowsLoading.tsx';
import { AuditCard } from './AuditCard.tsx';
import { type Asked, auditOptions, readAnew } from './api.ts';

export function AuditList({ asked }: { asked: Asked }) {
  const list = useInfiniteQuery({ ...auditOptions(asked), ...readAnew });
  const moment = useMoments();
  if (list.isPending) return <RowsLoading label="Loading the audit log..." />;
  if (!list.data) {
    return (
      <ErrorState
        title="Failed to load the audit log"
        text={messageOf(list.error)}
        onRetry={() => list.refetch()}
        busy={list.isFetching}
      />
    );
  }
  if (list.data.length === 0) {
    return <EmptyState icon={ScrollText} title="No lines found" text="Try another person, act or day." />;
  }
  return (
    <>
      <ul aria-label="Audit log" className="grid gap-2.5">
        {list.data.map((line) => (
          <AuditCard key={line.id} line={line} moment={moment} />
        ))}
      </ul>
      <LoadMore hasMore={list.hasNextPage} busy={list.isFetchingNextPage} onMore={list.fetchNextPage} />
    </>
  );
}

/** Moments as the village's clocks show them. */
function useMoments(): (instant: string) => string {
  const timeZone = useQuery(settingsOptions).data?.timeZone;
  return useMemo(() => {
    const format = new Intl.DateTimeFormat('en-GB', {
      dateStyle: 'medium',
      timeStyle: 'medium',
      ...(timeZone && { timeZone }),
    });
    return (instant) => format.format(new Date(instant));
  }, [timeZone]);
}
