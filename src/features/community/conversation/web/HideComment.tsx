import type { Comment } from '../contract.ts';
import { hideComment } from './comments-api.ts';
import { HideDialog } from './HideDialog.tsx';

interface HideCommentProps {
  comment: Pick<Comment, 'id'>;
  onClose: () => void;
}

export const HideComment = ({ comment, onClose }: HideCommentProps) => (
  <HideDialog typeName="comment" hide={(reason) => hideComment(comment, reason)} onClose={onClose} />
);
