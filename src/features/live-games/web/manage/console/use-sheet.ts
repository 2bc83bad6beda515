import { useState } from 'react';

type Sheet = 'plays' | 'period' | 'more' | 'others';

/** The second press of a quick thumb must not meet what stands below a sheet that has just closed. */
const shieldMs = 250;

/** What is open over the keys. */
export function useSheet() {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [isShielded, setShielded] = useState(false);
  const close = () => {
    setSheet(null);
    setShielded(true);
    setTimeout(() => setShielded(false), shieldMs);
  };
  return { sheet, isShielded, open: setSheet, close };
}
