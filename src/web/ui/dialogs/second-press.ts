/** The longest time between the two taps of a double tap. */
const secondPressMs = 400;

/** The same on keys that are pressed fast on purpose, inside an element with `data-fast-keys`. */
const fastPressMs = 250;

/** How far from the first tap the second one may land. */
const reachPx = 24;

/**
 * For a moment, ignores presses where a button has just disappeared, so that a double tap does not hit what was below it; a
 * press elsewhere ends that. `spot` is where the button was pressed, in the window's pixels. Keys are not ignored.
 */
export function ignoreSecondPress(spot: { x: number; y: number }): void {
  let areFastKeysOpen = false;
  const stop = () => document.removeEventListener('click', ignore, true);
  const ignore = (event: MouseEvent) => {
    if (event.detail === 0) return;
    const isThere = Math.hypot(event.clientX - spot.x, event.clientY - spot.y) <= reachPx;
    if (!isThere) return stop();
    if (areFastKeysOpen && event.target instanceof Element && event.target.closest('[data-fast-keys]')) return stop();
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', ignore, true);
  setTimeout(() => {
    areFastKeysOpen = true;
  }, fastPressMs);
  setTimeout(stop, secondPressMs);
}
