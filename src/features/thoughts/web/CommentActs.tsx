import { Flag } from 'lucide-react';
import { useState } from 'react';
import type { Comment } from '#features/conversation/contract.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { AskReason } from './AskReason.tsx';
import { reportThought } from './api.ts';

/** A comment on a thought can be reported as well. */
export function CommentActs({ thoughtId, comment }: { thoughtId: string; comment: Comment }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <IconButton icon={Flag} label={`Report the comment by ${comment.username}`} onClick={() => setAsking(true)} />
      {asking && (
        <AskReason
          title="Report this comment?"
          description="The admins look at it. Nobody is told who reported it."
          label="What is wrong with it? (optional)"
          act="Report"
          busyAct="Reporting..."
          done="Thank you. The admins will look at it."
          failed="The report was not sent"
          send={(reason) => reportThought(thoughtId, reason, String(comment.id))}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
