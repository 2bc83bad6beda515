import { Bell, Clapperboard, Image, type LucideIcon, Trophy } from 'lucide-react';
import { Link } from 'react-router';
import { RelativeTime } from '#web/ui/RelativeTime.tsx';
import type { Notice } from '../contract.ts';

const icons: Readonly<Record<string, LucideIcon>> = { photo: Image, episode: Clapperboard, achievement: Trophy };

interface NoticeRowProps {
  notice: Notice;
  isNew: boolean;
  onFollow: () => void;
}

export function NoticeRow({ notice, isNew, onFollow }: NoticeRowProps) {
  const shape = 'flex gap-3 rounded-control p-2';
  if (!notice.link) {
    return (
      <li className={shape}>
        <Words notice={notice} isNew={isNew} />
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
        <Words notice={notice} isNew={isNew} />
      </Link>
    </li>
  );
}

function Words({ notice, isNew }: { notice: Notice; isNew: boolean }) {
  const Icon = icons[notice.kind] ?? Bell;
  return (
    <>
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-raised text-soft">
        <Icon className="size-[1.125rem]" aria-hidden />
      </span>
      <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
        <span className="flex items-baseline justify-between gap-2">
          <span className="min-w-0 font-bold text-[0.9375rem] [overflow-wrap:anywhere]">{notice.title}</span>
          {isNew && (
            <span className="shrink-0 rounded-full bg-info/15 px-2 py-0.5 font-bold text-[0.6875rem] text-info">
              New
            </span>
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
