import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

const box =
  'w-full min-h-12 rounded-control border border-edge bg-ground px-3.5 text-base text-ink placeholder:text-soft transition hover:border-soft aria-invalid:border-live-text disabled:opacity-60';

export function TextInput({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...rest} className={`${box} ${className}`} />;
}

export function TextArea({ className = '', rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} {...rest} className={`${box} resize-y py-3 ${className}`} />;
}

export function Select({ className = '', children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select {...rest} className={`${box} appearance-none pr-10 ${className}`}>
        {children}
      </select>
      <ChevronDown
        className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-soft"
        aria-hidden
      />
    </span>
  );
}

/** On or off, at once. The words stand before it. */
export function Switch({ children, className = '', ...rest }: ComponentProps<'input'>) {
  return (
    <label className={`inline-flex min-h-11 items-center justify-between gap-3 text-sm font-semibold ${className}`}>
      {children}
      <input
        {...rest}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is checked
        role="switch"
        className="relative h-7 w-12 shrink-0 appearance-none rounded-full border border-edge bg-raised transition before:absolute before:top-1/2 before:left-1 before:size-[1.125rem] before:-translate-y-1/2 before:rounded-full before:bg-soft before:transition-transform checked:border-transparent checked:bg-accent checked:before:translate-x-5 checked:before:bg-on-accent"
      />
    </label>
  );
}
