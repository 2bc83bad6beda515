import { useInfiniteQuery } from '@tanstack/react-query';
import {
  BadgeCheck,
  Bell,
  BellOff,
  CalendarClock,
  Clapperboard,
  Image,
  KeyRound,
  type LucideIcon,
  Megaphone,
  Settings2,
  Swords,
  Trophy,
  UserPlus,
  UserRound,
} from 'lucide-react';
import { Link } from 'react-router';
import { getMessage } from '#web/api/api.ts';
import { LoadMore } from '#web/ui/lists/LoadMore.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import type { Notice } from '../contract.ts';
import { noticesOptions } from './api.ts';
import { WaitingLinks } from './WaitingLinks.tsx';

interface NoticeListProps {
  fresh: ReadonlySet<number>;
  onFollow: () => void;
}

export function NoticeList({ fresh, onFollow }: NoticeListProps) {
  const { data: notices, ...query } = useInfiniteQuery(noticesOptions);
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be focusable for keyboards
      tabIndex={0}
      aria-label="Notices, newest first"
      className="rounded-card -outline-offset-3 max-h-[min(70dvh,32rem)] overflow-y-auto p-2"
    >
      <WaitingLinks onFollow={onFollow} />
      <div className="flex items-center justify-between gap-2 pb-1 pl-2">
        <h2>Notices</h2>
        <Link
          to="/account/notifications"
          viewTransition
          onClick={onFollow}
          className="flex min-h-11 items-center gap-1.5 rounded-control px-2 font-semibold text-sm text-soft hover:text-ink focus-visible:-outline-offset-3"
        >
          <Settings2 className="size-4" aria-hidden />
          Notification settings
        </Link>
      </div>
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
          text={getMessage(query.error)}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      )}
      {!notices && !query.error && <NoticesSkeleton />}
      <LoadMore list={query} />
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

const icons: Readonly<Record<string, LucideIcon>> = {
  photo: Image,
  episode: Clapperboard,
  achievement: Trophy,
  player: UserRound,
  result: BadgeCheck,
  challenge: Swords,
  game: CalendarClock,
  announcement: Megaphone,
  account: UserPlus,
  password: KeyRound,
};

interface NoticeRowProps {
  notice: Notice;
  isNew: boolean;
  onFollow: () => void;
}

function NoticeRow({ notice, isNew, onFollow }: NoticeRowProps) {
  const shape = 'flex gap-3 rounded-control p-2';
  if (!notice.link) {
    return (
      <li className={shape}>
        <NoticeText notice={notice} isNew={isNew} />
      </li>
    );
  }
  return (
    <li>
      <Link
        to={notice.link}
        viewTransition
        onClick={onFollow}
        className={`${shape} transition-colors hover:bg-raised focus-visible:-outline-offset-3`}
      >
        <NoticeText notice={notice} isNew={isNew} />
      </Link>
    </li>
  );
}

function NoticeText({ notice, isNew }: { notice: Notice; isNew: boolean }) {
  const Icon = icons[notice.kind] ?? Bell;
  return (
    <>
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-raised text-soft">
        <Icon className="size-[1.125rem]" aria-hidden />
      </span>
      <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
        <span className="flex items-baseline justify-between gap-2">
          <span className="min-w-0 font-bold text-base [overflow-wrap:anywhere]">{notice.title}</span>
          {isNew && (
            <span className="shrink-0 rounded-full bg-info/15 px-2 py-0.5 font-bold text-xs text-info">New</span>
          )}
        </span>
        <span className="text-sm text-soft [overflow-wrap:anywhere]">{notice.text}</span>
        <span className="text-xs text-soft">
          <RelativeTime at={notice.createdAt} />
        </span>
      </span>
    </>
  );
}
