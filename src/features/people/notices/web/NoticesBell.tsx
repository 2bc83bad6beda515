import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { useWrite } from '#web/api/requests.ts';
import { railItem } from '#web/layout/navigation.tsx';
import { useClientOnly } from '#web/routing/rendering.ts';
import { useSession } from '#web/session/session.ts';
import { lazyComponent, retryImport } from '#web/ui/lazy-component.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { Loading, Skeleton } from '#web/ui/states.tsx';
import type { Notice } from '../contract.ts';
import { newNotices } from '../rules.ts';
import { noticesOptions, readNotices, waitingOptions } from './api.ts';

const NoticeList = lazyComponent(
  async () => (await import('./NoticeList.tsx')).NoticeList,
  <Loading label="Loading your notices" className="p-4">
    <Skeleton className="h-28 w-full" />
  </Loading>,
);

type Variant = 'header' | 'rail';

interface BellProps {
  variant?: Variant;
}

export function NoticesBell({ variant = 'header' }: BellProps) {
  const session = useSession();
  return session && <BellMenu key={session.userId} variant={variant} />;
}

function BellMenu({ variant }: { variant: Variant }) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set());
  const enabled = useClientOnly();
  const { data } = useInfiniteQuery({ ...noticesOptions, enabled });
  // One bell may still be hydrating when the data for the other has come.
  const notices = (enabled && data) || none;
  useArrivals(data);
  const waiting = useWaiting(enabled);
  const { mutate: markAllRead } = useWrite({ send: readNotices });
  const unread = newNotices(notices);
  const count = added(unread, waiting);

  const onToggle = ({ newState }: ToggleEvent) => {
    setOpen(newState === 'open');
    if (newState === 'open') setFresh(pickNewIds(notices));
    if (unread) markAllRead(undefined);
  };

  return (
    <>
      <button type="button" popoverTarget={id} title="Notices" className={bellClasses[variant]}>
        <Bell className={variant === 'rail' ? 'size-[1.3rem]' : 'size-5'} aria-hidden />
        <span className="sr-only">{bellLabel(unread, waiting)}</span>
        {variant === 'rail' && (
          <span aria-hidden className="flex-1 text-left">
            Notices
          </span>
        )}
        {count && <Count count={count} className={variant === 'header' ? 'absolute top-1 right-1' : ''} />}
      </button>
      <Menu
        ref={menu}
        id={id}
        place={variant === 'rail' ? 'beside' : 'header'}
        aria-label="Notices"
        role="dialog"
        onToggle={onToggle}
        className="overflow-hidden p-0 sm:w-96"
      >
        {open && <NoticeList fresh={fresh} onFollow={() => menu.current?.hidePopover()} />}
      </Menu>
    </>
  );
}

/** How much waits for a decision by this person. */
function useWaiting(isLater: boolean): number {
  const session = useSession();
  const decides = session !== null && (session.isAdmin || session.isGroundAnchor);
  const { data = [] } = useQuery({ ...waitingOptions, enabled: isLater && decides });
  return isLater ? data.reduce((sum, { count }) => sum + count, 0) : 0;
}

const added = (unread: string, waiting: number): string =>
  waiting === 0 ? unread : unread.endsWith('+') ? unread : String(Number(unread) + waiting);

const bellLabel = (unread: string, waiting: number): string =>
  ['Notices', ...(unread ? [`${unread} new`] : []), ...(waiting > 0 ? [`${waiting} to review`] : [])].join(', ');

/** Announces notices that arrive while the page is open; the list has the earlier ones. */
function useArrivals(notices: readonly Notice[] | undefined) {
  const latest = useRef<number | null>(null);

  // An effect, because notices arrive by the live stream and not by an action on this page.
  useEffect(() => {
    if (!notices) return;
    const before = latest.current;
    latest.current = Math.max(before ?? 0, notices[0]?.id ?? 0);
    if (before === null || latest.current === before) return;
    void retryImport(() => import('./announce.ts')).then(({ announce }) =>
      announce(notices.filter(({ id }) => id > before)),
    );
  }, [notices]);
}

const none: readonly Notice[] = [];

const bellClasses: Record<Variant, string> = {
  header: 'relative grid size-11 place-items-center rounded-control text-soft transition hover:text-ink',
  rail: `${railItem} w-full`,
};

function Count({ count, className = '' }: { count: string; className?: string }) {
  return (
    <span
      aria-hidden
      className={`score grid place-items-center rounded-full bg-live-text px-1 text-xs text-ground ${badgeSize} ${className}`}
    >
      {count}
    </span>
  );
}

const pickNewIds = (notices: readonly Notice[]) => new Set(notices.filter(({ read }) => !read).map(({ id }) => id));

const badgeSize = 'h-[min(1.125rem,5vw)] min-w-[min(1.125rem,5vw)]';
