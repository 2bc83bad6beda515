import { memo } from 'react';
import { YouOnCard } from '#features/teams/player-links/web/YouOnCard.tsx';
import type { Player } from '#features/teams/players/contract.ts';
import { PlayerBadges } from '#features/teams/players/web/PlayerBadges.tsx';
import { Portrait } from '#features/teams/players/web/Portrait.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/states.tsx';

const asManyAsFit =
  'grid-cols-[repeat(auto-fill,minmax(min(100%,max(8.5rem,min(158px,50%-6px))),1fr))] lg:grid-cols-[repeat(auto-fill,minmax(178px,1fr))]';
export const playerGrid = `grid gap-3 lg:gap-3.5 ${asManyAsFit}`;

interface PlayerCardProps {
  player: Player;
  onOpen: (id: number) => void;
  lazy?: boolean;
}

/**
 * A player at a glance. The whole card opens the profile; the button gives that a name and makes it reachable by keyboard.
 * Memoized for lists that render in steps. The browser skips the layout of cards off screen.
 */
export const PlayerCard = memo(function PlayerCard({ player, onOpen, lazy = true }: PlayerCardProps) {
  return (
    <li className="card group relative flex flex-col overflow-hidden [contain-intrinsic-block-size:auto_332px] in-sight has-[button:hover]:border-edge">
      <Portrait player={player} lazy={lazy} className="aspect-square" />
      <YouOnCard playerId={player.id} />
      <div className="flex flex-1 flex-col gap-2 p-3">
        <div>
          <h3>{player.displayName}</h3>
          {player.position && <p className="mt-0.5 text-sm text-soft">{player.position}</p>}
          <p className="text-sm text-soft">{player.team.name}</p>
        </div>
        <PlayerBadges player={player} />
        <Button
          small
          wide
          aria-haspopup="dialog"
          aria-label={`View Profile: ${player.displayName}`}
          onClick={() => onOpen(player.id)}
          className="mt-auto after:absolute after:inset-0 after:rounded-card"
        >
          View Profile
        </Button>
      </div>
    </li>
  );
});

export function PlayerCardsLoading({ count }: { count: number }) {
  return (
    <div className={playerGrid}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders never change their order
        <div key={index} className="card overflow-hidden">
          <Skeleton className="aspect-square rounded-none" />
          <div className="grid gap-2 p-3">
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-3.5 w-3/5" />
            <Skeleton className="h-3.5 w-2/3" />
            <Skeleton className="mt-1 h-11 rounded-control" />
          </div>
        </div>
      ))}
    </div>
  );
}
