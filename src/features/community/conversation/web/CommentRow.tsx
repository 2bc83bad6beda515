import { Flag, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Action, ActionMenu } from '#web/ui/ActionMenu.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import type { Comment, CommentableItem } from '../contract.ts';
import { commentLikes, showComment } from './comments-api.ts';
import { HideComment } from './HideComment.tsx';
import { useHidingAction } from './HideDialog.tsx';
import { HeartButton } from './LikeButton.tsx';
import { useLikes } from './use-likes.ts';

interface CommentRowProps {
  item: CommentableItem;
  comment: Comment;
  onDelete: (comment: Comment) => void;
  extras?: CommentExtras | undefined;
}

export function CommentRow({ item, comment, onDelete, extras = {} }: CommentRowProps) {
  const about = `the comment by ${comment.username}`;
  const heart = useLikes(commentLikes(item, comment), comment, about);
  return (
    <li data-comment={comment.id} className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 py-1.5">
      <Avatar name={comment.username} size={32} round />
      <p className="flex flex-wrap items-baseline gap-x-2 text-soft text-xs">
        <span className="min-w-0 font-bold text-sm text-ink [overflow-wrap:anywhere]">{comment.username}</span>
        <RelativeTime at={comment.createdAt} />
        {extras.author?.(comment)}
      </p>
      <div className="-mr-2 flex shrink-0 self-start">
        <HeartButton {...heart} about={about} hidesNone />
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

interface CommentMenuProps {
  comment: Comment;
  /** Present if comments on this kind of item can be reported. */
  report: CommentExtras['report'];
  onDelete: (comment: Comment) => void;
}

/** The actions on a comment. A single action has its own button; several share a menu. */
function CommentMenu({ comment, report, onDelete }: CommentMenuProps) {
  const { username, can, hiddenBecause } = comment;
  const [asking, setAsking] = useState<'report' | 'hide' | null>(null);
  const hiding = useHidingAction({
    typeName: 'comment',
    isHidden: hiddenBecause !== null,
    show: () => showComment(comment),
    onHide: () => setAsking('hide'),
  });
  const actions: Action[] = [
    ...(report ? [{ icon: Flag, label: 'Report', onChoose: () => setAsking('report') }] : []),
    ...(can.hide ? [hiding] : []),
    ...(can.delete ? [{ icon: Trash2, label: 'Delete', onChoose: () => onDelete(comment) }] : []),
  ];
  const [only] = actions;
  const close = () => setAsking(null);
  return (
    <>
      {only && actions.length === 1 && (
        <IconButton icon={only.icon} label={`${only.label} the comment by ${username}`} onClick={only.onChoose} />
      )}
      {actions.length > 1 && <ActionMenu label={`More about the comment by ${username}`} actions={actions} />}
      {asking === 'report' && report?.(comment, close)}
      {asking === 'hide' && <HideComment comment={comment} onClose={close} />}
    </>
  );
}

/** What a kind of item adds to its comments. */
export interface CommentExtras {
  /** Shown beside the author. */
  author?: (comment: Comment) => ReactNode;
  /** The dialog for a report, if comments can be reported. */
  report?: (comment: Comment, onClose: () => void) => ReactNode;
}
