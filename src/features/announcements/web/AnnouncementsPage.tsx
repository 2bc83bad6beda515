import { useInfiniteQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { Card } from '#web/ui/Card.tsx';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { useLinkedRow } from '#web/ui/linked-row.ts';
import { RelativeTime } from '#web/ui/RelativeTime.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import type { Announcement } from '../contract.ts';
import { announcementsOptions } from './api.ts';
import { useReadOnSight } from './read-on-sight.ts';

export function AnnouncementsPage() {
  return (
    <div className="mx-auto max-w-3xl">
      <PageTitle>Announcements</PageTitle>
      <Announcements />
    </div>
  );
}

function Announcements() {
  const list = useInfiniteQuery(announcementsOptions());
  useReadOnSight(list.data);
  useLinkedRow({ shown: list.data?.length ?? 0, hasMore: list.hasNextPage, onMore: list.fetchNextPage });
  if (list.isPending) return <AnnouncementsLoading />;
  if (!list.data) {
    return <ErrorState title="The announcements did not load" onRetry={() => list.refetch()} busy={list.isFetching} />;
  }
  if (list.data.length === 0) {
    return (
      <EmptyState icon={Megaphone} title="No announcements available" text="What the village is told stands here." />
    );
  }
  return (
    <>
      <ul className="grid gap-3.5">
        {list.data.map((announcement) => (
          <AnnouncementCard key={announcement.id} announcement={announcement} />
        ))}
      </ul>
      <LoadMore hasMore={list.hasNextPage} busy={list.isFetchingNextPage} onMore={list.fetchNextPage} />
    </>
  );
}

function AnnouncementCard({ announcement: { id, title, content, createdAt } }: { announcement: Announcement }) {
  return (
    <Card as="li" id={`announcement-${id}`} tabIndex={-1} className="grid gap-1.5 wrap-anywhere">
      <p className="text-[0.8125rem] text-soft">
        <RelativeTime at={createdAt} />
      </p>
      <h2>{title}</h2>
      <p className="whitespace-pre-line text-[0.9375rem]">{content}</p>
    </Card>
  );
}

function AnnouncementsLoading() {
  return (
    <Loading label="Loading the announcements" className="grid gap-3.5">
      {Array.from({ length: 5 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places that never change
        <Skeleton key={place} className="h-36 rounded-card" />
      ))}
    </Loading>
  );
}
