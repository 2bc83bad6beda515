import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { useEffect } from 'react';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { defineLoader } from '#web/routing/loading.ts';
import { Card } from '#web/ui/Card.tsx';
import { LinkedText } from '#web/ui/LinkedText.tsx';
import { CardList } from '#web/ui/lists/InfiniteList.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import type { Announcement } from '../contract.ts';
import { announcementsOptions, readAnnouncement, unreadAnnouncementOptions } from './api.ts';
import { PostedOn } from './PostedOn.tsx';

export function AnnouncementsPage() {
  useReadOnSight();
  return (
    <div className="mx-auto max-w-3xl">
      <PageTitle>Announcements</PageTitle>
      <CardList
        of={announcementsOptions()}
        Card={AnnouncementCard}
        loading={{ label: 'Loading the announcements', rows: 5, shape: 'h-36' }}
        failed={{ title: 'The announcements did not load' }}
        empty={
          <EmptyState icon={Megaphone} title="No announcements available" text="Announcements will appear here." />
        }
      />
    </div>
  );
}

export const loader = defineLoader(({ client }) => [client.prefetchInfiniteQuery(announcementsOptions())]);

function AnnouncementCard({ row: { id, title, content, createdAt } }: { row: Announcement }) {
  return (
    <Card as="li" id={`announcement-${id}`} tabIndex={-1} className="grid gap-1.5 wrap-anywhere">
      <p className="text-sm text-soft">
        <PostedOn at={createdAt} /> · <RelativeTime at={createdAt} />
      </p>
      <h2>{title}</h2>
      <p className="whitespace-pre-line text-base">
        <LinkedText>{content}</LinkedText>
      </p>
    </Card>
  );
}

/** Marks the announcement on screen as read, so that Home need not show it. */
function useReadOnSight(): void {
  const shown = useInfiniteQuery(announcementsOptions()).data;
  const unread = useQuery(unreadAnnouncementOptions()).data?.id;
  const isShown = shown?.some(({ id }) => id === unread) ?? false;

  // Showing it is the act; nobody presses anything. If the call fails, Home shows the announcement once more.
  useEffect(() => {
    if (isShown && unread !== undefined) void readAnnouncement(unread).catch(() => undefined);
  }, [isShown, unread]);
}
