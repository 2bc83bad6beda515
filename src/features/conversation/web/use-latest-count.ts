import { useState } from 'react';

/** Keeps a count that is newer than the list's, until a refetched list has another number. */
export function useLatestCount(inList: number, counted: number | null): number {
  const [kept, setKept] = useState({ count: inList, insteadOf: inList });
  if (counted !== null && (kept.count !== counted || kept.insteadOf !== inList)) {
    setKept({ count: counted, insteadOf: inList });
    return counted;
  }
  return kept.insteadOf === inList ? kept.count : inList;
}
