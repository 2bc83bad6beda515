import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight, Combine } from 'lucide-react';
import { useNavigate } from 'react-router';
import { PlayerBadges } from '#features/teams/players/web/PlayerBadges.tsx';
import { Portrait } from '#features/teams/players/web/Portrait.tsx';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { useSearchChange } from '#web/routing/search-params.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { MergedPlayer, MergePreview } from '../../contract.ts';
import { mergePath, mergePlayer, mergesPath, previewOptions } from '../api.ts';

interface ComparedPlayerProps {
  heading: string;
  player: MergedPlayer;
  games: number;
  isResult?: boolean;
}

/** One column: either of the two players, or the merged result. */
export function ComparedPlayer({ heading, player, games, isResult = false }: ComparedPlayerProps) {
  const { displayName, team, position, jerseyNumber, bio, stats } = player;
  return (
    <Card className={`grid h-full content-start gap-3 ${isResult ? 'border-edge' : ''}`} heading={heading}>
      <Portrait
        player={{ ...player, jerseyNumber: null }}
        className={`aspect-4/5 rounded-control ${isResult ? 'w-20 lg:w-32' : 'w-full max-w-32'}`}
        lazy={false}
      />
      <div className="grid gap-1.5 wrap-anywhere">
        <h3>{displayName}</h3>
        <PlayerBadges player={player} />
      </div>
      <dl className={`grid gap-x-3 gap-y-1.5 text-sm ${isResult ? 'grid-cols-[auto_1fr]' : 'sm:grid-cols-[auto_1fr]'}`}>
        <Fact name="Team" value={team.name} />
        <Fact name="Number" value={jerseyNumber} />
        <Fact name="Position" value={position} />
        <Fact name="Games recorded" value={games} />
        <Fact name="Season games" value={stats.gamesPlayed} />
        <Fact name="Season points" value={stats.points} />
        <Fact name="Bio" value={bio} />
      </dl>
    </Card>
  );
}

function Fact({ name, value }: { name: string; value: string | number | null }) {
  return (
    <>
      <dt className="text-soft">{name}</dt>
      <dd className="mb-1 min-w-0 font-semibold wrap-anywhere sm:mb-0">{value ?? '–'}</dd>
    </>
  );
}

/** Compares two players, and shows the result of merging them. */
export function SideBySide({ keptId, mergedId }: { keptId: number; mergedId: number }) {
  const preview = useQuery(previewOptions(keptId, mergedId));
  const change = useSearchChange();
  const merging = useMerging(keptId, mergedId);
  if (!preview.data && preview.error) {
    return (
      <ErrorState
        title="The players did not load"
        text={getMessage(preview.error)}
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
      {refusal === null ? <Summary preview={preview.data} /> : <Refused reason={refusal} />}
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
    onFailed: (error) => toast({ title: 'The players were not merged', description: getMessage(error), tone: 'bad' }),
  });
}

const Summary = ({ preview: { kept, merged } }: { preview: MergePreview }) => (
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
