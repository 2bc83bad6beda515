import type { Share } from '../rules.ts';

/** What share of the attempts succeeded. */
export function ShareBars({ shares }: { shares: readonly Share[] }) {
  if (shares.length === 0) return null;
  return (
    <dl className="mt-1 grid gap-3">
      {shares.map((share) => (
        <ShareBar key={share.key} share={share} />
      ))}
    </dl>
  );
}

function ShareBar({ share: { abbreviation, label, percentage, splits } }: { share: Share }) {
  return (
    <div className="grid grid-cols-[2.25rem_minmax(0,1fr)_5.75rem] items-center gap-3">
      <dt className="text-sm font-bold text-soft">
        <span aria-hidden>{abbreviation}</span>
        <span className="sr-only">{label}</span>
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
