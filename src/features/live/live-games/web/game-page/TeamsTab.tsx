import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Game } from '#features/competition/games/contract.ts';
import type { GameSide } from '#features/competition/games/score-rules.ts';
import type { Player } from '#features/teams/players/contract.ts';
import { playerPath } from '#features/teams/players/rules.ts';
import { teamPath } from '#features/teams/teams/rules.ts';
import { TeamCrest } from '#features/teams/teams/web/TeamCrest.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { rosterOptions } from '../api.ts';

/** The squads of both sides. */
export function TeamsTab({ game }: { game: Game }) {
  return (
    <div className="grid grid-cols-1 gap-3.5 sm:grid-cols-2 sm:items-start">
      <Squad game={game} side="home" />
      <Squad game={game} side="away" />
    </div>
  );
}

function Squad({ game, side }: { game: Game; side: GameSide }) {
  const team = game[`${side}Team`];
  const squad = useQuery(rosterOptions(team.id));
  return (
    <Card
      heading={
        <Link to={teamPath(team.id)} viewTransition className="flex min-h-11 items-center gap-2.5 hover:underline">
          <TeamCrest team={team} size={28} />
          <span className="min-w-0 wrap-anywhere">{team.name}</span>
        </Link>
      }
    >
      {squad.data ? (
        <Players players={squad.data} />
      ) : squad.isPending ? (
        <Loading label="Loading the players" className="grid gap-2">
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </Loading>
      ) : (
        <ErrorState title="The players did not load" onRetry={() => squad.refetch()} busy={squad.isFetching} />
      )}
    </Card>
  );
}

function Players({ players }: { players: readonly Player[] }) {
  if (players.length === 0) return <p className="text-sm text-soft">No players listed yet.</p>;
  return (
    <ul className="grid grid-cols-1">
      {players.toSorted(byNumber).map((player) => (
        <li key={player.id} className="border-line border-t">
          <Link
            to={playerPath(player.id)}
            viewTransition
            className="flex min-h-12 items-center gap-3 py-1.5 hover:bg-raised"
          >
            <span className="score w-7 shrink-0 text-right text-lg text-soft">
              {player.jerseyNumber !== null && <span className="sr-only">Number </span>}
              {player.jerseyNumber}
            </span>
            <Avatar name={player.displayName} photo={player.photo} size={32} round />
            <span className="min-w-0 flex-1 leading-tight">
              <span className="font-bold text-sm wrap-anywhere">{player.displayName}</span>
              {player.isCaptain && <span className="text-soft text-xs"> · captain</span>}
              {player.position && <span className="block text-soft text-xs wrap-anywhere">{player.position}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** By the number on the shirt; those without one last, by name. */
function byNumber(one: Player, other: Player): number {
  const [a, b] = [one.jerseyNumber ?? Number.POSITIVE_INFINITY, other.jerseyNumber ?? Number.POSITIVE_INFINITY];
  return a === b ? one.displayName.localeCompare(other.displayName) : a - b;
}
