import { useQueryClient } from '@tanstack/react-query';
import { useNow } from '../ui/time/clock.ts';
import { asOf, lastKnown } from './last-known.ts';

export function LastLoaded() {
  const now = useNow();
  return `, as of ${asOf(lastKnown(useQueryClient(), now), now)}`;
}
