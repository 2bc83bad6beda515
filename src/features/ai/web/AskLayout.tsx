import type { ReactNode, Ref } from 'react';

interface AskLayoutProps {
  form: ReactNode;
  result: ReactNode;
  saved: ReactNode;
  /** Where the result stands: what a phone scrolls to. */
  area: Ref<HTMLDivElement>;
}

/** What is asked, what comes of it, what was kept: below each other on a phone; the result beside the others elsewhere. */
export function AskLayout({ form, result, saved, area }: AskLayoutProps) {
  return (
    <div className="grid gap-3.5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.55fr)] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-[22px]">
      <div className="min-w-0">{form}</div>
      <div ref={area} className="min-w-0 scroll-mt-[calc(var(--bar)+16px)] lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {result}
      </div>
      <div className="min-w-0">{saved}</div>
    </div>
  );
}
