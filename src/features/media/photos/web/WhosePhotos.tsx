import { type QueryClient, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { gameOptions } from '#features/competition/games/web/api.ts';
import { gameDay } from '#features/competition/games/web/times.ts';
import { teamPath } from '#features/teams/teams/rules.ts';
import { teamOptions } from '#features/teams/teams/web/api.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import { gameText } from '../rules.ts';
import type { PhotosOf } from './api.ts';

/** Says of which game or team the photos are, and leads back to all of them. */
export function WhosePhotos({ of: { gameId, teamId } }: { of: PhotosOf }) {
  if (gameId !== undefined) return <OfThisGame gameId={gameId} />;
  return teamId === undefined ? null : <OfThisTeam teamId={teamId} />;
}

WhosePhotos.reads = (client: QueryClient, { gameId, teamId }: PhotosOf) => {
  if (gameId !== undefined) return [client.prefetchQuery(gameOptions(gameId))];
  return teamId === undefined ? [] : [client.prefetchQuery(teamOptions(teamId))];
};

function OfThisGame({ gameId }: { gameId: number }) {
  const { data: game } = useQuery(gameOptions(gameId));
  const now = new Date(useNow());
  const zone = useZone();
  return (
    <Whose
      path={`/games/${gameId}`}
      name={game ? gameText(game) : 'One game'}
      detail={game && `${game.sport.name} · ${gameDay(game.dateTime, now, zone)}`}
    />
  );
}

function OfThisTeam({ teamId }: { teamId: number }) {
  const { data: team } = useQuery(teamOptions(teamId));
  return <Whose path={teamPath(teamId)} name={team?.name ?? 'One team'} detail={team && 'Photos of its games'} />;
}

function Whose({ path, name, detail }: { path: string; name: string; detail: string | undefined }) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <h2 className="wrap-anywhere">
          <Link to={path} viewTransition className="inline-flex min-h-11 items-center hover:underline">
            {name}
          </Link>
        </h2>
        <p className="-mt-2 text-sm text-soft">{detail}</p>
      </div>
      <ButtonLink to="/media?tab=photos" small>
        All photos
      </ButtonLink>
    </div>
  );
}
