import { ArrowDown, ArrowUp } from 'lucide-react';

/** How many places somebody goes up or down in a table; nothing, as wide, if none. */
export function PlacesMoved({ before, after }: { before: number; after: number }) {
  if (before === after) return <span className="w-9" />;
  const isUp = after < before;
  const Icon = isUp ? ArrowUp : ArrowDown;
  const tone = isUp ? 'text-win' : 'text-live-text';
  return (
    <span className={`flex w-9 items-center gap-0.5 font-bold text-sm tabular-nums ${tone}`}>
      <Icon className="size-4" aria-hidden />
      <span className="sr-only">{isUp ? 'up' : 'down'} </span>
      {Math.abs(before - after)}
    </span>
  );
}
