import { useInfiniteQuery } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { CardAction } from '#web/ui/CardAction.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { Loading, Skeleton } from '#web/ui/states.tsx';
import type { CommentableItem } from '../contract.ts';
import { commentsOptions } from './api.ts';
import type { CommentExtras } from './CommentRow.tsx';
import { LikeButton } from './LikeButton.tsx';

const CommentsArea = lazyComponent(
  async () => (await import('./CommentsArea.tsx')).CommentsArea,
  // Shown while the code loads; the comments then have their own skeleton.
  <Loading label="Loading comments">
    <Skeleton className="h-62 rounded-control" />
  </Loading>,
);

interface ConversationProps {
  item: CommentableItem;
  about: string;
  likesCount: number;
  commentsCount: number;
  className?: string;
  /** Whether the comments can be read without a press. */
  startsOpen?: boolean;
  /** Further actions on the item, beside its comments. */
  actions?: ReactNode;
  commentExtras?: CommentExtras | undefined;
}

export function Conversation({
  item,
  about,
  likesCount,
  commentsCount,
  className = '',
  startsOpen = false,
  actions,
  commentExtras,
}: ConversationProps) {
  const [open, setOpen] = useState(startsOpen);
  const id = useId();
  const [opened, setOpened] = useState(startsOpen);
  const turn = () => {
    setOpen(!open);
    setOpened(true);
  };
  return (
    <div className={className} data-talking={open || undefined}>
      <div className="-mx-2.5 flex flex-wrap items-center gap-1">
        <LikeButton item={item} about={about} likesCount={likesCount} />
        <CardAction aria-expanded={open} aria-controls={open ? id : undefined} onClick={turn}>
          <MessageSquare className="size-[1.125rem]" aria-hidden />
          Comments
          <span>{opened ? <CommentsCount item={item} inList={commentsCount} open={open} /> : commentsCount}</span>
          <span className="sr-only">on {about}</span>
        </CardAction>
        {actions}
      </div>
      {open && (
        <div id={id} className="settle mt-1 pb-2">
          <CommentsArea item={item} about={about} extras={commentExtras} />
        </div>
      )}
    </div>
  );
}

interface CommentsCountProps {
  item: CommentableItem;
  inList: number;
  open: boolean;
}

/** Once the area has been open, its own count is newer than the list's. */
function CommentsCount({ item, inList, open }: CommentsCountProps) {
  const { data: comments, hasNextPage } = useInfiniteQuery({ ...commentsOptions(item), enabled: open });
  // Hidden comments are in nobody's count.
  const shown = comments?.filter(({ hiddenBecause }) => hiddenBecause === null).length ?? 0;
  const counted = !open || !comments ? null : hasNextPage ? Math.max(shown, inList) : shown;
  return useLatestCount(inList, counted);
}

/** Keeps a count that is newer than the list's, until a refetched list has another number. */
export function useLatestCount(inList: number, counted: number | null): number {
  const [latest, setLatest] = useState({ count: inList, insteadOf: inList });
  if (counted !== null && (latest.count !== counted || latest.insteadOf !== inList)) {
    setLatest({ count: counted, insteadOf: inList });
    return counted;
  }
  return latest.insteadOf === inList ? latest.count : inList;
}
