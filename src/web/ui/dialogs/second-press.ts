/** A second tap of a double tap comes at most so much later. */
const secondPressMs = 400;

/** Where a finger lands that means the same button again. */
const reachPx = 24;

/**
 * For a moment, presses where a button has just gone reach nothing below it. `spot` is where it was pressed, in the window's
 * pixels. Keys are not presses.
 */
export function ignoreSecondPress(spot: { x: number; y: number }): void {
  const ignore = (event: MouseEvent) => {
    const isThere = Math.hypot(event.clientX - spot.x, event.clientY - spot.y) <= reachPx;
    if (event.detail === 0 || !isThere) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', ignore, true);
  setTimeout(() => document.removeEventListener('click', ignore, true), secondPressMs);
}
