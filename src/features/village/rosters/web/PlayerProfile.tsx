import { useQuery } from '@tanstack/react-query';
import { UserX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { PlayerIdentity } from '#features/teams/player-links/web/PlayerIdentity.tsx';
import type { Player } from '#features/teams/players/contract.ts';
import { playerPath } from '#features/teams/players/rules.ts';
import { playerOptions } from '#features/teams/players/web/api.ts';
import { PlayerBadges } from '#features/teams/players/web/PlayerBadges.tsx';
import { Portrait } from '#features/teams/players/web/Portrait.tsx';
import type { useProfileInUrl } from '#features/teams/players/web/useProfileInUrl.ts';
import { teamPath } from '#features/teams/teams/rules.ts';
import { ApiError } from '#web/api/api.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';

const PlayerSeason = lazyComponent(
  async () => (await import('#features/results/player-stats/web/PlayerSeason.tsx')).PlayerSeason,
  <Skeleton className="h-64 rounded-card" />,
);

interface OpenProfileProps {
  profile: Pick<ReturnType<typeof useProfileInUrl>, 'openedId' | 'close'>;
  /** Players that the page has already loaded. */
  players: readonly Player[] | undefined;
}

/** The profile that the URL names, if any. */
export function OpenProfile({ profile: { openedId, close }, players }: OpenProfileProps) {
  if (openedId === undefined) return null;
  return (
    <PlayerProfile key={openedId} id={openedId} known={players?.find(({ id }) => id === openedId)} onClose={close} />
  );
}

interface PlayerProfileProps {
  id: number;
  known: Player | undefined;
  onClose: () => void;
}

export function PlayerProfile({ id, known, onClose }: PlayerProfileProps) {
  // When opened by URL, keep the sheet at the same height while the player loads, to avoid a layout shift.
  const [holdsHeight] = useState(known === undefined);
  const {
    data: player,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...playerOptions(id),
    ...(known && { placeholderData: known }),
  });
  return (
    <Dialog title={player?.displayName ?? 'Player profile'} onClose={onClose}>
      <div className={`flex flex-col ${holdsHeight ? 'h-[min(80dvh,660px)]' : ''}`}>
        {player ? (
          <Profile player={player} />
        ) : error ? (
          <ProfileFailure {...{ error, isFetching, refetch }} />
        ) : (
          <ProfileLoading />
        )}
      </div>
    </Dialog>
  );
}

function Profile({ player }: { player: Player }) {
  const { team } = player;
  return (
    <div className="flex shrink-0 grow flex-col gap-5">
      <div className="grid grid-cols-[minmax(0,5fr)_minmax(0,6fr)] items-center gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:gap-5">
        <Portrait player={player} lazy={false} className="aspect-[4/5] rounded-card sm:aspect-square" />
        <div className="grid gap-3">
          <dl className="grid gap-2.5">
            {player.name !== player.displayName && <Fact label="Name" value={player.name} />}
            {player.position && <Fact label="Position" value={player.position} />}
            <Fact
              label="Team"
              value={
                <Link
                  to={teamPath(team.id)}
                  viewTransition
                  className="relative underline decoration-line underline-offset-4 before:absolute before:-inset-y-2 before:inset-x-0 hover:decoration-current"
                >
                  {team.name}
                </Link>
              }
            />
            <Fact label="Sport" value={team.sport.name} />
          </dl>
          <PlayerBadges player={player} />
        </div>
      </div>
      {player.bio && <p className="whitespace-pre-line text-base">{player.bio}</p>}
      <PlayerIdentity player={player} />
      <PlayerSeason player={player} />
      <div className="mt-auto flex flex-wrap gap-2 *:grow">
        <ButtonLink to={playerPath(player.id)} small>
          Full profile
        </ButtonLink>
        <ButtonLink to={teamPath(team.id)} small>
          See the team
        </ButtonLink>
      </div>
    </div>
  );
}

function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-soft">{label}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}

interface FailedProps {
  error: Error;
  isFetching: boolean;
  refetch: () => unknown;
}

export function ProfileFailure({ error, isFetching, refetch }: FailedProps) {
  if (error instanceof ApiError && error.status === 404) {
    return <EmptyState icon={UserX} title="This player was not found" text="They may have left the team." />;
  }
  return (
    <ErrorState
      title="Connection Error"
      text="Unable to load athlete data. Please try again."
      onRetry={refetch}
      busy={isFetching}
    />
  );
}

export function ProfileLoading() {
  return (
    <Loading label="Loading the profile" className="grid gap-5">
      <div className="grid grid-cols-[minmax(0,5fr)_minmax(0,6fr)] items-center gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:gap-5">
        <Skeleton className="aspect-[4/5] rounded-card sm:aspect-square" />
        <Skeleton className="h-32 rounded-card" />
      </div>
      <Skeleton className="h-64 rounded-card" />
    </Loading>
  );
}
