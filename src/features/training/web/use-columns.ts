import { useWide } from '#web/layout/wide.ts';

/** Cards of uneven height, dealt into two columns where there is room: one that opens pushes only its own column. */
export function useColumns<T>(items: readonly T[]): T[][] {
  if (!useWide()) return [[...items]];
  return [items.filter((_, at) => at % 2 === 0), items.filter((_, at) => at % 2 === 1)];
}
