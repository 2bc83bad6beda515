import { useEffect, useState } from 'react';

const loadingMs = 1_000;

export function useLoadingSecond(): boolean {
  const [loading, setLoading] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setLoading(false), loadingMs);
    return () => clearTimeout(timer);
  }, []);
  return loading;
}
