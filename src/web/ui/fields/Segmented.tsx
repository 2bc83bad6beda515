import { type ReactNode, useId } from 'react';

interface SegmentedProps<Value extends string> {
  label: string;
  choices: readonly { value: Value; label: ReactNode; name?: string }[];
  /** Null while nothing is chosen. */
  value: Value | null;
  onChoose: (value: Value) => void;
}

/** One choice of a few, all in sight: a radio group drawn as one control. */
export function Segmented<Value extends string>({ label, choices, value, onChoose }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="flex flex-wrap gap-1 rounded-control bg-raised p-1">
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={`${segment} px-3 text-center has-checked:bg-card has-checked:text-ink has-checked:shadow-sm ring-within`}
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            aria-label={choice.name}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </div>
  );
}

/** One of a few choices that lie side by side. */
export const segment =
  'inline-flex min-h-11 flex-1 items-center justify-center gap-2 rounded-[10px] text-sm font-bold text-soft transition hover:text-ink';
