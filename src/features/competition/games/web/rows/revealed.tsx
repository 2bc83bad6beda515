import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#web/ui/Button.tsx';

const atFirst = 20;
const step = 40;

/** How many rows each list showed, by history entry, so that a return finds the page as long as it was. */
const shownBefore = new Map<string, ReadonlyMap<string, number>>();

/** How many rows of each list to show: a few at first, more when asked. */
export function useRevealed() {
  const { key } = useLocation();
  const [more, setMore] = useState<ReadonlyMap<string, number>>(() => shownBefore.get(key) ?? new Map());
  const showMore = (list: string) => {
    const next = new Map(more).set(list, (more.get(list) ?? 0) + step);
    shownBefore.set(key, next);
    setMore(next);
  };
  return { countOf: (list: string) => atFirst + (more.get(list) ?? 0), showMore };
}

interface ShowMoreProps {
  of: string;
  /** Also shows more once it comes near. */
  grows: boolean;
  onPress: () => void;
}

/** The large top margin is for a restored scroll position, which may be far beyond the list's end. */
const near = { rootMargin: '1000000px 0px 600px' };

/** The end of what is shown of a list. Give it a new key for each length, so that it watches again. */
export function ShowMore({ of, grows, onPress }: ShowMoreProps) {
  const [reveal] = useState(() => onPress);
  const watch = useCallback(
    (end: HTMLElement) => {
      const watcher = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && reveal(), near);
      watcher.observe(end);
      return () => watcher.disconnect();
    },
    [reveal],
  );
  return (
    <div className={`grid justify-items-center ${grows ? 'growing' : ''}`}>
      {grows && <span ref={watch} aria-hidden />}
      <Button small onClick={onPress}>
        Show more<span className="sr-only">: {of}</span>
      </Button>
    </div>
  );
}
