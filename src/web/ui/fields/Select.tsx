import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

interface SelectProps extends ComponentProps<'select'> {
  /** What stands behind the options that are its children. */
  choices?: readonly { value: string; label: string }[] | undefined;
}

/** The browser's own list, in the shape of the other fields. */
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
