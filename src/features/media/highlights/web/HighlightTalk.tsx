import { MessageSquare } from 'lucide-react';
import { LikeButton } from '#features/community/conversation/web/LikeButton.tsx';
import type { Highlight } from '../contract.ts';
import { commentableHighlight } from '../rules.ts';

type WithComments = Pick<Highlight, 'id' | 'title' | 'likesCount' | 'commentsCount'>;

export function HighlightComments({
  highlight: { id, title, likesCount, commentsCount },
}: {
  highlight: WithComments;
}) {
  return (
    <div className="-mr-2.5 flex min-h-11 items-center">
      <span className="relative z-10">
        <LikeButton item={{ ...commentableHighlight, id }} about={title} likesCount={likesCount} />
      </span>
      <span className="inline-flex min-w-11 items-center gap-1.5 px-2.5 font-bold text-sm text-soft tabular-nums">
        <MessageSquare className="size-[1.125rem]" aria-hidden />
        {commentsCount}
        <span className="sr-only">{commentsCount === 1 ? 'comment' : 'comments'}</span>
      </span>
    </div>
  );
}
