import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight, Combine } from 'lucide-react';
import { useNavigate } from 'react-router';
import { messageOf } from '#web/api/api.ts';
import { useWrite } from '#web/api/write.ts';
import { useSearchChange } from '#web/routing/search-params.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { MergePreview } from '../../contract.ts';
import { mergePlayer, previewOptions } from '../api.ts';
import { mergePath, mergesPath } from '../paths.ts';
import { ComparedPlayer } from './ComparedPlayer.tsx';

/** Two players, and what they are as one. */
export function SideBySide({ keptId, mergedId }: { keptId: number; mergedId: number }) {
  const preview = useQuery(previewOptions(keptId, mergedId));
  const change = useSearchChange();
  const merging = useMerging(keptId, mergedId);
  if (!preview.data && preview.error) {
    return (
      <ErrorState
        title="The players did not load"
        text={messageOf(preview.error)}
        onRetry={() => void preview.refetch()}
        busy={preview.isFetching}
      />
    );
  }
  if (!preview.data) {
    return (
      <Loading label="Loading the players" className="grid grid-cols-2 gap-3 lg:grid-cols-3">
        <Skeleton className="h-80 rounded-card" />
        <Skeleton className="h-80 rounded-card" />
      </Loading>
    );
  }
  const { kept, merged, games, result, refusal } = preview.data;
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-3">
        <ComparedPlayer heading="Stays" player={kept} games={games.kept} />
        <ComparedPlayer heading="Is merged" player={merged} games={games.merged} />
        {refusal === null && (
          <div className="col-span-2 lg:col-span-1">
            <ComparedPlayer heading="Afterwards" player={result} games={games.kept + games.merged} isResult />
          </div>
        )}
      </div>
      {refusal === null ? <Words preview={preview.data} /> : <Refused reason={refusal} />}
      <div className="flex flex-wrap gap-2">
        {refusal === null && (
          <>
            <Button
              variant="primary"
              busy={merging.isPending}
              busyLabel="Merging..."
              onClick={() => merging.mutate(undefined)}
            >
              <Combine className="size-4" aria-hidden /> Merge into {kept.displayName}
            </Button>
            <Button disabled={merging.isPending} onClick={() => change({ player: mergedId, with: keptId })}>
              <ArrowLeftRight className="size-4" aria-hidden /> Keep the other one
            </Button>
          </>
        )}
        <ButtonLink to={mergePath(keptId)} variant="plain">
          Choose someone else
        </ButtonLink>
      </div>
    </div>
  );
}

function useMerging(keptId: number, mergedId: number) {
  const navigate = useNavigate();
  return useWrite({
    send: () => mergePlayer(keptId, mergedId),
    onDone: ({ displayName }) => {
      toast({ title: 'Players merged', description: `Everything is ${displayName}'s now.`, tone: 'good' });
      void navigate(mergesPath);
    },
    onFailed: (error) => toast({ title: 'The players were not merged', description: messageOf(error), tone: 'bad' }),
  });
}

const Words = ({ preview: { kept, merged } }: { preview: MergePreview }) => (
  <p className="max-w-prose text-sm text-soft">
    {kept.displayName} keeps their own details, takes what is missing from {merged.displayName}, and gets their games,
    statistics and account. You can undo this for 30 days.
  </p>
);

const Refused = ({ reason }: { reason: string }) => (
  <p role="alert" className="card max-w-prose p-4">
    <b>These players cannot be merged.</b> {reason}.
  </p>
);
