import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useCentred } from './centred.ts';
import { segment } from './fields/Segmented.tsx';

export interface Tab<Value extends string> {
  value: Value;
  label: ReactNode;
}

interface TabsProps<Value extends string> {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  /** A line under the chosen one instead of a box around all: for the parts of a page. */
  look?: 'box' | 'line';
  onChoose: (value: Value) => void;
  children: ReactNode;
}

export function Tabs<Value extends string>({ label, tabs, value, look = 'box', onChoose, children }: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  useCentred(row, value);

  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    // Start from the focused tab: a second key may come before the first one has rendered.
    const focused = event.target instanceof HTMLElement ? event.target.dataset['tab'] : value;
    const at = tabs.findIndex((tab) => tab.value === focused);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    onChoose(next.value);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.value)}"]`)?.focus();
  };

  return (
    <>
      <div ref={row} className="scrollbar-none -mx-4 overflow-x-auto px-4 lg:mx-0 lg:px-0">
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          onKeyDown={move}
          className={`flex w-max min-w-full ${looks[look].list}`}
        >
          {tabs.map((tab) => (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              data-tab={tab.value}
              aria-selected={tab.value === value}
              aria-controls={`${id}-panel`}
              tabIndex={tab.value === value ? 0 : -1}
              onClick={() => onChoose(tab.value)}
              className={`whitespace-nowrap ${looks[look].tab}`}
            >
              {tab.label}
            </button>
          ))}
        </div>
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}

/** A name in a row above a line; the one that is chosen has a line of its own. */
export const lineTab =
  '-mb-px min-h-11 border-b-2 border-transparent px-0.5 font-bold text-base text-soft transition hover:text-ink';

const looks = {
  box: {
    list: 'gap-1 rounded-control border border-line bg-card p-1',
    tab: `${segment} px-4 max-[359px]:px-2.5 aria-selected:bg-ink aria-selected:text-ground`,
  },
  line: {
    list: 'gap-5 border-line border-b max-[359px]:gap-4',
    tab: `${lineTab} aria-selected:border-accent-text aria-selected:text-ink`,
  },
};
