import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowUp, ChevronDown, MessageSquare } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { messageOf } from '#web/api/api.ts';
import { DeleteDialog } from '#web/ui/dialogs/DeleteDialog.tsx';
import { LoadMore } from '#web/ui/lists/LoadMore.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import type { Comment, ItemId, TalkItem } from '../contract.ts';
import { commentsOptions } from './api.ts';
import { CommentRow } from './CommentRow.tsx';
import { CommentRowsSkeleton } from './CommentsSkeleton.tsx';
import type { CommentExtras } from './comment-extras.ts';
import { changeComments, deleteComment } from './comments-api.ts';

/** This near to the top, one reads the newest, and sees what arrives. */
const atTopPx = 8;

interface Place {
  id: string;
  offset: number;
}

/**
 * Keeps what one reads where it is while comments come and go above it, and counts those that have arrived unseen.
 * Done by hand: not every browser anchors its scrolling, and none does at the very top.
 */
function useHeldPlace(comments: readonly Comment[] | undefined) {
  const area = useRef<HTMLElement>(null);
  const place = useRef<Place | null>(null);
  /** Those that were there when one last read the newest; null while one does. */
  const [seen, setSeen] = useState<ReadonlySet<ItemId> | null>(null);

  const noteScroll = () => {
    const scroller = area.current;
    if (!scroller) return;
    const readsNewest = scroller.scrollTop < atTopPx;
    place.current = readsNewest ? null : pathIn(scroller);
    setSeen(readsNewest ? null : (before) => before ?? new Set(comments?.map(({ id }) => id)));
  };

  // Positions can only be measured once the rows are there, and must be put right before they are painted.
  useLayoutEffect(() => {
    const scroller = area.current;
    const kept = place.current;
    if (!scroller || !kept || !comments) return;
    const row = scroller.querySelector<HTMLElement>(`[data-comment="${kept.id}"]`);
    if (row) scroller.scrollTop += row.offsetTop - scroller.scrollTop - kept.offset;
    place.current = pathIn(scroller);
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

function pathIn(scroller: HTMLElement): Place | null {
  const rows = scroller.querySelectorAll<HTMLElement>('[data-comment]');
  for (const row of rows) {
    const offset = row.offsetTop - scroller.scrollTop;
    if (offset + row.offsetHeight > 0) return { id: row.dataset['comment'] ?? '', offset };
  }
  return null;
}

interface CommentListProps {
  item: TalkItem;
  about: string;
  extras?: CommentExtras | undefined;
}

/** Fewer than these stand in it without scrolling. */
const fewComments = 3;

/** The area that scrolls, and that a press opens up to 60 % of the screen. What arrives while somebody reads further down does not move what they read. */
export function CommentList({ item, about, extras }: CommentListProps) {
  const { data: comments, ...query } = useInfiniteQuery(commentsOptions(item));
  const [leaving, setLeaving] = useState<Comment | null>(null);
  const [isTall, setTall] = useState(false);
  const { area, unseen, noteScroll, toNewest } = useHeldPlace(comments);
  return (
    <div className="relative">
      <section
        ref={area}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard
        tabIndex={0}
        aria-label={`Comments on ${about}`}
        onScroll={noteScroll}
        className={`${isTall ? 'h-fit max-h-[60dvh] min-h-48' : 'h-48'} relative overflow-y-auto overscroll-y-contain rounded-control border border-line bg-ground px-3 py-1 [overflow-anchor:none]`}
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
            text={messageOf(query.error)}
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
          className="mt-1 flex min-h-11 w-full items-center justify-center gap-1.5 rounded-control font-bold text-[0.8125rem] text-soft hover:bg-raised hover:text-ink"
        >
          {isTall ? 'Fewer comments at once' : 'More comments at once'}
          <ChevronDown className={`size-4 transition-transform ${isTall ? 'rotate-180' : ''}`} aria-hidden />
        </button>
      )}
      {unseen > 0 && (
        <button
          type="button"
          onClick={toNewest}
          className="settle absolute inset-x-0 top-2 mx-auto flex min-h-11 w-fit items-center gap-1.5 rounded-full border border-line bg-raised px-4 font-bold text-[0.8125rem] shadow-lift"
        >
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
  item: TalkItem;
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
