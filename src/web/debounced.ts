import { useEffect, useState } from 'react';

const debounceMs = 200;

/** A debounced value, so that typing causes one request and not one for each letter. An empty value counts at once. */
export function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return value === '' ? '' : debounced;
}
