export function indexAfterKey(key: string, at: number, count: number): number | null {
  const index = moves.get(key)?.(at, count);
  if (index === undefined || index < 0 || index >= count) return null;
  return index;
}

const moves = new Map<string, (at: number, count: number) => number>([
  ['ArrowLeft', (at) => at - 1],
  ['ArrowRight', (at) => at + 1],
  ['Home', () => 0],
  ['End', (_at, count) => count - 1],
]);

const farEnoughPx = 56;
const fastPxPerMs = 0.45;

export function swipeMeaning(dx: number, dy: number, tookMs: number): 'next' | 'previous' | 'close' | null {
  const along = Math.abs(dx) >= Math.abs(dy) ? dx : dy;
  const isSwipe = Math.abs(along) > farEnoughPx || Math.abs(along) / Math.max(tookMs, 1) > fastPxPerMs;
  if (!isSwipe || Math.abs(along) < 12) return null;
  if (along === dx) return dx < 0 ? 'next' : 'previous';
  return dy > 0 ? 'close' : null;
}
