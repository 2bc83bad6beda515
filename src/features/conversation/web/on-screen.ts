import { type RefObject, startTransition, useEffect, useState } from 'react';

const told = new WeakMap<Element, (onScreen: boolean) => void>();
let watcher: IntersectionObserver | undefined;

export function useOnScreen(element: RefObject<Element | null>): boolean {
  const [onScreen, setOnScreen] = useState(false);

  // Only the browser knows, and tells it later.
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    told.set(watched, setOnScreen);
    watcher ??= new IntersectionObserver(notifyEach, { rootMargin: '200px' });
    watcher.observe(watched);
    return () => watcher?.unobserve(watched);
  }, [element]);

  return onScreen;
}

function notifyEach(entries: IntersectionObserverEntry[]) {
  startTransition(() => {
    for (const { target, isIntersecting } of entries) told.get(target)?.(isIntersecting);
  });
}
