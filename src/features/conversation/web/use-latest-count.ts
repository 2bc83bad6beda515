import { useState } from 'react';

/** What was counted since the list was read stands, until the list is read anew and says something else. */
export function useLatestCount(inList: number, counted: number | null): number {
  const [kept, setKept] = useState({ count: inList, insteadOf: inList });
  if (counted !== null && (kept.count !== counted || kept.insteadOf !== inList)) {
    setKept({ count: counted, insteadOf: inList });
    return counted;
  }
  return kept.insteadOf === inList ? kept.count : inList;
}
