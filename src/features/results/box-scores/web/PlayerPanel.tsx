import { Star } from 'lucide-react';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { countsIn, performanceLabel } from '#features/teams/sports/rules.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import { Score } from '#web/ui/Score.tsx';
import type { BoxScoreLine } from '../contract.ts';
import { isOfPlayers } from '../rules.ts';
import { formatCell, isShare } from './columns.ts';
import { PlayerLink } from './PlayerLink.tsx';
import { BandMark, bandColour } from './StatTable.tsx';

export const panelHeading = 'chosen-player';
const maxTiles = 5;

/** All statistics of one player in the game. */
export function PlayerPanel({ definition, line }: { definition: SportDefinition; line: BoxScoreLine }) {
  const { player, stats } = line;
  const tiles = definition.statistics
    .filter((statistic) => isOfPlayers(statistic) && !isShare(statistic))
    .slice(0, maxTiles);
  return (
    <Card aria-labelledby={panelHeading}>
      <div className="flex flex-wrap items-center gap-3">
        <Avatar name={player.displayName} photo={player.photo} size={40} />
        <div className="min-w-0 grow basis-28">
          <h2 id={panelHeading} tabIndex={-1} className="leading-tight outline-none wrap-anywhere">
            <PlayerLink playerId={line.playerId} className="-my-3 inline-block py-3">
              {player.displayName}
            </PlayerLink>
          </h2>
          <p className="text-sm text-soft">{performanceLabel(definition, countsIn(stats))}</p>
        </div>
        <Honour player={player} />
      </div>
      <dl className="mt-3.5 mb-4 grid grid-cols-[repeat(auto-fit,minmax(2.75rem,1fr))] gap-2">
        {tiles.map(({ key, abbreviation, label }) => (
          <div key={key} className="flex flex-col-reverse gap-1 rounded-control bg-raised px-1 py-2.5 text-center">
            <dt className="font-semibold text-xs text-soft tracking-[0.04em]">
              <abbr title={label} className="no-underline">
                {abbreviation}
              </abbr>
            </dt>
            <dd className="text-2xl">{stats[key] === null ? <NotCounted /> : <Score value={stats[key] ?? 0} />}</dd>
          </div>
        ))}
      </dl>
      <ShootingSplits definition={definition} stats={stats} />
      {line.isCorrected && <p className="mt-3 text-soft text-xs">This line was corrected after the game.</p>}
    </Card>
  );
}

const NotCounted = () => (
  <span className="score text-soft">
    <span aria-hidden>–</span>
    <span className="sr-only">not counted</span>
  </span>
);

function Honour({ player }: { player: BoxScoreLine['player'] }) {
  if (!player.isMvp && !player.isAllStar) return null;
  return (
    <Pill tone="gold" caps>
      <Star className="size-3 fill-current" aria-hidden />
      {player.isMvp ? 'MVP' : 'All-Star'}
    </Pill>
  );
}

interface ShootingSplitsProps {
  definition: SportDefinition;
  stats: Readonly<Record<string, number | null>>;
}

/** Attempts and the percentage that succeeded, drawn as bars. */
function ShootingSplits({ definition, stats }: ShootingSplitsProps) {
  const splits = definition.statistics.filter(
    (statistic) =>
      isShare(statistic) &&
      stats[statistic.key] !== null &&
      (statistic.kind !== 'pair' || (stats[statistic.attempted.key] ?? 0) > 0),
  );
  if (splits.length === 0) return null;
  return (
    <dl className="grid gap-3">
      {splits.map((statistic) => {
        const { value, percentage, band, spoken } = formatCell(statistic, stats);
        const share = Number.parseInt(percentage ?? value, 10);
        return (
          <div
            key={statistic.key}
            className="grid grid-cols-[2.25rem_minmax(1rem,1fr)_minmax(0,6.25rem)] items-center gap-3"
          >
            <dt className="font-bold text-sm text-soft">
              <abbr title={statistic.label} className="no-underline">
                {statistic.abbreviation}
              </abbr>
            </dt>
            <dd className="contents">
              <Bar share={share} className={bandColour(band) || 'text-accent-text'} />
              <span className="score flex flex-wrap items-center justify-end gap-1.5 text-lg">
                <span className="sr-only">{spoken}</span>
                <span aria-hidden>{percentage ? `${value} · ${percentage}` : `${value}%`}</span>
                {band && <BandMark band={band} />}
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Bar({ share, className }: { share: number; className: string }) {
  return (
    <svg viewBox="0 0 100 6" preserveAspectRatio="none" className="h-1.5 w-full rounded-full" aria-hidden>
      <rect width="100" height="6" className="fill-raised" />
      <rect width={Math.min(100, share)} height="6" fill="currentColor" className={className} />
    </svg>
  );
}
