import type { ReactNode } from 'react';
import type { Comment, TalkItem } from '../contract.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentList } from './CommentList.tsx';

interface CommentsAreaProps {
  item: TalkItem;
  about: string;
  /** What else can be done with a comment. */
  acts?: ((comment: Comment) => ReactNode) | undefined;
}

export function CommentsArea({ item, about, acts }: CommentsAreaProps) {
  return (
    <div className="grid gap-2">
      <CommentList item={item} about={about} acts={acts} />
      <CommentForm item={item} about={about} />
    </div>
  );
}
