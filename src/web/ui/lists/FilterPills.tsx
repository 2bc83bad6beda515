import { type ReactNode, useRef } from 'react';
import { useCentred } from '../centred.ts';
import { ToggleButton } from '../ToggleButton.tsx';

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
  useCentred(row, value);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways in every browser
    <div
      ref={row}
      role="group"
      aria-label={label}
      className="scrollbar-none relative -mx-4 flex gap-2 overflow-x-auto px-4 py-1 lg:-mx-1 lg:flex-wrap lg:px-1"
    >
      {choices.map((choice) => (
        <ToggleButton
          key={choice.value}
          shape="pill"
          data-pill={choice.value}
          isPressed={choice.value === value}
          onClick={() => onChoose(choice.value)}
        >
          {choice.label}
          {choice.count !== undefined && <span className="score text-base">{choice.count}</span>}
        </ToggleButton>
      ))}
    </div>
  );
}
