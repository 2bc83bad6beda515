import { Megaphone } from 'lucide-react';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { loaderOf } from '#web/loading.ts';
import { Card } from '#web/ui/Card.tsx';
import { CardList } from '#web/ui/CardList.tsx';
import { RelativeTime } from '#web/ui/RelativeTime.tsx';
import type { Announcement } from '../contract.ts';
import { announcementsOptions } from './api.ts';
import { useReadOnSight } from './read-on-sight.ts';

export function AnnouncementsPage() {
  useReadOnSight();
  return (
    <div className="mx-auto max-w-3xl">
      <PageTitle>Announcements</PageTitle>
      <CardList
        of={announcementsOptions()}
        Card={AnnouncementCard}
        things="announcements"
        icon={Megaphone}
        loading={{ label: 'Loading the announcements', rows: 5, shape: 'h-36' }}
        failed={{ title: 'The announcements did not load' }}
        empty={{ title: 'No announcements available', text: 'Announcements will appear here.' }}
      />
    </div>
  );
}

export const loader = loaderOf(({ client }) => [client.prefetchInfiniteQuery(announcementsOptions())]);

function AnnouncementCard({ row: { id, title, content, createdAt } }: { row: Announcement }) {
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
