import type { ReactNode } from 'react';
import type { Game } from '#features/competition/games/contract.ts';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { TeamCrest } from '#features/teams/teams/web/TeamCrest.tsx';
import { Card } from '#web/ui/Card.tsx';
import { type Compared, type ComparedValue, compareSides, type Stats } from '../../comparison-rules.ts';
import type { Side } from '../../contract.ts';
import { sides } from '../../rules.ts';

interface TeamComparisonProps {
  game: Pick<Game, 'homeTeam' | 'awayTeam'>;
  definition: SportDefinition;
  totals: Record<Side, Stats>;
  /** Below the bars. */
  children?: ReactNode;
}

/** What both sides did, a bar for each statistic. Renders nothing if nothing was counted. */
export function TeamComparison({ game, definition, totals, children }: TeamComparisonProps) {
  const rows = compareSides(definition, totals);
  if (rows.length === 0) return null;
  const names = { home: game.homeTeam.name, away: game.awayTeam.name };
  return (
    <Card heading="Team comparison">
      <div className="mb-2 flex justify-between gap-4 text-sm text-soft" aria-hidden>
        {sides.map((side) => (
          <span key={side} className="flex min-w-0 items-center gap-2 last:flex-row-reverse">
            <TeamCrest team={game[`${side}Team`]} name={names[side]} size={22} />
            <span className="truncate">{names[side]}</span>
          </span>
        ))}
      </div>
      <dl className="grid gap-2.5">
        {rows.map((row) => (
          <Row key={row.key} row={row} names={names} />
        ))}
      </dl>
      {children}
    </Card>
  );
}

function Row({ row, names }: { row: Compared; names: Record<Side, string> }) {
  const lead = Math.sign(row.home.amount - row.away.amount);
  return (
    <div className="grid grid-cols-[1fr_auto_1fr] items-baseline gap-x-3 gap-y-1">
      <dt className="col-start-2 row-start-1 text-center max-[18rem]:col-span-full text-sm text-soft">{row.label}</dt>
      <Value value={row.home} name={names.home} isMore={lead > 0} />
      <Value value={row.away} name={names.away} isMore={lead < 0} isAtEnd />
      <dd className="col-span-3 flex h-1.5 gap-1" aria-hidden>
        <Bar share={row.homeShare} isMore={lead > 0} />
        <Bar share={1 - row.homeShare} isMore={lead < 0} />
      </dd>
    </div>
  );
}

const Bar = ({ share, isMore }: { share: number; isMore: boolean }) => (
  <span
    className={`min-w-1 rounded-full ${isMore ? 'bg-accent' : 'bg-raised'}`}
    style={{ flexGrow: share, flexBasis: 0 }}
  />
);

interface ValueProps {
  value: ComparedValue;
  name: string;
  isMore: boolean;
  isAtEnd?: boolean;
}

function Value({ value: { value, detail }, name, isMore, isAtEnd = false }: ValueProps) {
  return (
    <dd
      className={`row-start-1 flex items-baseline gap-1.5 max-[18rem]:row-start-2 ${isAtEnd ? 'col-start-3 flex-row-reverse' : 'col-start-1'}`}
    >
      <span className="sr-only">{name} </span>
      <span className={`score text-lg ${isMore ? '' : 'text-soft'}`}>{value}</span>
      {detail && <span className="text-soft text-xs tabular-nums">{detail}</span>}
    </dd>
  );
}
