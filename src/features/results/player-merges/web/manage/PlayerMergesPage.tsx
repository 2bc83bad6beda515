import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Combine, Undo2 } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Player } from '#features/teams/players/contract.ts';
import { playerOptions, playersOptions } from '#features/teams/players/web/api.ts';
import { idIn } from '#features/teams/players/web/filters.ts';
import { Portrait } from '#features/teams/players/web/Portrait.tsx';
import { AdminPage } from '#platform/admin/web/frame/AdminPage.tsx';
import { dateText } from '#shared/notation.ts';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { SearchBox } from '#web/ui/fields/SearchBox.tsx';
import { LoadMore } from '#web/ui/lists/LoadMore.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { PlayerMerge } from '../../contract.ts';
import { mergePath, mergesOptions, mergesPath, undoMerge } from '../api.ts';
import { SideBySide } from './SideBySide.tsx';

/** Lists players of the same team before others of the sport: duplicates are mostly in the same team. */
function ChooseOther({ playerId }: { playerId: number }) {
  const player = useQuery(playerOptions(playerId));
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim()) || undefined;
  if (player.error) return <ErrorState title="The player did not load" text={getMessage(player.error)} />;
  if (!player.data) return <Waiting />;
  const { displayName, teamId, team } = player.data;
  return (
    <div className="grid max-w-4xl gap-5">
      <p>
        Who is the same person as <b>{displayName}</b> of {team.name}?
      </p>
      <SearchBox label="Search players..." value={typed} onType={setTyped} />
      <Candidates heading={team.name} narrowing={{ teamId, q }} of={player.data} />
      <Candidates
        heading={`Other teams in ${team.sport.name}`}
        narrowing={{ sportId: team.sportId, q }}
        of={player.data}
        isAmong={(other) => other.teamId !== teamId}
      />
    </div>
  );
}

interface CandidatesProps {
  heading: string;
  narrowing: Parameters<typeof playersOptions>[0];
  of: Player;
  isAmong?: (other: Player) => boolean;
}

function Candidates({ heading, narrowing, of: player, isAmong = () => true }: CandidatesProps) {
  const list = useInfiniteQuery(playersOptions(narrowing));
  const others = list.data?.filter((other) => other.id !== player.id && isAmong(other));
  return (
    <section className="grid gap-2" aria-label={heading}>
      <h2>{heading}</h2>
      {list.error && <ErrorState title="The players did not load" text={getMessage(list.error)} />}
      {!others && !list.error && <Waiting />}
      {others?.length === 0 && !list.hasNextPage && <p className="text-sm text-soft">No players found</p>}
      <ul className="grid gap-2 sm:grid-cols-2">
        {others?.map((other) => (
          <Candidate key={other.id} of={player} other={other} />
        ))}
      </ul>
      <LoadMore list={list} />
    </section>
  );
}

function Candidate({ of: player, other }: { of: Player; other: Player }) {
  return (
    <li>
      <Link
        to={`${mergePath(player.id)}&with=${other.id}`}
        viewTransition
        className="card flex min-h-16 items-center gap-3 p-2 pr-3"
      >
        <Portrait player={{ ...other, jerseyNumber: null }} className="size-12 shrink-0 rounded-control" />
        <span className="grid min-w-0 wrap-anywhere">
          <span className="font-bold">
            {other.jerseyNumber !== null && <span className="score mr-1 text-soft">{other.jerseyNumber}</span>}{' '}
            {other.displayName}
          </span>
          <span className="text-sm text-soft">{[other.position, other.team.name].filter(Boolean).join(' · ')}</span>
        </span>
      </Link>
    </li>
  );
}

const Waiting = () => (
  <Loading label="Loading the players" className="grid gap-2">
    <Skeleton className="h-16 rounded-card" />
    <Skeleton className="h-16 rounded-card" />
  </Loading>
);

/** The list of merges or, if the address names a player, the choice of whom to merge them with. */
export function PlayerMergesPage() {
  const [params] = useSearchParams();
  const player = idIn(params, 'player');
  const other = idIn(params, 'with');
  if (player === undefined) {
    return (
      <AdminPage title="Merged players">
        <MergedList />
      </AdminPage>
    );
  }
  return (
    <AdminPage title="Merge players" back={other === undefined ? mergesPath : mergePath(player)}>
      {other === undefined ? <ChooseOther playerId={player} /> : <SideBySide keptId={player} mergedId={other} />}
    </AdminPage>
  );
}

function MergedList() {
  const list = useInfiniteQuery(mergesOptions);
  if (!list.data && list.error) {
    return (
      <ErrorState
        title="The merged players did not load"
        text={getMessage(list.error)}
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
        <p className="text-sm text-soft">
          <RelativeTime at={mergedAt} />
          {by && ` · ${by}`}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 text-sm text-soft">
          {refusal ?? `Can be undone until ${dateText(undoUntil.slice(0, 10), new Date())}`}
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
    onFailed: (error) => toast({ title: 'The merge was not undone', description: getMessage(error), tone: 'bad' }),
  });
