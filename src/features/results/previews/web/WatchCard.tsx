import { Link } from 'react-router';
import type { Game } from '#features/competition/games/contract.ts';
import type { GameSide } from '#features/competition/games/score-rules.ts';
import { playerPath } from '#features/teams/players/rules.ts';
import { TeamCrest } from '#features/teams/teams/web/TeamCrest.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Card } from '#web/ui/Card.tsx';
import type { Preview, WatchedPlayer } from '../contract.ts';

interface WatchCardProps {
  game: Game;
  toWatch: Preview['toWatch'];
}

/** Who leads each side this season. Renders nothing if nobody has counted anything. */
export function WatchCard({ game, toWatch }: WatchCardProps) {
  if (toWatch.home.length + toWatch.away.length === 0) return null;
  return (
    <Card heading="Who to watch" aside={<span className="score text-lg text-soft">{game.season}</span>}>
      <ul className="grid grid-cols-1">
        {(['home', 'away'] as const).flatMap((side) =>
          toWatch[side].map((player) => <Row key={player.id} game={game} side={side} player={player} />),
        )}
      </ul>
    </Card>
  );
}

function Row({ game, side, player }: { game: Game; side: GameSide; player: WatchedPlayer }) {
  const { id, displayName, photo, position, jerseyNumber, perGame, total, label } = player;
  const team = game[`${side}Team`];
  const about = [position, jerseyNumber !== null && `#${jerseyNumber}`].filter(Boolean).join(' · ');
  return (
    <li className="border-line border-t first:border-t-0">
      <Link
        to={playerPath(id)}
        viewTransition
        className="-mx-2 flex min-h-14 items-center gap-2.5 rounded-control px-2 py-1.5 hover:bg-raised"
      >
        <TeamCrest team={team} size={22} />
        <Avatar name={displayName} photo={photo} size={36} round />
        <span className="min-w-0 flex-1 leading-tight">
          <span className="block font-bold text-sm wrap-anywhere">{displayName}</span>
          <span className="block text-soft text-xs">
            <span className="sr-only">{team.name}</span> {about}
          </span>
        </span>
        <span className="grid max-w-[38%] shrink-0 justify-items-end text-right leading-tight">
          <span className="score text-xl">{perGame === null ? total : perGame.toFixed(1)}</span>
          <span className="text-soft text-xs">{perGame === null ? label : `${label} a game`}</span>
        </span>
      </Link>
    </li>
  );
}
