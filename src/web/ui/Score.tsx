import { useState } from 'react';

export function Score({ value, className = '' }: { value: number | string; className?: string }) {
  const [shown, setShown] = useState({ value, ticks: 0 });
  if (value !== shown.value) setShown({ value, ticks: shown.ticks + 1 });
  return (
    <span className={`score inline-block ${className}`}>
      <span key={shown.ticks} className={shown.ticks > 0 ? 'settle inline-block [--rise:-0.28em]' : 'inline-block'}>
        {value}
      </span>
    </span>
  );
}
