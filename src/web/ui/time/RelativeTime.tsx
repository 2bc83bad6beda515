import type { PointerEvent } from 'react';
import { momentText } from '#shared/notation.ts';
import { device } from '#web/zone.ts';
import { useNow } from './clock.ts';

/** '12 min ago', '1 h ago', '3 d ago'; the exact moment is in its tooltip. */
export function RelativeTime({ at }: { at: string }) {
  const now = useNow();
  return (
    <time dateTime={at} onPointerEnter={showMoment}>
      {timeAgo(at, now)}
    </time>
  );
}

/** Only on hover: formatting the times of a list takes a phone longer than drawing the list. */
function showMoment({ currentTarget }: PointerEvent<HTMLTimeElement>) {
  currentTarget.title = momentText(device.wall(currentTarget.dateTime));
}

const minuteMs = 60_000;

/** How long ago: minutes when under 60, hours when under 1440 minutes, then days. */
export function timeAgo(instant: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(instant)) / minuteMs));
  if (minutes < 1) return 'Just now';
  if (minutes < 60) return `${minutes} min ago`;
  if (minutes < 1440) return `${Math.floor(minutes / 60)} h ago`;
  return `${Math.floor(minutes / 1440)} d ago`;
}
