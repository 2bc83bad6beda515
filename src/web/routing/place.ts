import type { DataRouter } from 'react-router';
import { newId } from '#shared/new-id.ts';

/** Where `<ScrollRestoration>` saves how far each entry of the history was scrolled. */
export const savedPlaces = 'places';
let place = 0;

/** How far down the page was when it was left, in pixels; 0 where it is opened anew. */
export const placeToReturnTo = (): number => place;

/**
 * The router names all entries of the history but the one that the app was opened at, and places are saved by that name. So this
 * one is named too, before the router begins: then it can be come back to, and another address is not taken for it.
 */
export function nameFirstEntry() {
  if (keyOfEntry() === undefined) history.replaceState({ ...history.state, key: newId() }, '');
  hold(savedPlace());
}

/** Knows the place before the page is drawn that is come back to. */
export function followPlace(router: DataRouter) {
  addEventListener('unhandledrejection', leaveTransitionOut);
  let shown = router.state.location.key;
  router.subscribe(({ location, restoreScrollPosition }) => {
    if (location.key === shown) return;
    shown = location.key;
    hold(typeof restoreScrollPosition === 'number' ? restoreScrollPosition : 0);
  });
}

/** A page far down a long list may draw for longer than a transition lasts: it comes without one, and nothing has failed. */
function leaveTransitionOut(event: PromiseRejectionEvent) {
  const { reason } = event;
  if (reason instanceof DOMException && reason.message.startsWith('Transition was aborted')) event.preventDefault();
}

/** Until a growing list has grown so far, the page is as long as it was (`.growing` in pieces.css). */
function hold(pixels: number) {
  place = pixels;
  const { style, dataset } = document.documentElement;
  style.setProperty('--place', `${pixels}px`);
  if (pixels > 0) dataset['returning'] = '';
  else delete dataset['returning'];
}

/** After a reload, or a way back from another site. */
function savedPlace(): number {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(savedPlaces) ?? '{}');
    const found = new Map(Object.entries(Object(saved))).get(keyOfEntry() ?? '');
    return typeof found === 'number' ? found : 0;
  } catch {
    return 0;
  }
}

const keyOfEntry = (): string | undefined => history.state?.key;
