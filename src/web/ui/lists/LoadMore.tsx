import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { getMessage } from '../../api/api.ts';
import { Button } from '../Button.tsx';

type GrowingList = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error' | 'dataUpdatedAt' | 'fetchNextPage'
>;

/** The large top margin is for a restored scroll position, which may be far beyond the list's end. */
const margins = { rootMargin: '1000000px 0px 600px' };

/** The end of an infinite list: loads the next page when it comes near, or by its button. A failed page needs the button. */
export function LoadMore({ list }: { list: GrowingList }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, dataUpdatedAt, fetchNextPage } = list;
  const watch = useCallback(
    (end: HTMLElement) => {
      const watcher = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && fetchNextPage(), margins);
      watcher.observe(end);
      return () => watcher.disconnect();
    },
    [fetchNextPage],
  );

  if (!hasNextPage) return null;
  return (
    <div className="growing grid place-items-center py-4">
      {/* Observed again after each response, by `key`: an instant answer never renders `isFetchingNextPage`. */}
      {!isFetchingNextPage && !isFetchNextPageError && <span key={dataUpdatedAt} ref={watch} aria-hidden />}
      {isFetchNextPageError && (
        <p role="alert" className="pb-2 text-center text-sm text-soft">
          {getMessage(error)}
        </p>
      )}
      <Button busy={isFetchingNextPage} busyLabel="Loading more..." onClick={() => void fetchNextPage()}>
        Load more
      </Button>
    </div>
  );
}
