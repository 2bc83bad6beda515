import { useEffect } from 'react';

const changed = new EventTarget();
let watching = 0;

/** Whether a page that is open to everybody shows what a visitor hears of too. */
export const visitorsWatch = (): boolean => watching > 0;

export function onVisitorsWatch(notify: () => void): void {
  changed.addEventListener('change', notify);
}

/** For a page that visitors see live as well: it has a stream while it stands, whoever looks at it. */
export function useStreamForVisitors(): void {
  // The stream is not drawn: it begins and ends with the page.
  useEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
}

function count(by: number): void {
  watching += by;
  changed.dispatchEvent(new Event('change'));
}
