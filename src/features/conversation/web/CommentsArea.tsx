import type { TalkItem } from '../contract.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentList } from './CommentList.tsx';

interface CommentsAreaProps {
  item: TalkItem;
  /** What is talked about, for those who do not see it. */
  about: string;
}

/** What people say about an item, newest first, and one's own word. */
export function CommentsArea({ item, about }: CommentsAreaProps) {
  return (
    <div className="grid gap-2">
      <CommentList item={item} about={about} />
      <CommentForm item={item} about={about} />
    </div>
  );
}
