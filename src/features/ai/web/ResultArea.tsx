import type { ReactNode } from 'react';
import { Loading, Skeleton } from '#web/ui/states.tsx';

interface ResultAreaProps {
  busy: boolean;
  loadingLabel: string;
  /** The parts that can be changed; they stay in reach while the next result is made. */
  chips: ReactNode;
  /** Null before anything was asked for. */
  result: ReactNode;
  /** What stands there before. */
  before: ReactNode;
}

/** Where a result comes to stand: the shape of one while the first is made, and the old one, fainter, before the next. */
export function ResultArea({ busy, loadingLabel, chips, result, before }: ResultAreaProps) {
  if (!result) return busy ? <ResultLoading label={loadingLabel} /> : before;
  return (
    <div className="grid min-w-0 gap-3.5">
      {chips}
      <div role="status" className="sr-only">
        {busy ? loadingLabel : ''}
      </div>
      <div aria-busy={busy} className={`min-w-0 transition-opacity duration-200 ${busy ? 'opacity-60' : ''}`}>
        {result}
      </div>
    </div>
  );
}

function ResultLoading({ label }: { label: string }) {
  return (
    <Loading label={label} className="grid gap-3.5">
      <div className="flex flex-wrap gap-2">
        {['w-32', 'w-44', 'w-36', 'w-40', 'w-28'].map((width) => (
          <Skeleton key={width} className={`h-11 rounded-full ${width}`} />
        ))}
      </div>
      <Skeleton className="h-64 rounded-card" />
      <Skeleton className="h-72 rounded-card" />
    </Loading>
  );
}
