import { type ReactNode, useEffect, useRef } from 'react';

export interface Choice<Value extends string> {
  value: Value;
  label: ReactNode;
  count?: number | undefined;
}

interface FilterPillsProps<Value extends string> {
  label: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** One row of round buttons, one of them pressed; scrolls sideways on a phone. */
export function FilterPills<Value extends string>({ label, choices, value, onChoose }: FilterPillsProps<Value>) {
  const row = useRef<HTMLDivElement>(null);

  // The row scrolls by itself alone: a link may open with a pill chosen that stands beyond its edge.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another pill to bring into sight
  useEffect(() => {
    const pressed = row.current?.querySelector<HTMLElement>('[aria-pressed=true]');
    if (row.current && pressed)
      row.current.scrollLeft = pressed.offsetLeft - (row.current.clientWidth - pressed.offsetWidth) / 2;
  }, [value]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways in every browser
    <div
      ref={row}
      role="group"
      aria-label={label}
      className="no-bar relative -mx-4 flex gap-2 overflow-x-auto px-4 py-1 lg:-mx-1 lg:flex-wrap lg:px-1"
    >
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChoose(choice.value)}
          className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-line bg-card px-4 text-sm font-bold text-soft transition hover:text-ink aria-pressed:border-transparent aria-pressed:bg-ink aria-pressed:text-ground"
        >
          {choice.label}
          {choice.count !== undefined && <span className="score text-base">{choice.count}</span>}
        </button>
      ))}
    </div>
  );
}
