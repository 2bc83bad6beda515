import { PlayerBadges } from '#features/players/web/PlayerBadges.tsx';
import { Portrait } from '#features/players/web/Portrait.tsx';
import { Card } from '#web/ui/Card.tsx';
import type { MergedPlayer } from '../../contract.ts';

interface ComparedPlayerProps {
  heading: string;
  player: MergedPlayer;
  games: number;
  isResult?: boolean;
}

/** One column of the two, and of what they come to. */
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
