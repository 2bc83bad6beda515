import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { Megaphone, X } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { Card } from '#web/ui/Card.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { IconTile } from '#web/ui/IconTile.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { Announcement } from '../../contract.ts';
import { readAnnouncement, unreadAnnouncementOptions } from '../api.ts';
import { PostedOn } from '../PostedOn.tsx';

/** The newest announcement until it is read or dismissed; renders nothing when it does not load. */
export function UnreadAnnouncementCard() {
  const { data } = useQuery(unreadAnnouncementOptions());
  return data ? <UnreadAnnouncement key={data.id} announcement={data} /> : null;
}

UnreadAnnouncementCard.reads = (client: QueryClient) => [client.prefetchQuery(unreadAnnouncementOptions())];

function UnreadAnnouncement({ announcement: { id, title, content, createdAt } }: { announcement: Announcement }) {
  const name = useId();
  const dismiss = useDismiss(id);
  return (
    <Card
      aria-labelledby={name}
      className="relative flex items-center gap-3 p-3! transition-colors has-[a:hover]:border-edge"
    >
      <IconTile>
        <Megaphone className="size-5" aria-hidden />
      </IconTile>
      <div className="min-w-0 flex-1">
        <Link to="/announcements" viewTransition className="after:absolute after:inset-0 after:rounded-card">
          <span id={name} className="line-clamp-1 font-bold text-base wrap-anywhere">
            {title}
          </span>
        </Link>
        <p className="line-clamp-1 text-sm text-soft wrap-anywhere">
          <PostedOn at={createdAt} /> · {content}
        </p>
      </div>
      <IconButton icon={X} label="Dismiss announcement" className="relative" onClick={() => dismiss()} />
    </Card>
  );
}

/** Removes the card at once and moves focus to what follows; brings it back with a toast if the call fails. */
function useDismiss(id: number): () => void {
  const client = useQueryClient();
  const { queryKey } = unreadAnnouncementOptions();
  const { mutate } = useWrite({
    send: () => readAnnouncement(id),
    onFailed: (error) => {
      toast({ title: 'The announcement was not dismissed', description: getMessage(error), tone: 'bad' });
      void client.invalidateQueries({ queryKey });
    },
  });
  return () => {
    document.getElementById('content')?.focus({ preventScroll: true });
    client.setQueryData(queryKey, null);
    mutate(undefined);
  };
}
