import type { PlayerStats } from '../contract.ts';

export function ShotBars({ stats }: { stats: PlayerStats }) {
  const kinds = kindsOf(stats).filter(({ attempts }) => attempts > 0);
  if (kinds.length === 0) return null;
  return (
    <dl className="mt-1 grid gap-3">
      {kinds.map((kind) => (
        <ShotBar key={kind.label} {...kind} />
      ))}
    </dl>
  );
}

interface ShotKind {
  label: string;
  spoken: string;
  /** 0 to 100. */
  percentage: number;
  splits?: string;
}

function kindsOf(stats: PlayerStats): (ShotKind & { attempts: number })[] {
  return [
    {
      label: 'FG',
      spoken: 'Field goals',
      percentage: stats.fieldGoalPct,
      splits: `${stats.shotsMade}/${stats.shotsTaken}`,
      attempts: stats.shotsTaken,
    },
    {
      label: '3PT',
      spoken: 'Three-pointers',
      percentage: stats.threePointPct,
      splits: `${stats.threePointersMade}/${stats.threePointersTaken}`,
      attempts: stats.threePointersTaken,
    },
    {
      label: 'FT',
      spoken: 'Free throws',
      percentage: stats.freeThrowPct,
      splits: `${stats.freeThrowsMade}/${stats.freeThrowsTaken}`,
      attempts: stats.freeThrowsTaken,
    },
    {
      label: 'TS',
      spoken: 'True shooting',
      percentage: stats.trueShooting,
      attempts: stats.shotsTaken + stats.freeThrowsTaken,
    },
  ];
}

function ShotBar({ label, spoken, percentage, splits }: ShotKind) {
  return (
    <div className="grid grid-cols-[2.25rem_minmax(0,1fr)_5.75rem] items-center gap-3">
      <dt className="text-sm font-bold text-soft">
        <span aria-hidden>{label}</span>
        <span className="sr-only">{spoken}</span>
      </dt>
      <dd className="contents">
        <span className="h-2 overflow-hidden rounded-full bg-raised" aria-hidden>
          <span
            className="block h-full rounded-full bg-accent-text"
            style={{ width: `${Math.min(100, percentage)}%` }}
          />
        </span>
        <span className="score text-right text-lg">
          {splits && <span className="mr-2 text-soft">{splits}</span>}
          {percentage}%
        </span>
      </dd>
    </div>
  );
}
