import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { toast } from '#web/ui/toasts.ts';
import { useWrite } from '#web/write.ts';
import type { Comment, TalkItem } from '../contract.ts';
import { changeComments, deleteComment } from './api.ts';

interface DeleteCommentProps {
  item: TalkItem;
  comment: Comment;
  onClose: () => void;
  /** The button that was pressed is gone with its comment: focus needs another place. */
  onDeleted: () => void;
}

export function DeleteComment({ item, comment, onClose, onDeleted }: DeleteCommentProps) {
  const client = useQueryClient();
  const isGone = useRef(false);
  const deletion = useWrite({
    send: () => deleteComment(comment),
    onDone: () => {
      isGone.current = true;
      changeComments(client, item, (rows) => rows.filter(({ id }) => id !== comment.id));
      toast({ title: 'Comment deleted', tone: 'good' });
    },
    onFailed: () => toast({ title: 'Failed to delete the comment. Please try again.', tone: 'bad' }),
  });

  // After the dialog has given focus back to the button that opened it, if that is still there.
  useEffect(
    () => () => {
      if (isGone.current) onDeleted();
    },
    [onDeleted],
  );

  return (
    <ConfirmDialog
      title="Delete this comment?"
      description={`“${comment.content}”`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      danger
      onConfirm={() => deletion.mutateAsync(undefined)}
      onClose={onClose}
    />
  );
}
