import type { TalkItem } from '../contract.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentList } from './CommentList.tsx';

interface CommentsAreaProps {
  item: TalkItem;
  about: string;
}

export function CommentsArea({ item, about }: CommentsAreaProps) {
  return (
    <div className="grid gap-2">
      <CommentList item={item} about={about} />
      <CommentForm item={item} about={about} />
    </div>
  );
}
