import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowUp, ChevronDown, MessageSquare } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { getMessage } from '#web/api/api.ts';
import { DeleteDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { LoadMore } from '#web/ui/lists/LoadMore.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import type { Comment, CommentableItem, ItemId } from '../contract.ts';
import { commentsOptions } from './api.ts';
import { type CommentExtras, CommentRow } from './CommentRow.tsx';
import { CommentRowsSkeleton } from './CommentsSkeleton.tsx';
import { changeComments, deleteComment } from './comments-api.ts';

/** This close to the top, the reader sees the newest comments and those that arrive. */
const atTopPx = 8;

interface ScrollAnchor {
  id: string;
  offset: number;
}

/**
 * Keeps the reading position while comments come and go above it, and counts those that have arrived unseen.
 * Done by hand, because not every browser has scroll anchoring, and none anchors at the very top.
 */
function useScrollAnchor(comments: readonly Comment[] | undefined) {
  const area = useRef<HTMLElement>(null);
  const anchorRef = useRef<ScrollAnchor | null>(null);
  /** The comments that existed when the reader last was at the top; null while the reader is there. */
  const [seen, setSeen] = useState<ReadonlySet<ItemId> | null>(null);

  const noteScroll = () => {
    const scroller = area.current;
    if (!scroller) return;
    const readsNewest = scroller.scrollTop < atTopPx;
    anchorRef.current = readsNewest ? null : anchorIn(scroller);
    setSeen(readsNewest ? null : (before) => before ?? new Set(comments?.map(({ id }) => id)));
  };

  // Positions can only be measured after the rows are in the DOM, and must be corrected before the paint.
  useLayoutEffect(() => {
    const scroller = area.current;
    const anchor = anchorRef.current;
    if (!scroller || !anchor || !comments) return;
    const row = scroller.querySelector<HTMLElement>(`[data-comment="${anchor.id}"]`);
    if (row) scroller.scrollTop += row.offsetTop - scroller.scrollTop - anchor.offset;
    anchorRef.current = anchorIn(scroller);
  }, [comments]);

  const toNewest = () => {
    area.current?.scrollTo({ top: 0 });
    area.current?.focus({ preventScroll: true });
  };

  const unseen =
    seen && comments
      ? Math.max(
          0,
          comments.findIndex(({ id }) => seen.has(id)),
        )
      : 0;
  return { area, unseen, noteScroll, toNewest };
}

function anchorIn(scroller: HTMLElement): ScrollAnchor | null {
  const rows = scroller.querySelectorAll<HTMLElement>('[data-comment]');
  for (const row of rows) {
    const offset = row.offsetTop - scroller.scrollTop;
    if (offset + row.offsetHeight > 0) return { id: row.dataset['comment'] ?? '', offset };
  }
  return null;
}

interface CommentListProps {
  item: CommentableItem;
  about: string;
  extras?: CommentExtras | undefined;
}

/** Fewer comments than this fit without scrolling. */
const fewComments = 3;

/** The scrolling area, which a press enlarges to 60 % of the screen. New comments do not move what the reader reads. */
export function CommentList({ item, about, extras }: CommentListProps) {
  const { data: comments, ...query } = useInfiniteQuery(commentsOptions(item));
  const [leaving, setLeaving] = useState<Comment | null>(null);
  const [isTall, setTall] = useState(false);
  const { area, unseen, noteScroll, toNewest } = useScrollAnchor(comments);
  return (
    <div className="relative">
      <section
        ref={area}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: focusable, so that the keyboard can scroll it
        tabIndex={0}
        aria-label={`Comments on ${about}`}
        onScroll={noteScroll}
        className={`${isTall ? 'h-fit max-h-[60dvh] min-h-48' : 'h-48'} ${scrolling} rounded-control border border-line bg-ground px-3 py-1`}
      >
        {comments?.length === 0 && <NoComments />}
        {comments && comments.length > 0 && (
          <ul className="divide-y divide-line">
            {comments.map((comment) => (
              <CommentRow key={comment.id} item={item} comment={comment} onDelete={setLeaving} extras={extras} />
            ))}
          </ul>
        )}
        {!comments && query.error && (
          <ErrorState
            title="The comments did not load"
            text={getMessage(query.error)}
            onRetry={() => void query.refetch()}
            busy={query.isFetching}
          />
        )}
        {!comments && !query.error && (
          <div className="py-2">
            <CommentRowsSkeleton />
          </div>
        )}
        <LoadMore list={query} />
      </section>
      {comments && comments.length >= fewComments && (
        <button
          type="button"
          aria-expanded={isTall}
          onClick={() => setTall(!isTall)}
          className="mt-1 flex min-h-11 w-full items-center justify-center gap-1.5 rounded-control font-bold text-sm text-soft hover:bg-raised hover:text-ink"
        >
          {isTall ? 'Show fewer' : 'Show more'}
          <ChevronDown className={`size-4 transition-transform ${isTall ? 'rotate-180' : ''}`} aria-hidden />
        </button>
      )}
      {unseen > 0 && (
        <button type="button" onClick={toNewest} className="floating settle absolute inset-x-0 top-2 mx-auto w-fit">
          <ArrowUp className="size-4" aria-hidden />
          {unseen === 1 ? '1 new comment' : `${unseen} new comments`}
        </button>
      )}
      {leaving && (
        <DeleteComment
          item={item}
          comment={leaving}
          onClose={() => setLeaving(null)}
          onDeleted={() => area.current?.focus()}
        />
      )}
    </div>
  );
}

function NoComments() {
  return (
    <div className="grid h-full place-items-center [&>div]:py-2">
      <EmptyState icon={MessageSquare} title="No comments yet" text="Be the first to say something" />
    </div>
  );
}

interface DeleteCommentProps {
  item: CommentableItem;
  comment: Comment;
  onClose: () => void;
  onDeleted: () => void;
}

function DeleteComment({ item, comment, ...dialog }: DeleteCommentProps) {
  const client = useQueryClient();
  return (
    <DeleteDialog
      title="Delete this comment?"
      description={`“${comment.content}”`}
      send={() => deleteComment(comment)}
      forget={() => changeComments(client, item, (rows) => rows.filter(({ id }) => id !== comment.id))}
      done="Comment deleted"
      failed="Failed to delete the comment. Please try again."
      {...dialog}
    />
  );
}

const scrolling = 'relative overflow-y-auto overscroll-y-contain [overflow-anchor:none]';
