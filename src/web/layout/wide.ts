import { useOutside } from '../routing/rendering.ts';

/** From here on there is a rail, and room for two columns: Tailwind's `lg`. */
const wide = '(min-width: 64rem)';

/** Whether the window is a desktop's. For what stands in another order there; mere looks are a matter of CSS. */
export const useWide = () => useOutside(onChange, isWide, (rendering) => rendering.isWide);

const isWide = () => matchMedia(wide).matches;

function onChange(notify: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}
