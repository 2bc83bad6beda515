import { type KeyboardEvent, useRef } from 'react';
import { useCentred } from '#web/ui/centred.ts';
import { lineTab } from '#web/ui/Tabs.tsx';

interface RoundTabsProps {
  titles: readonly string[];
  shown: number;
  onChoose: (at: number) => void;
}

/** The names of the rounds, on a phone: a press or an arrow key goes to one, and a swipe marks the one that is in view. */
export function RoundTabs({ titles, shown, onChoose }: RoundTabsProps) {
  const row = useRef<HTMLElement>(null);
  useCentred(row, String(shown));

  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const to = shown + (step ?? 0);
    if (step === undefined || to < 0 || to >= titles.length) return;
    event.preventDefault();
    onChoose(to);
    row.current?.querySelectorAll<HTMLElement>('button')[to]?.focus();
  };

  return (
    <nav
      ref={row}
      aria-label="Rounds"
      onKeyDown={move}
      className="scrollbar-none -mx-4 flex gap-5 overflow-x-auto border-line border-b px-4 max-[359px]:gap-4 lg:hidden print:hidden"
    >
      {titles.map((title, at) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: rounds keep their order
          key={at}
          type="button"
          aria-current={at === shown || undefined}
          onClick={() => onChoose(at)}
          className={`shrink-0 whitespace-nowrap ${lineTab} aria-[current]:border-accent-text aria-[current]:text-ink`}
        >
          {title}
        </button>
      ))}
    </nav>
  );
}
