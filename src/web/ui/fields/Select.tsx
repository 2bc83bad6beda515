import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

interface SelectProps extends ComponentProps<'select'> {
  /** Options that follow those in `children`. */
  choices?: readonly { value: string; label: string }[] | undefined;
}

/** The native select, styled like the other fields. */
export function Select({ className = '', children, choices, ...rest }: SelectProps) {
  return (
    <span className="relative block">
      <select
        {...rest}
        className={`min-h-12 w-full appearance-none rounded-control border border-edge bg-ground pr-11 pl-3.5 text-base text-ink transition hover:border-soft disabled:opacity-60 aria-invalid:border-live-text ${className}`}
      >
        {children}
        {choices?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-soft"
        aria-hidden
      />
    </span>
  );
}
