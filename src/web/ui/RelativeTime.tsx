import { useNow } from './clock.ts';
import { timeAgo } from './moments.ts';

/** '12 min ago', '1 h ago', '3 d ago'; the exact moment is in its tooltip. */
export function RelativeTime({ at }: { at: string }) {
  const now = useNow();
  return (
    <time dateTime={at} title={new Date(at).toLocaleString()}>
      {timeAgo(at, now)}
    </time>
  );
}
