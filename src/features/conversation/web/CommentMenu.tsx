import { Flag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type Act, ActsMenu } from '#web/ui/ActsMenu.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import type { Comment } from '../contract.ts';
import type { CommentExtras } from './comment-extras.ts';
import { showComment } from './comments-api.ts';
import { HideComment } from './HideComment.tsx';
import { useHidingAct } from './use-hiding-act.ts';

interface CommentMenuProps {
  comment: Comment;
  /** Where the item's kind takes reports of comments. */
  report: CommentExtras['report'];
  onDelete: (comment: Comment) => void;
}

/** What can be done about a comment. A thing alone has its own button, several share one. */
export function CommentMenu({ comment, report, onDelete }: CommentMenuProps) {
  const { username, can, hiddenBecause } = comment;
  const [asking, setAsking] = useState<'report' | 'hide' | null>(null);
  const hiding = useHidingAct({
    noun: 'comment',
    isHidden: hiddenBecause !== null,
    show: () => showComment(comment),
    onHide: () => setAsking('hide'),
  });
  const acts: Act[] = [
    ...(report ? [{ icon: Flag, label: 'Report', onChoose: () => setAsking('report') }] : []),
    ...(can.hide ? [hiding] : []),
    ...(can.delete ? [{ icon: Trash2, label: 'Delete', onChoose: () => onDelete(comment) }] : []),
  ];
  const [only] = acts;
  const close = () => setAsking(null);
  return (
    <>
      {only && acts.length === 1 && (
        <IconButton icon={only.icon} label={`${only.label} the comment by ${username}`} onClick={only.onChoose} />
      )}
      {acts.length > 1 && <ActsMenu label={`More about the comment by ${username}`} acts={acts} />}
      {asking === 'report' && report?.(comment, close)}
      {asking === 'hide' && <HideComment comment={comment} onClose={close} />}
    </>
  );
}
