export function ProgressBar({ label, percent }: { label: string; percent: number }) {
  return (
    <div className="flex items-center gap-3">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-2 flex-1 overflow-hidden rounded-full bg-raised"
      >
        <div
          className="h-full rounded-full bg-accent-text transition-[width] duration-300 ease-settle"
          style={{ width: `${percent}%` }}
        />
      </div>
      <span className="score w-11 text-right text-lg" aria-hidden>
        {percent}%
      </span>
    </div>
  );
}
