import { Flag } from 'lucide-react';
import { useState } from 'react';
import type { Comment } from '#features/conversation/contract.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Report } from './Report.tsx';

/** A comment on a thought can be reported as well. */
export function CommentActs({ thoughtId, comment }: { thoughtId: string; comment: Comment }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <IconButton icon={Flag} label={`Report the comment by ${comment.username}`} onClick={() => setAsking(true)} />
      {asking && <Report thoughtId={thoughtId} commentId={String(comment.id)} onClose={() => setAsking(false)} />}
    </>
  );
}
