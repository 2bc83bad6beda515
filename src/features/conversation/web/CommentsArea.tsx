import type { TalkItem } from '../contract.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentList } from './CommentList.tsx';
import type { CommentExtras } from './CommentRow.tsx';

interface CommentsAreaProps {
  item: TalkItem;
  about: string;
  extras?: CommentExtras | undefined;
}

export function CommentsArea({ item, about, extras }: CommentsAreaProps) {
  return (
    <div className="grid gap-2">
      <CommentList item={item} about={about} extras={extras} />
      <CommentForm item={item} about={about} />
    </div>
  );
}
