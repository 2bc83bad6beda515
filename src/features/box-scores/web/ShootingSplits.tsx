import type { SportDefinition } from '#features/sports/definitions/definition.ts';
import { BandMark, bandColour } from './BandMark.tsx';
import { cellOf, isShare } from './columns.ts';

interface ShootingSplitsProps {
  definition: SportDefinition;
  stats: Readonly<Record<string, number | null>>;
}

/** What was attempted and what share of it succeeded, drawn as bars. */
export function ShootingSplits({ definition, stats }: ShootingSplitsProps) {
  const drawn = definition.statistics.filter(
    (statistic) =>
      isShare(statistic) &&
      stats[statistic.key] !== null &&
      (statistic.kind !== 'pair' || (stats[statistic.attempted.key] ?? 0) > 0),
  );
  if (drawn.length === 0) return null;
  return (
    <dl className="grid gap-3">
      {drawn.map((statistic) => {
        const { value, percentage, band, spoken } = cellOf(statistic, stats);
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
              <span className="score flex flex-wrap items-center justify-end gap-1.5 text-[1.0625rem]">
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
