import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, EyeOff, Flag, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { deleteComment } from '#features/community/conversation/web/comments-api.ts';
import { HideComment } from '#features/community/conversation/web/HideComment.tsx';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DeleteDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { Reported } from '../contract.ts';
import { keepReported, reportedOptions } from './api.ts';
import { HideThought } from './ThoughtCard.tsx';

/** Lists reported thoughts and comments with the reasons, for admins. */
export function ReportedList() {
  const reported = useQuery(reportedOptions);
  const area = useRef<HTMLDivElement>(null);
  const count = reported.data?.length ?? null;

  // After a decision the focused button disappears with its entry, so move the focus to the list.
  useEffect(() => {
    if (count !== null && document.activeElement === document.body) area.current?.focus({ preventScroll: true });
  }, [count]);

  return (
    <div ref={area} tabIndex={-1} className="outline-none">
      <Reports reported={reported} />
    </div>
  );
}

function Reports({ reported }: { reported: UseQueryResult<Reported[]> }) {
  if (reported.isPending) {
    return (
      <Loading label="Loading reports..." className="grid gap-3.5">
        <Skeleton className="h-40 rounded-card" />
      </Loading>
    );
  }
  if (!reported.data) {
    return (
      <ErrorState
        title="The reports did not load"
        text={getMessage(reported.error)}
        onRetry={() => void reported.refetch()}
        busy={reported.isFetching}
      />
    );
  }
  if (reported.data.length === 0) {
    return (
      <EmptyState icon={Flag} title="Nothing is reported" text="Reports appear here until you hide or keep the post." />
    );
  }
  return (
    <ul aria-label="Reported" className="grid gap-3.5">
      {reported.data.map((one) => (
        <li key={`${one.id} ${one.commentId}`}>
          <ReportedCard reported={one} />
        </li>
      ))}
    </ul>
  );
}

function ReportedCard({ reported }: { reported: Reported }) {
  const { commentId, content, reports, reasons } = reported;
  return (
    <Card as="article">
      <p className="flex flex-wrap gap-2">
        <Pill>{commentId === null ? 'Thought' : 'Comment'}</Pill>
        <Pill tone="live">{reports === 1 ? '1 report' : `${reports} reports`}</Pill>
      </p>
      <p className="mt-2.5 whitespace-pre-line [overflow-wrap:anywhere]">{content}</p>
      {reasons.length > 0 && (
        <ul aria-label="Reasons" className="mt-2.5 grid gap-1 text-sm text-soft">
          {[...new Set(reasons)].map((reason) => (
            <li key={reason}>“{reason}”</li>
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Keeping reported={reported} />
        <Hiding reported={reported} />
        {commentId !== null && <Deleting commentId={commentId} content={content} />}
      </div>
    </Card>
  );
}

function Keeping({ reported }: { reported: Reported }) {
  const keeping = useWrite({
    send: () => keepReported(reported),
    onDone: () =>
      toast({ title: reported.commentId === null ? 'The thought stays' : 'The comment stays', tone: 'good' }),
    onFailed: (error) => toast({ title: 'The report is still waiting', description: getMessage(error), tone: 'bad' }),
  });
  return (
    <Button small busy={keeping.isPending} busyLabel="Keeping..." onClick={() => keeping.mutate(undefined)}>
      <Check className="size-4 text-win" aria-hidden /> Keep it
    </Button>
  );
}

function Hiding({ reported: { id, commentId } }: { reported: Reported }) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button small onClick={() => setAsking(true)}>
        <EyeOff className="size-4" aria-hidden /> Hide from others
      </Button>
      {asking && commentId === null && <HideThought id={id} onClose={close} />}
      {asking && commentId !== null && <HideComment comment={{ id: commentId }} onClose={close} />}
    </>
  );
}

/** Unlike a thought, a comment can also be deleted. */
function Deleting({ commentId, content }: { commentId: string; content: string }) {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  return (
    <>
      <Button small onClick={() => setAsking(true)}>
        <Trash2 className="size-4" aria-hidden /> Delete comment
      </Button>
      {asking && (
        <DeleteDialog
          title="Delete this comment?"
          description={`“${content}”`}
          send={() => deleteComment({ id: commentId })}
          forget={() => void client.invalidateQueries(reportedOptions)}
          done="Comment deleted"
          failed="Failed to delete the comment. Please try again."
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
