import { useQueryClient } from '@tanstack/react-query';
import { useNow } from '../ui/time/clock.ts';
import { asOf, lastKnown } from './last-known.ts';

export function LastLoaded() {
  const now = useNow();
  const at = lastKnown(useQueryClient(), now);
  return `, as of ${asOf(at, now)}`;
}
