import { useQueryClient } from '@tanstack/react-query';
import { DeleteDialog } from '#web/ui/DeleteDialog.tsx';
import type { Comment, TalkItem } from '../contract.ts';
import { changeComments, deleteComment } from './comments-api.ts';

interface DeleteCommentProps {
  item: TalkItem;
  comment: Comment;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteComment({ item, comment, ...dialog }: DeleteCommentProps) {
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
