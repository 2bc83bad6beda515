import { useEffect, useState } from 'react';

const loadingMs = 1_000;

/** Whether the second that every opening of the episode page takes is not over yet. */
export function useLoadingSecond(): boolean {
  const [loading, setLoading] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setLoading(false), loadingMs);
    return () => clearTimeout(timer);
  }, []);
  return loading;
}
