import type { DataRouter } from 'react-router';
import { newId } from '#shared/new-id.ts';

/** The storage key under which `<ScrollRestoration>` saves the scroll position of each history entry. */
export const scrollPositionsKey = 'places';
let position = 0;

/** The scroll position at which the page was left, in pixels; 0 when it is newly opened. */
export const scrollPositionToRestore = (): number => position;

/**
 * React Router gives a key to each history entry but the one that the app was opened at, and saves scroll positions by key.
 * So that entry gets a key too, before the router starts: then its position is restored, and not taken for another address's.
 */
export function nameFirstEntry() {
  if (getEntryKey() === undefined) history.replaceState({ ...history.state, key: newId() }, '');
  hold(savedScrollPosition());
}

/** Learns the scroll position before the page to return to is rendered. */
export function followScrollPosition(router: DataRouter) {
  addEventListener('unhandledrejection', leaveTransitionOut);
  let shown = router.state.location.key;
  router.subscribe(({ location, restoreScrollPosition }) => {
    if (location.key === shown) return;
    shown = location.key;
    hold(typeof restoreScrollPosition === 'number' ? restoreScrollPosition : 0);
  });
}

/** A long list may take longer to render than a view transition lasts: the page appears without one, which is no error. */
function leaveTransitionOut(event: PromiseRejectionEvent) {
  const { reason } = event;
  if (reason instanceof DOMException && reason.message.startsWith('Transition was aborted')) event.preventDefault();
}

/** Keeps the page as long as it was until an infinite list has rendered so far (`.growing` in pieces.css). */
function hold(pixels: number) {
  position = pixels;
  const { style, dataset } = document.documentElement;
  style.setProperty('--place', `${pixels}px`);
  if (pixels > 0) dataset['returning'] = '';
  else delete dataset['returning'];
}

/** The position to restore after a reload, or a return from another site. */
function savedScrollPosition(): number {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(scrollPositionsKey) ?? '{}');
    const found = new Map(Object.entries(Object(saved))).get(getEntryKey() ?? '');
    return typeof found === 'number' ? found : 0;
  } catch {
    return 0;
  }
}

const getEntryKey = (): string | undefined => history.state?.key;

let readTo = 0;
const note = () => {
  readTo = scrollY;
};

/** Remembers the scroll position in the server-rendered page, before the router starts the page at its top. */
export function noteScrolling(): void {
  note();
  addEventListener('scroll', note, { passive: true });
}

export function returnToScrolled(): void {
  removeEventListener('scroll', note);
  if (readTo > 0) scrollTo(0, readTo);
}
