import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { YouMark } from '#features/teams/player-links/web/YouMark.tsx';
import { playerPath } from '#features/teams/players/rules.ts';
import { Card } from '#web/ui/Card.tsx';
import type { Leaders } from '../contract.ts';
import { describeLeast } from '../percentage-rules.ts';
import { leadersOptions } from './api.ts';

interface LeadersPartProps {
  sportId: number;
  season: string;
  /** The leaders of this competition alone. */
  competitionId?: number | undefined;
}

/** The leaders of each statistic; renders nothing where nobody counted anything, or if it does not load. */
export function LeadersPart({ sportId, season, competitionId }: LeadersPartProps) {
  const { data } = useQuery(leadersOptions(sportId, season, competitionId));
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

function Statistic({ statistic: { label, least, leaders } }: { statistic: Leaders['statistics'][number] }) {
  return (
    <Card as="div">
      <h3 className="text-lg">{label}</h3>
      {describeLeast(least) && <p className="text-soft text-xs">{describeLeast(least)}</p>}
      <ol className="mt-2 grid">
        {leaders.map(({ position, player, total, perGame, byHand, splits }) => (
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
              <span className="score block text-xl">
                {total}
                {splits !== null && '%'}
              </span>
              {splits !== null && <span className="block text-soft text-xs">{splits}</span>}
              {perGame !== null && <span className="block text-xs text-soft">{perGame.toFixed(1)} per game</span>}
              {byHand > 0 && <span className="block text-xs text-soft">incl. {byHand} entered by hand</span>}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
