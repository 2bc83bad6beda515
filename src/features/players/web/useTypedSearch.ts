import { useEffect, useRef, useState } from 'react';

const settleMs = 200;

/**
 * The text of a search box whose settled value lives elsewhere (in the address): typing shows at once, and `onSettle`
 * is told when the fingers rest. A value changed from outside, such as by the Back button, shows too.
 */
export function useTypedSearch(settled: string, onSettle: (value: string) => void) {
  const [typed, setTyped] = useState(settled);
  const [shown, setShown] = useState(settled);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  if (shown !== settled) {
    setShown(settled);
    if (typed.trim() !== settled) setTyped(settled);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  const type = (value: string) => {
    setTyped(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSettle(value.trim()), value === '' ? 0 : settleMs);
  };
  return [typed, type] as const;
}
