export const openHighlight = (id: number) => ({ highlight: id });

export function highlightToOpen(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('highlight' in state)) return null;
  return typeof state.highlight === 'number' ? state.highlight : null;
}
