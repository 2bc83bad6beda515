import type { Trend } from '../career-rules.ts';

/** The latest games as bars, the latest on the right. */
export function TrendBars({ trend: { label, games } }: { trend: Trend }) {
  const values = games.map(({ value }) => value);
  const most = Math.max(1, ...values);
  return (
    <div className="grid gap-2 rounded-control bg-raised p-3">
      <p className="text-soft text-xs" aria-hidden>
        {label}, last {games.length} games
      </p>
      <div
        role="img"
        aria-label={`${label} game by game, oldest first: ${values.join(', ')}`}
        className="flex h-24 items-end gap-1.5"
      >
        {games.map(({ game, value }, at) => (
          <span key={game.gameId} className="grid h-full max-w-12 flex-1 content-end justify-items-center gap-1">
            <span className="score text-base">{value}</span>
            <span
              className={`w-full rounded-sm ${at === games.length - 1 ? 'bg-accent-text' : 'bg-accent-text/45'}`}
              style={{ height: `${Math.max(3, (value / most) * 64)}px` }}
            />
          </span>
        ))}
      </div>
    </div>
  );
}
