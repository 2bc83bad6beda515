import { useExternalStore } from '../routing/rendering.ts';

/** The width from which there is a rail, and room for two columns: Tailwind's `lg`. */
const wide = '(min-width: 64rem)';

/** Whether the window is as wide as a desktop's. For markup that differs there; mere looks belong in CSS. */
export const useWide = () => useExternalStore(onChange, isWide, (rendering) => rendering.isWide);

const isWide = () => matchMedia(wide).matches;

function onChange(notify: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}
