import { useInfiniteQuery } from '@tanstack/react-query';
import { Combine, Undo2 } from 'lucide-react';
import { dayInWords } from '#features/player-links/web/days.ts';
import { messageOf } from '#web/api/api.ts';
import { useWrite } from '#web/api/calls.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { LoadMore } from '#web/ui/lists/LoadMore.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { PlayerMerge } from '../../contract.ts';
import { mergesOptions, undoMerge } from '../api.ts';

export function MergedList() {
  const list = useInfiniteQuery(mergesOptions);
  if (!list.data && list.error) {
    return (
      <ErrorState
        title="The merged players did not load"
        text={messageOf(list.error)}
        onRetry={() => void list.refetch()}
        busy={list.isFetching}
      />
    );
  }
  if (!list.data) {
    return (
      <Loading label="Loading the merged players" className="grid gap-3">
        <Skeleton className="h-28 rounded-card" />
      </Loading>
    );
  }
  if (list.data.length === 0) return <Nobody />;
  return (
    <div className="grid gap-3">
      <ul aria-label="Merged players" className="grid gap-3 lg:grid-cols-2">
        {list.data.map((merge) => (
          <Merge key={merge.id} merge={merge} />
        ))}
      </ul>
      <LoadMore list={list} />
    </div>
  );
}

const Nobody = () => (
  <EmptyState
    icon={Combine}
    title="No players were merged in the last 30 days"
    text="Was someone entered twice? Open a team's roster and choose Merge beside one of the two."
  >
    <ButtonLink to="/admin/dashboard?tab=rosters">Open the rosters</ButtonLink>
  </EmptyState>
);

function Merge({ merge: { id, kept, merged, by, mergedAt, undoUntil, refusal } }: { merge: PlayerMerge }) {
  const undoing = useUndoing(merged.displayName);
  return (
    <Card as="li" className="grid content-between gap-3">
      <div className="grid gap-0.5 wrap-anywhere">
        <h2 className="text-base">
          {merged.displayName}
          {merged.team && <span className="font-normal text-soft"> of {merged.team.name}</span>}
        </h2>
        {kept && (
          <p>
            merged into <b>{kept.displayName}</b> of {kept.team.name}
          </p>
        )}
        <p className="text-[0.8125rem] text-soft">
          <RelativeTime at={mergedAt} />
          {by && ` · ${by}`}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 text-[0.8125rem] text-soft">
          {refusal ?? `Can be undone until ${dayInWords(undoUntil.slice(0, 10))}`}
        </p>
        {refusal === null && (
          <Button
            small
            aria-label={`Undo the merge of ${merged.displayName}`}
            busy={undoing.isPending}
            busyLabel="Undoing..."
            onClick={() => undoing.mutate(id)}
          >
            <Undo2 className="size-4" aria-hidden /> Undo
          </Button>
        )}
      </div>
    </Card>
  );
}

const useUndoing = (name: string) =>
  useWrite({
    send: undoMerge,
    onDone: () => toast({ title: 'Merge undone', description: `${name} is a player again.`, tone: 'good' }),
    onFailed: (error) => toast({ title: 'The merge was not undone', description: messageOf(error), tone: 'bad' }),
  });
