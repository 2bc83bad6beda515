import type { PointerEvent } from 'react';
import { useNow } from './clock.ts';
import { timeAgo } from './moments.ts';

/** '12 min ago', '1 h ago', '3 d ago'; the exact moment is in its tooltip. */
export function RelativeTime({ at }: { at: string }) {
  const now = useNow();
  return (
    <time dateTime={at} onPointerEnter={showMoment}>
      {timeAgo(at, now)}
    </time>
  );
}

/** Written only for whoever points at it: for a list, a phone would spend longer on it than on drawing the list. */
function showMoment({ currentTarget }: PointerEvent<HTMLTimeElement>) {
  currentTarget.title = new Date(currentTarget.dateTime).toLocaleString();
}
