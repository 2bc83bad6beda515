import { useEffect, useState } from 'react';

const debounceMs = 200;

/** A value as it was when it last rested: what is typed letter by letter is asked for once. Taken back, it counts at once. */
export function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return value === '' ? '' : debounced;
}
