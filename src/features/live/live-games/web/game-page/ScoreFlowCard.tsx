import type { Game } from '#features/competition/games/contract.ts';
import type { Periods } from '#features/teams/sports/definitions/definition.ts';
import { periodName } from '#features/teams/sports/period-rules.ts';
import { Card } from '#web/ui/Card.tsx';
import { type ScoreFlow, scoreFlow } from '../../flow-rules.ts';
import type { LiveGame } from '../LiveLines.tsx';
import { flowText } from './flow-text.ts';

/** How the lead went, as a line and in words. Renders nothing where plays do not tell. */
export function ScoreFlowCard({ game, live }: { game: Game; live: LiveGame }) {
  const flow = scoreFlow(live.definition, live.state);
  if (!flow) return null;
  const names = { home: game.homeTeam.name, away: game.awayTeam.name };
  return (
    <Card heading="How the score went">
      <figure>
        <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2" aria-hidden>
          <Ends flow={flow} />
          <FlowLine flow={flow} />
          <PeriodNames flow={flow} periods={live.definition.periods} />
        </div>
        <figcaption className="mt-3 text-pretty text-sm text-soft">{flowText(flow, names)}</figcaption>
      </figure>
    </Card>
  );
}

/** The most that the home side led by above, the most of the away side below. */
const Ends = ({ flow: { biggest } }: { flow: ScoreFlow }) => (
  <div className="score flex w-7 flex-col justify-between text-right text-sm">
    <span className={biggest.home === 0 ? 'invisible' : 'text-accent-text'}>+{biggest.home}</span>
    <span className={biggest.away === 0 ? 'invisible' : 'text-info'}>+{biggest.away}</span>
  </div>
);

const [width, height] = [300, 100];

function FlowLine({ flow: { points, biggest, periods } }: { flow: ScoreFlow }) {
  // Room for one point on either side, so that a side that never led is seen not to have.
  const [above, below] = [Math.max(1, biggest.home), Math.max(1, biggest.away)];
  const toY = (lead: number) => ((above - lead) / (above + below)) * height;
  const zero = toY(0);
  // A lead stays until the next score.
  const steps = points.map(({ at, lead }, index) => {
    const x = (at * width).toFixed(1);
    return index === 0 ? `M${x} ${toY(lead).toFixed(1)}` : `H${x}V${toY(lead).toFixed(1)}`;
  });
  const line = steps.join('');
  const area = `${line}V${zero.toFixed(1)}H0Z`;
  return (
    <svg
      aria-hidden
      className="h-32 w-full overflow-visible sm:h-40"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
    >
      <clipPath id="flow-home">
        <rect x="0" y="0" width={width} height={zero} />
      </clipPath>
      <clipPath id="flow-away">
        <rect x="0" y={zero} width={width} height={height - zero} />
      </clipPath>
      <path d={area} clipPath="url(#flow-home)" className="fill-accent/25" />
      <path d={area} clipPath="url(#flow-away)" className="fill-info/25" />
      {Array.from({ length: periods - 1 }, (_, at) => ((at + 1) / periods) * width).map((x) => (
        <path key={x} d={`M${x} 0V${height}`} className="stroke-line" vectorEffect="non-scaling-stroke" />
      ))}
      <path d={`M0 ${zero}H${width}`} className="stroke-edge" vectorEffect="non-scaling-stroke" />
      <path d={line} className="fill-none stroke-2 stroke-ink" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

const PeriodNames = ({ flow, periods }: { flow: ScoreFlow; periods: Periods }) => (
  <div className="col-start-2 mt-1 flex text-center text-soft text-xs">
    {Array.from({ length: flow.periods }, (_, at) => periodName(periods, at + 1)).map((name) => (
      <span key={name} className="min-w-0 flex-1 truncate">
        {name}
      </span>
    ))}
  </div>
);
