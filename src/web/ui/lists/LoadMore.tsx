import { useEffect, useRef } from 'react';
import { Button } from '../Button.tsx';

interface LoadMoreProps {
  hasMore: boolean;
  busy: boolean;
  onMore: () => void;
}

/** Whoever comes back to a place in a list may stand far beyond its end. */
const near = { rootMargin: '1000000px 0px 600px' };

/** The end of a growing list: coming near it loads the next page, and so does its button. */
export function LoadMore({ hasMore, busy, onMore }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = end.current;
    if (!element || !hasMore || busy) return;
    const watcher = new IntersectionObserver((seen) => seen.at(-1)?.isIntersecting && onMore(), near);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [hasMore, busy, onMore]);

  if (!hasMore) return null;
  return (
    <div ref={end} className="growing grid place-items-center py-4">
      <Button busy={busy} busyLabel="Loading more..." onClick={onMore}>
        Load more
      </Button>
    </div>
  );
}
