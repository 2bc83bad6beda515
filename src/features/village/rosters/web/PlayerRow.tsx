import { memo } from 'react';
import { Link } from 'react-router';
import { YouMark } from '#features/teams/player-links/web/YouMark.tsx';
import type { Player } from '#features/teams/players/contract.ts';
import { playerPath } from '#features/teams/players/rules.ts';
import { PlayerBadges } from '#features/teams/players/web/PlayerBadges.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';

export const playerRows = 'card grid grid-cols-1 gap-x-4 px-3.5 py-1 sm:grid-cols-2 xl:grid-cols-3';

/** A player as one line of a list, which leads to the profile's page. The browser skips the layout of rows off screen. */
export const PlayerRow = memo(function PlayerRow({ player }: { player: Player }) {
  return (
    <li className="min-w-0 border-line border-b [contain-intrinsic-block-size:auto_57px] in-sight">
      <Link
        to={playerPath(player.id)}
        viewTransition
        className="-mx-2 flex min-h-14 items-center gap-3 rounded-control px-2 py-1.5 transition hover:bg-raised"
      >
        <span className="score min-w-6 shrink-0 text-right text-lg text-soft">
          {player.jerseyNumber !== null && <span className="sr-only">Number </span>}
          {player.jerseyNumber}
        </span>
        <Avatar name={player.displayName} photo={player.photo} size={36} round />
        <span className="grid min-w-0 flex-1 gap-0.5 leading-tight">
          <span className="flex min-w-0 items-center gap-2">
            <span className="line-clamp-2 font-bold text-base wrap-anywhere">{player.displayName}</span>
            <YouMark playerId={player.id} />
          </span>
          <span className="truncate text-soft text-xs">
            {[player.position, player.team.name].filter(Boolean).join(' · ')}
          </span>
        </span>
        <span className="max-w-32 shrink-0 *:justify-end max-sm:hidden">
          <PlayerBadges player={player} />
        </span>
      </Link>
    </li>
  );
});
