import { useQuery } from '@tanstack/react-query';
import { EyeOff, Flag } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '#web/api.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import type { Reported } from '../contract.ts';
import { AskReason } from './AskReason.tsx';
import { hideThought, reportedOptions } from './api.ts';

/** For admins: what people have reported, and what they said about it. */
export function ReportedList() {
  const reported = useQuery(reportedOptions);
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
        title="The reports could not be loaded"
        text={messageOf(reported.error)}
        onRetry={() => void reported.refetch()}
        busy={reported.isFetching}
      />
    );
  }
  if (reported.data.length === 0) {
    return (
      <EmptyState icon={Flag} title="Nothing is reported" text="What people report stands here until it is hidden." />
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

function ReportedCard({ reported: { id, commentId, content, reports, reasons } }: { reported: Reported }) {
  const [hiding, setHiding] = useState(false);
  return (
    <Card as="article">
      <p className="flex flex-wrap gap-2">
        <Pill>{commentId === null ? 'Thought' : 'Comment'}</Pill>
        <Pill tone="live">{reports === 1 ? '1 report' : `${reports} reports`}</Pill>
      </p>
      <p className="mt-2.5 whitespace-pre-line [overflow-wrap:anywhere]">{content}</p>
      {reasons.length > 0 && (
        <ul aria-label="Reasons" className="mt-2.5 grid gap-1 text-[0.875rem] text-soft">
          {[...new Set(reasons)].map((reason) => (
            <li key={reason}>“{reason}”</li>
          ))}
        </ul>
      )}
      {commentId === null && (
        <Button small className="mt-3" onClick={() => setHiding(true)}>
          <EyeOff className="size-4" aria-hidden /> Hide from others
        </Button>
      )}
      {hiding && (
        <AskReason
          title="Hide this thought from others?"
          description="The reason stands in the audit log, and its author sees it."
          label="Reason"
          needed="Please give a reason"
          act="Hide"
          busyAct="Hiding..."
          done="The thought is hidden"
          failed="The thought was not hidden"
          send={(reason) => hideThought(id, reason)}
          onClose={() => setHiding(false)}
        />
      )}
    </Card>
  );
}
