import { useState } from 'react';

/** Keeps a count that is newer than the list's, until a refetched list has another number. */
export function useLatestCount(inList: number, counted: number | null): number {
  const [latest, setLatest] = useState({ count: inList, insteadOf: inList });
  if (counted !== null && (latest.count !== counted || latest.insteadOf !== inList)) {
    setLatest({ count: counted, insteadOf: inList });
    return counted;
  }
  return latest.insteadOf === inList ? latest.count : inList;
}
