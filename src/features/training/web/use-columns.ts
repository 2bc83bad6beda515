import { useOutside } from '#web/outside.ts';

const wide = matchMedia('(min-width: 64rem)');

/** Cards of uneven height, dealt into two columns where there is room: one that opens pushes only its own column. */
export function useColumns<T>(items: readonly T[]): T[][] {
  const isWide = useOutside(onWidthChange, () => wide.matches);
  if (!isWide) return [[...items]];
  return [items.filter((_, at) => at % 2 === 0), items.filter((_, at) => at % 2 === 1)];
}

function onWidthChange(told: () => void): () => void {
  wide.addEventListener('change', told);
  return () => wide.removeEventListener('change', told);
}
