import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { YouMark } from '#features/teams/player-links/web/YouMark.tsx';
import { playerPath } from '#features/teams/players/rules.ts';
import { Card } from '#web/ui/Card.tsx';
import type { Leaders } from '../contract.ts';
import { leadersOptions } from './api.ts';

interface LeadersPartProps {
  sportId: number;
  season: string;
}

/** The leaders of each statistic; renders nothing where nobody counted anything, or if it does not load. */
export function LeadersPart({ sportId, season }: LeadersPartProps) {
  const { data } = useQuery(leadersOptions(sportId, season));
  if (!data || data.statistics.length === 0) return null;
  return (
    <section className="mt-6 grid gap-3" aria-labelledby="leaders-heading">
      <h2 id="leaders-heading">Leaders</h2>
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {data.statistics.map((statistic) => (
          <Statistic key={statistic.key} statistic={statistic} />
        ))}
      </div>
    </section>
  );
}

function Statistic({ statistic: { label, leaders } }: { statistic: Leaders['statistics'][number] }) {
  return (
    <Card as="div">
      <h3 className="mb-2 text-lg">{label}</h3>
      <ol className="grid">
        {leaders.map(({ position, player, total, perGame, byHand }) => (
          <li key={player.id} className="flex min-h-12 items-center gap-3 border-line border-t py-1">
            <span className="score min-w-5 text-lg text-soft">{position}</span>
            <Link
              to={playerPath(player.id)}
              viewTransition
              className="grid min-h-11 min-w-0 flex-1 content-center leading-tight hover:underline"
            >
              <span className="flex min-w-0 items-center gap-2">
                <span className="min-w-0 truncate font-bold text-base">{player.displayName}</span>
                <YouMark playerId={player.id} />
              </span>
              <span className="truncate text-xs text-soft">{player.team}</span>
            </Link>
            <span className="text-right">
              <span className="score block text-xl">{total}</span>
              {perGame !== null && <span className="block text-xs text-soft">{perGame.toFixed(1)} per game</span>}
              {byHand > 0 && <span className="block text-xs text-soft">incl. {byHand} entered by hand</span>}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
