import { useEffect, useRef } from 'react';
import { Button } from './Button.tsx';

interface LoadMoreProps {
  hasMore: boolean;
  busy: boolean;
  onMore: () => void;
}

/** The end of a growing list: coming near it loads the next page, and so does its button. */
export function LoadMore({ hasMore, busy, onMore }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = end.current;
    if (!element || !hasMore || busy) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), { rootMargin: '600px' });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [hasMore, busy, onMore]);

  if (!hasMore) return null;
  return (
    <div ref={end} className="grid place-items-center py-4">
      <Button busy={busy} busyLabel="Loading more..." onClick={onMore}>
        Load more
      </Button>
    </div>
  );
}
