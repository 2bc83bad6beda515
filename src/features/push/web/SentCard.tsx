import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { messageOf } from '#web/api/api.ts';
import { useWrite } from '#web/api/write.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { LoadMore } from '#web/ui/lists/LoadMore.tsx';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { SentNotification } from '../contract.ts';
import { isKind } from '../kind-keys.ts';
import { sentOptions, stopLike } from './api.ts';
import { kindLabels, stateLabels } from './words.ts';

/** What was told, when and why. */
export function SentCard() {
  const { data: sent, ...query } = useInfiniteQuery(sentOptions);
  return (
    <Card heading="Sent to you">
      {sent?.length === 0 && <p className="text-sm text-soft">Nothing yet.</p>}
      <ul>
        {sent?.map((one) => (
          <Sent key={one.id} sent={one} />
        ))}
      </ul>
      {!sent && query.error && (
        <ErrorState
          title="What was sent did not load"
          text={messageOf(query.error)}
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
      <LoadMore hasMore={query.hasNextPage} busy={query.isFetchingNextPage} onMore={query.fetchNextPage} />
    </Card>
  );
}

function Sent({ sent: { id, kind, title, text, link, why, state, at, canStop } }: { sent: SentNotification }) {
  const label = isKind(kind) ? kindLabels[kind] : kind;
  const stopping = useWrite({
    send: () => stopLike(id),
    onDone: () => toast({ title: `Stopped: ${label}`, tone: 'good' }),
    onFailed: (error) => toast({ title: 'Not stopped', description: messageOf(error), tone: 'bad' }),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t py-2 first:border-t-0">
      <Link to={link} viewTransition className="min-w-0 flex-1 basis-44 rounded-control">
        <span className="block font-semibold text-[0.9375rem] wrap-anywhere">{title}</span>
        <span className="block text-sm wrap-anywhere">{text}</span>
        <span className="block text-[0.8125rem] text-soft wrap-anywhere">
          {stateLabels[state]} · <RelativeTime at={at} /> · {why}
        </span>
      </Link>
      {canStop && (
        <Button
          small
          aria-label={`Stop this: ${label}`}
          busy={stopping.isPending}
          busyLabel="Stopping..."
          onClick={() => stopping.mutate(undefined)}
        >
          Stop this
        </Button>
      )}
    </li>
  );
}
