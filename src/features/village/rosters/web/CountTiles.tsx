import { Score } from '#web/ui/Score.tsx';

interface Count {
  label: string;
  value: number | undefined;
}

interface CountTilesProps {
  counts: readonly Count[];
  /** Loading failed: show a dash for counts without a value. */
  failed?: boolean;
  className?: string;
}

export function CountTiles({ counts, failed = false, className = '' }: CountTilesProps) {
  return (
    <dl className={`grid gap-2 sm:gap-3 ${className}`}>
      {counts.map(({ label, value }) => (
        <div key={label} className="card flex flex-col-reverse gap-1 px-3 py-3.5 text-center">
          <dt className="text-sm text-soft">{label}</dt>
          <dd className="text-2xl">
            {value === undefined && !failed ? (
              <span className="shimmer mx-auto block h-[1em] w-10" aria-hidden />
            ) : (
              <Score value={value ?? '-'} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
