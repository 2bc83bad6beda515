import { ChevronDown, type LucideIcon, Plus } from 'lucide-react';
import type { Ref } from 'react';

export interface Option {
  value: string;
  label: string;
}

interface ChipSelectProps {
  /** What the chip decides, for people who cannot see its place. */
  label: string;
  options: readonly Option[];
  value: string;
  onChoose: (value: string) => void;
  icon?: LucideIcon;
  /** For a chip that adds an entry: it looks like an empty place. */
  adds?: boolean;
  ref?: Ref<HTMLSelectElement>;
}

/** An understood part with its alternatives: the native select element, styled as a chip. */
export function ChipSelect({ label, options, value, onChoose, icon: Icon, adds = false, ref }: ChipSelectProps) {
  const variant = adds ? 'border-dashed border-edge text-soft' : 'border-edge bg-raised text-ink';
  return (
    <span className="relative inline-flex max-w-full items-center">
      {Icon && <Icon className="pointer-events-none absolute left-3 size-4 text-accent-text" aria-hidden />}
      {adds && <Plus className="pointer-events-none absolute left-3 size-4" aria-hidden />}
      <select
        ref={ref}
        aria-label={label}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className={`field-sizing-content min-h-11 max-w-full cursor-pointer appearance-none text-ellipsis rounded-full border pr-8.5 font-semibold text-sm transition pointer-coarse:text-base hover:border-soft ${Icon || adds ? 'pl-9' : 'pl-4'} ${variant}`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute right-3 size-4 text-soft" aria-hidden />
    </span>
  );
}
