import { Avatar } from '#web/ui/Avatar.tsx';
import { RelativeTime } from '#web/ui/RelativeTime.tsx';
import type { Comment, TalkItem } from '../contract.ts';
import { CommentMenu } from './CommentMenu.tsx';
import type { CommentExtras } from './comment-extras.ts';
import { commentLikes } from './comments-api.ts';
import { HeartButton } from './HeartButton.tsx';
import { useLikes } from './use-likes.ts';

interface CommentRowProps {
  item: TalkItem;
  comment: Comment;
  onDelete: (comment: Comment) => void;
  extras?: CommentExtras | undefined;
}

export function CommentRow({ item, comment, onDelete, extras = {} }: CommentRowProps) {
  const heart = useLikes(commentLikes(item, comment), comment);
  return (
    <li data-comment={comment.id} className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 py-1.5">
      <Avatar name={comment.username} size={32} round />
      <p className="flex flex-wrap items-baseline gap-x-2 text-soft text-xs">
        <span className="min-w-0 font-bold text-[0.8125rem] text-ink [overflow-wrap:anywhere]">{comment.username}</span>
        <RelativeTime at={comment.createdAt} />
        {extras.author?.(comment)}
      </p>
      <div className="-mr-2 flex shrink-0 self-start">
        <HeartButton {...heart} about={`the comment by ${comment.username}`} hidesNone />
        <CommentMenu comment={comment} report={extras.report} onDelete={onDelete} />
      </div>
      <div className="col-span-2 col-start-2 pb-1">
        <p className="whitespace-pre-line text-sm leading-snug [overflow-wrap:anywhere]">{comment.content}</p>
        {comment.hiddenBecause !== null && (
          <p className="mt-1 text-soft text-xs [overflow-wrap:anywhere]">
            <span className="font-bold text-ink">Hidden from others:</span> {comment.hiddenBecause}
          </p>
        )}
      </div>
    </li>
  );
}
