/** A second tap of a double tap comes at most so much later. */
const secondPressMs = 400;

/** Where a finger lands that means the same button again. */
const reachPx = 24;

/**
 * For a moment, presses where a button has just gone reach nothing below it, unless one elsewhere came in between. `spot` is
 * where it was pressed, in the window's pixels. Keys are not presses.
 */
export function ignoreSecondPress(spot: { x: number; y: number }): void {
  const stop = () => document.removeEventListener('click', ignore, true);
  const ignore = (event: MouseEvent) => {
    if (event.detail === 0) return;
    const isThere = Math.hypot(event.clientX - spot.x, event.clientY - spot.y) <= reachPx;
    if (!isThere) return stop();
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', ignore, true);
  setTimeout(stop, secondPressMs);
}
