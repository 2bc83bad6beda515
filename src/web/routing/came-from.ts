import type { DataRouter } from 'react-router';
import { findPage } from '../site.ts';

/** How an entry of the history was reached: from which page, so many entries back. */
interface Origin {
  path: string;
  steps: number;
}

/** By history entry. After a full load none is known, and Back leads to the page above. */
const origins = new Map<string, Origin>();

/** Learns from which page each page is opened. Filters and tabs of a page are no pages of their own. */
export function followOrigins(router: DataRouter) {
  let { key, pathname } = router.state.location;
  router.subscribe(({ location, historyAction }) => {
    if (location.key === key) return;
    const before = origins.get(key);
    const isSamePage = location.pathname === pathname;
    if (historyAction === 'PUSH') {
      const origin = isSamePage ? before && { ...before, steps: before.steps + 1 } : { path: pathname, steps: 1 };
      if (origin) origins.set(location.key, origin);
    } else if (historyAction === 'REPLACE' && before) {
      origins.set(location.key, before);
    }
    ({ key, pathname } = location);
  });
}

/** How many entries of the history lie between this page and the one from which it was opened; null if that is no page. */
export function stepsBack(key: string): number | null {
  const origin = origins.get(key);
  const page = origin && findPage(origin.path);
  return page && page.path !== '/' && page.path !== '/auth' && !page.isWholeScreen ? origin.steps : null;
}
