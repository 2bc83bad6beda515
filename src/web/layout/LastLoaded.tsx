import { onlineManager, type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { dayText, momentText, timeText } from '#shared/notation.ts';
import { useNow } from '../ui/time/clock.ts';
import { device } from '../zone.ts';

export function LastLoaded() {
  const now = useNow();
  return `, as of ${formatLoadedAt(lastKnown(useQueryClient(), now), now)}`;
}

let lostAt: number | null = null;
onlineManager.subscribe((isOnline) => {
  lostAt = isOnline ? null : Date.now();
});

/** The queries restored from the device, with the time of their data; dropped with the query. */
const applied = new WeakMap<Query, number>();

export const noteApplied = (query: Query): void => void applied.set(query, query.state.dataUpdatedAt);
export const isApplied = (query: Query): boolean => applied.get(query) === query.state.dataUpdatedAt;

/**
 * When the screen was last sure to be right, in milliseconds since 1970: the live stream reported every change until the
 * connection was lost; data restored from the device is as old as its response.
 */
const lastKnown = (client: QueryClient, now: number): number =>
  Math.min(
    lostAt ?? now,
    ...client
      .getQueryCache()
      .findAll({ type: 'active', predicate: isApplied })
      .map(({ state }) => state.dataUpdatedAt),
  );

/** `19:42`, or `Mon 23 Nov, 19:42` on another day. */
export function formatLoadedAt(at: number, now: number): string {
  const [loaded, today] = [device.wall(new Date(at)), device.wall(new Date(now))];
  return dayText(loaded) === dayText(today) ? timeText(loaded) : momentText(loaded, today);
}
