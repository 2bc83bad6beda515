/** What a link to a page that shows one highlight hands over beside its address. */
export const openHighlight = (id: number) => ({ highlight: id });

/** Which highlight was pressed to come here; null for whoever came another way. */
export function highlightToOpen(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('highlight' in state)) return null;
  return typeof state.highlight === 'number' ? state.highlight : null;
}
