import { useInfiniteQuery } from '@tanstack/react-query';
import { BellOff } from 'lucide-react';
import { messageOf } from '#web/api.ts';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { noticesOptions } from './api.ts';
import { NoticeRow } from './NoticeRow.tsx';
import { WaitingLinks } from './WaitingLinks.tsx';

interface NoticeListProps {
  fresh: ReadonlySet<number>;
  onFollow: () => void;
}

export function NoticeList({ fresh, onFollow }: NoticeListProps) {
  const { data: notices, ...query } = useInfiniteQuery(noticesOptions);
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard
      tabIndex={0}
      aria-label="Notices, newest first"
      className="rounded-card -outline-offset-3 max-h-[min(70dvh,32rem)] overflow-y-auto p-2"
    >
      <WaitingLinks onFollow={onFollow} />
      <h2 className="px-2 pt-2 pb-1.5">Notices</h2>
      {notices?.length === 0 && <NoNotices />}
      {notices && notices.length > 0 && (
        <ul className="grid gap-0.5">
          {notices.map((notice) => (
            <NoticeRow
              key={notice.id}
              notice={notice}
              isNew={!notice.read || fresh.has(notice.id)}
              onFollow={onFollow}
            />
          ))}
        </ul>
      )}
      {!notices && query.error && (
        <ErrorState
          title="Your notices did not load"
          text={messageOf(query.error)}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      )}
      {!notices && !query.error && <NoticesSkeleton />}
      <LoadMore hasMore={query.hasNextPage} busy={query.isFetchingNextPage} onMore={query.fetchNextPage} />
    </section>
  );
}

function NoNotices() {
  return (
    <EmptyState
      icon={BellOff}
      title="No notices yet"
      text="News such as an approved photo or a new episode will appear here"
    />
  );
}

function NoticesSkeleton() {
  return (
    <Loading label="Loading your notices" className="grid gap-4 p-2">
      {['w-40', 'w-32', 'w-44'].map((width) => (
        <div key={width} className="flex gap-3">
          <Skeleton className="size-9 shrink-0 rounded-full" />
          <div className="grid flex-1 content-between">
            <Skeleton className={`h-4 ${width}`} />
            <Skeleton className="h-3.5 w-full" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
