import { type RefObject, useEffect, useState } from 'react';

/** Which of the rounds that are swiped is in view, and a way to go to another. Begins with the one given. */
export function useRoundInView(rounds: RefObject<HTMLElement | null>, first: number) {
  const [shown, setShown] = useState(first);
  const [begin] = useState(first);

  useEffect(() => {
    const row = rounds.current;
    if (!row) return;
    if (isSwiped(row)) row.scrollTo({ left: offsetOf(row, begin), behavior: 'instant' });
    const follow = () => setShown(nearest(row));
    row.addEventListener('scroll', follow, { passive: true });
    return () => row.removeEventListener('scroll', follow);
  }, [rounds, begin]);

  const show = (at: number) => {
    setShown(at);
    const row = rounds.current;
    row?.scrollTo({ left: offsetOf(row, at), behavior: isCalm() ? 'instant' : 'smooth' });
  };
  return { shown, show };
}

/** Where there is room, all rounds are a tree, which is read from its beginning. */
const isSwiped = (row: HTMLElement) => getComputedStyle(row).scrollSnapType !== 'none';

const roundsIn = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>(':scope > section')];

function offsetOf(row: HTMLElement, at: number): number {
  const sections = roundsIn(row);
  return (sections[at]?.offsetLeft ?? 0) - (sections[0]?.offsetLeft ?? 0);
}

/** At the end of the row the last one is meant, although it does not reach the left edge. */
function nearest(row: HTMLElement): number {
  const sections = roundsIn(row);
  if (row.scrollLeft + row.clientWidth >= row.scrollWidth - 2) return sections.length - 1;
  const distances = sections.map((_, at) => Math.abs(offsetOf(row, at) - row.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
