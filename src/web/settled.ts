import { useEffect, useState } from 'react';

const settleMs = 200;

/** A value as it was when it last rested: what is typed letter by letter is asked for once. Taken back, it counts at once. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMs);
    return () => clearTimeout(timer);
  }, [value]);
  return value === '' ? '' : settled;
}
