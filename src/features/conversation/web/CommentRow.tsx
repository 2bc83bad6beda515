import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '#web/ui/Avatar.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { RelativeTime } from '#web/ui/RelativeTime.tsx';
import type { Comment, TalkItem } from '../contract.ts';
import { commentLikes } from './comments-api.ts';
import { HeartButton } from './HeartButton.tsx';
import { useLikes } from './use-likes.ts';

/** What a kind of talk adds to its comments: beside who said it, and to what can be done with it. */
export interface CommentExtras {
  author?: (comment: Comment) => ReactNode;
  acts?: (comment: Comment) => ReactNode;
}

interface CommentRowProps {
  item: TalkItem;
  comment: Comment;
  onDelete: (comment: Comment) => void;
  extras?: CommentExtras | undefined;
}

export function CommentRow({ item, comment, onDelete, extras = {} }: CommentRowProps) {
  const heart = useLikes(commentLikes(item, comment), comment);
  return (
    <li data-comment={comment.id} className="flex gap-2.5 py-2">
      <span className="pt-1">
        <Avatar name={comment.username} size={32} round />
      </span>
      <div className="min-w-0 flex-1 py-1">
        <p className="flex flex-wrap items-baseline gap-x-2 text-xs text-soft">
          <span className="min-w-0 font-bold text-[0.8125rem] text-ink [overflow-wrap:anywhere]">
            {comment.username}
          </span>
          <RelativeTime at={comment.createdAt} />
          {extras.author?.(comment)}
        </p>
        <p className="whitespace-pre-line text-sm leading-snug [overflow-wrap:anywhere]">{comment.content}</p>
      </div>
      <div className="-mr-2 flex shrink-0 items-start">
        <HeartButton {...heart} about={`the comment by ${comment.username}`} hidesNone />
        {extras.acts?.(comment)}
        {comment.can.delete && (
          <IconButton
            icon={Trash2}
            label={`Delete the comment by ${comment.username}`}
            onClick={() => onDelete(comment)}
          />
        )}
      </div>
    </li>
  );
}
