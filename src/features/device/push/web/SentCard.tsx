import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { LoadMore } from '#web/ui/lists/LoadMore.tsx';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { SentNotification } from '../contract.ts';
import { isKind } from '../kind-keys.ts';
import { sentOptions, stopLike } from './api.ts';
import { kindLabels, stateLabels } from './copy.ts';

/** What the person was told, when and why. */
export function SentCard() {
  const { data: sent, ...query } = useInfiniteQuery(sentOptions);
  return (
    <Card heading="Sent to you">
      {sent?.length === 0 && <p className="text-sm text-soft">Nothing yet.</p>}
      <ul>
        {sent?.map((notification) => (
          <Sent key={notification.id} sent={notification} />
        ))}
      </ul>
      {!sent && query.error && (
        <ErrorState
          title="What was sent did not load"
          text={getMessage(query.error)}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      )}
      {!sent && !query.error && (
        <Loading label="Loading what was sent" className="grid gap-2">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </Loading>
      )}
      <LoadMore list={query} />
    </Card>
  );
}

function Sent({ sent }: { sent: SentNotification }) {
  const { id, kind, title, text, link, why, state, at, canStop, team } = sent;
  const label = isKind(kind) ? kindLabels[kind] : kind;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t py-2 first:border-t-0">
      <Link to={link} viewTransition className="min-w-0 flex-1 basis-44 rounded-control">
        <span className="block font-semibold text-base wrap-anywhere">{title}</span>
        <span className="block text-sm wrap-anywhere">{text}</span>
        <span className="block text-sm text-soft wrap-anywhere">
          {stateLabels[state]} · <RelativeTime at={at} /> · {why}
        </span>
      </Link>
      {team !== null && <StopButton id={id} of="team" stops={team} text={`Stop for ${team}`} />}
      {canStop && (
        <StopButton
          id={id}
          of="kind"
          stops={label}
          text={team === null ? 'Stop this' : 'Stop all of this kind'}
          name={team === null ? `Stop this: ${label}` : `Stop all of this kind: ${label}`}
        />
      )}
    </li>
  );
}

interface StopButtonProps {
  id: number;
  of: 'kind' | 'team';
  /** What is stopped, in words for the toast. */
  stops: string;
  text: string;
  name?: string;
}

function StopButton({ id, of, stops, text, name }: StopButtonProps) {
  const stopping = useWrite({
    send: () => stopLike(id, of),
    onDone: () => toast({ title: `Stopped: ${stops}`, tone: 'good' }),
    onFailed: (error) => toast({ title: 'Not stopped', description: getMessage(error), tone: 'bad' }),
  });
  return (
    <Button
      small
      className="max-w-full"
      aria-label={name}
      busy={stopping.isPending}
      busyLabel="Stopping..."
      onClick={() => stopping.mutate(undefined)}
    >
      <span className="truncate">{text}</span>
    </Button>
  );
}
