import { type ReactNode, useLayoutEffect } from 'react';
import { drawnAhead } from '#web/first-answers.ts';

let readTo = 0;
if (drawnAhead()) {
  notePlace();
  addEventListener('scroll', notePlace, { passive: true });
}

function notePlace() {
  readTo = scrollY;
}

/** Whoever has scrolled in what the server drew reads on there: the router begins each page at its top. */
export function KeepPlace({ children }: { children: ReactNode }) {
  // After the router's own effect, which stands further in.
  useLayoutEffect(() => {
    removeEventListener('scroll', notePlace);
    if (readTo > 0) scrollTo(0, readTo);
  }, []);
  return children;
}
