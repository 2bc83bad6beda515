import type { ReactNode } from 'react';

export function Columns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <div className="grid gap-3.5 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] lg:items-start lg:gap-[22px]">
      <div className="grid min-w-0 grid-cols-1 gap-3.5 lg:gap-[18px]">{main}</div>
      <div className="grid min-w-0 grid-cols-1 gap-3.5 lg:gap-[18px]">{side}</div>
    </div>
  );
}
